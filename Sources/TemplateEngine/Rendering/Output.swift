import SourceText

/// The text that is being written, in UTF-8.
struct Output {
    private(set) var bytes: ByteBuffer
    /// What the lines of the document that is being rendered begin with.
    private(set) var indentation = Indentation()
    /// The indentation of the line that has begun, until something is written in it. A line in which
    /// nothing is written gets none: source code has no white space at the ends of its lines.
    private var pending = Indentation()
    /// What makes the bytes, where that is asked for.
    var trace: SourceMapRecorder?

    /// What lines begin with, and where its parts stand, where that is asked for.
    struct Indentation {
        var bytes: [UInt8] = []
        var sources: [SourceMap.Source] = []
    }

    init(capacity: Int) { bytes = ByteBuffer(capacity: capacity) }

    /// What was written, as a file that knows where it comes from.
    func file(path: String) -> SourceFile {
        SourceFile(path: path, bytes: bytes.array, origins: trace?.origins)
    }

    /// How many bytes were written.
    var count: Int { bytes.count }

    /// Whether the next byte begins a line.
    var isAtLineStart: Bool { bytes.last ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") }

    /// Writes a template's own text: its lines are indented.
    mutating func appendText(_ range: Range<Int>, of source: [UInt8]) {
        guard indentation.bytes.isEmpty, pending.bytes.isEmpty else { return appendLines(source[range]) }
        append(range, of: source)
    }

    /// Writes a value as it is: the lines in it are not indented.
    @inline(__always)
    mutating func appendValue(_ range: Range<Int>, of source: [UInt8]) {
        guard !range.isEmpty else { return }
        if !pending.bytes.isEmpty {
            indent(unless: source[range.lowerBound] == UInt8(ascii: "\n"), before: range.lowerBound)
        }
        append(range, of: source)
    }

    /// Writes a value as it is.
    mutating func appendValue(_ text: String) {
        let bytes = Array(text.utf8)
        appendValue(bytes.indices, of: bytes)
    }

    /// Removes the line break that was written last, if one was written after an offset.
    mutating func removeLineBreak(after start: Int) {
        guard count > start, bytes.last == UInt8(ascii: "\n") else { return }
        bytes.removeLast(1)
        if count > start, bytes.last == UInt8(ascii: "\r") { bytes.removeLast(1) }
    }

    /// Removes what was written from an offset on and returns it.
    mutating func cut(from start: Int) -> [UInt8] {
        let text = Array(bytes[start...])
        bytes.removeLast(bytes.count - start)
        return text
    }

    @inline(__always)
    private mutating func append(_ range: Range<Int>, of source: [UInt8]) {
        source.withUnsafeBytes { bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    /// Begins a document inside of the current one; what is returned is for `leave`.
    /// - Parameter indentation: what to indent its lines by, added to the current indentation; nil for one
    ///   that stands within a line, whose lines are not indented at all.
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

    /// Goes on with the document around the current one.
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
            bytes.append(contentsOf: line)
            pending = lineBreak != nil ? indentation : Indentation()
            rest = rest[line.endIndex...]
        }
    }

    /// - Parameter rest: where that stands in its source which is indented.
    private mutating func indent(unless isBlank: Bool, before rest: Int) {
        if !isBlank {
            let start = bytes.count
            trace?.indent(by: pending.sources, at: start, before: rest)
            bytes.append(contentsOf: pending.bytes[...])
        }
        pending = Indentation()
    }
}
