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
    /// The project around a new package; nil if there is none.
    private(set) var outer: (root: AbsolutePath, isPackage: Bool)?
    /// Whether a question was asked.
    private(set) var hasAsked = false
    /// The record of the module, or of one like all others, if the command line names no template.
    private var recorded: ModuleRecord?
    private var missing = MissingArguments()

    init(_ run: GenRun, _ context: CommandContext) { (self.run, self.context) = (run, context) }

    /// Finds the project and completes the arguments. Asks nothing when it is called again.
    ///
    /// - Parameter project: the project of the nearest Rambafile; nil if there is none.
    mutating func complete(_ project: Project?) throws -> Project {
        let isOwn = !run.createsPackage || project?.root == context.start
        if let project, isOwn {
            if run.createsPackage, try ProjectTargets.root(from: project.root) == nil {
                throw Diagnostics.error(
                    "'--new-package' creates no package beside a Rambafile",
                    hint: "create it with 'swift package init'")
            }
            settings = nil
            let listed = project.rambafile.templates.map(\.name.value.text)
            try completeWords(listed: listed, in: project.root)
            try completeTarget(of: project)
            try missing.throwAny(template ?? (listed.count == 1 ? listed[0] : nil), in: project, run, context)
            return project
        }
        if settings != nil, let known = self.project { return known }
        let known = try ProjectTargets.root(from: context.start)
        let newPackage = try newPackage(besides: known, of: project)
        guard let root = newPackage.map({ _ in context.start }) ?? known
        else { throw Diagnostics.noPackage(context, creating: "--new-package") }
        func making(_ settings: RambafileAnswers) -> Project {
            Project(settings, in: root, user: context.user, creating: newPackage)
        }
        var settings = RambafileAnswers()
        let isAsking = context.terminal.canAsk && !run.usesDefaults
        var wasAsked = false
        settings.xcodeprojPath = try context.xcodeproj(
            in: root, isQuiet: run.isQuiet, isAsking: isAsking, option: "generamba setup --xcodeproj_path …"
        ) { wasAsked = true }
        hasAsked = hasAsked || wasAsked
        settings.projectName = root.name
        let targets = try ProjectTargets(
            of: making(settings), options: run.options.targets,
            environment: context.environment)
        if let generator = targets.generator, targets.areFolders {
            guard let folder = run.options.targets.projectFilePath
            else { throw try Diagnostics.notGenerated(by: generator, in: root) }
            settings.projectFilePath = folder
        }
        guard !targets.codeTargets.isEmpty || run.options.targets.new != nil else {
            throw Diagnostics.noCodeTarget(in: settings.xcodeprojPath, of: targets.package)
        }
        settings.projectName = targets.projectName ?? settings.projectName
        settings.prefix = run.options.prefix.flatMap { $0.isEmpty ? nil : $0 }
        try completeWords(listed: [], in: root, usesUIKit: targets.usesUIKit(in: root))
        let options = run.options.targets
        let unsettled = making(settings)
        let named = try options.new?.dependent ?? targets.target(options, in: unsettled)
        settings.projectTarget =
            try named ?? knownTarget(targets, in: unsettled) ?? target(targets, in: root)
        settings.testTarget =
            options.tests
            ? try targets.target(options, tests: true, in: unsettled)
                ?? targets.testTargets(of: settings.projectTarget).first : nil
        settings.tests = try targets.usedTestFramework(of: settings.testTarget, in: root)
        let project = making(settings)
        try missing.throwAny(template, in: project, run, context)
        (self.settings, self.project) = (settings, project)
        return project
    }

    /// The package to create in the working directory; nil if there is a project, or if neither an option nor the user
    /// says so. The user is only asked in an empty folder. An option also creates one inside of another project.
    ///
    /// - Parameters:
    ///   - root: the folder of the project; nil if there is none.
    ///   - project: the project of the nearest Rambafile; nil if there is none.
    private mutating func newPackage(
        besides root: AbsolutePath?, of project: Project?
    ) throws -> NewPackage? {
        if run.createsPackage, let root, root != context.start {
            let outer = project ?? Project(RambafileAnswers(), in: root, user: context.user)
            let targets = try ProjectTargets(of: outer, environment: context.environment)
            try checkPlace(among: targets, in: outer.root)
            self.outer = (outer.root, targets.package != nil)
        } else if root != nil || run.options.targets.new != nil {
            return nil
        }
        if !run.createsPackage {
            guard context.terminal.canAsk, !run.usesDefaults,
                try Disk.names(in: context.start).allSatisfy({ $0.hasPrefix(".") })
            else { return nil }
            hasAsked = true
            let question = "There is no package here. Create one named '\(context.start.name)'?"
            guard try context.terminal.yes(question, default: true) else { return nil }
        }
        return try NewPackage(in: context.start, environment: context.environment)
    }

    /// Checks that no target of the project around a new package has files where the package is.
    private func checkPlace(among targets: ProjectTargets, in outer: AbsolutePath) throws {
        guard let folder = context.start.below(outer),
            let target = try targets.target(around: folder, in: outer)
        else { return }
        throw Diagnostics.error(
            "the target '\(target)' of '\(outer.text)' has the files in '\(folder)'",
            hint: "leave out '--new-package', or run this command in another folder")
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
    /// - Parameters:
    ///   - listed: the names in the Rambafile.
    ///   - usesUIKit: whether the project's screens use UIKit.
    private mutating func completeWords(
        listed: [String], in root: AbsolutePath, usesUIKit: @autoclosure () throws -> Bool = false
    ) throws {
        let guess = ModuleArguments(run.words, declared: nil)
        if guess.arguments.count == 1 {
            let names = guess.arguments[0].split(separator: ",").map(\.trimmed)
            recorded = try Records(in: root, user: context.user).same(named: names)
            if let recorded, listed != [recorded.template] { return append(recorded.template) }
        }
        let hasTemplate = listed.count == 1
        let isUnclear = !guess.parameters.isEmpty
        guard guess.arguments.count < (hasTemplate ? 1 : 2), !(hasTemplate && isUnclear) else { return }
        let known = hasTemplate ? nil : try KnownTemplates(listed: listed, in: root, usesUIKit: usesUIKit())
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
        let names = known.all.map(\.name)
        guard !run.usesDefaults else { return append(known.usual) }
        guard context.terminal.canAsk else {
            return missing.add("a template", [known.usual], list: "the templates are \(quoted(names))")
        }
        hasAsked = true
        let list = ChoiceList(known.all, or: ("the template's folder", { $0.contains("/") }))
        append(try context.terminal.choose("Template", among: list, default: known.usual))
    }

    /// Adds the template behind all words. An option at the end must not take it as a value.
    private mutating func append(_ template: String) {
        let needsDashes = run.words.contains { $0.hasPrefix("-") } && !run.words.contains("--")
        run.words += (needsDashes ? ["--"] : []) + [template]
    }

    // MARK: Target

    /// Chooses the target of the recorded module or of the folder where the program runs instead of the Rambafile's.
    private mutating func completeTarget(of project: Project) throws {
        let options = run.options.targets
        guard options.names.isEmpty, options.projectFilePath == nil, options.testFilePath == nil,
            options.new == nil, recorded != nil || context.start != project.root
        else { return }
        let usual = project.rambafile.projectTargets.map(\.value)
        if let recorded, usual.contains(recorded.codeTarget) { return }
        let targets = try ProjectTargets(
            of: project, options: place(in: project), environment: context.environment)
        guard let target = try knownTarget(targets, in: project), !usual.contains(target) else { return }
        run.options.targets.target = target
        guard !usual.isEmpty, recorded == nil, !run.isQuiet else { return }
        context.terminal.note("note: modules go into '\(target)', the target of this folder\n")
    }

    /// The target of the recorded module, or that of the folder where the program runs or whose tests are there; nil if
    /// none is known.
    private func knownTarget(_ targets: ProjectTargets, in project: Project) throws -> String? {
        if let recorded, targets.codeTargets.contains(recorded.codeTarget) { return recorded.codeTarget }
        let place = place(in: project)
        if let target = try targets.target(place, in: project) { return target }
        guard let tests = try targets.target(place, tests: true, in: project) else { return nil }
        let tested = targets.codeTargets.filter { targets.testTargets(of: $0) == [tests] }
        return tested.count == 1 ? tested[0] : nil
    }

    /// The folder where the program runs, as options would name it; none for the project's folder.
    private func place(in project: Project) -> TargetOptions {
        var options = TargetOptions()
        options.projectFilePath = context.start.below(project.root).flatMap { $0 == .here ? nil : $0.text }
        options.testFilePath = options.projectFilePath
        return options
    }

    /// Returns the only target or the likely one, or asks.
    private mutating func target(_ targets: ProjectTargets, in root: AbsolutePath) throws -> String {
        let names = targets.codeTargets
        if names.count == 1 { return names[0] }
        let likely = try targets.usualTarget(in: root)
        // Only a target of the module's own needs none of those that are there.
        guard let usual = likely ?? names.first else { return run.words.first ?? "" }
        if run.usesDefaults, let likely { return likely }
        if run.options.targets.new != nil { return usual }
        guard context.terminal.canAsk, !run.usesDefaults else {
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
