import GenerambaKit

/// A run of `template install` or `template update`.
struct Installing {
    let session: Session
    let fetching: FetchingOptions
    let consent: ConsentOption
    /// Whether templates that the Rambafile names no more are removed.
    var prunes = false

    /// - Throws: `Diagnostics`, `LockMismatch`, `FileProblem`, `Stopped`, `Interruption`; then nothing was changed.
    func run(_ use: Installation.LockUse, diagnostics: inout Diagnostics) throws {
        let project = try Project.find(from: session.start, user: session.user, diagnostics: &diagnostics)
        if project.rambafile.templates.isEmpty {
            diagnostics.add(
                .warning(
                    "the Rambafile names no templates",
                    hint: "add '- {name: rviper_controller}' below 'templates:'"))
        }
        let terminal = session.terminal
        var answers = Consent(try ConflictPolicy.chosen(consent.onConflict, terminal), terminal)
        let installation = Installation(
            project: project, user: session.user, cache: try fetching.cache(session), use: use)
        var plan = try installation.plan(diagnostics: &diagnostics)
        plan.steps = try plan.steps.map { try $0.settled { try answers.decide($0, diff: $1) } }
        try failOnConflicts(plan)
        try plan.apply(prunes: prunes)
        terminal.write(plan.steps.map { $0.text(color: terminal.colorsOutput) }.joined())
        tell(of: plan.unnamed, &diagnostics)
    }

    private func failOnConflicts(_ plan: InstallationPlan) throws {
        let conflicts = plan.steps.flatMap { step in step.plan.conflicts.map { "'\($0.path)'" } }
        guard conflicts.isEmpty else {
            throw Diagnostics.error(
                "installed templates differ from their source: \(conflicts.joined(separator: ", "))",
                hint: "nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'")
        }
        guard prunes, consent.onConflict != .overwrite else { return }
        for template in plan.unnamed where try plan.isEdited(template) {
            throw Diagnostics.error(
                "'\(template.name)' was edited, and the Rambafile names it no more",
                hint: "nothing was written; '--on-conflict overwrite' removes it")
        }
    }

    private func tell(of unnamed: [Lockfile.Template], _ diagnostics: inout Diagnostics) {
        for template in unnamed {
            if prunes {
                session.terminal.write("\(template.name): removed\n")
            } else {
                diagnostics.add(
                    .warning(
                        "'\(template.name)' is installed, and the Rambafile names it no more",
                        hint: "'generamba template install --prune' removes it"))
            }
        }
    }
}

extension InstallationStep {
    fileprivate func text(color: Bool) -> String {
        let gone = stale.isEmpty ? "" : ", \(stale.count) removed"
        return
            "\(Paint(isOn: color).bold(name)) from \(source)\(move): \(plan.summary(isApplied: true))\(gone)\n"
    }

    /// From which commit to which the lock goes.
    private var move: String {
        guard let old = before?.origin.commit, let new = locked.origin.commit, old != new else { return "" }
        return ", \(old.prefix(7)) → \(new.prefix(7))"
    }
}
