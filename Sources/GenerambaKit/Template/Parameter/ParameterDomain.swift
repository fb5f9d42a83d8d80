import SourceText
import TemplateEngine

/// The possible values of a parameter, as far as they are known in advance.
package enum ParameterDomain: Sendable, Equatable {
    /// Unknown, so that conditions cannot be checked.
    case unknown
    /// Any integer.
    case numbers
    /// Any text.
    case texts
    /// One of these values.
    case values([LiquidValue])

    /// Whether a value may be in the domain. True for `nil`, `empty` and `blank`, which also stand for no value.
    package func canHold(_ value: LiquidValue) -> Bool {
        switch (self, value) {
        case (_, .null), (_, .marker): true
        case (.values(let values), _): values.contains(value)
        case (.numbers, .text), (.numbers, .bool): false
        case (.texts, .integer), (.texts, .float), (.texts, .bool): false
        case (.numbers, _), (.texts, _), (.unknown, _): true
        }
    }

    /// Returns why a condition is never true; nil if comparing the name with these literals does not explain it.
    package func hint(_ name: String, comparedWith literals: [LiquidValue]) -> String? {
        let text = literals.lazy.compactMap(\.word).first
        switch self {
        case .unknown: return nil
        case .numbers: return text.map { _ in "'\(name)' is a number, not text" }
        case .texts: return literals.contains(where: \.isNumber) ? "'\(name)' is text, not a number" : nil
        case .values(let values) where values.contains(.bool(true)):
            return text.map { _ in "'\(name)' is true or false, not text" }
        case .values(let values):
            let words = values.compactMap(\.word)
            return text.flatMap { didYouMean($0, in: words) } ?? "choices for '\(name)': \(quoted(words))"
        }
    }
}

extension LiquidValue {
    /// The text of a text value; nil for other values.
    fileprivate var word: String? {
        if case .text(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
    }

    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .float: true
        default: false
        }
    }
}
