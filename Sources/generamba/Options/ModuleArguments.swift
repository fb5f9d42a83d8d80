import GenerambaKit
import SourceText

extension ModuleArguments {
    /// Parses the arguments. The template determines which options take a value, and these options determine which
    /// argument is the template. The result is the first template for which all arguments make sense. Repositories
    /// come last, so that none is fetched for the address in a parameter's value.
    static func read(
        _ words: [String], in project: Project, _ templates: TemplateResolver, _ options: GenerationOptions,
        _ now: Moment, diagnostics: inout Diagnostics
    ) throws -> ModuleArguments {
        let guess = ModuleArguments(words, declared: nil)
        if guess.parameters.isEmpty { return try guess.checked(isTemplate: project.hasTemplate) }
        var nearest: (words: ModuleArguments, template: String, declared: [Parameter])?
        let references = project.rambafile.templates
        let only = references.count == 1 ? references[0].name.value.text : nil
        let names = (words.filter { !$0.hasPrefix("-") } + [only].compactMap(\.self)).distinct(by: \.self)
        // An address in another place than that of the template may be the value of a parameter.
        let isNamed = guess.arguments.dropFirst().first.map { !templates.isAddress($0) } ?? false
        let addresses = isNamed ? [] : names.filter(templates.isAddress)
        for name in names.filter({ !templates.isAddress($0) }) + addresses {
            guard nearest == nil || !templates.isAddress(name), let template = try templates.candidate(name)
            else { continue }
            // The module as far as it is known.
            let prefix = project.rambafile.prefix?.value
            let known = guess.arguments.first.flatMap { try? ModuleName($0, prefix: prefix) }
            var module = Module(known ?? .example, now: now)
            module.projectName = project.rambafile.projectName.value
            (module.limits, module.patternTime) = (options.limits, options.patternTime)
            module.values = TemplateValues(undeclared: options.parameters + guess.parameters)
            let parameters = try OpenTemplate(template, for: module, diagnostics: &diagnostics).parameters
            var reading = ModuleArguments(words, declared: parameters)
            reading.template = template
            let found = reading.arguments.dropFirst().first ?? only
            let isRight = reading.unknown.isEmpty && reading.incomplete.isEmpty
            if isRight, 1...2 ~= reading.arguments.count, found == name { return reading }
            let isOther = found.map(templates.isAddress) ?? false
            if found == name || !reading.unknown.isEmpty && nearest == nil && !isOther {
                nearest = (reading, template.name, parameters)
            }
        }
        guard let (words, template, declared) = nearest else { return try guess.withoutTemplate(in: project) }
        let advice =
            declared.isEmpty
            ? "'\(template)' declares no parameters: give it one with '--custom_parameters NAME:VALUE'"
            : "'generamba gen \(template) --help' lists the template's parameters"
        try words.checkOptions(
            declared, besides: GenOptions.optionNames, advice: advice, usage: GenOptions.usage)
        return try words.checked(isTemplate: project.hasTemplate)
    }

    /// Returns the arguments if no template is known, so that this is reported, unless an option looks like a misspelling
    /// of one of our own.
    private func withoutTemplate(in project: Project) throws -> ModuleArguments {
        let slip = parameters.first { didYouMean("--\($0.name)", in: GenOptions.optionNames) != nil }
        guard arguments.count < 2, let slip else { return try checked(isTemplate: project.hasTemplate) }
        throw WrongUsage(
            "unknown option '--\(slip.name)'", hint: didYouMean("--\(slip.name)", in: GenOptions.optionNames))
    }

    /// Checks that the arguments are complete and returns them.
    func checked(isTemplate: (String) -> Bool) throws -> ModuleArguments {
        guard !arguments.isEmpty else { throw WrongUsage("missing expected argument '<name>'") }
        guard arguments.count <= 2 else {
            throw WrongUsage(
                "unexpected argument '\(arguments[2])'", hint: correction(isTemplate: isTemplate))
        }
        return self
    }

    /// Checks that all options are parameters with a value.
    ///
    /// - Parameter advice: what to do about an unknown option that is not a misspelling.
    func checkOptions(
        _ declared: [Parameter], besides own: [String], advice: @autoclosure () throws -> String,
        usage: String
    ) throws {
        if let option = unknown.first {
            let known = declared.map { "--\($0.name.value)" } + own
            throw WrongUsage(
                "unknown option '\(option)'",
                hint: try CommandNames.advice(on: option) ?? didYouMean(option, in: known) ?? advice())
        }
        if let parameter = incomplete.first {
            throw WrongUsage(
                "missing value for '\(parameter.form())'", hint: parameter.summary ?? "usage: \(usage)")
        }
    }
}

/// The error for a command line that cannot be parsed.
struct WrongUsage: Error {
    let diagnostic: Diagnostic

    /// - Parameter hint: what to do; the usage by default.
    init(_ message: String, hint: String? = nil) {
        diagnostic = .error(message, hint: hint ?? "usage: \(GenOptions.usage)")
    }
}
