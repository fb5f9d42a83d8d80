import ArgumentParser
import GenerambaKit
import SourceText

/// The command `generamba status`.
struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell by the exit code whether the generated modules are as recorded.",
        usage: "generamba status [<options>]",
        discussion: """
            The exit code is 0 if all modules are as they were generated, or were edited or moved on purpose. It is 5 \
            if a template has changed, 6 if files are missing, and 7 if files have conflict markers; the highest \
            counts.

            EXAMPLE
              generamba status
            """)

    @Flag(help: "Print only a report in JSON to standard output.")
    var json = false

    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        var modules: [ModuleStatus] = []
        try CommandContext.run(in: place.directory) { context, diagnostics in
            modules = try context.statuses(&diagnostics)
            let unclean = modules.filter { !$0.isClean }
            if !json, !quietly.quiet {
                context.terminal.write(
                    unclean.isEmpty
                        ? "\(counted(modules.count, "module")): all clean\n" : unclean.details)
            }
            let root = try Project.root(from: context.start)
            var problems = Diagnostics()
            let canAbort =
                try problems.collect { try root.flatMap { try UpdateBackup(in: $0) } != nil } ?? false
            diagnostics.add(contentsOf: problems.asWarnings)
            if let drift = ModuleDrift(modules, canAbort: canAbort) { throw drift }
        } json: {
            json ? ["modules": modules] : nil
        }
    }
}

/// Thrown by `status` and `update` if modules need attention.
struct ModuleDrift: Error {
    let diagnostics: Diagnostics
    let code: Int32

    /// Nil if no module needs attention.
    ///
    /// - Parameter canAbort: whether there is an update that can be taken back.
    init?(_ modules: [ModuleStatus], canAbort: Bool) {
        let conflicts = modules.flatMap(\.conflicts)
        let missing = modules.flatMap(\.missing)
        let outdated = modules.filter(\.isOutdated).map(\.name)
        var found = Diagnostics()
        var code: Int32 = 0
        if !outdated.isEmpty {
            code = 5
            found.addError(
                "the template of \(counted(outdated.count, "module")) has changed: \(quoted(outdated))",
                hint: "run 'generamba update'")
        }
        if !missing.isEmpty {
            code = 6
            found.addError(
                "\(missing.count == 1 ? "a file of a module is" : "\(missing.count) files of modules are") missing: \(quoted(missing.map(\.text)))",
                hint:
                    "restore them with 'generamba update --restore FILE', or keep them away with 'generamba update --accept-missing'"
            )
        }
        if !conflicts.isEmpty {
            (found, code) = (found + Self.conflicts(in: conflicts, canAbort: canAbort).diagnostics, 7)
        }
        guard code > 0 else { return nil }
        (diagnostics, self.code) = (found, code)
    }

    private init(_ diagnostics: Diagnostics, code: Int32) {
        (self.diagnostics, self.code) = (diagnostics, code)
    }

    /// The error for files with conflict markers.
    ///
    /// - Parameter canAbort: whether there is an update that can be taken back.
    static func conflicts(in files: [RelativePath], canAbort: Bool = true) -> ModuleDrift {
        ModuleDrift(
            .error(
                "\(counted(files.count, "file")) with conflict markers: \(quoted(files.map(\.text)))",
                hint: "edit \(files.count == 1 ? "it" : "them")"
                    + (canAbort ? ", or take the update back with 'generamba update --abort'" : "")), code: 7)
    }
}

extension Diagnostics {
    fileprivate static func + (left: Diagnostics, right: Diagnostics) -> Diagnostics {
        Diagnostics(left.all + right.all)
    }
}

extension [ModuleStatus] {
    /// The modules, each with its files that are not as generated.
    fileprivate var details: String {
        map { status in
            let files: [(String, [String])] = [
                ("conflict", status.conflicts.map(\.text)), ("missing", status.missing.map(\.text)),
                ("moved", status.moved.map { "\($0.from) to \($0.to)" }),
                ("edited", status.edited.map(\.text)),
            ]
            let lines = files.flatMap { word, paths in paths.map { "  \(word)  \(printable($0))\n" } }
            return [status].table + lines.joined()
        }.joined()
    }
}
