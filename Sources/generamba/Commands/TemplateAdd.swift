import ArgumentParser
import GenerambaKit

struct TemplateAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add templates to the Rambafile and install them.",
        usage: "generamba template add [<options>] <name|path|url> ...",
        discussion: """
            NAME is a built-in template or one in a catalog; PATH is a template's folder; URL is a git address: \
            URL[@TAG][//PATH], where TAG can also be a branch or a commit. The Rambafile keeps its comments and \
            layout. Either all templates are added and installed or none.

            EXAMPLE
              generamba template add rviper_controller
              generamba template add ./templates/screen
              generamba template add https://example.com/templates.git@1.2//screen
            """)

    @Argument(help: ArgumentHelp("The templates to add.", valueName: "name|path|url"), completion: .templates)
    var templates: [String]

    @OptionGroup var installing: InstallOptions

    func run() throws {
        let resolver = installing.fetching.templates
        try installing.run.edit { context, project, _, consent in
            var edit = try RambafileEdit(of: project)
            let templates = resolver(context)
            _ = try self.templates.mapCollecting { word in
                try edit.add(word, from: templates) { try consent.replaces($0) }
            }
            return edit
        }
    }
}
