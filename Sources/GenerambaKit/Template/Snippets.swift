import SourceText
import TemplateEngine

/// The texts of `snippets/` in one language, by their names.
struct Snippets {
    private(set) var documents: [String: Document] = [:]
    /// What is wrong in those that cannot be parsed.
    private var mistakes: [String: Diagnostics] = [:]

    init(_ files: TemplateFiles, _ dialect: Dialect, _ limits: Renderer.Limits) throws {
        for path in files.contents.keys
        where path.components.first == "snippets" && Dialect(fileName: path.name) == dialect {
            let name = path.components.dropFirst().joined(separator: "/").dropLast(dialect.ending.count)
            do {
                documents[String(name)] = try dialect.parse(files.text(path).whole, limits: limits)
            } catch let diagnostics as Diagnostics {
                mistakes[String(name)] = diagnostics
            }
        }
    }

    /// The mistakes of the snippets that texts include, and that these include in turn. One that nothing includes may
    /// be broken, as with Generamba.
    func mistakes(includedBy texts: [Document]) -> Diagnostics {
        var rest = texts
        var seen: Set<String> = []
        while let text = rest.popLast() {
            let names = text.includesComputed ? Set(mistakes.keys).union(documents.keys) : text.partials
            for name in names where seen.insert(name).inserted {
                if let document = documents[name] { rest.append(document) }
            }
        }
        // A name in another letter case serves, too.
        let asked = Set(seen.map { $0.lowercased() })
        return Diagnostics(
            mistakes.filter { asked.contains($0.key.lowercased()) }.sorted { $0.key < $1.key }.flatMap(
                \.value.all))
    }
}
