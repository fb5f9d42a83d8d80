import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess
import TemplateInspection

struct TemplateCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create a template from a module, or a small one to start from.",
        usage: "generamba template create [<options>] <name> [--from <dir> [<dir> ...]]",
        discussion: """
            With '--from', the template makes modules like the one in that folder. Its name, its prefix, its target, \
            and who made it when become tags. If you name several modules, what differs between them becomes \
            parameters. Their tests are found in the folder that mirrors theirs. At the end, create generates the \
            modules again and shows what differs, and compiles a module of another name.

            Without '--from', the template gets a folder of its own, with a rambaspec that declares one parameter, and Mustache \
            sources for a file and its test. Every question has an option that answers it; an empty text leaves the \
            field out. Without a terminal, create asks nothing and uses the defaults.

            EXAMPLE
              generamba template create own_template
              generamba template create screen --from Sources/Shop/Cart Sources/Shop/Profile
              generamba template create own_template --path Templates --license MIT
            """)

    @Argument(help: "The template's name.") var name: String

    @Argument(
        help: ArgumentHelp("With '--from': the folders of more modules like that one.", valueName: "dir"),
        completion: .directory)
    var folders: [String] = []

    @Option(
        help: ArgumentHelp("Make the template from the module in this folder.", valueName: "dir"),
        completion: .directory)
    var from: String?

    @Option(
        help: ArgumentHelp(
            "The folder with the tests of the module of '--from', if it does not mirror the folder with its code.",
            valueName: "dir"), completion: .directory)
    var tests: String?

    @Option(
        help: ArgumentHelp(
            "Another name for a parameter that '--from' finds. Repeat the option for more.",
            valueName: "old=new"))
    var param: [String] = []

    @Flag(name: .words("no-check"), help: "With '--from': do not compile a module of the template.")
    var noCheck = false

    @Option(
        help: ArgumentHelp(
            "The folder in which to create the template's folder, created if missing; with '--from', that of the project's templates by default.",
            valueName: "dir"), completion: .directory)
    var path: String?

    @Option(help: "What the template generates, in one line.") var summary: String?

    @Option(help: "The template's author.") var author: String?

    @Option(help: "The short name of the license.") var license: String?

    @OptionGroup var asking: YesOption

    @OptionGroup var report: QuietOption
    @OptionGroup var wait: WaitOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        try CommandContext.run(in: place.directory, changesFiles: true) { context, diagnostics in
            try checkOptions()
            let wait = LockWait(timeout: wait.timeout, context.terminal, isQuiet: report.quiet)
            let folder = try folder(context)
            let existing = folder.firstMissing?.parent ?? folder
            for place in [try Project.root(from: context.start), existing, existing.parent].compactMap(\.self)
            {
                guard try Disk.owner(of: place)?.owner.isTrusted(environment: context.environment) == true
                else { continue }
                try context.finishInterrupted(in: place, wait: wait)
            }
            let shown = folder.shown(from: context.user)
            let exists = Diagnostics.error(
                "'\(shown)' already exists", hint: "choose another name or '--path'")
            let prompts = SetupPrompts(
                terminal: context.terminal, isAsking: context.terminal.canAsk && !asking.yes)
            let isThere = try Disk.kind(of: folder) != nil
            if isThere, prompts.isAsking { throw exists }
            let made = try from.map { from in
                var head = NewTemplate(name: name)
                (head.summary, head.license) = (summary, license)
                head.author = try author ?? context.author()
                return TemplateFromModules(
                    head: head, folders: [from] + folders, tests: tests, names: param, context: context,
                    prompts: prompts)
            }
            let derived = try made?.derive(shown: shown, &diagnostics)
            let files = try derived?.files ?? starter(prompts, context)
            let words = derived?.words ?? NewTemplate.words
            let plan = try Plan(
                root: folder, wanted: files + GoldenTest.files(words, ofNew: name, files))
            // A run that was killed may have created it.
            if isThere, plan.changes.contains(where: { $0.action != .identical }) { throw exists }
            try context.apply(plan.moved(to: context.root(of: folder)), wait, &diagnostics)
            if BuiltInCatalog.names.contains(name) {
                diagnostics.addWarning(
                    "'\(name)' is also a built-in template; modules from it would be updated from yours",
                    hint: "choose another name, such as 'own_\(name)'")
            }
            guard !report.quiet else { return }
            context.terminal.write(plan.text(color: context.terminal.colorsOutput, in: shown))
            var stubs: [String] = []
            if let made, let template = derived {
                diagnostics.add(contentsOf: template.leftovers)
                try made.report(template, now: try SystemEnvironment.now())
                if !noCheck { stubs = try made.check(template, shown: shown, &diagnostics) }
            }
            context.terminal.write(printable(next(folder, context, stubs)))
        }
    }

    /// Checks that options which need a module have one.
    private func checkOptions() throws {
        let used = [
            (folders.first ?? "", !folders.isEmpty), ("--tests", tests != nil), ("--param", !param.isEmpty),
            ("--no-check", noCheck),
        ]
        guard from == nil, let (word, _) = used.first(where: \.1) else { return }
        throw WrongUsage(
            "'\(word)' needs '--from'", hint: "name the folder of a module: '--from Sources/Shop/Cart'")
    }

    /// Returns the files of a template to start from.
    private func starter(_ prompts: SetupPrompts, _ context: CommandContext) throws -> [GeneratedFile] {
        if prompts.isAsking, [summary, author, license].contains(nil) { prompts.greet() }
        var template = NewTemplate(name: name)
        template.summary = try prompts.text("Summary", summary, "A view model and its test")
        template.author = try prompts.text("Author", author, try context.author())
        template.license = try prompts.text("License", license, "MIT")
        return try template.files()
    }

    /// Returns the template's folder. Its parent may be missing, too.
    private func folder(_ context: CommandContext) throws -> AbsolutePath {
        guard TemplateName(name) != nil else {
            throw Diagnostics.error(
                "'\(name)' is not a valid template name",
                hint: "use the name of a folder, like 'own_template'")
        }
        let usual = try from == nil ? nil : context.nearestRoot?.appending(Project.templates)
        let parent = path.map { AbsolutePath($0, relativeTo: context.start) } ?? usual ?? context.start
        guard try parent.firstMissing.flatMap({ try Disk.kind(of: $0) }) == nil else {
            throw Diagnostics.error("no folder '\(parent.shown(from: context.user))'")
        }
        return parent.appending(name)
    }

    private func next(_ folder: AbsolutePath, _ context: CommandContext, _ stubs: [String]) -> String {
        let shown = folder.shown(from: context.user)
        // A name without a slash refers to an installed or built-in template first.
        let isTaken = !shown.contains("/") && (try? context.templates.find(shown)) != nil
        let path = shown.contains("/") ? shown : "./\(shown)"
        let options = stubs.map { " --stubs \(quotedForShell($0))" }.joined()
        let check = "  generamba template check \(quotedForShell(isTaken ? path : shown))\(options)\n"
        // The template is there already, so advice is no reason to fail.
        var ignored = Diagnostics()
        let project = try? context.templates.project(&ignored)
        let hasRambafile = (try? Project.root(from: context.start)) != nil
        guard let project, hasRambafile, !project.templateNames.contains(name)
        else { return "Next: check it\n\(check)" }
        return "Next: check it, and add it to the Rambafile\n\(check)"
            + "  generamba template add \(quotedForShell(path))\n"
    }
}
