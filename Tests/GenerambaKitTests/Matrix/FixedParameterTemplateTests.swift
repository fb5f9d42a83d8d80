import Testing

/// Runs `template check` on small templates with parameters that have the same value in all combinations.
struct FixedParameterTemplateTests {
    @Test(arguments: right) func theOtherParametersAreTried(_ template: TemplateCase) throws {
        try template.run()
    }

    @Test(arguments: wrong) func aParameterIsRefusedAsByGen(_ template: TemplateCase) throws {
        try template.run()
    }

    private static let page = [
        "page.rambaspec": """
        name: page
        parameters:
          - {name: worker, type: bool}
          - {name: style, type: choice, choices: [light, dark], default: light}
          - {name: use_cases, type: list, items: function}
          - {name: title}
        code_files:
          - {name: View.swift, path: view.swift.mustache}

        """,
        "view.swift.mustache": """
        // {{ module_info.project_name }} {{ style }}{{#worker}} worker{{/worker}}
        struct {{ prefix }}{{ module_info.name }}View {
        {{#use_cases}}
            func {{ name }}() {}
        {{/use_cases}}
        }

        """,
    ]

    /// A template that declares no parameters, with a name from one.
    private static let undeclared = [
        "view.swift.mustache":
            "struct {{ prefix }}{{ module_info.name }}View { let {{ custom_parameters.field }} = 1 }\n"
    ]

    private static func passes(_ words: String) -> String {
        "   compiled  Profile \(words)\npage: 1 combination, 1 compiled"
    }

    static let right = [
        TemplateCase(
            "a bool", page, check: "--compile-only --worker", output: passes("--worker true")),
        TemplateCase(
            "a bool that is false", page, check: "--compile-only --no-worker",
            output: passes("--worker false")),
        TemplateCase(
            "a choice", page, check: "--compile-only --style=dark",
            output: """
                   compiled  Profile --style dark
                page: 1 combination, 1 compiled
                """),
        TemplateCase(
            "functions in two parts", page,
            check: "--compile-only --no-worker --use-cases load --use_cases save,send",
            output: passes("--worker false --use-cases load --use_cases save,send")),
        TemplateCase(
            "custom parameters", page, check: "--compile-only --custom_parameters worker:true title:a:b",
            output: passes("--worker true --title a:b")),
        TemplateCase(
            "undeclared parameters", undeclared, check: "--compile-only --custom_parameters field:a",
            output: passes("--field a")),
    ]

    static let wrong = [
        TemplateCase(
            "a misspelling", page, check: "--stile dark", output: "",
            messages: """
                error: unknown option '--stile'
                  hint: did you mean '--style'?
                """,
            status: 64),
        TemplateCase(
            "a misspelled option of the command", page, check: "--matrx full", output: "",
            messages: """
                error: unknown option '--matrx'
                  hint: did you mean '--matrix'?
                """,
            status: 64),
        TemplateCase(
            "an unknown option", page, check: "--nothing", output: "",
            messages: """
                error: unknown option '--nothing'
                  hint: 'generamba template show own/page' lists the template's parameters
                """,
            status: 64),
        TemplateCase(
            "an option without declared parameters", undeclared, check: "--field a", output: "",
            messages: """
                error: unknown option '--field'
                  hint: 'page' declares no parameters: give it one with '--custom_parameters NAME:VALUE'
                """,
            status: 64),
        TemplateCase(
            "no value", page, check: "--style", output: "",
            messages: """
                error: missing value for '--style <light|dark>'
                  hint: usage: generamba template check [<options>] [<name|path|url> ...]
                """,
            status: 64),
        TemplateCase(
            "a value that is no choice", page, check: "--style drak", output: "",
            messages: """
                --style:1:1: error: 'drak' is not a choice for 'style'
                 1 | drak
                   | ^^^^
                  hint: did you mean 'dark'?
                """,
            status: 1),
        TemplateCase(
            "an unknown custom parameter", page, check: "--custom_parameters styl:dark", output: "",
            messages: """
                error: the template 'page' has no parameter 'styl'
                  hint: did you mean 'style'?
                """,
            status: 1),
        TemplateCase(
            "no custom parameter", page, check: "--custom_parameters style", output: "",
            messages: """
                error: 'style' is not a custom parameter: write KEY:VALUE
                  hint: usage: generamba template check [<options>] [<name|path|url> ...]
                """,
            status: 64),
    ]
}
