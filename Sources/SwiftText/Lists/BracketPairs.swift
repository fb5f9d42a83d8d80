/// The matching brackets of a text. Brackets without a partner are plain text.
struct BracketPairs {
    /// The outermost pairs in text order, each from bracket to partner.
    private(set) var outermost: [Range<Int>] = []
    /// The open brackets, innermost last.
    private var open: [(end: UInt8, index: Int)] = []
    /// The number of open brackets by the ASCII character that closes them.
    private var counts = [Int](repeating: 0, count: 0x80)

    /// Processes a byte of the text, given the byte before it.
    mutating func add(_ byte: UInt8, at index: Int, behind previous: UInt8?) {
        switch byte {
        case UInt8(ascii: "("): begin(UInt8(ascii: ")"), index)
        case UInt8(ascii: "["): begin(UInt8(ascii: "]"), index)
        case UInt8(ascii: "{"): begin(UInt8(ascii: "}"), index)
        case UInt8(ascii: "<"):
            // Generic arguments follow a name.
            guard let previous, previous.isWordPart || previous == UInt8(ascii: "`") || previous >= 0x80
            else { break }
            begin(UInt8(ascii: ">"), index)
        case UInt8(ascii: ">"): if previous != UInt8(ascii: "-") { end(byte, index) }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): end(byte, index)
        default: break
        }
    }

    private mutating func begin(_ end: UInt8, _ index: Int) {
        open.append((end, index))
        counts[Int(end)] += 1
    }

    /// Closes the innermost bracket that matches the sign. Brackets still open inside it have no partners.
    private mutating func end(_ sign: UInt8, _ index: Int) {
        guard counts[Int(sign)] > 0 else { return }
        while let bracket = open.popLast() {
            counts[Int(bracket.end)] -= 1
            guard bracket.end == sign else { continue }
            while let inner = outermost.last, inner.lowerBound > bracket.index { outermost.removeLast() }
            outermost.append(bracket.index..<index)
            return
        }
    }
}
