import SourceText

/// Turns a plan into edits of the text. Each edit is beside an entry or element that exists, and in its form.
struct Splicer {
    let file: ProjectFile
    let plan: EditPlan
    let style: Style
    /// The parts of the edits. Parts at the same place follow each other in their order.
    private var pieces: [(range: Range<Int>, text: String)] = []

    init(_ file: ProjectFile, _ plan: EditPlan) { (self.file, self.plan, style) = (file, plan, Style(file)) }

    /// Replaces a range of the text.
    mutating func splice(_ range: Range<Int>, _ text: String) { pieces.append((range, text)) }

    mutating func insert(_ text: String, at offset: Int) { splice(offset..<offset, text) }

    /// Removes a part of the text with what separates it from the part before it.
    mutating func remove(_ range: Range<Int>) {
        splice(range.lowerBound - file.separator(at: range.lowerBound).text.utf8.count..<range.upperBound, "")
    }

    /// Returns the edits in the order of the text.
    mutating func edits() -> [TextEdit] {
        spliceSections()
        for insertion in plan.insertions { splice(insertion) }
        for removal in plan.removals { splice(removal) }
        let ordered = pieces.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
        var edits: [(range: Range<Int>, text: String)] = []
        for piece in ordered {
            if let last = edits.last,
                piece.range.lowerBound < last.range.upperBound || piece.range == last.range
            {
                let end = max(last.range.upperBound, piece.range.upperBound)
                edits[edits.count - 1] = (last.range.lowerBound..<end, last.text + piece.text)
            } else {
                edits.append((piece.range, piece.text))
            }
        }
        return edits.map { TextEdit(range: $0.range, bytes: Array($0.text.utf8)) }
    }

    // MARK: Objects

    private mutating func spliceSections() {
        let added = Dictionary(grouping: plan.newObjects, by: \.isa)
        let removed = Dictionary(grouping: plan.removedObjects, by: file.isa)
        // The objects of each class, in the order of the file.
        let places = file.index.entries.indices.reduce(into: file.index.kinds.map { _ in [Int]() }) {
            $0[Int(file.index.entries[$1].kind)].append($1)
        }
        for isa in Set(added.keys).union(removed.keys).sorted() {
            let section = file.index.kinds.firstIndex(of: isa).map { places[$0] } ?? []
            let gone = Set(removed[isa] ?? [])
            if gone.count == section.count, !section.isEmpty, added[isa] == nil {
                removeSection(section)
            } else {
                for object in gone.sorted() { remove(object) }
            }
            guard let objects = added[isa] else { continue }
            let sorted = objects.sorted { Array($0.id.utf8).lexicographicallyPrecedes(Array($1.id.utf8)) }
            if section.isEmpty { addSection(sorted, isa: isa) } else { add(sorted, to: section) }
        }
    }

    /// Adds objects to the other objects of their class, in front of the first larger id.
    private mutating func add(_ objects: [NewObject], to section: [Int]) {
        let run = file.sortedRun(of: section)
        for object in objects {
            let id = Array(object.id.utf8)
            let next = run.indices.partitioningIndex { number in
                id.lexicographicallyPrecedes(file.source.bytes[file.index.entries[section[run[number]]].key])
            }
            let position = next < run.count ? run[next] : section.count
            // A file may have all of the section in one line, but another section in many.
            let near = section[max(0, position - 1)]
            let text = object.text(style, isFlat: isFlat(near))
            if position > 0 {
                insert(file.separator(of: near) + text, at: file.endOfEntry(near))
            } else {
                insert(text + file.separator(of: near), at: file.idRange(near).lowerBound)
            }
        }
    }

    private func isFlat(_ object: Int) -> Bool { file.isFlat(file.index.entries[object].value) }

    /// Adds the first objects of a class, in front of the first section that sorts behind it.
    private mutating func addSection(_ objects: [NewObject], isa: String) {
        // Xcode writes the objects of these classes in one line.
        let isFlat = style.lineBreak.isEmpty || ["PBXBuildFile", "PBXFileReference"].contains(isa)
        let texts = objects.map { $0.text(style, isFlat: isFlat) }
        let entries = texts.map { style.indent + $0 + style.lineBreak }.joined()
        let section =
            "/* Begin \(isa) section */\(style.lineBreak)\(entries)/* End \(isa) section */\(style.lineBreak)"
        let isBehind = file.index.kinds.map { $0 > isa }
        let next = file.index.entries.indices.first { isBehind[Int(file.index.entries[$0].kind)] }
        if let next, let comment = file.sectionComment(before: next) {
            insert(section + style.lineBreak, at: comment)
        } else if let next {
            let text = texts.map { $0 + file.separator(of: next) }.joined()
            insert(text, at: file.idRange(next).lowerBound)
        } else if case let last = file.index.entries.count - 1, let end = file.endOfSection(last) {
            insert(style.lineBreak + section, at: end)
        } else {
            let last = file.index.entries.count - 1
            insert(texts.map { file.separator(of: last) + $0 }.joined(), at: file.endOfEntry(last))
        }
    }

    private mutating func remove(_ object: Int) {
        remove(file.idRange(object).lowerBound..<file.endOfEntry(object))
    }

    /// Removes all objects of a class, and the comments around them if they are there.
    private mutating func removeSection(_ section: [Int]) {
        let last = section[section.count - 1]
        guard let start = file.sectionComment(before: section[0]), let end = file.endOfSection(last),
            last - section[0] == section.count - 1
        else {
            for object in section { remove(object) }
            return
        }
        // The empty line in front of the next section that stays, or that behind the section before, goes as well.
        let width = style.lineBreak.utf8.count
        let hasNext = !(last + 1..<file.index.entries.count).allSatisfy(plan.removedObjects.contains)
        if hasNext, file.source.text(end..<min(end + width, file.source.bytes.count)) == style.lineBreak {
            splice(start..<end + width, "")
        } else {
            splice(start - width..<end, "")
        }
    }
}

extension NewObject {
    /// Returns the object as it is written behind its indentation.
    func text(_ style: Style, isFlat: Bool) -> String {
        let item = style.item(ArrayItem(text: id, annotation: annotation))
        let keys = fields.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        var entries = ["isa = \(plistQuoted(isa));"]
        entries += keys.map { "\($0) = \(style.value(fields[$0] ?? .text(""), isFlat: isFlat, depth: 1));" }
        if isFlat { return "\(item) = {\(entries.map { $0 + " " }.joined())};" }
        let lines = entries.map { style.lineBreak + style.indent(1) + $0 }.joined()
        return "\(item) = {\(lines)\(style.lineBreak)\(style.indent)};"
    }
}

extension Style {
    /// Returns a value of an object, whose key is indented by the depth, relative to the object.
    func value(_ value: NewObject.Value, isFlat: Bool, depth: Int) -> String {
        switch value {
        case .text(let text): return plistQuoted(text)
        case .item(let item): return self.item(item)
        case .attributes(let names):
            return "{ATTRIBUTES = (\(names.map { plistQuoted($0) + ", " }.joined())); }"
        case .list(let items):
            if isFlat { return "(\(items.map { self.item($0) + ", " }.joined()))" }
            let lines = items.map { lineBreak + indent(depth + 1) + self.item($0) + "," }.joined()
            return "(\(lines)\(lineBreak)\(indent(depth)))"
        }
    }
}
