extension Template {
    /// The files and folders of a module: destination, content. Pure. Warnings are added to `diagnostics`.
    ///
    /// - Parameter isTraced: whether the files know the origins of their texts.
    /// - Throws: `Diagnostics` with all that is wrong in names, paths and texts.
    package func generate(
        _ module: Module, into destination: Destination, isTraced: Bool = false,
        diagnostics: inout Diagnostics
    ) throws -> [WantedFile] {
        try module.checkName()
        var found = Diagnostics()
        let name = try RelativePath(untrusted: module.name)
        func files(_ files: [File], _ folder: RelativePath?) throws -> [WantedFile] {
            guard let folder else { return [] }
            return try files.compactMap { file in
                try found.collect {
                    try generate(file, module, in: folder.appending(name), isTraced, &diagnostics)
                }
            }
        }
        let all = try files(code, destination.code) + files(tests, destination.tests)
        try found.throwErrors()
        return all
    }

    private func generate(
        _ file: File, _ module: Module, in folder: RelativePath, _ isTraced: Bool,
        _ diagnostics: inout Diagnostics
    ) throws -> WantedFile {
        let name = try text(file.name, module, module.scope(), &diagnostics)
        let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name.utf8.index(after: $0) }
        let basename = String(name[(slash ?? name.startIndex)...])
        if case .folder = file.content {
            return WantedFile(path: try path(name, in: folder, file), content: .folder, range: file.range)
        }
        let fileName =
            try file.customName.map {
                try text($0, module, module.scope(fileBasename: basename), &diagnostics)
            }
            ?? "\(module.prefix ?? "")\(module.name)\(basename)"
        let parent = isAbsolutePath(fileName) ? "" : name[..<(slash ?? name.startIndex)]
        let path = try path(parent + fileName, in: folder, file)
        guard pathNames(fileName).last == path.name, fileName.utf8.last != UInt8(ascii: "/") else {
            throw Diagnostics.error("'\(parent + fileName)' names no file", at: file.range)
        }
        let scope = module.scope(fileName: path.name)
        let content = try content(of: file, module, scope, isTraced, &diagnostics)
        return WantedFile(
            path: path, content: .file(content.bytes), range: file.range, origins: content.origins)
    }

    private func content(
        of file: File, _ module: Module, _ scope: Value.Object, _ isTraced: Bool,
        _ diagnostics: inout Diagnostics
    ) throws -> (bytes: [UInt8], origins: Origins?) {
        switch file.content {
        case .text(let document) where isTraced:
            let text = try renderer(of: document, module, scope)
                .traced(document, as: document.source.path, warnings: &diagnostics)
            return (text.bytes, text.origins)
        case .text(let document): return (try render(document, module, scope, &diagnostics), nil)
        case .bytes(let source): return (source.bytes, isTraced ? Origins(copy: source) : nil)
        case .folder: return ([], nil)
        }
    }

    private func text(
        _ document: Document, _ module: Module, _ scope: Value.Object, _ diagnostics: inout Diagnostics
    ) throws -> String {
        String(decoding: try render(document, module, scope, &diagnostics), as: UTF8.self)
    }

    private func render(
        _ document: Document, _ module: Module, _ scope: Value.Object, _ diagnostics: inout Diagnostics
    ) throws -> [UInt8] {
        try renderer(of: document, module, scope).render(document, warnings: &diagnostics)
    }

    private func renderer(of document: Document, _ module: Module, _ scope: Value.Object) -> Renderer {
        var renderer = Renderer(scope: scope, partials: partials[Dialect(of: document)] ?? [:])
        renderer.now = module.now
        return renderer
    }

    /// A destination, which may climb by `..` but stays in the project, and never in git's own folder.
    private func path(_ text: String, in folder: RelativePath, _ file: File) throws -> RelativePath {
        let hint = "a destination stays below the folder of the Rambafile"
        do throws(PathProblem) {
            let path = try folder.appending(untrusted: text)
            guard !path.isGits else { throw .git }
            return path
        } catch {
            throw Diagnostics.error("the destination '\(text)' \(error.reason)", at: file.range, hint: hint)
        }
    }
}
