import Testing

/// Errors in `parameters:` of a rambaspec.
struct ParameterMistakeTests {
    private func refused(
        _ parameters: String, saying messages: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec":
                "name: page\n\(parameters)\ncode_files: [{name: .txt, path: Code/file.mustache}]\n"
        ])
        try shop.refuses("gen", "Profile", saying: messages, sourceLocation: sourceLocation)
        try shop.refuses("gen", "page", "--help", saying: messages, sourceLocation: sourceLocation)
    }

    @Test func whatIsNoParameter() throws {
        try refused(
            """
            parameters:
              - service
              - {summary: x}
              - {name: 1a}
              - {name: a}
              - {name: a}
            """,
            saying: """
                Templates/page/page.rambaspec:3:5: error: a parameter must be a mapping, not text
                 3 |   - service
                   |     ^^^^^^^
                  hint: write '- {name: NAME, type: string}'
                Templates/page/page.rambaspec:4:5: error: the parameter has no 'name'
                 4 |   - {summary: x}
                   |     ^
                  hint: add 'name: …'
                Templates/page/page.rambaspec:5:12: error: '1a' is not a valid parameter name
                 5 |   - {name: 1a}
                   |            ^^
                  hint: use letters, digits, '_' and '-', starting with a letter
                Templates/page/page.rambaspec:7:12: error: the parameter 'a' is declared twice
                 7 |   - {name: a}
                   |            ^
                  hint: remove one
                """)
        try refused(
            "parameters: {name: a}",
            saying: """
                Templates/page/page.rambaspec:2:13: error: 'parameters' must be a list, not a mapping
                 2 | parameters: {name: a}
                   |             ^^^^^^^^^
                  hint: write '[{name: a}]'
                """)
    }

    @Test func typesThatAreNone() throws {
        try refused(
            """
            parameters:
              - {name: a, type: strng}
              - {name: b, type: list, items: bool}
              - {name: c, type: choice}
              - {name: d, required: maybe}
            """,
            saying: """
                Templates/page/page.rambaspec:3:21: error: unknown type 'strng'
                 3 |   - {name: a, type: strng}
                   |                     ^^^^^
                  hint: did you mean 'string'?
                Templates/page/page.rambaspec:4:34: error: unknown type 'bool'
                 4 |   - {name: b, type: list, items: bool}
                   |                                  ^^^^
                  hint: known types: 'string', 'int', 'choice', 'function', 'type', 'event'
                Templates/page/page.rambaspec:5:12: error: 'c' has no choices
                 5 |   - {name: c, type: choice}
                   |            ^
                  hint: list them: 'choices: [one, two]'
                Templates/page/page.rambaspec:6:25: error: 'required' must be true or false, not 'maybe'
                 6 |   - {name: d, required: maybe}
                   |                         ^^^^^
                """)
    }

    @Test func valuesThatDoNotFitTheirTypes() throws {
        try refused(
            """
            parameters:
              - {name: a, type: int, default: x}
              - {name: b, type: choice, choices: [x, y], default: z, examples: [x, w]}
              - {name: c, type: list, items: int, default: [1, b]}
              - {name: d, pattern: '^[A-Z]', default: "a"}
              - {name: e, type: function, examples: ["f(x)"]}
              - {name: f, type: bool, default: often}
              - {name: g, default: [x, y]}
            """,
            saying: """
                Templates/page/page.rambaspec:3:35: error: 'x' is not a whole number
                 3 |   - {name: a, type: int, default: x}
                   |                                   ^
                Templates/page/page.rambaspec:4:55: error: 'z' is not a choice for 'b'
                 4 |   - {name: b, type: choice, choices: [x, y], default: z, examples: [x, w]}
                   |                                                       ^
                  hint: choose one: 'x', 'y'
                Templates/page/page.rambaspec:4:72: error: 'w' is not a choice for 'b'
                 4 |   - {name: b, type: choice, choices: [x, y], default: z, examples: [x, w]}
                   |                                                                        ^
                  hint: choose one: 'x', 'y'
                Templates/page/page.rambaspec:5:52: error: 'b' is not a whole number
                 5 |   - {name: c, type: list, items: int, default: [1, b]}
                   |                                                    ^
                Templates/page/page.rambaspec:6:44: error: 'a' is not a valid value for 'd'
                 6 |   - {name: d, pattern: '^[A-Z]', default: "a"}
                   |                                            ^
                  hint: it must match the pattern '^[A-Z]'
                Templates/page/page.rambaspec:7:45: error: the argument 'x' has no type
                 7 |   - {name: e, type: function, examples: ["f(x)"]}
                   |                                             ^
                  hint: write an argument like 'email: String' or 'with email: String'
                Templates/page/page.rambaspec:8:36: error: 'often' is neither true nor false
                 8 |   - {name: f, type: bool, default: often}
                   |                                    ^^^^^
                Templates/page/page.rambaspec:9:24: error: 'default' must be text, not a list
                 9 |   - {name: g, default: [x, y]}
                   |                        ^^^^^^
                """)
    }

    @Test func anExampleThatIsWrongIsNoHint() throws {
        try refused(
            """
            parameters:
              - {name: a, type: int, default: x, examples: [y, 3], summary: how many}
              - {name: b, type: int, default: x, examples: [y, z]}
            """,
            saying: """
                Templates/page/page.rambaspec:3:35: error: 'x' is not a whole number
                 3 |   - {name: a, type: int, default: x, examples: [y, 3], summary: how many}
                   |                                   ^
                  hint: for example '3': how many
                Templates/page/page.rambaspec:3:49: error: 'y' is not a whole number
                 3 |   - {name: a, type: int, default: x, examples: [y, 3], summary: how many}
                   |                                                 ^
                  hint: for example '3': how many
                Templates/page/page.rambaspec:4:35: error: 'x' is not a whole number
                 4 |   - {name: b, type: int, default: x, examples: [y, z]}
                   |                                   ^
                Templates/page/page.rambaspec:4:49: error: 'y' is not a whole number
                 4 |   - {name: b, type: int, default: x, examples: [y, z]}
                   |                                                 ^
                Templates/page/page.rambaspec:4:52: error: 'z' is not a whole number
                 4 |   - {name: b, type: int, default: x, examples: [y, z]}
                   |                                                    ^
                """)
    }

    @Test func parametersThatDependOnParameters() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: a}
            {% if custom_parameters.a %}
              - {name: b}
            {% endif %}
            code_files: [{name: .txt, path: Code/file.mustache}]

            """
        ])
        try shop.refuses(
            "gen", "Profile", "--a", "1",
            saying: """
                Templates/page/page.rambaspec:3:3: error: the parameters depend on parameters
                 3 |   - {name: a}
                   |   ^^^^^^^^^^^
                  hint: declare all of them, and choose files with 'when:'
                """)
    }

    @Test func whatSaysNothing() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: a, items: int}
              - {name: b, type: int, choices: [1], pattern: x}
              - {name: c, default: x, required: true}
              - {name: d, unique: true}
            code_files: [{name: .txt, path: Code/file.mustache}]

            """
        ])
        try shop.expect(
            "gen", "Profile", "--dry-run",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from page: 1 to create (dry run, nothing was written)
                """,
            messages: """
                Templates/page/page.rambaspec:3:22: warning: 'items' does not apply to a parameter of type 'string'
                 3 |   - {name: a, items: int}
                   |                      ^^^
                  hint: only a list has items
                Templates/page/page.rambaspec:4:35: warning: 'choices' does not apply to a parameter of type 'int'
                 4 |   - {name: b, type: int, choices: [1], pattern: x}
                   |                                   ^^^
                  hint: write 'type: choice'
                Templates/page/page.rambaspec:4:49: warning: 'pattern' does not apply to a parameter of type 'int'
                 4 |   - {name: b, type: int, choices: [1], pattern: x}
                   |                                                 ^
                  hint: only a string has a pattern or names functions
                Templates/page/page.rambaspec:5:24: warning: 'c' is required, but has a default
                 5 |   - {name: c, default: x, required: true}
                   |                        ^
                  hint: remove 'default' or 'required'
                Templates/page/page.rambaspec:6:23: warning: 'unique' does not apply to a parameter of type 'string'
                 6 |   - {name: d, unique: true}
                   |                       ^^^^
                  hint: only a list has items
                """)
    }

    @Test func itemsThatAreUnique() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec":
                "name: page\nparameters: [{name: a, type: list, unique: true}]\ncode_files: [{name: A}]\n"
        ])
        try shop.refuses(
            "gen", "Profile", "--a", "help,my_settings,help,MySettings",
            saying: """
                --a:1:18: error: 'help' appears twice
                 1 | help,my_settings,help,MySettings
                   |                  ^^^^
                  hint: remove one
                --a:1:23: error: 'MySettings' appears twice
                 1 | help,my_settings,help,MySettings
                   |                       ^^^^^^^^^^
                  hint: it generates the same names as 'my_settings'
                """)
    }

    /// `gen` checks a pattern only when a value must match it; linting and installing check all patterns.
    @Test func patternsThatAreNoneOrFitNoExample() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: a, pattern: 'a(', examples: [x]}
              - {name: b, pattern: '^[A-Z]', examples: [API, api]}
            code_files: [{name: A.swift, path: a.mustache}]

            """,
            "Templates/page/a.mustache": "{{a}}{{b}}\n",
            "Rambafile": Shop.settings.replacing("{name: page}", with: "{name: page, local: Templates/page}"),
        ])
        let none = """
            Templates/page/page.rambaspec:3:24: error: 'a(' is not a valid regular expression
             3 |   - {name: a, pattern: 'a(', examples: [x]}
               |                        ^^^^
              hint: put a '\\' before a character that stands for itself: '\\.', '\\('

            """
        let all =
            none + """
                Templates/page/page.rambaspec:4:50: error: 'api' is not a valid value for 'b'
                 4 |   - {name: b, pattern: '^[A-Z]', examples: [API, api]}
                   |                                                  ^^^
                  hint: for example 'API'; it must match the pattern '^[A-Z]'
                """
        try shop.refuses("template", "install", saying: all)
        try shop.refuses("gen", "Profile", "--a", "x", saying: String(none.dropLast()))
        let lint = try shop.run("template", "lint", "page")
        #expect(lint.messages == all + "\n")
        #expect(lint.status == 1)
        #expect(try shop.run("gen", "Profile").status == 0)
    }

    @Test func aPatternThatTakesForEver() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: a, pattern: '^(x+)+$'}
              - {name: b, type: list, pattern: '^(x+)+$'}
              - {name: c}
            code_files: [{name: A}]

            """
        ])
        let word = String(repeating: "x", count: 60) + "y"
        let line = String(repeating: "^", count: 61)
        let hint = """
            hint: all patterns share 2 seconds: shorten the text, or simplify a pattern with nested repetitions, \
            such as '(x+)+'
            """
        try shop.refuses(
            "gen", "Profile,Settings", "--a", word, "--b", "x,y", "--c", "x",
            saying: """
                --a:1:1: error: it takes too long to match '\(word)' against the pattern '^(x+)+$'
                 1 | \(word)
                   | \(line)
                  \(hint)
                --b:1:1: error: no time is left to match 'x' against the pattern '^(x+)+$'
                 1 | x,y
                   | ^
                  \(hint)
                --b:1:3: error: no time is left to match 'y' against the pattern '^(x+)+$'
                 1 | x,y
                   |   ^
                  \(hint)
                """)
    }
}
