struct Filter: Sendable {
    private let arguments: ClosedRange<Int>
    /// Whether the filter iterates over the items of a list.
    let takesItems: Bool
    private let apply: @Sendable (FilterInput) throws(FilterProblem) -> LiquidValue

    init(
        _ arguments: ClosedRange<Int>, takesItems: Bool = false,
        _ apply: @escaping @Sendable (FilterInput) throws(FilterProblem) -> LiquidValue
    ) {
        (self.arguments, self.takesItems, self.apply) = (arguments, takesItems, apply)
    }

    func result(of input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (fewest, most, count) = (arguments.lowerBound, arguments.upperBound, input.arguments.count)
        if arguments.contains(count) { return try apply(input) }
        let range = fewest == most ? "\(most)" : "\(fewest) to \(most)"
        let noun = "argument\(most == 1 ? "" : "s")"
        let hint =
            switch most {
            case ...0: "remove the colon and what follows"
            case count...: "write arguments after a colon, with commas"
            case 1: "remove all but the first"
            default: "remove all but the first \(most)"
            }
        throw FilterProblem(
            "takes \(most == 0 ? "no" : range) \(noun), not \(count)", hint: hint, isCertain: true)
    }

    static let all = standard.merging(spellings) { standard, _ in standard }

    /// The filters of Liquid 4.0.0, by name.
    static let standard: [String: Filter] = [
        "abs": Filter(0...0, absolute),
        "append": Filter(1...1) { text throws(FilterProblem) in try text.joined(text.text, text.text(0)) },
        "capitalize": Filter(0...0, capitalize),
        "ceil": Filter(0...0) { number throws(FilterProblem) in try number.rounded(.up) },
        "compact": Filter(0...1, takesItems: true, compact),
        "concat": Filter(1...1, takesItems: true, concat),
        "date": Filter(1...1, date),
        "default": Filter(0...1) {
            let isMissing = !$0.value.isTrue || $0.values.isEmptyValue($0.value)
            return isMissing ? $0.argument(0) ?? .text([]) : $0.value
        },
        "divided_by": Filter(1...1, dividedBy),
        "downcase": Filter(0...0) { .string($0.string.lowercased()) },
        "escape": Filter(0...0, escape),
        "escape_once": Filter(0...0, escapeOnce),
        "first": Filter(0...0) { $0.values.first(of: $0.value) ?? .null },
        "floor": Filter(0...0) { number throws(FilterProblem) in try number.rounded(.down) },
        "h": Filter(0...0, escape),
        "join": Filter(0...1, takesItems: true, join),
        "last": Filter(0...0) { $0.values.last(of: $0.value) ?? .null },
        "lstrip": Filter(0...0) { .text(Array($0.text[...].withoutSpaceBefore)) },
        "map": Filter(1...1, takesItems: true) { list throws(FilterProblem) in
            .list(try list.items().map { item throws(FilterProblem) in try list.property(of: item) })
        },
        "minus": Filter(1...1) { number throws(FilterProblem) in try number.sum(isNegated: true) },
        "modulo": Filter(1...1, modulo),
        "newline_to_br": Filter(0...0, newlineToBreak),
        "plus": Filter(1...1) { number throws(FilterProblem) in try number.sum(isNegated: false) },
        "prepend": Filter(1...1) { text throws(FilterProblem) in try text.joined(text.text(0), text.text) },
        "remove": Filter(1...1) { text throws(FilterProblem) in try text.replaced() },
        "remove_first": Filter(1...1) { text throws(FilterProblem) in try text.replaced(isFirstOnly: true) },
        "replace": Filter(1...2) { text throws(FilterProblem) in try text.replaced() },
        "replace_first": Filter(1...2) { text throws(FilterProblem) in try text.replaced(isFirstOnly: true) },
        "reverse": Filter(0...0, takesItems: true) { list throws(FilterProblem) in
            .list(try list.items().reversed())
        },
        "round": Filter(0...1, round),
        "rstrip": Filter(0...0) { .text(Array($0.text[...].withoutSpaceBehind)) },
        "size": Filter(0...0) { .integer($0.values.size(of: $0.value) ?? 0) },
        "slice": Filter(1...2, slice),
        "sort": Filter(0...1, takesItems: true) { list throws(FilterProblem) in
            try sorted(list, as: { $0 }, by: order)
        },
        "sort_natural": Filter(0...1, takesItems: true) { list throws(FilterProblem) in
            try sorted(list, as: \.folded, by: textOrder)
        },
        "split": Filter(1...1, split),
        "strip": Filter(0...0) { .text(Array($0.text[...].withoutSpaceBefore.withoutSpaceBehind)) },
        "strip_html": Filter(0...0, stripHTML),
        "strip_newlines": Filter(0...0, stripNewlines),
        "times": Filter(1...1, times),
        "truncate": Filter(0...2, truncate),
        "truncatewords": Filter(0...2, truncateWords),
        "uniq": Filter(0...1, takesItems: true, unique),
        "upcase": Filter(0...0) { .string($0.string.uppercased()) },
        "url_decode": Filter(0...0, urlDecode),
        "url_encode": Filter(0...0, urlEncode),
    ]

    /// The filters that Mustache templates have, too. Liquid 4.0.0 has no filters with these names.
    static let spellings: [String: Filter] = Dictionary(
        uniqueKeysWithValues: TextFilter.allCases.map { ($0.rawValue, spelling($0)) })

    private static func spelling(_ filter: TextFilter) -> Filter {
        Filter(0...([.comment, .docComment].contains(filter) ? 1 : 0)) { input throws(FilterProblem) in
            let text = input.text
            guard text.count <= TextFilter.limit else { throw FilterProblem("takes up to 1 MiB of text") }
            let indentation = String(decoding: input.text(0), as: UTF8.self)
            return .string(
                filter.spelling(of: String(decoding: text, as: UTF8.self), indentation: indentation))
        }
    }
}

struct FilterInput {
    let value: LiquidValue
    let arguments: [LiquidValue]
    let values: ValueArena
    /// The current time in seconds since 1970.
    let now: Int?
    /// The maximum length of a text in bytes.
    let limit: Int

    var text: [UInt8] { values.text(of: value) }
    var string: String { String(decoding: text, as: UTF8.self) }

    func argument(_ index: Int) -> LiquidValue? { arguments.indices.contains(index) ? arguments[index] : nil }

    func text(_ index: Int, default missing: String = "") -> [UInt8] {
        argument(index).map(values.text) ?? Array(missing.utf8)
    }

    /// Throws an error if a text of this many bytes would be too long.
    func check(_ count: Int) throws(FilterProblem) {
        if count > limit { throw FilterProblem("produces more than \(limit >> 20) MiB of text") }
    }
}

/// The reason why a filter has no result.
struct FilterProblem: Error {
    /// The problem, to follow the filter's name in quotes.
    let text: String
    let hint: String?
    /// Whether the problem is the same for all values.
    let isCertain: Bool

    static let tooLarge = Self("produces a number that is too large")

    init(_ text: String, hint: String? = nil, isCertain: Bool = false) {
        (self.text, self.hint, self.isCertain) = (text, hint, isCertain)
    }
}
