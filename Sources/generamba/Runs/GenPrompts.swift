import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// Completes the command line of `gen`: asks at a terminal for the module's name, the template and the target, or finds
/// out what is missing. In a package without a Rambafile, it also makes the settings of the project.
struct GenPrompts {
    /// The run with complete arguments.
    private(set) var run: GenRun
    /// The settings that a Rambafile can keep; nil if there is one.
    private var settings: RambafileAnswers?
    /// The project with these settings.
    private var project: Project?
    private let context: CommandContext
    private var hasAsked = false
    private var missing = MissingArguments()

    init(_ run: GenRun, _ context: CommandContext) { (self.run, self.context) = (run, context) }

    /// Finds the project and completes the arguments. Asks nothing when it is called again.
    ///
    /// - Parameter project: the project of the nearest Rambafile; nil if there is none.
    mutating func complete(_ project: Project?) throws -> Project {
        if let project {
            settings = nil
            let listed = project.rambafile.templates.map(\.name.value.text)
            try completeWords(listed: listed, in: project.root)
            try missing.throwAny(template ?? (listed.count == 1 ? listed[0] : nil), in: project, run, context)
            return project
        }
        if settings != nil, let known = self.project { return known }
        guard let root = try ProjectTargets.root(from: context.start)
        else { throw Diagnostics.noPackage(context) }
        var settings = RambafileAnswers()
        let isAsking = context.terminal.canAsk && !run.usesDefaults
        var wasAsked = false
        settings.xcodeprojPath = try context.xcodeproj(
            in: root, isQuiet: run.isQuiet, isAsking: isAsking, option: "generamba setup --xcodeproj_path …"
        ) { wasAsked = true }
        hasAsked = hasAsked || wasAsked
        settings.projectName = root.name
        let targets = try ProjectTargets(
            of: Project(settings, in: root, user: context.user), options: run.options.targets,
            environment: context.environment)
        if let generator = targets.generator, targets.areFolders {
            guard let folder = run.options.targets.projectFilePath
            else { throw try Diagnostics.notGenerated(by: generator, in: root) }
            settings.projectFilePath = folder
        }
        guard !targets.codeTargets.isEmpty else {
            throw Diagnostics.noCodeTarget(in: settings.xcodeprojPath, of: targets.package)
        }
        settings.projectName = targets.projectName ?? settings.projectName
        settings.prefix = run.options.prefix.flatMap { $0.isEmpty ? nil : $0 }
        try completeWords(listed: [], in: root)
        let options = run.options.targets
        let unsettled = Project(settings, in: root, user: context.user)
        let named = try targets.target(options, in: unsettled)
        settings.projectTarget = try named ?? target(targets, in: root)
        settings.testTarget =
            options.tests
            ? try targets.target(options, tests: true, in: unsettled)
                ?? targets.testTargets(of: settings.projectTarget).first : nil
        settings.tests = try targets.usedTestFramework(of: settings.testTarget, in: root)
        let project = Project(settings, in: root, user: context.user)
        try missing.throwAny(template, in: project, run, context)
        (self.settings, self.project) = (settings, project)
        return project
    }

    /// Returns the settings that a Rambafile can keep, and whether it does; nil to ask.
    ///
    /// - Parameter template: the name of the template.
    func keptSettings(listing template: String) throws -> (answers: RambafileAnswers, isKept: Bool?)? {
        guard var settings, run.usesDefaults || context.terminal.canAsk && hasAsked && !run.isDryRun
        else { return nil }
        // Other templates have a source that is not known here.
        let isListed = run.words.contains(template) && BuiltInCatalog.names.contains(template)
        settings.templates = isListed ? [template] : []
        try settings.take(run.options)
        return (settings, run.usesDefaults ? true : nil)
    }

    // MARK: Module and template

    /// The template's name on the command line; nil if there is none.
    private var template: String? { ModuleArguments(run.words, declared: nil).arguments.dropFirst().first }

    /// Completes the name and the template. Does nothing if only the template's parameters tell which words they are.
    ///
    /// - Parameter listed: the names in the Rambafile.
    private mutating func completeWords(listed: [String], in root: AbsolutePath) throws {
        let guess = ModuleArguments(run.words, declared: nil)
        let hasTemplate = listed.count == 1
        let isUnclear = !guess.parameters.isEmpty
        guard guess.arguments.count < (hasTemplate ? 1 : 2), !(hasTemplate && isUnclear) else { return }
        let known = hasTemplate ? nil : try KnownTemplates(listed: listed, in: root)
        func isTemplate(_ word: String) -> Bool {
            word.contains("/") || known?.all.contains { $0.name == word } == true
        }
        if isUnclear {
            // The reader of the words reports misspelled options better.
            let hasSlip =
                !context.terminal.canAsk && !run.usesDefaults
                && guess.parameters.contains { didYouMean("--\($0.name)", in: GenOptions.optionNames) != nil }
            if hasSlip || run.words.contains(where: { !$0.hasPrefix("-") && isTemplate($0) }) { return }
        }
        // A template alone is not the name of a module.
        let only = guess.arguments.first.flatMap { isTemplate($0) ? $0 : nil }
        if guess.arguments.isEmpty || only != nil { try completeName(before: only) }
        if let known, only == nil { try completeTemplate(known) }
    }

    private mutating func completeName(before template: String?) throws {
        guard context.terminal.canAsk else {
            missing.lacksName = true
            return missing.add("a module name", [ModuleName.example.text], before: template)
        }
        hasAsked = true
        let prefix = run.options.prefix
        func rejectionReason(_ answer: String) -> String? {
            do {
                for name in answer.split(separator: ",", omittingEmptySubsequences: false) {
                    _ = try ModuleName(name.trimmed, prefix: prefix)
                }
                return nil
            } catch {
                return (error as? Diagnostics)?.all.first?.message ?? "\(error)"
            }
        }
        let name = try context.terminal.untilAnswered {
            try context.terminal.ask("Module name", rejectionReason: rejectionReason)
        }
        run.words.insert(name, at: 0)
    }

    private mutating func completeTemplate(_ known: KnownTemplates) throws {
        let usual = known.own.first ?? SetupPrompts.usualTemplate
        let names = known.all.map(\.name)
        guard !run.usesDefaults else { return append(usual) }
        guard context.terminal.canAsk else {
            return missing.add("a template", [usual], list: "the templates are \(quoted(names))")
        }
        hasAsked = true
        let list = ChoiceList(known.all, or: ("the template's folder", { $0.contains("/") }))
        append(try context.terminal.choose("Template", among: list, default: usual))
    }

    /// Adds the template behind all words. An option at the end must not take it as a value.
    private mutating func append(_ template: String) {
        let needsDashes = run.words.contains { $0.hasPrefix("-") } && !run.words.contains("--")
        run.words += (needsDashes ? ["--"] : []) + [template]
    }

    // MARK: Target

    private mutating func target(_ targets: ProjectTargets, in root: AbsolutePath) throws -> String {
        let names = targets.codeTargets
        if names.count == 1 { return names[0] }
        let likely = try targets.usualTarget(in: root)
        if run.usesDefaults {
            guard let likely else { throw Diagnostics.severalTargets(names, option: "--target") }
            return likely
        }
        let usual = likely ?? names[0]
        guard context.terminal.canAsk else {
            missing.add("a target", ["--target", usual], list: "the targets are \(quoted(names))")
            return usual
        }
        hasAsked = true
        return try context.terminal.choose(
            "Target", among: ChoiceList(names.map { ($0, nil) }), default: usual)
    }
}

extension RambafileAnswers {
    /// Takes the options of a run that can stand in a Rambafile, so that the next module goes to the same place.
    fileprivate mutating func take(_ options: GenerationOptions) throws {
        (samples, imports) = (try Sample.all(in: options.samples), try ImportedTypes(options.imports))
        moduleFolder = options.moduleFolder
        let targets = options.targets
        (author, tests) = (options.author, targets.testFramework ?? tests)
        (projectFilePath, projectGroupPath) = (targets.projectFilePath, targets.projectGroupPath)
        otherTargets = Array(targets.projectTargets.dropFirst())
        guard targets.tests else { return }
        otherTestTargets = Array(targets.testTargets.dropFirst())
        (testFilePath, testGroupPath) = (targets.testFilePath, targets.testGroupPath)
    }
}

/// What the command line of `gen` lacks.
private struct MissingArguments {
    /// The missing arguments in words.
    private var names: [String] = []
    /// The words that would complete the command line, each group with the word to put it before, if any.
    private var words: [(words: [String], before: String?)] = []
    /// Whether the module's name is missing.
    var lacksName = false
    /// What there is to choose from.
    private var lists: [String] = []

    mutating func add(_ name: String, _ words: [String], before: String? = nil, list: String? = nil) {
        names.append(name)
        self.words.append((words, before))
        if let list { lists.append(list) }
    }

    /// Throws one message with everything that is missing and with a command line that works.
    ///
    /// - Parameter template: the template's name if it is known.
    func throwAny(_ template: String?, in project: Project, _ run: GenRun, _ context: CommandContext) throws {
        guard !names.isEmpty else { return }
        var all = self
        let missing = try template.map { try missingParameters(of: $0, in: project, run, context) } ?? []
        for parameter in missing { all.add("'--\(parameter.name.value)'", parameter.exampleWords) }
        let first = all.names.dropLast().joined(separator: ", ")
        let message = "gen needs \(first.isEmpty ? "" : "\(first) and ")\(all.names[all.names.count - 1])"
        var arguments = SystemEnvironment.arguments
        for (words, before) in all.words {
            let index = before.flatMap { arguments.firstIndex(of: $0) } ?? arguments.endIndex
            arguments.insert(contentsOf: words, at: index)
        }
        let command = (["generamba"] + arguments.map(quotedForShell)).joined(separator: " ")
        let hint = (["run '\(command)'"] + all.lists).joined(separator: "; ")
        if lacksName { throw WrongUsage(message, hint: hint) }
        throw Diagnostics.error(message, hint: hint)
    }

    /// The required parameters of a template that have no value; empty if the template cannot be read, which is
    /// reported once the command line is complete.
    private func missingParameters(
        of name: String, in project: Project, _ run: GenRun, _ context: CommandContext
    ) throws -> [Parameter] {
        var (ignored, warnings) = (Diagnostics(), Diagnostics())
        let missing = try ignored.collect { () throws -> [Parameter] in
            guard let template = try project.installed(name) ?? context.templates.find(name)
            else { return [] }
            let module = Module(.example, now: try SystemEnvironment.now())
            let declared = try OpenTemplate(template, for: module, diagnostics: &warnings).parameters
            let given = run.options.parameters + ModuleArguments(run.words, declared: declared).parameters
            return try GivenAnswers(declared, given: given, to: name).missing
        }
        return missing ?? []
    }
}

extension Parameter {
    /// The words that set the parameter on a command line, with an example of a value.
    fileprivate var exampleWords: [String] {
        let option = "--\(name.value)"
        guard !GenOptions.optionNames.contains(option) else {
            return ["--custom_parameters", "\(name.value):\(exampleText)"]
        }
        return isFlag ? [option] : [option, exampleText]
    }

    private var exampleText: String { examples.first?.text ?? choices.first ?? "VALUE" }
}
