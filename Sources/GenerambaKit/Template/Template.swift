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
        case bytes(SourceFile)
    }

    /// Parses the texts of a template.
    ///
    /// - Throws: `Diagnostics` with the mistakes of all texts.
    package init(_ files: TemplateFiles) throws {
        var found = Diagnostics()
        code = try files.rambaspec.codeFiles.compactMap { entry in
            try found.collect { try File(entry, files) }
        }
        tests = try files.rambaspec.testFiles.compactMap { entry in
            try found.collect { try File(entry, files) }
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
    fileprivate init(_ entry: Rambaspec.Entry, _ files: TemplateFiles) throws {
        name = try files.dialect.parse(entry.name.textRange)
        customName = try entry.customName.map { try files.dialect.parse($0.textRange) }
        range = entry.name.range
        guard let path = entry.path else {
            content = .folder
            return
        }
        let file = SourceFile(path: "\(files.shown)/\(path.value)", bytes: files.contents[path.value] ?? [])
        let isLiquid = files.dialect == .liquid && !file.bytes.contains(0)
        guard let dialect = Dialect(fileName: path.value.name) ?? (isLiquid ? .liquid : nil) else {
            content = .bytes(file)
            return
        }
        content = .text(try dialect.parse(file.whole))
    }
}

extension Located<String> {
    /// The place of the text itself: without the quotes that YAML puts around it. Where the text is written
    /// with escapes, it is a text of its own that is made of the place.
    fileprivate var textRange: SourceRange {
        guard let range else { return SourceFile(path: "", text: value).whole }
        let file = range.file
        let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
        for inset in [0, 1] where upper - lower == value.utf8.count + 2 * inset {
            let inner = file.range(lower + inset..<upper - inset)
            if inner.text == value { return inner }
        }
        return SourceFile(path: file.path, text: value, origins: Origins(range)).whole
    }
}
