import SourceText

extension ProjectFile {
    /// Returns the offset behind an object's semicolon and the comments that follow it in its line.
    func endOfEntry(_ object: Int) -> Int {
        let end = scan(Int(index.entries[object].valueEnd)) { (scanner) throws(PlistError) in
            try scanner.skipTrivia()
            return scanner.offset + 1
        }
        return offsetBehindComments(at: end ?? Int(index.entries[object].valueEnd))
    }

    /// Returns what separates an object from what is in front of it.
    func separator(of object: Int) -> String { separator(at: idRange(object).lowerBound).text }

    /// Returns the offset of the comment that begins the section, if the object is the first one behind it.
    func sectionComment(before object: Int) -> Int? {
        let start = object > 0 ? Int(index.entries[object - 1].valueEnd) : 0
        let end = idRange(object).lowerBound
        return source.bytes[start..<end].ranges(of: "/* Begin ".utf8).last?.lowerBound
    }

    /// Returns the offset of the line behind the comment that ends the section, if the object is the last one in it.
    func endOfSection(_ object: Int) -> Int? {
        let start = Int(index.entries[object].valueEnd)
        let next = object + 1 < index.entries.count ? idRange(object + 1).lowerBound : source.bytes.count
        let between = source.bytes[start..<next]
        guard let comment = between.firstRange(of: "/* End ".utf8)?.lowerBound,
            let end = source.bytes[comment..<next].firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        return end + 1
    }

    /// Returns the positions of those objects whose ids are in order: the longest such run. In most projects these are
    /// all objects of a class.
    func sortedRun(of section: [Int]) -> [Int] {
        source.bytes.withUnsafeBufferPointer { bytes in
            func precedes(_ first: Int, _ second: Int) -> Bool {
                bytes.precedes(index.entries[first].key, index.entries[second].key)
            }
            let isSorted = zip(section, section.dropFirst()).allSatisfy(precedes)
            return isSorted ? Array(section.indices) : section.longestRun(by: precedes)
        }
    }
}

extension Array {
    /// Returns the positions of the longest run of elements of which each may precede the next, whatever is between them.
    func longestRun(by mayPrecede: (Element, Element) -> Bool) -> [Int] {
        // The last position of the best run of each length, and the position before each one in its run.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: count)
        for position in indices {
            let length = ends.indices.partitioningIndex { !mayPrecede(self[ends[$0]], self[position]) }
            before[position] = length > 0 ? ends[length - 1] : nil
            if length < ends.count { ends[length] = position } else { ends.append(position) }
        }
        var run: [Int] = []
        var current = ends.last
        while let position = current {
            run.append(position)
            current = before[position]
        }
        return run.reversed()
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether a range sorts before another one. Compares eight bytes at a time.
    fileprivate func precedes(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        let raw = UnsafeRawBufferPointer(self)
        let common = Swift.min(first.count, second.count)
        var distance = 0
        while distance + 8 <= common {
            let left = raw.loadUnaligned(fromByteOffset: first.lowerBound + distance, as: UInt64.self)
            let right = raw.loadUnaligned(fromByteOffset: second.lowerBound + distance, as: UInt64.self)
            if left != right { return left.bigEndian < right.bigEndian }
            distance += 8
        }
        return self[first.dropFirst(distance)].lexicographicallyPrecedes(self[second.dropFirst(distance)])
    }
}
