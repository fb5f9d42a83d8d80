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
    typealias Reading<Tag> = @Sendable (Range<Int>, inout LiquidReader) throws(WrongMarkup) -> Tag

    enum Content: Sendable {
        case single(Reading<any LiquidTag>)
        /// A tag that has an end; nil where what it holds is never rendered.
        case block(Reading<(any LiquidBlock)?>)
    }

    private static func single(
        _ form: String, isSilent: Bool = false, _ read: @escaping Reading<any LiquidTag>
    ) -> Self {
        Self(form: form, isSilent: isSilent, content: .single(read))
    }

    private static func block(
        _ form: String, branches: [String] = [], isSilent: Bool = false,
        _ read: @escaping Reading<(any LiquidBlock)?>
    ) -> Self {
        Self(form: form, branches: branches, isSilent: isSilent, content: .block(read))
    }

    /// The tags of Liquid by their names.
    static let all: [String: LiquidTagKind] = [
        "assign": single("{% assign name = value %}", isSilent: true, AssignTag.init),
        "break": single("{% break %}") { _, _ in InterruptTag(interrupt: .leave) },
        "capture": block("{% capture name %}", isSilent: true, CaptureTag.init),
        "case": block("{% case name %}", branches: ["when", "else"], CaseTag.init),
        "comment": block("{% comment %}") { _, _ in nil },
        "continue": single("{% continue %}") { _, _ in InterruptTag(interrupt: .next) },
        "cycle": single("{% cycle 'one', 'two' %}", CycleTag.init),
        "decrement": single("{% decrement name %}") { CounterTag(name: $1.trimmed($0), step: -1) },
        "for": block("{% for item in list %}", branches: ["else"], ForTag.init),
        "if": block("{% if name == 'value' %}", branches: ["elsif", "else"]) {
            markup, reader throws(WrongMarkup) in
            try ConditionalTag(markup, &reader, negatesFirst: false)
        },
        "ifchanged": block("{% ifchanged %}") { _, _ in IfChangedTag() },
        "include": single("{% include 'name' %}", IncludeTag.init),
        "increment": single("{% increment name %}") { CounterTag(name: $1.trimmed($0), step: 1) },
        "raw": block("{% raw %}") { _, _ in nil },
        "tablerow": block("{% tablerow item in list cols: 2 %}", TableRowTag.init),
        "unless": block("{% unless name == 'value' %}", branches: ["elsif", "else"]) {
            markup, reader throws(WrongMarkup) in
            try ConditionalTag(markup, &reader, negatesFirst: true)
        },
    ]
}
