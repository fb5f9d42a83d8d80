/// The terminal's colors, or none.
package struct ANSIStyle: Sendable {
    package let isOn: Bool

    package init(isOn: Bool) { self.isOn = isOn }

    package func bold(_ text: String) -> String { sgr("1", text) }
    package func red(_ text: String) -> String { sgr("1;31", text) }
    package func green(_ text: String) -> String { sgr("32", text) }
    package func yellow(_ text: String) -> String { sgr("1;33", text) }
    package func cyan(_ text: String) -> String { sgr("36", text) }
    package func dim(_ text: String) -> String { sgr("2", text) }

    private func sgr(_ code: String, _ text: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
