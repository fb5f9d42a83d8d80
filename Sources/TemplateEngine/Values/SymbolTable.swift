/// A set of distinct words with numbers. Looks words up by their bytes, without creating strings.
struct SymbolTable: ~Copyable, Sendable {
    /// The words back to back in UTF-8.
    private var bytes = Buffer<UInt8>()
    private var words = Buffer<SymbolList.Word>()
    /// A hash table: each slot contains the number of a word, or -1. At least half of the slots are free, except in an
    /// empty table, which has no memory.
    private var slots = Buffer<Int32>()

    init(_ words: [String] = []) {
        for word in words { _ = add(word) }
    }

    /// All words in the table.
    var all: Set<String> { Set((0..<count).map { self[$0] }) }

    /// The number of words.
    var count: Int { words.count }

    subscript(number: Int) -> String {
        bytes.withBytes(words[number].range) { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the number of a word, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer) -> Int? { number(of: word, hash: word.hash) }

    /// Returns the number of a word with this hash, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int? {
        guard count > 0 else { return nil }
        let number = slots[slot(of: word, hash: hash)]
        return number < 0 ? nil : Int(number)
    }

    /// Calls a function with each word and its hash.
    @inline(__always)
    func visit(_ body: (UnsafeRawBufferPointer, UInt64) -> Void) {
        for number in 0..<count {
            let word = words[number]
            bytes.withBytes(word.range) { body($0, word.hash) }
        }
    }

    /// Adds the missing words, and calls a function with the number of each word.
    @inline(__always)
    mutating func add(_ words: SymbolList, _ body: (Int) -> Void) {
        words.visit { body(add($0, hash: $1)) }
    }

    /// Adds a word if it is missing. Returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer) -> Int { add(word, hash: word.hash) }

    /// Adds a word if it is missing. Returns its number.
    mutating func add(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a word with this hash if it is missing. Returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        if slots.count == 0 { reserve() }
        let slot = slot(of: word, hash: hash)
        guard slots[slot] < 0 else { return Int(slots[slot]) }
        slots[slot] = Int32(count)
        let start = bytes.count
        bytes.append(contentsOf: word)
        words.append(SymbolList.Word(range: start..<bytes.count, hash: hash))
        if 2 * count > slots.count { grow() }
        return count - 1
    }

    /// Returns the slot of a word, or the one it would get.
    @inline(__always)
    private func slot(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0, !has(word, hash, as: Int(slots[slot])) { slot = (slot + 1) & mask }
        return slot
    }

    /// Whether a word has this number.
    @inline(__always)
    private func has(_ word: UnsafeRawBufferPointer, _ hash: UInt64, as number: Int) -> Bool {
        let own = words[number]
        return own.hash == hash && bytes.withBytes(own.range) { word.isEqual(to: $0) }
    }

    /// Reserves memory for the names of a typical template.
    @inline(never)
    private mutating func reserve() {
        bytes = Buffer(capacity: 256)
        words = Buffer(capacity: 32)
        slots = Buffer(repeating: -1, count: 64)
    }

    /// Doubles the number of slots.
    private mutating func grow() {
        slots = Buffer(repeating: -1, count: 2 * slots.count)
        let mask = slots.count - 1
        for number in 0..<count {
            var slot = Int(truncatingIfNeeded: words[number].hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }
}
