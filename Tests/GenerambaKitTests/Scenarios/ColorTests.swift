import Testing

/// Tests when output has colors.
struct ColorTests {
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.write([Self.model: "edited\n"])
    }

    /// A command line, the environment, and whether the output then has colors on a terminal and elsewhere.
    struct Case {
        var options: [String] = []
        var variables: [String: String] = [:]
        let onTerminal: Bool
        let elsewhere: Bool
    }

    private static let cases = [
        Case(onTerminal: true, elsewhere: false),
        Case(options: ["--color", "auto"], onTerminal: true, elsewhere: false),
        Case(options: ["--color", "always"], onTerminal: true, elsewhere: true),
        Case(options: ["--color=never"], onTerminal: false, elsewhere: false),
        Case(options: ["--color=never", "--color", "always"], onTerminal: true, elsewhere: true),
        Case(options: ["--color=always"], variables: ["NO_COLOR": "1"], onTerminal: true, elsewhere: true),
        Case(options: ["--color=always"], variables: ["TERM": "dumb"], onTerminal: true, elsewhere: true),
        Case(
            options: ["--color=never"], variables: ["CLICOLOR_FORCE": "1"], onTerminal: false,
            elsewhere: false),
        Case(variables: ["NO_COLOR": "1"], onTerminal: false, elsewhere: false),
        Case(variables: ["NO_COLOR": "0"], onTerminal: false, elsewhere: false),
        Case(variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], onTerminal: false, elsewhere: false),
        Case(variables: ["NO_COLOR": "1", "FORCE_COLOR": "1"], onTerminal: false, elsewhere: false),
        Case(variables: ["CLICOLOR_FORCE": "1"], onTerminal: true, elsewhere: true),
        Case(variables: ["CLICOLOR_FORCE": "0"], onTerminal: true, elsewhere: false),
        Case(variables: ["CLICOLOR_FORCE": ""], onTerminal: true, elsewhere: false),
        Case(variables: ["FORCE_COLOR": "3"], onTerminal: true, elsewhere: true),
        Case(variables: ["FORCE_COLOR": "0"], onTerminal: true, elsewhere: false),
        Case(variables: ["CLICOLOR": "0"], onTerminal: false, elsewhere: false),
        Case(variables: ["CLICOLOR": "1"], onTerminal: true, elsewhere: false),
        Case(variables: ["CLICOLOR": "0", "FORCE_COLOR": "1"], onTerminal: true, elsewhere: true),
        Case(variables: ["TERM": "dumb"], onTerminal: false, elsewhere: false),
        Case(variables: ["TERM": ""], onTerminal: false, elsewhere: false),
        Case(variables: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], onTerminal: true, elsewhere: true),
    ]

    @Test(arguments: cases)
    func theFirstRuleThatAppliesDecides(test: Case) throws {
        let variables = ["NO_COLOR": ""].merging(test.variables) { $1 }
        let command = ["gen", "Profile", "--dry-run"] + test.options
        let screen = try shop.converse(command, with: variables, wholly: true, reacting: [])
        #expect(screen.status == 0 && screen.messages.contains("\u{1B}[") == test.onTerminal, "\(screen)")
        let run = try shop.run(command, with: variables)
        #expect(run.status == 0 && run.output.contains("\u{1B}[") == test.elsewhere, "\(run)")
        let before = try shop.run(test.options + command, with: variables)
        #expect(before == run)
    }

    @Test func itAlsoAppliesToMessagesAboutTheCommandLine() throws {
        let run = try shop.run("--color", "always", "gen", "Profile", "--dry-rnu")
        #expect(run.messages.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "), "\(run)")
        #expect(try shop.run("--color=never", "version") == Run(output: "2.0.0"))
        #expect(try shop.run("version", "--color", "always") == Run(output: "2.0.0"))
    }

    @Test(arguments: [["gen", "Profile", "--color", "red"], ["--color", "red", "gen", "Profile"]])
    func thereAreThreeValues(arguments: [String]) throws {
        #expect(
            try shop.run(arguments)
                == Run(
                    messages: """
                        error: the value 'red' is invalid for '--color <when>'
                          hint: please provide one of 'auto', 'always' or 'never'
                        """, status: 64))
    }

    private static let plain = """
        diff --git a/\(model) b/\(model)
        --- a/\(model)
        +++ b/\(model)
        @@ -1 +1 @@
        -edited
        +struct ProfileModel {}

        """

    private static let colored = """
        \u{1B}[1mdiff --git a/\(model) b/\(model)\u{1B}[0m
        \u{1B}[1m--- a/\(model)\u{1B}[0m
        \u{1B}[1m+++ b/\(model)\u{1B}[0m
        \u{1B}[36m@@ -1 +1 @@\u{1B}[0m
        \u{1B}[1;31m-edited\u{1B}[0m
        \u{1B}[32m+struct ProfileModel {}\u{1B}[0m

        """

    @Test func aDifferenceHasColors() throws {
        let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
        try shop.write([view: "// Profile module of Shop, Example Ltd.\nstruct ProfileView {}\n"])
        let command = ["gen", "Profile", "--no-tests", "--dry-run", "--diff"]
        let screen = try shop.converse(command, with: ["NO_COLOR": ""], wholly: true, reacting: [])
        #expect(screen.messages.hasPrefix(Self.colored), "\(screen)")
        let piped = try shop.run(command, with: ["NO_COLOR": "", "CLICOLOR_FORCE": "1"])
        #expect(piped.output.hasPrefix(Self.plain), "\(piped)")
        let always = try shop.run(command + ["--color", "always"])
        #expect(always.output.hasPrefix(Self.colored), "\(always)")
    }

    @Test func removedLinesThatLookLikeNamesOfFilesAreRemovedLines() throws {
        try shop.install(Shop.template(printing: "++ b\n"), as: "page")
        try shop.write(["Sources/Shop/Modules/Cart/Cart.txt": "-- a\n"])
        let run = try shop.run("gen", "Cart", "--dry-run", "--diff", "--color=always")
        #expect(
            run.output.contains(
                "\u{1B}[36m@@ -1 +1 @@\u{1B}[0m\n\u{1B}[1;31m--- a\u{1B}[0m\n\u{1B}[32m+++ b\u{1B}[0m\n"),
            "\(run)")
    }
}
