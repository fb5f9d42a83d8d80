import Testing

/// Lint tells of parameters whose values templates cannot read by their names.
struct LintHiddenParameterTests {
    private static func template(_ file: String, _ text: String) -> [String: String] {
        [
            "page.rambaspec": """
            name: page
            parameters: [{name: date}, {name: prefix}, {name: item}, {name: when}]
            code_files: [{name: a.swift, path: \(file)}]

            """, file: text,
        ]
    }

    @Test(arguments: ["a.mustache", "a.liquid"]) func aVariableHidesThem(file: String) throws {
        try LintedPage(
            Self.template(file, "{{ date }} {{ prefix }} {{ when }} {{ custom_parameters.item }}\n")
        ).expect(
            output: "page: 2 warnings",
            messages: """
                own/page/page.rambaspec:2:21: warning: the variable 'date' hides the parameter of this name
                 2 | parameters: [{name: date}, {name: prefix}, {name: item}, {name: when}]
                   |                     ^^^^
                  hint: write 'custom_parameters.date', or give the parameter another name
                own/page/page.rambaspec:2:35: warning: the variable 'prefix' hides the parameter of this name
                 2 | parameters: [{name: date}, {name: prefix}, {name: item}, {name: when}]
                   |                                   ^^^^^^
                  hint: write 'custom_parameters.prefix', or give the parameter another name
                """)
    }

    @Test(arguments: ["a.mustache", "a.liquid"]) func theFullNameIsRead(file: String) throws {
        let names = ["date", "prefix", "item"].map { "{{ custom_parameters.\($0) }}" }.joined()
        try LintedPage(Self.template(file, "\(names) {{ when }}\n")).expect(output: "page: no problems")
    }

    @Test func nothingEqualsBlank() throws {
        try LintedPage([
            "page.rambaspec":
                "name: page\nparameters: [{name: a}]\ncode_files: [{name: a.swift, path: a.liquid}]\n",
            "a.liquid":
                "{% if a == blank %}{% elsif blank == a %}{% elsif a != blank or a == empty %}{% endif %}\n",
        ]).expect(
            output: "page: 2 warnings",
            messages: """
                own/page/a.liquid:1:7: warning: 'a == blank' is never true
                 1 | {% if a == blank %}{% elsif blank == a %}{% elsif a != blank or a == empty %}{% endif %}
                   |       ^^^^^^^^^^
                  hint: nothing equals 'blank' in Liquid 4.0: write 'empty'
                own/page/a.liquid:1:29: warning: 'blank == a' is never true
                 1 | {% if a == blank %}{% elsif blank == a %}{% elsif a != blank or a == empty %}{% endif %}
                   |                             ^^^^^^^^^^
                  hint: nothing equals 'blank' in Liquid 4.0: write 'empty'
                """)
    }
}
