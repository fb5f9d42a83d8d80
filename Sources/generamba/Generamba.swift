import ArgumentParser
import GenerambaKit
import SourceText

@main struct Generamba: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generamba", abstract: "Generate modules for Swift projects from templates.",
        discussion: """
            EXAMPLE
              generamba gen Profile rviper_controller
              generamba setup
              generamba template list
            """, version: Version.number,
        subcommands: [
            Setup.self, Gen.self, List.self, Status.self, Doctor.self, Graph.self, Update.self, Rename.self,
            Move.self, Destroy.self, Adopt.self, Apply.self, Agent.self, Schema.self,
            TemplateCommand.self, XcodeCommand.self, CompletionCommand.self, Version.self,
        ])

    /// The maximum number of arguments. The argument parser takes quadratic time, which is half a second for this
    /// number.
    static let mostWords = 2000

    static func main() {
        OutputStream.prepare()
        do {
            do { try run(SystemEnvironment.arguments) } catch let update as UpdateInstead {
                try Update.parse(update.words).run()
            }
        } catch {
            Terminal.current.exit(with: error)
        }
    }

    static func run(_ arguments: [String]) throws {
        if let run = GenRun(plain: arguments) { return try run.run() }
        if arguments == ["--version"] { return try Version.print() }
        if arguments == ["template", "list"] { return try ListingOptions.list() }
        if arguments == ["template", "install"] { return try InstallRun().run(.follow) }
        if arguments.first == "---completion" { return complete(arguments) }
        guard arguments.count <= mostWords else {
            throw WrongUsage(
                "the command line has more than \(mostWords) words",
                hint: "run the program several times with fewer words each")
        }
        Terminal.leaveHelpUnbroken()
        let words = splitCustomParameters(CommandNames.resolved(moveDirectory(arguments)))
        try CommandNames.check(words)
        var command = try parseAsRoot(words)
        try command.run()
    }

    /// Prints what a completion script asks for. Never prints a message, which would spoil the user's prompt.
    private static func complete(_ arguments: [String]) {
        do { _ = try parseAsRoot(arguments) } catch {
            guard exitCode(for: error).isSuccess else { return }
            Terminal.current.write(fullMessage(for: error) + "\n")
        }
    }
}

extension Terminal {
    /// Exits in the way that the error requires: prints help and versions to standard output, and messages to standard
    /// error.
    fileprivate func exit(with error: any Error) -> Never {
        let usage = error as? WrongUsage
        let code = usage.map { ExitCode(of: $0) } ?? Generamba.exitCode(for: error)
        guard code.isSuccess else {
            if !(error is ExitCode) {
                let problem = usage?.diagnostic ?? Diagnostic(commandLine: error)
                if FormatOptions.isJSON(SystemEnvironment.arguments) {
                    try? write(JSON.text(of: JSONReport(JSONObject([:]), Diagnostics([problem]))))
                }
                report(problem)
            }
            Generamba.exit(withError: code)
        }
        let text = Generamba.fullMessage(for: error)
        write(HelpPage(text)?.text(columns: helpWidth) ?? text + "\n")
        do { try finish() } catch { Generamba.exit(withError: error) }
        Generamba.exit()
    }
}

extension Diagnostic {
    /// Turns an error of the argument parser into a message in this program's style. Its first sentence is the message.
    /// The hint is the rest, or the usage.
    fileprivate init(commandLine error: any Error) {
        let text = Generamba.message(for: error).prefix { !$0.isNewline }
        let sentences = text.split(separator: ". ", maxSplits: 1).map {
            $0.prefix(1).lowercased() + $0.dropFirst()
        }
        var message = sentences.first ?? "the command line cannot be read"
        if message.hasSuffix(".") { message.removeLast() }
        var advice = sentences.dropFirst().first
        if advice?.hasSuffix(".") == true { advice?.removeLast() }
        let lines = Generamba.fullMessage(for: error).split(whereSeparator: \.isNewline)
        let usage = lines.first { $0.hasPrefix("Usage: ") }.map { "usage: \($0.dropFirst(7))" }
        let option = message.hasPrefix("unknown option '") ? message.dropFirst(16).dropLast() : ""
        advice = CommandNames.advice(on: String(option)) ?? advice
        self = .error(message, hint: advice ?? usage ?? "see 'generamba --help'")
    }
}
