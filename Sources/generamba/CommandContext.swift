import ArgumentParser
import GenerambaKit
import Platform
import SourceText

/// The option that every command has.
struct PlaceOption: ParsableArguments {
    @Option(
        name: .customShort("C"), help: ArgumentHelp("Run as if started in this folder.", valueName: "dir"))
    var directory: String?
}

/// One run of a command: where it was started, and with what.
struct CommandContext {
    let terminal = Terminal.current
    let environment = SystemEnvironment.current
    /// The folder in which the user stands.
    let user: AbsolutePath
    /// The folder to work in.
    let start: AbsolutePath

    /// - Parameter directory: the folder to work in, as the user names it; nil for the working directory.
    /// - Throws: `Diagnostics` when the folder does not exist; `FileProblem`.
    init(in directory: String?) throws {
        user = try SystemEnvironment.workingDirectory()
        start = directory.map { [user] in AbsolutePath($0, relativeTo: user) } ?? user
        guard try Disk.kind(following: start) == .folder else {
            throw Diagnostics.error("no folder '\(directory ?? start.text)'")
        }
    }

    /// The user's own preferences; nil without a home.
    var preferences: UserPreferences? {
        environment["HOME"].flatMap { isAbsolutePath($0) ? $0 : nil }
            .map { UserPreferences(home: AbsolutePath($0), user: user) }
    }

    /// The user's name: the one in the preferences, else git's; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when the preferences cannot be read; `Interruption`.
    func author() throws -> String? {
        var author = Author.user(preferences, Git(environment: environment), in: start)
        return try author.name()
    }

    /// Finishes what an interrupted run began in a folder in which this one is to write, by default the project's.
    ///
    /// - Throws: `Diagnostics`, `FileProblem`.
    func finishInterrupted(in folder: AbsolutePath? = nil, wait: LockWait) throws {
        guard let root = try folder ?? Project.root(from: start) else { return }
        terminal.report(all: try Plan.finishInterrupted(in: root, wait: wait))
    }

    /// Tells whether a run was interrupted in the project, of which this one only reads.
    ///
    /// - Throws: `FileProblem`.
    func noteInterrupted(_ diagnostics: inout Diagnostics) throws {
        guard let root = try Project.root(from: start) else { return }
        diagnostics.add(contentsOf: try Plan.interruption(in: root))
    }

    /// Finds the templates that a command line names.
    var templates: TemplateResolver { TemplateResolver(from: start, user: user, environment: environment) }

    /// Makes the changes of a plan. Signals wait from the first change on: they do not end the program with a code that
    /// says that nothing was changed, nor before it has said why a change failed.
    ///
    /// - Parameters:
    ///   - wait: how to wait for another run in the same folder.
    ///   - diagnostics: takes what a person should know though the changes were made.
    ///   - work: what is to be done after the changes, before signals may end the program again.
    /// - Throws: what `Plan.apply` throws.
    func apply(
        _ plan: Plan, _ wait: LockWait, _ diagnostics: inout Diagnostics,
        then work: (inout Diagnostics) -> Void = { _ in }
    ) throws {
        do {
            diagnostics.add(contentsOf: try Disk.holdingSignals { try plan.apply(wait: wait) })
        } catch {
            _ = Disk.releaseSignals(handlingLater: { _ in _exit(1) })
            throw error
        }
        work(&diagnostics)
        if Disk.releaseSignals(handlingLater: { _ in _exit(0) }) {
            diagnostics.addWarning("interrupted too late: everything was written")
        }
    }

    /// Runs a command's work and prints its messages: what it found out and, when it fails, why.
    ///
    /// - Parameters:
    ///   - changesFiles: whether the command has done what it is called for when its files are changed, also where its
    ///     report is lost.
    ///   - report: gives what to print as JSON, in either case; nil for nothing.
    /// - Throws: `ExitCode`.
    static func run(
        in directory: String?, changesFiles: Bool = false,
        _ work: (CommandContext, inout Diagnostics) throws -> Void,
        json report: () -> (any Encodable)? = { nil }
    ) throws {
        var diagnostics = Diagnostics()
        var code: ExitCode?
        do {
            let context = try CommandContext(in: directory)
            if !changesFiles { try context.noteInterrupted(&diagnostics) }
            try work(context, &diagnostics)
        } catch {
            diagnostics.add(contentsOf: try Diagnostics(of: error))
            code = ExitCode(of: error)
        }
        let terminal = Terminal.current
        if let report = report() { terminal.write(try JSONReport(report, diagnostics).text()) }
        terminal.report(all: diagnostics)
        try terminal.finish(code, changesFiles: changesFiles)
    }
}

extension Diagnostics {
    /// What an error says.
    ///
    /// - Throws: the error itself when it is none of ours.
    init(of error: any Error) throws {
        switch error {
        case let thrown as Diagnostics: self = thrown
        case let mismatch as LockMismatch: self = mismatch.diagnostics
        case let problem as FileProblem:
            self.init([problem.diagnostic(from: try SystemEnvironment.workingDirectory())])
        case let problem as PathProblem: self = .error("a path \(problem.reason)")
        case is UserCancelled: self = .error("stopped: nothing was written")
        case let usage as WrongUsage: self.init([usage.diagnostic])
        case is Interruption: self = .error("interrupted: nothing was written")
        default: throw error
        }
    }
}
