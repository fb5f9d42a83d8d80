import SourceText
import TemplateEngine

/// A template, ready to be rendered.
package struct Template: Sendable {
    package let code: [File]
    package let tests: [File]
    /// The snippets by their names, for texts of each language. An array, as a dictionary takes a percent of a run to set up.
    private let partials: [[String: Document]]
    /// The most characters of a line of Swift.
    let lineLength: Int?

    /// A file to make, or a folder.
    package struct File: Sendable {
        /// The destination as the rambaspec gives it.
        package let name: Document
        package let customName: Document?
        /// When it is made; nil for always.
        let condition: Document?
        package let content: Content
        /// What the rambaspec says of it.
        let entry: Manifest.Entry

        /// Where the rambaspec names it.
        package var range: SourceRange? { entry.name.range }

        /// Everything in it that is rendered.
        var documents: [Document] {
            let texts = [name, customName, condition].compactMap(\.self)
            if case .text(let document) = content { return texts + [document] }
            return texts
        }
    }

    package enum Content: Sendable {
        case folder
        /// A text to render.
        case text(Document)
        /// Bytes to copy.
        case bytes(SourceFile)
    }

    /// Parses the texts of a template.
    ///
    /// - Parameter limits: how deep they may be nested.
    /// - Throws: `Diagnostics` with the mistakes of all texts.
    package init(_ files: TemplateFiles, limits: Renderer.Limits = .init()) throws {
        var found = Diagnostics()
        try self.init(files, limits: limits, mistakes: &found)
        try found.throwErrors()
    }

    /// The same where there are mistakes: they are added to `found`, and the files that have them are left out.
    init(_ files: TemplateFiles, limits: Renderer.Limits, mistakes found: inout Diagnostics) throws {
        var sources = TemplateSources(files, limits)
        lineLength = files.manifest.lineLength
        code = try files.manifest.codeFiles.compactMap { entry in
            try found.collect { try File(entry, &sources) } ?? nil
        }
        tests = try files.manifest.testFiles.compactMap { entry in
            try found.collect { try File(entry, &sources) } ?? nil
        }
        let texts = (code + tests).flatMap(\.documents)
        partials = try Dialect.allCases.map { dialect in
            let snippets = try Snippets(files, dialect, limits)
            let own = texts.filter { Dialect(of: $0) == dialect }
            found.add(contentsOf: snippets.mistakes(includedBy: own))
            return snippets.documents
        }
    }

    /// The snippets by their names, for texts of a language.
    func partials(_ dialect: Dialect) -> [String: Document] { partials[dialect.rawValue] }
}

extension Template.File {
    /// Nil when the mistakes of its source were thrown before, for another file.
    fileprivate init?(_ entry: Manifest.Entry, _ sources: inout TemplateSources) throws {
        name = try sources.files.dialect.parse(entry.name.textRange, limits: sources.limits)
        customName = try entry.customName.map { try Document.liquid($0.textRange) }
        condition = try entry.condition.map { try Document.liquidCondition($0.textRange) }
        self.entry = entry
        guard let content = try entry.path.map({ try sources.content(of: $0.value) }) ?? .folder else {
            return nil
        }
        self.content = content
    }
}

/// The sources of a template, each parsed once, however many files are made of it.
private struct TemplateSources {
    let files: TemplateFiles
    let limits: Renderer.Limits
    private var contents: [RelativePath: Template.Content?] = [:]

    init(_ files: TemplateFiles, _ limits: Renderer.Limits) {
        self.files = files
        self.limits = limits
    }

    /// What a source holds; nil when its mistakes were thrown before.
    mutating func content(of path: RelativePath) throws -> Template.Content? {
        if let content = contents[path] { return content }
        contents[path] = .some(nil)
        let content = try parsed(path)
        contents[path] = content
        return content
    }

    private func parsed(_ path: RelativePath) throws -> Template.Content {
        let file = files.text(path)
        let isLiquid = files.dialect == .liquid && !file.bytes.contains(0)
        guard let dialect = Dialect(fileName: path.name) ?? (isLiquid ? .liquid : nil) else {
            return .bytes(file)
        }
        return .text(try dialect.parse(file.whole, limits: limits))
    }
}

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
        let included = texts.including(names(in:)) { documents[$0] }
        // A name in another letter case serves, too.
        let asked = Set(included.names.map { $0.lowercased() })
        return Diagnostics(
            mistakes.filter { asked.contains($0.key.lowercased()) }.sorted { $0.key < $1.key }.flatMap(
                \.value.all))
    }

    /// The names that a text includes; all where values name some.
    private func names(in text: Document) -> Set<String> {
        text.includesComputed ? Set(mistakes.keys).union(documents.keys) : text.partials
    }
}
