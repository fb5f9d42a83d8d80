extension Filter {
    /// A date in a format, as `strftime` writes it, in UTC; what is no date stays what it is.
    static func date(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let format = input.text(0)
        guard !format.isEmpty, let seconds = try seconds(input) else { return input.value }
        let text = CalendarDate(seconds: seconds).text(format)
        try input.check(text.utf8.count)
        return .string(text)
    }

    private static func seconds(_ input: FilterInput) throws(FilterProblem) -> Int? {
        if case .integer(let integer) = input.value { return CalendarDate.isInRange(integer) ? integer : nil }
        guard case .text(let bytes) = input.value else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        if text == "now" || text == "today" {
            if let now = input.now { return now }
            throw FilterProblem("does not know the time", hint: "use 'date' or 'year'")
        }
        if !bytes.isEmpty, bytes.allSatisfy(\.isDigit) {
            return CalendarDate.isInRange(bytes.leadingInteger) ? bytes.leadingInteger : nil
        }
        return DateText(text)?.date.seconds
    }
}
