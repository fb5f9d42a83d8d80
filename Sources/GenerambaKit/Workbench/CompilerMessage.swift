/// What the compiler says of a source.
package struct CompilerMessage: Sendable, Hashable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    package var text: String
    /// The file; nil where the compiler names none.
    package var path: AbsolutePath?
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int

    package init(severity: Severity, text: String, path: AbsolutePath? = nil, line: Int = 1, column: Int = 1)
    {
        self.severity = severity
        self.text = text
        self.path = path
        self.line = line
        self.column = column
    }
}

extension CompilerMessage {
    /// The messages in what `swiftc -diagnostic-style llvm` prints, each once.
    package static func all(in output: [UInt8]) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { CompilerMessage($0) }
            .filter { seen.insert($0).inserted }
    }

    /// Reads `PATH:LINE:COLUMN: SEVERITY: TEXT`, `<unknown>:0: SEVERITY: TEXT` or `SEVERITY: TEXT`; nil for any other
    /// line, such as an excerpt.
    init?(_ line: Substring) {
        for severity in [Severity.error, .warning, .note] {
            let mark = "\(severity.rawValue): "
            if line.hasPrefix(mark) {
                self.init(severity: severity, text: Self.text(line.dropFirst(mark.count)))
                return
            }
            guard let found = line.firstRange(of: ": \(mark)") else { continue }
            let text = Self.text(line[found.upperBound...])
            guard let place = Place(line[..<found.lowerBound]) else { continue }
            self.init(
                severity: severity, text: text, path: place.path, line: place.line, column: place.column)
            return
        }
        return nil
    }

    /// Without the name of its group: `… is deprecated [#deprecation]`.
    private static func text(_ text: Substring) -> String {
        guard text.hasSuffix("]"), let group = text.lastRange(of: " [#") else { return String(text) }
        return String(text[..<group.lowerBound])
    }

    /// What stands before a message.
    private struct Place {
        var path: AbsolutePath?
        var line = 1
        var column = 1

        init?(_ text: Substring) {
            guard !text.hasPrefix("<unknown>") else { return }
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, isAbsolutePath(String(text)), let line = Int(parts[parts.count - 2]),
                let column = Int(parts[parts.count - 1])
            else { return nil }
            path = AbsolutePath(parts.dropLast(2).joined(separator: ":"))
            (self.line, self.column) = (max(1, line), max(1, column))
        }
    }
}

extension Substring {
    func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
    func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
