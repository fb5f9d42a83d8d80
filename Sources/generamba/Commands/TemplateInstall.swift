import ArgumentParser
import GenerambaKit

struct TemplateInstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Install the templates listed in the Rambafile.",
        usage: "generamba template install [<options>]",
        discussion: """
            The templates are installed into the Templates folder, in the versions that Rambafile.lock records; new \
            templates are added to it. Either all templates are installed or none. Files that you edited are \
            overwritten only with your consent, and files that you added are never touched.

            EXAMPLE
              generamba template install --locked
            """)

    @Flag(help: "Fail with exit code 3 if Rambafile.lock does not match the Rambafile.") var locked = false

    @Flag(help: "Remove templates that the Rambafile no longer lists.") var prune = false

    @OptionGroup var installing: InstallOptions

    func run() throws { try installing.run.run(locked ? .require : .follow, prunes: prune) }
}

struct TemplateUpdate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Update templates from their sources, and Rambafile.lock with them.",
        usage: "generamba template update [<options>] [<name> ...]",
        discussion: """
            Without names, all templates in the Rambafile are updated. A branch is followed to its newest commit, \
            and a tag to the commit that it names now.

            EXAMPLE
              generamba template update page
            """)

    @Argument(
        help: ArgumentHelp("The templates to update.", valueName: "name"), completion: .templatesOfRambafile)
    var names: [String] = []

    @OptionGroup var installing: InstallOptions

    func run() throws { try installing.run.run(.update(names)) }
}
