import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess
import TemplateInspection

/// The command `generamba setup`.
struct Setup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup", abstract: "Ask a few questions, and write or change the Rambafile.",
        usage: "generamba setup [<options>]",
        discussion: """
            setup asks about the Swift package or the Xcode project in this folder or the nearest one above it, and \
            offers the answers that it finds. An existing Rambafile is changed in place: its comments and other keys stay. Every question has an \
            option that answers it. Without a terminal, setup asks nothing and uses the defaults; of an existing \
            Rambafile, it changes only what options give. The author is saved in \
            ~/.generamba/user_preferences.yml, not in the Rambafile.

            EXAMPLE
              generamba setup
              generamba setup --yes --company "Example Ltd." --templates clean_swift
            """)

    @OptionGroup(title: "Answers") var answers: SetupOptions

    @Flag(
        help: "Keep a guide to this project for coding agents in AGENTS.md, as 'generamba agent' prints it.")
    var agents = false

    @Flag(help: "Keep the Rambafile's JSON Schema in .generamba, and name it in the Rambafile, for editors.")
    var schema = false

    @OptionGroup var asking: YesOption

    @OptionGroup var consent: ConflictOption
    @OptionGroup var report: QuietOption
    @OptionGroup var wait: WaitOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        try CommandContext.run(in: place.directory, changesFiles: true) { context, diagnostics in
            let terminal = context.terminal
            _ = try ConflictPolicy.chosen(consent.onConflict, terminal)
            let wait = LockWait(timeout: wait.timeout, terminal, isQuiet: report.quiet)
            let root = try root(context)
            try context.finishInterrupted(in: root, wait: wait)
            let file = try Project.file(in: root, user: context.user, environment: context.environment)
            let old = [.overwrite, .skip].contains(consent.onConflict) ? nil : file
            let prompts = SetupPrompts(
                terminal: terminal, isAsking: terminal.canAsk && !asking.yes && consent.onConflict != .skip)
            if let old, prompts.isAsking {
                if consent.onConflict == .fail { throw Self.isThere }
                guard try terminal.yes("Change the settings in '\(old.path)'?", default: true)
                else { throw UserCancelled() }
            }
            let defaults = try SetupDefaults(
                in: root, old, xcodeproj: self.answers.xcodeprojPath?.trimmed, isQuiet: report.quiet,
                isAsking: prompts.isAsking, context)
            try check(defaults, prompts, context)
            let (answers, author) = try prompts.run(self.answers, defaults)
            // The Rambafile is written anew, or edited in place.
            let rambafile = try old.map { try answers.file(editing: $0) } ?? answers.file
            let keepsSchema = schema || FileSchema.isNamed(in: rambafile)
            var plan = try Plan(
                root: root, wanted: [keepsSchema ? FileSchema.naming(in: rambafile) : rambafile])
            try confirm(plan, answers, author, prompts)
            if !resolve(&plan) { throw Self.isThere }
            if let old, !prompts.isAsking, let bytes = plan.changes[0].after?.bytes {
                let new = SourceFile(path: old.path, bytes: bytes)
                diagnostics.add(contentsOf: try defaults.missingTargets(in: new))
            }
            let settings = Project(answers, in: root, user: context.user)
            if keepsSchema { plan.changes.append(try FileSchema.change(in: root)) }
            plan.changes += try guide(to: settings, answers.templates, prompts, context, &diagnostics)
            var savesAuthor = false
            try context.apply(plan, wait, &diagnostics) { diagnostics in
                if let author { savesAuthor = save(author, context, &diagnostics) }
            }
            guard !report.quiet else { return }
            let path = root.appending(Rambafile.name).shown(from: context.user)
            let folder = path == Rambafile.name ? nil : String(path.dropLast(Rambafile.name.count + 1))
            terminal.write(plan.text(color: terminal.colorsOutput, in: folder))
            if savesAuthor { terminal.write("Saved the author in ~/.generamba/user_preferences.yml.\n") }
            terminal.write(next(answers, context))
        }
    }

    /// The change that keeps a guide for coding agents, if an option or the user says so, or if there is one already.
    private func guide(
        to project: Project, _ templates: [String], _ prompts: SetupPrompts, _ context: CommandContext,
        _ diagnostics: inout Diagnostics
    ) throws -> [Change] {
        let file = try Disk.read(project.root.appending(ProjectGuide.path))
        guard
            try agents || file.map(ProjectGuide.isKept) == true
                || file != nil && prompts.isAsking
                    && prompts.terminal.yes(
                        "Keep a guide to this project's modules in AGENTS.md?", default: true)
        else { return [] }
        let guide = try ProjectGuide(
            of: project, in: project.root, listing: templates, [], context, &diagnostics)
        return [try guide.change(in: project.root)]
    }

    /// The folder of the project: the nearest one with a Rambafile, a Package.swift or an Xcode project or, without
    /// these, the command's.
    private func root(_ context: CommandContext) throws -> AbsolutePath {
        let roots = [try Project.root(from: context.start), try ProjectTargets.root(from: context.start)]
        return roots.compactMap(\.self).max { $0.components.count < $1.components.count } ?? context.start
    }

    private func check(_ defaults: SetupDefaults, _ prompts: SetupPrompts, _ context: CommandContext) throws {
        guard answers.projectTarget == nil, try defaults.target(isAsking: prompts.isAsking) == nil
        else { return }
        guard !defaults.targets.isEmpty else {
            if let generator = defaults.generator {
                throw try Diagnostics.notGenerated(by: generator, in: root(context))
            }
            throw try ProjectTargets.root(from: context.start) == nil
                ? Diagnostics.noPackage(context) : Diagnostics.noCodeTarget(in: defaults.xcodeproj)
        }
        guard prompts.isAsking else {
            throw Diagnostics.severalTargets(defaults.targets, option: "--project_target")
        }
    }

    /// Shows what is going to be written, and asks for consent.
    private func confirm(
        _ plan: Plan, _ answers: RambafileAnswers, _ author: String?, _ prompts: SetupPrompts
    ) throws {
        guard prompts.isAsking else { return }
        let terminal = prompts.terminal
        let change = plan.changes.first { $0.action == .conflict }
        let isEdit = change != nil && consent.onConflict != .overwrite
        if let change, isEdit {
            terminal.note("\n")
            terminal.note(diff: change.unifiedDiff)
        } else if plan.changes.contains(where: { $0.action != .identical }) {
            let settings = answers.rambafile.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            terminal.note("\n" + settings.map { "  \(printable(String($0)))\n" }.joined())
        } else {
            return
        }
        if let author {
            terminal.note("  (author, for ~/.generamba/user_preferences.yml: \(printable(author)))\n")
        }
        let question = isEdit ? "Write these changes?" : "Write this Rambafile?"
        guard try terminal.yes("\n\(question)", default: true) else { throw UserCancelled() }
    }

    /// Decides about an existing file. Returns false if it must not change.
    private func resolve(_ plan: inout Plan) -> Bool {
        plan.resolveConflicts { _ in
            switch consent.onConflict {
            case .overwrite: .overwrite
            case .skip: .skip
            case .fail, .merge: .conflict
            case .ask, nil: .edit
            }
        }
        return plan.conflicts.isEmpty
    }

    /// Tells the user what to do next. Templates that are installed, built in, or in a folder of the Rambafile need no
    /// installation.
    private func next(_ answers: RambafileAnswers, _ context: CommandContext) -> String {
        let templates = context.templates
        // 'template install' says what is wrong with a template that cannot be read.
        let isReady = answers.templates.allSatisfy { (try? templates.find($0)) != nil }
        let library = XcodeTemplate.library(environment: context.environment)
        let hasOthers = library.map { (try? XcodeTemplate.folders(below: $0))?.isEmpty == false } ?? false
        let others = hasOthers ? "'generamba template list --xcode' lists your templates for Xcode.\n" : ""
        let gen = "'generamba gen NAME\(answers.templates.count == 1 ? "" : " TEMPLATE")'"
        return "Next: \(isReady ? "" : "'generamba template install', then ")\(gen).\n\(others)"
    }

    private static let isThere = Diagnostics.error(
        "a Rambafile already exists", hint: "leave out '--on-conflict fail' to change it in place")

    /// Saves the author. Returns true if the preferences have changed.
    private func save(_ author: String, _ context: CommandContext, _ diagnostics: inout Diagnostics) -> Bool {
        do {
            guard let preferences = context.preferences else {
                throw Diagnostics.error("HOME is not set", hint: "pass '--author' to 'generamba gen'")
            }
            let isNew = (try? preferences.author()) != author
            diagnostics.add(contentsOf: try preferences.save(author: author, wait: LockWait(timeout: 5)))
            return isNew
        } catch {
            let problems = (try? Diagnostics(of: error)) ?? .error("\(error)")
            for problem in problems.all {
                diagnostics.addWarning(
                    "the author was not saved in ~/.generamba: \(problem.message)", at: problem.range,
                    hint: problem.hint)
            }
            return false
        }
    }
}
