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

    init(_ all: some Collection<String>) {
        words.reserveCapacity(all.count)
        bytes.reserveCapacity(all.reduce(0) { $0 + $1.utf8.count })
        for var word in all {
            word.withUTF8 { append(UnsafeRawBufferPointer($0), hash: UnsafeRawBufferPointer($0).hash) }
        }
    }

    /// The number of words.
    var count: Int { words.count }

    /// Returns a word as text.
    func text(of number: Int) -> String {
        String(decoding: bytes[words[number].range], as: UTF8.self)
    }

    /// Calls a function with each word and its hash.
    @inline(__always)
    func visit(_ body: (UnsafeRawBufferPointer, UInt64) -> Void) {
        bytes.withUnsafeBytes { bytes in
            for word in words { body(UnsafeRawBufferPointer(rebasing: bytes[word.range]), word.hash) }
        }
    }

    private mutating func append(_ word: UnsafeRawBufferPointer, hash: UInt64) {
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
