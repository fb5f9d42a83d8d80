import SourceText

/// The choices of a question: how they are listed, and which of them an answer names.
struct ChoiceList {
    /// What can be typed instead of a choice: what it is, for messages, and whether it is such an answer.
    typealias Alternative = (description: String, accepts: (String) -> Bool)

    let names: [String]
    private let summaries: [String]
    private let alternative: Alternative?

    init(_ choices: [(name: String, summary: String?)], or alternative: Alternative? = nil) {
        (names, self.alternative) = (choices.map(\.name), alternative)
        summaries = choices.map { printable(($0.summary ?? "").folded) }
    }

    /// Whether the choices have numbers. Where a name is a number itself, more numbers would be ambiguous.
    private var isNumbered: Bool { !names.contains { Int($0) != nil } }

    /// What the user can type.
    var typed: String { isNumbered ? "number or name" : "answer" }

    /// Returns the choices to show while an answer is typed, the best of which is to be marked: those with the text in
    /// their names or summaries, or all for the number of one; empty if there are none.
    func matches(for answer: String) -> (shown: [Int], best: Int?) {
        let wanted = answer.lowercased()
        let best = index(of: answer)
        if wanted.isEmpty || isNumbered && best != nil && Int(answer) != nil {
            return (Array(names.indices), best)
        }
        let found = names.indices.filter {
            names[$0].lowercased().contains(wanted) || summaries[$0].lowercased().contains(wanted)
        }
        let beginning = found.first { names[$0].lowercased().hasPrefix(wanted) }
        let containing = found.first { names[$0].lowercased().contains(wanted) }
        return (found, best ?? beginning ?? containing ?? found.first)
    }

    /// Returns the choice that an answer names: by its name, by its number, or by a part that no other name has, which
    /// may be its beginning; nil if there is none.
    func index(of answer: String) -> Int? {
        if let index = names.firstIndex(of: answer) { return index }
        if isNumbered, let number = Int(answer) {
            return names.indices.contains(number - 1) ? number - 1 : nil
        }
        let (whole, wanted) = (names.map { $0.lowercased() }, answer.lowercased())
        guard !wanted.isEmpty else { return nil }
        let kinds: [(String) -> Bool] = [
            { $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.contains(wanted) },
        ]
        let found = kinds.lazy.map { isSuch in whole.indices.filter { isSuch(whole[$0]) } }.first {
            !$0.isEmpty
        }
        return found?.count == 1 ? found?[0] : nil
    }

    /// Returns the name of the choice that an answer names; nil if there is none.
    func name(for answer: String) -> String? { index(of: answer).map { names[$0] } }

    /// What to show instead of choices if none matches what is typed.
    func absence(of answer: String, columns: Int) -> [String] {
        let text = "'\(printable(answer, keeping: ""))'"
        let other = alternative.flatMap { $0.accepts(answer) ? "\($0.description): \(text)" : nil }
        return [("  " + (other ?? "no match for \(text)")).fitting(columns: columns)]
    }

    /// Whether an answer is not a choice, but is accepted instead.
    func isAlternative(_ answer: String) -> Bool { alternative?.accepts(answer) == true }

    /// Returns the error for an answer that is not accepted.
    func error(for answer: String) -> Diagnostic {
        guard !answer.isEmpty else { return .error("an answer is required") }
        let other = alternative.map { ", or \($0.description)" } ?? ""
        let name = other.isEmpty ? ", or a name" : ", a name"
        let range =
            isNumbered
            ? "type a number from 1 to \(names.count)\(name)\(other)" : "choose one: \(quoted(names))\(other)"
        return .error("there is no choice '\(answer)'", hint: didYouMean(answer, in: names) ?? range)
    }

    /// The lines of the list. If the terminal is too narrow, summaries are truncated first, then omitted.
    ///
    /// - Parameter marked: the choice with a mark before it; nil for none.
    func lines(marking marked: Int?, columns: Int) -> [String] {
        let shown = names.map { printable($0, keeping: "") }
        let width = shown.map(\.columns).max() ?? 0
        let digits = "\(names.count)".count
        return names.indices.map { index in
            let number =
                isNumbered
                ? "\(String(repeating: " ", count: digits - "\(index + 1)".count))\(index + 1)  " : ""
            let head = (index == marked ? "> " : "  ") + number
            let room = columns - head.columns - width - 2
            // A summary of fewer columns would be useless.
            let hasSummary = room >= 8 && !summaries[index].isEmpty
            let tail =
                hasSummary
                ? shown[index].padded(to: width + 2) + summaries[index].fitting(columns: room) : shown[index]
            return head + tail.fitting(columns: columns - head.columns)
        }
    }

    /// The summary of a choice if its line has no room for the whole, in lines of its own.
    func summary(of index: Int, besides line: String, columns: Int) -> [String] {
        guard !summaries[index].isEmpty, !line.hasSuffix(summaries[index]) else { return [] }
        return summaries[index].wrapped(columns: columns - 4).map { "    " + $0 }
    }
}

extension Terminal {
    /// Asks for one of several choices: by number or name, or with the arrow keys if the terminal can show them.
    ///
    /// - Parameter proposal: the choice that Return takes; nil for none.
    /// - Returns: the name of the choice, or the alternative that was typed.
    func choose(_ question: String, among list: ChoiceList, default proposal: String? = nil) throws -> String
    {
        let marked = proposal.flatMap(list.names.firstIndex)
        if let columns = rewritableWidth, columns >= ChoiceMenu.leastColumns {
            let choice = try Keyboard.reading {
                var menu = ChoiceMenu(question, list, on: self, columns: columns, marked: marked ?? 0)
                return try menu.run()
            }
            if let choice { return choice }
        }
        let proposal = marked.map { list.names[$0] }
        let shown = proposal.map { " [\($0)]" } ?? ""
        let prompt = "\(list.typed.prefix(1).uppercased())\(list.typed.dropFirst())\(shown): "
        note(printable("\(question):") + "\n")
        show(list)
        while true {
            let answer = try answer(to: prompt).trimmed
            if answer.isEmpty, let proposal { return proposal }
            if let name = list.name(for: answer) { return name }
            if list.isAlternative(answer) { return answer }
            report(list.error(for: answer))
        }
    }

    func show(_ list: ChoiceList) {
        note(list.lines(marking: nil, columns: (width ?? 80) - 1).map { $0 + "\n" }.joined())
    }
}
