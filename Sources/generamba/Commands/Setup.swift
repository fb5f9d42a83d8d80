import ArgumentParser
import GenerambaKit
import SourceText

/// The command `generamba setup`.
struct Setup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Ask a few questions and write a Rambafile.",
        usage: "generamba setup [<options>]",
        discussion: """
            Every question has an option that answers it. Without a terminal, setup asks nothing and uses the \
            defaults. The author is saved in ~/.generamba/user_preferences.yml, not in the Rambafile.

            EXAMPLE
              generamba setup
              generamba setup --yes --company "Example Ltd." --templates clean_swift
            """)

    @OptionGroup(title: "Answers") var answers: SetupOptions

    @Flag(name: [.short, .long], help: "Ask nothing and use the defaults.")
    var yes = false

    @OptionGroup var consent: ConflictOption
    @OptionGroup var wait: WaitOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        try CommandContext.run(in: place.directory, changesFiles: true) { context, diagnostics in
            let terminal = context.terminal
            let policy = try ConflictPolicy.chosen(consent.onConflict, terminal)
            let wait = LockWait(timeout: wait.timeout, terminal)
            try context.finishInterrupted(in: context.start, wait: wait)
            let prompts = SetupPrompts(terminal: terminal, isAsking: terminal.canAsk && !yes)
            let isThere = try Disk.kind(of: context.start.appending(Rambafile.name)) != nil
            if policy == .fail, isThere, prompts.isAsking { throw Self.isThere }
            let defaults = try SetupDefaults(context)
            let (result, author) = try prompts.run(answers, defaults)
            var plan = try Plan(root: context.start, wanted: [result.file])
            var prompt = ConflictPrompt(policy: policy, terminal: terminal)
            try prompt.resolveConflicts(in: &plan)
            if !plan.conflicts.isEmpty { throw Self.isThere }
            try context.apply(plan, wait, &diagnostics) { diagnostics in
                if let author { keep(author, context, &diagnostics) }
            }
            terminal.write(plan.text(color: terminal.colorsOutput))
            terminal.write("Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.\n")
        }
    }

    private static let isThere = Diagnostics.error(
        "a Rambafile already exists", hint: "edit it, or replace it with '--on-conflict overwrite'")

    private func keep(
        _ author: String, _ context: CommandContext, _ diagnostics: inout Diagnostics
    ) {
        do {
            guard let preferences = context.preferences else {
                throw Diagnostics.error("HOME is not set", hint: "pass '--author' to 'generamba gen'")
            }
            diagnostics.add(contentsOf: try preferences.save(author: author, wait: LockWait(timeout: 5)))
        } catch {
            let problems = (try? Diagnostics(of: error)) ?? .error("\(error)")
            for problem in problems.all {
                diagnostics.addWarning(
                    "the author was not saved in ~/.generamba: \(problem.message)", at: problem.range,
                    hint: problem.hint)
            }
        }
    }
}

/// The answers from the command line. An empty text means none.
struct SetupOptions: ParsableArguments {
    @Option(help: "The company name that templates print.")
    var company: String?

    @Option(help: "The author's name that templates print.")
    var author: String?

    @Option("project_name", value: "name", help: "The project's name.")
    var projectName: String?

    @Option(help: "The prefix for the names of types and files.")
    var prefix: String?

    @Option("project_target", value: "target", help: "The target for the modules.")
    var projectTarget: String?

    @Option("project_file_path", value: "folder", help: "The folder for the modules.")
    var projectFilePath: String?

    @Option("test_target", value: "target", help: "The target for the tests.")
    var testTarget: String?

    @Option("test_file_path", value: "folder", help: "The folder for the tests.")
    var testFilePath: String?

    @Option(help: ArgumentHelp("The templates to add to the Rambafile.", valueName: "a,b"))
    var templates: String?
}
