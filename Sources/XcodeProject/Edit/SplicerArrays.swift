extension Splicer {
    mutating func splice(_ insertion: ArrayInsertion) {
        let object = file.contents(insertion.object)
        guard let entry = object.entry(insertion.key), case .array = entry.value.kind
        else { return addArray(insertion, to: object) }
        let elements = insertion.old
        guard !elements.isEmpty else {
            let array = entry.value.range
            let closing = file.separator(at: array.upperBound - 1)
            let texts = insertion.items.map {
                (closing.hasLineBreak ? closing.text + style.unit : "") + style.item($0.item) + ","
            }
            return insert(texts.joined(separator: closing.hasLineBreak ? "" : " "), at: array.lowerBound + 1)
        }
        let form = ArrayForm(file, elements)
        for (position, item) in insertion.items.sorted(by: { $0.position < $1.position }) {
            let text = style.item(item)
            if position == 0, !form.isOneEachLine {
                insert("\(text),\(form.separator)", at: elements[0].range.lowerBound)
            } else if position == 0 {
                insert("\(form.separator)\(text),", at: entry.value.range.lowerBound + 1)
            } else {
                let before = elements[position - 1]
                let end = before.hasComma ? file.offsetBehindComments(at: before.end) : before.end
                let text = before.hasComma ? "\(form.separator)\(text)," : ",\(form.separator)\(text)"
                insert(text, at: end)
            }
        }
    }

    /// Adds an array to an object that has none, at the place of its key.
    private mutating func addArray(_ insertion: ArrayInsertion, to object: PlistDictionary) {
        let items = insertion.items.map(\.item)
        let value = style.value(.list(items), isFlat: file.isFlat(object.range), depth: 1)
        let text = "\(insertion.key) = \(value);"
        let before = object.entries.last { entry in
            let key = file.text(entry.key)
            return key == "isa" || Array(key.utf8).lexicographicallyPrecedes(Array(insertion.key.utf8))
        }
        if let before {
            let own = file.separator(at: before.key.range.lowerBound).text
            insert((own.isEmpty ? " " : own) + text, at: file.offsetBehindComments(at: before.end))
        } else {
            insert(" \(text)", at: object.range.lowerBound + 1)
        }
    }

    mutating func splice(_ removal: ArrayRemoval) {
        guard let entry = file.contents(removal.object).entry(removal.key) else { return }
        guard !removal.removesKey else { return remove(entry.key.range.lowerBound..<entry.end) }
        let elements = file.elements(of: entry.value)
        let form = ArrayForm(file, elements)
        var gone = removal.positions
        let firstKept = elements.indices.first { !gone.contains($0) }
        if !form.isOneEachLine, gone.contains(0) {
            let end = firstKept.map { elements[$0].range.lowerBound } ?? elements[elements.count - 1].end
            splice(elements[0].range.lowerBound..<end, "")
            gone = gone.filter { $0 > firstKept ?? .max }
        }
        if let last = elements.last, !last.hasComma, gone.contains(elements.count - 1),
            let kept = elements.indices.last(where: { !gone.contains($0) })
        {
            // The comma behind the last element that stays goes as well.
            splice(elements[kept].end - 1..<last.end, "")
            gone = gone.filter { $0 < kept }
        }
        for place in gone.sorted() { remove(elements[place].range.lowerBound..<elements[place].end) }
    }
}

/// How the elements of an array are separated.
private struct ArrayForm {
    /// What is in front of an element.
    let separator: String
    let isOneEachLine: Bool

    init(_ file: ProjectFile, _ elements: [PlistElement]) {
        let separators = elements.prefix(2).map { file.separator(at: $0.range.lowerBound) }
        isOneEachLine = separators.first?.hasLineBreak ?? false
        separator = (isOneEachLine ? separators.first : separators.dropFirst().first)?.text ?? " "
    }
}
