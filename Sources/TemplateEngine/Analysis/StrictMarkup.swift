import SourceText

/// A token of a Liquid tag or output.
struct MarkupToken {
    enum Kind {
        case word, number, text, comparison
        /// Any other sign, such as `|` or `&&`.
        case mark
    }

    let kind: Kind
    let range: Range<Int>
    let text: String

    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }
}

/// Reads the content of Liquid tags and outputs strictly, to find what Liquid 4.0.0 skips without a message. Each
/// function moves on behind what it understands; the first token that is left is the first one that Liquid skips.
struct StrictMarkup {
    let tokens: [MarkupToken]
    private(set) var index = 0
    /// The condition in parentheses that Liquid groups differently, by the numbers of its tokens.
    private(set) var regrouped: ClosedRange<Int>?
    /// The comparisons joined by `and` and `or`, by the numbers of their tokens.
    private(set) var comparisons: [Range<Int>] = []
    /// The filters with their numbers of arguments.
    private(set) var filters: [(name: MarkupToken, count: Int, first: MarkupToken?)] = []

    init(_ range: Range<Int>, of file: SourceFile) { tokens = Self.tokens(in: range, of: file) }

    /// The first token that has not been understood; nil if all have.
    var next: MarkupToken? { index < tokens.count ? tokens[index] : nil }

    func token(_ distance: Int) -> MarkupToken? {
        tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
    }

    /// Whether all that is left is punctuation, which changes nothing.
    var isDone: Bool {
        tokens[index...].allSatisfy { [",", ";", ":"].contains($0.text) && $0.kind == .mark }
    }

    mutating func skip(_ mark: String) -> Bool {
        guard next?.isMark(mark) == true else { return false }
        index += 1
        return true
    }

    mutating func skipWord(_ words: String...) -> Bool {
        guard let next, next.kind == .word, words.contains(next.text) else { return false }
        index += 1
        return true
    }

    /// Reads a literal, a name or a range. Returns false, and moves nowhere, if there is none or it nests too deeply.
    @discardableResult
    mutating func value(depth: Int = 0) -> Bool {
        guard depth < MarkupParser.depth else { return false }
        let start = index
        switch next?.kind {
        case .text, .number, .word: index += 1
        case .mark where next?.isMark("(") == true:
            index += 1
            guard value(depth: depth + 1), skip(".."), value(depth: depth + 1), skip(")") else {
                index = start
                return false
            }
            return true
        case .mark where next?.isMark("[") == true: break
        default: return false
        }
        while true {
            let before = index
            if skip("."), next?.kind == .word {
                index += 1
            } else if before == index, skip("["), value(depth: depth + 1), skip("]") {
                continue
            } else {
                index = before
                return index > start
            }
        }
    }

    mutating func output() {
        guard value() else { return }
        while next?.isMark("|") == true, token(1)?.kind == .word, let name = token(1) {
            index += 2
            var (count, first): (Int, MarkupToken?) = (0, nil)
            if skip(":") {
                repeat {
                    if next?.kind == .word, token(1)?.isMark(":") == true { index += 2 }
                    let argument = next
                    guard value() else { break }
                    if count == 0 { first = argument }
                    count += 1
                } while skip(",")
            }
            filters.append((name, count, first))
        }
    }

    mutating func values(separatedBy word: String) { while value(), skip(",") || skipWord(word) {} }

    /// Reads `limit: 2` and the like.
    mutating func attributes() {
        while true {
            _ = skip(",")
            guard next?.kind == .word, token(1)?.isMark(":") == true else { return }
            index += 2
            guard value() else { return }
        }
    }

    /// Reads comparisons joined by `and` and `or`. Parentheses are skipped, as Liquid does.
    mutating func condition() {
        // The open parentheses, with the words that join what is in them.
        var open: [(start: Int, joints: Set<String>)] = []
        while true {
            while next?.isMark("(") == true, !isRange {
                open.append((index, []))
                index += 1
            }
            let start = index
            guard comparison() else { return }
            comparisons.append(start..<index)
            var closed: (range: ClosedRange<Int>, joints: Set<String>)?
            while !open.isEmpty, skip(")") {
                let group = open.removeLast()
                closed = (group.start...index - 1, group.joints.union(closed?.joints ?? []))
            }
            guard let joint = next, joint.isWord("and", "or") else { return }
            if let closed, !closed.joints.subtracting([joint.text]).isEmpty { regrouped = closed.range }
            if !open.isEmpty { open[open.count - 1].joints.insert(joint.text) }
            index += 1
        }
    }

    private var isRange: Bool {
        var copy = self
        return copy.value()
    }

    private mutating func comparison() -> Bool {
        guard value() else { return false }
        guard next?.kind == .comparison || next?.isWord("contains") == true else { return true }
        index += 1
        return value()
    }

    private static func tokens(in range: Range<Int>, of file: SourceFile) -> [MarkupToken] {
        var tokens: [MarkupToken] = []
        var start = range.lowerBound
        while start < range.upperBound {
            guard !file.bytes[start].isLiquidSpace else {
                start += 1
                continue
            }
            let (kind, end) = token(at: start, to: range.upperBound, in: file.bytes)
            tokens.append(MarkupToken(kind: kind, range: start..<end, text: file.text(start..<end)))
            start = end
        }
        return tokens
    }

    private static func token(at start: Int, to end: Int, in bytes: [UInt8]) -> (MarkupToken.Kind, Int) {
        func run(from start: Int, _ isPart: (UInt8) -> Bool) -> Int {
            var index = start
            while index < end, isPart(bytes[index]) { index += 1 }
            return index
        }
        let first = bytes[start]
        let second = start + 1 < end ? bytes[start + 1] : 0
        if "\"'".utf8.contains(first) {
            let close = run(from: start + 1) { $0 != first }
            return close < end ? (.text, close + 1) : (.mark, start + 1)
        }
        if first.isDigit || first == UInt8(ascii: "-") && second.isDigit {
            var stop = run(from: start + 1, \.isDigit)
            if stop + 1 < end, bytes[stop] == UInt8(ascii: "."), bytes[stop + 1].isDigit {
                stop = run(from: stop + 1, \.isDigit)
            }
            let word = run(from: stop) { $0.isNamePart || $0 >= 0x80 }
            return word > stop ? (.word, word) : (.number, stop)
        }
        if first.isWordPart || first >= 0x80 {
            let stop = run(from: start) { $0.isNamePart || $0 >= 0x80 }
            return (.word, stop < end && bytes[stop] == UInt8(ascii: "?") ? stop + 1 : stop)
        }
        if "=<>".utf8.contains(first) || first == UInt8(ascii: "!") && second == UInt8(ascii: "=") {
            let stop = run(from: start) { "=<>!".utf8.contains($0) }
            return (stop - start == 1 && first == UInt8(ascii: "=") ? .mark : .comparison, stop)
        }
        return (.mark, first == second && "&|?.".utf8.contains(first) ? start + 2 : start + 1)
    }
}
