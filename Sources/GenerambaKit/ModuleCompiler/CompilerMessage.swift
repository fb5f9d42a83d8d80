import SourceText

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
    package var line = 1
    /// From 1, in bytes.
    package var column = 1
}

extension CompilerMessage {
    /// The messages in what `swiftc -diagnostic-style llvm` prints, each once.
    package static func all(in output: [UInt8]) -> [CompilerMessage] {
        String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { CompilerMessage($0) }
            .distinct(by: \.self)
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
            self.init(severity: severity, text: Self.text(line[found.upperBound...]))
            if readPlace(line[..<found.lowerBound]) { return }
        }
        return nil
    }

    /// Without the name of its group: `… is deprecated [#deprecation]`.
    private static func text(_ text: Substring) -> String {
        guard text.hasSuffix("]"), let group = text.lastRange(of: " [#") else { return String(text) }
        return String(text[..<group.lowerBound])
    }

    /// Reads what stands before a message; returns false when that is no place.
    private mutating func readPlace(_ text: Substring) -> Bool {
        if text.hasPrefix("<unknown>") { return true }
        guard isAbsolutePath(String(text)), let (place, column) = text.numbered,
            let (file, line) = place.numbered
        else { return false }
        (path, self.line, self.column) = (AbsolutePath(String(file)), line, column)
        return true
    }
}

extension [CompilerMessage] {
    /// Whether the compiler refused something.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Substring {
    func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
    func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }

    /// What stands before the last colon, and the number behind it, from 1; nil where there is none.
    var numbered: (text: Substring, number: Int)? {
        guard let colon = lastIndex(of: ":"), let number = Int(self[colon...].dropFirst()) else { return nil }
        return (self[..<colon], Swift.max(1, number))
    }
}
