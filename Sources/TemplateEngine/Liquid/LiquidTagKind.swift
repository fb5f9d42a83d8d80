/// A kind of tag.
enum LiquidTagKind: Sendable {
    case single(any LiquidTag.Type)
    case block(any LiquidBlock.Type)

    /// How to write it, for a hint.
    var form: String {
        switch self {
        case .single(let tag): tag.form
        case .block(let block): block.form
        }
    }

    /// The tags that may divide it.
    var branches: [String] {
        if case .block(let block) = self { block.branches } else { [] }
    }

    /// The tags of Liquid by their names.
    static let all: [String: LiquidTagKind] = [
        "assign": .single(AssignTag.self),
        "break": .single(BreakTag.self),
        "capture": .block(CaptureTag.self),
        "case": .block(CaseTag.self),
        "comment": .block(CommentTag.self),
        "continue": .single(ContinueTag.self),
        "cycle": .single(CycleTag.self),
        "decrement": .single(DecrementTag.self),
        "for": .block(ForTag.self),
        "if": .block(IfTag.self),
        "ifchanged": .block(IfChangedTag.self),
        "include": .single(IncludeTag.self),
        "increment": .single(IncrementTag.self),
        "raw": .single(RawTag.self),
        "tablerow": .block(TableRowTag.self),
        "unless": .block(UnlessTag.self),
    ]
}
