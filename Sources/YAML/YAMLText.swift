import SourceText

/// The text of a YAML file that consists of a mapping, for edits that leave everything else as it is written: comments,
/// layout, quotes and line breaks. Each edit parses the edited text again, and fails unless only that has changed.
package struct YAMLText {
    package let file: SourceFile
    private let pairs: [(key: YAMLNode, value: YAMLNode)]

    /// - Throws: `Diagnostics` if the file is not a mapping or not valid YAML.
    package init(_ file: SourceFile) throws {
        self.file = file
        let root = try YAMLNode.parse(file)
        switch root.content {
        case .mapping(let pairs): self.pairs = pairs
        case .scalar where root.isNull: pairs = []
        default: throw Diagnostics.error("the file must be a mapping, not \(root.kind)", at: root.range)
        }
    }

    /// The keys of the mapping.
    package var keys: [String] { pairs.compactMap(\.key.text) }

    /// Returns the text with another item at the end of the list under a key. The item looks like the one before it: it
    /// is a name, a flow mapping, or a mapping with a line for each key.
    /// The keys of the item begin with `name`. In a list of texts, its only value is the item.
    package func appending(
        _ item: [(key: String, value: String)], to key: String, isText: Bool = false
    ) -> YAMLText? {
        let values = item.map { "\($0.key): \(yaml($0.value))" }
        let flow = isText ? yaml(item[0].value) : "{\(values.joined(separator: ", "))}"
        guard let node = try? YAMLNode.parse(SourceFile(path: "", text: flow)) else { return nil }
        guard let (name, list) = pair(key) else {
            return checked([append("\(key):\(lineBreak)  - \(flow)")], .sequence([node]), under: key)
        }
        var items: [YAMLNode] = []
        if case .sequence(let all) = list.content { items = all } else if !list.isNull { return nil }
        guard let last = items.last else {
            return checked(edits(filling: list, of: name, with: flow), .sequence([node]), under: key)
        }
        let isName = item.count == 1 && last.text != nil
        let new = isName ? YAMLNode(content: .scalar(item[0].value, isPlain: false), range: file.whole) : node
        let text = isName ? yaml(item[0].value) : flow
        let edits =
            list.isFlow
            ? edits(appending: text, after: last, in: list)
            : [insert(last.isBlockMapping ? values : [text], below: last, at: indentation(of: list))]
        return checked(edits, .sequence(items + [new]), under: key)
    }

    /// Returns the text without an item of the list under a key. A list that becomes empty is written as `[]`.
    package func removing(itemAt index: Int, from key: String) -> YAMLText? {
        guard let (name, list) = pair(key), case .sequence(var items) = list.content else { return nil }
        let item = items.remove(at: index)
        let (start, end) = (item.range.offsets.lowerBound, item.range.offsets.upperBound)
        let colon = name.range.offsets.upperBound + 1
        let edits =
            switch (list.isFlow, items.isEmpty) {
            case (true, true): [replace(list.range.offsets, with: "[]")]
            case (true, false) where index < items.count:
                [replace(start..<items[index].range.offsets.lowerBound, with: "")]
            case (true, false): [replace(items[index - 1].range.offsets.upperBound..<end, with: "")]
            case (false, true): [replace(colon..<colon, with: " []"), replace(lines(of: item), with: "")]
            case (false, false): [replace(lines(of: item), with: "")]
            }
        return checked(edits, .sequence(items), under: key)
    }

    /// Returns the text with another value under a key. It takes the place of the old value, or of a comment such as
    /// `# prefix: XY`, or is written at the end. Nil turns the key's line into a comment.
    package func setting(_ key: String, to text: String?) -> YAMLText? {
        guard let text else {
            guard let start = pair(key)?.key.range.offsets.lowerBound else { return self }
            return checked([replace(start..<start, with: "# ")], nil, under: key)
        }
        let edit: TextEdit
        if let (name, old) = pair(key) {
            let colon = name.range.offsets.upperBound + 1
            edit =
                old.range.offsets.isEmpty
                ? replace(colon..<colon, with: " \(yaml(text))")
                : replace(old.range.offsets, with: yaml(text))
        } else {
            let line = "\(key): \(yaml(text))"
            edit = comment(on: key).map { replace($0, with: line) } ?? append(line)
        }
        return checked([edit], .scalar(text, isPlain: false), under: key)
    }

    private func pair(_ key: String) -> (key: YAMLNode, value: YAMLNode)? {
        pairs.last { $0.key.text == key }
    }

    private func replace(_ range: Range<Int>, with text: String) -> TextEdit {
        TextEdit(range: range, bytes: Array(text.utf8))
    }

    private func append(_ line: String) -> TextEdit {
        let end = file.bytes.count
        let isLine = file.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        return replace(end..<end, with: (isLine ? "" : lineBreak) + line + lineBreak)
    }

    /// The edits that turn an empty or missing list into a list with one item.
    private func edits(filling list: YAMLNode, of name: YAMLNode, with item: String) -> [TextEdit] {
        let old = list.range.offsets
        guard !old.isEmpty else {
            let end = lineEnd(name.range.offsets.upperBound)
            return [replace(end..<end, with: "\(lineBreak)  - \(item)")]
        }
        // An empty list over several lines contains a comment.
        guard lineEnd(old.lowerBound) >= old.upperBound else {
            return [replace(old.lowerBound + 1..<old.lowerBound + 1, with: item)]
        }
        let colon = name.range.offsets.upperBound + 1
        let end = lineEnd(old.upperBound)
        return [
            replace(min(colon, old.lowerBound)..<old.upperBound, with: ""),
            replace(end..<end, with: "\(lineBreak)  - \(item)"),
        ]
    }

    private func edits(appending item: String, after last: YAMLNode, in list: YAMLNode) -> [TextEdit] {
        let (start, end) = (last.range.offsets.lowerBound, last.range.offsets.upperBound)
        let lineStart = last.range.lineStart
        let isOnItsOwn = file.bytes[lineStart..<start].allSatisfy { $0 == UInt8(ascii: " ") }
        guard isOnItsOwn, lineEnd(end) < list.range.offsets.upperBound else {
            return [replace(end..<end, with: ", \(item)")]
        }
        let below = lineBreak + file.text(lineStart..<start) + item
        let hasComma = file.bytes[end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ",")
        return (hasComma ? [] : [replace(end..<end, with: ",")])
            + [replace(lineEnd(end)..<lineEnd(end), with: below + (hasComma ? "," : ""))]
    }

    /// Inserts an item below the last one of a list, and below the comments that belong to it by their indentation.
    private func insert(_ lines: [String], below last: YAMLNode, at indentation: String) -> TextEdit {
        var end = lineEnd(last.contentEnd)
        while let next = line(after: end), next.text.drop(while: { $0 == " " }).hasPrefix("#"),
            next.text.prefix(while: { $0 == " " }).count > indentation.count
        {
            end = next.end
        }
        let text = lines.joined(separator: "\(lineBreak)\(indentation)  ")
        return replace(end..<end, with: "\(lineBreak)\(indentation)- \(text)")
    }

    private var lineBreak: String {
        let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        return end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    private func lineEnd(_ offset: Int) -> Int { file.range(offset..<offset).lineEnd }

    private func line(after end: Int) -> (text: String, end: Int)? {
        guard let feed = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")), feed + 1 < file.bytes.count
        else { return nil }
        return (file.text(feed + 1..<lineEnd(feed + 1)), lineEnd(feed + 1))
    }

    private func indentation(of list: YAMLNode) -> String {
        String(repeating: " ", count: list.range.offsets.lowerBound - list.range.lineStart)
    }

    /// The lines of an item, from the one with its dash.
    private func lines(of item: YAMLNode) -> Range<Int> {
        let dash = file.bytes[..<item.range.offsets.lowerBound].lastIndex(of: UInt8(ascii: "-")) ?? 0
        let end = lineEnd(item.contentEnd)
        let next = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.bytes.count
        return file.range(dash..<dash).lineStart..<next
    }

    /// The first line that is nothing but `# KEY: …`, without its line break.
    private func comment(on key: String) -> Range<Int>? {
        let line = file.bytes.lineRanges.first { file.text($0).hasPrefix("# \(key): ") }
        return line.map { $0.lowerBound..<lineEnd($0.lowerBound) }
    }

    /// Returns the edited text if nothing has changed but the value of one key.
    private func checked(_ edits: [TextEdit], _ value: YAMLNode.Content?, under key: String) -> YAMLText? {
        guard let new = try? YAMLText(SourceFile(path: file.path, bytes: file.bytes.applying(edits)))
        else { return nil }
        func others(_ text: YAMLText) -> YAMLNode.Content {
            .mapping(text.pairs.filter { $0.key.text != key })
        }
        guard others(new).isSame(as: others(self)) else { return nil }
        let found = new.pair(key)?.value.content
        guard let value else { return found == nil ? new : nil }
        return found?.isSame(as: value) == true ? new : nil
    }
}
