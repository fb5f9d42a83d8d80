import Testing

/// An example in the reference for templates: a template `page` and what it generates.
///
/// On the page, the blocks with a template's files come before the blocks with its output:
///
/// - A file is a `yaml`, `mustache` or `liquid` block: `page.rambaspec`, `view.swift.mustache`, `view.swift.liquid`.
///   After a line with a path, `` `snippets/name.mustache`: ``, it may be a block of any language. Files above
///   the first section of a page belong to all its examples.
/// - Any other block is the only file that `generamba gen Profile` generates. A line before it may add options: `` With
///   `--prefix XY`: ``.
/// - A `console` block contains commands, each with its complete output. In a `console terminal` block, the program
///   asks questions and the answers follow them.
/// - A table with the header `| filter | example | gives |` contains lines of the template and their output.
struct TemplateExample: CustomTestStringConvertible {
    enum Outcome {
        case file(options: String, text: String)
        case commands([ShellCommand])
        case dialogue(ShellCommand)
    }

    /// The title of the page.
    let page: String
    let line: Int
    /// The heading of its section.
    let heading: String
    /// The template's files, by path.
    let files: [String: String]
    let outcome: Outcome

    var testDescription: String { "\(page), line \(line): \(heading)" }

    /// Runs the example in a new package.
    func run() throws {
        let sandbox = try NewPackage.sandbox()
        try sandbox.write(["Rambafile": Self.settings])
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
        let types = ["Kind", "SignInError", "Token", "User"].map { "struct \($0) {}\n" }
        try sandbox.write(["Sources/Shop/Types.swift": types.joined()])
        let command = ShellCommand(command: "generamba gen Profile \(options)")
        let printed = try command.run(in: sandbox)
        #expect(printed.contains("Profile from page: 1 created\n"), "\(self): \(printed)")
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
