/// Words, each once, by number: found by their bytes, without making strings of them.
struct WordTable: Sendable {
    /// All words, one after another.
    private var bytes: [UInt8] = []
    private var words: [Word] = []
    /// A hash table: in each slot the number of a word, or -1. At least half of the slots are free.
    private var slots = free

    /// Where a word is among the bytes, and its hash.
    private struct Word {
        let range: Range<Int>
        let hash: UInt64
    }

    /// Shared by all tables until they get their first words.
    private static let free = [Int32](repeating: -1, count: 64)

    /// The words.
    var all: Set<String> { Set(words.indices.map { self[$0] }) }

    /// How many words there are.
    var count: Int { words.count }

    subscript(number: Int) -> String { String(decoding: bytes[words[number].range], as: UTF8.self) }

    /// The number of a word, nil when it is not here.
    func number(of word: UnsafeRawBufferPointer) -> Int? {
        number(of: word, hash: word.hash)
    }

    /// For each of the words the number that the other table has for it, else -1.
    func numbers(in other: WordTable) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            words.map { word in
                other.number(of: UnsafeRawBufferPointer(rebasing: bytes[word.range]), hash: word.hash) ?? -1
            }
        }
    }

    /// For each of the words the number that the other table has for it; words that it lacks are added.
    func numbers(addingTo other: inout WordTable) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            words.map { other.add(UnsafeRawBufferPointer(rebasing: bytes[$0.range]), hash: $0.hash) }
        }
    }

    /// Adds a word unless it is here; returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer) -> Int {
        add(word, hash: word.hash)
    }

    /// Adds a word unless it is here; returns its number.
    mutating func add(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    private func number(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int? {
        let number = slots[slot(of: word, hash: hash)]
        return number < 0 ? nil : Int(number)
    }

    private mutating func add(_ word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        let slot = slot(of: word, hash: hash)
        guard slots[slot] < 0 else { return Int(slots[slot]) }
        if words.isEmpty { reserve() }
        slots[slot] = Int32(words.count)
        let start = bytes.count
        bytes.append(contentsOf: word)
        words.append(Word(range: start..<bytes.count, hash: hash))
        if 2 * words.count > slots.count { grow() }
        return words.count - 1
    }

    /// Makes room for the names of a usual template.
    private mutating func reserve() {
        bytes.reserveCapacity(224)
        words.reserveCapacity(20)
    }

    /// The slot that a word has, or would get.
    private func slot(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0, !has(word, hash, as: Int(slots[slot])) { slot = (slot + 1) & mask }
        return slot
    }

    private func has(_ word: UnsafeRawBufferPointer, _ hash: UInt64, as number: Int) -> Bool {
        let own = words[number]
        guard own.hash == hash else { return false }
        return bytes.withUnsafeBytes { word.isEqual(to: UnsafeRawBufferPointer(rebasing: $0[own.range])) }
    }

    /// Doubles the slots.
    private mutating func grow() {
        slots = Array(repeating: -1, count: 2 * slots.count)
        for (number, word) in words.enumerated() {
            var slot = Int(truncatingIfNeeded: word.hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
