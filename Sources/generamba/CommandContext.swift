import ArgumentParser
import GenerambaKit
import Platform
import SourceText
import SystemAccess

/// The options that every command with a folder has.
struct PlaceOption: ParsableArguments {
    @Option(
        name: .customShort("C"), help: ArgumentHelp("Run as if started in this folder.", valueName: "dir"),
        completion: .directory)
    var directory: String?

    @OptionGroup var color: ColorOption
}

/// A run of a command: its folders, its environment and its terminal.
struct CommandContext {
    var terminal = Terminal.current
    let environment = SystemEnvironment.current
    /// The user's working directory.
    let user: AbsolutePath
    /// The folder that the command works in.
    let start: AbsolutePath
    /// The changes of this run that are made, and that are remembered until the user knows.
    private let made = MadeChanges()
    /// What to do with the plan instead of carrying it out; nil for nothing.
    private(set) var planning: Planning?
    /// The checksum of the command's words.
    private let command = checksum(of: Array(CommandLine.arguments.dropFirst().joined(separator: "\0").utf8))

    /// - Parameter directory: the folder to work in, as the user wrote it; nil for the working directory.
    init(in directory: String?, _ plan: PlanOption? = nil) throws {
        user = try SystemEnvironment.workingDirectory()
        start = directory.map { [user] in AbsolutePath($0, relativeTo: user) } ?? user
        guard try Disk.kind(following: start) == .folder else {
            throw Diagnostics.error("no folder '\(directory ?? start.text)'")
        }
        planning = try plan.flatMap { [user] in try Planning($0, from: user) }
        // The plan of a file does not depend on answers.
        if planning != nil { terminal.canAsk = false }
    }

    /// The user's preferences; nil without a home folder.
    var preferences: UserPreferences? {
        environment["HOME"].flatMap { isAbsolutePath($0) ? $0 : nil }
            .map { UserPreferences(home: AbsolutePath($0), user: user) }
    }

    /// Returns the user's name from the preferences or, if they have none, from git; nil if neither has one.
    func author() throws -> String? {
        var author = Author.user(preferences, Git(environment: environment), in: start)
        return try author.name()
    }

    /// Finishes the changes of an interrupted run, and says so.
    ///
    /// - Parameter root: the folder that this run will write to; nil for none.
    /// - Returns: whether that was a run of the same command, so that nothing may be left to do.
    @discardableResult func finishInterrupted(in root: AbsolutePath?, wait: LockWait) throws -> Bool {
        guard let root else { return false }
        let (messages, isRepeated) = try Transaction.finish(in: root, for: command, wait: wait)
        terminal.report(all: messages)
        if isRepeated { made.roots.append(root) }
        return isRepeated
    }

    /// Plans and makes the changes of a command. If the files change in between, as they do when several runs change one
    /// Xcode project, plans them again while no other run can change anything.
    ///
    /// - Parameters:
    ///   - folder: the folder that the command writes to; the project's by default.
    ///   - plansOnly: whether nothing is to be changed.
    ///   - work: plans the changes and applies them. Its arguments: how to wait for other runs, and whether an interrupted
    ///     run of the same command was finished.
    /// - Returns: false if there was nothing to do, because the plan to carry out has been carried out before.
    @discardableResult func changing(
        in folder: AbsolutePath? = nil, _ wait: LockWait, plansOnly: Bool = false,
        _ diagnostics: inout Diagnostics, _ work: (LockWait, Bool, inout Diagnostics) throws -> Void
    ) throws -> Bool {
        let known = diagnostics
        let root = try folder ?? nearestRoot
        func attempt(_ wait: LockWait) throws -> Bool {
            diagnostics = known
            let isRepeated = try !plansOnly && finishInterrupted(in: root, wait: wait)
            if case .applying(let file) = planning, let root, try file.isApplied(in: root) { return false }
            try work(wait, isRepeated, &diagnostics)
            return true
        }
        do { return try attempt(wait) } catch let stale as StalePlan {
            guard let root else { throw stale }
            for _ in 1..<Self.mostAttempts {
                do {
                    return try wait.holding(root, for: { Transaction.other(in: root) }, attempt)
                } catch is StalePlan {}
            }
            throw stale
        }
    }

    /// How often a command plans its changes. The first time, other runs of the program may change the files; after
    /// that, only other programs can.
    private static let mostAttempts = 4

    /// The folder that a run for the project writes to: that of the Rambafile or, without one, of the package.
    var nearestRoot: AbsolutePath? {
        get throws { try Project.root(from: start) ?? ProjectTargets.root(from: start) }
    }

    /// Returns the folder for a plan that writes a template: the project's if the template is inside it and not in a hidden folder,
    /// otherwise one that exists.
    func root(of folder: AbsolutePath) throws -> AbsolutePath {
        let existing = folder.firstMissing?.parent ?? folder
        guard let project = try Project.root(from: start),
            try Disk.realPath(of: existing) == existing, let path = existing.below(project),
            path.problem(isFolder: true, for: .template) == nil
        else { return existing }
        return project
    }

    /// Reads the nearest Rambafile. Without one, it is the project of the modules that `gen` has recorded, unless the
    /// command needs the file.
    ///
    /// - Throws: `Diagnostics` when there is neither.
    func project(needsRambafile: Bool = false, _ diagnostics: inout Diagnostics) throws -> Project {
        // Without a package, the advice to create a Rambafile would lead nowhere.
        guard let root = try nearestRoot else { throw Diagnostics.noPackage(self) }
        if try !needsRambafile && Project.root(from: start) == nil,
            let record = try Records(in: root, user: user).all().first
        {
            return try unkeptProject(in: root, target: record.codeTarget)
        }
        return try Project.find(
            from: start, user: user, environment: environment, diagnostics: &diagnostics)
    }

    /// The project of a folder without a Rambafile, with the settings that `gen` uses there.
    private func unkeptProject(in root: AbsolutePath, target: String) throws -> Project {
        var settings = RambafileAnswers()
        settings.xcodeprojPath = try xcodeproj(
            in: root, isQuiet: true, isAsking: false, option: "generamba setup --xcodeproj_path …")
        settings.projectName = root.name
        let targets = try ProjectTargets(
            of: Project(settings, in: root, user: user), options: .init(), environment: environment)
        settings.projectName = targets.projectName ?? settings.projectName
        settings.projectTarget = target
        settings.testTarget = targets.testTargets(of: target).first
        settings.tests = try targets.usedTestFramework(of: settings.testTarget, in: root)
        return Project(settings, in: root, user: user)
    }

    /// Finds the templates that the command line names.
    var templates: TemplateResolver {
        TemplateResolver(from: start, user: user, package: packageWithTemplates, environment: environment)
    }

    /// The nearest package or project, if it has a folder for templates.
    var packageWithTemplates: AbsolutePath? {
        (try? nearestRoot).flatMap { Disk.isFolder($0.appending(Project.templates)) ? $0 : nil }
    }

    /// Applies a plan or, with '--plan', writes it to a file. From the first change on, signals wait: they must end the
    /// program neither with a code that means that nothing was changed, nor before it has said why a change failed.
    ///
    /// - Parameters:
    ///   - wait: how to wait for another run in the same folder.
    ///   - diagnostics: receives problems that did not prevent the changes.
    ///   - work: runs after the changes, before signals may end the program again.
    /// - Returns: whether the changes were made.
    /// - Throws: `OutdatedPlan` if the plan to carry out is another one.
    @discardableResult func apply(
        _ plan: Plan, _ wait: LockWait, _ diagnostics: inout Diagnostics,
        then work: (inout Diagnostics) -> Void = { _ in }
    ) throws -> Bool {
        switch planning {
        case .writing(let file, let shown, let now):
            try write(plan, to: file, shown: shown, now, wait, &diagnostics)
            return false
        case .applying(let file): try file.check(plan)
        case nil: break
        }
        if let first = made.first { try plan.checkUnchanged(since: first) }
        made.first = made.first ?? plan
        do {
            diagnostics.add(contentsOf: try Disk.holdingSignals { try plan.apply(wait: wait, for: command) })
            made.roots.append(plan.root)
        } catch {
            _ = Disk.releaseSignals(handlingLater: { _ in _exit(1) })
            throw error
        }
        work(&diagnostics)
        if Disk.releaseSignals(handlingLater: { _ in _exit(0) }) {
            diagnostics.addWarning("interrupted too late: everything was written")
        }
        return true
    }

    /// Runs a command's work and prints its messages, including the error if it fails.
    ///
    /// - Parameters:
    ///   - changesFiles: whether the purpose of the command is to change files. If so, it succeeds even if its report
    ///     is lost.
    ///   - plan: what to do with the plan.
    ///   - report: returns the value to print as JSON, on success and on failure; nil for none.
    static func run(
        in directory: String?, changesFiles: Bool = false, _ plan: PlanOption? = nil,
        _ work: (CommandContext, inout Diagnostics) throws -> Void,
        json report: () -> (any Encodable)? = { nil }
    ) throws {
        try run(in: directory, changesFiles: changesFiles, plan, work) { terminal, diagnostics, _ in
            if let report = report() { terminal.write(try JSON.text(of: JSONReport(report, diagnostics))) }
            terminal.report(all: diagnostics)
        }
    }

    /// Runs a command's work.
    ///
    /// - Parameter printing: prints the report and the messages. Its last argument: the messages without those of an
    ///   error about what the report lists.
    static func run(
        in directory: String?, changesFiles: Bool, _ plan: PlanOption? = nil,
        _ work: (CommandContext, inout Diagnostics) throws -> Void,
        printing: (Terminal, Diagnostics, Diagnostics) throws -> Void
    ) throws {
        var (diagnostics, unlisted) = (Diagnostics(), Diagnostics())
        var code: ExitCode?
        var started: CommandContext?
        do {
            let context = try CommandContext(in: directory, plan)
            started = context
            if !changesFiles, let root = try context.nearestRoot {
                // A run may have been interrupted in the project.
                diagnostics.add(contentsOf: try Transaction.state(in: root))
            }
            defer { unlisted = diagnostics }
            try work(context, &diagnostics)
        } catch {
            let thrown = try Diagnostics(of: error)
            if !(error is ModuleDrift || error is OutdatedFiles) { unlisted.add(contentsOf: thrown) }
            diagnostics.add(contentsOf: thrown)
            code = ExitCode(of: error)
        }
        let terminal = Terminal.current
        try printing(terminal, diagnostics, unlisted)
        try started?.forgetChanges()
        try terminal.finish(code, changesFiles: changesFiles)
    }

    /// Removes what is remembered of the changes that are made, which the user knows by now. If that fails, the next run
    /// that writes does it.
    private func forgetChanges() throws {
        for root in made.roots {
            do {
                try Transaction.forget(command, in: root, wait: LockWait(timeout: 5))
            } catch is Diagnostics {
                // Another run takes long, and has removed the journal before.
            } catch {
                let reason = try Diagnostics(of: error).all.first?.message ?? ""
                terminal.report(
                    .warning(
                        "the journal in '.generamba' was not removed: \(reason)",
                        hint: "the next command that writes files removes it"))
            }
        }
    }
}

/// What a run has planned, and the folders in which it has made changes. A class, because copies of the context share
/// it; only the main thread uses it.
private final class MadeChanges: @unchecked Sendable {
    var roots: [AbsolutePath] = []
    /// The plan of the first attempt.
    var first: Plan?
}
