import SourceText

/// The `item` outputs in a Liquid rambaspec. The rambaspec is rendered once for all items, so placeholders replace
/// these outputs first, and turn back into the outputs in the parsed entries.
struct DeferredItems {
    /// The rambaspec with the placeholders.
    let file: SourceFile
    /// The source texts of the outputs, by placeholder number.
    private let outputs: [String]

    /// - Parameter isNeeded: whether an entry has one file per item.
    init(_ source: SourceFile, isNeeded: Bool) {
        var (bytes, origins): ([UInt8], SourceMap) = ([], SourceMap(source))
        var outputs: [String] = []
        var start = 0
        func copy(to end: Int) {
            origins.begin(.init(file: 0, place: start..<end, isCopy: true), at: bytes.count)
            bytes += source.bytes[start..<end]
        }
        while isNeeded, let output = source.bytes.itemOutput(from: start) {
            copy(to: output.lowerBound)
            origins.begin(.init(file: 0, place: output, isCopy: false), at: bytes.count)
            bytes += Array(Self.sign(outputs.count).utf8)
            outputs.append(source.text(output))
            start = output.upperBound
        }
        copy(to: source.bytes.count)
        self.outputs = outputs
        file = outputs.isEmpty ? source : SourceFile(path: source.path, bytes: bytes, origins: origins)
    }

    /// Returns a placeholder made of private-use characters, which YAML allows.
    private static func sign(_ number: Int) -> String { "\u{E000}\(number)\u{E001}" }

    /// Replaces the placeholders in an entry with the outputs.
    func restore(_ entry: inout Manifest.Entry) {
        guard !outputs.isEmpty else { return }
        entry.name.value = restored(entry.name.value)
        entry.customName = entry.customName.map { $0.map(restored) }
        entry.condition = entry.condition.map { $0.map(restored) }
    }

    private func restored(_ text: String) -> String {
        guard text.utf8.contains(0xEE) else { return text }
        return outputs.indices.reduce(text) { $0.replacing(Self.sign($1), with: outputs[$1]) }
    }
}

extension [UInt8] {
    /// Returns the next output that starts with the name `item`: `{{ item.name | upcase }}`.
    fileprivate func itemOutput(from start: Int) -> Range<Int>? {
        var position = start
        while let brace = firstOffset(of: "{{", from: position) {
            position = brace + 1
            let content = self[(brace + 2)...].drop { $0.isWhitespace || $0 == UInt8(ascii: "-") }
            if content.starts(with: "item".utf8), content.dropFirst(4).first?.isNamePart == false {
                return firstOffset(of: "}}", from: brace).map { brace..<$0 + 2 }
            }
        }
        return nil
    }
}
