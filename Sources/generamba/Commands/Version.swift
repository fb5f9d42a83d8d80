import ArgumentParser

struct Version: ParsableCommand {
    /// The program's version (https://semver.org).
    static let number = "2.0.0"

    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the version.",
        discussion: """
            EXAMPLE
              generamba version
            """)

    @OptionGroup var color: ColorOption

    func run() throws { try Self.print() }

    /// Prints the version. The argument parser takes more than ten times as long to do so for `--version`.
    static func print() throws {
        Terminal.current.write("\(number)\n")
        try Terminal.current.finish()
    }
}
