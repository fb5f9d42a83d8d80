import Testing

/// Tests a template's parameters on the command line.
struct ParameterTests {
    private static let declared = """
        parameters:
          - {name: service, summary: the service to call, pattern: '^[A-Z]', examples: [API]}
          - {name: worker, type: bool, summary: whether there is a worker}
          - {name: cells, type: int, default: 3}
          - {name: style, type: choice, choices: [light, dark], default: light}
          - {name: use_cases, type: list, summary: what it does}

        """

    private static let text = """
        service={{service}} {{#worker}}worker {{/worker}}cells={{custom_parameters.cells}} \
        style={{style}} {{#use_cases}}({{.}}){{/use_cases}}
        """

    private let shop: Sandbox

    init() throws { shop = try Self.shop() }

    /// The project with a template that prints its parameters.
    private static func shop(_ declared: String = declared) throws -> Sandbox {
        let shop = try Shop.sandbox(printing: text)
        try shop.write([
            "Templates/page/page.rambaspec":
                "name: page\n" + declared + "code_files: [{name: .txt, path: Code/file.mustache}]\n"
        ])
        return shop
    }

    @Test(arguments: [
        ([], "service= cells=3 style=light "),
        (["--service", "API"], "service=API cells=3 style=light "),
        (["--service=API", "--cells=-4"], "service=API cells=-4 style=light "),
        (["--cells", "-4"], "service= cells=-4 style=light "),
        (["--worker"], "service= worker cells=3 style=light "),
        (["--worker", "--no-worker"], "service= cells=3 style=light "),
        (["--no_worker", "--worker=true"], "service= worker cells=3 style=light "),
        (["--worker", "false"], "service= cells=3 style=light "),
        (["--worker=NO"], "service= cells=3 style=light "),
        (["--style", "dark", "--style", "light"], "service= cells=3 style=light "),
        (["--use_cases", "a,b"], "service= cells=3 style=light (a)(b)"),
        (["--use-cases", "a", "--use_cases", "b, c"], "service= cells=3 style=light (a)(b)(c)"),
        (["--use_cases", "[a, b],(c, d)"], "service= cells=3 style=light ([a, b])((c, d))"),
        (["--use_cases", ""], "service= cells=3 style=light "),
        (
            ["--custom_parameters", "service:API", "cells:4", "worker:yes", "use-cases:a,b"],
            "service=API worker cells=4 style=light (a)(b)"
        ),
        (
            ["--use_cases", "a", "--custom_parameters", "use_cases:b"],
            "service= cells=3 style=light (b)(a)"
        ),
    ])
    func theyAreTaken(arguments: [String], text: String) throws {
        for words in [["Profile", "page"] + arguments, arguments + ["--", "Profile", "page"]] {
            let run = try shop.run(["gen", "--on-conflict", "overwrite"] + words)
            #expect(run.status == 0 && run.messages == "", "\(run)")
            #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == text)
        }
    }

    @Test(arguments: [
        ["--worker", "Profile", "page", "--cells", "4"], ["Profile", "--worker", "page", "--cells=4"],
        ["--cells", "4", "--worker", "Profile"], ["--cells", "4", "Profile", "--worker"],
        ["Profile", "--worker", "true", "page", "--cells", "4"],
    ])
    func optionsStandAnywhere(words: [String]) throws {
        let run = try shop.run(["gen"] + words)
        #expect(run.status == 0, "\(run)")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
                == "service= worker cells=4 style=light ")
    }

    @Test func aWordThatNamesATemplateMayBeAValue() throws {
        let shop = try Self.shop("parameters: [{name: service}]\n")
        try shop.write(["Templates/page/Code/file.mustache": "{{service}}"])
        for words in [["Profile", "--service", "page"], ["--service", "page", "Profile", "page"]] {
            let run = try shop.run(["gen"] + words)
            #expect(run.status == 0, "\(run)")
            #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "page")
        }
    }

    @Test func ownOptionsWin() throws {
        let shop = try Self.shop(
            "parameters: [{name: author}, {name: dry_run, type: bool}, {name: prefix}]\n")
        try shop.write([
            "Templates/page/Code/file.mustache":
                "{{author}},{{custom_parameters.prefix}},{{prefix}},{{developer.name}}"
        ])
        let run = try shop.run(
            "gen", "Profile", "--author", "Jane", "--custom_parameters", "author:Ann", "prefix:p", "--prefix",
            "XY")
        #expect(run.status == 0, "\(run)")
        #expect(try shop.read("Sources/Shop/Modules/Profile/XYProfile.txt") == "Ann,p,XY,Jane")
        try shop.expect(
            "gen", "page", "--help",
            output: """
                USAGE: generamba gen [<options>] <name> page

                PARAMETERS:
                  --custom_parameters author:<string>
                  --custom_parameters dry_run:<true|false>
                  --custom_parameters prefix:<string>

                See 'generamba gen --help' for the options.
                """)
    }

    @Test func oneThatIsNamedLikeAnOwnOptionIsGivenOtherwise() throws {
        let shop = try Self.shop("parameters: [{name: author, required: true}]\n")
        try shop.refuses(
            "gen", "Profile", "--author", "Jane",
            saying: """
                error: the template 'page' needs '--custom_parameters author:…'
                  hint: give it a value: '--custom_parameters author:<string>'
                """)
    }

    @Test func hyphensAreAsGoodAsUnderscores() throws {
        let shop = try Self.shop("parameters: [{name: use-cases}]\n")
        try shop.write(["Templates/page/Code/file.mustache": "{{custom_parameters.use-cases}}"])
        let run = try shop.run("gen", "Profile", "--use_cases", "-1a")
        #expect(run.status == 0, "\(run)")
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "-1a")
    }

    @Test func theyAreListed() throws {
        let help = """
            USAGE: generamba gen [<options>] <name> page

            PARAMETERS:
              --service <string>        the service to call
                                        for example 'API'
                                        matches ^[A-Z]
              --worker                  whether there is a worker
              --cells <int>             (default: 3)
              --style <light|dark>      (default: light)
              --use_cases <string,…>    what it does

            See 'generamba gen --help' for the options.
            """
        try shop.expect("gen", "page", "--help", output: help)
        try shop.expect("gen", "Profile", "page", "-h", "--cells", output: help)
    }

    @Test func thoseOfABuiltInTemplateAreListedWithoutAProject() throws {
        try Sandbox().expect(
            "gen", "silver", "--help",
            output: """
                OVERVIEW: A SILVER module; needs silver_foundation once in each target

                USAGE: generamba gen [<options>] <name> silver

                PARAMETERS:
                  --inputs <name: Type,…>   what the module is opened with
                                            for example 'id: Int'
                                            for example 'userID: Int, source: String?'
                  --callbacks <function,…>  what the module reports to its caller, as functions
                                            without a result (default: close)
                                            for example 'close'
                                            for example 'close,select(item: String)'
                  --outputs <function,…>    further callbacks
                                            for example 'didChoose(name: String)'
                      for example 'didChoose(name: String),didChange(count: Int, isLast: Bool)'
                  --router_targets <function,…>
                                            the modules that this one opens, with what they are
                                            opened with and what they give back
                                            for example 'settings'
                      for example 'post(id: Int),settings() -> String,help'
                  --use_cases <function,…>  use cases of the module, as functions of a service
                                            of its own (only with '--interactor')
                                            for example 'fetchProfile'
                      for example 'fetchProfile,rename(to name: String, at index: Int) throws'
                  --load <function>         what the screen loads when it opens, as a function
                                            of its service (only with '--interactor')
                      for example 'loadUser(userID: Int) async throws -> String'
                      for example 'fetchPosts(userID: Int) async throws -> [Post]'
                  --entities <type,…>       the plain types of the module (only with
                                            '--interactor')
                                            for example 'Post(id: Int, title: String)'
                  --events <event,…>        what the user does, and the use cases, ways on or
                                            callbacks that follow
                      for example 'tapLoginButton: signIn,pullToRefresh: fetchProfile'
                  --services <string,…>     the app's services that the interactor uses, without
                                            'Service' in their names (only with '--interactor')
                                            each must be a name that begins with a lowercase
                                            letter (a-z) and does not end in 'Service'
                                            for example 'profile'
                                            for example 'profile,imageCache'
                  --view_services <string,…>
                                            the app's services that the view uses, such as one
                                            for images, without 'Service' in their names
                                            each must be a name that begins with a lowercase
                                            letter (a-z) and does not end in 'Service'
                                            for example 'image'
                                            for example 'image,sound'
                  --interactor              let an interactor do the work of the module
                                            (default)
                  --no-interactor           leave out the interactor and what it needs
                  --story                   add a story, which shows modules one after another
                                            in a stack
                  --no-story                leave out the story (default)
                  --minimal                 leave out the title, the controls and everything
                                            else that only demonstrates

                See 'generamba gen --help' for the options.
                """)
    }

    @Test func wrongValuesAreShownTogether() throws {
        try shop.refuses(
            "gen", "Profile", "--service", "api", "--worker=maybe", "--cells", "three", "--style", "drak",
            "--custom_parameters", "style:red",
            saying: """
                --service:1:1: error: 'api' is not a valid value for 'service'
                 1 | api
                   | ^^^
                  hint: the service to call, for example 'API'; it must match the pattern '^[A-Z]'
                --worker:1:1: error: 'maybe' is neither true nor false
                 1 | maybe
                   | ^^^^^
                  hint: whether there is a worker
                --cells:1:1: error: 'three' is not a whole number
                 1 | three
                   | ^^^^^
                --style:1:1: error: 'drak' is not a choice for 'style'
                 1 | drak
                   | ^^^^
                  hint: did you mean 'dark'?
                """)
        try shop.refuses(
            "gen", "Profile", "--custom_parameters", "style:red",
            saying: """
                --custom_parameters:1:7: error: 'red' is not a choice for 'style'
                 1 | style:red
                   |       ^^^
                  hint: choose one: 'light', 'dark'
                """)
    }

    @Test func oneThatIsNotDeclaredIsRefused() throws {
        try shop.refuses(
            "gen", "Profile", "--custom_parameters", "servise:API", "colour:red",
            saying: """
                error: the template 'page' has no parameter 'servise'
                  hint: did you mean 'service'?
                error: the template 'page' has no parameter 'colour'
                  hint: it has 'service', 'worker', 'cells', 'style', 'use_cases'
                """)
    }

    @Test func anOptionThatIsNeitherIsRefused() throws {
        for words in [["Profile", "page", "--servise", "API"], ["--servise", "API", "Profile"]] {
            let before = try shop.snapshot()
            #expect(
                try shop.run(["gen"] + words)
                    == Run(
                        messages: """
                            error: unknown option '--servise'
                              hint: did you mean '--service'?
                            """, status: 64), "\(words)")
            #expect(try shop.snapshot() == before)
        }
        try shop.refuses(
            "gen", "Profile", "--hue", status: 64,
            saying: """
                error: unknown option '--hue'
                  hint: 'generamba gen page --help' lists the template's parameters
                """)
        try shop.refuses(
            "gen", "Profile", "--no-cells", status: 64,
            saying: """
                error: unknown option '--no-cells'
                  hint: did you mean '--cells'?
                """)
    }

    @Test func anOptionOfATemplateWithoutParametersIsRefused() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "page", "--hue", "red", status: 64,
            saying: """
                error: unknown option '--hue'
                  hint: 'page' declares no parameters: give it one with '--custom_parameters NAME:VALUE'
                """)
    }

    @Test func anOptionNeedsItsValue() throws {
        try shop.refuses(
            "gen", "Profile", "--service", "--worker", status: 64,
            saying: """
                error: missing value for '--service <string>'
                  hint: the service to call
                """)
    }

    @Test func aTemplateThatIsMissingIsWhatIsWrong() throws {
        try shop.refuses(
            "gen", "Profile", "pgae", "--service", "API",
            saying: """
                error: no template 'pgae'
                  hint: did you mean 'page'?
                """)
        try shop.refuses(
            "gen", "Profile", "page", "more", "--service", "API", status: 64,
            saying: """
                error: unexpected argument 'more'
                  hint: did you mean 'generamba gen Profile,more page'?
                """)
        try shop.refuses(
            "gen", "--service", "API", status: 64,
            saying: """
                error: missing expected argument '<name>'
                  hint: usage: generamba gen [<options>] <name> [<template>]
                """)
    }
}

/// Tests required parameters.
struct RequiredParameterTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(printing: "{{service}} {{cells}} {{#worker}}worker{{/worker}}\n")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - {name: service, summary: Which service does it call?, required: true}
              - {name: cells, type: int, required: true}
              - {name: worker, type: bool, required: true}
            code_files: [{name: .txt, path: Code/file.mustache}]

            """
        ])
    }

    @Test func withoutATerminalThoseMissingAreErrors() throws {
        try shop.refuses(
            "gen", "Profile", "--service", "",
            saying: """
                error: the template 'page' needs '--service'
                  hint: Which service does it call?
                error: the template 'page' needs '--cells'
                  hint: give it a value: '--cells <int>'
                error: the template 'page' needs '--worker'
                  hint: pass '--worker' or '--no-worker'
                """)
    }

    @Test func atATerminalTheyAreAskedForOnce() throws {
        let service = "Which service does it call? (--service <string>): "
        let cells = "--cells <int>: "
        let worker = "--worker [y/n]: "
        let run = try shop.converse(
            "gen", "Profile,Cart",
            reacting: [
                .answer(service, ""), .answer(service, " API "), .answer(cells, "x"), .answer(cells, "4"),
                .answer(worker, ""), .answer(worker, "maybe"), .answer(worker, "y"),
            ])
        #expect(run.status == 0)
        #expect(
            run.messages == """
                \(service)error: an answer is required
                \(service)\(cells)cells:1:1: error: 'x' is not a whole number
                 1 | x
                   | ^
                \(cells)\(worker)Please answer y or n.
                \(worker)Please answer y or n.
                \(worker)
                """)
        for name in ["Profile", "Cart"] {
            #expect(try shop.read("Sources/Shop/Modules/\(name)/\(name).txt") == "API 4 worker\n")
        }
    }

    @Test(arguments: [
        ("y", true), ("YES", true), ("true", true), ("n", false), ("No", false), (" false ", false),
    ])
    func aBooleanIsAnsweredByYesOrNo(answer: String, isTrue: Bool) throws {
        let run = try shop.converse(
            "gen", "Profile", "--service", "API", "--cells", "1",
            reacting: [.answer("--worker [y/n]: ", answer)])
        #expect(run.status == 0)
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "API 1 \(isTrue ? "worker" : "")\n")
    }

    @Test func theEndOfTheInputAndControlCWriteNothing() throws {
        let question = "Which service does it call? (--service <string>): "
        let before = try shop.snapshot()
        let ended = try shop.converse("gen", "Profile", reacting: [.end(question)])
        #expect(ended.status == 1 && ended.messages == "\(question)\nerror: stopped: nothing was written\n")
        let stopped = try shop.converse("gen", "Profile", reacting: [.interrupt(question)])
        #expect(stopped.status == 130)
        #expect(try shop.snapshot() == before)
    }
}
