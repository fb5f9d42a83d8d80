/// Words, each once, by number: found by their bytes, without making strings of them.
struct SymbolTable: Sendable {
    private var words = SymbolList()
    /// A hash table: in each slot the number of a word, or -1. At least half of the slots are free.
    private var slots = free

    /// Shared by all tables until they get their first words.
    private static let free = [Int32](repeating: -1, count: 64)

    /// The words.
    var all: Set<String> { Set((0..<count).map { self[$0] }) }

    /// How many words there are.
    var count: Int { words.count }

    subscript(number: Int) -> String { words.text(of: number) }

    /// The number of a word, nil when it is not here.
    func number(of word: UnsafeRawBufferPointer) -> Int? { number(of: word, hash: word.hash) }

    /// For each of the words the number that the other table has for it, else -1.
    func numbers(in other: SymbolTable) -> [Int] { words.map { other.number(of: $0, hash: $1) ?? -1 } }

    /// Adds the words of another table that are not here; returns the numbers of all of them.
    mutating func add(_ other: SymbolTable) -> [Int] { other.words.map { add($0, hash: $1) } }

    /// Adds the words that are not here, and the numbers of all of them to others.
    mutating func add(_ words: SymbolList, numbers: inout [Int]) {
        words.visit { numbers.append(add($0, hash: $1)) }
    }

    /// Adds a word unless it is here; returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer) -> Int { add(word, hash: word.hash) }

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
        if words.count == 0 { words.reserve() }
        slots[slot] = Int32(words.count)
        words.append(word, hash: hash)
        if 2 * words.count > slots.count { grow() }
        return words.count - 1
    }

    /// The slot that a word has, or would get.
    private func slot(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0, !words.has(word, hash, as: Int(slots[slot])) { slot = (slot + 1) & mask }
        return slot
    }

    /// Doubles the slots.
    private mutating func grow() {
        slots = Array(repeating: -1, count: 2 * slots.count)
        for number in 0..<count {
            var slot = Int(truncatingIfNeeded: words.hash(of: number)) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
