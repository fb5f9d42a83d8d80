import ArgumentParser
import GenerambaKit
import SourceText

/// The name, options and subcommands of a command, as the argument parser knows them.
struct CommandSyntax: Decodable {
    /// An option, a flag or a positional argument.
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            var spelling: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let shouldDisplay: Bool
        let isRepeating: Bool
        let names: [Name]?
        /// The values of an enumeration.
        let allValues: [String]?
        let abstract: String?
    }

    let commandName: String
    let abstract: String?
    let shouldDisplay: Bool
    let subcommands: [CommandSyntax]?
    let arguments: [Argument]?

    /// The whole program.
    static func program() throws -> CommandSyntax {
        struct Dump: Decodable { let command: CommandSyntax }
        return try JSON.decode(Dump.self, from: Generamba._dumpHelp().utf8).command
    }

    /// The subcommands that the help lists.
    var commands: [CommandSyntax] { (subcommands ?? []).filter(\.shouldDisplay) }

    /// The options and flags that the help lists.
    var options: [Argument] {
        (arguments ?? []).filter { $0.shouldDisplay && $0.kind != "positional" }
    }

    /// Finds the option with a spelling, such as `--dry_run`.
    func option(_ spelling: String) -> Argument? {
        options.first { $0.spellings.contains(spelling) }
    }
}

extension CommandSyntax.Argument {
    var spellings: [String] { (names ?? []).map(\.spelling) }

    /// The one spelling that completion offers: the first long one, or the short one of an option without long ones.
    var spelling: String { spellings.first { $0.hasPrefix("--") } ?? spellings.first ?? "" }

    var takesValue: Bool { kind == "option" }
}
