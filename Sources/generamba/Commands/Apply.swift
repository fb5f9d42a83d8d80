import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

struct Apply: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply", abstract: "Make the changes of a plan that was written before.",
        usage: "generamba apply <file> [<options>]",
        discussion: """
            With '--plan FILE', gen, update, rename, move, destroy and adopt write what they would do to a file: the \
            command, and each change as a diff. apply runs that command again, in the folder where it ran, and makes \
            the changes if they are still the same. If the project, the templates or the program have changed since \
            then, it writes nothing, and the exit code is 8. If everything is as the plan wants it, nothing happens.

            EXAMPLE
              generamba apply profile.json
            """)

    @Argument(help: "The file.", completion: .file()) var file: String

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    /// The commands that can write plans. Others in a file are not run.
    private static let commands: [any ParsableCommand.Type] = [
        Gen.self, Update.self, Rename.self, Move.self, Destroy.self, Adopt.self,
    ]

    func run() throws {
        var words: [String] = []
        try CommandContext.run(in: place.directory, changesFiles: true) { context, _ in
            let command = try PlanFile.read(file, from: context.user).command
            guard let name = command.first, Self.commands.contains(where: { $0._commandName == name }),
                !command.contains(where: { $0.hasPrefix("--plan") || $0.hasPrefix("--applying") })
            else {
                throw Diagnostics.error(
                    "'\(file)' is a plan of no command that makes one",
                    hint: "make the plan again, with '--plan'")
            }
            try SystemEnvironment.change(to: context.start)
            words =
                [name, "--applying", AbsolutePath(file, relativeTo: context.user).text] + command.dropFirst()
        } json: {
            json && words.isEmpty ? ["applied": false] : nil
        }
        words += (diff ? ["--diff"] : []) + (json ? ["--json"] : []) + (quietly.quiet ? ["--quiet"] : [])
        try Generamba.run(words)
    }
}
