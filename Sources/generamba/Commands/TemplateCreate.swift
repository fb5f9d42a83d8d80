import ArgumentParser
import GenerambaKit

/// `generamba template create`
struct TemplateCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Make a small template to begin with.",
        discussion: """
            The template has a rambaspec with one parameter, a source and the source of its test, in Mustache, in a new \
            folder of its name. Each answer can be given as an option, an empty text for none; without a terminal nothing \
            is asked and the defaults are taken.

            EXAMPLE
              generamba template create own_template
              generamba template create own_template --path Templates --summary "Our screen" --license MIT
            """)

    @Argument(help: "The template's name.")
    var name: String

    @Option(help: ArgumentHelp("The folder for the template's own.", valueName: "dir"))
    var path: String?

    @Option(help: "What the template makes, in a line.")
    var summary: String?

    @Option(help: "Who wrote it.")
    var author: String?

    @Option(help: "The licence, by its short name.")
    var license: String?

    @Flag(name: [.short, .long], help: "Take the default of everything that is not given.")
    var yes = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        try Session.run(in: place.directory) { session, _ in
            let parent = try parent(session)
            let template = try template(session)
            let root = parent.below(session.start) == nil ? parent : session.start
            let plan = try Plan(
                root: root, wanted: try template.files(in: parent.below(root) ?? .here))
            try plan.apply()
            session.terminal.write(plan.text(color: session.terminal.colorsOutput))
            session.terminal.write(next(parent.appending(name), session))
        }
    }

    /// The folder in which the template's own is made.
    ///
    /// - Throws: `Diagnostics` when the name is none, or something stands there.
    private func parent(_ session: Session) throws -> FilePath {
        guard TemplateReference.isName(name) else {
            throw Diagnostics.error(
                "'\(name)' cannot name a template", hint: "it is the name of a folder, like 'own_template'")
        }
        let parent = FilePath(path ?? ".", relativeTo: session.start)
        guard Disk.isFolder(parent) else { throw Diagnostics.error("no folder '\(path ?? parent.text)'") }
        let folder = parent.appending(name)
        guard try Disk.kind(of: folder) == nil else {
            throw Diagnostics.error(
                "'\(folder.shown(from: session.user))' exists", hint: "choose another name or '--path'")
        }
        return parent
    }

    private func template(_ session: Session) throws -> NewTemplate {
        let interview = Interview(terminal: session.terminal, isAsking: session.terminal.canAsk && !yes)
        if interview.isAsking, [summary, author, license].contains(nil) { interview.greet() }
        let summary = try interview.text("Summary", summary, "A view model and its test")
        let known =
            author == nil
            ? try session.preferences?.author()
                ?? Git(environment: session.environment).userName(in: session.start) : nil
        return NewTemplate(
            name: name, summary: summary, author: try interview.text("Author", author, known),
            license: try interview.text("License", license, "MIT"))
    }

    /// What to do with the template.
    private func next(_ folder: FilePath, _ session: Session) -> String {
        let shown = folder.shown(from: session.user)
        // A name without a slash is that of an installed or built-in template first.
        let isTaken = !shown.contains("/") && (try? session.template(named: shown)) != nil
        let local = folder.shown(from: Project.root(from: session.start) ?? session.start)
        return """
            Next: 'generamba template check \(isTaken ? "./\(shown)" : shown)', and in the Rambafile, below 'templates:', \
            '- {name: \(name), local: \(local)}'.

            """
    }
}
