extension Filter {
    /// Formats a date as `strftime` does, in UTC. Leaves a value that is not a date unchanged.
    static func date(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let format = input.text(0)
        guard !format.isEmpty, let seconds = try seconds(input) else { return input.value }
        guard format.count <= 10_000 else { throw FilterProblem("takes a format of at most 10000 bytes") }
        return .string(CalendarDate(seconds: seconds).text(format))
    }

    private static func seconds(_ input: FilterInput) throws(FilterProblem) -> Int? {
        if case .integer(let integer) = input.value { return CalendarDate.isInRange(integer) ? integer : nil }
        guard case .text(let bytes) = input.value, bytes.count <= 200 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        if text == "now" || text == "today" {
            if let now = input.now { return now }
            throw FilterProblem("does not know the current time", hint: "use 'date' or 'year'")
        }
        if !bytes.isEmpty, bytes.allSatisfy(\.isDigit) {
            return CalendarDate.isInRange(bytes.leadingInteger) ? bytes.leadingInteger : nil
        }
        return DateText(text)?.date.seconds
    }
}
