import SourceText

/// A place in the tokens of a signature, and the brackets that are open there.
struct SignatureCursor {
    /// A bracket that has begun.
    struct Bracket {
        let token: SignatureToken
        /// Whether it may hold what a function takes.
        var holdsParameters = false
        /// Whether a `->` has been read in it, behind the last comma.
        var isBehindArrow = false
        /// Whether it stands behind `throws`.
        var holdsError = false
        /// Whether the key of a dictionary has been read.
        var hasKey = false
    }

    /// How deep brackets may be nested in one another.
    static let depth = 100

    let source: SourceFile
    let tokens: [SignatureToken]
    private(set) var index = 0
    var brackets: [Bracket] = []

    init(_ range: SourceRange) {
        var scanner = SignatureScanner(range)
        source = range.file
        tokens = scanner.scan()
    }

    var current: SignatureToken { tokens[index] }

    /// The token behind the current one.
    var next: SignatureToken { token(1) }

    /// The token before the current one; the first one has none and is its own.
    var previous: SignatureToken { tokens[max(0, index - 1)] }

    var isAtEnd: Bool { current.kind == .end }

    /// Whether a type with `isolated` before it begins here.
    var isAtIsolatedType: Bool { current.isWord("isolated") && next.beginsType }

    /// The token so many behind the current one; the end when there are fewer.
    func token(_ distance: Int) -> SignatureToken { tokens[min(index + distance, tokens.count - 1)] }

    /// Passes the current token, unless it is the end.
    @discardableResult
    mutating func advance() -> SignatureToken {
        defer { if !isAtEnd { index += 1 } }
        return current
    }

    /// Passes the bracket that begins here.
    mutating func open(holdsParameters: Bool = false, holdsError: Bool = false) throws {
        guard brackets.count < Self.depth else { throw tooDeep() }
        let token = advance()
        brackets.append(Bracket(token: token, holdsParameters: holdsParameters, holdsError: holdsError))
    }

    /// Passes the end of the innermost bracket.
    mutating func close() throws {
        guard let bracket = brackets.last, current.isSign(bracket.end) else { throw notClosed() }
        brackets.removeLast()
        advance()
    }
}

extension SignatureCursor.Bracket {
    /// The sign that ends the bracket.
    var end: String { Self.ends[token.text] ?? "" }

    /// The brackets and the signs that end them.
    static let ends = ["(": ")", "[": "]", "<": ">"]
}
