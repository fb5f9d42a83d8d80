import SourceText

/// Tags without quotes, items without their dash or braces, and texts that end too early.
extension YAMLComplaint {
    /// A tag inside a value in brackets: `{name: View{{ prefix }}.swift}`.
    func tagInside(_ line: YAMLLine) -> Diagnostic? {
        guard byte == UInt8(ascii: "{"), offset + 1 < line.range.upperBound,
            "{%".utf8.contains(file.bytes[offset + 1])
        else { return nil }
        let before = file.bytes[line.range.lowerBound..<offset]
        guard let last = before.indices.last(where: { ",{[".utf8.contains(before[$0]) || line.isColon($0) })
        else { return nil }
        let start = before[(last + 1)...].firstIndex { !$0.isBlank } ?? offset
        return needsQuotes(
            line.value(from: start), "that contains '\(file.text(offset..<offset + 2))'")
    }

    /// A tag at the start of a value that lacks a brace: `name: { module_info.name }}View.swift`.
    var halfTag: Diagnostic? {
        let line = line
        for colon in line.plain where line.isColon(colon) && colon < offset {
            guard let start = (colon + 1..<line.range.upperBound).first(where: { !file.bytes[$0].isBlank }),
                file.bytes[start] == UInt8(ascii: "{"), let name = name(after: start, in: line)
            else { continue }
            let close = file.bytes[name.upperBound..<line.range.upperBound].drop(while: \.isBlank)
            guard close.starts(with: "}}".utf8) else { continue }
            let rest = close.dropFirst(2)
            let isInside = line.bytes[line.range.lowerBound..<colon].contains { "{[".utf8.contains($0) }
            guard file.text(name).contains("."),
                rest.first.map({ !",}]".utf8.contains($0) }) ?? false || !isInside
            else { continue }
            let end = isInside ? rest.firstIndex { ",}]".utf8.contains($0) } ?? rest.endIndex : rest.endIndex
            let value = file.bytes.trimmed(start..<end, while: \.isBlank)
            return error(
                "a tag begins with two braces, and a value that begins with a brace needs quotes", at: value,
                hint: "write \"{\(file.text(value))\"")
        }
        return nil
    }

    private func name(after brace: Int, in line: YAMLLine) -> Range<Int>? {
        let inside = file.bytes[brace + 1..<line.range.upperBound].drop(while: \.isBlank)
        let name = inside.prefix { $0.isWordPart || $0 == UInt8(ascii: ".") }
        return name.isEmpty ? nil : name.indices
    }

    /// A line `...`, which ends the document.
    var documentEnd: Diagnostic? {
        guard problem.contains("<document start>"), let place = line.marker("...") else { return nil }
        return error("the line '...' ends the document", at: place, hint: "remove it")
    }

    /// A line with a list's item that lacks the space after its dash or the braces around its keys.
    func item(_ line: YAMLLine, _ value: Range<Int>) -> Diagnostic? {
        if let missing = missingDashSpace(in: line) { return missing }
        guard line.content > line.start, let key = line.key, key.utf8.allSatisfy(\.isWordPart)
        else { return nil }
        let parts = line.text(value).split(separator: ",").map { $0.drop { $0 == " " } }
        func hasKey(_ part: Substring) -> Bool {
            let key = part.prefix { $0 != ":" && $0 != " " }
            return !key.isEmpty && key.utf8.allSatisfy(\.isWordPart)
                && part.dropFirst(key.count).hasPrefix(": ")
        }
        guard parts.count > 1, !parts[0].contains(": "), parts.dropFirst().allSatisfy(hasKey)
        else { return nil }
        let place = line.content..<line.range.upperBound
        let text = line.text(place)
        return error(
            "several keys on one line need braces", at: place,
            hint: "write '- {\(text.hasSuffix("}") ? String(text.dropLast()) : text)}'")
    }

    func missingDashSpace(in line: YAMLLine) -> Diagnostic? {
        let start = line.start
        guard start + 1 < line.range.upperBound, line.bytes[start] == UInt8(ascii: "-"),
            line.bytes[start + 1].isLetter || line.bytes[start + 1] == UInt8(ascii: "{")
        else { return nil }
        return noSpace(after: "-", at: start, in: line, before: "")
    }

    func noSpace(after sign: String, at place: Int, in line: YAMLLine, before start: String) -> Diagnostic {
        let rest = line.text(place + 1..<line.range.upperBound)
        return error(
            "no space after '\(sign)'", at: place..<place + 1, hint: "write '\(start)\(sign) \(rest)'")
    }

    /// An item in braces without the dash that the item above has.
    func missingDash(_ line: YAMLLine) -> Diagnostic? {
        guard line.start < line.range.upperBound, line.bytes[line.start] == UInt8(ascii: "{"),
            let previous = line.previous, previous.content > previous.start,
            previous.column(of: previous.start) == line.column(of: line.start)
        else { return nil }
        let text = line.text(line.start..<line.range.upperBound)
        return error(
            "no '- ' before an item of the list", at: line.start..<line.start + 1, hint: "write '- \(text)'")
    }

    /// A line of a text below `key: |` that is not indented.
    func unindentedText(_ line: YAMLLine) -> Diagnostic? {
        guard let previous = line.previous, let key = previous.key, let value = previous.value,
            let first = previous.text(value).first, "|>".contains(first), previous.text(value).count < 4,
            line.column(of: line.start) <= previous.column(of: previous.content)
        else { return nil }
        let column = previous.column(of: previous.content) + 2
        return error(
            "the text of '\(key)' is not indented", at: line.start..<line.start,
            hint: "begin the line in column \(column)")
    }
}
