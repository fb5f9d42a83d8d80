import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell by the exit code whether the generated modules are as recorded.",
        usage: "generamba status [<module> ...] [<options>]",
        discussion: """
            The exit code is 0 if all modules are as they were generated, or were edited or moved on purpose. It is 5 \
            if a template has changed, 6 if files are missing, and 7 if files have conflict markers; the highest \
            counts.

            EXAMPLE
              generamba status
            """)

    @Argument(help: ArgumentHelp("The modules; all by default.", valueName: "module"), completion: .modules)
    var names: [String] = []

    @OptionGroup var output: FormatOptions
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        var modules: [ModuleStatus] = []
        var folder = AbsolutePath.root
        try CommandContext.run(in: place.directory, as: output.chosen) { context, diagnostics in
            folder = try context.nearestRoot ?? context.start
            modules = try context.statuses(of: names, &diagnostics)
            let unclean = modules.filter { !$0.isClean }
            if output.isText, !quietly.quiet {
                context.terminal.write(
                    unclean.isEmpty ? "\(counted(modules.count, "module")): all clean\n" : unclean.details)
            }
            let root = try Project.root(from: context.start)
            var problems = Diagnostics()
            let canAbort =
                try problems.collect { try root.flatMap { try UpdateBackup(in: $0) } != nil } ?? false
            diagnostics.add(contentsOf: problems.asWarnings)
            if let drift = ModuleDrift(modules, canAbort: canAbort) { throw drift }
        } report: {
            modules.report(in: folder)
        }
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
            return [status].table(showingTarget: count { $0.name == status.name } > 1) + lines.joined()
        }.joined()
    }
}
