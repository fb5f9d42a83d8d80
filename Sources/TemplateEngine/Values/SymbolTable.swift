/// A set of distinct words with numbers. Looks words up by their bytes, without creating strings.
struct SymbolTable: ~Copyable, Sendable {
    /// The words back to back in UTF-8.
    private var bytes: [UInt8] = []
    private var words: [Word] = []
    /// A hash table: each slot contains the number of a word, or -1. At least half of the slots are free, except in an
    /// empty table, which has none.
    private var slots: [Int32] = []

    /// The position of a word in the bytes, and its hash.
    private struct Word {
        let range: Range<Int>
        let hash: UInt64
    }

    init(_ words: [String] = []) {
        for word in words { _ = add(word) }
    }

    /// All words in the table.
    var all: Set<String> { Set((0..<count).map { self[$0] }) }

    /// The number of words.
    var count: Int { words.count }

    subscript(number: Int) -> String { String(decoding: bytes[words[number].range], as: UTF8.self) }

    /// Returns the number of a word, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer) -> Int? { number(of: word, hash: word.hash) }

    /// Returns the number of a word with this hash, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int? {
        guard count > 0 else { return nil }
        let number = slots[slot(of: word, hash: hash)]
        return number < 0 ? nil : Int(number)
    }

    /// Returns the results of calling a function with each word and its hash.
    @inline(__always)
    func map<Result>(_ transform: (UnsafeRawBufferPointer, UInt64) -> Result) -> [Result] {
        bytes.withUnsafeBytes { bytes in
            words.map { transform(UnsafeRawBufferPointer(rebasing: bytes[$0.range]), $0.hash) }
        }
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
        if 2 * count >= slots.count { grow() }
        let slot = slot(of: word, hash: hash)
        guard slots[slot] < 0 else { return Int(slots[slot]) }
        slots[slot] = Int32(count)
        words.append(Word(range: bytes.count..<bytes.count + word.count, hash: hash))
        bytes.append(contentsOf: word)
        return count - 1
    }

    /// Returns the slot of a word, or the one it would get.
    @inline(__always)
    private func slot(of word: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        firstSlot(for: hash) { number in
            let own = words[number]
            guard own.hash == hash, own.range.count == word.count else { return false }
            return bytes.withUnsafeBytes { word.isEqual(to: UnsafeRawBufferPointer(rebasing: $0[own.range])) }
        }
    }

    /// Returns the first slot for a hash that is free or contains the number of a matching word.
    @inline(__always)
    private func firstSlot(for hash: UInt64, matching isMatch: (Int) -> Bool) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0, !isMatch(Int(slots[slot])) { slot = (slot + 1) & mask }
        return slot
    }

    /// Doubles the number of slots. The first ones are enough for the names of a typical template.
    @inline(never)
    private mutating func grow() {
        slots = Array(repeating: -1, count: max(64, 2 * slots.count))
        for number in 0..<count { slots[firstSlot(for: words[number].hash) { _ in false }] = Int32(number) }
    }
}
