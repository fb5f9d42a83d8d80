import TemplateEngine

/// The spellings of a name, with the filters of templates that make them of the name.
struct NameForms: Sendable {
    /// Filters as in `{{ name | title | lower }}`; none for the name as it is.
    typealias Filters = [TextFilter]

    let name: String
    /// The filters that make each spelling, the usual ones first.
    private(set) var filters: [[UInt8]: [Filters]] = [:]
    /// The spellings, the longest first.
    private(set) var spellings: [[UInt8]] = []

    private static let cases: [Filters] = [
        [], [.upperCamel], [.lowerCamel], [.snake], [.screamingSnake], [.kebab], [.title], [.title, .lower],
        [.title, .lower, .upperFirst], [.snake, .upperCamel], [.lower], [.upper], [.upperFirst],
        [.lowerFirst],
    ]

    /// - Parameter numbers: `plural` and `singular`, if their forms belong to the name as well.
    init(_ name: String, numbers: [TextFilter] = []) {
        self.name = name
        for number in [[]] + numbers.map({ [$0] }) {
            for filters in Self.cases.map({ number + $0 }) {
                let spelling = Array(Self.apply(filters, to: name).utf8)
                self.filters[spelling, default: []].append(filters)
            }
        }
        spellings = filters.keys.sorted {
            $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
        }
    }

    static func apply(_ filters: Filters, to text: String) -> String {
        filters.reduce(text) { $1.spelling(of: $0) }
    }

    /// Returns the filters that make the texts of the names.
    static func filters(from names: [String], to texts: [String]) -> Filters? {
        cases.first { filters in zip(names, texts).allSatisfy { apply(filters, to: $0) == $1 } }
    }

    /// Returns where a spelling stands for itself rather than as a part of a word.
    static func places(of spelling: [UInt8], in line: [UInt8], after prefix: [UInt8] = []) -> [Range<Int>] {
        guard let first = spelling.first, spelling.count <= line.count else { return [] }
        return line.indices.compactMap { start in
            guard line[start] == first, line[start...].starts(with: spelling) else { return nil }
            let place = start..<start + spelling.count
            let hasPrefix = !prefix.isEmpty && line[..<start].reversed().starts(with: prefix.reversed())
            return isWord(place, in: line, startingAt: hasPrefix ? start - prefix.count : start) ? place : nil
        }
    }

    /// Whether words begin and end where a place does.
    ///
    /// - Parameter start: where the place begins, or a prefix in front of it.
    static func isWord(_ place: Range<Int>, in line: [UInt8], startingAt start: Int) -> Bool {
        let (first, last) = (line[start], line[place.upperBound - 1])
        if start > 0, line[start - 1].isLetterOrDigit {
            let startsWord = place.count > 1 && !line[start + 1].isCapital
            guard first.isCapital, !line[start - 1].isCapital || startsWord else { return false }
        }
        guard place.upperBound < line.count, line[place.upperBound].isLetterOrDigit else { return true }
        let next = line[place.upperBound]
        guard next.isCapital else { return next.isDigit }
        let startsWord = place.upperBound + 1 < line.count && line[place.upperBound + 1].isSmall
        return !last.isCapital || startsWord
    }
}

extension UInt8 {
    var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    /// Whether it is a small letter, or a part of a character that is not ASCII.
    var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || self >= 0x80 }
    var isLetterOrDigit: Bool { isCapital || isSmall || isDigit }
}
