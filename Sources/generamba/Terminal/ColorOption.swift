import ArgumentParser

/// The option that decides about colors.
struct ColorOption: ParsableArguments {
    /// When output has colors.
    enum Choice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

    @Option(help: ArgumentHelp("When to use colors. (default: auto)", valueName: "when")) var color: Choice?

    /// The choice on the command line. It is read before the command line is parsed, because it also applies to
    /// messages about the command line.
    static let given: Choice = {
        let words = SystemEnvironment.arguments.prefix { $0 != "--" }
        let values = words.indices.compactMap { index -> String? in
            if words[index] == "--color" { return words.dropFirst(index + 1).first }
            return words[index].hasPrefix("--color=") ? String(words[index].dropFirst(8)) : nil
        }
        return values.last.flatMap(Choice.init) ?? .auto
    }()

    /// Decides whether a stream has colors. The option comes first, then `NO_COLOR` (https://no-color.org), then
    /// `CLICOLOR_FORCE` and `FORCE_COLOR`, then `CLICOLOR` (https://bixense.com/clicolors), then the terminal.
    static func hasColors(_ choice: Choice, _ environment: [String: String], isTerminal: Bool) -> Bool {
        func isSet(_ name: String) -> Bool { !["", "0"].contains(environment[name] ?? "") }
        guard choice == .auto else { return choice == .always }
        guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
        if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
        return isTerminal && environment["CLICOLOR"] != "0" && !Terminal.isDumb(environment)
    }
}
