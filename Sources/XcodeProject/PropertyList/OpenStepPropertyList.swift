import SourceText

extension PropertyList {
    /// Parses a file in the OpenStep format, in which Xcode's own templates are.
    ///
    /// - Parameter start: the offset behind the byte order mark.
    init(openStep file: SourceFile, from start: Int) throws {
        try file.whole.checkUTF8()
        do {
            self = try file.bytes.withUnsafeBufferPointer { (bytes) throws(PlistError) in
                var scanner = PlistScanner(bytes, at: start)
                try scanner.skipTrivia()
                let value = try scanner.readValue(depth: 0)
                try scanner.skipTrivia()
                guard scanner.byte == nil else { throw PlistError(.junk, at: scanner.offset) }
                return try Self(value, in: file, bytes)
            }
        } catch {
            let message =
                switch error.reason {
                case .expected(let what): "expected \(what)"
                case .unclosed(let what): "\(what) is not closed"
                case .tooDeep: "values are nested more than \(PlistScanner.maximumDepth) deep"
                default: "there is more text after the property list"
                }
            let place = min(error.offset, file.bytes.count)
            throw Diagnostics.error(message, at: file.range(place..<min(place + 1, file.bytes.count)))
        }
    }

    private init(
        _ value: PlistValue, in file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(PlistError) {
        var scanner = PlistScanner(bytes, at: value.range.lowerBound)
        var (items, entries): ([Self], [(key: Located<String>, value: Self)]) = ([], [])
        switch value.kind {
        case .string(let string):
            self.init(.text(string.text(in: bytes)), file.range(string.content))
        case .data: self.init(.text(""), file.range(value.range))
        case .array:
            for element in try scanner.readElements() {
                var scanner = PlistScanner(bytes, at: element.range.lowerBound)
                items.append(try Self(scanner.readValue(depth: 1), in: file, bytes))
            }
            self.init(.array(items), file.range(value.range))
        case .dictionary:
            for entry in try scanner.readEntries() {
                let key = Located(entry.key.text(in: bytes), file.range(entry.key.content))
                entries.append((key, try Self(entry.value, in: file, bytes)))
            }
            self.init(.dictionary(entries), file.range(value.range))
        }
    }
}
