import ArgumentParser

/// The format of a command's report.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, sarif
}

/// The options for commands whose report tools of continuous integration read.
struct FormatOptions: ParsableArguments {
    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @Option(
        help: ArgumentHelp(
            "The format of the report. (default: text)",
            valueName: "format"))
    var format: ReportFormat?

    var chosen: ReportFormat { format ?? (json ? .json : .text) }

    /// Whether the words of a command line that cannot be parsed ask for a report in JSON.
    static func isJSON(_ words: [String]) -> Bool {
        guard let format = words.firstIndex(of: "--format") else {
            return words.contains("--json") || words.contains("--format=json")
        }
        return words.dropFirst(format + 1).first == ReportFormat.json.rawValue
    }

    var isText: Bool { chosen == .text }

    /// Whether problems go to standard error. GitHub shows both streams, and annotations say the same.
    var printsMessages: Bool { chosen != .github }

    func validate() throws {
        guard !json || chosen == .json else {
            throw ValidationError(
                "'--json' and '--format \(chosen.rawValue)' contradict each other. Use only one of them")
        }
    }
}
