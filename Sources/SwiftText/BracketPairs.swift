/// The brackets of a text that have partners; the others are text.
struct BracketPairs {
    /// From bracket to partner, those that stand in no other pair, in the order of the text.
    private(set) var outermost: [Range<Int>] = []
    /// The brackets that wait for their partners, the innermost one last.
    private var open: [(end: UInt8, index: Int)] = []
    /// How many of these wait for a sign of ASCII.
    private var counts = [Int](repeating: 0, count: 0x80)

    /// Adds a byte of the text, which may be no bracket, and tells the one before it.
    mutating func add(_ byte: UInt8, at index: Int, behind previous: UInt8?) {
        switch byte {
        case UInt8(ascii: "("): begin(UInt8(ascii: ")"), index)
        case UInt8(ascii: "["): begin(UInt8(ascii: "]"), index)
        case UInt8(ascii: "{"): begin(UInt8(ascii: "}"), index)
        case UInt8(ascii: "<"): if previous?.endsTypeName == true { begin(UInt8(ascii: ">"), index) }
        case UInt8(ascii: ">"): if previous != UInt8(ascii: "-") { end(byte, index) }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): end(byte, index)
        default: break
        }
    }

    private mutating func begin(_ end: UInt8, _ index: Int) {
        open.append((end, index))
        counts[Int(end)] += 1
    }

    /// Pairs the innermost bracket that waits for the sign; those inside of it have no partners.
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

extension UInt8 {
    /// Whether generic arguments may stand behind it.
    fileprivate var endsTypeName: Bool { isWordPart || self == UInt8(ascii: "`") || self >= 0x80 }
}
