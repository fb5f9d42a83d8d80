import ArgumentParser
import GenerambaKit

/// The program.
@main
struct Generamba: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generamba",
        abstract: "Generates modules for Swift projects from templates.",
        discussion: """
            EXAMPLE
              generamba setup
              generamba template install
              generamba gen Profile rviper_controller
            """,
        version: Version.number,
        subcommands: [Setup.self, Gen.self, TemplateCommand.self, Version.self]
    )

    static func main() {
        let terminal = Terminal.current
        do {
            var command = try parseAsRoot(splitCustomParameters(Array(CommandLine.arguments.dropFirst())))
            try command.run()
        } catch {
            terminal.exit(with: error)
        }
    }
}

extension Terminal {
    /// Ends the program as an error asks for: help and versions on standard output, the rest as a message.
    fileprivate func exit(with error: any Error) -> Never {
        let code = Generamba.exitCode(for: error)
        if code.isSuccess {
            write(Generamba.fullMessage(for: error) + "\n")
        } else if !(error is ExitCode) {
            report(Diagnostic(commandLine: error))
        }
        Generamba.exit(withError: code.isSuccess ? nil : code)
    }
}

extension Diagnostic {
    /// The argument parser's complaint in the style of all messages.
    fileprivate init(commandLine error: any Error) {
        var lines = Generamba.message(for: error).split(whereSeparator: \.isNewline).map(String.init)
        let first = lines.isEmpty ? "the command line cannot be read" : lines.removeFirst()
        var text = first.prefix(1).lowercased() + first.dropFirst()
        if text.hasSuffix(".") { text.removeLast() }
        let parts = text.split(separator: ". Did you mean ", maxSplits: 1).map(String.init)
        let hint = parts.count == 2 ? "did you mean \(parts[1])" : nil
        let full = Generamba.fullMessage(for: error).split(whereSeparator: \.isNewline)
        let usage = full.first { $0.hasPrefix("Usage: ") }.map { "usage: \($0.dropFirst(7))" }
        self = .error(parts.first ?? text, hint: hint ?? usage ?? "see 'generamba --help'")
    }
}
