import ArgumentParser
import GenerambaKit

/// The command `generamba template install`.
struct TemplateInstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Install the templates that the Rambafile names into Templates/.",
        discussion: """
            All templates are installed, or none, as Rambafile.lock has them; what it has not is added to it. \
            Installed files that were edited by hand are overwritten only with consent, and your own files beside \
            them never.

            EXAMPLE
              generamba template install --locked
            """)

    @Flag(help: "Fail with exit code 3 where Rambafile.lock does not fit the Rambafile.")
    var locked = false

    @Flag(help: "Remove the templates that the Rambafile names no more.")
    var prune = false

    @OptionGroup var installing: InstallRun

    func run() throws { try installing.run(locked ? .require : .follow, prunes: prune) }
}

/// The command `generamba template update`.
struct TemplateUpdate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Take templates anew from their sources, and move Rambafile.lock.",
        discussion: """
            Without names, all templates of the Rambafile. A branch is followed to its newest commit, and a tag to \
            where it is now.

            EXAMPLE
              generamba template update page
            """)

    @Argument(help: ArgumentHelp("The templates to update.", valueName: "name"))
    var names: [String] = []

    @OptionGroup var installing: InstallRun

    func run() throws { try installing.run(.update(names)) }
}
