import Testing

/// Tests how rambaspecs describe parameters: `summary`, `no_summary` and `pattern_hint`.
struct ParameterDescriptionTests {
    @Test("keys without the ones that they belong to are warned about") func keysThatBelongToOthers() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: a, pattern_hint: a letter}
              - {name: b, no_summary: leave it out}
              - {name: c, type: bool, pattern_hint: a letter, pattern: x}
            code_files: [{name: A}]

            """
        ])
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 0)
        #expect(
            run.messages == """
                Templates/page/page.rambaspec:3:29: warning: 'a' has a 'pattern_hint' but no 'pattern'
                 3 |   - {name: a, pattern_hint: a letter}
                   |                             ^^^^^^^^
                  hint: add the 'pattern' that it describes, or remove it
                Templates/page/page.rambaspec:4:27: warning: 'no_summary' says nothing about a parameter of type \
                'string'
                 4 |   - {name: b, no_summary: leave it out}
                   |                           ^^^^^^^^^^^^
                  hint: write 'type: bool'
                Templates/page/page.rambaspec:5:41: warning: 'pattern_hint' says nothing about a parameter of type \
                'bool'
                 5 |   - {name: c, type: bool, pattern_hint: a letter, pattern: x}
                   |                                         ^^^^^^^^
                  hint: only a string has a pattern
                Templates/page/page.rambaspec:5:60: warning: 'pattern' says nothing about a parameter of type \
                'bool'
                 5 |   - {name: c, type: bool, pattern_hint: a letter, pattern: x}
                   |                                                            ^
                  hint: only a string has a pattern

                """)
    }
}
