/// Reads a type of Swift: "The Swift Programming Language", Types. It passes over what stands in the type with
/// a stack of brackets; where it takes more than Swift does, the compiler tells.
struct TypeReader {
    /// What the part of the type that was read last is.
    enum Part {
        /// None, a type has to follow.
        case none
        /// A name, which generic arguments may follow.
        case name
        /// A tuple or what a closure takes, which `->` may follow.
        case tuple
        /// `async` of a closure.
        case async
        /// `throws` of a closure, which `->` has to follow.
        case `throws`
        /// `...`, behind which the type is at its end.
        case variadic
        /// A part that has neither generic arguments nor a result.
        case whole
    }

    var cursor: SignatureCursor
    /// How many brackets were open before the type.
    private let base: Int
    /// Whether the type is that of what a function takes.
    let isParameter: Bool
    /// Whether a `->` has been read outside of the type's brackets.
    private var isBehindArrow = false
    var last = Part.none

    init(_ cursor: SignatureCursor, isParameter: Bool) {
        self.cursor = cursor
        self.isParameter = isParameter
        base = cursor.brackets.count
    }

    /// Reads up to where no part of the type can be; returns its text.
    mutating func read() throws -> String {
        let start = cursor.index
        repeat {
            if last == .none { try readOperand() }
        } while try readSuffix()
        if last == .throws { throw cursor.missingArrow() }
        return cursor.tokens[start..<cursor.index].spaced
    }

    /// The innermost bracket of the type.
    var bracket: SignatureCursor.Bracket? {
        cursor.brackets.count > base ? cursor.brackets.last : nil
    }

    /// Whether `...` may stand behind the type.
    var mayBeVariadic: Bool { bracket?.holdsParameters ?? isParameter }

    /// Whether `inout` may stand before the type.
    private var mayBeInout: Bool { mayBeVariadic && !(bracket?.isBehindArrow ?? isBehindArrow) }

    mutating func setBehindArrow(_ isBehindArrow: Bool) {
        if bracket == nil {
            self.isBehindArrow = isBehindArrow
        } else {
            cursor.brackets[cursor.brackets.count - 1].isBehindArrow = isBehindArrow
        }
    }
}

/// What a type begins with.
extension TypeReader {
    /// Passes what may stand before a type's name or bracket, and this.
    private mutating func readOperand() throws {
        while last == .none {
            switch cursor.current.kind {
            case .word, .quoted: try readWord()
            case .sign: try readSign()
            case .number where bracket?.token.text == "<":
                cursor.advance()
                last = .whole
            case .number, .wrong, .end: throw cursor.missingType()
            }
        }
    }

    private mutating func readWord() throws {
        if let length = labelLength {
            for _ in 0..<length { cursor.advance() }
        } else if isSpecifier {
            if cursor.current.isWord(in: ["each", "repeat"]) { throw cursor.parameterPack() }
            cursor.advance()
        } else {
            let word = cursor.current
            let isType = word.kind == .quoted || ["Any", "Self"].contains(word.text)
            guard isType || word.text != "_" && !swiftKeywords.contains(word.text) else {
                throw cursor.missingType()
            }
            cursor.advance()
            last = .name
        }
    }

    private mutating func readSign() throws {
        switch cursor.current.text {
        case "(":
            try cursor.open(holdsParameters: true)
            if cursor.current.isSign(")") { try close() }
        case "[": try cursor.open()
        case "~": cursor.advance()
        case "@": try readAttribute()
        default: throw cursor.missingType()
        }
    }

    private mutating func readAttribute() throws {
        guard cursor.next.isName else { throw cursor.unexpected() }
        cursor.advance()
        let name = cursor.advance()
        guard attributesWithArguments.contains(name.text), cursor.current.isSign("(") else { return }
        try cursor.open()
        guard cursor.current.isName else { throw cursor.missing("argument") }
        cursor.advance()
        try cursor.close()
    }

    /// How many tokens the label is that begins here: `name:` or `_ name:` in a tuple or closure.
    private var labelLength: Int? {
        guard let bracket, bracket.token.text == "(", !bracket.holdsError,
            cursor.previous.isSign("(") || cursor.previous.isSign(",")
        else { return nil }
        if cursor.next.isSign(":") { return 2 }
        return cursor.next.isName && cursor.token(2).isSign(":") ? 3 : nil
    }

    /// Whether the current word says something of the type that follows.
    private var isSpecifier: Bool {
        if cursor.current.isWord(in: ["any", "some"]) { return true }
        let next = cursor.next
        guard next.isName || ["(", "[", "@", "~"].contains(where: next.isSign) else { return false }
        if cursor.current.isWord(in: ["each", "repeat", "sending"]) { return true }
        return mayBeInout
            && cursor.current.isWord(in: ["inout", "borrowing", "consuming", "isolated"])
    }
}
