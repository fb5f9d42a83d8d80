import GenerambaKit
import SourceText

/// A question with choices on a terminal that can rewrite its lines. The arrow keys move a mark, typing leaves the choices
/// that have the text in their names or summaries, and Return takes the marked choice.
struct ChoiceMenu {
    /// The width below which there is no room for the line to type in.
    static let leastColumns = 24

    private let question: String
    private let list: ChoiceList
    private let terminal: Terminal
    private let columns: Int
    private var marked: Int
    /// The choices that are shown; empty if none matches what is typed.
    private var shown: [Int]
    private var typed: [UInt8] = []
    /// The number of lines above the line with the cursor; nil while nothing is shown.
    private var height: Int?

    /// - Parameter marked: the choice that is marked first.
    init(_ question: String, _ list: ChoiceList, on terminal: Terminal, columns: Int, marked: Int) {
        (self.question, self.list, self.terminal, self.marked) = (printable(question), list, terminal, marked)
        shown = Array(list.names.indices)
        // The last column stays empty, because some terminals break the line there.
        self.columns = columns - 1
    }

    /// Asks until a choice is taken. Returns its name, or the alternative that was typed.
    mutating func run() throws -> String {
        while true {
            show()
            try terminal.checkMessages()
            switch Keyboard.key() {
            case .enter:
                if let answer = taken() { return answer }
            case .end:
                terminal.note("\n")
                throw UserCancelled()
            case let key: move(key)
            }
        }
    }

    /// Takes the marked choice or the alternative that was typed, and replaces the menu with it. If the typed text is
    /// neither, says so.
    private mutating func taken() -> String? {
        let text = answer
        typed = []
        clear()
        let isOther = list.index(of: text) == nil && list.isAlternative(text)
        let isMarked = !isOther && (text.isEmpty || list.matches(for: text).best != nil)
        shown = Array(list.names.indices)
        guard isMarked || isOther else {
            terminal.report(list.error(for: text))
            return nil
        }
        let answer = isMarked ? list.names[marked] : text
        terminal.note("\(question): \(printable(answer))\n")
        return answer
    }

    private mutating func move(_ key: Key) {
        let (count, place) = (shown.count, shown.firstIndex(of: marked) ?? 0)
        switch key {
        case .up where count > 0: marked = shown[(place + count - 1) % count]
        case .down where count > 0: marked = shown[(place + 1) % count]
        case .first: marked = shown.first ?? marked
        case .last: marked = shown.last ?? marked
        case .clear: type([])
        case .erase: type(Array(String(decoding: typed, as: UTF8.self).dropLast().utf8))
        case .byte(let byte): type(typed + [byte])
        case .redraw: height = nil
        case .up, .down, .enter, .end, .other: break
        }
    }

    /// Takes over what is typed.
    private mutating func type(_ bytes: [UInt8]) {
        typed = bytes
        let (found, best) = list.matches(for: answer)
        shown = found
        marked = best ?? marked
    }

    /// What is typed, without spaces around it.
    private var answer: String { String(decoding: typed, as: UTF8.self).trimmed }

    /// Shows the question in place of its last state.
    private mutating func show() {
        clear()
        let paint = ANSIStyle(isOn: terminal.colorsMessages)
        let head = "\(question):".wrapped(columns: columns)
        var lines = list.lines(marking: marked, columns: columns)
        let summary =
            shown.isEmpty
            ? list.absence(of: answer, columns: columns)
            : list.summary(of: marked, besides: lines[marked], columns: columns)
        lines[marked] = paint.bold(lines[marked])
        let room = max(3, (terminal.rows ?? 24) - head.count - summary.count - 1)
        let above = head + window(shown.map { lines[$0] }, height: room) + summary
        terminal.note(above.map { $0 + "\n" }.joined() + prompt)
        height = above.count
    }

    /// As much of the list around the mark as the terminal has lines for.
    private func window(_ lines: [String], height: Int) -> [String] {
        guard lines.count > height else { return lines }
        let place = shown.firstIndex(of: marked) ?? 0
        let start = min(max(0, place - height / 2), lines.count - height)
        var part = Array(lines[start..<start + height])
        if start > 0 { part[0] = "  ↑ \(start + 1) more" }
        let rest = lines.count - start - height
        if rest > 0 { part[height - 1] = "  ↓ \(rest + 1) more" }
        return part
    }

    /// The line for typing. Of a long text, its end.
    private var prompt: String {
        let start = "↑↓, \(list.typed): "
        var text = printable(String(decoding: typed, as: UTF8.self), keeping: "")
        while start.columns + text.columns > columns, !text.isEmpty { text.removeFirst() }
        return start + text
    }

    /// Removes the question from the screen.
    private mutating func clear() {
        guard let height else { return }
        terminal.note("\r" + (height > 0 ? "\u{1B}[\(height)A" : "") + "\u{1B}[J")
        self.height = nil
    }
}
