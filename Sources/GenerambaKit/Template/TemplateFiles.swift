import SourceText

/// A template as it stands in its folder: the manifest and each file that belongs to it, unparsed.
package struct TemplateFiles: Sendable {
    package let name: String
    /// The path of its folder for messages.
    package let shown: String
    package let rambaspec: Rambaspec
    /// The language of the rambaspec.
    let dialect: Dialect
    /// The rambaspec before it was rendered.
    private let source: [UInt8]
    /// The rambaspec, the sources that it names, the snippets and the licence.
    package let contents: [RelativePath: [UInt8]]

    /// Reads a template. Warnings are added to `diagnostics`.
    ///
    /// - Parameters:
    ///   - module: the module to generate. A rambaspec of Liquid is rendered for it before it is read, as Generamba
    ///     does; without a module it is read as it is.
    ///   - values: called with the parameters that the template declares, if it does, for their values.
    /// - Throws: `Diagnostics` for a missing or broken rambaspec and for missing sources; `FileProblem`.
    package static func load(
        _ name: String, from folder: TemplateFolder, for module: Module?, diagnostics: inout Diagnostics,
        parameters values: ([Parameter]) throws -> TemplateValues? = { _ in nil }
    ) throws -> TemplateFiles {
        var missing = Diagnostics()
        let files = try read(
            name, from: folder, for: module, diagnostics: &diagnostics, missing: &missing, parameters: values)
        try missing.throwErrors()
        return files
    }

    /// The same where sources are missing: they are left out, with an error added to `missing`.
    static func read(
        _ name: String, from folder: TemplateFolder, for module: Module?, diagnostics: inout Diagnostics,
        missing: inout Diagnostics, parameters values: ([Parameter]) throws -> TemplateValues?
    ) throws -> TemplateFiles {
        let path = try Self.rambaspec(of: name)
        let file = try rambaspec(at: path, in: folder)
        let dialect = Dialect(rambaspec: file.bytes)
        let rambaspec: Rambaspec
        if dialect == .liquid, let module {
            var text = try LiquidRambaspec(file, of: name, for: module)
            let declared = try text.parameters(diagnostics: &diagnostics)
            if !declared.isEmpty, let given = try values(declared) { text.module.values = given }
            rambaspec = try text.read(diagnostics: &diagnostics)
        } else {
            rambaspec = try Rambaspec.parse(file, of: name, diagnostics: &diagnostics)
            if module == nil { try rambaspec.parameters.checkPatterns() }
            if !rambaspec.parameters.isEmpty { _ = try values(rambaspec.parameters) }
        }
        var contents = [path: file.bytes]
        for source in (rambaspec.codeFiles + rambaspec.testFiles).compactMap(\.path) {
            guard contents[source.value] == nil else { continue }
            contents[source.value] = try missing.collect {
                try Self.read(source, in: folder, diagnostics: &diagnostics)
            }
        }
        let others = try missing.collect { try snippets(in: folder) + licences(in: folder) } ?? []
        for path in others { contents[path] = try missing.collect { try folder.read(path) } ?? nil }
        return TemplateFiles(
            name: name, shown: folder.shown, rambaspec: rambaspec, dialect: dialect, source: file.bytes,
            contents: contents)
    }

    /// The files to install of a template: those that belong to it or, when only a module tells what they are, all.
    ///
    /// - Throws: as `load`.
    package static func installable(
        _ name: String, from folder: TemplateFolder, diagnostics: inout Diagnostics
    ) throws -> [RelativePath: [UInt8]] {
        let path = try Self.rambaspec(of: name)
        if let bytes = try folder.read(path), Dialect(rambaspec: bytes) == .liquid {
            if writtenSources(SourceFile(path: "", bytes: bytes), of: name) == nil {
                let all = try files(in: folder, below: .here)
                return try Dictionary(uniqueKeysWithValues: all.map { ($0, try folder.read($0) ?? []) })
            }
        }
        return try load(name, from: folder, for: nil, diagnostics: &diagnostics).contents
    }

    /// The sources that a rambaspec names as it is written; nil when only a module tells what they are.
    static func writtenSources(_ file: SourceFile, of name: String) -> [RelativePath]? {
        var ignored = Diagnostics()
        guard let spec = try? Rambaspec.parse(file, of: name, diagnostics: &ignored) else { return nil }
        let paths = (spec.codeFiles + spec.testFiles).compactMap(\.path?.value)
        return paths.contains { $0.text.contains("{") } ? nil : paths
    }

    /// The rambaspec before it was rendered.
    var rambaspecText: SourceFile { SourceFile(path: "\(shown)/\(name).rambaspec", bytes: source) }

    /// Whether it is the same for every module: its rambaspec was read as it is.
    package var isForAnyModule: Bool { dialect == .mustache }

    /// Whether the rambaspec was rendered for a module, and has a word in it that may matter then.
    package func rambaspecDepends(on word: StaticString) -> Bool {
        !isForAnyModule && source.mention(word)
    }

    /// Whether a word stands anywhere in the template.
    package func mention(_ word: StaticString) -> Bool {
        contents.values.contains { $0.mention(word) }
    }

    /// Whether a folder holds the template of a name.
    package static func exist(_ name: String, in folder: TemplateFolder) throws -> Bool {
        folder.isFile(try rambaspec(of: name))
    }

    /// What a template is, in a line, and the parameters that it declares.
    ///
    /// - Parameter module: what a rambaspec of Liquid is rendered for.
    /// - Throws: as `load`.
    package static func declaration(
        of name: String, from folder: TemplateFolder, for module: Module, diagnostics: inout Diagnostics
    ) throws -> (summary: String?, parameters: [Parameter]) {
        let file = try rambaspec(at: rambaspec(of: name), in: folder)
        guard Dialect(rambaspec: file.bytes) == .liquid else {
            let rambaspec = try Rambaspec.parse(file, of: name, diagnostics: &diagnostics)
            return (rambaspec.summary, rambaspec.parameters)
        }
        let rambaspec = try LiquidRambaspec(file, of: name, for: module)
        return (try rambaspec.summary(), try rambaspec.parameters(diagnostics: &diagnostics))
    }

    static func rambaspec(at path: RelativePath, in folder: TemplateFolder) throws -> SourceFile {
        guard let bytes = try folder.read(path) else {
            throw Diagnostics.error("no '\(path)' in '\(folder.shown)'")
        }
        return SourceFile(path: "\(folder.shown)/\(path)", bytes: bytes)
    }

    static func rambaspec(of name: String) throws -> RelativePath {
        try RelativePath(untrusted: "\(name).rambaspec")
    }

    /// A source, or the file whose path differs in letter case only: templates from disks that do not care have
    /// such paths.
    private static func read(
        _ source: Located<RelativePath>, in folder: TemplateFolder, diagnostics: inout Diagnostics
    ) throws -> [UInt8] {
        if let bytes = try folder.read(source.value, namedAt: source.range) { return bytes }
        let near = try nearest(to: source.value, in: folder)
        if let near, near.text.lowercased() == source.value.text.lowercased(),
            let bytes = try folder.read(near)
        {
            diagnostics.add(
                .warning(
                    "'\(source.value)' is written '\(near)' on the disk", at: source.range,
                    hint: "write it so: most disks of other systems care for letter case"))
            return bytes
        }
        throw Diagnostics.error(
            "no file '\(source.value)' in the template", at: source.range,
            hint: near.map { "did you mean '\($0)'?" })
    }

    /// The file of which each name is nearest to that of a path; nil when some name has none.
    private static func nearest(to path: RelativePath, in folder: TemplateFolder) throws -> RelativePath? {
        var found = RelativePath.here
        for name in path.components {
            let names = try folder.names(in: found)
            guard let name = same(name, in: names) ?? SourceText.nearest(to: name, in: names) else {
                return nil
            }
            found = try found.appending(untrusted: name)
        }
        return folder.isFile(found) ? found : nil
    }

    /// The name itself or, where there is none, one that differs in how letters and their accents are composed: to Swift
    /// they are the same, to a disk they need not be.
    private static func same(_ name: String, in names: [String]) -> String? {
        if let exact = names.first(where: { $0.utf8.elementsEqual(name.utf8) }) { return exact }
        return names.first { $0 == name }
    }

    private static let snippets = "snippets"

    /// The files of `snippets/` and the folders in it.
    private static func snippets(in folder: TemplateFolder) throws -> [RelativePath] {
        try files(in: folder, below: RelativePath(untrusted: snippets))
    }

    /// The files below a folder of the template, hidden ones aside.
    ///
    /// - Throws: `Diagnostics` for more files or folders, or deeper ones, than a template has; `FileProblem`.
    private static func files(in folder: TemplateFolder, below path: RelativePath) throws -> [RelativePath] {
        var files: [RelativePath] = []
        var folders = [path]
        var count = 0
        while let path = folders.popLast() {
            guard path.components.count <= TemplateLimits.depth else {
                throw Diagnostics.error(
                    "'\(folder.shown)/\(path)' is in more than \(TemplateLimits.depth) folders of the template"
                )
            }
            for name in try folder.names(in: path) where !name.hasPrefix(".") {
                count += 1
                guard count <= TemplateLimits.files else {
                    throw Diagnostics.error(TemplateLimits.excess(folder.shown))
                }
                // A name that no path takes is no template's.
                guard let child = try? path.appending(untrusted: name) else { continue }
                if folder.isFile(child) { files.append(child) } else { folders.append(child) }
            }
        }
        return files
    }

    private static func licences(in folder: TemplateFolder) throws -> [RelativePath] {
        try folder.names(in: .here).filter { $0.uppercased().hasPrefix("LICEN") }
            .compactMap { try? RelativePath(untrusted: $0) }
            .filter { folder.isFile($0) }
    }
}
