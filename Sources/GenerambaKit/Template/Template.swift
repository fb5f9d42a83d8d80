import SourceText
import SystemAccess
import TemplateEngine

/// A parsed template, ready to be rendered.
package struct Template: Sendable {
    package let code: [File]
    package let tests: [File]
    /// What a module adds to other files.
    package let insertions: [InsertionTemplate]
    /// Whether it declares parameters, which templates for Generamba do not.
    package let hasParameters: Bool
    /// The snippets of each language, by name. An array, because setting up a dictionary takes one percent of a run.
    private let partials: [[String: Document]]
    /// The maximum length of a Swift line in characters.
    let lineLength: Int?
    /// The number of spaces of each level of indentation in Swift files, which the project may change; nil for none.
    package let indentation: Int?
    /// Whether the project's setting `tests` applies to the tests.
    let convertsTests: Bool
    /// Whether the header of the project is put above Swift files.
    let printsHeader: Bool
    /// Whether a module has a folder of its own, unless the project or the user decides.
    let hasModuleFolder: Bool

    /// A file or folder to generate.
    package struct File: Sendable {
        /// The destination from the rambaspec.
        package let name: Document
        package let customName: Document?
        /// When to generate the file; nil for always.
        package let condition: Document?
        package let content: Content
        /// Whether its source may be run as a program.
        let isExecutable: Bool
        /// The file's entry in the rambaspec.
        package let entry: Manifest.Entry

        /// The place of the entry in the rambaspec.
        package var range: SourceRange? { entry.name.range }

        package var isFolder: Bool { if case .folder = content { true } else { false } }

        /// All documents to render for the file.
        package var documents: [Document] {
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
    /// - Parameter limits: the limits, of which only the nesting depth applies.
    package init(_ files: TemplateFiles, limits: Renderer.Limits = .init()) throws {
        var found = Diagnostics()
        try self.init(files, limits: limits, mistakes: &found)
        try found.throwErrors()
    }

    /// Parses the texts of a template without failing: adds their errors to `found` and omits the files that have any.
    package init(_ files: TemplateFiles, limits: Renderer.Limits, mistakes found: inout Diagnostics) throws {
        var limits = limits
        limits.allowsLiquid5 = files.manifest.isOfLiquid5
        var sources = TemplateSources(files: files, limits: limits)
        (lineLength, indentation) = (files.manifest.lineLength, files.manifest.indentation)
        (hasParameters, printsHeader) = (!files.manifest.parameters.isEmpty, files.manifest.printsHeader)
        convertsTests = files.manifest.convertsTests
        hasModuleFolder = files.manifest.hasModuleFolder
        func parsed(_ entries: [Manifest.Entry]) throws -> [File] {
            try entries.compactMap { entry in try found.collect { try File(entry, &sources) } ?? nil }
        }
        code = try parsed(files.manifest.codeFiles)
        tests = try parsed(files.manifest.testFiles)
        insertions = try files.manifest.insertions.compactMap { entry in
            try found.collect {
                let texts = files.compiledEntries
                return try InsertionTemplate(
                    entry, { try files.dialect.parse($0, limits: limits, texts) },
                    condition: { try texts.liquid($0, isCondition: true) })
            }
        }
        let texts = (code + tests).flatMap(\.documents) + insertions.flatMap(\.documents)
        let paths = files.snippets
        partials = try Dialect.allCases.map { dialect in
            let snippets = try Snippets(paths, of: files, dialect, limits)
            let own = texts.filter { Dialect(of: $0) == dialect }
            found.add(contentsOf: snippets.mistakes(includedBy: own))
            return snippets.documents
        }
    }

    /// Returns the snippets for texts in a language, by name.
    package func partials(_ dialect: Dialect) -> [String: Document] { partials[dialect.rawValue] }
}

extension Template.File {
    /// Nil if the errors of the source have already been thrown for another file.
    fileprivate init?(_ entry: Manifest.Entry, _ sources: inout TemplateSources) throws {
        let texts = sources.files.compiledEntries
        name = try sources.files.dialect.parse(entry.name.textRange, limits: sources.limits, texts)
        customName = try entry.customName.map { try texts.liquid($0.textRange) }
        condition = try entry.condition.map { try texts.liquid($0.textRange, isCondition: true) }
        self.entry = entry
        let folder = sources.files.template.folder
        isExecutable =
            try !entry.name.value.hasSuffix(".swift")
            && entry.path.map { try folder.isExecutable($0.value) } ?? false
        guard let content = try entry.path.map({ try sources.content(of: $0.value) }) ?? .folder else {
            return nil
        }
        self.content = content
    }
}

/// The sources of a template. Each source is parsed once, even if several files use it.
private struct TemplateSources {
    let files: TemplateFiles
    let limits: Renderer.Limits
    fileprivate var contents: [RelativePath: Template.Content?] = [:]

    /// Returns the content of a source, or nil if its errors have already been thrown.
    mutating func content(of path: RelativePath) throws -> Template.Content? {
        if let content = contents[path] { return content }
        contents[path] = .some(nil)
        let file = files.text(path)
        let isLiquid = files.dialect == .liquid && !file.bytes.contains(0)
        let dialect = Dialect(fileName: path.name) ?? (isLiquid ? .liquid : nil)
        let document = try dialect?.parse(file.whole, limits: limits, files.compiled)
        let content = document.map { Template.Content.text($0) } ?? .bytes(file)
        contents[path] = content
        return content
    }
}

/// The files of `snippets/` in one language, by name.
struct Snippets {
    private(set) var documents: [String: Document] = [:]
    /// The errors of the snippets that cannot be parsed.
    private var mistakes: [String: Diagnostics] = [:]

    /// - Parameter paths: the paths of all files of `snippets/`.
    init(
        _ paths: [RelativePath], of files: TemplateFiles, _ dialect: Dialect, _ limits: Renderer.Limits
    ) throws {
        for path in paths where Dialect(fileName: path.name) == dialect {
            let name = String(
                path.components.dropFirst().joined(separator: "/").dropLast(dialect.ending.count))
            do {
                documents[name] = try dialect.parse(files.text(path).whole, limits: limits, files.compiled)
            } catch let diagnostics as Diagnostics {
                mistakes[name] = diagnostics
            }
        }
    }

    /// Returns the errors of the snippets that the texts include. As in Generamba, other snippets may be invalid.
    func mistakes(includedBy texts: [Document]) -> Diagnostics {
        if mistakes.isEmpty { return Diagnostics() }
        let included = texts.including(names(in:)) { documents[$0] }
        // Includes ignore letter case.
        let asked = Set(included.names.map { $0.lowercased() })
        let found = mistakes.filter { asked.contains($0.key.lowercased()) }
        return Diagnostics(found.sorted { $0.key < $1.key }.flatMap(\.value.all))
    }

    /// Returns the names of the snippets that a text includes, or all names if some are computed.
    private func names(in text: Document) -> Set<String> {
        text.includesComputed ? Set(mistakes.keys).union(documents.keys) : text.partials
    }
}
