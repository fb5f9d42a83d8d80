import SourceText

/// Breaks a line so that no part of it is too long.
struct LineBreaker {
    private let line: LineScanner
    private let length: Int
    private let step: Indentation
    private let lineBreak: [UInt8]
    private let indentation: ArraySlice<UInt8>
    private(set) var edits: [TextEdit] = []

    init(_ line: LineScanner, length: Int, step: Indentation) {
        (self.line, self.length, self.step) = (line, length, step)
        let hasReturn = line.bytes[line.range.upperBound...].first == UInt8(ascii: "\r")
        lineBreak = hasReturn ? [0x0D, 0x0A] : [0x0A]
        indentation = line.bytes[line.range].prefix(while: \.isWhitespace)
        lay(Part(range: indentation.endIndex..<line.range.upperBound, depth: 0, following: 0))
    }

    /// A part of the line to put on a line of its own.
    private struct Part {
        var range: Range<Int>
        /// The number of additional indentation steps compared to the line.
        var depth: Int
        /// The number of characters that will follow the part.
        var following: Int

        func rest(from start: Int) -> Part {
            Part(range: start..<range.upperBound, depth: depth, following: following)
        }
    }

    private func isTooLong(_ part: Part) -> Bool {
        let tabs = indentation.count { $0 == UInt8(ascii: "\t") }
        let width =
            indentation.count + tabs * (Indentation.tab.width - 1) + step.width * part.depth
            + line.bytes[part.range].characterCount
        // swift-format reserves room for the commas that it might have to add after the last items of lists.
        guard width + part.following > length - LongLines.mostLists else { return false }
        return width + part.following + line.countLists(in: part.range) > length
    }

    /// Whether the beginning of a part, up to an offset, fits on a line.
    private func fits(_ part: Part, to end: Int) -> Bool {
        !isTooLong(Part(range: part.range.lowerBound..<end, depth: part.depth, following: 0))
    }

    /// Breaks a part if it is too long. Returns whether the result fits.
    @discardableResult private mutating func lay(_ part: Part) -> Bool {
        guard isTooLong(part) else { return true }
        let marks = BreakPoints(of: part.range, in: line)
        if part.depth > 0, let sign = marks.splittingOperator { return layOperation(part, at: sign) }
        if let braces = marks.lastBraces, fits(part, to: braces.start) {
            // The contents go on their own line, and the closing brace on another one.
            breakLine(before: braces.body.lowerBound, depth: part.depth + 1)
            let fits = lay(Part(range: braces.body, depth: part.depth + 1, following: 0))
            breakLine(before: braces.close, depth: part.depth)
            return fits
        }
        if let start = marks.guardedElse {
            let conditions = marks.parts(from: part.range.lowerBound + "guard ".utf8.count, to: start)
            return lay(conditions, of: part, before: start)
        }
        if let equals = marks.equals, !marks.operators.isEmpty || marks.pairs.isEmpty,
            layValue(part, behind: equals + 1)
        {
            return true
        }
        // The widest pair after which the rest of the part fits on one line; if there is none, the widest of all.
        let able = marks.pairs.filter { fits(part, to: $0.open + 1) }
        let good = able.filter { !isTooLong(part.rest(from: $0.close)) }
        if let pair = (good.isEmpty ? able : good).max(by: { $0.close - $0.open < $1.close - $1.open }) {
            let isList = line.bytes[pair.open] == UInt8(ascii: "[") && pair.elements.count > 1
            return lay(pair.elements, of: part, before: pair.close, comma: isList ? "," : "")
        }
        let start = marks.equals.map { $0 + 1 } ?? marks.label
        return start.map { layValue(part, behind: $0, whateverFits: true) } ?? false
    }

    /// Inserts a line break before an offset, replacing the spaces there.
    private mutating func breakLine(before offset: Int, depth: Int, putting text: String = "") {
        var start = offset
        while start > line.range.lowerBound, line.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        let indentation = indentation + step.bytes(levels: depth)
        edits.append(TextEdit(range: start..<offset, bytes: Array(text.utf8) + lineBreak + indentation))
    }

    /// Puts each element of a list on its own line, `comma` after the last one, and the rest of the part on another.
    private mutating func lay(
        _ elements: [Range<Int>], of part: Part, before end: Int, comma: String = ""
    ) -> Bool {
        var allFit = true
        for (index, element) in elements.enumerated() {
            breakLine(before: element.lowerBound, depth: part.depth + 1)
            let following = index < elements.count - 1 ? 1 : comma.utf8.count
            allFit = lay(Part(range: element, depth: part.depth + 1, following: following)) && allFit
        }
        breakLine(before: end, depth: part.depth, putting: comma)
        return lay(part.rest(from: end)) && allFit
    }

    /// Puts an operator and what follows it on a line of their own, unless they fit behind the last bracket of a left side
    /// that takes several lines.
    private mutating func layOperation(_ part: Part, at sign: Int) -> Bool {
        let left = Part(range: part.range.lowerBound..<sign - 1, depth: part.depth, following: 0)
        let count = edits.count
        let fits = lay(left)
        if edits.count > count, !isTooLong(part.rest(from: sign - 2)) { return fits }
        var right = part.rest(from: sign)
        right.depth += 1
        breakLine(before: sign, depth: right.depth)
        return lay(right) && fits
    }

    /// Puts the text after `=` or a label on its own line, unless it does not fit there either and must fit.
    private mutating func layValue(_ part: Part, behind start: Int, whateverFits: Bool = false) -> Bool {
        let before = edits
        var value = part.rest(from: start + 1)
        value.depth += 1
        guard fits(part, to: start), !value.range.isEmpty else { return false }
        breakLine(before: value.range.lowerBound, depth: value.depth)
        let allFits = lay(value)
        if !allFits, !whateverFits { edits = before }
        return allFits
    }
}
