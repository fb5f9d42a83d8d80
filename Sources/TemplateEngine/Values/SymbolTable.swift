/// A set of distinct words with numbers. Looks words up by their bytes, without creating strings.
struct SymbolTable: ~Copyable, Sendable {
    private var bytes: [UInt8] = []
    private var words: [Range<Int>] = []
    /// A hash table: each slot contains the number of a word, or -1. At least half of them are free, if there are any.
    private var slots: [Int32] = []

    var all: Set<String> { Set((0..<count).map { self[$0] }) }

    var count: Int { words.count }

    subscript(number: Int) -> String { String(decoding: bytes[words[number]], as: UTF8.self) }

    /// Returns the number of a word, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer) -> Int? {
        guard count > 0 else { return nil }
        let number = slots[slot(of: word)]
        return number < 0 ? nil : Int(number)
    }

    func map<Result>(_ transform: (UnsafeRawBufferPointer) -> Result) -> [Result] {
        bytes.withUnsafeBytes { bytes in
            words.map { transform(UnsafeRawBufferPointer(rebasing: bytes[$0])) }
        }
    }

    /// Adds a word if it is missing. Returns its number.
    mutating func add(_ word: UnsafeRawBufferPointer) -> Int {
        if 2 * count >= slots.count { grow() }
        let slot = slot(of: word)
        guard slots[slot] < 0 else { return Int(slots[slot]) }
        slots[slot] = Int32(count)
        words.append(bytes.count..<bytes.count + word.count)
        bytes.append(contentsOf: word)
        return count - 1
    }

    /// Adds a word if it is missing. Returns its number.
    mutating func add(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the slot of a word, or the one it would get. Swift's hashes differ from run to run, so that nobody can
    /// craft a template whose names all collide.
    private func slot(of word: UnsafeRawBufferPointer) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: word)
        let mask = slots.count - 1
        var slot = hasher.finalize() & mask
        while slots[slot] >= 0, !bytes[words[Int(slots[slot])]].elementsEqual(word) {
            slot = (slot + 1) & mask
        }
        return slot
    }

    /// Doubles the number of slots. The first ones are enough for the names of a typical template.
    private mutating func grow() {
        slots = Array(repeating: -1, count: max(64, 2 * slots.count))
        for number in words.indices {
            let free = bytes.withUnsafeBytes { slot(of: UnsafeRawBufferPointer(rebasing: $0[words[number]])) }
            slots[free] = Int32(number)
        }
    }
}
