import Testing

/// Tests how rambaspecs describe parameters: `summary`, `no_summary` and `pattern_hint`.
struct ParameterDescriptionTests {
    @Test("both spellings of a Boolean are described, and patterns in words")
    func spellingsAndPatternsAreDescribed() throws {
        let shop = try Shop.sandbox(printing: "")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: worker, type: bool, default: true, summary: add a worker, no_summary: leave out the worker}
              - {name: cache, type: bool, summary: add a cache, no_summary: leave out the cache}
              - {name: tracing, type: bool, default: yes, summary: whether it is traced}
              - {name: service, pattern: '^[A-Z]+$', pattern_hint: a name in capitals, examples: [API]}
              - {name: keys, type: list, pattern: '^[a-z]$', pattern_hint: a lowercase letter}
            code_files: [{name: A}]

            """
        ])
        try shop.expect(
            "gen", "page", "--help",
            output: """
                USAGE: generamba gen [<options>] <name> page

                PARAMETERS:
                  --worker                  add a worker (default)
                  --no-worker               leave out the worker
                  --cache                   add a cache
                  --no-cache                leave out the cache (default)
                  --tracing, --no-tracing   whether it is traced (default: yes)
                  --service <string>        it must be a name in capitals
                                            for example 'API'
                  --keys <string,…>         each must be a lowercase letter

                See 'generamba gen --help' for the options.
                """)
        try shop.refuses(
            "gen", "Profile", "--service", "api", "--keys", "a,B",
            saying: """
                --service:1:1: error: 'api' is not a valid value for 'service'
                 1 | api
                   | ^^^
                  hint: use a name in capitals, for example 'API'
                --keys:1:3: error: 'B' is not a valid value for 'keys'
                 1 | a,B
                   |   ^
                  hint: use a lowercase letter
                """)
    }

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
                Templates/page/page.rambaspec:4:27: warning: 'no_summary' does not apply to a parameter of type 'string'
                 4 |   - {name: b, no_summary: leave it out}
                   |                           ^^^^^^^^^^^^
                  hint: write 'type: bool'
                Templates/page/page.rambaspec:5:41: warning: 'pattern_hint' does not apply to a parameter of type 'bool'
                 5 |   - {name: c, type: bool, pattern_hint: a letter, pattern: x}
                   |                                         ^^^^^^^^
                  hint: only a string has a pattern or names functions
                Templates/page/page.rambaspec:5:60: warning: 'pattern' does not apply to a parameter of type 'bool'
                 5 |   - {name: c, type: bool, pattern_hint: a letter, pattern: x}
                   |                                                            ^
                  hint: only a string has a pattern or names functions

                """)
    }
}
