/// Finds objects by their ids: a hash table of the numbers of objects.
struct ObjectTable: Sendable {
    /// The number of an object plus one, or 0.
    private var slots: [UInt32]
    private let mask: Int

    /// Creates the table of all objects. Throws the error of the second object with the same id.
    init(_ entries: [ObjectIndex.Entry], in bytes: UnsafeBufferPointer<UInt8>) throws(PlistError) {
        var size = 16
        while size < entries.count * 2 { size *= 2 }
        mask = size - 1
        slots = [UInt32](repeating: 0, count: size)
        for (number, entry) in entries.enumerated() {
            var slot = Self.hash(bytes, entry.key) & mask
            while slots[slot] != 0 {
                guard !bytes.equal(entries[Int(slots[slot]) - 1].key, entry.key)
                else { throw PlistError(.duplicateKey, at: entry.key.lowerBound) }
                slot = (slot + 1) & mask
            }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// Creates a table of no objects.
    init() { (mask, slots) = (0, [0]) }

    /// Returns the number of the object whose id is in a range of the text.
    func number(
        of id: Range<Int>, in text: UnsafeBufferPointer<UInt8>, of entries: [ObjectIndex.Entry],
        bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var slot = Self.hash(text, id) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if bytes.equal(entries[number].key, text, id) { return number }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Returns the numbers of the objects whose ids are elements of an array.
    ///
    /// The objects may be anywhere in a large file. Each step is done for all of them before the next one, so that the
    /// processor waits for the memory of many at once.
    func numbers(
        of elements: [PlistElement], of entries: [ObjectIndex.Entry], bytes: UnsafeBufferPointer<UInt8>
    ) -> [Int?] {
        var numbers: [Int?] = elements.map { Int(slots[Self.hash(bytes, $0.content) & mask]) - 1 }
        for (position, element) in elements.enumerated() {
            guard let number = numbers[position] else { continue }
            if number < 0 {
                numbers[position] = nil
            } else if !bytes.equal(entries[number].key, element.content) {
                numbers[position] = self.number(of: element.content, in: bytes, of: entries, bytes: bytes)
            }
        }
        return numbers
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound {
            hash =
                (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 29
            offset += 8
        }
        while offset < range.upperBound {
            hash = (hash ^ UInt64(bytes[offset])) &* 0x94D0_49BB_1331_11EB
            offset += 1
        }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7FFF_FFFF)
    }
}
