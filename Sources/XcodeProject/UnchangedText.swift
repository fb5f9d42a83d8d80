import SourceText

/// What an edited text has in common with the text before the edits. A project of 100,000 objects is mostly that, so
/// reading it again only where it differs takes a fraction of the time. That both texts are the same there is not
/// taken from the edits, but seen in the bytes.
struct UnchangedText {
    /// Objects that are the same in both texts.
    struct Objects {
        /// Their numbers in the old text.
        let old: Range<Int>
        /// The number of the first one in the new text.
        let number: Int
    }

    /// The objects of the old text.
    let index: ObjectIndex
    private let bytes: UnsafeBufferPointer<UInt8>
    private let new: UnsafeBufferPointer<UInt8>
    /// The ranges between two edits, and how far each has moved.
    private var spans: ArraySlice<(old: Range<Int>, distance: Int)> = []
    /// The objects that `take` has found, in the order of the text.
    private(set) var found: [Objects] = []

    init(
        _ index: ObjectIndex, in bytes: UnsafeBufferPointer<UInt8>, edits: [TextEdit],
        new: UnsafeBufferPointer<UInt8>
    ) {
        (self.index, self.bytes, self.new) = (index, bytes, new)
        var (start, distance) = (0, 0)
        for edit in edits {
            spans.append((start..<edit.range.lowerBound, distance))
            start = edit.range.upperBound
            distance += edit.bytes.count - edit.range.count
        }
        spans.append((start..<bytes.count, distance))
    }

    /// Takes the objects from an offset of the new text to the next edit; the first one gets the number. The offset must
    /// be one where an object may begin: reading the same bytes from there gives the same objects.
    ///
    /// - Returns: the numbers of the objects in the old text, and how far they have moved; nil if the object that begins
    ///   there is a new one, or has changed.
    mutating func take(at offset: Int, number: Int) -> (objects: Range<Int>, distance: Int)? {
        while let span = spans.first, span.old.upperBound + span.distance <= offset { spans.removeFirst() }
        guard let span = spans.first, span.old.contains(offset - span.distance) else { return nil }
        let start = offset - span.distance
        let entries = index.entries
        let first = entries.indices.partitioningIndex {
            bytes.withQuotes(entries[$0].key).lowerBound >= start
        }
        guard first < entries.count, bytes.withQuotes(entries[first].key).lowerBound == start
        else { return nil }
        let end = entries.indices.partitioningIndex { entries[$0].value.upperBound > span.old.upperBound }
        guard first < end else { return nil }
        let same = start..<entries[end - 1].value.upperBound
        guard new.count >= same.upperBound + span.distance,
            bytes.equal(same, new, same.lowerBound + span.distance..<same.upperBound + span.distance)
        else { return nil }
        found.append(Objects(old: first..<end, number: number))
        return (first..<end, span.distance)
    }
}
