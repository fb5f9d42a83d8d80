extension LaterFeature {
    static let syntax = [
        // Skips ordinary names in backticks, which are as old as Swift.
        LaterFeature("raw identifier", "6.2", #"`(?!\d)[\w$]+`|(`[^`\n]+`)"#),
        LaterFeature("trailing comma in a tuple type", "6.2", tupleTypeWithComma),
        LaterFeature("trailing comma in a function type", "6.2", functionTypeWithComma),
        LaterFeature("trailing comma in generic arguments", "6.2", genericArgumentsWithComma),
        LaterFeature("default in an interpolation", "6.2", defaultInInterpolation),
        LaterFeature(
            "integer as a generic parameter", "6.2", #"(?<=[\w`])<(?:[^<>(){}]*,)?\s*let\s+\w+\s*:"#),
        LaterFeature(
            "integer as a generic argument", "6.2",
            #"\b[A-Z]\w*<(?:[^<>(){}]*,)?\s*-?\d[\d_]*\s*(?:,[^<>(){}]*)?>"#),
        LaterFeature("array type with a count", "6.2", #"\[\s*[\w.`]+\s+of\s+[\w(\[@`]"#),
        LaterFeature("'unsafe' before an expression", "6.2", unsafeExpression),
        LaterFeature("suppressed 'Escapable'", "6.2", #"~\s*(?:Swift\.)?Escapable\b"#),
        LaterFeature(
            "availability from a later Swift", "6.2",
            #"@available\s*\(\s*[sS]wift\s*(?:,\s*introduced\s*:)?\s*(?:6\.[2-9]|[7-9])"#),
        LaterFeature("macro '#bundle' or '#Playground'", "6.2", #"#(?:bundle|Playground)\b"#),
        LaterFeature("weak constant", "6.3", #"\bweak\s+let\b"#),
        LaterFeature("module selector", "6.3", #"[\w`)\]?!.]\s*::\s*[\w`]"#),
        LaterFeature("key path to a method", "6.4", methodKeyPath),
        LaterFeature("suppressed 'Sendable'", "6.4", #"~\s*(?:Swift\.)?Sendable\b"#),
        LaterFeature(
            "associated type that cannot be copied", "6.4", #"\bassociatedtype\s+\w+\s*:[^\n;}]*~\s*\w+"#),
        LaterFeature("'await' in a 'defer' block", "6.4", #"\bdefer\s*\{[^{}]*\bawait\b"#),
        LaterFeature("'yielding' accessor", "6.4", #"\byielding\s+(?:borrow|mutate)\b"#),
        LaterFeature("'borrow' or 'mutate' accessor", "6.4", #"(?:^|\{)\s*(?:borrow|mutate)\s*\{"#),
        LaterFeature("'using' declaration", "6.4", #"^\s*using\s+(?:@|nonisolated\b)"#),
        LaterFeature("'anyAppleOS'", "6.4", #"\banyAppleOS\b"#),
        LaterFeature(
            "dynamic member with more arguments", "6.4",
            #"\bsubscript\s*(?:<[^<>]*>)?\s*\(\s*dynamicMember\s+\w+\s*:(?:[^(),<>]|<(?:[^<>]|<[^<>]*>)*>)*,\s*\w"#
        ),
    ]

    /// Balanced parentheses, up to three levels deep. `++` and `*+` prevent backtracking, so long lists cannot exhaust
    /// the stack.
    private static let parentheses = #"\((?:[^()]++|\((?:[^()]++|\([^()]*+\))*+\))*+\)"#
    /// Parentheses around a list with a trailing comma.
    private static let listWithComma = #"\((?:[^(),]++|,(?!\s*\))|"# + parentheses + #")*+,\s*\)"#

    /// A type without functions, after its label and a modifier such as `inout`.
    ///
    /// Each name in it must begin with a capital letter. Otherwise the trailing comma of a tuple type could not be told
    /// from that of a tuple.
    private static let elementType =
        #"(?:\w+(?:\s+\w+)?\s*:\s*)?(?:(?:any|some|inout|borrowing|consuming|sending|@\w+)\s+)*"#
        + #"(?:[A-Z]\w*(?:\.[A-Z]\w*)*(?:<[^<>()]*>)?|\[[A-Z][^\[\]()]*\])[?!]*"#

    /// Tuple types of plain types anywhere, and any tuple type in a variable declaration, after `->` or after a cast.
    private static let tupleTypeWithComma =
        #"(?<![\w>`\])}])\(\s*"# + elementType + #"(?:\s*,\s*"# + elementType + #")*\s*,\s*\)"#
        + #"(?!\s*(?:async\s*)?(?:throws\s*)?->)(?!\s*in\b)"#
        + #"|(?:->|\bas[?!]?|\b(?:let|var)\s+\w+\s*:)\s*"# + listWithComma + #"(?!\s*->)"#

    /// Function types, which follow an opening bracket, one of `:`, `,`, `=`, `>`, an attribute, or a word such as
    /// `inout`. After a name, the same text is a function's parameter list; after `{`, a closure's.
    private static let functionTypeWithComma =
        #"(?:(?:[:,(\[]|->|(?<![=!<>+*/-])=|@\w+|\binout|\bsending|\bas[?!]?)\s*|<)"#
        + listWithComma + #"\s*(?:async\s*)?(?:throws\s*(?:\([^()]*\)\s*)?)?->"#

    /// Skips the parameters of generic declarations, which may end with a comma in 6.1, but not the associated types of
    /// a protocol, which may not.
    private static let genericArgumentsWithComma =
        #"\b(?:struct|class|enum|actor|func|init|typealias|subscript|macro)\b[^<>(){}\n]*"#
        + #"<(?:[^<>,]++|,(?!\s*>)|<[^<>]*+>)*+,\s*>|[\w\])?!]\s*(,\s*>)"#

    /// Skips balanced brackets, because a `default:` in them belongs to a dictionary or to one of our own functions.
    private static let defaultInInterpolation =
        #"\\\((?:[^()\[\]{}]|"# + parentheses
        + #"|\[(?:[^\[\]]|\[[^\[\]]*\])*\]|\{[^{}]*\})*?,\s*default\s*:"#

    /// The word before a value on the same line. `unsafe` is not a keyword: it may name a variable or an argument.
    private static let unsafeExpression =
        #"(?<![.\w@])unsafe[ \t]+(?!(?:in|is|as|where|else|let|var)\b)(?!\w+\s*:(?!:))(?:&\w|[\w(\[.`\\])"#

    /// In code, a backslash begins a key path or, before a parenthesis, an interpolation.
    private static let methodKeyPath =
        #"\\(?:[A-Za-z_][\w<>]*)?[?!]*(?:\.\w+[?!]*|\.?\[[^\[\]]*\])*\.\w+\("#
}
