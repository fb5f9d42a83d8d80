import GenerambaKit

/// What `gen` is asked for, with everything read that it needs.
struct Order {
    let project: Project
    let template: String
    private let folder: TemplateFolder
    private let names: [String]
    private let destination: Destination
    private let options: GenerationOptions

    /// - Throws: `Diagnostics`, `FileProblem`.
    init(
        names: String, template: String?, options: GenerationOptions, session: Session,
        diagnostics: inout Diagnostics
    ) throws {
        self.options = options
        self.names = try Self.names(names)
        project = try Project.find(from: session.start, user: session.user, diagnostics: &diagnostics)
        if let path = project.rambafile.xcodeprojPath {
            throw Diagnostics.error(
                "Xcode projects are not supported yet: this Rambafile names '\(path.value)'", at: path.range,
                hint: "remove 'xcodeproj_path' to generate into the Swift package beside the Rambafile")
        }
        (self.template, folder) = try project.installedTemplate(named: template, user: session.user)
        let package = try PackageCache(environment: session.environment).package(in: project.root)
        destination = try Destination(
            for: project, options: options, in: package, diagnostics: &diagnostics)
    }

    /// The files of each module.
    ///
    /// - Throws: `Diagnostics` with the mistakes of all modules.
    func files(
        _ session: Session, diagnostics: inout Diagnostics
    ) throws -> [(module: String, files: [WantedFile])] {
        let now = try Environment.now()
        lazy var author = Result { try self.author(session) }
        var read: TemplateFiles?
        var found = Diagnostics()
        let all: [(String, [WantedFile])] = try names.compactMap { name in
            try found.collect {
                var module = module(name, now: now)
                try module.checkName()
                let template = try self.template(
                    read, for: &module, author: { try author.get() }, &diagnostics)
                read = template
                let files = try Template(template)
                    .generate(module, into: destination, diagnostics: &diagnostics)
                try destination.check(files)
                return (name, files)
            }
        }
        try found.throwErrors()
        return all
    }

    /// The template as it is for a module, which gets the author where the template prints one.
    ///
    /// - Parameter read: the template as it was for the module before.
    private func template(
        _ read: TemplateFiles?, for module: inout Module, author: () throws -> String?,
        _ diagnostics: inout Diagnostics
    ) throws -> TemplateFiles {
        var found = Diagnostics()
        func load() throws -> TemplateFiles {
            found = Diagnostics()
            return try TemplateFiles.load(template, from: folder, for: module, diagnostics: &found)
        }
        var files = try read.flatMap { $0.isForAnyModule ? $0 : nil } ?? load()
        if files.mention("developer") {
            module.author = try author()
            if files.rambaspecDepends(on: "developer") { files = try load() }
        }
        diagnostics.add(contentsOf: found)
        return files
    }

    private static func names(_ list: String) throws -> [String] {
        let names = list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw Diagnostics.error("the module '\(name)' is named twice")
        }
        return names
    }

    private func module(_ name: String, now: (seconds: Int, day: Day)) -> Module {
        let rambafile = project.rambafile
        return Module(
            name: name, description: options.description,
            prefix: options.prefix ?? rambafile.prefix?.value, author: nil,
            company: rambafile.company?.value,
            projectName: rambafile.projectName.value, productModuleName: destination.productModuleName,
            projectTargets: destination.projectTargets, testTargets: destination.testTargets,
            customParameters: options.customParameters, date: now.day, now: now.seconds)
    }

    /// The option's, the Rambafile's, the user's own, git's.
    private func author(_ session: Session) throws -> String? {
        try options.author ?? project.rambafile.author?.value ?? session.preferences?.author()
            ?? Git(environment: session.environment).userName(in: project.root)
    }
}

extension Project {
    /// An installed template, by its name or, where the Rambafile names just one, without.
    ///
    /// - Throws: `Diagnostics` when it is not installed, with the nearest that is; `FileProblem`.
    fileprivate func installedTemplate(
        named name: String?, user: FilePath
    ) throws -> (name: String, folder: TemplateFolder) {
        let name = try name ?? onlyTemplate()
        let templates = root.appending(Self.templates)
        let path = templates.appending(name)
        let folder = TemplateFolder.disk(path, shown: path.shown(from: user))
        guard TemplateReference.isName(name), try TemplateFiles.exist(name, in: folder) else {
            let installed = try Disk.names(in: templates).filter {
                try TemplateFiles.exist($0, in: .disk(templates.appending($0), shown: $0))
            }
            throw missing(name, installed: installed)
        }
        return (name, folder)
    }

    private func onlyTemplate() throws -> String {
        let names = rambafile.templates.map(\.name.value)
        guard names.count == 1 else {
            throw Diagnostics.error(
                names.isEmpty
                    ? "the Rambafile names no template" : "which template? The Rambafile names several",
                hint: names.isEmpty
                    ? "name one: 'generamba gen NAME TEMPLATE'" : "name one: \(names.joined(separator: ", "))"
            )
        }
        return names[0]
    }

    private func missing(_ name: String, installed: [String]) -> Diagnostics {
        let install = "run 'generamba template install'"
        if let reference = rambafile.templates.first(where: { $0.name.value == name }) {
            return .error("the template '\(name)' is not installed", at: reference.name.range, hint: install)
        }
        let known = installed + rambafile.templates.map(\.name.value)
        if BuiltInCatalog.names.contains(name) {
            return .error(
                "the template '\(name)' is not installed",
                hint: "add '- {name: \(name)}' below 'templates:' in the Rambafile and \(install)")
        }
        let list = Set(known).sorted().joined(separator: ", ")
        return .error(
            "no template '\(name)'",
            hint: didYouMean(name, in: known + BuiltInCatalog.names)
                ?? (list.isEmpty ? "the Rambafile names none" : "there are \(list)"))
    }
}
