import SourceText

/// The conversion of a file of XCTest tests to Swift Testing, by Apple's "Migrating a test from XCTest". A file that
/// uses something without a counterpart is left as it is.
package struct SwiftTestingConversion {
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    /// The number of the partner of each bracket, by the bracket's number.
    let partners: [Int: Int]
    private var found: [TextEdit] = []
    /// The first part of the file that Swift Testing has no counterpart of, or has another type of the same name for; nil
    /// if there is none.
    package private(set) var obstacle: SwiftToken?

    /// Reads the code of a file. If it does not import XCTest, there is nothing to convert.
    package init(_ bytes: [UInt8]) {
        (self.bytes, tokens) = (bytes, SwiftToken.all(in: bytes))
        partners = tokens.bracketPartners
        let statements = ImportStatement.all(in: tokens)
        guard let own = statements.first(where: { $0.module.isWord("XCTest") })?.module else { return }
        convertImport(of: own, among: statements)
        for suite in suites { convert(suite) }
        convertAssertions()
        convertSourceLocations()
        let converted = found.map(\.range)
        obstacle = obstacles.first { token in
            !converted.contains {
                $0.lowerBound <= token.range.lowerBound && token.range.upperBound <= $0.upperBound
            }
        }
        obstacle = obstacle ?? overlap
    }

    /// The token at which two edits overlap, because the code is of a form that nobody has thought of, or nil.
    private var overlap: SwiftToken? {
        let ranges = ordered.map(\.range)
        let second = zip(ranges, ranges.dropFirst()).first { $0.upperBound > $1.lowerBound }?.1
        return second.flatMap { range in tokens.last { $0.range.lowerBound <= range.lowerBound } }
    }

    /// The edits that convert the file, in text order; none if there is an obstacle.
    package var edits: [TextEdit] { obstacle == nil ? ordered : [] }

    /// All edits, in text order. Of edits at one place, insertions come first, in the order in which they were made.
    private var ordered: [TextEdit] {
        found.enumerated().sorted {
            let (first, second) = ($0.element.range, $1.element.range)
            return (first.lowerBound, first.upperBound, $0.offset)
                < (second.lowerBound, second.upperBound, $1.offset)
        }
        .map(\.element)
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        found.append(TextEdit(range: range, bytes: Array(text.utf8)))
    }

    /// Returns the bytes from the first token to the last one.
    func range(_ numbers: Range<Int>) -> Range<Int> {
        tokens[numbers.lowerBound].range.lowerBound..<tokens[numbers.upperBound - 1].range.upperBound
    }

    /// Removes tokens, with the white space behind them.
    mutating func remove(_ range: ClosedRange<Int>) {
        let end =
            range.upperBound + 1 < tokens.count ? tokens[range.upperBound + 1].range.lowerBound : bytes.count
        replace(tokens[range.lowerBound].range.lowerBound..<end, with: "")
    }

    /// Removes the lines of tokens, or the tokens alone if other code is on these lines.
    mutating func removeLines(_ range: ClosedRange<Int>) {
        let isFollowed = range.upperBound + 1 < tokens.count && !tokens[range.upperBound + 1].beginsLine
        guard tokens[range.lowerBound].beginsLine, !isFollowed else { return remove(range) }
        replace(bytes.lines(of: self.range(Range(range))), with: "")
    }

    /// Puts `import Testing` in the place of `import XCTest`, in the order of the alphabet. Also imports Foundation if the
    /// file needs it: XCTest brings it with it, Swift Testing does not.
    private mutating func convertImport(of own: SwiftToken, among statements: [ImportStatement]) {
        guard let index = tokens.firstIndex(of: own) else { return }
        if needsFoundation(besides: statements) {
            let place = tokens[first(above: index, behind: "Foundation") - 1].range.lowerBound
            replace(place..<place, with: "import Foundation\n")
        }
        let first = first(above: index, behind: "Testing")
        guard first < index else { return replace(own.range, with: "Testing") }
        removeLines(index - 1...index)
        let start = tokens[first - 1].range.lowerBound
        let indentation = bytes[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }
        replace(start..<start, with: "import Testing\n" + String(decoding: indentation, as: UTF8.self))
    }

    /// The number of the first module, of those that are imported above without a blank line, an attribute or a
    /// condition between them, that comes behind a name in the alphabet.
    private func first(above index: Int, behind name: String) -> Int {
        var first = index
        while first > 2, tokens[first - 3].isWord("import"), tokens[first - 3].beginsLine,
            tokens[first - 2].text > name,
            bytes[tokens[first - 2].range.upperBound..<tokens[first - 1].range.lowerBound]
                .count(where: { $0 == UInt8(ascii: "\n") }) == 1
        {
            first -= 2
        }
        return first
    }

    /// Whether the file names something of Foundation, but imports no module that contains it.
    private func needsFoundation(besides statements: [ImportStatement]) -> Bool {
        let others = Set(statements.map(\.module.bare)).subtracting(["XCTest"])
        guard !ImportedModules.brings("Foundation", others) else { return false }
        return tokens.contains { token in
            token.kind == .word
                && (token.text.hasPrefix("NS") || Self.members.contains(token.text)
                    || ImportedModules.module(of: token.text)?.hasPrefix("Foundation") == true)
        }
    }

    /// Foundation's members of types of the standard library.
    private static let members = SDKTypeNames.names(in: "foundation-members.txt")

    /// Whether there is white space on both sides of a token and its neighboring signs, as beside a binary operator.
    func isSpaced(_ index: Int) -> Bool {
        let range = tokens[index].range
        let isOperator = { (byte: UInt8) in !byte.isWhitespace && "&|=<>!?:+-*/%^~".utf8.contains(byte) }
        let before = bytes[..<range.lowerBound].last { !isOperator($0) }
        let after = bytes[range.upperBound...].first { !isOperator($0) }
        return before?.isWhitespace == true && after?.isWhitespace == true
    }
}
