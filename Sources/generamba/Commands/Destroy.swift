import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// The command `generamba destroy`.
struct Destroy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "destroy", abstract: "Remove generated modules.",
        usage: "generamba destroy <module> ... [<options>]",
        discussion: """
            This removes the files that were generated, takes them out of Xcode projects, and removes the folders that \
            were made for them, if these are empty. A file that you edited stays, unless you agree. What the module \
            required goes, too, if it was generated for it and nothing else needs it.

            EXAMPLE
              generamba destroy Profile
            """)

    @Argument(help: ArgumentHelp("The modules.", valueName: "module"), completion: .modules)
    var modules: [String]

    @Flag(name: .words("with-edited"), help: "Also remove files that were edited.") var withEdited = false

    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var waiting: WaitOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        try ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: waiting.timeout, directory: place.directory
        ).run(planned)
    }

    /// - Parameter isRepeated: whether an interrupted run of the same command was finished, which may have removed the
    ///   modules.
    private func planned(
        _ context: CommandContext, _ wait: LockWait, _ isRepeated: Bool, _ decisions: Decisions,
        _ diagnostics: inout Diagnostics
    ) throws -> ModulesReport {
        let project = try Project.find(
            from: context.start, user: context.user, environment: context.environment,
            diagnostics: &diagnostics)
        let records = Records(of: project)
        func plannedRemoval(_ removesEdited: Bool) throws -> ModuleRemoval? {
            try Plan.reading(project.root, wait: wait, toldOfInterrupted: dryRun) {
                let all = try records.all()
                let left = modules.filter { !isRepeated || (try? all.modules([$0])) != nil }
                return try left.isEmpty
                    ? nil
                    : ModuleRemoval(
                        all.modules(left), of: all, removesEdited: removesEdited, in: records,
                        user: context.user)
            }
        }
        guard var removal = try plannedRemoval(withEdited) else {
            return ModulesReport(root: project.root, nothing: ModulesReport.done)
        }
        let edited = removal.modules.flatMap(\.changes).filter { $0.action == .skip }.map(\.path)
        if try !edited.isEmpty && decisions.agrees(to: .removal(edited)) {
            removal = try plannedRemoval(true) ?? removal
        }
        var report = ModulesReport(root: project.root)
        report.modules = removal.modules.map { module in
            let record = module.record
            return .init(
                title: "\(record.prefixedName) from \(record.templateName)", changes: module.changes,
                notes: module.notes)
        }
        report.others = removal.projectEdits.changes
        report.records = try removal.recordChanges()
        return report
    }
}

extension ModuleRemoval.Module {
    fileprivate var notes: [String] {
        changes.filter { $0.action == .skip }.map { "note: '\($0.path)' stays because it was edited" }
            + shared.map { "note: '\($0)' stays because another module has it" }
    }
}
