import SourceText

/// The output text in UTF-8.
struct Output: ~Copyable {
    private(set) var bytes: [UInt8] = []
    /// The indentation of the lines of the current document.
    private(set) var indentation = Indentation()
    /// The indentation of the current line, until something is written on it. A line that stays empty gets none.
    private var pending = Indentation()
    /// Records the origin of the bytes, if requested.
    var trace: SourceMapRecorder?

    /// The indentation of lines, with the origins of its parts if requested.
    struct Indentation {
        var bytes: [UInt8] = []
        var sources: [SourceMap.Source] = []
    }

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    func file(path: String) -> SourceFile { SourceFile(path: path, bytes: bytes, origins: trace?.origins) }

    var count: Int { bytes.count }

    var isAtLineStart: Bool { bytes.last ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") }

    /// Appends literal text of a template and indents its lines.
    mutating func appendText(_ range: Range<Int>, of source: [UInt8]) {
        guard indentation.bytes.isEmpty, pending.bytes.isEmpty else { return appendLines(source[range]) }
        bytes += source[range]
    }

    /// Appends a value in UTF-8 without indenting its lines.
    mutating func appendValue(_ text: UnsafeRawBufferPointer) {
        if !pending.bytes.isEmpty, let first = text.first {
            indent(unless: first == UInt8(ascii: "\n"), before: 0)
        }
        bytes.append(contentsOf: text)
    }

    mutating func appendValue(_ text: [UInt8]) { text.withUnsafeBytes { appendValue($0) } }
    mutating func appendValue(_ text: String) { appendValue(Array(text.utf8)) }

    /// Removes a trailing line break that was written after an offset.
    mutating func removeLineBreak(after start: Int) {
        guard count > start, bytes.last == UInt8(ascii: "\n") else { return }
        bytes.removeLast(1)
        if count > start, bytes.last == UInt8(ascii: "\r") { bytes.removeLast(1) }
    }

    mutating func cut(from start: Int) -> [UInt8] {
        defer { bytes.removeLast(bytes.count - start) }
        return Array(bytes[start...])
    }

    /// Starts a document whose lines get more indentation, or none in the middle of a line. `leave` takes the result.
    mutating func enter(indentation added: ArraySlice<UInt8>?) -> Indentation {
        let outer = indentation
        guard let added else {
            indentation = Indentation()
            return outer
        }
        indentation.bytes += added
        if let source = trace?.copy(of: added.indices) { indentation.sources.append(source) }
        pending = isAtLineStart ? indentation : Indentation()
        return outer
    }

    /// Returns to the enclosing document.
    mutating func leave(to outer: Indentation) {
        indentation = outer
        pending = isAtLineStart ? outer : Indentation()
    }

    private mutating func appendLines(_ text: ArraySlice<UInt8>) {
        var rest = text
        while !rest.isEmpty {
            let lineBreak = rest.firstIndex(of: UInt8(ascii: "\n"))
            let line = rest[..<(lineBreak.map { $0 + 1 } ?? rest.endIndex)]
            indent(unless: lineBreak != nil && line.allSatisfy(\.isWhitespace), before: line.startIndex)
            bytes += line
            pending = lineBreak != nil ? indentation : Indentation()
            rest = rest[line.endIndex...]
        }
    }

    /// - Parameter rest: the source offset of the text to indent, if that text is a copy.
    private mutating func indent(unless isBlank: Bool, before rest: Int) {
        if !isBlank {
            let start = bytes.count
            trace?.indent(by: pending.sources, at: start, before: rest)
            bytes += pending.bytes
        }
        pending = Indentation()
    }
}
