import SourceText
import TemplateEngine

/// Snippets that include themselves, perhaps through others, with no condition and no loop on the way that could end it.
struct EndlessInclusions: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        Diagnostics(
            Dialect.allCases.flatMap {
                Inclusions(linted.snippets($0), $0).problems(in: linted.texts($0)).all
            })
    }
}

/// The snippets of one language that include each other.
private struct Inclusions {
    private let dialect: Dialect
    private let snippets: [String: Document]
    /// The snippets by their names in small letters.
    private let similar: [String: String]

    init(_ snippets: [String: Document], _ dialect: Dialect) {
        self.dialect = dialect
        self.snippets = snippets
        similar = Dictionary(snippets.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    }

    /// An error for each circle of them that texts lead to.
    func problems(in texts: [Document]) -> Diagnostics {
        var found = Diagnostics()
        var told: Set<String> = []
        let names = texts.including({ Set($0.partials.compactMap(real)) }, document: { snippets[$0] }).names
        for name in names.sorted() where !told.contains(name) {
            guard let circle = circle(from: name), told.isDisjoint(with: circle.map(\.name)) else { continue }
            told.formUnion(circle.map(\.name))
            let through = quoted(circle.dropLast().map(\.name), most: .max)
            let advice = dialect == .liquid ? "do so in a condition" : "do so in a section that ends"
            found.addError(
                "'\(name)' includes itself without end", at: circle[0].range,
                hint: (through.isEmpty ? "" : "it does through \(through): ") + advice)
        }
        return found
    }

    /// The name of a snippet as it is written on the disk.
    private func real(_ name: String) -> String? {
        if snippets[name] != nil { return name }
        return dialect == .liquid ? similar[name.lowercased()] : nil
    }

    /// The shortest way from a snippet back to itself: each snippet that is included, and where; nil when there is none.
    private func circle(from start: String) -> [(name: String, range: SourceRange)]? {
        var ways: [[(name: String, range: SourceRange)]] = [[]]
        var seen: Set<String> = []
        while !ways.isEmpty {
            let way = ways.removeFirst()
            for (name, range) in snippets[way.last?.name ?? start]?.certainInclusions ?? [] {
                guard let name = real(name) else { continue }
                if name == start { return way + [(name, range)] }
                if seen.insert(name).inserted { ways.append(way + [(name, range)]) }
            }
        }
        return nil
    }
}
