import ArgumentParser
import GenerambaKit

struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a generated module another name.",
        usage: "generamba rename <module> <name> [<options>]",
        discussion: """
            This generates the module under both names and takes what differs over into the files, which move with \
            their folders. What you edited stays, with the new names of the module's types. Your own files in the \
            module's folder move along, and Xcode projects follow. Other code that names the module's types stays as \
            it is; the report lists the places.

            EXAMPLE
              generamba rename Profile Account
              generamba rename Profile Account --dry-run --diff
            """)

    @Argument(help: "The module.", completion: .modules) var module: String

    @Argument(help: "The new name, without the prefix.") var name: String

    @OptionGroup var options: MergingOptions

    func run() throws { try options.relocate(module, .name(name)) }
}
