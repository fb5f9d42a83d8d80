import SwiftText
import TemplateEngine

/// Finds in the texts of a module what another module has in another way: its name, its target and who made it.
struct ModuleTagger {
    let module: ExampleModule
    private let facts: ProjectFacts
    private let forms: NameForms
    /// The names that the module declares.
    private let declared: Set<String>
    /// The words of other modules, which say nothing about this one unless it declares them.
    private let others: Set<String>
    /// Whether the types get a prefix, as the files of a module do that is generated with one.
    private let addsPrefix: Bool
    private var splitter = WordSplitter()
    private var verdicts: [String: Bool] = [:]

    init(_ module: ExampleModule, among modules: [ExampleModule], _ facts: ProjectFacts) {
        (self.module, self.facts) = (module, facts)
        declared = module.declaredNames
        addsPrefix = facts.prefix == nil && modules.allSatisfy(\.prefix.isEmpty)
        let singular = TextFilter.singular.spelling(of: module.name)
        let hasSingular = singular != module.name
        let usesSingular =
            hasSingular
            && declared.contains { !NameForms.places(of: Array(singular.utf8), in: Array($0.utf8)).isEmpty }
        forms = NameForms(module.name, numbers: !hasSingular ? [.plural] : usesSingular ? [.singular] : [])
        others = modules.filter { $0 != module }.reduce(into: []) { $0.formUnion($1.words) }
    }

    /// Returns the tokens of a path's name.
    mutating func tokens(ofName name: String) -> [Token] { tokens(of: name, isProse: false, isPath: true) }

    /// Returns the lines of a file, each with its line break, and what its header says.
    mutating func lines(of file: ExampleModule.File, text: String) -> (lines: [[Token]], header: HeaderFacts)
    {
        var header = HeaderFacts()
        var isHeader = true
        let lines = Lines(Array(text.utf8)).all.map { bytes -> [Token] in
            let line = String(decoding: bytes, as: UTF8.self)
            isHeader = isHeader && (line.hasPrefix("//") && !line.hasPrefix("///") || line.trimmed.isEmpty)
            var parts = [Token.text(line)]
            if isHeader { parts = header.tags(in: line, of: file.path.name, module, facts) }
            if line.contains("import \(module.product ?? "\n")") {
                parts = parts.replacing(module.product ?? "", with: "module_info.product_module_name")
            }
            return parts.flatMap { part -> [Token] in
                guard case .text(let text) = part else { return [part] }
                return tokens(of: text, isProse: line.trimmed.hasPrefix("//") || line.trimmed.hasPrefix("*"))
            }
        }
        return (lines, header)
    }

    /// Splits a text at the module's name.
    private mutating func tokens(of text: String, isProse: Bool, isPath: Bool = false) -> [Token] {
        let line = Array(text.utf8)
        var tokens: [Token] = []
        var end = 0
        func string(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
        for place in places(in: line) where isPath || isName(place, in: line) {
            let prefix = Array(module.prefix.utf8)
            let hasPrefix =
                !prefix.isEmpty && line[end..<place.lowerBound].reversed().starts(with: prefix.reversed())
            let start = place.lowerBound - (hasPrefix ? prefix.count : 0)
            let isPrefixed = hasPrefix || !isPath && beginsType(place, in: line, isProse: isProse)
            tokens += splitter.tokens(of: string(end..<start)) + (isPrefixed ? [.tag("prefix")] : [])
            let around = [place.lowerBound - 1, place.upperBound].map {
                line.indices.contains($0) ? line[$0] : 0
            }
            let context = String(decoding: around, as: UTF8.self)
            tokens.append(.name(filters(of: place, in: line, isProse: isProse), context: context))
            end = place.upperBound
        }
        return tokens + splitter.tokens(of: string(end..<line.count))
    }

    /// The places of all spellings, of which no two overlap.
    private func places(in line: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        for spelling in forms.spellings {
            for place in NameForms.places(of: spelling, in: line, after: Array(module.prefix.utf8))
            where !places.contains(where: { $0.overlaps(place) }) { places.append(place) }
        }
        return places.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Whether the name of a type of the module begins at a place, in code, or as code does in a comment.
    private func beginsType(_ place: Range<Int>, in line: [UInt8], isProse: Bool) -> Bool {
        let word = word(at: place, in: line)
        let isInQuotes = line[..<place.lowerBound].count { $0 == UInt8(ascii: "\"") } % 2 == 1
        return addsPrefix && line[place.lowerBound].isCapital && word.lowerBound == place.lowerBound
            && !isInQuotes && (!isProse || word != place) && !line[word].contains(UInt8(ascii: "_"))
            && declared.contains(String(decoding: line[word], as: UTF8.self))
    }

    /// The whole word that a place is in.
    private func word(at place: Range<Int>, in line: [UInt8]) -> Range<Int> {
        func isPart(_ index: Int) -> Bool { line[index].isLetterOrDigit || line[index] == UInt8(ascii: "_") }
        let start = line[..<place.lowerBound].indices.last { !isPart($0) }.map { $0 + 1 } ?? 0
        return start..<((place.upperBound..<line.count).first { !isPart($0) } ?? line.count)
    }

    /// Whether a spelling means the module, rather than being a common word or a name of Apple's.
    private mutating func isName(_ place: Range<Int>, in line: [UInt8]) -> Bool {
        let range = word(at: place, in: line)
        let (start, word) = (range.lowerBound, String(decoding: line[range], as: UTF8.self))
        if declared.contains(word) { return true }
        let before: UInt8 = start > 0 ? line[start - 1] : 0
        if before == UInt8(ascii: "@") || before == UInt8(ascii: "#") { return false }
        if before == UInt8(ascii: "."), Self.members.contains(word) { return false }
        let verdict =
            verdicts[word]
            ?? !(others.contains(word) || swiftKeywords.contains(word) || SDKTypeNames.has(word))
        verdicts[word] = verdict
        return verdict
    }

    /// Members of Swift's and Apple's types that have the name of a possible module.
    private static let members: Set = [
        "all", "body", "button", "color", "count", "data", "date", "default", "error", "filter", "first",
        "font",
        "form", "image", "index", "item", "items", "label", "last", "link", "list", "main", "map", "menu",
        "name", "none", "result",
        "row", "search", "section", "self", "shared", "sort", "table", "text", "title", "value", "view",
    ]

    /// Returns the filters that make a spelling, in the order that the surroundings suggest.
    private func filters(of place: Range<Int>, in line: [UInt8], isProse: Bool) -> [[TextFilter]] {
        let all = forms.filters[Array(line[place])] ?? []
        let before = place.lowerBound > 0 ? line[place.lowerBound - 1] : UInt8(ascii: "\n")
        let after = place.upperBound < line.count ? line[place.upperBound] : UInt8(ascii: "\n")
        func touches(_ sign: UInt8) -> Bool { before == sign || after == sign }
        let isText = isProse || line[..<place.lowerBound].count { $0 == UInt8(ascii: "\"") } % 2 == 1
        let isMember =
            before == UInt8(ascii: ".")
            || after == UInt8(ascii: ".") && place.upperBound + 1 < line.count
                && line[place.upperBound + 1].isLetterOrDigit
        let isApart = touches(UInt8(ascii: " ")) && !touches(UInt8(ascii: "`")) && !isMember
        let likely: [[TextFilter]] =
            if touches(UInt8(ascii: "_")) {
                [[.snake], [.screamingSnake]]
            } else if touches(UInt8(ascii: "-")) || isText && touches(UInt8(ascii: "/")) {
                [[.kebab]]
            } else if isText, isApart, line[place.lowerBound].isSmall { [[.title, .lower]] } else { [] }
        func isLikely(_ filters: [TextFilter]) -> Bool {
            likely.contains { filters.suffix($0.count) == $0[...] }
        }
        return all.filter(isLikely) + all.filter { !isLikely($0) }
    }
}

extension ExampleModule {
    /// The names that the code declares.
    fileprivate var declaredNames: Set<String> {
        files.compactMap(\.text).reduce(into: []) { names, text in
            let words = text.matches(
                of: /\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case) +`?(\w+)/)
            names.formUnion(words.map { String($0.output.1) })
        }
    }

    /// All words of the texts.
    fileprivate var words: Set<String> {
        files.compactMap(\.text).reduce(into: []) { words, text in
            words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
    }
}
