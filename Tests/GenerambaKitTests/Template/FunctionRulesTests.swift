import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText
@testable import TemplateEngine

/// Tests the rules of a rambaspec for the functions that the user gives.
struct FunctionRulesTests {
    /// The messages about functions; empty if they are accepted.
    private static func messages(
        _ functions: String, _ keys: String = "", targets: String = ""
    ) throws -> String {
        let text = """
            name: page
            parameters:
            - {name: use_cases, type: list, items: function, \(keys)}
            - {name: targets, type: list}
            code_files: [{name: .swift, path: a}]

            """
        var found = Diagnostics()
        let spec = try Manifest(
            rambaspec: SourceFile(path: "page.rambaspec", text: text), of: "page", diagnostics: &found)
        let given = [("use_cases", functions), ("targets", targets)].map { name, text in
            GivenParameter(name: name, text: SourceFile(path: "--\(name)", text: text).whole)
        }
        do {
            _ = try GivenAnswers(spec.parameters, given: given, to: "page").complete()
            return found.all.map { $0.text() }.joined()
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map { $0.text() }.joined()
        }
    }

    /// A message about a part of the given functions.
    private static func message(
        _ functions: String, at column: Int, _ carets: Int, _ message: String, _ hint: String
    ) -> String {
        """
        --use_cases:1:\(column): error: \(message)
         1 | \(functions)
           | \(String(repeating: " ", count: column - 1))\(String(repeating: "^", count: carets))
          hint: \(hint)

        """
    }

    @Test(arguments: [
        "load,save", "find(id: Int),find(id: String)", "find(in a: Int),find(by a: Int)",
        "load,load(id: Int)",
        "move(a: Int),move(a: Int?)",
    ])
    func functionsThatACallCanTellAreTaken(functions: String) throws {
        #expect(try Self.messages(functions) == "")
    }

    @Test(arguments: [
        ("load,load()", "load()"), ("load(a: Int),load(a b: Int)", "load(a b: Int)"),
        ("load,load() throws", "load() throws"),
        ("f(a: () -> Void),f(a: @escaping () -> Void)", "f(a: @escaping () -> Void)"),
    ])
    func theSameFunctionIsTakenOnce(functions: String, second: String) throws {
        let start = functions.count - second.count
        let text = Self.message(
            functions, at: start + 1, second.count, "the function '\(second)' appears twice", "remove one")
        #expect(try Self.messages(functions) == text)
    }

    @Test(arguments: [
        ("load() -> Int", "load() -> String"), ("load()", "load() async"), ("load()", "load() -> Int"),
        ("load() async", "load() throws"), ("load(a: some P) -> Int", "load(a: any P) -> String"),
        ("load(a: Int?)", "load(a: Int!) async"),
    ])
    func functionsThatNoCallCanTellAreRefused(first: String, second: String) throws {
        let text = Self.message(
            "\(first),\(second)", at: first.count + 2, second.count,
            "a call cannot tell '\(second)' from '\(first)'", "rename one of them")
        #expect(try Self.messages("\(first),\(second)") == text)
    }

    @Test(arguments: [
        ("load() -> some P", "write 'any' instead of 'some'"),
        ("load() -> [some P]", "write 'any' instead of 'some'"),
        ("load() -> Self", "write the name of a type"), ("load() -> Self?", "write the name of a type"),
        ("load() -> Never", "remove it: a function that returns 'Never' has no result"),
        ("load() -> Never?", "remove it: a function that returns 'Never' has no result"),
        ("load() -> Swift.Never", "remove it: a function that returns 'Never' has no result"),
        ("load() -> Void?", "return a value, like 'Bool', or nothing"),
        ("load() -> [()]?", "return a value, like 'Bool', or nothing"),
        ("load() -> Int!", "write '?' instead of '!'"),
        ("load() -> () -> Int", "return a value, not a closure"),
        ("load() -> sending User", "remove 'sending'"),
    ])
    func aResultThatNoFunctionTakesIsRefused(function: String, hint: String) throws {
        let result = function.dropFirst(10)
        let text = Self.message(
            function, at: 11, result.count, "the result '\(result)' cannot be passed on", hint)
        #expect(try Self.messages(function, "hands_on: true") == text)
        #expect(try Self.messages(function) == "")
    }

    @Test(arguments: [
        "load() -> any P", "load() -> (() -> Int)?", "load() -> [Int?]",
    ])
    func anotherResultIsTaken(function: String) throws {
        #expect(try Self.messages(function, "hands_on: true") == "")
    }

    @Test(arguments: [
        ("watch(id: Int) -> AsyncStream<[Int]>", true),
        ("watch() -> AsyncThrowingStream<Int, any Error>", true),
        ("watch() -> AsyncThrowingStream<Int, E>", false), ("watch() -> AsyncStream<Void>", false),
        ("watch() async -> AsyncStream<Int>", false), ("watch() throws -> AsyncStream<Int>", false),
        ("watch() -> AsyncStream<Int>?", false), ("watch() -> [AsyncStream<Int>]", false),
        ("watch() -> AsyncStream<[String: Any]>", false), ("watch() -> AnyPublisher<Int, Never>", false),
    ])
    func aTemplateCanReadStreams(function: String, isTaken: Bool) throws {
        #expect(try Self.messages(function, "hands_on: true, streams: true").isEmpty == isTaken)
        #expect(try !Self.messages(function, "hands_on: true").isEmpty)
    }

    @Test(arguments: [
        ("AsyncStream<Int>", "watch() -> AsyncStream<Int>: true false Int AsyncStream<Int>"),
        (
            "AsyncThrowingStream<Int, Error>",
            """
            watch() -> AsyncThrowingStream<Int, Error>: \
            true true Int AsyncThrowingStream<Int, Error>
            """
        ),
        ("Int", "watch() -> Int: false false Int "),
    ])
    func aStreamHasValues(type: String, expected: String) throws {
        let text =
            """
            name: page
            parameters: [{name: load, type: function, streams: true}]
            code_files: [{name: a, path: a}]

            """
        var found = Diagnostics()
        let spec = try Manifest(
            rambaspec: SourceFile(path: "page.rambaspec", text: text), of: "page", diagnostics: &found)
        let given = GivenParameter(name: "load", text: SourceFile(path: "", text: "watch() -> \(type)").whole)
        let answers = try GivenAnswers(spec.parameters, given: [given], to: "page").complete()
        let template = "{{#load}}{{ signature }}: {{ async }} {{ throws }} {{ result }} {{ stream }}{{/load}}"
        #expect(renderedText(template, in: answers.values(Samples()).parameters) == expected)
    }

    @Test(arguments: [
        ("load() async", "'async'"), ("load() throws", "'throws'"), ("load() -> Int", "a result"),
        ("load(a: inout Int)", "the argument 'a: inout Int'"),
    ])
    func aOneWayFunctionGivesNothingBack(function: String, part: String) throws {
        let text = Self.message(
            function, at: 1, function.count, "the function cannot have \(part)",
            "remove it: the template calls the function without waiting for a result")
        #expect(try Self.messages(function, "one_way: true") == text)
        #expect(try Self.messages(function) == "")
    }

    @Test(arguments: [
        ("plain", "pick(completion: @escaping (Int) -> Void)", 18, "write 'pick() -> Int'"),
        ("plain", "pick() -> AsyncStream<Int>", 11, "write 'pick() -> Int'"),
        ("plain", "pick() -> Result<Int, any Error>", 11, "write 'pick() -> Int'"),
        ("plain", "pick(then: @escaping Handler)", 12, "return the value"),
        ("one_way", "pick(completion: @escaping (Int) -> Void)", 18, "take values, not a closure"),
    ])
    func aHintFollowsTheOtherRules(key: String, function: String, column: Int, hint: String) throws {
        let text = try Self.messages(function, "hands_on: true, \(key): true")
        #expect(text.hasPrefix("--use_cases:1:\(column): error: "))
        #expect(text.hasSuffix("  hint: \(hint)\n"), "\(text)")
        #expect(try Self.messages("pick() -> Int", "hands_on: true, plain: true") == "")
    }

    @Test(arguments: ["hands_on: true", "one_way: true"])
    func anArgumentThatNoOtherTypeKnowsIsRefused(keys: String) throws {
        let function = "load(a: Int, b: [Self])"
        let text = Self.message(
            function, at: 17, 6, "the argument 'b: [Self]' cannot be passed on",
            "write the name of a type")
        #expect(try Self.messages(function, keys) == text)
        #expect(try Self.messages(function) == "")
    }

    @Test(arguments: [
        (
            "keeps_arguments", "the argument '' cannot be stored in a property",
            [
                "a: [some P]": "write 'any' instead of 'some'",
                "a: inout Int": "take a value and return the changed one",
                "a: @autoclosure () -> Int": "remove '@autoclosure'", "a: Self?": "write the name of a type",
                "a: Mutex<Int>": "use a type with values that can be copied", "a: Span<Int>": "use an array",
                "a: Never": "remove it: 'Never' has no values",
            ]
        ),
        (
            "one_way", "the function cannot have the argument ''",
            [
                "a: [some P]": "write 'any' instead of 'some'", "a: Int!": "write '?' instead of '!'",
                "_ a: @autoclosure () -> Int": "remove '@autoclosure'",
                "a: Never": "remove it: a function that takes 'Never' is never called",
                "a: Void": "remove it: 'Void' has only one value",
                "a: ()": "remove it: 'Void' has only one value",
            ]
        ),
    ])
    func anArgumentThatATemplateCannotUseIsRefused(key: String, message: String, hints: [String: String])
        throws
    {
        for (argument, hint) in hints { try Self.expect(message, hint, of: argument, with: key) }
    }

    @Test(arguments: [
        ("a: () -> Void", "() -> Void"), ("a: [any P]", "any P"), ("a: (Int, String)?", "(Int, String)"),
        ("a: [Int: Any]", "Any"), ("a: Result<Int, any Error>", "any Error"),
        ("a: @escaping () -> Int", "@escaping () -> Int"), ("a: [3 of Int]", "[3 of Int]"),
        ("a: [Int: Void?]", "Void"),
        ("a: [any P & Q]", "any P & Q"), ("a: Int.Type", "Int.Type"), ("a: StaticString?", "StaticString"),
    ])
    func anArgumentThatCannotBeComparedIsRefused(argument: String, part: String) throws {
        try Self.expect(
            "the argument '' cannot be compared: '\(part)' is not 'Equatable'",
            "write the name of a type that is", of: argument, with: "equatable")
        #expect(try Self.messages("load(a: Set<Int>, b: ([Int?]), c: User.ID)", "equatable: true") == "")
    }

    @Test(arguments: [
        ("a: Foundation.URLRequest?", "Foundation.URLRequest"), ("a: [Character]", "Character"),
        ("a: any P", "any P"),
        ("a: Set<KeyPath<User, Int>>", "KeyPath<User, Int>"), ("a: NSNumber", "NSNumber"),
        ("a: [String: ArraySlice<Int>]", "ArraySlice<Int>"), ("a: (Int, Int)", "(Int, Int)"),
    ])
    func anArgumentThatCannotBeEncodedIsRefused(argument: String, part: String) throws {
        try Self.expect(
            "the argument '' cannot be encoded: '\(part)' is not 'Codable'",
            "write the name of a type that is", of: argument, with: "codable")
        #expect(
            try Self.messages("load(a: Set<UUID>, b: [Range<Int>?], c: User.ID, d: NSRange)", "codable: true")
                == "")
    }

    @Test(arguments: [
        ("(Int, String)?", "(Int, String)"), ("[any P]", "any P"), ("[2 of URL]", "[2 of URL]"),
        ("[String: StaticString?]", "StaticString"), ("any Error", "any Error"),
    ])
    func aResultThatCannotBeEncodedIsRefused(result: String, part: String) throws {
        #expect(
            try Self.messages("pick() -> \(result)", "codable: true").contains(
                "error: the result '\(result)' cannot be encoded: '\(part)' is not 'Codable'\n"))
        #expect(try Self.messages("pick(a: Int) -> [User?]", "codable: true") == "")
    }

    private static func expect(_ message: String, _ hint: String, of argument: String, with key: String)
        throws
    {
        let type = argument.split(separator: ": ", maxSplits: 1)[1]
        let text = Self.message(
            "load(\(argument))", at: 6 + argument.count - type.count, type.count,
            message.replacing("''", with: "'\(argument)'"), hint)
        #expect(try messages("load(\(argument))", "\(key): true") == text)
    }

    @Test func aServiceMayBeAnActor() throws {
        let functions = "signOut,fetch(query: [String: Any]) async throws -> User"
        let text = Self.message(
            functions, at: 22, 13,
            "an async function cannot take '[String: Any]', which is not 'Sendable'",
            "write '[String: any Sendable]'")
        #expect(try Self.messages(functions, "hands_on: true") == text)
        #expect(try Self.messages(functions, "keeps_arguments: true") == "")
    }

    @Test(arguments: [
        ("load,didLoad", 6, "didLoad"), ("DIDLoad(id: Int), load", 1, "DIDLoad(id: Int)"),
        ("fetch,'didFetch'", 8, "didFetch"),
        ("load(id: Int),load(name: Int),did_load_name", 31, "did_load_name"),
    ])
    func aNameThatIsDerivedFromAnotherIsRefused(functions: String, column: Int, function: String) throws {
        let name = function.prefix { $0 != "(" }
        let text = Self.message(
            functions, at: column, function.count, "the template already uses the name '\(name)'",
            "rename the function")
        #expect(try Self.messages(functions, "reserved: ['did{{ id | upper_camel }}']") == text)
        #expect(try Self.messages(functions) == "")
    }

    @Test func aNameMayContainAnEmoji() throws {
        let keys = "reserved: ['{{ id }}Task']"
        #expect(try Self.messages("send🚀,task", keys) == "")
        let text = try Self.messages("send🚀,send🚀Task", keys)
        #expect(text.contains("the template already uses the name 'send🚀Task'"))
    }

    @Test(arguments: [
        ("interactor: Int", "interactor value: Int"), ("_ `interactor`: Int?", "_ value: Int?"),
        ("with interactor: [Int]", "with value: [Int]"),
    ])
    func anArgumentMayNotHideAVariable(argument: String, better: String) throws {
        let name = argument.split(separator: ":")[0].split(separator: " ").last ?? ""
        let keys = "reserved_arguments: ['{{#async}}interactor{{/async}}', layers]"
        let functions = "load(\(argument)),save(\(argument)) async"
        let text = Self.message(
            functions, at: argument.count + 8, argument.count + 12,
            "the template already uses the name '\(name.filter { $0 != "`" })'",
            "write another name after the label, like '\(better)'")
        #expect(try Self.messages(functions, keys) == text)
        #expect(try Self.messages("save(\(better)) async", keys) == "")
    }

    @Test func namesMayBeDerivedFromOtherParameters() throws {
        let keys = "reserved: ['{{#targets}}open{{ . | upper_camel }} {{/targets}}']"
        let text = Self.message(
            "close,openHelp", at: 7, 8, "the template already uses the name 'openHelp'",
            "rename the function")
        #expect(try Self.messages("close,openHelp", keys, targets: "settings,help") == text)
        #expect(try Self.messages("close,openHelp", keys, targets: "settings") == "")
    }

    @Test func idsAreComparedWithDerivedNames() throws {
        let functions = "help(transition: Int),help(id: Int)"
        let text = Self.message(
            functions, at: 1, 21, "the template already uses the name 'helpTransition'", "rename the function"
        )
        let keys = "reserved: ['{{#targets}}{{ . }}Transition {{/targets}}']"
        #expect(try Self.messages(functions, keys, targets: "settings,help") == text)
        #expect(try Self.messages(functions, keys, targets: "settings") == "")
    }

    @Test func theTagsOfADerivedNameAreChecked() throws {
        let text = try Self.messages("load", "reserved: ['did{{ nmae }}']")
        #expect(
            text == """
                page.rambaspec:3:68: error: unknown name 'nmae'
                 3 | - {name: use_cases, type: list, items: function, reserved: ['did{{ nmae }}']}
                   |                                                                    ^^^^
                  hint: did you mean 'name'?

                """)
    }
}
