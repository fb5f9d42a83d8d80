import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// The options of the commands that install templates.
struct InstallOptions: ParsableArguments {
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var consent: ConflictOption
    @OptionGroup var report: ReportOptions
    @OptionGroup var place: PlaceOption

    /// A run with these options.
    var run: InstallRun {
        InstallRun(
            onConflict: consent.onConflict, isVerbose: report.verbose, isQuiet: report.quiet,
            isOffline: fetching.offline, timeout: fetching.timeout, directory: place.directory)
    }
}

/// A run of a command that installs templates. The defaults are those of the options.
struct InstallRun {
    var onConflict: ConflictPolicy?
    var isVerbose = false
    var isQuiet = false
    var isOffline = false
    var timeout = WaitOption.usual
    var directory: String?

    /// Installs the templates of the Rambafile and, if wanted, removes those that it no longer names.
    func run(_ use: Installation.LockUse, prunes: Bool = false) throws {
        try run { context, project, _, wait, _, diagnostics in
            let installation = Installation(
                project: project, cache: try cache(context), use: use, prunes: prunes, wait: wait)
            let own = try project.rambafile.templates.filter(installation.isUsedFromTheProgram)
            if use == .update([]), !own.isEmpty, !isQuiet {
                let names = quoted(own.map(\.name.value.text))
                context.terminal.note(
                    "note: \(names) \(own.count == 1 ? "is" : "are") built in: there is nothing to update\n")
            }
            if project.rambafile.templates.isEmpty {
                diagnostics.addWarning(
                    "the Rambafile names no templates", hint: "run 'generamba template add rviper_controller'"
                )
            }
            return installation
        }
    }

    /// Edits the Rambafile, and installs or removes the templates that it then names or no longer names.
    ///
    /// - Parameter edit: edits the Rambafile of a project. Its third argument is whether an interrupted run of the same
    ///   command was finished in the project.
    func edit(_ edit: (CommandContext, Project, Bool, inout ConflictPrompt) throws -> RambafileEdit) throws {
        try run { context, project, isRepeated, wait, consent, _ in
            let edit = try edit(context, project, isRepeated, &consent)
            return Installation(
                project: edit.project, edit: edit, cache: try cache(context), prunes: true, wait: wait)
        }
    }

    private func cache(_ context: CommandContext) throws -> RepositoryCache {
        try context.cache(isOffline: isOffline, timeLimit: timeout, isQuiet: isQuiet)
    }

    private func run(
        _ installation: (CommandContext, Project, Bool, LockWait, inout ConflictPrompt, inout Diagnostics)
            throws -> Installation
    ) throws {
        try CommandContext.run(in: directory, changesFiles: true) { context, diagnostics in
            let wait = LockWait(timeout: timeout, context.terminal, isQuiet: isQuiet)
            let terminal = context.terminal
            var plan: InstallationPlan?
            var answers = ConflictPrompt(
                policy: try ConflictPolicy.chosen(onConflict, terminal), terminal: terminal)
            try context.changing(wait, &diagnostics) { wait, isRepeated, diagnostics in
                let project = try context.project(needsRambafile: true, &diagnostics)
                let installation = try installation(
                    context, project, isRepeated, wait, &answers, &diagnostics)
                var planned = try installation.plan(diagnostics: &diagnostics)
                let conflicts = planned.templates.indices.filter {
                    !planned.templates[$0].plan.conflicts.isEmpty
                }
                for (number, index) in conflicts.enumerated() {
                    let action = try answers.decide(
                        on: planned.templates[index], number + 1, of: conflicts.count)
                    planned.templates[index].resolveConflicts(by: action)
                }
                try planned.throwConflicts()
                try context.apply(planned.plan, wait, &diagnostics)
                plan = planned
            }
            guard let plan else { return }
            if !isQuiet {
                terminal.write(plan.text(color: terminal.colorsOutput, listsFiles: isVerbose))
            }
            diagnostics.add(contentsOf: plan.allWarnings)
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
    /// Decides whether a template replaces another one with the same name in the Rambafile.
    mutating func replaces(_ problem: Diagnostic) throws -> Bool {
        let text = problem.message.prefix(1).uppercased() + problem.message.dropFirst()
        switch try answer(to: "\(text). Replace it?") {
        case .overwrite: return true
        case .skip: return false
        default: throw Diagnostics([problem])
        }
    }

    fileprivate mutating func decide(
        on template: TemplateInstallation, _ number: Int, of count: Int
    ) throws -> Change.Action {
        let place = count > 1 ? " (\(number) of \(count))" : ""
        guard template.source != nil else {
            return try answer(
                to:
                    "The Rambafile no longer names the template '\(template.name)', whose files were edited\(place). "
                    + "Remove it?")
        }
        return try answer(
            to: "The installed template '\(template.name)' exists and differs\(place). Overwrite it?"
        ) { template.plan.conflicts.map(\.unifiedDiff).joined() }
    }
}

extension InstallationPlan {
    /// The changes of the Rambafile, if it is edited, and of each template.
    fileprivate func text(color: Bool, listsFiles: Bool) -> String {
        let file = rambafile.map { Plan(root: .root, changes: [$0]).text(color: color) } ?? ""
        return file
            + templates.map { (listsFiles ? $0.plan.text(color: color) : "") + $0.summary(color: color) }
            .joined()
    }

    fileprivate func throwConflicts() throws {
        var found = Diagnostics()
        for template in templates where !template.plan.conflicts.isEmpty {
            let files = few(template.plan.conflicts.map(\.path.text))
            let (problem, advice) = template.conflict
            found.addError("\(problem): \(files)", hint: "nothing was written; \(advice)")
        }
        try found.throwErrors()
    }

    /// Warnings about the templates, and about files that stay although no template has them any more.
    fileprivate var allWarnings: Diagnostics {
        var found = Diagnostics()
        if warnings > 0 {
            found.addWarning(
                "the templates have \(counted(warnings, "warning")) for their authors",
                hint: "'generamba template lint' shows them")
        }
        for template in templates {
            let kept = template.kept.map(\.text)
            if template.source == nil, !(kept + template.own).isEmpty {
                found.addWarning("removed '\(template.name)'; kept your files: \(few(kept + template.own))")
            } else if !kept.isEmpty {
                found.addWarning(
                    "the new '\(template.name)' drops these files, which you edited: \(few(kept))",
                    hint: "they were kept; remove them if you do not need them")
            }
        }
        for name in unlocked {
            found.addWarning(
                "'\(Project.templates)/\(name)' was kept because \(Lockfile.name) does not list it",
                hint: "remove the folder if you do not need it")
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
    /// Why its files are in conflict, and what the user can do.
    fileprivate var conflict: (problem: String, advice: String) {
        guard source != nil else {
            return (
                "'\(name)' would be removed, but its files were edited",
                "'--on-conflict skip' keeps the edited files, '--on-conflict overwrite' removes them"
            )
        }
        guard !replacesOtherByBuiltIn else {
            return (
                "installed files of '\(name)' differ from the built-in template of this name",
                "choose with \(ConflictPolicy.options); if the template is from a catalog, name the catalog in 'catalogs:'"
            )
        }
        return (
            "installed files of '\(name)' differ from its source", "choose with \(ConflictPolicy.options)"
        )
    }

    fileprivate func summary(color: Bool) -> String {
        guard let source else { return "\(name): removed\n" }
        let bold = ANSIStyle(isOn: color).bold(name.text)
        guard !isSkipped else {
            let count = plan.changes.count { $0.action == .skip }
            return "\(bold): skipped, \(count == 1 ? "1 file differs" : "\(count) files differ")\n"
        }
        let reason = requirer.map { ", required by '\($0)'" } ?? ""
        return "\(bold) from \(printable(source))\(reason)\(move): \(plan.summary(isApplied: true))\n"
    }

    /// The change of the locked commit.
    private var move: String {
        guard let old = before?.origin.commit, let new = locked?.origin.commit, old != new else { return "" }
        return ", \(old.prefix(7)) → \(new.prefix(7))"
    }
}
