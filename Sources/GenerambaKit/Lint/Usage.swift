import SourceText
import TemplateEngine

/// What a template uses of its parameters and files.
struct Usage {
    /// All texts that are rendered, the snippets and a rambaspec of Liquid included.
    let documents: [Document]
    /// The files of all variants of the template.
    private let entries: [Template.File]
    private let snippets: [Dialect: [String: Document]]
    /// The texts of Liquid, each once: all conditions of a rambaspec stand in one.
    private let liquidTexts: [String]
    private let files: TemplateFiles
    private let parameters: [Parameter]

    /// - Parameters:
    ///   - templates: the variants of the template, at least one.
    ///   - files: the first of them.
    init(
        of templates: [Template], in files: TemplateFiles, _ rambaspec: LiquidRambaspec?,
        _ parameters: [Parameter]
    ) {
        entries = templates.flatMap { $0.code + $0.tests }
        snippets = templates[0].partials
        documents =
            entries.flatMap(\.documents) + snippets.values.flatMap(\.values)
            + parameters.flatMap(\.rules.derived) + (rambaspec.map { [$0.document] } ?? [])
        var sources: [SourceFile] = []
        for document in documents where document.isLiquid {
            if !sources.contains(where: { $0.bytes == document.source.bytes }) {
                sources.append(document.source)
            }
        }
        liquidTexts = sources.map(\.whole.text)
        self.files = files
        self.parameters = parameters
    }

    /// Warnings of parameters that no text asks for.
    var unusedParameters: Diagnostics {
        if liquidTexts.contains(where: \.asksForComputedParameter) { return Diagnostics() }
        var words: Set<String> = []
        for document in documents {
            if document.names.contains("custom_parameters") { return Diagnostics() }
            words.formUnion(document.nameParts)
        }
        for list in entries.compactMap(\.entry.forEach) {
            words.formUnion(list.value.split(separator: ".").map(String.init))
        }
        return Diagnostics(
            parameters.filter { !words.contains($0.name.value) && !isQuoted($0.name.value) }.map {
                .warning(
                    "nothing uses the parameter '\($0.name.value)'", at: $0.name.range,
                    hint: "ask for it in a source, or remove it")
            })
    }

    /// Whether a text of Liquid may ask for a parameter by its name in quotes.
    private func isQuoted(_ name: String) -> Bool {
        liquidTexts.contains { $0.contains("'\(name)'") || $0.contains("\"\(name)\"") }
    }

    /// Warnings of files that are no source, and of snippets that nothing includes.
    ///
    /// - Parameters:
    ///   - all: the files in the template's folder.
    ///   - withSnippets: whether all texts could be read that may include some.
    func unusedFiles(among all: [RelativePath], _ rambaspec: SourceFile, withSnippets: Bool) -> Diagnostics {
        let sources = sources(rambaspec).map { Set($0.map { $0.text.lowercased() }) }
        let snippets = withSnippets ? includedSnippets : nil
        var found = Diagnostics()
        for file in all where !isForPeople(file) && "\(files.shown)/\(file)" != rambaspec.path {
            let path = file.text.lowercased()
            if file.components.first == "snippets" {
                guard let snippets, !snippets.contains(path), sources?.contains(path) != true else {
                    continue
                }
                found.add(
                    .warning(
                        "nothing includes '\(files.shown)/\(file)'",
                        hint: "include it in a source, or remove it"))
            } else if let sources, !sources.contains(path) {
                found.add(
                    .warning(
                        "nothing uses '\(files.shown)/\(file)'",
                        hint: "name it in the rambaspec, or remove it"))
            }
        }
        return found
    }

    /// The sources that the rambaspec names; nil where it names others for other modules.
    private func sources(_ rambaspec: SourceFile) -> [RelativePath]? {
        if files.dialect == .liquid { return files.template.writtenSources(in: rambaspec) }
        return files.manifest.sources.map(\.value)
    }

    /// Errors of snippets that include themselves without end.
    var endlessInclusions: Diagnostics {
        Diagnostics(
            Dialect.allCases.flatMap { dialect in
                EndlessInclusions(snippets[dialect] ?? [:], dialect).problems(in: texts(dialect)).all
            })
    }

    /// What the files have that is rendered in one language.
    private func texts(_ dialect: Dialect) -> [Document] {
        entries.flatMap(\.documents).filter { Dialect(of: $0) == dialect }
    }

    /// The paths in small letters of the snippets that some text includes; nil where values name some.
    private var includedSnippets: Set<String>? {
        var seen: Set<String> = []
        for dialect in Dialect.allCases {
            let snippets = snippets[dialect] ?? [:]
            let byName = Dictionary(snippets.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
            var rest = texts(dialect)
            while let text = rest.popLast() {
                if text.includesComputed { return nil }
                for name in text.partials.map({ $0.lowercased() })
                where seen.insert("snippets/\(name)\(dialect.ending)").inserted {
                    if let document = byName[name] { rest.append(document) }
                }
            }
        }
        return seen
    }

    /// Whether a file is for those who read the template, and not installed or just copied.
    private func isForPeople(_ file: RelativePath) -> Bool {
        let name = file.name.uppercased()
        return name.hasSuffix(".MD")
            || ["LICEN", "README", "CHANGE", "NOTICE", "AUTHORS"].contains { name.hasPrefix($0) }
    }
}

extension String {
    /// Whether it has brackets for a parameter with anything but a quoted name in them.
    fileprivate var asksForComputedParameter: Bool {
        split(separator: "custom_parameters[", omittingEmptySubsequences: false).dropFirst().contains {
            $0.first { $0 != " " }.map { !"'\"".contains($0) } ?? false
        }
    }
}
