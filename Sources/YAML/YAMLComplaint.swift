import SourceText

/// libyaml's complaint about a text that it cannot parse. Finds the mistake that caused it, because libyaml explains
/// neither the cause nor how to fix it.
struct YAMLComplaint {
    let file: SourceFile
    let problem: String
    /// What libyaml was doing, such as `while parsing a flow mapping`.
    let context: String
    let offset: Int
    /// Where the construct in `context` begins.
    let contextOffset: Int

    /// The error with the cause in plain words or, for an unusual mistake, libyaml's own message.
    var diagnostic: Diagnostic {
        conflict ?? tab ?? invisibleCharacter ?? unquotedTag ?? halfTag ?? documentEnd ?? quote ?? bracket
            ?? colon ?? specialCharacter ?? indentation ?? raw
    }

    private var raw: Diagnostic {
        // An unclosed node that runs to the end of the file is reported where it begins.
        let isOpen = !context.isEmpty && file.bytes[offset...].allSatisfy(\.isWhitespace)
        let place = isOpen ? contextOffset : offset
        return error("not valid YAML: \(problem)\(context.isEmpty ? "" : " ")\(context)", at: place..<place)
    }

    func error(_ message: String, at place: Range<Int>, hint: String? = nil) -> Diagnostic {
        .error(message, at: file.range(place), hint: hint)
    }

    /// The error for a value that needs quotes, with the value in quotes.
    func needsQuotes(_ value: Range<Int>, _ reason: String) -> Diagnostic {
        // In a rendered rambaspec, the tags need the quotes.
        let written = file.range(value).origin.text
        let text = written.contains("\n") ? file.range(value).text : written
        let quoted =
            text.contains("\"") || text.contains("\\")
            ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
        return error("a value \(reason) needs quotes", at: value, hint: "write \(quoted)")
    }

    /// The byte where libyaml gave up; nil at the end of the file.
    var byte: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }

    var line: YAMLLine { YAMLLine(at: offset, in: file.bytes) }
    var contextLine: YAMLLine { YAMLLine(at: contextOffset, in: file.bytes) }

    private var lines: [YAMLLine] { [line, line.previous, contextLine].compactMap(\.self) }

    private var conflict: Diagnostic? {
        let marker = Array("<<<<<<< ".utf8)
        let starts = [0] + file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        guard let start = starts.first(where: { file.bytes[$0...].starts(with: marker) }) else { return nil }
        return error(
            "a merge conflict is not resolved", at: start..<start + 7,
            hint: "keep one side, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'")
    }

    private var tab: Diagnostic? {
        let blanks = line.range.lowerBound..<line.start
        let first = blanks.first { file.bytes[$0] == UInt8(ascii: "\t") }
        guard let place = first ?? (byte == UInt8(ascii: "\t") ? offset : nil) else { return nil }
        return error(
            "YAML does not allow tabs for indentation", at: place..<place + 1, hint: "indent with spaces")
    }

    /// A character that is invisible or looks like a space, where YAML needs a space.
    private var invisibleCharacter: Diagnostic? {
        for line in lines {
            var isExpected = true
            var index = line.range.lowerBound
            while index < line.range.upperBound {
                let rest = line.bytes[index..<line.range.upperBound]
                let found = Self.invisible.first { rest.starts(with: $0.character.utf8) }
                if isExpected, let (character, name, isSpace) = found {
                    let place = index..<index + character.utf8.count
                    let hint = isSpace ? "write a plain space instead" : "remove it"
                    let problem =
                        isSpace ? "YAML does not treat \(name) as a space" : "\(name) is not allowed here"
                    return error(problem, at: place, hint: hint)
                }
                isExpected = line.bytes[index].isBlank ? isExpected : ":-,{[".utf8.contains(line.bytes[index])
                index += 1
            }
        }
        return nil
    }

    private static let invisible: [(character: String, name: String, isSpace: Bool)] = [
        ("\u{A0}", "a no-break space (U+00A0)", true), ("\u{202F}", "a narrow no-break space (U+202F)", true),
        ("\u{2007}", "a figure space (U+2007)", true), ("\u{3000}", "an ideographic space (U+3000)", true),
        ("\u{200B}", "a zero-width space (U+200B)", false), ("\u{FEFF}", "a byte order mark (U+FEFF)", false),
    ]

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
}
