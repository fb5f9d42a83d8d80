import GenerambaKit
import SourceText

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
            project: project, user: session.user, cache: try fetching.cache(session), use: use, prunes: prunes
        )
        var plan = try installation.plan(diagnostics: &diagnostics)
        plan.steps = try plan.steps.map { try $0.settled { try answers.decide($0, diff: $1) } }
        plan.removals = try plan.removals.map { try $0.settled { try answers.decideRemoval($0) } }
        try plan.throwConflicts()
        try plan.apply()
        terminal.write(plan.steps.map { $0.text(color: terminal.colorsOutput) }.joined())
        terminal.write(plan.removals.map { "\($0.name): removed\n" }.joined())
        diagnostics.add(contentsOf: plan.warnings)
    }
}

extension InstallationPlan {
    /// - Throws: `Diagnostics` with the templates whose conflicts nobody has decided on.
    fileprivate func throwConflicts() throws {
        var found = Diagnostics()
        for step in steps where !step.plan.conflicts.isEmpty {
            found.add(
                .error(
                    "installed files of '\(step.name)' differ from its source: "
                        + quoted(step.plan.conflicts.map(\.path.text)),
                    hint:
                        "nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'"))
        }
        for removal in removals where removal.isInConflict {
            found.add(
                .error(
                    "'\(removal.name)' was edited, and the Rambafile names it no more: "
                        + quoted(removal.edited.map(\.text)),
                    hint:
                        "nothing was written; '--on-conflict skip' keeps what was edited, '--on-conflict overwrite' removes it"
                ))
        }
        try found.throwErrors()
    }

    /// What stays though no template has it any more.
    fileprivate var warnings: Diagnostics {
        var found = Diagnostics()
        for step in steps where !step.kept.isEmpty {
            found.add(
                .warning(
                    "'\(step.name)' has these edited files no more: \(quoted(step.kept.map(\.text)))",
                    hint: "they were kept; remove them, unless you need them"))
        }
        for removal in removals where !removal.edited.isEmpty || !removal.own.isEmpty {
            found.add(
                .warning(
                    "'\(removal.name)' was removed but for what is yours: "
                        + quoted(removal.edited.map(\.text) + removal.own)))
        }
        for template in unnamed {
            found.add(
                .warning(
                    "'\(template.name)' is installed, and the Rambafile names it no more",
                    hint: "'generamba template install --prune' removes it"))
        }
        return found
    }
}

/// Names between quotes: the first few, and how many there are besides.
private func quoted(_ names: [String]) -> String {
    let all = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 5 ? "\(all) and \(names.count - 5) more" : all
}

extension InstallationStep {
    fileprivate func text(color: Bool) -> String {
        let bold = ANSIStyle(isOn: color).bold(name)
        guard !isSkipped else {
            let count = plan.changes.count { $0.action == .skip }
            return "\(bold): skipped, \(count == 1 ? "1 file differs" : "\(count) files differ")\n"
        }
        let gone = countOfLeaving == 0 ? "" : ", \(countOfLeaving) removed"
        return "\(bold) from \(source)\(move): \(plan.summary(isApplied: true))\(gone)\n"
    }

    /// From which commit to which the lock goes.
    private var move: String {
        guard let old = before?.origin.commit, let new = locked?.origin.commit, old != new else { return "" }
        return ", \(old.prefix(7)) → \(new.prefix(7))"
    }
}
