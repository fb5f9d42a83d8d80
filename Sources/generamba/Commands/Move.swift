import ArgumentParser
import GenerambaKit

struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Move a generated module to another target.",
        usage: "generamba move <module> --target <target> [<options>]",
        discussion: """
            The files move below the target's folder, and the tests into its test target. They import the new target. \
            What you edited stays, and your own files in the module's folder move along.

            EXAMPLE
              generamba move Profile --target Account
            """)

    @Argument(help: "The module.", completion: .modules) var module: String

    @Option(
        help: ArgumentHelp("The target for the code; its test target receives the tests."),
        completion: .targets)
    var target: String

    @OptionGroup var options: MergingOptions

    func run() throws { try options.relocate(module, .target(target)) }
}
