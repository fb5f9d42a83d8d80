/// A kind of Liquid tag. The raw values are the tags' names.
enum LiquidTagKind: String, CaseIterable {
    case assign, `break`, capture, `case`, comment, `continue`, cycle, decrement, `for`, `if`, ifchanged
    case include, increment, raw, tablerow, unless
    case echo, liquid, render

    /// The syntax of the tag, for hints.
    var form: String {
        switch self {
        case .assign: "{% assign name = value %}"
        case .case, .capture, .decrement, .increment: "{% \(rawValue) name %}"
        case .cycle: "{% cycle 'one', 'two' %}"
        case .for: "{% for item in list %}"
        case .if, .unless: "{% \(rawValue) name == 'value' %}"
        case .echo: "{% echo name %}"
        case .include, .render: "{% \(rawValue) 'name' %}"
        case .liquid: "{% liquid assign name = value %}"
        case .tablerow: "{% tablerow item in list cols: 2 %}"
        case .break, .comment, .continue, .ifchanged, .raw: "{% \(rawValue) %}"
        }
    }

    var isBlock: Bool {
        switch self {
        case .capture, .case, .comment, .for, .if, .ifchanged, .raw, .tablerow, .unless: true
        case .assign, .break, .continue, .cycle, .decrement, .echo, .include, .increment, .liquid, .render:
            false
        }
    }

    /// The tags that may begin a branch of the block.
    var branches: [String] {
        switch self {
        case .case: ["when", "else"]
        case .for: ["else"]
        case .if, .unless: ["elsif", "else"]
        default: []
        }
    }

    /// Whether the tag writes nothing. A block of only such tags and white space writes nothing either.
    var isSilent: Bool { self == .assign || self == .capture }

    /// Whether Liquid has the tag since version 5.
    var isOfLiquid5: Bool { self == .echo || self == .liquid || self == .render }

    /// The names of the tags of Liquid 4.
    static let names = allCases.filter { !$0.isOfLiquid5 }.map(\.rawValue)

    /// The numbers of the tags. To look a name up here is several times as fast as the initializer, which compares all.
    fileprivate static let table = SymbolTable(allCases.map(\.rawValue))

    /// Whether a word is the name of a tag, also of one that ends a block or begins a branch.
    static func isTag(_ word: String) -> Bool {
        let start = word.hasPrefix("end") ? String(word.dropFirst(3)) : word
        return Self(rawValue: start) != nil
            || ["else", "elsif", "elseif", "elif", "when", "end"].contains(word)
    }
}

extension MarkupParser {
    func kind(of name: TagName) -> LiquidTagKind? {
        bytes.withUnsafeBytes {
            LiquidTagKind.table.number(of: UnsafeRawBufferPointer(rebasing: $0[name.place]))
        }.map { LiquidTagKind.allCases[$0] }
    }

    /// Parses the text after the name of a tag. Returns nil for a tag with contents that are never rendered.
    mutating func tag(_ kind: LiquidTagKind, _ markup: Range<Int>) throws(WrongMarkup) -> LiquidTag? {
        switch kind {
        case .assign: .assign(Shared(try assignment(markup)))
        case .break: .interrupt(.leave)
        case .capture: .capture(try capture(markup))
        case .case: .case(Shared(try choice(markup)))
        case .comment, .echo, .liquid, .raw: nil
        case .continue: .interrupt(.next)
        case .cycle: .cycle(Shared(try cycle(markup)))
        case .decrement: .counter(CounterTag(name: trimmed(markup), step: -1))
        case .for: .for(Shared(try loop(markup)))
        case .if, .unless:
            .conditional(Shared(ConditionalTag(negatesFirst: kind == .unless, first: try condition(markup))))
        case .ifchanged: .ifChanged
        case .include, .render: .include(Shared(try inclusion(markup, isIsolated: kind == .render)))
        case .increment: .counter(CounterTag(name: trimmed(markup), step: 1))
        case .tablerow: .tableRow(Shared(try tableRow(markup)))
        }
    }
}
