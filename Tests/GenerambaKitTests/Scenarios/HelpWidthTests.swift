import Foundation
import Testing

/// Tests how help is laid out in terminals of different widths.
struct HelpWidthTests {
    private let empty: Sandbox

    init() throws { empty = try Sandbox() }

    /// Command lines that print the help of all commands and built-in templates.
    private func commandLines() throws -> [[String]] {
        let templates = Program.repository.appendingPathComponent("Templates").path
        let names = try FileManager.default.contentsOfDirectory(atPath: templates).sorted()
        return try commands(below: []).map { $0 + ["--help"] } + names.map { ["gen", $0, "--help"] }
    }

    /// A command and all commands below it, found in its help.
    private func commands(below command: [String]) throws -> [[String]] {
        let lines = try lines(of: command + ["--help"], columns: 400)
        let list = lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
        let names = list.compactMap { $0.split(separator: " ").first.map(String.init) }
        return try [command] + names.flatMap { try commands(below: command + [$0]) }
    }

    private func lines(of arguments: [String], columns: Int) throws -> [String] {
        let run = try empty.run(arguments, with: ["COLUMNS": "\(columns)"])
        #expect(run.status == 0 && run.messages.isEmpty && run.output.hasSuffix("\n"), "\(run)")
        return run.output.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a line is one that users copy.
    private func isCopied(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return ["generamba ", "USAGE: ", "for example '"].contains { text.hasPrefix($0) }
    }

    @Test("there are commands and templates to test") func thereAreCommands() throws {
        let all = try commandLines()
        for known in [["--help"], ["template", "check", "--help"], ["gen", "silver", "--help"]] {
            #expect(all.contains(known))
        }
    }

    @Test("help is only broken between words, and not wider than the terminal")
    func helpIsBrokenBetweenWords() throws {
        let words = { (lines: [String]) in lines.flatMap { $0.split(whereSeparator: \.isWhitespace) } }
        let copied = { (lines: [String]) in lines.filter(isCopied).map { $0.drop { $0 == " " } } }
        for arguments in try commandLines() {
            let wide = try lines(of: arguments, columns: 400)
            for columns in [1, 30, 40, 80, 120] {
                let narrow = try lines(of: arguments, columns: columns)
                #expect(words(narrow) == words(wide), "\(arguments)")
                #expect(copied(narrow) == copied(wide), "\(arguments)")
                // A terminal has 30 columns at least.
                for line in narrow where line.count > max(columns, 30) {
                    let isWord = line.split(separator: " ").count == 1
                    #expect(columns < 80 && (isWord || isCopied(line)), "\(arguments): \(line)")
                }
            }
        }
    }

    @Test(
        "the terminal's width is used, but not less than 30 columns",
        arguments: [(20, 30), (50, 50), (100, 100)])
    func theTerminalsWidthIsUsed(columns: Int, used: Int) throws {
        let screen = try empty.converse("setup", "-h", columns: columns, wholly: true, reacting: [])
        let lines = try lines(of: ["setup", "-h"], columns: used).map { $0 + "\n" }
        #expect(screen.status == 0 && screen.messages == lines.joined(), "\(screen)")
        let narrow = try empty.converse(
            "setup", "-h", with: ["COLUMNS": "44"], columns: columns, wholly: true, reacting: [])
        #expect(
            try narrow.messages == self.lines(of: ["setup", "-h"], columns: 44).map { $0 + "\n" }.joined())
    }

    @Test("a width that is not a number is ignored", arguments: ["", "0", "-3", "wide"])
    func aWidthThatIsNoNumberIsIgnored(columns: String) throws {
        let run = try empty.run("gen", "--help", with: ["COLUMNS": columns])
        #expect(try run == empty.run("gen", "--help"))
    }
}
