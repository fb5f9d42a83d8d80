import Testing

/// Tests the Rambafile's defaults for a template's parameters.
struct ProjectDefaultTests {
    private static let declared = """
        name: page
        parameters:
          - {name: service, summary: the service to call, required: true}
          - {name: worker, type: bool, default: true, summary: with a worker, no_summary: without a worker}
          - {name: state, type: bool, summary: with a state}
          - {name: cells, type: int, default: 3}
          - {name: style, type: choice, choices: [light, dark], default: light}
          - {name: use_cases, type: list, items: function, reserved: [close, 'did{{ id | upper_camel }}'], \
          default: [load]}
          - {name: titles, type: list, default: [one]}
        code_files: [{name: .txt, path: Code/file.mustache}]

        """

    private static let text = """
        {{service}}{{#worker}} worker{{/worker}}{{#state}} state{{/state}} {{cells}} {{style}} \
        {{#use_cases}}<{{name}}>{{/use_cases}}{{#titles}}({{.}}){{/titles}}
        """

    private func shop(_ entry: String, declared: String = declared, text: String = text) throws -> Sandbox {
        let shop = try Shop.sandbox(settings: Shop.settings.replacing("{name: page}", with: entry))
        try shop.write(["Templates/page/page.rambaspec": declared, "Templates/page/Code/file.mustache": text])
        return shop
    }

    private func generated(_ shop: Sandbox, _ options: [String] = []) throws -> String {
        let run = try shop.run(["gen", "Profile", "--on-conflict", "overwrite"] + options)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        return try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
    }

    @Test(arguments: [
        ("{name: page, parameters: {service: API}}", "API worker 3 light <load>(one)"),
        (
            "{name: page, parameters: {service: API, worker: false, state: yes}}",
            "API state 3 light <load>(one)"
        ),
        (
            "{name: page, parameters: {service: 'A, B', cells: -4, style: dark}}",
            "A, B worker -4 dark <load>(one)"
        ),
        (
            "{name: page, parameters: {service: API, use_cases: [a, \"b(c: Int, d: Int)\"], titles: []}}",
            "API worker 3 light <a><b>"
        ),
        (
            "{name: page, parameters: {service: API, use-cases: 'a,b(c: Int, d: Int)', titles: 'x, y'}}",
            "API worker 3 light <a><b>(x)(y)"
        ),
        (
            """
            name: page
                parameters:
                  service: API
                  titles:
                    - one, two
                    - "it's"
            """, "API worker 3 light <load>(one, two)(it's)"
        ),
    ])
    func theyWinOverTheTemplates(entry: String, text: String) throws {
        #expect(try generated(shop(entry)) == text)
    }

    @Test(arguments: [
        (["--service", "X"], "X state 5 dark (a)(b)"),
        (["--worker", "--no-state"], "API worker 5 dark (a)(b)"),
        (["--titles", "c"], "API state 5 dark (c)"),
        (["--titles", ""], "API state 5 dark "),
        (["--use_cases", "load", "--cells=1"], "API state 1 dark <load>(a)(b)"),
        (["--custom_parameters", "style:light", "worker:yes"], "API worker state 5 light (a)(b)"),
    ])
    func theyLoseToOptions(options: [String], text: String) throws {
        let entry = """
            {name: page, parameters: {service: API, worker: no, state: yes, cells: 5, style: dark, \
            use_cases: [], titles: [a, b]}}
            """
        #expect(try generated(shop(entry), options) == text)
    }

    @Test func theHelpShowsThem() throws {
        let entry = "{name: page, parameters: {service: API, worker: false, state: true, titles: [a, b]}}"
        let parameters = """
            PARAMETERS:
              --service <string>        the service to call (default in the Rambafile: API)
              --worker                  with a worker
              --no-worker               without a worker (default in the Rambafile)
              --state, --no-state       with a state (default in the Rambafile: true)
              --cells <int>             (default: 3)
              --style <light|dark>      (default: light)
              --use_cases <function,…>  (default: load)
              --titles <string,…>       (default in the Rambafile: a,b)
            """
        let shop = try shop(entry)
        try shop.expect(
            "gen", "page", "--help",
            output: """
                USAGE: generamba gen [<options>] <name> page

                \(parameters)

                See 'generamba gen --help' for the options.
                """)
        try shop.expect(
            "template", "show", "page",
            output: """
                page

                \(parameters)

                FILES:
                  code/NAME/
                    NAME.txt
                """)
    }

    @Test func mistakesAreShownAtTheirPlace() throws {
        let shop = try shop(
            """
            name: page
                parameters:
                  servise: API
                  worker: maybe
                  cells: [1, 2]
                  style: [dark]
            """)
        let messages = """
            Rambafile:10:7: error: the template 'page' has no parameter 'servise'
             10 |       servise: API
                |       ^^^^^^^
              hint: did you mean 'service'?
            Rambafile:11:15: error: 'maybe' is neither true nor false
             11 |       worker: maybe
                |               ^^^^^
              hint: with a worker
            Rambafile:12:14: error: 'cells' takes one value, not a list
             12 |       cells: [1, 2]
                |              ^^^^^^
            Rambafile:13:14: error: 'style' takes one value, not a list
             13 |       style: [dark]
                |              ^^^^^^
            """
        try shop.refuses("gen", "Profile", "--service", "API", "--cells", "1", saying: messages)
        let help = try shop.run("gen", "page", "--help")
        #expect(help.status == 0)
        #expect(help.messages == messages.replacing(": error: ", with: ": warning: ") + "\n")
    }

    @Test(arguments: [
        ("[load, close]", "close", 63), ("[load, didLoad]", "didLoad", 63),
        ("'load, didLoad'", "didLoad", 63),
    ])
    func functionsFollowTheRulesOfTheTemplate(functions: String, name: String, column: Int) throws {
        let entry = "{name: page, parameters: {service: API, use_cases: \(functions)}}"
        let carets = String(repeating: " ", count: column - 1) + String(repeating: "^", count: name.count)
        try shop(entry).refuses(
            "gen", "Profile",
            saying: """
                Rambafile:8:\(column): error: the template already uses the name '\(name)'
                 8 |   - \(entry)
                   | \(carets)
                  hint: rename the function
                """)
    }

    @Test func anEmptyDefaultDoesNotAnswerARequiredParameter() throws {
        try shop("{name: page, parameters: {service: ''}}").refuses(
            "gen", "Profile",
            saying: """
                error: the template 'page' needs '--service'
                  hint: the service to call
                """)
    }

    @Test(arguments: [
        (
            "{name: page, parameters: [worker]}", 30, 8, "'parameters' must be a mapping, not a list",
            "\n  hint: write 'parameters: {NAME: VALUE}'"
        ),
        (
            "{name: page, parameters: {worker}}", 31, 6, "the parameter 'worker' has no value",
            "\n  hint: write 'worker: VALUE', or remove it"
        ),
        (
            "{name: page, parameters: {titles: [a(b: C)]}}", 40, 7,
            "a value of 'titles' must be text, not a mapping",
            "\n  hint: put a value that contains ': ' in quotes"
        ),
        (
            "{name: page, parameters: {titles: [a, [b]]}}", 43, 3,
            "a value of 'titles' must be text, not a list", ""
        ),
    ])
    func whatIsNoValueIsRefused(
        entry: String, column: Int, length: Int, message: String, hint: String
    ) throws {
        try shop(entry).refuses(
            "gen", "Profile",
            saying: """
                Rambafile:8:\(column): error: \(message)
                 8 |   - \(entry)
                   | \(String(repeating: " ", count: column - 1))\(String(repeating: "^", count: length))\(hint)
                """)
    }

    @Test func aSecondValueWins() throws {
        let shop = try shop("{name: page, parameters: {service: A, service: B}}")
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from page: 1 created
                """,
            messages: """
                Rambafile:8:43: warning: 'service' appears again: this value is used
                 8 |   - {name: page, parameters: {service: A, service: B}}
                   |                                           ^^^^^^^
                  hint: remove one
                """)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "B worker 3 light <load>(one)")
    }

    @Test func aTemplateWithoutDeclaredParametersTakesThemAll() throws {
        let shop = try shop(
            "{name: page, parameters: {a: 1, b: [x, y], c: other}}",
            declared: "name: page\ncode_files: [{name: .txt, path: Code/file.mustache}]\n",
            text: "{{custom_parameters.a}} {{custom_parameters.b}} {{custom_parameters.c}}")
        #expect(try generated(shop) == "1 x,y other")
        #expect(try generated(shop, ["--custom_parameters", "b:z", "a:"]) == " z other")
    }

    @Test func theLockDoesNotDependOnThem() throws {
        let settings = Shop.settings.replacing("page", with: "clean_swift")
        let shop = try Shop.sandbox(settings: settings)
        #expect(try shop.run("template", "install").status == 0)
        let lock = try shop.read("Rambafile.lock")
        try shop.write([
            "Rambafile": settings.replacing(
                "{name: clean_swift}",
                with: "{name: clean_swift, folder: Sources/Shop, parameters: {worker: false}}")
        ])
        #expect(try shop.run("template", "install", "--locked").status == 0)
        #expect(try shop.read("Rambafile.lock") == lock)
        try shop.expect(
            "gen", "Profile", "--only", "Router,Worker", "--worker", "--no-tests", "--dry-run",
            output: """
                     create  Sources/Shop/Profile/ProfileRouter.swift
                     create  Sources/Shop/Profile/ProfileWorker.swift
                Profile from clean_swift: all 2 to create (dry run, nothing was written)
                  note: the code needs iOS 13 ('MainActor'), but Package.swift names no platforms
                  hint: write 'platforms: [.iOS(.v13)]' in Package.swift, after the name of the package, or pass '--edit-manifest'
                  hint: 'swift build' has no UIKit: build for iOS with Xcode, or compile the template with stand-ins: \
                'generamba template check clean_swift'
                """)
        try shop.refuses(
            "gen", "Profile", "--only", "Worker",
            saying: """
                error: the module has no part 'Worker'
                  hint: it is generated only when 'worker and minimal == false or use_cases != empty or load'
                """)
    }
}
