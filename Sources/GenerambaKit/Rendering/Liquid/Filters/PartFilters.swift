extension Filter {
    /// Some characters of a text, or items of a list, from an offset on; a negative one counts from the end.
    static func slice(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let offset = try integer(input.argument(0) ?? .null, input)
        let second = input.argument(1) ?? .null
        let length = second.isTrue ? try integer(second, input) : 1
        if case .list(let list) = input.value {
            return .list(Array(part(of: list, offset, length) ?? []))
        }
        let scalars = Array(String(decoding: input.text, as: UTF8.self).unicodeScalars)
        return .string(text(part(of: scalars, offset, length) ?? []))
    }

    /// The first characters of a text, with an ellipsis that counts among them.
    static func truncate(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        if input.value == .null { return .null }
        let length = try integer(input.argument(0) ?? .integer(50), input)
        let ellipsis = input.text(1, default: "...")
        let scalars = Array(String(decoding: input.text, as: UTF8.self).unicodeScalars)
        guard scalars.count > length else { return .text(input.text) }
        let (count, overflow) = length.subtractingReportingOverflow(ellipsis.characterCount)
        return .text(Array(text(scalars.prefix(overflow ? 0 : max(0, count))).utf8) + ellipsis)
    }

    /// The first words of a text.
    static func truncateWords(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        if input.value == .null { return .null }
        let count = try integer(input.argument(0) ?? .integer(15), input)
        let words = input.text.split(whereSeparator: \.isLiquidSpace)
        let last = count == .min ? 0 : max(0, count - 1)
        guard words.count > last else { return input.value }
        let kept = words.prefix(last == .max ? last : last + 1)
        return .text(Array(kept.joined(separator: [UInt8(ascii: " ")])) + input.text(1, default: "..."))
    }

    static func size(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .integer(input.values.size(of: input.value) ?? 0)
    }

    static func defaultValue(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let isMissing: Bool
        switch input.value {
        case .null, .bool(false): isMissing = true
        case .text(let text): isMissing = text.isEmpty
        case .list(let list): isMissing = list.isEmpty
        case .given(let number): isMissing = input.values.fieldCount(of: number) == 0
        default: isMissing = false
        }
        return isMissing ? input.argument(0) ?? .text([]) : input.value
    }

    /// A part as Ruby's `slice` takes it: nil when the offset is out of range.
    private static func part<Element>(
        of list: [Element], _ offset: Int, _ length: Int
    ) -> ArraySlice<Element>? {
        let start = offset < 0 ? offset + list.count : offset
        guard (0...list.count).contains(start), length >= 0 else { return nil }
        return list[start...].prefix(length)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// A whole number, or a text that is one.
    private static func integer(_ value: LiquidValue, _ input: FilterInput) throws(FilterProblem) -> Int {
        if case .integer(let integer) = value { return integer }
        let text = String(decoding: input.values.text(of: value), as: UTF8.self)
        let digits = text.filter { $0 != "_" && !$0.isWhitespace }
        if let integer = Int(digits) { return integer }
        throw FilterProblem("takes a whole number, not '\(text)'")
    }
}
