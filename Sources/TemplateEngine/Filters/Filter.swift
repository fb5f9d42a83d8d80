/// A filter: makes a value of a value.
struct Filter: Sendable {
    /// How many arguments it takes.
    let arguments: ClosedRange<Int>
    /// Whether it goes through the items of a list.
    let takesItems: Bool
    private let apply: @Sendable (FilterInput) throws(FilterProblem) -> LiquidValue

    init(
        _ arguments: ClosedRange<Int>, takesItems: Bool = false,
        _ apply: @escaping @Sendable (FilterInput) throws(FilterProblem) -> LiquidValue
    ) {
        self.arguments = arguments
        self.takesItems = takesItems
        self.apply = apply
    }

    /// What it makes of a value.
    func result(of input: FilterInput) throws(FilterProblem) -> LiquidValue {
        guard arguments.contains(input.arguments.count) else {
            throw .arguments(arguments, input.arguments.count)
        }
        return try apply(input)
    }

    /// The filters that templates may use, by their names.
    static let all = standard.merging(spellings) { standard, _ in standard }

    /// The filters of Liquid 4.0.0 by their names.
    static let standard: [String: Filter] = [
        "abs": Filter(0...0, absolute),
        "append": Filter(1...1, append),
        "capitalize": Filter(0...0, capitalize),
        "ceil": Filter(0...0, ceil),
        "compact": Filter(0...1, takesItems: true, compact),
        "concat": Filter(1...1, takesItems: true, concat),
        "date": Filter(1...1, date),
        "default": Filter(0...1, defaultValue),
        "divided_by": Filter(1...1, dividedBy),
        "downcase": Filter(0...0, downcase),
        "escape": Filter(0...0, escape),
        "escape_once": Filter(0...0, escapeOnce),
        "first": Filter(0...0, first),
        "floor": Filter(0...0, floor),
        "h": Filter(0...0, escape),
        "join": Filter(0...1, takesItems: true, join),
        "last": Filter(0...0, last),
        "lstrip": Filter(0...0, stripLeft),
        "map": Filter(1...1, takesItems: true, map),
        "minus": Filter(1...1, minus),
        "modulo": Filter(1...1, modulo),
        "newline_to_br": Filter(0...0, newlineToBreak),
        "plus": Filter(1...1, plus),
        "prepend": Filter(1...1, prepend),
        "remove": Filter(1...1, remove),
        "remove_first": Filter(1...1, removeFirst),
        "replace": Filter(1...2, replace),
        "replace_first": Filter(1...2, replaceFirst),
        "reverse": Filter(0...0, takesItems: true, reverse),
        "round": Filter(0...1, round),
        "rstrip": Filter(0...0, stripRight),
        "size": Filter(0...0, size),
        "slice": Filter(1...2, slice),
        "sort": Filter(0...1, takesItems: true, sort),
        "sort_natural": Filter(0...1, takesItems: true, sortNatural),
        "split": Filter(1...1, split),
        "strip": Filter(0...0, strip),
        "strip_html": Filter(0...0, stripHTML),
        "strip_newlines": Filter(0...0, stripNewlines),
        "times": Filter(1...1, times),
        "truncate": Filter(0...2, truncate),
        "truncatewords": Filter(0...2, truncateWords),
        "uniq": Filter(0...1, takesItems: true, unique),
        "upcase": Filter(0...0, upcase),
        "url_decode": Filter(0...0, urlDecode),
        "url_encode": Filter(0...0, urlEncode),
    ]
}

/// What a filter works on.
struct FilterInput {
    let value: LiquidValue
    let arguments: [LiquidValue]
    let values: FlatValues
    /// The time, in seconds since 1970.
    let now: Int?
    /// How many bytes a text may have.
    let limit: Int

    /// The value as a text.
    var text: [UInt8] { values.text(of: value) }

    /// An argument, nil when it was not given.
    func argument(_ index: Int) -> LiquidValue? {
        arguments.indices.contains(index) ? arguments[index] : nil
    }

    /// An argument as a text.
    func text(_ index: Int, default missing: String = "") -> [UInt8] {
        argument(index).map(values.text) ?? Array(missing.utf8)
    }

    /// Throws when a text would have too many bytes.
    func check(_ count: Int) throws(FilterProblem) {
        if count > limit { throw .tooLong(limit >> 20) }
    }
}

/// Why a filter has no result.
struct FilterProblem: Error {
    /// What is wrong, after the name of the filter in quotes.
    private let text: String
    let hint: String?

    init(_ text: String, hint: String? = nil) {
        self.text = text
        self.hint = hint
    }

    func message(filter: String) -> String { "'\(filter)' \(text)" }

    static func arguments(_ expected: ClosedRange<Int>, _ count: Int) -> Self {
        let (fewest, most) = (expected.lowerBound, expected.upperBound)
        let range = fewest == most ? "\(most)" : "\(fewest) to \(most)"
        return Self("takes \(most == 0 ? "no" : range) argument\(most == 1 ? "" : "s"), not \(count)")
    }

    static func tooLong(_ mebibytes: Int) -> Self { Self("makes a text of more than \(mebibytes) MiB") }
}
