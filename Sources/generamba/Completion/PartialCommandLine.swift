import GenerambaKit
import SourceText

/// The words of a command line before the cursor, parsed as far as possible without knowing the template.
struct PartialCommandLine {
    /// The command that the words name.
    private(set) var command: CommandSyntax
    /// The name of that command, after those of the commands that contain it: `["template", "show"]`.
    private(set) var path: [String] = []
    private(set) var positionals: [String] = []
    /// The words that are not the command's own options, for `gen`: module, template and the template's parameters.
    private(set) var words: [String] = []
    /// The options that were given, each in the spelling that completion offers.
    private(set) var given: Set<String> = []
    /// The option whose value is the word at the cursor.
    private(set) var pending: CommandSyntax.Argument?
    /// Whether the word at the cursor may be another value of `--custom_parameters`.
    private(set) var takesMoreParameters = false
    /// Whether `--` ended the options.
    private(set) var isTerminated = false
    /// The value of `-C`.
    private(set) var directory: String?

    /// - Parameter words: the words before the cursor, without the program's name and the word at the cursor.
    init(_ words: [String], of program: CommandSyntax) {
        command = program
        var rest = words[...]
        while let word = rest.popFirst() {
            if isTerminated {
                append(word)
            } else if word == "--" {
                isTerminated = true
                self.words.append(word)
            } else if word.hasPrefix("-"), word.count > 1 {
                takeOption(word, before: &rest)
            } else {
                take(word)
            }
        }
        if isTerminated { takesMoreParameters = false }
    }

    private mutating func append(_ word: String) {
        positionals.append(word)
        words.append(word)
    }

    private mutating func take(_ word: String) {
        if takesMoreParameters, word.contains(":") { return }
        takesMoreParameters = false
        // The words after 'help' name the command to explain.
        let isHelp = path == ["help"]
        let name = path.isEmpty ? CommandNames.command(named: word) : word
        if !isHelp, positionals.isEmpty, let found = command.commands.first(where: { $0.commandName == name })
        {
            command = found
            path.append(name)
        } else {
            append(word)
        }
    }

    private mutating func takeOption(_ word: String, before rest: inout ArraySlice<String>) {
        takesMoreParameters = false
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = command.option(parts[0]) ?? place(parts[0]) else {
            // An option of a template, which may take the next word as its value.
            words.append(word)
            return
        }
        given.insert(option.spelling)
        guard option.takesValue else { return }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
            pending = option
            return
        }
        if option.isPlace { directory = value }
        takesMoreParameters = option.isCustomParameters
    }

    /// `-C`, which may come before the command.
    private func place(_ word: String) -> CommandSyntax.Argument? {
        guard path.isEmpty, word == "-C" else { return nil }
        return command.commands.lazy.compactMap { $0.option(word) }.first
    }
}

extension CommandSyntax.Argument {
    fileprivate var isPlace: Bool { spelling == "-C" }

    /// Whether several words may follow the option.
    fileprivate var isCustomParameters: Bool { spelling == "--custom_parameters" }
}
