/// A template, ready to be rendered.
package struct Template: Sendable {
    package let name: String
    package let code: [File]
    package let tests: [File]
    /// The snippets, by the name that `{{> name }}` gives.
    package let partials: [String: Document]

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
        name = files.name
        code = try files.rambaspec.codeFiles.compactMap { entry in
            try found.collect { try File(entry, files) }
        }
        tests = try files.rambaspec.testFiles.compactMap { entry in
            try found.collect { try File(entry, files) }
        }
        var partials: [String: Document] = [:]
        for (path, bytes) in files.contents.sorted(by: { $0.key < $1.key })
        where path.components.first == "snippets" && path.name.hasSuffix(Self.mustache) {
            let name = path.components.dropFirst().joined(separator: "/").dropLast(Self.mustache.count)
            let file = SourceFile(path: "\(files.shown)/\(path)", bytes: bytes)
            partials[String(name)] = try found.collect { try Document.mustache(file.whole) }
        }
        self.partials = partials
        try found.throwErrors()
    }

    /// The ending of files that are rendered.
    static let mustache = ".mustache"

    /// Whether any text of the template asks for a top name, such as `developer`, or something below it.
    package func asks(for name: String) -> Bool {
        let texts = (code + tests).flatMap { file -> [Document?] in
            if case .text(let document) = file.content { return [document, file.name, file.customName] }
            return [file.name, file.customName]
        }
        return (texts.compactMap(\.self) + partials.values).contains { document in
            document.names.contains { $0 == name || $0.hasPrefix(name + ".") }
        }
    }
}

extension Template.File {
    fileprivate init(_ entry: Rambaspec.Entry, _ files: TemplateFiles) throws {
        name = try Document.mustache(entry.name.textRange)
        customName = try entry.customName.map { try Document.mustache($0.textRange) }
        range = entry.name.range
        guard let path = entry.path else {
            content = .folder
            return
        }
        let bytes = files.contents[path.value] ?? []
        guard !path.value.name.hasSuffix(".liquid") else {
            throw Diagnostics.error(
                "'\(path.value)' is a Liquid template, which this version cannot render", at: path.range,
                hint: "write it in Mustache, in a file that ends in '.mustache'")
        }
        guard path.value.name.hasSuffix(Template.mustache) else {
            content = .bytes(bytes)
            return
        }
        content = .text(
            try Document.mustache(SourceFile(path: "\(files.shown)/\(path.value)", bytes: bytes).whole))
    }
}

extension Located<String> {
    /// The place of the text itself: without the quotes that YAML puts around it. Where the text is written with
    /// escapes, it stands in a copy of the file that has it plain.
    fileprivate var textRange: SourceRange {
        guard let range else { return SourceFile(path: "", text: value).whole }
        let file = range.file
        let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
        for inset in [0, 1] where upper - lower == value.utf8.count + 2 * inset {
            let inner = file.range(lower + inset..<upper - inset)
            if inner.text == value { return inner }
        }
        let bytes = file.bytes[..<lower] + Array(value.utf8) + file.bytes[upper...]
        return SourceFile(path: file.path, bytes: Array(bytes)).range(lower..<lower + value.utf8.count)
    }
}
