import GenerambaKit
import SourceText
import TemplateEngine

/// Reports snippets that include themselves, directly or indirectly, without a condition or loop that could stop.
struct EndlessInclusions: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        Diagnostics(
            Dialect.allCases.flatMap {
                Inclusions(linted.snippets($0), $0).problems(in: linted.texts($0)).all
            })
    }
}

/// The inclusions between the snippets of one language.
private struct Inclusions {
    private let dialect: Dialect
    private let snippets: [String: Document]
    /// The names of the snippets, by their lowercase forms.
    private let similar: [String: String]

    init(_ snippets: [String: Document], _ dialect: Dialect) {
        self.dialect = dialect
        self.snippets = snippets
        similar = Dictionary(snippets.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    }

    /// Returns an error for each cycle that the texts reach.
    func problems(in texts: [Document]) -> Diagnostics {
        var found = Diagnostics()
        var told: Set<String> = []
        let names = texts.including({ Set($0.partials.compactMap(real)) }, document: { snippets[$0] }).names
        for name in names.sorted() where !told.contains(name) {
            guard let circle = circle(from: name), told.isDisjoint(with: circle.map(\.name)) else { continue }
            told.formUnion(circle.map(\.name))
            let through = quoted(circle.dropLast().map(\.name), most: .max)
            let advice =
                dialect == .liquid
                ? "include it only under a condition that ends the recursion"
                : "include it only in a section that ends the recursion"
            found.addError(
                "'\(name)' includes itself endlessly", at: circle[0].range,
                hint: (through.isEmpty ? "" : "through \(through): ") + advice)
        }
        return found
    }

    /// Returns the actual name of a snippet on disk.
    private func real(_ name: String) -> String? {
        if snippets[name] != nil { return name }
        return dialect == .liquid ? similar[name.lowercased()] : nil
    }

    /// Returns the shortest cycle of inclusions from a snippet back to itself, with the place of each inclusion; nil if
    /// there is none.
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
