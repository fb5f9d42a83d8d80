/// The places outside brackets at which a part of a line can be broken.
struct BreakPoints {
    /// A `()` with elements in it, or the `[]` of a list.
    struct Pair {
        let open: Int
        let close: Int
        let elements: [Range<Int>]
    }

    /// The `{ … }` of a closure or body.
    struct Braces {
        /// The end of the text that must stay on the line: the brace and a closure's parameters.
        let start: Int
        let body: Range<Int>
        let close: Int
    }

    private let line: LineScanner
    private let range: Range<Int>
    private var all: [(open: Int, close: Int)] = []
    /// The commas outside brackets.
    private(set) var commas: [Int] = []
    /// The offset of ` = `.
    private(set) var equals: Int?
    /// The other operators outside brackets.
    private(set) var operators: [Int] = []
    /// The words `in` and `else` outside brackets.
    private var words: [Int] = []

    /// The only operator, if it stands between two operands, of which the right one is not a literal in brackets. Like
    /// swift-format, lines are broken in front of such an operator first.
    var splittingOperator: Int? {
        guard equals == nil, operators.count == 1, operators[0] > range.lowerBound else { return nil }
        let behind = line.bytes[operators[0]..<range.upperBound].firstIndex(of: UInt8(ascii: " "))
        guard let behind, behind + 1 < range.upperBound, !"[({".utf8.contains(line.bytes[behind + 1])
        else { return nil }
        return operators[0]
    }

    init(of range: Range<Int>, in line: LineScanner) {
        (self.line, self.range) = (line, range)
        var number = line.marks.indices.partitioningIndex { line.marks[$0].offset >= range.lowerBound }
        while number < line.marks.count, line.marks[number].offset < range.upperBound {
            let mark = line.marks[number]
            switch mark.kind {
            case .open:
                guard let partner = mark.partner, line.marks[partner].offset < range.upperBound else { break }
                all.append((mark.offset, line.marks[partner].offset))
                number = partner
            case .close: break
            case .comma: commas.append(mark.offset)
            case .equals: equals = equals ?? mark.offset
            case .other: operators.append(mark.offset)
            case .word: words.append(mark.offset)
            }
            number += 1
        }
    }

    /// The pairs at which to break; in a statement with ` = `, only those after it.
    var pairs: [Pair] {
        let start = equals ?? range.lowerBound
        return all.filter { $0.open >= start }.compactMap(pair)
    }

    private func pair(_ open: Int, _ close: Int) -> Pair? {
        let inside = BreakPoints(of: open + 1..<close, in: line)
        let elements = inside.parts(from: open + 1, to: close)
        guard !elements.isEmpty, !elements.contains(where: \.isEmpty) else { return nil }
        let mayBreak =
            switch line.bytes[open] {
            case UInt8(ascii: "("): !isOfAttribute(open) && !line.has("throws", at: open - 6)
            case UInt8(ascii: "["): line.isLiteral(open)
            default: false
            }
        return mayBreak ? Pair(open: open, close: close, elements: elements) : nil
    }

    /// Returns the parts between commas outside brackets, without surrounding spaces.
    func parts(from start: Int, to end: Int) -> [Range<Int>] {
        var start = start
        let parts = (commas + [end]).map { comma in
            defer { start = comma + 1 }
            return trimmed(start..<max(start, comma))
        }
        return parts.count == 1 && parts[0].isEmpty ? [] : parts
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        line.bytes.trimmed(range) { $0 == UInt8(ascii: " ") }
    }

    /// Whether a bracket directly follows `@name`.
    private func isOfAttribute(_ open: Int) -> Bool {
        var start = open
        while start > range.lowerBound, line.bytes[start - 1].isWordPart { start -= 1 }
        return start < open && start > range.lowerBound && line.bytes[start - 1] == UInt8(ascii: "@")
    }

    /// The braces at the end of the part, if they contain a single statement.
    var lastBraces: Braces? {
        guard let last = all.last, line.bytes[last.open] == UInt8(ascii: "{"),
            last.close == range.upperBound - 1
        else { return nil }
        let inside = trimmed(last.open + 1..<last.close)
        guard !inside.isEmpty, !line.bytes[inside].contains(UInt8(ascii: ";")) else { return nil }
        let start = closureStart(in: inside) ?? inside.lowerBound
        let body = trimmed(start..<inside.upperBound)
        return body.isEmpty ? nil : Braces(start: start, body: body, close: last.close)
    }

    /// Returns the end of the `in` after a closure's parameters.
    private func closureStart(in body: Range<Int>) -> Int? {
        if line.has("for ", at: body.lowerBound) { return nil }
        return BreakPoints(of: body, in: line).words.first { line.has(" in ", at: $0 - 1) }.map { $0 + 2 }
    }

    /// The end of an argument label, including its colon.
    var label: Int? {
        // The only comma allowed is one that ends the element.
        guard commas.allSatisfy({ $0 == range.upperBound - 1 }) else { return nil }
        let colon = line.bytes[range].prefix { $0.isWordPart || $0 == UInt8(ascii: "`") }.endIndex
        return colon > range.lowerBound && line.has(": ", at: colon) ? colon + 1 : nil
    }

    /// The offset of `else` in a guard statement.
    var guardedElse: Int? {
        guard line.has("guard ", at: range.lowerBound) else { return nil }
        return words.last { line.has(" else {", at: $0 - 1) }
    }
}

extension LineScanner {
    /// Whether a `[` is neither a subscript, nor a result, nor a capture list.
    fileprivate func isLiteral(_ open: Int) -> Bool {
        open == range.lowerBound
            || " ([".utf8.contains(bytes[open - 1]) && !has("{ ", at: open - 2) && !has("-> ", at: open - 3)
    }

    /// Returns the number of lists with several items in a part.
    func countLists(in part: Range<Int>) -> Int {
        marks.count { mark in
            guard mark.byte == UInt8(ascii: "["), part.contains(mark.offset), isLiteral(mark.offset),
                let partner = mark.partner, part.contains(marks[partner].offset)
            else { return false }
            return BreakPoints(of: mark.offset + 1..<marks[partner].offset, in: self).commas.count > 0
        }
    }
}
