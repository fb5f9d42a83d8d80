/// The bytes of a file.
struct SourceText: Sendable {
    let bytes: [UInt8]

    /// The text after a change, and the lines that it touched.
    struct Change {
        let text: String
        let line: Int
        let original: String
        let changed: String
    }

    /// Makes edits that do not overlap.
    func applying(_ edits: [Edit]) -> Change {
        let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let first = start(ofLineWith: sorted[0].range.lowerBound)
        let last = end(ofLineWith: sorted.map(\.range.upperBound).max() ?? first)
        var changed: [UInt8] = []
        var position = first
        for edit in sorted {
            changed += bytes[position..<edit.range.lowerBound]
            changed += edit.replacement.utf8
            position = edit.range.upperBound
        }
        changed += bytes[position..<last]
        return Change(
            text: String(decoding: bytes[..<first] + changed + bytes[last...], as: UTF8.self),
            line: bytes[..<sorted[0].range.lowerBound].count { $0 == newline } + 1,
            original: Self.oneLine(bytes[first..<last]), changed: Self.oneLine(changed[...]))
    }

    private let newline = UInt8(ascii: "\n")

    private func start(ofLineWith offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    }

    private func end(ofLineWith offset: Int) -> Int {
        bytes[offset...].firstIndex(of: newline) ?? bytes.count
    }

    /// The words of a text with one space between them.
    private static func oneLine(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    init(_ text: String) { bytes = Array(text.utf8) }
}
