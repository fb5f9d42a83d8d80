import SourceText

/// A set of distinct words with numbers. Looks words up by their bytes, without creating strings.
struct SymbolTable: ~Copyable, Sendable {
    private var bytes: [UInt8] = []
    private var words: [Range<Int>] = []
    /// A hash table: each slot contains the number of a word, or -1. At least half of them are free. Empty for words that
    /// were read from a cache, which are hardly ever looked up.
    private var slots: [Int32] = []

    init(_ words: [String] = []) { for word in words { _ = add(word) } }

    /// - Parameter reader: distinct words, as `write` has written them.
    init(_ reader: ByteReader) throws(DamagedBytes) {
        bytes = try reader.content()
        var start = 0
        words = try reader.items { () throws(DamagedBytes) in
            let end = start + (try reader.number(below: bytes.count - start + 1))
            defer { start = end }
            return start..<end
        }
    }

    func write(to writer: inout ByteWriter) {
        writer.add(bytes)
        writer.add(all: words) { $1.add($0.count) }
    }

    var all: Set<String> { Set((0..<count).map { self[$0] }) }

    var count: Int { words.count }

    subscript(number: Int) -> String { String(decoding: bytes[words[number]], as: UTF8.self) }

    /// Returns the number of a word, or nil if the table does not contain it.
    func number(of word: UnsafeRawBufferPointer) -> Int? {
        guard !slots.isEmpty else { return words.indices.first { isWord($0, word) } }
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

    mutating func add(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the slot of a word, or the one it would get.
    private func slot(of word: UnsafeRawBufferPointer) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: word.hash) & mask
        while slots[slot] >= 0, !isWord(Int(slots[slot]), word) { slot = (slot + 1) & mask }
        return slot
    }

    private func isWord(_ number: Int, _ word: UnsafeRawBufferPointer) -> Bool {
        let range = words[number]
        guard range.count == word.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            for offset in 0..<word.count where bytes[range.lowerBound + offset] != word[offset] {
                return false
            }
            return true
        }
    }

    /// Doubles the number of slots. The first ones are enough for the names of a typical template.
    private mutating func grow() {
        slots = Array(repeating: -1, count: max(64, 4 * count))
        for number in words.indices {
            let free = bytes.withUnsafeBytes { slot(of: UnsafeRawBufferPointer(rebasing: $0[words[number]])) }
            slots[free] = Int32(number)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// A hash of the bytes, an eighth of the work of Swift's own: a parser hashes each name. Collisions differ from run
    /// to run, so that nobody can craft a template whose names all collide.
    @inline(__always) fileprivate var hash: UInt64 {
        var hash = UInt64.hashSeed ^ UInt64(truncatingIfNeeded: count)
        guard count >= 8 else { return (hash ^ shortWord).mixed }
        var offset = 0
        while offset < count - 8 {
            hash = (hash ^ loadUnaligned(fromByteOffset: offset, as: UInt64.self)).mixed
            offset += 8
        }
        return (hash ^ loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)).mixed
    }

    /// Fewer than eight bytes packed into an integer.
    @inline(__always) private var shortWord: UInt64 {
        guard count >= 4 else { return reduce(0) { $0 << 8 | UInt64($1) } }
        let first = UInt64(loadUnaligned(as: UInt32.self))
        return first << 32 | UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
}

extension UInt64 {
    /// A seed that differs in each run of the program, like that of Swift's own hashes.
    fileprivate static let hashSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// Both halves of the product with 2^64 divided by the golden ratio, combined by XOR. The factor is odd and has no
    /// pattern, so each bit of the number affects many bits of the result.
    fileprivate var mixed: UInt64 {
        let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
