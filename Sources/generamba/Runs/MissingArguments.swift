import GenerambaKit
import SourceText

/// What the command line of `gen` lacks.
struct MissingArguments {
    /// The missing arguments in words.
    private var names: [String] = []
    /// The words that would complete the command line, each group with the word to put it before, if any.
    private var words: [(words: [String], before: String?)] = []
    /// Whether the module's name is missing.
    var lacksName = false
    /// What there is to choose from.
    private var lists: [String] = []

    mutating func add(_ name: String, _ words: [String], before: String? = nil, list: String? = nil) {
        names.append(name)
        self.words.append((words, before))
        if let list { lists.append(list) }
    }

    /// Throws one message with everything that is missing and with a command line that works.
    ///
    /// - Parameter template: the template's name if it is known.
    func throwAny(_ template: String?, in project: Project, _ run: GenRun, _ context: CommandContext) throws {
        guard !names.isEmpty else { return }
        var all = self
        let missing = try template.map { try missingParameters(of: $0, in: project, run, context) } ?? []
        for parameter in missing { all.add("'--\(parameter.name.value)'", parameter.exampleWords) }
        let first = all.names.dropLast().joined(separator: ", ")
        let message = "gen needs \(first.isEmpty ? "" : "\(first) and ")\(all.names[all.names.count - 1])"
        var arguments = SystemEnvironment.arguments
        for (words, before) in all.words {
            let index = before.flatMap { arguments.firstIndex(of: $0) } ?? arguments.endIndex
            arguments.insert(contentsOf: words, at: index)
        }
        let command = (["generamba"] + arguments.map(quotedForShell)).joined(separator: " ")
        let hint = (["run '\(command)'"] + all.lists).joined(separator: "; ")
        if lacksName { throw WrongUsage(message, hint: hint) }
        throw Diagnostics.error(message, hint: hint)
    }

    /// The required parameters of a template that have no value; empty if the template cannot be read, which is
    /// reported once the command line is complete.
    private func missingParameters(
        of name: String, in project: Project, _ run: GenRun, _ context: CommandContext
    ) throws -> [Parameter] {
        var (ignored, warnings) = (Diagnostics(), Diagnostics())
        let missing = try ignored.collect { () throws -> [Parameter] in
            guard let template = try project.installed(name) ?? context.templates.find(name)
            else { return [] }
            let module = Module(.example, now: try SystemEnvironment.now())
            let declared = try OpenTemplate(template, for: module, diagnostics: &warnings).parameters
            let given = run.options.parameters + ModuleArguments(run.words, declared: declared).parameters
            return try GivenAnswers(declared, given: given, to: name).missing
        }
        return missing ?? []
    }
}

extension Parameter {
    /// The words that set the parameter on a command line, with an example of a value.
    fileprivate var exampleWords: [String] {
        let option = "--\(name.value)"
        guard !GenOptions.optionNames.contains(option) else {
            return ["--custom_parameters", "\(name.value):\(exampleText)"]
        }
        return isFlag ? [option] : [option, exampleText]
    }

    private var exampleText: String { examples.first?.text ?? choices.first ?? "VALUE" }
}
