import Testing

/// Tests help and version output.
struct HelpTests {
    private let empty: Sandbox

    init() throws { empty = try Sandbox() }

    @Test(arguments: [
        ["version"], ["--version"], ["gen", "--version"], ["template", "install", "--version"],
    ])
    func theVersion(arguments: [String]) throws {
        let run = try empty.run(arguments)
        #expect(run.status == 0 && run.messages == "")
        #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil, "\(run)")
    }

    @Test(arguments: [["--help"], ["help"], [], ["-h"]])
    func theProgramsHelp(arguments: [String]) throws {
        #expect(
            try empty.run(arguments)
                == Run(
                    output: """
                        OVERVIEW: Generate modules for Swift projects from templates.

                        EXAMPLE
                          generamba gen Profile rviper_controller
                          generamba setup
                          generamba template list

                        USAGE: generamba <subcommand>

                        OPTIONS:
                          --version                 Show the version.
                          -h, --help                Show help information.

                        SUBCOMMANDS:
                          setup                     Ask a few questions, and write or change the
                                                    Rambafile.
                          gen                       Generate a module from a template.
                          list                      List the generated modules and their state.
                          status                    Tell by the exit code whether the generated modules
                                                    are as recorded.
                          doctor                    Find what breaks the rules of a module's
                                                    architecture.
                          graph                     Show which module opens, holds and configures which.
                          update                    Merge what changed in the templates into generated
                                                    modules.
                          rename                    Give a generated module another name.
                          move                      Move a generated module to another target.
                          destroy                   Remove generated modules.
                          adopt                     Record modules that were made by hand or by another
                                                    program.
                          apply                     Make the changes of a plan that was written before.
                          agent                     Print a guide to this project for coding agents.
                          schema                    Print the JSON Schema of a file or of a report.
                          template                  Install, inspect, check and create templates.
                          xcode                     Add files to an Xcode project, or remove them from
                                                    it.
                          completion                Print a script that completes commands in your
                                                    shell.
                          version                   Print the version.

                          See 'generamba help <subcommand>' for detailed help.
                        """))
    }

    @Test(arguments: [
        ["setup"], ["gen"], ["list"], ["status"], ["update"], ["rename"], ["move"], ["destroy"], ["adopt"],
        ["apply"],
        ["agent"], ["schema"],
        ["template"],
        ["template", "add"],
        ["template", "remove"],
        ["template", "install"],
        ["template", "show"],
        ["template", "lint"],
        ["template", "create"], ["xcode"], ["xcode", "add"], ["xcode", "remove"], ["completion"],
        ["version"],
    ])
    func everyCommandHasHelpWithAnExample(command: [String]) throws {
        let helps = [command + ["--help"], command + ["-h"], ["help"] + command]
        let runs = try helps.map { try empty.run($0) }
        for run in runs {
            #expect(run == runs[0])
            #expect(run.status == 0 && run.messages == "")
            #expect(run.output.hasPrefix("OVERVIEW: "))
            let name = "generamba \(command.joined(separator: " "))"
            #expect(run.output.firstRange(of: "\nEXAMPLE\n  \(name)") != nil)
            #expect(run.output.firstRange(of: "\nUSAGE: \(name)") != nil)
        }
    }

    @Test(arguments: [1, 20, 40, 200])
    func helpFitsAnyTerminal(columns: Int) throws {
        for command in [["--help"], ["gen", "--help"], ["help", "gen"], ["gen", "silver", "-h"]] {
            let screen = try empty.converse(command, columns: columns, wholly: true, reacting: [])
            #expect(screen.status == 0 && screen.messages.contains("USAGE: generamba"), "\(screen)")
        }
    }
}
