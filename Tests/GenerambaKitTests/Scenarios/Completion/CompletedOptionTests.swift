import Foundation
import Testing

/// Tests what the completion scripts know of the options of every command.
struct CompletedOptionTests {
    /// The part of the argument parser's own description of the program that these tests need.
    private struct Command: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable {
                let kind, name: String
                var spelling: String { (kind == "long" ? "--" : "-") + name }
            }

            /// Values to offer, of any kind.
            struct Completion: Decodable {
                init(from decoder: any Decoder) {}
            }

            let kind: String
            let shouldDisplay: Bool
            let names: [Name]?
            let completionKind: Completion?
        }

        let subcommands: [Command]?
        let arguments: [Argument]?

        /// The arguments of this command and its subcommands.
        var all: [Argument] { (arguments ?? []) + (subcommands ?? []).flatMap(\.all) }
    }

    /// The options whose values are free.
    private static let free: Set = [
        "--author", "--company", "--custom_parameters", "--description", "--group", "--imports", "--license",
        "--case", "--limit", "--only", "--param", "--prefix", "--project_group_path", "--project_name",
        "--samples",
        "--summary",
        "--test_group_path", "--timeout",
    ]

    private func options() throws -> [Command.Argument] {
        struct Dump: Decodable { let command: Command }
        let run = try Sandbox().run("--experimental-dump-help")
        let all = try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command.all
        return all.filter { $0.kind != "positional" && $0.shouldDisplay }
    }

    @Test("each option that takes a value offers some, or its value is free")
    func eachOptionOffersValues() throws {
        for option in try options() where option.kind == "option" {
            let spellings = (option.names ?? []).map(\.spelling)
            let name = try #require(spellings.first { $0.hasPrefix("--") } ?? spellings.first)
            #expect((option.completionKind == nil) == Self.free.contains(name), "\(name)")
        }
    }

    @Test("each option is offered in one spelling") func eachOptionHasOneSpelling() throws {
        let script = try Sandbox().run("completion", "fish").output
        for option in try options() {
            let spellings = (option.names ?? []).filter { $0.kind == "long" }.map { "-l '\($0.name)'" }
            let offered = spellings.filter { script.contains($0) }
            #expect(offered == Array(spellings.prefix(1)))
        }
    }
}
