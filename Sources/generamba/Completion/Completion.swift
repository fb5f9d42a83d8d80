import GenerambaKit
import SourceText

/// Finds the words that can complete a command line at the cursor.
struct Completion {
    private let program: CommandSyntax
    private let line: PartialCommandLine
    /// The beginning of the word at the cursor.
    private let word: String
    private let project: ProjectCandidates
    /// Whether the command takes the parameters of a template as options.
    private let takesParameters: Bool
    /// The template of such a command; nil if it is not known.
    private let template: OpenTemplate?

    /// - Parameters:
    ///   - words: the words before the cursor, without the program's name.
    ///   - word: the beginning of the word at the cursor.
    init(_ words: [String], _ word: String, environment: [String: String]) throws {
        program = try .program()
        line = PartialCommandLine(words, of: program)
        self.word = word
        project = try ProjectCandidates(from: line.directory, environment: environment)
        takesParameters = [["gen"], ["adopt"], ["update"], ["template", "check"]].contains(line.path)
        template =
            line.path == ["update"]
            ? project.template(ofModules: line.words.filter { !$0.hasPrefix("-") })
            : takesParameters ? project.template(for: line.words) : nil
    }

    private var parameters: [Parameter] { template?.parameters ?? [] }

    /// The candidates. The shell drops those that do not fit the word.
    var candidates: CompletionCandidates {
        var found = unchecked
        found.all = found.all.filter(\.isShowable)
        return found
    }

    private var unchecked: CompletionCandidates {
        if let option = line.pending { return values(of: option, word) }
        if line.isTerminated { return arguments }
        if let parameter = pendingParameter { return values(of: parameter, word) }
        if word.hasPrefix("-") {
            return word.contains("=") ? valuesAfterSign : CompletionCandidates(all: options)
        }
        let arguments = arguments
        guard !line.takesMoreParameters else {
            let parameter = values(.parameter, word)
            return word.contains(":")
                ? parameter : CompletionCandidates(all: parameter.all + arguments.all)
        }
        return arguments.all.isEmpty && word.isEmpty && isComplete
            ? CompletionCandidates(all: options) : arguments
    }

    // MARK: Arguments

    /// The arguments on the command line that are not options. They may depend on the template.
    private var positionals: [String] {
        takesParameters ? ModuleArguments(line.words, declared: parameters).arguments : line.positionals
    }

    private var value: CompletedValue? {
        guard let command = CompletedValue.ofCommands[line.path.joined(separator: " ")] else { return nil }
        let index = positionals.count
        if index < command.arguments.count { return command.arguments[index] }
        return command.isRepeating ? command.arguments.last : nil
    }

    /// Whether nothing has to be typed before the options: neither a command nor a free argument.
    private var isComplete: Bool {
        if case .free? = value { return false }
        return line.command.commands.isEmpty
    }

    private var arguments: CompletionCandidates {
        if !line.command.commands.isEmpty {
            return line.positionals.isEmpty && !line.isTerminated
                ? CompletionCandidates(all: names(of: line.command)) : .none
        }
        guard let value else { return .none }
        let found = values(value, word)
        let given = Set(line.path == ["help"] ? [] : line.positionals)
        return CompletionCandidates(head: found.head, all: found.all.filter { !given.contains($0.text) })
    }

    /// The subcommands of a command.
    private func names(of command: CommandSyntax) -> [CompletionCandidate] {
        command.commands.map { CompletionCandidate(text: $0.commandName, note: $0.abstract) }
    }

    /// The commands that may follow the words after `help`.
    private var commandsForHelp: [CompletionCandidate] {
        var command = program
        for name in line.positionals {
            guard let next = command.commands.first(where: { $0.commandName == name }) else { return [] }
            command = next
        }
        return names(of: command).filter { $0.text != "help" }
    }

    // MARK: Options

    private var options: [CompletionCandidate] {
        let own = line.command.options
        let rest = own.filter { $0.isRepeating || !line.given.contains($0.spelling) }
            .map { CompletionCandidate(text: $0.spelling, note: $0.abstract) }
        let place = line.path.isEmpty && line.directory == nil
        let directory = line.command.commands.lazy.compactMap { $0.option("-C") }.first
        let before = place ? [directory].compactMap(\.self) : []
        return parameterOptions(besides: Set(own.flatMap(\.spellings))) + rest
            + before.map { CompletionCandidate(text: $0.spelling, note: $0.abstract) }
    }

    /// The options for the template's parameters that have not been given yet.
    private func parameterOptions(besides own: Set<String>) -> [CompletionCandidate] {
        let given = Set(
            ModuleArguments(line.words, declared: parameters).parameters.map { Parameter.key(of: $0.name) })
        return parameters.filter { $0.isList || !given.contains($0.key) }.flatMap { parameter in
            let name = parameter.name.value
            let denied = parameter.isFlag ? ["no-\(name)"] : []
            return ([name] + denied).filter { !own.contains("--\($0)") }.map {
                CompletionCandidate(
                    text: "--\($0)", note: $0 == name ? parameter.note : "set '\(name)' to false")
            }
        }
    }

    // MARK: Values

    /// The parameter whose value is the word at the cursor.
    private var pendingParameter: Parameter? {
        guard takesParameters, let last = line.words.last, last.hasPrefix("--"), !last.contains("="),
            !word.hasPrefix("-")
        else { return nil }
        return ModuleArguments(line.words, declared: parameters).incomplete.last {
            $0.key == Parameter.key(of: last.dropFirst(2))
        }
    }

    /// The values of an option in the same word: `--style=`.
    private var valuesAfterSign: CompletionCandidates {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let head = parts[0] + "="
        if let option = line.command.option(parts[0]) {
            return option.takesValue ? values(of: option, parts[1]).prefixed(with: head) : .none
        }
        let key = Parameter.key(of: parts[0].drop { $0 == "-" })
        return parameters.first { $0.key == key }.map { values(of: $0, parts[1]).prefixed(with: head) }
            ?? .none
    }

    private func values(of option: CommandSyntax.Argument, _ typed: String) -> CompletionCandidates {
        if let choices = option.allValues { return choose(choices, isList: false, typed) }
        let command = line.path.joined(separator: " ")
        let known = CompletedValue.ofOptions
        return values(known["\(command) \(option.spelling)"] ?? known[option.spelling] ?? .free, typed)
    }

    private func values(of parameter: Parameter, _ typed: String) -> CompletionCandidates {
        choose(parameter.possibleValues, isList: parameter.isList, typed)
    }

    private func values(_ value: CompletedValue, _ typed: String) -> CompletionCandidates {
        switch value {
        case .free: .none
        case .listOfTemplates: choose(project.templates, isList: true, typed)
        case .templatesAndPaths: templatesAndPaths(typed)
        case .templatesOfRambafile: CompletionCandidates(all: project.templatesOfRambafile)
        case .modules: CompletionCandidates(all: project.modules)
        case .recordedFile: CompletionCandidates(all: project.recordedFiles)
        case .target: CompletionCandidates(all: project.targets(tests: false))
        case .listOfTargets: choose(project.targets(tests: false), isList: true, typed)
        case .testTarget: CompletionCandidates(all: project.targets(tests: true))
        case .listOfTestTargets: choose(project.targets(tests: true), isList: true, typed)
        case .listOfXcodeTargets: choose(project.xcodeTargets, isList: true, typed)
        case .xcodeproj: xcodeprojs(typed)
        case .file: project.paths(typed, from: .start, files: "")
        case .folder: project.paths(typed, from: .user)
        case .folderFromStart: project.paths(typed, from: .start)
        case .folderOfProject: project.paths(typed, from: .project)
        case .parameter: parameter(typed)
        case .listOfParts: choose(template?.parts ?? [], isList: true, typed)
        case .choices(let choices, let isList): choose(choices, isList: isList, typed)
        case .commands: CompletionCandidates(all: commandsForHelp)
        }
    }

    /// The paths of Xcode projects and of the folders on the way there.
    private func xcodeprojs(_ typed: String) -> CompletionCandidates {
        let found = project.paths(typed, from: .start)
        return CompletionCandidates(
            head: found.head,
            all: found.all.map { folder in
                let path = String(folder.text.dropLast())
                return path.hasSuffix(".xcodeproj") ? CompletionCandidate(text: path) : folder
            })
    }

    /// A template's name or, if the word looks like a path or no name matches, its path.
    private func templatesAndPaths(_ typed: String) -> CompletionCandidates {
        let templates = project.templates
        let isName = !typed.contains("/") && templates.contains { $0.text.hasPrefix(typed) }
        return isName
            ? CompletionCandidates(all: templates)
            : project.paths(typed, from: .start, files: TemplateName.ending)
    }

    /// `key:` and, after it, the values of that parameter.
    private func parameter(_ typed: String) -> CompletionCandidates {
        guard let colon = typed.firstIndex(of: ":") else {
            return CompletionCandidates(
                all: parameters.map {
                    CompletionCandidate(text: "\($0.name.value):", note: $0.note, isOpen: true)
                })
        }
        let key = Parameter.key(of: typed[..<colon])
        let found = parameters.first { $0.key == key }
        return found.map { values(of: $0, String(typed[colon...].dropFirst())) }?
            .prefixed(with: String(typed[...colon])) ?? .none
    }

    private func choose(_ choices: [String], isList: Bool, _ typed: String) -> CompletionCandidates {
        choose(
            choices.map { CompletionCandidate(text: $0, isOpen: $0.hasSuffix("=")) }, isList: isList, typed)
    }

    /// The choices or, for a list, those that it does not contain yet.
    private func choose(
        _ choices: [CompletionCandidate], isList: Bool, _ typed: String
    ) -> CompletionCandidates {
        guard isList, let comma = typed.lastIndex(of: ",") else { return CompletionCandidates(all: choices) }
        let given = typed[..<comma].split(separator: ",").map(\.trimmed)
        return CompletionCandidates(all: choices.filter { !given.contains($0.text) })
            .prefixed(with: String(typed[...comma]))
    }
}

extension Parameter {
    /// The description of the parameter, in one line.
    fileprivate var note: String? {
        let notes = [summary, isRequired ? "(required)" : nil, defaultText.map { "(default: \($0))" }]
        let text = notes.compactMap(\.self).joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
