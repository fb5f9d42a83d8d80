import SourceText

/// libyaml's complaint about a text that it cannot parse. Finds the mistake that caused it, because libyaml explains
/// neither the cause nor how to fix it.
struct YAMLComplaint {
    let file: SourceFile
    let problem: String
    /// What libyaml was doing, such as `while parsing a flow mapping`.
    var context = ""
    let offset: Int
    /// Where the construct in `context` begins.
    let contextOffset: Int

    /// The error with the cause in plain words or, for an unusual mistake, libyaml's own message.
    var diagnostic: Diagnostic {
        conflict ?? tab ?? unquotedTag ?? unclosed ?? colon ?? specialCharacter ?? indentation ?? raw
    }

    private var raw: Diagnostic {
        // An unclosed node that runs to the end of the file is reported where it begins.
        let isOpen = !context.isEmpty && file.bytes[offset...].allSatisfy(\.isWhitespace)
        let place = isOpen ? contextOffset : offset
        return error("not valid YAML: \(problem)\(context.isEmpty ? "" : " ")\(context)", at: place..<place)
    }

    private func error(_ message: String, at place: Range<Int>, hint: String? = nil) -> Diagnostic {
        .error(message, at: file.range(place), hint: hint)
    }

    /// The error for a value that needs quotes, with the value in quotes.
    private func needsQuotes(_ value: Range<Int>, _ reason: String) -> Diagnostic {
        // In a rendered rambaspec, the tags need the quotes.
        let written = file.range(value).origin.text
        let text = written.contains("\n") ? file.range(value).text : written
        let quoted =
            text.contains("\"") || text.contains("\\")
            ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
        return error("a value \(reason) needs quotes", at: value, hint: "write \(quoted)")
    }

    private var line: YAMLLine { YAMLLine(at: offset, in: file.bytes) }
    private var contextLine: YAMLLine { YAMLLine(at: contextOffset, in: file.bytes) }

    private var conflict: Diagnostic? {
        let lines = file.bytes.lineRanges
        guard let line = lines.first(where: { file.bytes[$0].starts(with: "<<<<<<< ".utf8) })
        else { return nil }
        return error(
            "a merge conflict is not resolved", at: line.prefix(7),
            hint: "keep one side, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'")
    }

    private var tab: Diagnostic? {
        let blanks = line.range.lowerBound..<line.start
        guard let place = blanks.first(where: { file.bytes[$0] == UInt8(ascii: "\t") }) else { return nil }
        return error(
            "YAML does not allow tabs for indentation", at: place..<place + 1, hint: "indent with spaces")
    }

    /// A Mustache or Liquid tag at the start of a value, which YAML reads as a mapping.
    private var unquotedTag: Diagnostic? {
        for line in [line, contextLine] {
            var last = UInt8(ascii: ":")
            for index in line.plain where index <= offset {
                let next = index + 1 < line.range.upperBound ? line.bytes[index + 1] : 0
                let isTag = line.bytes[index] == UInt8(ascii: "{") && "{%".utf8.contains(next)
                if isTag, ":,[{-".utf8.contains(last) {
                    let sign = line.text(index..<index + 2)
                    return needsQuotes(line.value(from: index), "that begins with '\(sign)'")
                }
                if !line.bytes[index].isBlank { last = line.bytes[index] }
            }
        }
        return nil
    }

    /// A quoted value or brackets that do not end.
    private var unclosed: Diagnostic? {
        let sign = file.text(contextOffset..<min(contextOffset + 1, file.bytes.count))
        if problem == "found unexpected end of stream", context.hasSuffix("quoted scalar") {
            return error(
                "unclosed quote", at: contextOffset..<contextOffset + 1,
                hint: "write \(sign) at the end of the value")
        }
        guard context.contains("flow") else { return nil }
        if problem == "did not find expected node content" {
            return error("a value is missing", at: offset..<offset, hint: "write one, or close the bracket")
        }
        guard problem.hasPrefix("did not find expected ','") else { return nil }
        if let tag = tagInside { return tag }
        let end = sign == "{" ? "}" : "]"
        return error(
            "no ',' or '\(end)' after a value", at: offset..<offset,
            hint: "'\(sign)' on line \(file.range(contextOffset..<contextOffset).line) is still open")
    }

    /// A tag inside a value in brackets: `{name: View{{ prefix }}.swift}`.
    private var tagInside: Diagnostic? {
        let line = line
        guard offset < line.range.upperBound else { return nil }
        let next = file.text(offset..<min(offset + 2, line.range.upperBound))
        let before = file.bytes[line.range.lowerBound..<offset]
        guard ["{{", "{%"].contains(next), let last = before.lastIndex(where: { ",{[:".utf8.contains($0) })
        else { return nil }
        let start = before[(last + 1)...].firstIndex { !$0.isBlank } ?? offset
        return needsQuotes(line.value(from: start), "that contains '\(next)'")
    }

    /// A missing colon, a missing space after a colon, or a colon where none is allowed.
    private var colon: Diagnostic? {
        if problem == "could not find expected ':'" { return missingColon(in: contextLine) }
        guard problem.hasPrefix("mapping values") else { return nil }
        if let missing = missingSpaceAfterDash(in: line) { return missing }
        if let first = line.colon, first < offset, let value = line.value {
            guard let comma = line.text(value).firstMatch(of: #/, (\w+): /#) else {
                return needsQuotes(value, "that contains ': '")
            }
            return error(
                "several keys on one line need braces", at: line.content..<line.range.upperBound,
                hint: "begin a new line before '\(comma.output.1)', or write '{…}'")
        }
        if let previous = line.previous, previous.colon == nil, let missing = missingColon(in: previous) {
            return missing
        }
        return wrongIndentation
    }

    private func missingSpaceAfterDash(in line: YAMLLine) -> Diagnostic? {
        let text = line.text(line.start..<line.range.upperBound)
        guard text.hasPrefix("-"), !text.hasPrefix("- ") else { return nil }
        return error(
            "no space after '-'", at: line.start..<line.start + 1, hint: "write '- \(text.dropFirst())'")
    }

    private func missingColon(in line: YAMLLine) -> Diagnostic? {
        if let missing = missingSpaceAfterDash(in: line) { return missing }
        let text = line.text(line.content..<max(line.content, line.range.upperBound))
        let key = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !key.isEmpty else { return nil }
        let end = line.content + key.utf8.count
        let value = text.dropFirst(key.count)
        if value.hasPrefix(":") {
            let hint = "write '\(key): \(value.dropFirst())'"
            return error("no space after ':'", at: end..<end + 1, hint: hint)
        }
        return error(
            "no ':' after '\(key)'", at: line.content..<end,
            hint: "write '\(key):\(value.isEmpty ? "" : " ")\(value.drop { $0 == " " || $0 == "=" })'")
    }

    /// A line that begins in a different column than the lines above.
    private var indentation: Diagnostic? {
        let isAtStart = offset == line.start && line.start < line.range.upperBound
        guard isAtStart, problem.hasPrefix("did not find expected key") || problem.hasSuffix("'-' indicator")
        else { return nil }
        return wrongIndentation
    }

    private var wrongIndentation: Diagnostic {
        error(
            "wrong indentation", at: line.start..<line.start,
            hint: "begin the line in the column of the keys or items that it belongs to")
    }

    /// A value that begins with a character that has a meaning in YAML.
    private var specialCharacter: Diagnostic? {
        if problem.hasPrefix("block sequence entries") {
            return error(
                "a list cannot begin on the same line as its key", at: offset..<offset + 1,
                hint: "begin it on the next line, or put text that begins with '-' in quotes")
        }
        let isAtStart =
            problem.hasSuffix("cannot start any token") || problem == "found undefined alias"
            || context == "while parsing a block node"
        let isAtContext = ["an alias", "an anchor", "a tag"].contains { context.hasSuffix($0) }
        let start = isAtStart ? offset : contextOffset
        guard isAtStart || isAtContext, start < file.bytes.count else { return nil }
        let value = YAMLLine(at: start, in: file.bytes).value(from: start)
        return needsQuotes(value, "that begins with '\(file.text(start..<start + 1))'")
    }
}
