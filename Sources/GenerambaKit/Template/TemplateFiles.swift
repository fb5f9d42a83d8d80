import SourceText
import SystemAccess

/// The unparsed files of a template: the manifest and everything that belongs to it.
package struct TemplateFiles: Sendable {
    package let template: ResolvedTemplate
    package let manifest: Manifest
    /// The language of the manifest.
    package let dialect: Dialect
    /// The manifest, its sources, the snippets and the license.
    package let contents: [RelativePath: [UInt8]]
    /// The texts that have been parsed in earlier runs.
    let compiled: CompiledTexts
    /// The same for the texts of the manifest's entries; none if these depend on the module.
    let compiledEntries: CompiledTexts

    /// Reads the files that belong to a template. Omits missing sources, and adds an error for each to `missing`.
    ///
    /// - Throws: `Diagnostics` if the template exceeds a limit.
    package init(
        of template: OpenTemplate, _ manifest: Manifest, diagnostics: inout Diagnostics,
        missing: inout Diagnostics
    ) throws {
        (self.template, self.manifest) = (template.template, manifest)
        dialect = template.dialect
        compiled = template.compiled
        compiledEntries = template.isForAnyModule ? compiled : .none
        let (name, folder) = (template.template.name, template.template.folder)
        var size = 0
        var contents = [try template.template.manifestPath: template.text.bytes]
        func add(_ bytes: [UInt8]?, _ path: RelativePath) throws {
            contents[path] = bytes
            size += bytes?.count ?? 0
            try TemplateLimits.check(size, of: name, in: folder.shown)
        }
        for source in manifest.sources where contents[source.value] == nil {
            try add(missing.collect { try folder.source(source, diagnostics: &diagnostics) }, source.value)
        }
        let others = try missing.collect {
            let names = try folder.names(in: .here)
            try template.template.checkLetterCase(names, &diagnostics)
            return try folder.snippets(of: name, among: names) + folder.licenses(among: names)
        }
        // The rambaspec may name a file in another letter case.
        let known = Set(contents.keys.map(\.caseFolded))
        for path in others ?? [] where !known.contains(path.caseFolded) {
            try add(missing.collect { try folder.read(path) } ?? nil, path)
        }
        guard contents.count <= TemplateLimits.files else {
            throw TemplateLimits.tooMany(name, in: folder.shown)
        }
        self.contents = contents
    }

    /// Returns the files of a template to install: those that belong to it with its stubs, or all files in the folder if
    /// that depends on the module. Also returns the manifest if it can be read without rendering it.
    ///
    /// - Throws: `Diagnostics` for a missing or invalid manifest and for missing sources.
    package static func installable(
        _ template: ResolvedTemplate, diagnostics: inout Diagnostics
    ) throws -> (files: [RelativePath: [UInt8]], manifest: Manifest?) {
        let template = try template.opened()
        let text = try template.manifestText()
        var found = Diagnostics()
        let read = Result { try Manifest(rambaspec: text, of: template.name, diagnostics: &found) }
        let manifest = try? read.get()
        if Dialect(rambaspec: text.bytes) == .liquid, manifest?.writtenSources == nil {
            let all = try template.folder.files(below: .here, of: template.name)
            return (try template.read(all), manifest)
        }
        let open = try OpenTemplate(asWritten: template, text, read.get())
        diagnostics.add(contentsOf: found)
        if let original = template.original, let name = TemplateName(template.name) {
            let files = ResolvedTemplate(name: template.name, folder: original)
            return (try files.read(original.xcodeFiles(of: name)), manifest)
        }
        let files = try open.files(diagnostics: &diagnostics)
        let stubs = try files.manifest.checkStubs.flatMap {
            try template.folder.files(below: $0.value, of: template.name)
        }
        let contents = try files.contents.merging(template.read(stubs.distinct(by: \.self))) { own, _ in own }
        return (contents, manifest)
    }

    /// The paths of the files of `snippets/`, sorted: with two folders, the same one wins on every system.
    package var snippets: [RelativePath] { contents.keys.filter(\.isSnippet).sorted() }

    /// The path of the template's folder for messages.
    package var shown: String { template.folder.shown }

    /// Returns the text of one of the template's files.
    package func text(_ path: RelativePath) -> SourceFile {
        template.folder.origin(of: path) ?? SourceFile(path: "\(shown)/\(path)", bytes: contents[path] ?? [])
    }

    /// Whether a word occurs anywhere in the template.
    func mention(_ word: String) -> Bool { contents.values.contains { $0.mention(word) } }
}

extension ResolvedTemplate {
    /// Warns if the folder or the rambaspec has the template's name in other letter case.
    ///
    /// - Parameter names: the names in the folder.
    fileprivate func checkLetterCase(_ names: [String], _ diagnostics: inout Diagnostics) throws {
        let rambaspec = try manifestPath.name
        let twin = names.contains(rambaspec) ? nil : names.first { $0.caseInsensitiveEquals(rambaspec) }
        let path = folder.shown.split(separator: "/").suffix(2).map(String.init)
        let hint = "write it that way: most disks of other systems distinguish letter case"
        // In other places, the folder is named as it is.
        if path.count == 2, path[0] == "Templates", let last = path.last, last != name,
            last.caseInsensitiveEquals(name)
        {
            diagnostics.addWarning("the folder of '\(name)' is named '\(last)' on disk", hint: hint)
        }
        if let twin {
            diagnostics.addWarning("'\(folder.shown)/\(rambaspec)' is named '\(twin)' on disk", hint: hint)
        }
    }

    /// Returns the files to install; nil if the rambaspec has mistakes, which the command that uses it reports.
    func installableFiles() throws -> [RelativePath: [UInt8]]? {
        var (ignored, mistakes) = (Diagnostics(), Diagnostics())
        return try mistakes.collect { try TemplateFiles.installable(self, diagnostics: &ignored).files }
    }

    fileprivate func read(_ paths: [RelativePath]) throws -> [RelativePath: [UInt8]] {
        var size = 0
        var files: [RelativePath: [UInt8]] = [:]
        for path in paths {
            let bytes = try folder.read(path) ?? []
            size += bytes.count
            try TemplateLimits.check(size, of: name, in: folder.shown)
            files[path] = bytes
        }
        return files
    }

    /// Returns the sources that an unrendered rambaspec names, or nil if they depend on the module.
    package func writtenSources(in text: SourceFile) -> [RelativePath]? {
        var ignored = Diagnostics()
        return (try? Manifest(rambaspec: text, of: name, diagnostics: &ignored))?.writtenSources
    }
}

extension Manifest {
    /// The sources that an unrendered manifest names, or nil if they depend on the module.
    fileprivate var writtenSources: [RelativePath]? {
        let paths = sources.map(\.value)
        return paths.contains { $0.text.contains("{") } ? nil : paths
    }
}
