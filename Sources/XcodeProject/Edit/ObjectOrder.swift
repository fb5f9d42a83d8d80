import SourceText

extension ProjectFile {
    /// Returns the file with objects at the places of their ids among those of their class.
    func sortingObjects(_ ids: Set<String>) -> [UInt8] {
        var edits: [TextEdit] = []
        for isa in Set(index.kinds).sorted() {
            let section = objects(isa)
            let moved = section.filter { ids.contains(id($0)) }
            guard !moved.isEmpty, let last = section.last, last - section[0] == section.count - 1,
                zip(section, section.dropFirst()).allSatisfy({
                    source.bytes[endOfEntry($0)..<idRange($1).lowerBound].allSatisfy(\.isWhitespace)
                })
            else { continue }
            let order = order(of: section, moved)
            guard order != section else { continue }
            for (place, object) in zip(section, order) where place != object {
                edits.append(
                    TextEdit(
                        range: idRange(place).lowerBound..<endOfEntry(place),
                        bytes: Array(source.bytes[idRange(object).lowerBound..<endOfEntry(object)])))
            }
        }
        return source.bytes.applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// Returns the objects of a section with some of them in front of the first larger id.
    private func order(of section: [Int], _ moved: [Int]) -> [Int] {
        let gone = Set(moved)
        let rest = section.filter { !gone.contains($0) }
        let run = sortedRun(of: rest)
        let places = moved.map { object in
            let id = Array(id(object).utf8)
            let next = run.indices.partitioningIndex { number in
                id.lexicographicallyPrecedes(source.bytes[index.entries[rest[run[number]]].key])
            }
            return (place: next < run.count ? run[next] : rest.count, id: self.id(object), object: object)
        }.sorted { ($0.place, $0.id) < ($1.place, $1.id) }
        var order: [Int] = []
        var next = places[...]
        for place in 0...rest.count {
            while let first = next.first, first.place == place {
                order.append(first.object)
                next.removeFirst()
            }
            if place < rest.count { order.append(rest[place]) }
        }
        return order
    }
}
