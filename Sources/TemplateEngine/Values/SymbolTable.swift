/// A set of distinct words with numbers. Looks words up by their bytes, without creating strings.
struct SymbolTable: Sendable {
    private var words = SymbolList()
    /// A hash table: each slot contains the number of a word, or -1. At least half of the slots are free.
    private var slots = free

    /// The slots of an empty table, shared by all tables until they get their first words.
    private static let free = [Int32](repeating: -1, count: 64)

    /// All words in the table.
    var all: Set<String> { Set((0..<count).map { self[$0] }) }

    /// The number of words.
    var count: Int { words.count }

    subscript(number: Int) -> String { words.text(of: number) }

    /// Returns the number of a word, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer) -> Int? { number(of: word, hash: word.hash) }

    /// Returns, for each word, its number in the other table, or -1.
    func numbers(in other: SymbolTable) -> [Int] { words.map { other.number(of: $0, hash: $1) ?? -1 } }

    /// Adds the missing words of another table. Returns the numbers of all its words in this one.
    mutating func add(_ other: SymbolTable) -> [Int] { other.words.map { add($0, hash: $1) } }

    /// Adds the missing words, and calls a function with the number of each word.
    mutating func add(_ words: SymbolList, _ body: (Int) -> Void) { words.visit { body(add($0, hash: $1)) } }

    /// Adds a word if it is missing. Returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer) -> Int { add(word, hash: word.hash) }

    /// Adds a word if it is missing. Returns its number.
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

    /// Returns the slot of a word, or the one it would get.
    private func slot(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0, !words.has(word, hash, as: Int(slots[slot])) { slot = (slot + 1) & mask }
        return slot
    }

    /// Doubles the number of slots.
    private mutating func grow() {
        slots = Array(repeating: -1, count: 2 * slots.count)
        for number in 0..<count {
            var slot = Int(truncatingIfNeeded: words.hash(of: number)) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
