/// Words, each once, by number: found by their bytes, without making strings of them.
struct WordTable: Sendable {
    /// All words, one after another.
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// A hash table: in each slot the number of a word, or -1. At least half of the slots are free.
    private var slots = free

    /// Shared by all tables until they get their first words.
    private static let free = Array(repeating: -1, count: 64)

    /// The words.
    var all: Set<String> { Set(ranges.indices.map { self[$0] }) }

    /// How many words there are.
    var count: Int { ranges.count }

    subscript(number: Int) -> String { String(decoding: bytes[ranges[number]], as: UTF8.self) }

    /// The number of a word, nil when it is not here.
    func number(of word: UnsafeRawBufferPointer) -> Int? {
        let number = slots[slot(of: word)]
        return number < 0 ? nil : number
    }

    /// For each of the words the number that the other table has for it, else -1.
    func numbers(in other: WordTable) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            ranges.map { other.number(of: UnsafeRawBufferPointer(rebasing: bytes[$0])) ?? -1 }
        }
    }

    /// For each of the words the number that the other table has for it; words that it lacks are added.
    func numbers(addingTo other: inout WordTable) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            ranges.map { range in
                let word = UnsafeRawBufferPointer(rebasing: bytes[range])
                return other.number(of: word) ?? other.add(word)
            }
        }
    }

    /// Adds a word unless it is here; returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer) -> Int {
        let slot = slot(of: word)
        guard slots[slot] < 0 else { return slots[slot] }
        slots[slot] = ranges.count
        let start = bytes.count
        bytes.append(contentsOf: word)
        ranges.append(start..<bytes.count)
        if 2 * ranges.count > slots.count { grow() }
        return ranges.count - 1
    }

    /// Adds a word unless it is here; returns its number.
    mutating func add(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// The slot that a word has, or would get.
    private func slot(of word: UnsafeRawBufferPointer) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: word)
        var slot = hasher.finalize() & (slots.count - 1)
        while slots[slot] >= 0, !has(word, as: slots[slot]) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func has(_ word: UnsafeRawBufferPointer, as number: Int) -> Bool {
        let range = ranges[number]
        guard range.count == word.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            word.indices.allSatisfy { word[$0] == bytes[range.lowerBound + $0] }
        }
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: 2 * slots.count)
        for (number, range) in ranges.enumerated() {
            slots[bytes.withUnsafeBytes { slot(of: UnsafeRawBufferPointer(rebasing: $0[range])) }] = number
        }
    }
}
