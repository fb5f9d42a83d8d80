import ArgumentParser
import GenerambaKit
import SourceText

/// A run of `template install` or `template update`, with the options that both have.
struct InstallRun: ParsableArguments {
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var consent: ConflictOption
    @OptionGroup var place: PlaceOption

    /// Installs templates.
    ///
    /// - Parameter prunes: whether to remove templates that the Rambafile no longer names.
    /// - Throws: `ExitCode`. In that case, nothing has changed.
    func run(_ use: Installation.LockUse, prunes: Bool = false) throws {
        try CommandContext.run(in: place.directory, changesFiles: true) { context, diagnostics in
            let wait = LockWait(timeout: fetching.timeout, context.terminal)
            try context.finishInterrupted(wait: wait)
            let project = try Project.find(
                from: context.start, user: context.user, environment: context.environment,
                diagnostics: &diagnostics)
            if project.rambafile.templates.isEmpty {
                diagnostics.addWarning(
                    "the Rambafile names no templates",
                    hint: "add '- {name: rviper_controller}' below 'templates:'")
            }
            let terminal = context.terminal
            let policy = try ConflictPolicy.chosen(consent.onConflict, terminal)
            var answers = ConflictPrompt(policy: policy, terminal: terminal)
            let installation = Installation(
                project: project, cache: try fetching.cache(context), use: use, prunes: prunes, wait: wait
            )
            var plan = try installation.plan(diagnostics: &diagnostics)
            for index in plan.templates.indices where plan.templates[index].hasConflicts {
                plan.templates[index].resolveConflicts(by: try answers.decide(on: plan.templates[index]))
            }
            try plan.throwConflicts()
            try context.apply(plan.plan, wait, &diagnostics)
            terminal.write(plan.templates.map { $0.text(color: terminal.colorsOutput) }.joined())
            diagnostics.add(contentsOf: plan.warnings)
            if plan.isFirst, terminal.width != nil { terminal.note(Self.advice) }
        }
    }

    /// What to do with the new files, for people who install templates for the first time. Scripts need no advice.
    private static let advice = """
        Commit the Rambafile and Rambafile.lock. Commit Templates/, too, if a fresh clone should generate modules
        without 'generamba template install'.

        """
}

extension ConflictPrompt {
    /// - Throws: `UserCancelled`.
    fileprivate mutating func decide(on template: TemplateInstallation) throws -> Change.Action {
        guard template.source != nil else {
            return try answer(
                to:
                    "The Rambafile no longer names the template '\(template.name)', whose files were edited. Remove it?"
            )
        }
        return try decide("The installed template '\(template.name)'") {
            template.plan.conflicts.map(\.unifiedDiff).joined()
        }
    }
}

extension InstallationPlan {
    /// - Throws: `Diagnostics` with the templates that have unresolved conflicts.
    fileprivate func throwConflicts() throws {
        var found = Diagnostics()
        for template in templates where !template.plan.conflicts.isEmpty {
            let files = few(template.plan.conflicts.map(\.path.text))
            let (problem, advice) =
                template.source == nil
                ? (
                    "'\(template.name)' was edited, and the Rambafile no longer names it",
                    "'--on-conflict skip' keeps the edited files, '--on-conflict overwrite' removes them"
                )
                : (
                    "installed files of '\(template.name)' differ from its source",
                    "choose with \(ConflictPolicy.options)"
                )
            found.addError("\(problem): \(files)", hint: "nothing was written; \(advice)")
        }
        try found.throwErrors()
    }

    /// Warnings about files that stay although no template has them any more.
    fileprivate var warnings: Diagnostics {
        var found = Diagnostics()
        for template in templates {
            let kept = template.kept.map(\.text)
            if template.source == nil, !(kept + template.own).isEmpty {
                found.addWarning(
                    "removed '\(template.name)'; kept your files: \(few(kept + template.own))")
            } else if !kept.isEmpty {
                found.addWarning(
                    "the new '\(template.name)' drops these files, which you edited: \(few(kept))",
                    hint: "they were kept; remove them if you do not need them")
            }
        }
        for template in unnamed {
            found.addWarning(
                "'\(template.name)' is installed, but the Rambafile no longer names it",
                hint: "'generamba template install --prune' removes it")
        }
        return found
    }
}

/// The first few names in quotes, and the number of further ones.
private func few(_ names: [String]) -> String { quoted(names, most: 5) { " and \($0) more" } }

extension TemplateInstallation {
    fileprivate func text(color: Bool) -> String {
        guard let source else { return "\(name): removed\n" }
        let bold = ANSIStyle(isOn: color).bold(name.text)
        guard !isSkipped else {
            let count = plan.changes.count { $0.action == .skip }
            return "\(bold): skipped, \(count == 1 ? "1 file differs" : "\(count) files differ")\n"
        }
        return "\(bold) from \(printable(source))\(move): \(plan.summary(isApplied: true))\n"
    }

    /// The change of the locked commit.
    private var move: String {
        guard let old = before?.origin.commit, let new = locked?.origin.commit, old != new else { return "" }
        return ", \(old.prefix(7)) → \(new.prefix(7))"
    }
}
