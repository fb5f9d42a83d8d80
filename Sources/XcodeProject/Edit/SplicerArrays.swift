import SourceText

extension Splicer {
    mutating func spliceArrays() {
        for insertion in plan.insertions { splice(insertion) }
        for removal in plan.removals { splice(removal) }
    }

    private mutating func splice(_ insertion: ArrayInsertion) {
        let object = file.contents(insertion.object)
        guard let entry = object.entry(insertion.key), case .array = entry.value.kind else {
            addArray(insertion, to: object)
            return
        }
        let elements = insertion.old
        let items = insertion.items.sorted { $0.position < $1.position }
        guard !elements.isEmpty else {
            fill(entry.value.range, insertion.items.map(\.item))
            return
        }
        let form = ArrayForm(file, entry.value.range, elements, style)
        for (position, item) in items {
            let text = style.item(item)
            if position == 0, !form.isOneEachLine {
                let start = elements[0].range.lowerBound
                splice(start..<start, "\(text),\(form.separator)")
            } else if position == 0 {
                let start = entry.value.range.lowerBound + 1
                splice(start..<start, "\(form.separator)\(text),")
            } else {
                let before = elements[position - 1]
                let end = before.hasComma ? file.offsetBehindComments(at: before.end) : before.end
                let isLast = !before.hasComma
                splice(end..<end, isLast ? ",\(form.separator)\(text)" : "\(form.separator)\(text),")
            }
        }
    }

    /// Adds elements to an array without any.
    private mutating func fill(_ array: Range<Int>, _ items: [ArrayItem]) {
        let start = array.lowerBound + 1
        let closing = file.separator(at: array.upperBound - 1)
        if closing.hasLineBreak {
            let lines = items.map { closing.text + style.unit + style.item($0) + "," }.joined()
            splice(start..<start, lines)
        } else {
            splice(start..<start, items.map { style.item($0) + "," }.joined(separator: " "))
        }
    }

    /// Adds an array to an object that has none, at the place of its key.
    private mutating func addArray(_ insertion: ArrayInsertion, to object: PlistDictionary) {
        let isFlat = !file.source.bytes[object.range].contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
        let value = style.value(.list(insertion.items.map(\.item)), isFlat: isFlat, depth: 1)
        let text = "\(insertion.key) = \(value);"
        let before = object.entries.last { entry in
            let key = file.text(entry.key)
            return key == "isa" || Array(key.utf8).lexicographicallyPrecedes(Array(insertion.key.utf8))
        }
        if let before {
            let end = file.offsetBehindComments(at: before.end)
            let own = file.separator(at: before.key.range.lowerBound)
            splice(end..<end, (own.hasLineBreak || !own.text.isEmpty ? own.text : " ") + text)
        } else {
            splice(object.range.lowerBound + 1..<object.range.lowerBound + 1, " \(text)")
        }
    }

    private mutating func splice(_ removal: ArrayRemoval) {
        guard let entry = file.contents(removal.object).entry(removal.key) else { return }
        guard !removal.removesKey else {
            let start = entry.key.range.lowerBound
            splice(start - file.separator(at: start).text.utf8.count..<entry.end, "")
            return
        }
        let elements = file.elements(of: entry.value)
        let form = ArrayForm(file, entry.value.range, elements, style)
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
        for position in gone.sorted() {
            let element = elements[position]
            let start =
                element.range.lowerBound - file.separator(at: element.range.lowerBound).text.utf8.count
            splice(start..<element.end, "")
        }
    }
}

/// How the elements of an array are separated.
private struct ArrayForm {
    /// What is in front of an element.
    let separator: String
    let isOneEachLine: Bool

    init(_ file: ProjectFile, _ array: Range<Int>, _ elements: [PlistElement], _ style: Style) {
        let first = elements.first.map { file.separator(at: $0.range.lowerBound) }
        isOneEachLine = first?.hasLineBreak ?? false
        if let first, first.hasLineBreak {
            separator = first.text
        } else {
            let second = elements.dropFirst().first.map { file.separator(at: $0.range.lowerBound).text }
            separator = second ?? " "
        }
    }
}
