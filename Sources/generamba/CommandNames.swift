import ArgumentParser
import SourceText

/// The names of commands, and those that people know from other programs.
enum CommandNames {
    /// Other names for commands, which the help does not list.
    private static let aliases = ["g": "gen", "generate": "gen", "init": "setup", "new": "gen"]

    /// The commands to suggest for names that this program does not have.
    private static let suggestions = [
        "add": "template install", "delete": "template install --prune", "find": "template search",
        "info": "template show", "ls": "template list", "remove": "template install --prune",
        "rm": "template install --prune", "uninstall": "template install --prune",
        "upgrade": "template update",
    ]

    /// Names for `xcode remove` in other programs.
    private static let namesOfRemoval = ["delete", "rm", "uninstall"]

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
                let meant = suggestion(for: word, after: path)
                throw WrongUsage(
                    "unknown command '\(path)\(word)'",
                    hint: meant.map { "did you mean 'generamba \($0)'?" }
                        ?? "'generamba \(path)--help' lists the commands")
            }
            commands = command.configuration.subcommands
            path += word + " "
        }
    }

    /// Returns the full name of the command that a wrong name may mean; nil if there is none.
    ///
    /// - Parameter group: the command that the name follows, with a space, or an empty text.
    private static func suggestion(for word: String, after group: String) -> String? {
        let own = shown(topLevel).map { ($0, $0) }
        let groups = ["template ": TemplateCommand.configuration, "xcode ": XcodeCommand.configuration]
        func commands(_ group: String) -> [(String, String)] {
            shown(groups[group]?.subcommands ?? []).map { ($0, group + $0) }
        }
        let commands = commands(group) + own + groups.keys.filter { $0 != group }.sorted().flatMap(commands)
        func full(_ name: String) -> String? { commands.first { $0.0 == name }?.1 }
        let named = group == "xcode " && namesOfRemoval.contains(word) ? "xcode remove" : nil
        if let known = named ?? full(word) ?? aliases[word] ?? suggestions[word] { return known }
        guard !word.isEmpty else { return nil }
        // A single letter would be near to too much.
        let others = aliases.keys.filter { $0.count > 1 }
        return nearest(to: word, in: commands.map(\.0)).flatMap(full)
            ?? nearest(to: word, in: others).flatMap { aliases[$0] }
    }

    private static var topLevel: [any ParsableCommand.Type] { Generamba.configuration.subcommands }

    private static func shown(_ commands: [any ParsableCommand.Type]) -> [String] {
        commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    }
}
