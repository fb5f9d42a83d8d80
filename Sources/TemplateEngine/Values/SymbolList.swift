/// Words stored back to back in UTF-8, with their hashes, so that they can be compared and looked up without creating
/// strings.
struct SymbolList: Sendable, Equatable {
    private var bytes: [UInt8] = []
    private var words: [Word] = []

    /// The position of a word in the bytes, and its hash.
    struct Word: Sendable {
        let range: Range<Int>
        let hash: UInt64
    }

    init(_ words: [String] = []) {
        for var word in words {
            word.withUTF8 { append(UnsafeRawBufferPointer($0), hash: UnsafeRawBufferPointer($0).hash) }
        }
    }

    /// The number of words.
    var count: Int { words.count }

    /// Returns a word as text.
    func text(of number: Int) -> String {
        String(decoding: bytes[words[number].range], as: UTF8.self)
    }

    /// Returns the hash of a word.
    func hash(of number: Int) -> UInt64 { words[number].hash }

    /// Whether a word has the given bytes and hash.
    @inline(__always)
    func has(_ word: UnsafeRawBufferPointer, _ hash: UInt64, as number: Int) -> Bool {
        let own = words[number]
        guard own.hash == hash else { return false }
        return bytes.withUnsafeBytes {
            word.isEqual(to: UnsafeRawBufferPointer(rebasing: $0[own.range]))
        }
    }

    /// Calls a function with each word and its hash.
    @inline(__always)
    func visit(_ body: (UnsafeRawBufferPointer, UInt64) -> Void) {
        bytes.withUnsafeBytes { bytes in
            for word in words { body(UnsafeRawBufferPointer(rebasing: bytes[word.range]), word.hash) }
        }
    }

    /// Returns the results of calling a function with each word and its hash.
    @inline(__always)
    func map(_ body: (UnsafeRawBufferPointer, UInt64) -> Int) -> [Int] {
        var all: [Int] = []
        all.reserveCapacity(count)
        visit { all.append(body($0, $1)) }
        return all
    }

    /// Reserves room for the names of a typical template.
    mutating func reserve() {
        bytes.reserveCapacity(224)
        words.reserveCapacity(20)
    }

    mutating func append(_ word: UnsafeRawBufferPointer, hash: UInt64) {
        let start = bytes.count
        bytes.append(contentsOf: word)
        words.append(Word(range: start..<bytes.count, hash: hash))
    }

    static func == (a: Self, b: Self) -> Bool {
        guard a.count == b.count, a.bytes.count == b.bytes.count else { return false }
        for number in a.words.indices where a.words[number].range != b.words[number].range { return false }
        return a.bytes.withUnsafeBytes { own in b.bytes.withUnsafeBytes { own.isEqual(to: $0) } }
    }
}
