import SwiftText

/// The comments with which a file disables rules.
struct Suppression {
    /// The rules that are disabled in the whole file.
    private var inFile: Set<String> = []
    /// The lines on which a rule is disabled.
    private var lines: [String: Set<Int>] = [:]
    /// The words that name no rule, each with its comment.
    private(set) var unknown: [(word: String, place: Range<Int>)] = []

    /// - Parameter known: the names of all rules.
    init(of file: CodeFile, known: Set<String>) {
        let starts = LineStarts(file.source.bytes)
        for (next, comments) in file.comments {
            for comment in comments {
                guard let (rules, isWhole) = Self.directive(in: comment.text) else { continue }
                for rule in rules where !known.contains(rule) { unknown.append((rule, comment.range)) }
                if isWhole { inFile.formUnion(rules) }
                guard !isWhole else { continue }
                let first = starts.line(of: comment.range.lowerBound)
                var last = first
                if !comment.followsCode {
                    last =
                        Self.endOfAttributes(file.tokens, next).map {
                            starts.line(of: file.tokens[$0].range.lowerBound)
                        } ?? first
                    last = max(last, starts.line(of: comment.range.upperBound) + 1)
                }
                for rule in rules { lines[rule, default: []].formUnion(first...max(first, last)) }
            }
        }
        unknown.sort { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// Whether a rule is disabled on a line.
    func disables(_ rule: String, on line: Int) -> Bool {
        inFile.contains(rule) || lines[rule]?.contains(line) ?? false
    }

    /// The names of rules behind `generamba:disable`, and whether they are for the whole file.
    private static func directive(in comment: String) -> (rules: [String], isWhole: Bool)? {
        let text = comment.drop { "/*! \t\n".contains($0) }
        guard text.hasPrefix(start) else { return nil }
        var rest = text.dropFirst(start.count)
        let isWhole = rest.hasPrefix("-file")
        if isWhole { rest = rest.dropFirst(5) }
        guard rest.first.map({ " \t:".contains($0) }) ?? false else { return nil }
        // What follows a colon, a dash or the names is the reason.
        let names = rest.drop { " \t:".contains($0) }.prefix { $0 != ":" }
        let words = names.split { " \t,*/\n\r".contains($0) }.map(String.init)
        let rules = words.enumerated().prefix { index, word in
            let isName = word.allSatisfy { $0.isLowercase || $0 == "-" } && word.contains { $0 != "-" }
            return isName && (index == 0 || word.contains("-"))
        }.map(\.element)
        return (rules, isWhole)
    }

    private static let start = "generamba:disable"

    /// Returns the first token at or after a place that is not part of an attribute.
    private static func endOfAttributes(_ tokens: [SwiftToken], _ index: Int) -> Int? {
        let reader = DeclarationReader(tokens)
        var index = index
        while index + 1 < tokens.count, tokens[index].isSign("@"), tokens[index + 1].isName {
            _ = reader.readAttribute(&index, tokens.count)
        }
        return index < tokens.count ? index : nil
    }
}

/// The offsets at which the lines of a text begin.
private struct LineStarts {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the number of the line of an offset, from 1.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
