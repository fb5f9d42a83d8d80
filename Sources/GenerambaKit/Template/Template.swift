/// A template, ready to be rendered.
package struct Template: Sendable {
    package let code: [File]
    package let tests: [File]
    /// The snippets by their names, for texts of each language.
    let partials: [Dialect: [String: Document]]

    /// A file to make, or a folder.
    package struct File: Sendable {
        /// The destination as the rambaspec gives it.
        package let name: Document
        package let customName: Document?
        /// Where the rambaspec names it.
        package let range: SourceRange?
        package let content: Content
    }

    package enum Content: Sendable {
        case folder
        /// A text to render.
        case text(Document)
        /// Bytes to copy.
        case bytes([UInt8])
    }

    /// Parses the texts of a template.
    ///
    /// - Throws: `Diagnostics` with the mistakes of all texts.
    package init(_ files: TemplateFiles) throws {
        var found = Diagnostics()
        var sources = TemplateSources(files)
        code = try files.rambaspec.codeFiles.compactMap { entry in
            try found.collect { try File(entry, &sources) } ?? nil
        }
        tests = try files.rambaspec.testFiles.compactMap { entry in
            try found.collect { try File(entry, &sources) } ?? nil
        }
        var partials: [Dialect: [String: Document]] = [:]
        for (path, bytes) in files.contents.sorted(by: { $0.key < $1.key })
        where path.components.first == "snippets" {
            guard let dialect = Dialect(fileName: path.name) else { continue }
            let name = path.components.dropFirst().joined(separator: "/").dropLast(dialect.ending.count)
            let file = SourceFile(path: "\(files.shown)/\(path)", bytes: bytes)
            partials[dialect, default: [:]][String(name)] = try found.collect {
                try dialect.parse(file.whole)
            }
        }
        self.partials = partials
        try found.throwErrors()
    }
}

extension Template.File {
    /// Nil when the mistakes of its source were thrown before, for another file.
    fileprivate init?(_ entry: Rambaspec.Entry, _ sources: inout TemplateSources) throws {
        let dialect = sources.files.dialect
        name = try dialect.parse(entry.name.textRange)
        customName = try entry.customName.map { try dialect.parse($0.textRange) }
        range = entry.name.range
        guard let content = try entry.path.map({ try sources.content(of: $0.value) }) ?? .folder else {
            return nil
        }
        self.content = content
    }
}

/// The sources of a template, each parsed once, however many files are made of it.
private struct TemplateSources {
    let files: TemplateFiles
    private var contents: [RelativePath: Template.Content?] = [:]

    init(_ files: TemplateFiles) {
        self.files = files
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
        let bytes = files.contents[path] ?? []
        let isLiquid = files.dialect == .liquid && !bytes.contains(0)
        guard let dialect = Dialect(fileName: path.name) ?? (isLiquid ? .liquid : nil) else {
            return .bytes(bytes)
        }
        let file = SourceFile(path: "\(files.shown)/\(path)", bytes: bytes)
        return .text(try dialect.parse(file.whole))
    }
}

extension Located<String> {
    /// The place of the text itself: without the quotes that YAML puts around it. Where the text is written in other
    /// words, with escapes or as an alias, it is a file of its own.
    fileprivate var textRange: SourceRange {
        guard let range else { return SourceFile(path: "", text: value).whole }
        let file = range.file
        let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
        for inset in [0, 1] where upper - lower == value.utf8.count + 2 * inset {
            let inner = file.range(lower + inset..<upper - inset)
            if inner.text == value { return inner }
        }
        return SourceFile(text: value, of: range).whole
    }
}
