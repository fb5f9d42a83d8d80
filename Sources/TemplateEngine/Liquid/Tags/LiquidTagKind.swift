/// A kind of Liquid tag. A class, because each open block refers to its kind.
final class LiquidTagKind: Sendable {
    let name: String
    /// The syntax of the tag, for hints.
    let form: String
    /// The tags that may begin a branch of the block.
    let branches: [String]
    /// Whether the tag writes nothing. A block of only such tags and white space writes nothing either.
    let isSilent: Bool
    let content: Content

    /// Parses the text after the tag's name.
    typealias Reading<Tag> = @Sendable (Range<Int>, inout MarkupParser) throws(WrongMarkup) -> Tag

    /// Whether the contents are ignored.
    var isComment: Bool { name == "comment" }

    enum Content: Sendable {
        case single(Reading<any LiquidTag>)
        /// A tag with an end tag. The function returns nil if the contents are never rendered.
        case block(Reading<(any LiquidBlock)?>)
    }

    private init(
        _ name: String, form: String, branches: [String] = [], isSilent: Bool = false, content: Content
    ) {
        self.name = name
        self.form = form
        self.branches = branches
        self.isSilent = isSilent
        self.content = content
    }

    /// The Liquid tags, by name.
    static let all = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })

    /// Returns the tag with a name.
    static func named(_ name: UnsafeRawBufferPointer) -> LiquidTagKind? {
        names.number(of: name).map { kinds[$0] }
    }

    /// The names of the tags, in their order.
    private static let names = SymbolTable(kinds.map(\.name))

    private static let kinds = [
        LiquidTagKind(
            "assign", form: "{% assign name = value %}", isSilent: true, content: .single(AssignTag.init)),
        LiquidTagKind(
            "break", form: "{% break %}", content: .single { _, _ in InterruptTag(interrupt: .leave) }),
        LiquidTagKind(
            "capture", form: "{% capture name %}", isSilent: true, content: .block(CaptureTag.init)),
        LiquidTagKind(
            "case", form: "{% case name %}", branches: ["when", "else"], content: .block(CaseTag.init)),
        LiquidTagKind("comment", form: "{% comment %}", content: .block { _, _ in nil }),
        LiquidTagKind(
            "continue", form: "{% continue %}", content: .single { _, _ in InterruptTag(interrupt: .next) }),
        LiquidTagKind("cycle", form: "{% cycle 'one', 'two' %}", content: .single(CycleTag.init)),
        LiquidTagKind(
            "decrement", form: "{% decrement name %}",
            content: .single { CounterTag(name: $1.trimmed($0), step: -1) }),
        LiquidTagKind(
            "for", form: "{% for item in list %}", branches: ["else"], content: .block(ForTag.init)),
        LiquidTagKind(
            "if", form: "{% if name == 'value' %}", branches: ["elsif", "else"],
            content: .block { markup, reader throws(WrongMarkup) in
                try ConditionalTag(markup, &reader, negatesFirst: false)
            }),
        LiquidTagKind("ifchanged", form: "{% ifchanged %}", content: .block { _, _ in IfChangedTag() }),
        LiquidTagKind("include", form: "{% include 'name' %}", content: .single(IncludeTag.init)),
        LiquidTagKind(
            "increment", form: "{% increment name %}",
            content: .single { CounterTag(name: $1.trimmed($0), step: 1) }),
        LiquidTagKind("raw", form: "{% raw %}", content: .block { _, _ in nil }),
        LiquidTagKind(
            "tablerow", form: "{% tablerow item in list cols: 2 %}", content: .block(TableRowTag.init)),
        LiquidTagKind(
            "unless", form: "{% unless name == 'value' %}", branches: ["elsif", "else"],
            content: .block { markup, reader throws(WrongMarkup) in
                try ConditionalTag(markup, &reader, negatesFirst: true)
            }),
    ]
}
