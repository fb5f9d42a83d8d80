import ArgumentParser

struct CompletionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completion", abstract: "Print a script that completes commands in your shell.",
        discussion: """
            With the script, the Tab key completes commands, options, templates, modules, targets and folders. Add the \
            line for your shell to the file that it reads when it starts: ~/.bashrc for bash, ~/.zshrc for zsh, \
            ~/.config/fish/config.fish for fish.

            EXAMPLE
              generamba completion fish | source
              eval "$(generamba completion bash)"
              autoload -Uz compinit && compinit; eval "$(generamba completion zsh)"
            """)

    /// A shell that completes command lines.
    enum Shell: String, ExpressibleByArgument, CaseIterable { case bash, zsh, fish }

    @Argument(help: "The shell.")
    var shell: Shell

    func run() throws {
        let script = CompletionShell(rawValue: shell.rawValue).map(Generamba.completionScript) ?? ""
        Terminal.current.write(script + "\n")
        try Terminal.current.finish()
    }
}
