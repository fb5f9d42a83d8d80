import SourceText

/// Quotes and brackets that are missing or out of place.
extension YAMLComplaint {
    /// A quoted value that is unclosed, or followed by more text.
    package var quote: Diagnostic? {
        if problem == "found unexpected end of stream", context.hasSuffix("quoted scalar") {
            return unclosedQuote(at: contextOffset)
        }
        if let escape { return escape }
        let before = file.bytes[line.range.lowerBound..<offset]
        let end = before.lastIndex { !$0.isBlank }
        guard let end, "\"'".utf8.contains(file.bytes[end]), byte != nil, offset < line.range.upperBound,
            problem.hasPrefix("did not find expected") || problem.hasPrefix("mapping values")
        else { return nil }
        let quote = file.bytes[end]
        // The quote was opened on a line above, and closed only where the next value was meant to begin.
        if before.count(where: { $0 == quote }) % 2 == 1 {
            for line in sequence(first: line, next: \.previous).dropFirst() {
                let quotes = line.range.filter { file.bytes[$0] == quote }
                if quotes.count % 2 == 1, let last = quotes.last { return unclosedQuote(at: last) }
            }
            return nil
        }
        if isInBrackets, end + 1 < offset { return nil }
        let way = quote == UInt8(ascii: "'") ? "''" : "\\\""
        return error(
            "text follows the closing quote", at: offset..<offset,
            hint: "put the whole value in quotes, and write \(way) for a quote inside it")
    }

    private func unclosedQuote(at place: Int) -> Diagnostic {
        let quote = file.text(place..<min(place + 1, file.bytes.count))
        return error("unclosed quote", at: place..<place + 1, hint: "write \(quote) at the end of the value")
    }

    /// A backslash in double quotes that is not part of an escape.
    private var escape: Diagnostic? {
        guard context == "while parsing a quoted scalar",
            let start = file.bytes[...min(offset, file.bytes.count - 1)].lastIndex(of: UInt8(ascii: "\\"))
        else { return nil }
        let place = start..<min(start + 2, file.bytes.count)
        return error(
            "'\(file.text(place))' is not a YAML escape", at: place,
            hint: "write \\\\ for a backslash, or put the text in single quotes")
    }

    private var isInBrackets: Bool { context.contains("flow") }

    /// A missing bracket or comma, or an extra bracket.
    package var bracket: Diagnostic? {
        if let byte, "}]".utf8.contains(byte), !isInBrackets, openBrackets.isEmpty,
            problem.hasPrefix("did not find")
        {
            let sign = file.text(offset..<offset + 1)
            return error("unmatched '\(sign)'", at: offset..<offset + 1, hint: "remove it")
        }
        guard isInBrackets, let open = openBrackets.last else { return nil }
        let sign = file.bytes[open] == UInt8(ascii: "{") ? "}" : "]"
        if byte == UInt8(ascii: ","), problem.hasSuffix("node content") {
            return error(
                "no value before this ','", at: offset..<offset + 1,
                hint: "remove it, or write a value before it")
        }
        let isWrong = byte.map { "}]".utf8.contains($0) } ?? false
        guard isWrong || !isClosed(open) else { return missingComma }
        return error(
            "unclosed '\(file.text(open..<open + 1))'", at: open..<open + 1, hint: "end it with '\(sign)'")
    }

    /// A missing comma before the key or value at which libyaml gave up.
    private var missingComma: Diagnostic? {
        guard problem.hasPrefix("did not find expected ','"), byte != nil else { return nil }
        let line = line
        if let tag = tagInside(line) { return tag }
        var start = offset
        if byte == UInt8(ascii: ":") {
            while start > line.start, !file.bytes[start - 1].isBlank,
                !",{[".utf8.contains(file.bytes[start - 1])
            {
                start -= 1
            }
            let last = file.bytes[line.range.lowerBound..<start].last { !$0.isBlank }
            if last == UInt8(ascii: ":") {
                return needsQuotes(line.value(from: start), "that contains ': '")
            }
        }
        let rest = file.bytes[start..<max(start + 1, line.range.upperBound)]
        let close = rest.first.flatMap { quote in rest.dropFirst().firstIndex(of: quote) }
        let isQuoted = rest.first.map { "\"'".utf8.contains($0) } ?? false
        let word =
            isQuoted
            ? rest[...(close ?? start)] : rest.prefix { !$0.isBlank && !",:{}[]\"'".utf8.contains($0) }
        let next = file.text(word.isEmpty ? start..<start + 1 : word.indices)
        return error("missing ','", at: start..<start + next.utf8.count, hint: "write ',' before '\(next)'")
    }

    /// The offsets of the brackets that are open where libyaml gave up, outermost first.
    private var openBrackets: [Int] { brackets(from: 0, to: offset) }

    private func isClosed(_ open: Int) -> Bool { brackets(from: open, to: file.bytes.count).first != open }

    private func brackets(from start: Int, to end: Int) -> [Int] {
        var open: [Int] = []
        for range in file.bytes.lineRanges where range.upperBound >= start && range.lowerBound < end {
            let line = YAMLLine(at: max(start, range.lowerBound), in: file.bytes)
            for index in line.plain where start <= index && index < end {
                switch file.bytes[index] {
                case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
                case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
                default: break
                }
            }
        }
        return open
    }
}

/// Keys, colons and indentation.
extension YAMLComplaint {
    /// A missing colon, a missing space after a colon, or a colon where none is allowed.
    package var colon: Diagnostic? {
        if problem == "could not find expected ':'" { return missingColon(in: contextLine) }
        guard problem.hasPrefix("mapping values") else { return nil }
        let line = line
        if let first = line.colon, first < offset, let value = line.value {
            if let item = item(line, value) { return item }
            if let smart = smartQuotes(value) { return smart }
            return needsQuotes(value, "that contains ': '")
        }
        if let missing = missingSpace(in: line) { return missing }
        guard let previous = line.previous else { return nil }
        if previous.colon == nil, previous.content < previous.range.upperBound,
            !"{[".utf8.contains(previous.bytes[previous.content])
        {
            return missingColon(in: previous)
        }
        return indentation(of: line)
    }

    private func smartQuotes(_ value: Range<Int>) -> Diagnostic? {
        let text = file.text(value)
        guard let first = text.first, "“”„«‘’".contains(first) else { return nil }
        let bare = text.filter { !"“”„«»‘’".contains($0) }
        return error("YAML does not treat '\(first)' as a quote", at: value, hint: "write \"\(bare)\"")
    }

    private func missingColon(in line: YAMLLine) -> Diagnostic? {
        if let missing = missingSpace(in: line) { return missing }
        if let slip = unindentedText(line) ?? missingDash(line) { return slip }
        let place = line.content..<max(line.content, line.range.upperBound)
        let text = line.text(place)
        if let colon = text.firstRange(of: "：") {
            let start = place.lowerBound + text[..<colon.lowerBound].utf8.count
            return error("YAML does not treat '：' as a colon", at: start..<start + 3, hint: "write ':'")
        }
        if text.hasPrefix("//") {
            return error("'//' does not begin a comment", at: place.prefix(2), hint: "write '#'")
        }
        guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return nil }
        let words = text.split(maxSplits: 1) { $0 == " " || $0 == "=" }
        let key = words.first.map(String.init) ?? text
        let value = words.dropFirst().first.map { " " + $0.drop { $0 == " " || $0 == "=" } } ?? ""
        return error("no ':' after '\(key)'", at: place, hint: "write '\(key):\(value)'")
    }

    /// A key without a space after its colon, or a dash without one.
    private func missingSpace(in line: YAMLLine) -> Diagnostic? {
        let (start, end) = (line.content, line.range.upperBound)
        guard start < end, line.colon.map({ $0 > offset }) ?? true || line.bytes[start] == UInt8(ascii: "-")
        else { return nil }
        if line.bytes[start] == UInt8(ascii: "-"), start + 1 < end, line.bytes[start + 1] != UInt8(ascii: "-")
        {
            return noSpace(after: "-", at: start, in: line, before: "")
        }
        let key = line.bytes[start..<end].prefix(while: \.isWordPart)
        guard !key.isEmpty, key.endIndex + 1 < end, line.bytes[key.endIndex] == UInt8(ascii: ":"),
            !line.bytes[key.endIndex + 1].isBlank
        else { return nil }
        return noSpace(after: ":", at: key.endIndex, in: line, before: line.text(key.indices))
    }

    /// A line that begins in a different column than the lines above.
    package var indentation: Diagnostic? {
        guard problem.hasPrefix("did not find expected key") || problem.hasSuffix("'-' indicator"),
            offset == line.start
        else { return nil }
        return indentation(of: line)
    }

    private func indentation(of line: YAMLLine) -> Diagnostic? {
        guard line.start < line.range.upperBound, let previous = line.previous else { return nil }
        if let missing = missingDashSpace(in: previous) { return missing }
        let column = line.column(of: line.start)
        let isItem = line.bytes[line.start] == UInt8(ascii: "-")
        if isItem, let value = previous.value, column >= previous.column(of: previous.content) {
            return error(
                "a list below '\(previous.key ?? "")', which already has a value",
                at: line.start..<line.start + 1,
                hint: "remove '\(previous.text(value))', or the list")
        }
        let (columns, place) = (columns(above: line), line.start..<line.start)
        if columns.first?.column == column {
            let hint = "begin the line with '- ', or give the list a key of its own"
            return isItem ? nil : error("a key below the items of a list", at: place, hint: hint)
        }
        let ways = columns.map { "in column \($0.column), like '\($0.text)'" }
        guard !ways.isEmpty else { return nil }
        let hint = "begin the line \(ways.prefix(3).joined(separator: ", or "))"
        return error("wrong indentation", at: place, hint: hint)
    }

    /// The columns in which the keys and items above a line begin, the nearest first.
    private func columns(above line: YAMLLine) -> [(column: Int, text: String)] {
        var found: [(column: Int, text: String)] = []
        for line in sequence(first: line, next: \.previous).dropFirst() where found.last?.column != 1 {
            let starts = line.content == line.start ? [line.start] : [line.content, line.start]
            for start in starts where line.column(of: start) < found.last?.column ?? .max {
                let isItem = start < line.content
                let key = line.key ?? line.text(line.content..<max(line.content, line.range.upperBound))
                if isItem || line.colon != nil { found.append((line.column(of: start), isItem ? "-" : key)) }
            }
        }
        return found
    }

    /// A value that begins with a character that has a meaning in YAML.
    var specialCharacter: Diagnostic? {
        if problem.hasPrefix("block sequence entries") {
            return error(
                "a list cannot begin on the same line as its key", at: offset..<offset + 1,
                hint: "begin it on the next line, or put text that begins with '-' in quotes")
        }
        let isAtStart =
            problem.hasSuffix("cannot start any token") || problem.hasPrefix("mapping keys")
            || problem == "found undefined alias" || context == "while parsing a block node"
        let isAtContext = ["an alias", "an anchor", "a tag", "a block scalar"].contains {
            context.hasSuffix($0)
        }
        guard isAtStart || isAtContext else { return nil }
        let start = isAtStart ? offset : contextOffset
        let value = YAMLLine(at: start, in: file.bytes).value(from: start)
        guard start < file.bytes.count else { return nil }
        return needsQuotes(value, "that begins with '\(file.text(start..<start + 1))'")
    }
}
