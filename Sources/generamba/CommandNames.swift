import ArgumentParser
import SourceText

/// The names of commands, and those that people know from other programs.
enum CommandNames {
    /// Other names for commands, which the help does not list.
    private static let aliases = ["g": "gen", "generate": "gen", "init": "setup", "new": "gen"]

    /// The commands to suggest for names that this program does not have, outside of groups and in them.
    private static let suggestions = [
        "": [
            "add": ["template add"], "create": ["gen", "template create"], "delete": removal,
            "find": ["template search"], "info": ["template show"], "ls": ["list", "template list"],
            "mv": ["rename", "move"], "regenerate": ["update"], "remove": removal, "rm": removal,
            "uninstall": removal, "upgrade": ["update", "template update"],
        ],
        "template ": [
            "delete": ["template remove"], "find": ["template search"], "info": ["template show"],
            "init": ["template create"], "ls": ["template list"], "new": ["template create"],
            "rm": ["template remove"], "uninstall": ["template remove"], "upgrade": ["template update"],
        ],
        "xcode ": ["delete": ["xcode remove"], "rm": ["xcode remove"], "uninstall": ["xcode remove"]],
    ]

    private static let removal = ["destroy", "template remove"]

    /// What to write instead of `--force`, which people know from other programs, by the command.
    private static let forcing = [
        "adopt": "'--with-edited' also records files in which other lines stand",
        "destroy": "'--with-edited' also removes files that were edited",
        "gen": "'--on-conflict overwrite' replaces files that differ",
        "setup": "'--on-conflict overwrite' writes the Rambafile anew",
        "update": "update keeps what was edited; 'generamba gen NAME --on-conflict overwrite' replaces it",
    ]

    /// Returns what to write instead of an option that other programs have; nil if there is nothing.
    static func advice(on option: String) -> String? {
        guard ["--force", "-f"].contains(option) else { return nil }
        return resolved(moveDirectory(SystemEnvironment.arguments)).first.flatMap { forcing[$0] }
    }

    /// Rewrites a command line that uses another name, or the form of another program, for a command or the version.
    static func resolved(_ arguments: [String]) -> [String] {
        switch arguments.first {
        case "-v" where arguments.count == 1, "-V" where arguments.count == 1: return ["--version"]
        case "help":
            let words = ["help"] + resolved(Array(arguments.dropFirst()))
            // The help of `gen` describes a template's parameters.
            return words.count > 2 && words[1] == "gen" ? words.dropFirst() + ["--help"] : words
        case let group? where ["template", "xcode"].contains(group) && arguments.dropFirst().first == "help":
            return ["help", group] + arguments.dropFirst(2)
        case let word?: return [aliases[word] ?? word] + arguments.dropFirst()
        case nil: return []
        }
    }

    /// Checks that a command line begins with commands of this program.
    static func check(_ arguments: [String]) throws {
        let words = (arguments.first == "help" ? arguments.dropFirst() : arguments[...]).prefix {
            !$0.hasPrefix("-")
        }
        var commands = topLevel
        var path = ""
        for word in words {
            guard !commands.isEmpty, word != "help" || !path.isEmpty else { return }
            guard let command = commands.first(where: { $0._commandName == word }) else {
                let meant = suggestions(for: word, after: path).map { "'generamba \($0)'" }
                throw WrongUsage(
                    "unknown command '\(path)\(word)'",
                    hint: meant.isEmpty
                        ? "'generamba \(path)--help' lists the commands"
                        : "did you mean \(meant.joined(separator: " or "))?")
            }
            commands = command.configuration.subcommands
            path += word + " "
        }
    }

    /// Returns the full names of the commands that a wrong name may mean.
    ///
    /// - Parameter group: the command that the name follows, with a space, or an empty text.
    private static func suggestions(for word: String, after group: String) -> [String] {
        if let known = suggestions[group]?[word] { return known }
        let own = shown(topLevel).map { ($0, $0) }
        let groups = ["template ": TemplateCommand.configuration, "xcode ": XcodeCommand.configuration]
        func commands(_ group: String) -> [(String, String)] {
            shown(groups[group]?.subcommands ?? []).map { ($0, group + $0) }
        }
        let commands = commands(group) + own + groups.keys.filter { $0 != group }.sorted().flatMap(commands)
        func full(_ name: String) -> String? { commands.first { $0.0 == name }?.1 }
        if let known = full(word) ?? aliases[word] { return [known] }
        if let known = suggestions[""]?[word] { return known }
        guard !word.isEmpty else { return [] }
        // A single letter would be near to too much.
        let others = aliases.keys.filter { $0.count > 1 }
        let near = nearest(to: word, in: commands.map(\.0)).flatMap(full)
        return [near ?? nearest(to: word, in: others).flatMap { aliases[$0] }].compactMap(\.self)
    }

    private static var topLevel: [any ParsableCommand.Type] { Generamba.configuration.subcommands }

    private static func shown(_ commands: [any ParsableCommand.Type]) -> [String] {
        commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    }
}
