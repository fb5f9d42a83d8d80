import ArgumentParser

/// The command `generamba completion`.
struct CompletionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completion",
        abstract: "Print a script that completes commands in your shell.",
        discussion: """
            With the script, the Tab key completes commands, options, templates and their parameters, targets and \
            folders. Put one of the lines below into the file that your shell reads when it starts.

            EXAMPLE
              generamba completion bash

            SETUP
              bash   ~/.bashrc                    eval "$(generamba completion bash)"
              zsh    ~/.zshrc                     eval "$(generamba completion zsh)"
              fish   ~/.config/fish/config.fish   generamba completion fish | source
            """)

    @Argument(help: "The shell.")
    var shell: CompletionShell

    func run() throws {
        Terminal.current.write(shell.script)
        try Terminal.current.finish()
    }
}
