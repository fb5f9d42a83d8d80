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
        return CalendarDate(text)?.seconds
    }
}

extension CalendarDate {
    /// Reads one of the usual notations: `2016-03-14`, `March 14, 2016`, `14 Mar 2016 10:20`, `14/03/2016`.
    fileprivate init?(_ text: String) {
        self.init()
        let words = text.split { $0 == " " || $0 == "," }
        var numbers: [Int] = []
        var named: Int?
        var hasDate = false
        for word in words.flatMap(Self.parted) {
            if let parts = Self.numbers(word, ":") {
                guard parts.count <= 3 else { return nil }
                (hour, minute, second) = (parts[0], parts[1], parts.count > 2 ? parts[2] : 0)
            } else if let parts = Self.numbers(word, "-") ?? Self.numbers(word, "/") {
                guard !hasDate, take(date: parts) else { return nil }
                hasDate = true
            } else if let number = Int(word.prefix { $0.isNumber }), word.first != "+", word.first != "-" {
                numbers.append(number)
            } else if let month = Self.month(word) {
                named = month
            } else if word == "pm" || word == "am" {
                hour = hour % 12 + (word == "pm" ? 12 : 0)
            }
        }
        if !hasDate {
            guard let named, let year = numbers.first(where: { $0 > 31 }), year < 100_000 else { return nil }
            (self.year, month, day) = (year, named, numbers.first { $0 <= 31 } ?? 1)
        }
        guard isValid else { return nil }
    }

    /// Splits `2016-03-14t10:20:30z` into date and time.
    private static func parted(_ word: Substring) -> [Substring] {
        guard word.contains("-"), let t = word.firstIndex(of: "t"), word.first?.isNumber == true
        else { return [word] }
        let time = word[word.index(after: t)...].prefix { $0.isNumber || $0 == ":" }
        return [word[..<t], time]
    }

    /// Returns the integers between separators; nil unless there are at least two.
    private static func numbers(_ word: Substring, _ separator: Character) -> [Int]? {
        let parts = word.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0.prefix { $0.isNumber }) }
        return parts.count > 1 && numbers.count == parts.count ? numbers : nil
    }

    private static func month(_ word: Substring) -> Int? {
        guard word.count >= 3 else { return nil }
        let index = CalendarDate.months.firstIndex { $0.lowercased().hasPrefix(word.prefix(3)) }
        return index.map { $0 + 1 }
    }

    private mutating func take(date parts: [Int]) -> Bool {
        guard parts.count == 3, parts.allSatisfy({ $0 < 100_000 }) else { return false }
        let parts = parts[0] > 31 ? parts : parts.reversed()
        (year, month, day) = (parts[0], parts[1], parts[2])
        if year < 100 { year += year < 69 ? 2000 : 1900 }
        return true
    }
}
