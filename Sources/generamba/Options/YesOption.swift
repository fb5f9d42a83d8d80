import ArgumentParser

/// The option of commands that ask questions.
struct YesOption: ParsableArguments {
    @Flag(name: [.short, .long], help: "Ask nothing and use the defaults.") var yes = false
}
