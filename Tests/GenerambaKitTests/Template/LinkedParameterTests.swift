import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText
@testable import TemplateEngine

/// Tests parameters that have something to do with each other: what a module is opened with, its types and its events.
struct LinkedParameterTests {
    private static let manifest = """
        name: page
        parameters:
        - {name: inputs, type: arguments, includes: [load], reserved: [view]}
        - {name: load, type: function}
        - {name: entities, type: list, items: type, reserved: [State], selects: {screen: screens, output: outputs}}
        - {name: actions, type: list, items: function}
        - {name: screens, type: list, items: function, plain: true, unique: true}
        - {name: outputs, type: list, items: function, one_way: true}
        - {name: events, type: list, items: event, reserved: [tapClose], leads_to: {action: actions, screen: screens}}
        - {name: once, type: list, names: actions, when: actions}
        - {name: latest, type: list, names: actions, when: actions}
        - {name: first, names: screens}
        code_files: [{name: .swift, path: a}]

        """

    private static func answers(_ given: [(String, String)]) throws -> Answers {
        var found = Diagnostics()
        let spec = try Manifest(
            rambaspec: SourceFile(path: "page.rambaspec", text: manifest), of: "page", diagnostics: &found)
        try #require(found == Diagnostics())
        let parameters = given.map {
            GivenParameter(name: $0.0, text: SourceFile(path: "--\($0.0)", text: $0.1).whole)
        }
        return try GivenAnswers(spec.parameters, given: parameters, to: "page").complete()
    }

    private static func render(_ template: String, _ given: (String, String)...) throws -> String {
        try render(template, given)
    }

    /// The rendered template; the first message and hint about the parameters if there is one.
    private static func render(_ template: String, _ given: [(String, String)]) throws -> String {
        do {
            return renderedText(template, in: try answers(given).values(Samples()).parameters)
        } catch let found as Diagnostics {
            let first = found.all[0]
            return "\(first.message) — \(first.hint ?? "")"
        }
    }

    @Test(arguments: [
        ("id: Int", nil, "id: Int"), ("", nil, "none"), (" ", nil, "none"), ("id: Int,", nil, "id: Int"),
        ("a: [String: Int], for b: B?", nil, "a: [String: Int], for b: B?"), ("", "load(id: Int)", "id: Int"),
        ("title: Text", "load(id: Int, title: Text)", "title: Text, id: Int"),
    ])
    func whatAModuleIsOpenedWith(inputs: String, load: String?, expected: String) throws {
        let template = "{{#inputs}}{{ parameters }}{{/inputs}}{{^inputs}}none{{/inputs}}"
        let given = [("inputs", inputs)] + (load.map { [("load", $0)] } ?? [])
        #expect(try Self.render(template, given) == expected)
    }

    @Test(arguments: [
        (
            "id Int",
            "the argument 'id Int' has no type — write an argument like 'email: String' or 'with email: String'"
        ),
        ("view: Int", "the template already uses the name 'view' — rename the argument"),
        (
            "a: inout Int",
            "the argument 'a: inout Int' cannot be stored in a property — remove 'inout'"
        ),
        ("a: Int!", "the argument 'a: Int!' cannot be stored in a property — write '?' instead of '!'"),
        ("a: Self", "the argument 'a: Self' cannot be stored in a property — write the name of a type"),
        ("a: Int b: Int", "unexpected 'b' — write ',' before it"),
        (",", "missing argument after ',' — remove the ','"),
        (
            "a: Int, a: Int",
            "two arguments have the name 'a' — rename one of them"
        ),
        (
            "load(a: Int)",
            "the argument 'load' has no type — write an argument like 'email: String' or 'with email: String'"
        ),
        ("a: Int...", "a signature cannot have a variadic argument — write 'a: [Int]'"),
    ])
    func wrongInputs(inputs: String, message: String) throws {
        #expect(try Self.render("", ("inputs", inputs)) == message)
    }

    @Test func anArgumentOfLoadHasTheNameOfAVariable() throws {
        #expect(
            try Self.render("", ("load", "load(with view: Int)"))
                == "the template already uses the name 'view' — rename the argument")
    }

    @Test(arguments: [
        ("load(id: Int)", "id: Int, name: String", "true "), ("load(id: Int)", "id: String", "false "),
        ("load(of id: Int, other: Int)", "id: Int", "true false "), ("load(URL: URL)", "URL: URL", "true "),
    ])
    func argumentsThatAreInputs(function: String, inputs: String, expected: String) throws {
        let template = "{{#actions}}{{#arguments}}{{ is_input }} {{/arguments}}{{/actions}}"
        #expect(try Self.render(template, ("inputs", inputs), ("actions", function)) == expected)
    }

    @Test(arguments: [("String", "true false"), ("Bool", "false true"), ("String?", "false false")])
    func argumentsOfControls(type: String, expected: String) throws {
        let template = "{{#actions}}{{#arguments}}{{ is_string }} {{ is_bool }}{{/arguments}}{{/actions}}"
        #expect(try Self.render(template, ("actions", "f(a: \(type))")) == expected)
    }

    @Test(arguments: [
        ("f() -> Post", "Post false false Post(id: -1, author: User(name: \"aName\"))"),
        ("f() -> [Post]", "Post true false Post(id: -1, author: User(name: \"aName\"))"),
        ("f() async throws -> User?", "User false true User(name: \"aName\")"), ("f() -> [[Post]]", ""),
        ("f() -> Int", ""), ("f(a: Post)", ""),
    ])
    func typesThatFunctionsReturn(function: String, expected: String) throws {
        let template =
            "{{#actions}}{{#entity}}{{ name }} {{ is_list }} {{ is_optional }} {{ sample }}{{/entity}}{{/actions}}"
        let types = ("entities", "Post(id: Int, author: User),User(name: String)")
        #expect(try Self.render(template, types, ("actions", function)) == expected)
    }

    @Test func anInputOfAnotherType() throws {
        #expect(
            try Self.render("", ("inputs", "id: Int?"), ("load", "load(id: Int)")) == """
                the argument 'id: Int' of 'load' is an input of another type: 'id: Int?' \
                — write the same type, or rename one of them
                """)
    }

    @Test func typesHaveSamples() throws {
        let answers = try Self.answers([
            ("entities", "Post(id: Int, author: Author)"), ("actions", "f(post: Post) -> [Post]"),
        ])
        #expect(answers.typesWithoutSample(Samples()) == ["Post", "Author"])
    }

    @Test(arguments: [
        (
            "Post(id: Int, title: String, isRead: Bool)", "",
            """
            Post(id: -1, title: "aTitle", isRead: true)
            Post(id: -3, title: "CTitle", isRead: false)
            Post(id: 2, title: "BTitle", isRead: false)

            """
        ),
        ("Post(user: User)", "User=me", String(repeating: "Post(user: me)\n", count: 3)),
        ("Post(user: User)", "Post=p", "p\np\np\n"), ("Post(user: User)", "", ""),
    ])
    func aTypeHasThreeSamples(type: String, given: String, expected: String) throws {
        let samples = Samples(try Sample.all(in: SourceFile(path: "", text: given).whole))
        let values = try Self.answers([("entities", type)]).values(samples).parameters
        let template = "{{#entities}}{{#samples}}\n{{ . }}\n{{/samples}}\n{{/entities}}\n"
        #expect(renderedText(template, in: values).filter { $0 != "\n" } == expected.filter { $0 != "\n" })
    }

    @Test(arguments: [
        ("post(id: Int)", "'post' is not the name of a type"), ("Post", "the type 'Post' has no properties"),
        ("Post(id: Int) -> Int", "'Post(id: Int) -> Int' is a function, not a type"),
        ("Post(of id: Int)", "the property 'of id: Int' has a label"),
        ("Post(URL: Int)", "the property 'URL' could hide a type"),
        ("Post(id: some Equatable)", "the property 'id: some Equatable' cannot be part of a plain type"),
        ("Post(done: () -> Void)", "the property 'done: () -> Void' cannot be part of a plain type"),
        ("Post(done: (() -> Int)?)", "the property 'done: (() -> Int)?' cannot be part of a plain type"),
        ("Post(done: [() -> Int])", "the property 'done: [() -> Int]' cannot be part of a plain type"),
        ("Post(ids: Span<Int>)", "the property 'ids: Span<Int>' cannot be part of a plain type"),
        ("Post(content: [Any])", "the property 'content: [Any]' is not 'Sendable'"),
        ("State(id: Int)", "the template already uses the name 'State'"),
        ("Post(id: Int),Post(name: String)", "the type 'Post' appears twice"),
        ("Post(next: Post?)", "the struct 'Post' would contain itself"),
        ("A(b: B),B(c: C?),C(a: A)", "the struct 'A' would contain itself"),
    ])
    func wrongTypes(types: String, message: String) throws {
        let text = try Self.render("", ("entities", types))
        #expect(text.hasPrefix("\(message) — ") && !text.hasSuffix("— "), "\(text)")
    }

    @Test func listsEndTheNesting() throws {
        #expect(
            try Self.render("{{#entities}}{{ name }}{{/entities}}", ("entities", "Post(replies: [Post])"))
                == "Post")
    }

    @Test(arguments: [
        ("post(id: Int)", "", "f() -> [Post]", "post(id: entity.id) "),
        ("post(_ id: Int, with title: String)", "", "f() -> [Post]", "post(entity.id, with: entity.title) "),
        ("user,post(number: Int),item(post: Post)", "", "f() -> [Post]", "item(post: entity) "),
        ("", "didChoose(_ post: Post)", "f() -> [Post]", " didChoose(entity)"),
        ("post(id: String)", "didChoose(a: Post, b: Int)", "f() -> [Post]", " "),
        ("post(id: Int)", "", "f() -> Post", " "),
    ])
    func rowsThatAreSelected(screens: String, outputs: String, action: String, expected: String) throws {
        let template = """
            {{#entities}}{{#screen}}{{ id }}({{ from_entity }}){{/screen}} {{#output}}{{ id }}({{ from_entity }}){{/output}}{{/entities}}
            """
        let types = ("entities", "Post(id: Int, title: String)")
        let given = [types, ("actions", action), ("screens", screens), ("outputs", outputs)].filter {
            !$0.1.isEmpty
        }
        #expect(try Self.render(template, given) == expected)
        let flags = "{{#screens}}{{ is_selected }}{{/screens}}{{#outputs}}{{ is_selected }}{{/outputs}}"
        #expect(try Self.render(flags, given).contains("true") == expected.contains("("))
    }

    @Test(arguments: [
        ("tapLoginButton: signIn", "tapLoginButton login loginButton false|"),
        ("tapSignInButton", "tapSignInButton signIn signInButton false|"),
        ("pullToSignIn", "pullToSignIn pullToSignIn refreshControl true|"),
        ("tapSign", ""), ("tapSignButton, pressSignIn", "pressSignIn signIn signInButton false|"),
    ])
    func eventsLeadToFunctions(events: String, expected: String) throws {
        let template =
            "{{#actions}}{{#events}}{{ event }} {{ caption }} {{ control }} {{ is_pull }}|{{/events}}{{/actions}}"
        let text = try Self.render(
            template, ("events", events), ("actions", "signIn,load"), ("screens", "sign"))
        #expect(text == expected)
    }

    @Test func anEventCanNameTheParameterOfOneFunction() throws {
        let template = "{{#actions}}{{#events}}{{ event }} {{ id }}{{/events}}{{/actions}}"
        #expect(
            try Self.render(
                template, ("events", "pullToRefresh: actions"), ("actions", "loadUser"), ("screens", "help"))
                == "pullToRefresh loadUser")
    }

    @Test func aSingleFunctionFollowsAnyEvent() throws {
        let template = "{{#actions}}{{#events}}{{ event }} {{ id }}{{/events}}{{/actions}}"
        #expect(
            try Self.render(template, ("events", "pullToRefresh"), ("actions", "load"))
                == "pullToRefresh load")
    }

    @Test(arguments: [
        ("tapButton", "nothing tells what follows the event 'tapButton' — write 'tapButton: signIn'"),
        ("tapIt: lod", "the event 'tapIt' leads to 'lod', which does not exist — did you mean 'load'?"),
        ("tapIt: quit", "the event 'tapIt' leads to 'quit', which does not exist — write 'tapIt: signIn'"),
        (
            "TapIt: load",
            "'TapIt: load' is not an event — write what the user does and the function that follows, like 'tapLoginButton: signIn'"
        ),
        (
            "tapLoad:",
            "'tapLoad:' is not an event — write what the user does and the function that follows, like 'tapLoginButton: signIn'"
        ),
        ("tapClose: load", "the template already uses the name 'tapClose' — rename the event"),
        ("tapLoad,tapLoad", "the event 'tapLoad' appears twice — remove one"),
        (
            "tapLogin: load,pressLoginButton: signIn",
            "'tapLogin' and 'pressLoginButton' would have the same button — rename one of them"
        ),
        (
            "tapIt: actions",
            "the event 'tapIt' leads to 'actions', which does not exist — write 'tapIt: signIn'"
        ),
        (
            "pullLoad,pullSignIn",
            "'pullLoad' and 'pullSignIn' both pull — a screen can be pulled for one thing only"
        ),
    ])
    func wrongEvents(events: String, message: String) throws {
        #expect(try Self.render("", ("events", events), ("actions", "signIn,load")) == message)
    }

    @Test func anEventWithoutAnyFunction() throws {
        #expect(
            try Self.render("", ("events", "tapIt"))
                == "nothing tells what follows the event 'tapIt' — name the function with --actions or --screens"
        )
    }

    @Test func textsThatNameFunctions() throws {
        let template = "{{#once}}{{ . }} {{/once}}{{#latest}}{{ . }} {{/latest}}{{ first }}"
        let text = try Self.render(
            template, ("actions", "signIn,load(id: Int),`in`"), ("screens", "help"), ("once", "signIn, in"),
            ("latest", "load"), ("first", "help"))
        #expect(text == "signIn in load help")
    }

    @Test(arguments: [
        ("signIn,lod", "load", "there is no 'lod' in 'actions' — did you mean 'load'?"),
        ("quit", "load", "there is no 'quit' in 'actions' — choose one: 'signIn', 'load'"),
        ("load,signIn", "signIn", "'once' has 'signIn', too — remove one"),
    ])
    func wrongNames(once: String, latest: String, message: String) throws {
        let given = [("actions", "signIn,load"), ("once", once), ("latest", latest)]
        #expect(try Self.render("", given) == message)
    }

    @Test func aNameWithoutAnyFunction() throws {
        #expect(
            try Self.render("", ("first", "help"))
                == "there is no 'help' in 'screens' — name it with --screens")
    }

    @Test func parametersThatDoNotExist() throws {
        var found = Diagnostics()
        let text = Self.manifest.replacing("action: actions", with: "action: action").replacing(
            "[load]", with: "[lod]"
        ).replacing("names: screens", with: "names: screen")
        let messages = #expect(throws: Diagnostics.self) {
            _ = try Manifest(
                rambaspec: SourceFile(path: "page.rambaspec", text: text), of: "page", diagnostics: &found)
        }
        #expect(
            messages?.all.map { "\($0.message) — \($0.hint ?? "")" } == [
                "no parameter 'lod' — did you mean 'load'?",
                "no parameter 'action' — did you mean 'actions'?",
                "no parameter 'screen' — did you mean 'screens'?",
            ])
    }
}
