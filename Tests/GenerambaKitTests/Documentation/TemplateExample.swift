import Testing

/// An example of "Writing a template": a template `page`, and what comes of it.
///
/// In a page, blocks of files stand before the blocks of what comes of them:
///
/// - A file is a block of `yaml`, `mustache` or `liquid`: `page.rambaspec`, `view.swift.mustache`,
///   `view.swift.liquid`; or a block of any kind below a line of its path: `` `snippets/name.mustache`: ``. Files
///   that stand below a chapter's heading, before its first section, belong to all examples of the chapter.
/// - Another block is the one file that `generamba gen Profile` makes; options stand in a line above it:
///   `` With `--prefix XY`: ``.
/// - A block of `console` holds commands, each with all that it prints; in one of `console terminal` the program
///   asks, and the answers stand behind its questions.
/// - A table with the head `| filter | example | gives |` holds lines of the template, and what each gives.
struct TemplateExample: CustomTestStringConvertible {
    enum Outcome {
        case file(options: String, text: String)
        case commands([ShellCommand])
        case dialogue(ShellCommand)
    }

    let line: Int
    /// The heading that it stands below.
    let heading: String
    /// The template's files by their paths.
    let files: [String: String]
    let outcome: Outcome

    var testDescription: String { "\(heading), line \(line)" }

    /// Tries the example in a fresh package.
    func run() throws {
        let sandbox = try Shop.sandbox(settings: Self.settings)
        try sandbox.install(files, as: "page")
        switch outcome {
        case .file(let options, let text): try expect(text, options, in: sandbox)
        case .commands(let commands):
            for command in commands {
                #expect(try command.run(in: sandbox) == command.output, "\(self): \(command.command)")
            }
        case .dialogue(let command): try converse(command, in: sandbox)
        }
    }

    private static let settings = """
        project_name: Shop
        company: Example Ltd.
        author: Jane Doe
        project_target: Shop
        test_target: ShopTests
        templates: [{name: page}]

        """

    private func expect(_ text: String, _ options: String, in sandbox: Sandbox) throws {
        let command = ShellCommand(command: "generamba gen Profile \(options)")
        let printed = try command.run(in: sandbox)
        #expect(printed.hasSuffix("Profile from page: 1 created\n"), "\(self): \(printed)")
        #expect(!printed.contains("warning"), "\(self): \(printed)")
        let folder = "Sources/Shop/Profile"
        let name = try #require(try sandbox.files(in: folder).first, "\(self): \(printed)")
        #expect(try sandbox.read("\(folder)/\(name)") == text, "\(self)")
    }

    private func converse(_ command: ShellCommand, in sandbox: Sandbox) throws {
        var reactions: [Reaction] = []
        var output = ""
        for line in command.output.split(separator: "\n") {
            if let colon = line.range(of: ">: ")?.upperBound ?? line.range(of: "): ")?.upperBound {
                reactions.append(.answer(String(line[..<colon]), String(line[colon...])))
            } else {
                output += line + "\n"
            }
        }
        let words = command.command.split(separator: " ").map(String.init)
        try #require(words.count == 3 && words[0] == "generamba")
        let run = try sandbox.converse(words[1], words[2], reacting: reactions)
        #expect(run == Run(exactly: output, reactions.map(\.question).joined(), 0), "\(self)")
    }
}
