import SourceText

/// Reads an edited project file again and compares it with the old one and the plan. What differs otherwise than planned
/// is a mistake of this module, or a file unlike all that it was written for.
struct SelfCheck {
    let old: ProjectFile
    let plan: EditPlan
    let edits: [TextEdit]
    let bytes: [UInt8]

    func run() throws {
        guard let (new, same) = old.rereading(bytes, edits: edits)
        else { throw refusal("it cannot be read again") }
        let isRootEqual =
            new.index.root.count == old.index.root.count
            && zip(new.index.root, old.index.root).allSatisfy { own, other in
                guard new.text(own.key) == old.text(other.key) else { return false }
                return new.text(own.key) == "objects" || areEqual(other.value.range, new, own.value.range)
            }
        guard isRootEqual else { throw refusal("the root has changed") }
        try compareObjects(with: new, same)
    }

    /// Goes through the objects of both files, which are in the same order.
    private func compareObjects(with new: ProjectFile, _ same: [UnchangedText.Objects]) throws {
        var added = Dictionary(plan.newObjects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard added.count == plan.newObjects.count else { throw refusal("two new objects have one id") }
        let changed = Set(plan.insertions.map(\.object) + plan.removals.map(\.object))
        let touched = changed.union(plan.removedObjects).sorted()
        var (object, number, rest) = (0, 0, same[...])
        while true {
            while plan.removedObjects.contains(object) { object += 1 }
            if let next = rest.first, next.old.lowerBound == object, next.number == number {
                if let wrong = touched.first(in: next.old) {
                    throw refusal("'\(old.id(wrong))' is as before")
                }
                object = next.old.upperBound
                number += next.old.count
                rest.removeFirst()
                continue
            }
            guard number < new.index.entries.count else { break }
            let entry = new.index.entries[number]
            if object < old.index.entries.count, areEqual(old.index.entries[object].key, new, entry.key) {
                guard
                    changed.contains(object)
                        ? isAsPlanned(object, new, number)
                        : areEqual(old.index.entries[object].value, new, entry.value)
                else { throw refusal("'\(old.id(object))' is different") }
                object += 1
            } else {
                guard let planned = added.removeValue(forKey: new.id(number)),
                    new.contents(number).equals(planned)
                else { throw refusal("'\(new.id(number))' is unexpected") }
            }
            number += 1
        }
        guard object == old.index.entries.count else { throw refusal("'\(old.id(object))' is gone") }
        guard added.isEmpty else { throw refusal("a new object is missing") }
    }

    private func areEqual(_ range: Range<Int>, _ new: ProjectFile, _ other: Range<Int>) -> Bool {
        old.source.bytes.withUnsafeBufferPointer { first in
            new.source.bytes.withUnsafeBufferPointer { second in
                first.equal(range, second, other)
            }
        }
    }

    /// Returns whether an object has changed in the planned arrays only, and in each as planned.
    private func isAsPlanned(_ object: Int, _ new: ProjectFile, _ number: Int) -> Bool {
        let (before, after) = (old.contents(object), new.contents(number))
        let insertions = plan.insertions.filter { $0.object == object }
        let removals = plan.removals.filter { $0.object == object }
        let arrays = Set(insertions.map(\.key) + removals.map(\.key))
        for key in arrays {
            let gone = removals.first { $0.key == key }?.positions ?? []
            let items = (insertions.first { $0.key == key }?.items ?? []).sorted { $0.position < $1.position }
            let kept = before.elements(key).enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            let moved = items.map { position, item in (position - gone.count { $0 < position }, item) }
            guard hasInserted(moved, kept, after.elements(key), new) else { return false }
        }
        let rest = before.entries.filter { !arrays.contains(old.text($0.key)) }
        let now = after.entries.filter { !arrays.contains(new.text($0.key)) }
        return rest.count == now.count
            && zip(rest, now).allSatisfy { first, second in
                areEqual(first.key.range, new, second.key.range)
                    && areEqual(first.value.range, new, second.value.range)
            }
    }

    /// Returns whether an array consists of the old elements and the new ones, each at its place.
    private func hasInserted(
        _ items: [(position: Int, item: ArrayItem)], _ before: [PlistElement], _ after: [PlistElement],
        _ new: ProjectFile
    ) -> Bool {
        guard after.count == before.count + items.count else { return false }
        var rest = items[...]
        var position = 0
        for element in after {
            if let next = rest.first, next.position == position {
                guard new.text(element) == next.item.text else { return false }
                rest = rest.dropFirst()
            } else {
                guard position < before.count, areEqual(before[position].range, new, element.range)
                else { return false }
                position += 1
            }
        }
        return rest.isEmpty
    }

    private func refusal(_ cause: String) -> Diagnostics {
        old.source.error(
            "the project file is written in a form that cannot be edited safely: \(cause)",
            hint: "save the project in Xcode, or add the files there")
    }
}

extension [Int] {
    /// Returns the first of the sorted numbers in a range, or nil.
    fileprivate func first(in range: Range<Int>) -> Int? {
        let next = indices.partitioningIndex { self[$0] >= range.lowerBound }
        return next < count && self[next] < range.upperBound ? self[next] : nil
    }
}

extension PlistDictionary {
    /// Returns whether the dictionary is what was planned.
    fileprivate func equals(_ planned: NewObject) -> Bool {
        entries.count == planned.fields.count + 1 && string("isa") == planned.isa
            && planned.fields.allSatisfy { key, value in
                switch value {
                case .text(let text): string(key) == text
                case .item(let item): string(key) == item.text
                case .attributes(let names): dictionary(key)?.strings("ATTRIBUTES") == names
                case .list(let items): entry(key) != nil && strings(key) == items.map(\.text)
                }
            }
    }
}
