import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

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
            let new = try NewTemplates(in: path, isInProject: from != nil, context, wait)
            let folder = try new.folder(name)
            try new.finishInterrupted()
            let shown = folder.shown(from: context.user)
            let prompts = SetupPrompts(
                terminal: context.terminal, isAsking: context.terminal.canAsk && !asking.yes)
            if prompts.isAsking, try Disk.kind(of: folder) != nil { throw new.exists(folder) }
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
            let text = try new.write(
                [(name, files + GoldenTest.files(words, ofNew: name, files))], &diagnostics)
            guard !report.quiet else { return }
            context.terminal.write(text)
            var stubs: [String] = []
            if let made, let template = derived {
                diagnostics.add(contentsOf: template.leftovers)
                try made.report(template, now: try SystemEnvironment.now())
                if !noCheck { stubs = try made.check(template, shown: shown, &diagnostics) }
            }
            context.terminal.write(printable(try new.next(name, stubs)))
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
}
