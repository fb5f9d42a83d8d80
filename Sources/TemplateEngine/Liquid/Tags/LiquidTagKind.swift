/// A kind of Liquid tag. A class, because each open block refers to its kind.
final class LiquidTagKind: Sendable {
    /// The syntax of the tag, for hints.
    let form: String
    /// The tags that may begin a branch of the block.
    let branches: [String]
    /// Whether the tag writes nothing. A block of only such tags and white space writes nothing either.
    let isSilent: Bool
    let content: Content

    /// Parses the text after the tag's name.
    typealias Reading<Tag> = @Sendable (Range<Int>, inout MarkupParser) throws(WrongMarkup) -> Tag

    enum Content: Sendable {
        case single(Reading<any LiquidTag>)
        /// A tag with an end tag. The function returns nil if the contents are never rendered.
        case block(Reading<(any LiquidBlock)?>)
    }

    private init(form: String, branches: [String] = [], isSilent: Bool = false, content: Content) {
        self.form = form
        self.branches = branches
        self.isSilent = isSilent
        self.content = content
    }

    /// The Liquid tags, by name.
    static let all: [String: LiquidTagKind] = [
        "assign": .init(form: "{% assign name = value %}", isSilent: true, content: .single(AssignTag.init)),
        "break": .init(form: "{% break %}", content: .single { _, _ in InterruptTag(interrupt: .leave) }),
        "capture": .init(form: "{% capture name %}", isSilent: true, content: .block(CaptureTag.init)),
        "case": .init(form: "{% case name %}", branches: ["when", "else"], content: .block(CaseTag.init)),
        "comment": .init(form: "{% comment %}", content: .block { _, _ in nil }),
        "continue": .init(
            form: "{% continue %}", content: .single { _, _ in InterruptTag(interrupt: .next) }),
        "cycle": .init(form: "{% cycle 'one', 'two' %}", content: .single(CycleTag.init)),
        "decrement": .init(
            form: "{% decrement name %}", content: .single { CounterTag(name: $1.trimmed($0), step: -1) }),
        "for": .init(form: "{% for item in list %}", branches: ["else"], content: .block(ForTag.init)),
        "if": .init(
            form: "{% if name == 'value' %}", branches: ["elsif", "else"],
            content: .block { markup, reader throws(WrongMarkup) in
                try ConditionalTag(markup, &reader, negatesFirst: false)
            }),
        "ifchanged": .init(form: "{% ifchanged %}", content: .block { _, _ in IfChangedTag() }),
        "include": .init(form: "{% include 'name' %}", content: .single(IncludeTag.init)),
        "increment": .init(
            form: "{% increment name %}", content: .single { CounterTag(name: $1.trimmed($0), step: 1) }),
        "raw": .init(form: "{% raw %}", content: .block { _, _ in nil }),
        "tablerow": .init(form: "{% tablerow item in list cols: 2 %}", content: .block(TableRowTag.init)),
        "unless": .init(
            form: "{% unless name == 'value' %}", branches: ["elsif", "else"],
            content: .block { markup, reader throws(WrongMarkup) in
                try ConditionalTag(markup, &reader, negatesFirst: true)
            }),
    ]
}
