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

    /// A range between two edits.
    private struct Piece {
        let old: Range<Int>
        /// How far it has moved.
        let distance: Int
    }

    /// The objects of the old text.
    let index: ObjectIndex
    private let bytes: UnsafeBufferPointer<UInt8>
    private let new: UnsafeBufferPointer<UInt8>
    private var spans: ArraySlice<Piece>
    /// The objects that `take` has found, in the order of the text.
    private(set) var found: [Objects] = []

    init(
        _ index: ObjectIndex, in bytes: UnsafeBufferPointer<UInt8>, edits: [TextEdit],
        new: UnsafeBufferPointer<UInt8>
    ) {
        self.index = index
        self.bytes = bytes
        self.new = new
        var all: [Piece] = []
        var (start, distance) = (0, 0)
        for edit in edits {
            all.append(Piece(old: start..<edit.range.lowerBound, distance: distance))
            start = edit.range.upperBound
            distance += edit.bytes.count - edit.range.count
        }
        all.append(Piece(old: start..<bytes.count, distance: distance))
        spans = all[...]
    }

    /// Takes the objects from an offset of the new text to the next edit. The offset must be one where an object may
    /// begin: reading the same bytes from there gives the same objects.
    ///
    /// - Parameter number: the number that the first one gets.
    /// - Returns: the numbers of the objects in the old text, and how far they have moved; nil if the object that begins
    ///   there is a new one, or has changed.
    mutating func take(at offset: Int, number: Int) -> (objects: Range<Int>, distance: Int)? {
        while let span = spans.first, span.old.upperBound + span.distance <= offset { spans.removeFirst() }
        guard let span = spans.first, span.old.contains(offset - span.distance) else { return nil }
        let start = offset - span.distance
        let entries = index.entries
        let first = entries.indices.partitioningIndex { idStart(entries[$0]) >= start }
        guard first < entries.count, idStart(entries[first]) == start else { return nil }
        let end = entries.indices.partitioningIndex { entries[$0].value.upperBound > span.old.upperBound }
        guard first < end else { return nil }
        let same = start..<entries[end - 1].value.upperBound
        guard new.count >= same.upperBound + span.distance,
            bytes.equal(same, new, same.lowerBound + span.distance..<same.upperBound + span.distance)
        else { return nil }
        found.append(Objects(old: first..<end, number: number))
        return (first..<end, span.distance)
    }

    /// Returns the offset of an object's id, with its quote if it has one.
    private func idStart(_ entry: ObjectIndex.Entry) -> Int {
        let key = entry.key
        guard key.lowerBound > 0, key.upperBound < bytes.count else { return key.lowerBound }
        let (before, behind) = (bytes[key.lowerBound - 1], bytes[key.upperBound])
        let isQuoted = before == behind && (before == UInt8(ascii: "\"") || before == UInt8(ascii: "'"))
        return isQuoted ? key.lowerBound - 1 : key.lowerBound
    }
}
