extension Template {
    /// The files and folders of a module: destination, content. Pure. Warnings are added to `diagnostics`.
    ///
    /// - Parameter limits: what all of it may take.
    /// - Throws: `Diagnostics` with all that is wrong in names, paths and texts.
    package func generate(
        _ module: Module, into destination: Destination, limits: Renderer.Limits = .init(),
        diagnostics: inout Diagnostics
    ) throws -> [WantedFile] {
        try module.checkName()
        var found = Diagnostics()
        var generation = Generation(
            module: module, partials: partials, limits: limits, warnings: diagnostics)
        let name = try RelativePath(untrusted: module.name)
        func files(_ files: [File], _ folder: RelativePath?) throws -> [WantedFile] {
            guard let folder else { return [] }
            return try files.compactMap { file in
                // What takes too much does so for each of the files that follow: one message is enough.
                if generation.isExhausted { return nil }
                return try found.collect { try generation.generate(file, in: folder.appending(name)) }
            }
        }
        let all = try files(code, destination.code) + files(tests, destination.tests)
        diagnostics = generation.warnings
        try found.throwErrors()
        return all
    }
}

/// A module's files while they are made.
private struct Generation {
    let module: Module
    let partials: [Dialect: [String: Document]]
    let limits: Renderer.Limits
    var warnings: Diagnostics
    private var expense = Renderer.Expense()

    init(
        module: Module, partials: [Dialect: [String: Document]], limits: Renderer.Limits,
        warnings: Diagnostics
    ) {
        self.module = module
        self.partials = partials
        self.limits = limits
        self.warnings = warnings
    }

    var isExhausted: Bool { expense.exceeds(limits) }

    mutating func generate(_ file: Template.File, in folder: RelativePath) throws -> WantedFile {
        let name = try text(file.name, module.scope())
        let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name.utf8.index(after: $0) }
        let basename = String(name[(slash ?? name.startIndex)...])
        if case .folder = file.content {
            return WantedFile(path: try path(name, in: folder, file), content: .folder, range: file.range)
        }
        let fileName =
            try file.customName.map { try text($0, module.scope(fileBasename: basename)) }
            ?? "\(module.prefix ?? "")\(module.name)\(basename)"
        let parent = isAbsolutePath(fileName) ? "" : name[..<(slash ?? name.startIndex)]
        let path = try path(parent + fileName, in: folder, file)
        guard pathNames(fileName).last == path.name, fileName.utf8.last != UInt8(ascii: "/") else {
            throw Diagnostics.error("'\(parent + fileName)' names no file", at: file.range)
        }
        let bytes = try bytes(of: file, module.scope(fileName: path.name))
        return WantedFile(path: path, content: .file(bytes), range: file.range)
    }

    private mutating func bytes(of file: Template.File, _ scope: Value.Object) throws -> [UInt8] {
        switch file.content {
        case .text(let document): return try render(document, scope)
        case .folder: return []
        case .bytes(let bytes):
            expense.bytes += bytes.count
            guard !isExhausted else {
                throw Diagnostics.error(
                    "the files of the template have more than \(limits.mebibytes) MiB", at: file.range)
            }
            return bytes
        }
    }

    private mutating func text(_ document: Document, _ scope: Value.Object) throws -> String {
        String(decoding: try render(document, scope), as: UTF8.self)
    }

    private mutating func render(_ document: Document, _ scope: Value.Object) throws -> [UInt8] {
        var renderer = Renderer(scope: scope, partials: partials[Dialect(of: document)] ?? [:])
        renderer.limits = limits
        renderer.now = module.now
        return try renderer.render(document, &expense, warnings: &warnings)
    }

    /// A destination, which may climb by `..` but stays in the project, and never in git's own folder.
    private func path(
        _ text: String, in folder: RelativePath, _ file: Template.File
    ) throws -> RelativePath {
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
