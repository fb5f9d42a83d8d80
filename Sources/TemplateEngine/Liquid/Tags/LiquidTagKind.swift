/// A kind of tag of Liquid.
struct LiquidTagKind: Sendable {
    /// How to write it, for a hint.
    let form: String
    /// The tags that may divide it.
    var branches: [String] = []
    /// Whether it writes nothing: a block of such tags and white space writes nothing at all.
    var isSilent = false
    let content: Content

    /// Reads what stands behind the tag's name.
    typealias Reading<Tag> = @Sendable (Range<Int>, inout MarkupParser) throws(WrongMarkup) -> Tag

    enum Content: Sendable {
        case single(Reading<any LiquidTag>)
        /// A tag that has an end; nil where what it holds is never rendered.
        case block(Reading<(any LiquidBlock)?>)
    }

    /// The tags of Liquid by their names.
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
