import GenerambaKit
import SourceText
import TemplateInspection

/// The templates and the templates' parameters on the command line of `template check`.
struct CheckArguments {
    var templates: [ResolvedTemplate]
    private(set) var parameters: [GivenParameter] = []

    /// Parses the arguments. The templates determine which options take a value, and these options determine which
    /// arguments are templates.
    init(_ words: [String], _ resolver: TemplateResolver, _ now: Moment, _ diagnostics: inout Diagnostics)
        throws
    {
        let guess = ModuleArguments(words, declared: nil)
        func find(_ names: [String]) throws -> [ResolvedTemplate] {
            try resolver.templates(names, for: "check", diagnostics: &diagnostics)
        }
        func reading(_ templates: [ResolvedTemplate]) throws -> ModuleArguments {
            ModuleArguments(words, declared: try templates.flatMap { try $0.declaredParameters(now: now) })
        }
        guard !guess.parameters.isEmpty else {
            templates = try find(guess.arguments)
            return
        }
        // No repository is fetched for the address in a parameter's value.
        let names = words.filter { name in
            !name.hasPrefix("-") && (!resolver.isAddress(name) || guess.arguments.contains(name))
        }
        let first = try reading(names.flatMap { (try? find([$0])) ?? [] })
        templates = try find(first.arguments)
        let second = try reading(templates)
        if second.arguments != first.arguments { templates = try find(second.arguments) }
        try second.checkOptions(
            try templates.flatMap { try $0.declaredParameters(now: now) }, besides: TemplateCheck.optionNames,
            advice: Self.advice(second.arguments, templates, now), usage: TemplateCheck.usage)
        parameters = second.parameters
    }

    /// What to do about an option that no template knows.
    private static func advice(
        _ words: [String], _ templates: [ResolvedTemplate], _ now: Moment
    ) throws -> String {
        guard templates.count == 1, let template = templates.first else {
            return "'generamba template show NAME' lists the parameters of a template"
        }
        return try template.declaredParameters(now: now).isEmpty
            ? "'\(template.name)' declares no parameters: give it one with '--custom_parameters NAME:VALUE'"
            : "'generamba template show \(quotedForShell(words.first ?? template.name))' lists the template's parameters"
    }
}
