import Architecture
import ArgumentParser
import GenerambaKit

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Find what breaks the rules of a module's architecture.",
        usage: "generamba doctor [<module> ...] [<options>]",
        discussion: """
            This reads the Swift code of the project and changes nothing. It looks at the recorded modules, and at those \
            whose types are named like the parts of VIPER, SILVER or Clean Swift. A comment disables a rule on its \
            line and the next one, '// generamba:disable RULE', or in its file, '// generamba:disable-file RULE'. If \
            there is a finding, the exit code is 1.

            EXAMPLE
              generamba doctor
              generamba doctor Profile Feed
            """)

    @Argument(help: ArgumentHelp("The modules; all by default.", valueName: "module"), completion: .modules)
    var names: [String] = []

    @OptionGroup var output: FormatOptions
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        var report = DoctorReport()
        try CommandContext.run(in: place.directory, as: output.chosen) { context, _ in
            let code = try context.code()
            report = DoctorReport(of: try code.modules(named: names), in: code)
            let terminal = context.terminal
            if output.printsMessages {
                terminal.note(report.messages(color: terminal.colorsMessages, width: terminal.width))
            }
            if output.isText, !quietly.quiet { terminal.write(report.text(color: terminal.colorsOutput)) }
        } report: {
            report.shared
        }
        guard report.isFine else { throw ExitCode.failure }
    }
}

extension CommandContext {
    /// Reads the Swift code of the project or, without one, of the folder.
    ///
    /// - Throws: `Diagnostics` for damaged records; `FileProblem`.
    func code() throws -> CodeBase {
        let root = try nearestRoot ?? start
        return try CodeBase(in: root, user: user, records: Records(in: root, user: user).all())
    }
}
