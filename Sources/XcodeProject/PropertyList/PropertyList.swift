import SourceText

/// A value of a property list in XML or in the OpenStep format, with its place.
package struct PropertyList: Sendable {
    package indirect enum Content: Sendable {
        /// A string, a number or a date.
        case text(String)
        case bool(Bool)
        case array([PropertyList])
        /// The entries in the order of the file. Of several with the same key, the last one counts.
        case dictionary([(key: Located<String>, value: PropertyList)])
    }

    package let content: Content
    package let range: SourceRange

    /// Parses a whole file.
    ///
    /// - Throws: `Diagnostics` for a file that is in neither format, is nested too deeply, or declares entities.
    package init(_ file: SourceFile) throws {
        var reader = XMLReader(file)
        self = try reader.isAtXML ? reader.readFile() : PropertyList(openStep: file, from: reader.offset)
    }

    init(_ content: Content, _ range: SourceRange) { (self.content, self.range) = (content, range) }

    /// The value of a key of a dictionary; nil if there is none.
    package subscript(key: String) -> PropertyList? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.last { $0.key.value == key }?.value
    }

    /// The text of a string, and of a Boolean as templates see it; nil for others.
    package var text: String? {
        switch content {
        case .text(let text): text
        case .bool(let bool): bool ? "true" : "false"
        case .array, .dictionary: nil
        }
    }

    package var items: [PropertyList] { if case .array(let items) = content { items } else { [] } }
}

/// Reads a property list in XML, as far as Apple's document type allows one.
private struct XMLReader {
    private let file: SourceFile
    private(set) var offset = 0
    /// Xcode's templates nest five deep.
    private static let maximumDepth = 40

    init(_ file: SourceFile) {
        self.file = file
        if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    mutating func readFile() throws -> PropertyList {
        if file.bytes.starts(with: "bplist".utf8) {
            throw Diagnostics.error(
                "'\(file.path)' is a binary property list",
                hint: "convert it with 'plutil -convert xml1 \(file.path)'")
        }
        try skipMisc()
        let opening = try readTag()
        guard opening.name == "plist", !opening.isClosed else {
            throw problem("'<plist>' expected", opening.range)
        }
        let value = try readValue(readTag(), depth: 0)
        try expectEnd(of: "plist", opening.range)
        try skipMisc()
        guard offset == file.bytes.count else { throw problem("there is more text after '</plist>'") }
        return value
    }

    /// Whether the file is not one in the OpenStep format, which begins with a bracket or a comment.
    var isAtXML: Bool { !"{(/".utf8.contains(file.bytes[offset...].first { !$0.isWhitespace } ?? 0) }

    private func problem(_ message: String, _ range: SourceRange? = nil) -> Diagnostics {
        let place = min(offset, file.bytes.count)
        return .error(message, at: range ?? file.range(place..<min(place + 1, file.bytes.count)))
    }

    private func begins(_ word: String) -> Bool { file.bytes[offset...].starts(with: word.utf8) }

    /// Returns the offset after the next occurrence of a word.
    private func end(of word: String, opening: String) throws -> Int {
        let found = file.bytes[offset...].firstRange(of: Array(word.utf8))
        guard let found else { throw problem("'\(opening)' is not closed") }
        return found.upperBound
    }

    /// Skips white space, comments, processing instructions and the document type.
    private mutating func skipMisc() throws {
        while offset < file.bytes.count {
            if file.bytes[offset].isWhitespace {
                offset += 1
            } else if begins("<!--") {
                offset = try end(of: "-->", opening: "<!--")
            } else if begins("<?") {
                offset = try end(of: "?>", opening: "<?")
            } else if begins("<!DOCTYPE") {
                let close = try end(of: ">", opening: "<!DOCTYPE")
                guard !file.bytes[offset..<close].contains(UInt8(ascii: "[")) else {
                    throw problem(
                        "a document type with declarations is refused", file.range(offset..<offset + 9))
                }
                offset = close
            } else {
                return
            }
        }
    }

    /// A tag: `<name …>`, `</name>` or `<name/>`.
    private typealias Tag = (name: String, isEnd: Bool, isClosed: Bool, range: SourceRange)

    private mutating func readTag() throws -> Tag {
        try skipMisc()
        guard begins("<") else { throw problem("a tag is expected") }
        let start = offset
        offset = try end(of: ">", opening: "<")
        var inner = file.bytes[start + 1..<offset - 1]
        let isEnd = inner.first == UInt8(ascii: "/")
        if isEnd { inner = inner.dropFirst() }
        let isClosed = inner.last == UInt8(ascii: "/")
        if isClosed { inner = inner.dropLast() }
        let name = String(decoding: inner.prefix { !$0.isWhitespace }, as: UTF8.self)
        return (name, isEnd, isClosed, file.range(start..<offset))
    }

    private mutating func expectEnd(of name: String, _ opening: SourceRange) throws {
        let tag = try readTag()
        guard tag.isEnd, tag.name == name else {
            throw problem("'</\(name)>' expected instead of '\(tag.range.text)'", tag.range)
        }
    }

    private mutating func readValue(_ tag: Tag, depth: Int) throws -> PropertyList {
        guard !tag.isEnd, tag.name != "key" else {
            throw problem("a value expected instead of '\(tag.range.text)'", tag.range)
        }
        guard depth < Self.maximumDepth else {
            throw problem("values are nested more than \(Self.maximumDepth) deep", tag.range)
        }
        switch tag.name {
        case "true", "false":
            if !tag.isClosed { try expectEnd(of: tag.name, tag.range) }
            return PropertyList(.bool(tag.name == "true"), tag.range)
        case "string", "integer", "real", "date", "data":
            guard !tag.isClosed else { return PropertyList(.text(""), tag.range) }
            let (text, place) = try readText()
            try expectEnd(of: tag.name, tag.range)
            return PropertyList(.text(text), place)
        case "array":
            var items: [PropertyList] = []
            try readItems(of: tag) { try items.append($0.readValue($1, depth: depth + 1)) }
            return PropertyList(.array(items), tag.range)
        case "dict":
            var entries: [(key: Located<String>, value: PropertyList)] = []
            try readItems(of: tag) { reader, key in
                guard key.name == "key", !key.isEnd, !key.isClosed else {
                    throw reader.problem("'<key>' expected instead of '\(key.range.text)'", key.range)
                }
                let (text, place) = try reader.readText()
                try reader.expectEnd(of: "key", key.range)
                let value = try reader.readValue(reader.readTag(), depth: depth + 1)
                entries.append((Located(text, place), value))
            }
            return PropertyList(.dictionary(entries), tag.range)
        default: throw problem("'\(tag.range.text)' is not part of a property list", tag.range)
        }
    }

    /// Reads what is in a container up to its end.
    private mutating func readItems(of tag: Tag, _ read: (inout Self, Tag) throws -> Void) throws {
        guard !tag.isClosed else { return }
        while true {
            try skipMisc()
            guard offset < file.bytes.count else {
                throw problem("'\(tag.range.text)' is not closed", tag.range)
            }
            let next = try readTag()
            if next.isEnd, next.name == tag.name { return }
            try read(&self, next)
        }
    }

    /// Reads text up to the next tag, with its entities decoded.
    private mutating func readText() throws -> (String, SourceRange) {
        let start = offset
        var text: [UInt8] = []
        while offset < file.bytes.count {
            if begins("<![CDATA[") {
                let close = try end(of: "]]>", opening: "<![CDATA[")
                text += file.bytes[offset + 9..<close - 3]
                offset = close
            } else if begins("<!--") {
                offset = try end(of: "-->", opening: "<!--")
            } else if file.bytes[offset] == UInt8(ascii: "<") {
                break
            } else if file.bytes[offset] == UInt8(ascii: "&") {
                text += try readEntity()
            } else {
                text.append(file.bytes[offset])
                offset += 1
            }
        }
        return (String(decoding: text, as: UTF8.self), file.range(start..<offset))
    }

    private mutating func readEntity() throws -> [UInt8] {
        let start = offset
        let rest = file.bytes[offset...].prefix(12)
        guard let close = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw problem("'&' begins no entity")
        }
        offset = close + 1
        let name = String(decoding: file.bytes[start + 1..<close], as: UTF8.self)
        if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] {
            return Array(known.utf8)
        }
        let isHex = name.hasPrefix("#x")
        let code = name.hasPrefix("#") ? UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) : nil
        guard let scalar = code.flatMap(Unicode.Scalar.init) else {
            throw problem("unknown entity '&\(name);'", file.range(start..<offset))
        }
        return Array(String(Character(scalar)).utf8)
    }
}
