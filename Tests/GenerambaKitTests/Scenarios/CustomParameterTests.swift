import Testing

/// Tests `--custom_parameters`. It takes the arguments up to the first without a colon, and splits each at its first
/// colon.
struct CustomParameterTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(
            printing: """
                {{#custom_parameters.a}}a={{.}};{{/custom_parameters.a}}\
                {{#custom_parameters.b}}b={{.}};{{/custom_parameters.b}}
                """)
    }

    @Test(arguments: [
        (["Profile", "page", "--custom_parameters", "a:1", "b:2"], "a=1;b=2;"),
        (["Profile", "--custom_parameters", "a:1", "b:2", "page"], "a=1;b=2;"),
        (["--custom_parameters", "a:1", "b:2", "Profile", "page"], "a=1;b=2;"),
        (["--custom-parameters", "a:1", "Profile", "--custom_parameters", "b:2"], "a=1;b=2;"),
        (["--custom_parameters=a:1", "b:2", "Profile"], "a=1;b=2;"),
        (["Profile", "--custom_parameters", "a:1", "--no-tests"], "a=1;"),
        (["Profile", "--custom_parameters", "a:1", "a:2"], "a=2;"),
        (
            ["Profile", "--custom_parameters", "a:https://example.com:80/", "b:x:y"],
            "a=https://example.com:80/;b=x:y;"
        ),
        (["Profile", "--custom_parameters", "a:two words", "b:-1"], "a=two words;b=-1;"),
        (["Profile", "--custom_parameters", "a:", "b:2"], "b=2;"),
        (["Profile", "--custom_parameters", "a:ж©"], "a=ж©;"),
        (["Profile"], ""),
    ])
    func theWordsAreTaken(arguments: [String], text: String) throws {
        let run = try shop.run(["gen"] + arguments)
        #expect(run.status == 0, "\(run)")
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == text)
    }

    @Test func aWordWithoutAKeyIsRefused() throws {
        for word in [":value", "value"] {
            try shop.refuses(
                "gen", "Profile", "page", "--custom_parameters", word, status: 64,
                saying: """
                    error: '\(word)' is not a custom parameter: write KEY:VALUE
                      hint: usage: generamba gen [<options>] <name> [<template>]
                    """)
        }
    }

    @Test(arguments: [["--custom_parameters"], ["--custom_parameters", "--no-tests"]])
    func theOptionAloneIsRefused(words: [String]) throws {
        let before = try shop.snapshot()
        let run = try shop.run(["gen", "Profile"] + words)
        #expect(
            run
                == Run(
                    messages: """
                        error: missing value for '--custom_parameters <key:value>'
                          hint: usage: generamba gen [<options>] <name> [<template>]
                        """, status: 64))
        #expect(try shop.snapshot() == before)
    }

    @Test func oneThatTheTemplatePrintsAndNobodyGaveIsAMistake() throws {
        try shop.write(["Templates/page/Code/file.mustache": "let style = {{ custom_parameters.style }}\n"])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/Code/file.mustache:1:16: error: unknown name 'custom_parameters.style'
                 1 | let style = {{ custom_parameters.style }}
                   |                ^^^^^^^^^^^^^^^^^^^^^^^
                  hint: set it with --custom_parameters style:VALUE
                """)
    }
}
