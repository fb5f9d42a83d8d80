import ArgumentParser
import GenerambaKit

/// `generamba template`
struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Work with templates.",
        discussion: """
            EXAMPLE
              generamba template install
            """,
        subcommands: [
            TemplateInstall.self, TemplateShow.self, TemplateCheck.self, TemplateLint.self,
            TemplateCreate.self,
        ])
}

/// `generamba template install`
struct TemplateInstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Install the templates that the Rambafile names into Templates/.",
        discussion: """
            All templates are installed, or none. An installed template that differs, because it was edited or \
            because its source has moved on, is overwritten only with consent.

            EXAMPLE
              generamba template install --on-conflict overwrite
            """)

    @OptionGroup var consent: ConsentOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        try Session.run(in: place.directory) { session, diagnostics in
            let project = try Project.find(from: session.start, user: session.user, diagnostics: &diagnostics)
            if project.rambafile.templates.isEmpty {
                diagnostics.add(
                    .warning(
                        "the Rambafile names no templates",
                        hint: "add '- {name: rviper_controller}' below 'templates:'"))
            }
            var consent = Consent(
                try ConflictPolicy.chosen(consent.onConflict, session.terminal), session.terminal)
            let terminal = session.terminal
            let installation = Installation(
                project: project, user: session.user, environment: session.environment,
                progress: { name in if terminal.canAsk { terminal.note("fetching \(name)\n") } })
            let steps = try installation.plan(diagnostics: &diagnostics).map { try $0.settled(&consent) }
            try failOnConflicts(steps)
            try Plan(root: project.root, changes: steps.flatMap(\.plan.changes)).apply()
            session.terminal.write(steps.map { $0.text(color: terminal.colorsOutput) }.joined())
        }
    }

    private func failOnConflicts(_ steps: [Installation.Step]) throws {
        let conflicts = steps.flatMap { step in step.plan.conflicts.map { "'\($0.path)'" } }
        guard conflicts.isEmpty else {
            throw Diagnostics.error(
                "installed templates differ from their source: \(conflicts.joined(separator: ", "))",
                hint: "nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'")
        }
    }
}

extension Installation.Step {
    /// The step with its conflicts decided, for the template as a whole.
    fileprivate func settled(_ consent: inout Consent) throws -> Self {
        let conflicts = plan.conflicts
        guard !conflicts.isEmpty else { return self }
        let action = try consent.decide("The installed template '\(name)'") {
            conflicts.map(\.unifiedDiff).joined()
        }
        var result = self
        result.plan.settle { _ in action }
        // A template of which something is kept is kept whole: its files belong together.
        if action == .skip { result.plan.changes.removeAll { $0.action == .create } }
        return result
    }

    fileprivate func text(color: Bool) -> String {
        "\(Paint(isOn: color).bold(name)) from \(source): \(plan.summary(isApplied: true))\n"
    }
}
