import SourceText

/// How a project file is written: its line breaks, its indentation, and whether ids have comments.
struct Style {
    /// The line break, or an empty text if there is none in the file.
    let lineBreak: String
    /// The indentation of objects.
    let indent: String
    /// The indentation of what is inside an object, relative to the object.
    let unit: String
    /// Whether ids are followed by comments.
    let hasAnnotations: Bool

    init(_ file: ProjectFile) {
        let (bytes, id) = (file.source.bytes, file.idRange(file.rootObject))
        let root = file.contents(file.rootObject)
        lineBreak = Self.lineBreak(of: bytes)
        indent = file.indentation(at: id.lowerBound)
        let inner = root.entries.first.map { file.indentation(at: $0.key.range.lowerBound) } ?? ""
        unit = inner.hasPrefix(indent) && inner != indent ? String(inner.dropFirst(indent.count)) : "\t"
        hasAnnotations = bytes[id.upperBound..<root.range.lowerBound].contains(UInt8(ascii: "*"))
    }

    private static func lineBreak(of bytes: [UInt8]) -> String {
        guard let first = bytes.firstIndex(where: \.isLineBreak) else { return "" }
        guard bytes[first] == UInt8(ascii: "\r") else { return "\n" }
        return first + 1 < bytes.count && bytes[first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    /// Returns the indentation inside an object.
    func indent(_ depth: Int) -> String { indent + String(repeating: unit, count: depth) }

    /// Returns an id or a text with its comment.
    func item(_ item: ArrayItem) -> String {
        let text = plistQuoted(item.text)
        guard hasAnnotations, let annotation = item.annotation else { return text }
        guard annotation.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "*") }) else {
            return "\(text) /* \(annotation) */"
        }
        let scalars = annotation.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }
        let comment = String(String.UnicodeScalarView(scalars)).replacing("*/", with: "")
        return "\(text) /* \(comment) */"
    }
}

extension ProjectFile {
    /// Returns the place of an object's id, with its quotes.
    func idRange(_ object: Int) -> Range<Int> {
        source.bytes.withUnsafeBufferPointer { $0.withQuotes(index.entries[object].key) }
    }

    /// Returns whether a part of the text is in one line.
    func isFlat(_ range: Range<Int>) -> Bool { !source.bytes[range].contains(where: \.isLineBreak) }

    /// Returns the blanks in front of an offset.
    func indentation(at offset: Int) -> String { separator(at: offset).text.filter { !$0.isNewline } }

    /// Returns what separates a part of the text from the part before it: the blanks in front of it and, if it is the
    /// first one in its line, the line break.
    func separator(at offset: Int) -> (text: String, hasLineBreak: Bool) {
        let bytes = source.bytes
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        guard start > 0, bytes[start - 1].isLineBreak else { return (source.text(start..<offset), false) }
        start -= 1
        if start > 0, bytes[start] == UInt8(ascii: "\n"), bytes[start - 1] == UInt8(ascii: "\r") {
            start -= 1
        }
        return (source.text(start..<offset), true)
    }

    /// Returns the offset behind the comments that follow an offset in its line.
    func offsetBehindComments(at offset: Int) -> Int {
        scan(offset) { (scanner) throws(PlistError) in try scanner.offsetBehindAnnotation() } ?? offset
    }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
