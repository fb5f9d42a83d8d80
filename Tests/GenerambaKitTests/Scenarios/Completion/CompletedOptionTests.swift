import Foundation
import Testing

/// Tests that completion knows every option of every command.
struct CompletedOptionTests {
    /// The part of the argument parser's own description of the program that these tests need.
    private struct Command: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable {
                let kind, name: String
                var spelling: String { (kind == "long" ? "--" : "-") + name }
            }

            let kind: String
            let names: [Name]?

            var spellings: [String] { (names ?? []).map(\.spelling) }
        }

        let commandName: String
        let subcommands: [Command]?
        let arguments: [Argument]?

        /// The options of this command and its subcommands, with the names that lead to each command.
        func options(_ path: [String] = []) -> [(path: [String], options: [Argument])] {
            let own = (path, (arguments ?? []).filter { $0.kind != "positional" })
            return [own] + (subcommands ?? []).flatMap { $0.options(path + [$0.commandName]) }
        }
    }

    /// The options whose values are free.
    private static let free: Set = [
        "--author", "--company", "--description", "--group", "--imports", "--license", "--prefix",
        "--project_group_path", "--project_name", "--samples", "--summary", "--test_group_path",
        "--timeout",
    ]

    private let shop: Sandbox

    init() throws {
        shop = try CompletionProject.sandbox()
        try shop.write(XcodeShop.files)
    }

    private func commands() throws -> [(path: [String], options: [Command.Argument])] {
        struct Dump: Decodable { let command: Command }
        let run = try shop.run("--experimental-dump-help")
        let all = try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command.options()
        return all.filter { $0.path != ["help"] }
    }

    private func words(_ word: String, after path: [String]) throws -> [String] {
        try shop.run(["__complete", "fish", word] + path).output
            .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test("each option is offered in one spelling") func eachOptionHasOneSpelling() throws {
        for (path, options) in try commands() {
            let offered = try words("-", after: path)
            for option in options {
                let found = offered.filter(option.spellings.contains)
                let long = option.spellings.first { $0.hasPrefix("--") }
                #expect(found == [long ?? option.spellings[0]], "\(path)")
            }
        }
    }

    @Test("each option that takes a value offers some, or its value is free")
    func eachOptionOffersValues() throws {
        #expect(try shop.run("gen", "Profile", "screen", "--title", "x").status == 0)
        for (path, options) in try commands() {
            for option in options where option.kind == "option" {
                let name = option.spellings.first { $0.hasPrefix("--") } ?? option.spellings[0]
                let module = ["Profile", "screen"]
                let template = [["gen"]: module, ["adopt"]: module, ["template", "check"]: ["screen"]]
                let words = path + (template[path] ?? []) + [name]
                #expect(try self.words("", after: words).isEmpty == Self.free.contains(name), "\(words)")
            }
        }
    }
}
