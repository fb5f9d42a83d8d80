/// A line of Swift code, with the signs at which it can be broken, outside literals and comments.
struct LineScanner {
    /// A bracket, a comma, ` = ` or another operator surrounded by spaces, or one of the words `in` and `else`.
    struct Mark {
        enum Kind { case open, close, comma, equals, other, word }

        let kind: Kind
        let byte: UInt8
        let offset: Int
        /// For a bracket, the number of its partner's mark.
        var partner: Int?
    }

    let bytes: [UInt8]
    /// The range of the line, without its line break.
    let range: Range<Int>
    private(set) var marks: [Mark] = []
    /// Whether the line consists of code only, without parts of multiline literals or comments, and is not an `#if`.
    /// Otherwise it has no marks.
    let isCode: Bool
    /// What surrounds the start of the next line.
    let enclosures: [Lexer.Enclosure]
    /// The numbers of the open brackets' marks.
    private var open: [Int] = []
    private var endOfOperator = 0

    init(_ bytes: [UInt8], _ range: Range<Int>, in enclosures: [Lexer.Enclosure]) {
        self.bytes = bytes
        let hasReturn = bytes[range].last == UInt8(ascii: "\r")
        self.range = range.lowerBound..<range.upperBound - (hasReturn ? 1 : 0)
        let lexer = Lexer(bytes, self.range, isCode: true, in: enclosures)
        let isCondition =
            lexer.tokens.first?.isSign("#") == true
            && lexer.tokens[1...].first?.isWord(in: ["elseif", "if"]) == true
        (isCode, self.enclosures) = (lexer.isPlain && !isCondition, lexer.enclosures)
        guard isCode else { return }
        for token in lexer.tokens { add(token) }
    }

    func has(_ text: StaticString, at offset: Int) -> Bool {
        offset >= range.lowerBound && offset + text.utf8CodeUnitCount <= range.upperBound
            && (0..<text.utf8CodeUnitCount).allSatisfy { text.utf8Start[$0] == bytes[offset + $0] }
    }

    private mutating func add(_ token: SwiftToken) {
        let offset = token.range.lowerBound
        if token.isWord(in: ["else", "in"]) {
            marks.append(Mark(kind: .word, byte: bytes[offset], offset: offset))
        }
        guard token.kind == .sign, offset >= endOfOperator, !addOperator(token) else { return }
        let byte = bytes[offset]
        switch token.text {
        case "(", "[", "{": begin(byte, offset)
        case "<" where offset > range.lowerBound && bytes[offset - 1].isWordPart: begin(byte, offset)
        case ")", "]", "}", ">": end(byte, offset)
        case ",": marks.append(Mark(kind: .comma, byte: byte, offset: offset))
        default: break
        }
    }

    /// Adds an operator that begins with a token, between two spaces.
    private mutating func addOperator(_ token: SwiftToken) -> Bool {
        let offset = token.range.lowerBound
        let sign = bytes[offset..<range.upperBound].prefix(while: Self.operators.contains)
        guard !sign.isEmpty, has(" ", at: offset - 1), has(" ", at: sign.endIndex), token.text != "->"
        else { return false }
        let kind: Mark.Kind = sign.elementsEqual("=".utf8) ? .equals : .other
        marks.append(Mark(kind: kind, byte: bytes[offset], offset: offset))
        endOfOperator = sign.endIndex
        return true
    }

    private mutating func begin(_ byte: UInt8, _ offset: Int) {
        open.append(marks.count)
        marks.append(Mark(kind: .open, byte: byte, offset: offset))
    }

    /// Pairs a bracket with the innermost open one of its kind. A `<` still open in between was not a bracket.
    private mutating func end(_ byte: UInt8, _ offset: Int) {
        let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
        if byte != greater {
            while let last = open.last, marks[last].byte == less { open.removeLast() }
        }
        let last = open.last.flatMap { marks[$0].byte.closingBracket == byte ? $0 : nil }
        guard last != nil || byte != greater else { return }
        if let last {
            open.removeLast()
            marks[last].partner = marks.count
        }
        marks.append(Mark(kind: .close, byte: byte, offset: offset, partner: last))
    }

    private static let operators = Lexer.operators.union(":".utf8)
}

extension UInt8 {
    /// The bracket that closes one that opens; nil for another byte.
    fileprivate var closingBracket: UInt8? {
        switch self {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): self + 2
        default: nil
        }
    }
}
