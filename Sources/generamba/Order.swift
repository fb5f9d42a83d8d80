import GenerambaKit
import SourceText
import SwiftText

/// What `gen` is asked for, with everything read that it needs.
struct Order {
    let project: Project
    let template: String
    private let folder: TemplateFolder
    private let names: [String]
    private let destination: Destination
    private let options: GenerationOptions
    private let samples: Samples
    private let now: (seconds: Int, day: Day)

    /// - Throws: `Diagnostics`, `FileProblem`, `WrongUsage`.
    init(
        words: [String], options: GenerationOptions, session: Session, diagnostics: inout Diagnostics
    ) throws {
        now = try Environment.now()
        project = try Project.find(from: session.start, user: session.user, diagnostics: &diagnostics)
        if let path = project.rambafile.xcodeprojPath {
            throw Diagnostics.error(
                "Xcode projects are not supported yet: this Rambafile names '\(path.value)'", at: path.range,
                hint: "remove 'xcodeproj_path' to generate into the Swift package beside the Rambafile")
        }
        let installed = Installed(project: project, user: session.user)
        let words = try installed.read(words, options, now, diagnostics: &diagnostics)
        names = try Self.names(words.arguments[0])
        (template, folder) = try installed.template(named: words.arguments.dropFirst().first)
        var options = options
        options.parameters += words.parameters
        self.options = options
        samples = try Samples(for: project, options)
        let package = try PackageCache(environment: session.environment).package(in: project.root)
        destination = try Destination(
            for: project, options: options.targets, in: package, diagnostics: &diagnostics)
    }

    /// The files of each module.
    ///
    /// - Throws: `Diagnostics` with the mistakes of all modules.
    func modules(_ session: Session, diagnostics: inout Diagnostics) throws -> [GeneratedModule] {
        lazy var author = Result { try self.author(session) }
        var read: TemplateFiles?
        // Parsed once where it is the same for all modules.
        var ready: Template?
        var answers: Answers?
        var values: TemplateValues?
        var found = Diagnostics()
        let all: [GeneratedModule] = try names.compactMap { name in
            try found.collect {
                var module = module(name, values)
                try module.checkName()
                let template = try self.template(
                    read, for: &module, author: { try author.get() }, &diagnostics
                ) { declared in
                    if let values { return values }
                    let all = try self.answers(declared, session)
                    let known = all.values(samples)
                    (answers, values) = (all, known)
                    return known
                }
                read = template
                let parsed = try ready ?? Template(template, limits: options.limits)
                if template.isForAnyModule { ready = parsed }
                let files = try parsed.generate(module, into: destination, diagnostics: &diagnostics)
                try destination.check(files)
                var generated = GeneratedModule(name: name, files: files)
                generated.resources = destination.missingResources(among: files)
                if let answers {
                    generated.note(answers, samples, of: parsed, for: module, into: destination)
                }
                return generated
            }
        }
        try found.throwErrors()
        return try checked(all, requirements: read?.rambaspec.requirements ?? [], session)
    }

    /// The modules, when they get along with what stands in the targets and with the templates that theirs requires;
    /// those of which the targets have nothing yet are noted.
    private func checked(
        _ modules: [GeneratedModule], requirements: [Located<String>], _ session: Session
    ) throws -> [GeneratedModule] {
        let standing = try TargetFiles(of: destination, in: project.root)
        try standing.check(modules.flatMap(\.files))
        // A required template that is broken is none of this module's concern.
        let required = requirements.map { name in
            (
                name.value,
                (try? session.template(named: name.value)).flatMap {
                    try? RequiredTemplate(
                        name.value, from: $0, for: module(RequiredTemplate.module, nil), into: destination)
                }
            )
        }
        return try modules.map { generated in
            try standing.checkTypes(in: generated.files, of: module(generated.name, nil))
            var generated = generated
            for (name, template) in required {
                try template?.check(generated.files, of: generated.name)
                if template?.stands(in: standing) != true { generated.requirements.append(name) }
            }
            return generated
        }
    }

    /// The answers to what the template asks for; those that are missing are asked for where somebody is there.
    private func answers(_ declared: [Parameter], _ session: Session) throws -> Answers {
        try Answers(
            declared, given: options.parameters, to: template, own: Set(Gen.optionNames)
        ) { parameter in
            session.terminal.canAsk ? try session.terminal.ask(for: parameter) : nil
        }
    }

    /// The template as it is for a module, which gets the parameters, and the author where the template prints one.
    ///
    /// - Parameters:
    ///   - read: the template as it was for the module before.
    ///   - values: gives the parameters their values.
    private func template(
        _ read: TemplateFiles?, for module: inout Module, author: () throws -> String?,
        _ diagnostics: inout Diagnostics, values: ([Parameter]) throws -> TemplateValues
    ) throws -> TemplateFiles {
        var found = Diagnostics()
        var given: TemplateValues?
        func load() throws -> TemplateFiles {
            found = Diagnostics()
            return try TemplateFiles.load(template, from: folder, for: module, diagnostics: &found) {
                declared in
                given = try values(declared)
                return given
            }
        }
        var files = try read.flatMap { $0.isForAnyModule ? $0 : nil } ?? load()
        if files.mention("developer") {
            module.author = try author()
            if files.rambaspecDepends(on: "developer") { files = try load() }
        }
        if let given { module.values = given }
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

    private func module(_ name: String, _ values: TemplateValues?) -> Module {
        let rambafile = project.rambafile
        var module = Module(
            name: name, description: options.description,
            prefix: options.prefix ?? rambafile.prefix?.value, author: nil,
            company: rambafile.company?.value,
            projectName: rambafile.projectName.value, productModuleName: destination.productModuleName,
            projectTargets: destination.projectTargets, testTargets: destination.testTargets,
            values: values ?? TemplateValues(undeclared: options.parameters), date: now.day,
            now: now.seconds)
        module.limits = options.limits
        return module
    }

    /// The option's, the Rambafile's, the user's own, git's.
    private func author(_ session: Session) throws -> String? {
        try options.author ?? project.rambafile.author?.value ?? session.preferences?.author()
            ?? Git(environment: session.environment).userName(in: project.root)
    }
}

extension Samples {
    /// The Rambafile's, and the command line's, which win.
    ///
    /// - Throws: `Diagnostics` with all that is wrong in the latter.
    fileprivate init(for project: Project, _ options: GenerationOptions) throws {
        self.init(project.rambafile.samples + (try Sample.all(in: options.samples)))
    }
}
