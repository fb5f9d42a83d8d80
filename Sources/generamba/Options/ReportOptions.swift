import ArgumentParser

/// The options that decide how much a command reports.
struct ReportOptions: ParsableArguments {
    @Flag(name: [.short, .long], help: "List every file, including identical ones.") var verbose = false

    @OptionGroup var quietly: QuietOption

    var quiet: Bool { quietly.quiet }

    func validate() throws {
        guard !verbose || !quiet else {
            throw ValidationError("'--verbose' and '--quiet' contradict each other. Use only one of them")
        }
    }
}

/// The option for commands that report what they have done.
struct QuietOption: ParsableArguments {
    @Flag(name: [.short, .long], help: "Print only warnings, errors and questions.") var quiet = false
}
