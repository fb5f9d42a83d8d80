import ArgumentParser
import GenerambaKit

/// `generamba gen`
struct Gen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gen",
        abstract: "Generate a module from a template.",
        discussion: """
            Nothing is written when anything is wrong, and an existing file that differs is never overwritten \
            unasked. Options win over the Rambafile.

            EXAMPLE
              generamba gen Profile rviper_controller
              generamba gen Profile,Settings clean_swift --dry-run
              generamba gen Profile own_template --custom_parameters style:dark cells:3
            """)

    @Argument(help: "The module's name, or several: NAME,NAME.")
    var name: String

    @Argument(help: "The template; may be left out when the Rambafile names just one.")
    var template: String?

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(
        name: [.customLong("dry-run"), .customLong("dry_run")],
        help: "Say what would happen to each file, and write nothing.")
    var dryRun = false

    @Flag(help: "Show what changes as a unified diff.")
    var diff = false

    @OptionGroup var consent: ConsentOption

    @Flag(help: "Print a report in JSON, and nothing else, on standard output.")
    var json = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        var outcome = Outcome()
        try Session.run(place) { session, diagnostics in
            try generate(session, &outcome, &diagnostics)
            if !json { session.terminal.write(outcome.text(color: session.terminal.colorsOutput)) }
        } finally: { diagnostics in
            if json { Terminal.current.write(try outcome.report(diagnostics, diff: diff).json()) }
        }
    }

    private func generate(_ session: Session, _ outcome: inout Outcome, _ diagnostics: inout Diagnostics)
        throws
    {
        let policy = try consent.policy(session.terminal)
        let order = try Order(
            names: name, template: template, options: module.options(), session: session,
            diagnostics: &diagnostics)
        outcome.isDryRun = dryRun
        outcome.template = order.template.name
        outcome.root = order.project.root
        let files = try order.files(session)
        outcome.modules = files.map { ($0.module, $0.files.count) }
        outcome.plan = try Plan(root: order.project.root, wanted: files.flatMap(\.files))
        if diff && !json { session.terminal.write(outcome.plan.changes.map(\.unifiedDiff).joined()) }
        let isDecided = !dryRun || policy != .ask
        if isDecided {
            var consent = Consent(policy, session.terminal)
            try outcome.plan.settle { change in
                try consent.decide("'\(change.path)'") { change.unifiedDiff }
            }
        }
        guard !dryRun else { return }
        try failOnConflicts(outcome.plan)
        try outcome.plan.apply()
        outcome.isApplied = true
    }

    private func failOnConflicts(_ plan: Plan) throws {
        let conflicts = plan.conflicts
        guard !conflicts.isEmpty else { return }
        let one = conflicts.count == 1
        throw Diagnostics.error(
            (one ? "1 file exists and differs: " : "\(conflicts.count) files exist and differ: ")
                + conflicts.map { "'\($0.path)'" }.joined(separator: ", "),
            hint:
                "nothing was written; look with '--diff', choose with '--on-conflict skip' or '--on-conflict overwrite'"
        )
    }
}
