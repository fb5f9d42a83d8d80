import GenerambaKit
import SourceText

/// A run of `gen`, as the command line asks for it.
struct Generate {
    /// The module's name, or several with commas between, the template, and the template's parameters.
    let words: [String]
    var options = GenerationOptions()
    var isDryRun = false
    var showsDiff = false
    /// Whether a warning is an error.
    var isStrict = false
    var onConflict: ConflictPolicy?
    var printsJSON = false
    var directory: String?

    /// - Throws: `ExitCode`.
    func run() throws {
        var outcome = Outcome()
        try Session.run(in: directory) { session, diagnostics in
            try generate(session, &outcome, &diagnostics)
            if !printsJSON { session.terminal.write(outcome.text(color: session.terminal.colorsOutput)) }
        } finally: { diagnostics in
            if printsJSON { Terminal.current.write(try outcome.report(diagnostics, diff: showsDiff).json()) }
        }
    }

    private func generate(_ session: Session, _ outcome: inout Outcome, _ diagnostics: inout Diagnostics)
        throws
    {
        let policy = try ConflictPolicy.chosen(onConflict, session.terminal)
        let order = try Order(
            words: words, options: options, session: session,
            diagnostics: &diagnostics)
        outcome.isDryRun = isDryRun
        outcome.template = order.template
        outcome.root = order.project.root
        let modules = try order.modules(session, diagnostics: &diagnostics)
        if isStrict { try diagnostics.throwWarnings() }
        outcome.modules = modules
        outcome.plan = try Plan(root: order.project.root, wanted: modules.flatMap(\.files))
        if showsDiff && !printsJSON {
            session.terminal.write(outcome.plan.changes.map(\.unifiedDiff).joined())
        }
        let isDecided = !isDryRun || policy != .ask
        if isDecided {
            var consent = Consent(policy, session.terminal)
            try outcome.plan.settle { change in
                try consent.decide("'\(change.path)'") { change.unifiedDiff }
            }
        }
        guard !isDryRun else { return }
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
