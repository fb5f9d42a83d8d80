import ArgumentParser
import GenerambaKit

struct TemplateRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove templates from the Rambafile, and their installed files.",
        usage: "generamba template remove [<options>] <name> ...",
        discussion: """
            Installed files that you edited are removed only with your consent, and files that you added are never \
            touched. Generated modules stay.

            EXAMPLE
              generamba template remove rviper_controller
            """)

    @Argument(
        help: ArgumentHelp("The templates to remove.", valueName: "name"), completion: .templatesOfRambafile)
    var names: [String]

    @OptionGroup var installing: InstallOptions

    func run() throws {
        try installing.run.edit { _, project, isRepeated, _ in
            var edit = try RambafileEdit(of: project)
            _ = try names.mapCollecting { try edit.remove($0, isRepeated: isRepeated) }
            return edit
        }
    }
}
