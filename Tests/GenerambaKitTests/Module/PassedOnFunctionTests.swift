import Testing

@testable import SourceText
@testable import SwiftText

/// Tests which functions templates can pass on to a service, which may be an actor.
struct PassedOnFunctionTests {
    /// The problem of a function, with the text that it points to; empty if there is none.
    private static func problem(_ text: String) throws -> String {
        let range = SourceFile(path: "--use_cases", text: text).whole
        let problem = try FunctionSignature(range).problemOfPassingOn()
        return problem?.error(at: range).all.map { error in
            "\(error.range?.text ?? ""): \(error.message) (\(error.hint ?? ""))"
        }.joined() ?? ""
    }

    @Test(arguments: [
        ("fetch(completion: @escaping (Int) -> Void)", "fetch() async -> Int"),
        ("fetch(id: Int, completion: @escaping () -> Void)", "fetch(id: Int) async"),
        ("fetch(_ completion: @escaping (Result<User, any Error>) -> Void)", "fetch() async throws -> User"),
        (
            "fetch(completion: @escaping (Result<User, LoadError>) -> ())",
            "fetch() async throws(LoadError) -> User"
        ),
        ("fetch(completion: @escaping (Result<Void, Error>) -> Void)", "fetch() async throws"),
        ("fetch(completion: @escaping (Result<Int, Never>) -> Void)", "fetch() async -> Int"),
        ("fetch(completion: @escaping (User?, (any Error)?) -> Void)", "fetch() async throws -> User"),
        (
            "fetch(completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void) -> Task",
            "fetch() async throws -> (Data, URLResponse)"
        ),
        ("fetch(completion: @escaping (Error?) -> Void)", "fetch() async throws"),
        ("fetch(completion: @escaping (NSError) -> Void)", "fetch() async throws(NSError)"),
        ("fetch(completion: @escaping (User?) -> Void)", "fetch() async -> User?"),
        ("fetch(completion: @escaping (_ a: Int, _ b: String) -> Void)", "fetch() async -> (Int, String)"),
        ("fetch(then: @escaping ((Int) -> Void))", "fetch() async -> Int"),
        ("fetch(then: ((Int) -> Void)?)", "fetch() async -> Int"),
        ("fetch(completion: (Int) -> Void)", "fetch() async -> Int"),
        ("fetch(onCompletion: @escaping @Sendable () -> Void) async throws", "fetch() async throws"),
        (
            "fetch(success: @escaping (User) -> Void, failure: @escaping (Error) -> Void)",
            "fetch() async throws -> User"
        ),
    ])
    func aCompletionHandlerIsRefused(text: String, better: String) throws {
        let argument = try #require(
            try FunctionSignature(SourceFile(path: "", text: text).whole).arguments.first {
                $0.type.isClosure
            })
        let expected = """
            \(argument.type): the template would report success before it calls '\(argument.name)' (write '\(better)')
            """
        #expect(try Self.problem(text) == expected)
        #expect(try Self.problem(better) == "")
    }

    @Test func aCompletionHandlerOfATypeOfTheApp() throws {
        #expect(
            try Self.problem("fetch(then: @escaping Handler)") == """
                @escaping Handler: the template would report success before it calls 'then' \
                (make the function 'async' and return the value)
                """)
        #expect(try Self.problem("fetch(then: @escaping Handler) async") == "")
    }

    @Test func aCompletionHandlerWithoutAGoodSubstitute() throws {
        #expect(
            try Self.problem("fetch(completion: @escaping (Any) -> Void)") == """
                @escaping (Any) -> Void: the template would report success before it calls 'completion' \
                (make the function 'async' and return the value)
                """)
    }

    @Test(arguments: [
        ("f() -> Result<Int, any Error>", "f() throws -> Int"),
        ("f() async -> Result<Int, E>", "f() async throws(E) -> Int"),
        ("f() async -> Result<Void, Error>", "f() async throws"),
        ("f() throws(E) -> Result<Int, F>", "f() throws -> Int"),
        ("f() -> Swift.Result<(), E>?", "f() throws(E)"),
    ])
    func aResultIsRefused(text: String, better: String) throws {
        let type = text[try #require(text.firstRange(of: "-> ")).upperBound...]
        #expect(
            try Self.problem(text)
                == "\(type): the template would take a failure in '\(type)' for success (write '\(better)')")
        #expect(try Self.problem(better) == "")
    }

    @Test(arguments: [
        ("f() -> AsyncStream<Int>", hint("async -> Int", "Int", "async")),
        ("f() -> AsyncThrowingStream<Int, any Error>", hint("async throws -> Int", "Int", "async throws")),
        ("f() throws -> any AsyncSequence<Int, Never>", hint("async throws -> Int", "Int", "async throws")),
        ("f() -> some AsyncSequence<User, any Error>", hint("async throws -> User", "User", "async throws")),
        ("f() -> AnyPublisher<Int, Never>", hint("async -> Int", "Int", "async")),
        ("f() -> AnyPublisher<Int, E>?", hint("async throws(E) -> Int", "Int", "async throws(E)")),
        ("f() -> Combine.Future<Int, Error>", hint("async throws -> Int", "Int", "async throws")),
        ("f() -> PassthroughSubject<Void, Never>", hint("async", "", "async")),
        ("f() -> CurrentValueSubject<Any, Never>", "return one value"),
        ("f() -> AsyncMapSequence<A, B>", hint("async throws(B) -> A", "A", "async throws(B)")),
        ("f() -> Published<Int>.Publisher", "return one value"),
        ("f() -> (Int, AsyncStream<Int>)", "return one value"), ("f() -> any Publisher", "return one value"),
    ])
    func aStreamIsRefused(text: String, hint: String) throws {
        let type = text[try #require(text.firstRange(of: "-> ")).upperBound...]
        #expect(
            try Self.problem(text) == "\(type): the template would not read the values of '\(type)' (\(hint))"
        )
    }

    /// The hint for a stream: a function with these effects and this result, or one with a closure for each value.
    private static func hint(_ rest: String, _ value: String, _ effects: String) -> String {
        let closure = "onValue: @escaping @Sendable (\(value)) -> Void"
        return "write 'f() \(rest)' for one value, or 'f(\(closure)) \(effects)' for each"
    }

    @Test(arguments: [
        ("inout Int", "write 'f(a: Int) -> Int'"), ("Int!", "write '?' instead of '!'"),
        ("inout [Any]", "write 'f(a: [Any]) -> [Any]'"),
        ("borrowing User", "remove 'borrowing'"), ("consuming User", "remove 'consuming'"),
        ("sending User", "remove 'sending'"), ("some P", "write 'any' instead of 'some'"),
        ("[some P]", "write 'any' instead of 'some'"),
        ("any ~Copyable", "use a type with values that can be copied"),
        ("[Self]", "write the name of a type"),
        ("Mutex<Int>", "use a type with values that can be copied"),
        ("borrowing Mutex<Int>", "use a type with values that can be copied"),
        ("Span<Int>", "use an array"), ("[RawSpan]", "use an array"),
        ("Never", "remove it: a function that takes 'Never' is never called"),
        ("(Int, Never?)", "remove it: a function that takes 'Never' is never called"),
        ("Void", "remove it: 'Void' has only one value"),
        ("[()]?", "use a type whose values tell something, like 'Bool'"),
        ("Optional<Swift::Void>", "use a type whose values tell something, like 'Bool'"),
    ])
    func anArgumentOfItsOwnOwnershipIsRefused(type: String, hint: String) throws {
        #expect(
            try Self.problem("f(a: \(type))")
                == "\(type): the argument 'a: \(type)' cannot be passed on (\(hint))")
    }

    @Test(arguments: [("self: Int", "self"), ("_ self: Int", "_"), ("of `self`: Int", "of")])
    func anArgumentNamedSelfIsRefused(argument: String, label: String) throws {
        #expect(
            try Self.problem("f(\(argument))") == """
                Int: the argument 'self' hides the object itself \
                (write another name after the label, like '\(label) value: Int')
                """)
        #expect(try Self.problem("f(\(label) value: Int)") == "")
    }

    @Test func anInoutArgumentBesideAResult() throws {
        #expect(
            try Self.problem("f(a: inout Int) async -> Bool")
                == "inout Int: the argument 'a: inout Int' cannot be passed on (take a value and return the changed one)"
        )
    }

    @Test(arguments: [
        ("[String: Any]", "[String: any Sendable]"), ("Any", "any Sendable"), ("Any?", "(any Sendable)?"),
        ("[Any]", "[any Sendable]"), ("Array<Any>", "Array<any Sendable>"), ("any Any", "any Sendable"),
        ("[AnyHashable: Any]", "[String: any Sendable]"), ("AnyHashable", "any Hashable & Sendable"),
        ("AnyObject", "any AnyObject & Sendable"),
        ("[User: (a: Any, b: Int)]", "[User: (a: any Sendable, b: Int)]"),
        ("any Encodable", "any Encodable & Sendable"),
        ("any Encodable & Identifiable", "any Encodable & Identifiable & Sendable"),
        ("any Sequence<Int>", "any Sequence<Int> & Sendable"),
        ("any AsyncSequence<Int, Never>", "any AsyncSequence<Int, Never> & Sendable"),
        ("(any Hashable)?", "(any Hashable & Sendable)?"),
        ("AnySequence<Int>", "[Int]"), ("AnyIterator<Any>", "[any Sendable]"),
        ("KeyPath<User, Int>", "any KeyPath<User, Int> & Sendable"), ("NSMutableArray", "[any Sendable]"),
        ("Foundation.NSMutableString", "String"), ("[NSString]", "[String]"),
        ("[NSManagedObject]", "[NSManagedObjectID]"),
        ("() -> Void", "@escaping @Sendable () -> Void"), ("[3 of Any]", "InlineArray<3, any Sendable>"),
        (
            "nonisolated(nonsending) () async -> Void",
            "nonisolated(nonsending) @escaping @Sendable () async -> Void"
        ),
        (
            "(nonisolated(nonsending) () async -> Void)?",
            "(nonisolated(nonsending) @Sendable () async -> Void)?"
        ),
        ("@escaping (Any) -> Int", "@escaping @Sendable (Any) -> Int"),
        ("((Int) -> Void)?", "(@Sendable (Int) -> Void)?"),
        ("@escaping @concurrent () async -> Int", "@escaping @Sendable @concurrent () async -> Int"),
        ("((() -> Int?)?)?", "((@Sendable () -> Int?)?)?"),
        ("((a: Int, b: Int), ((Int) -> Int)?)", "((a: Int, b: Int), (@Sendable (Int) -> Int)?)"),
        ("(@Sendable () -> Void, () -> Int)", "(@Sendable () -> Void, @Sendable () -> Int)"),
        ("[String: Result<() -> Void, any Error>]", "[String: Result<@Sendable () -> Void, any Error>]"),
    ])
    func aTypeThatIsNotSendableIsRefused(type: String, better: String) throws {
        #expect(
            try Self.problem("f(a: \(type)) async") == """
                \(type): an async function cannot take '\(type)', which is not 'Sendable' (write '\(better)')
                """)
        #expect(try Self.problem("f(a: \(better)) async") == "")
    }

    @Test(arguments: [
        "Any", "[String: Any]", "NSMutableArray", "KeyPath<User, Int>", "(any Codable, b: Int)",
        "UnsafePointer<Int>",
    ])
    func aResultThatIsNotSendableIsRefused(type: String) throws {
        let text = try Self.problem("f() async throws -> \(type)")
        #expect(
            text.hasPrefix("\(type): an async function cannot return '\(type)', which is not 'Sendable' ("),
            "\(text)")
        #expect(try Self.problem("f() throws -> \(type)") == "")
    }

    @Test func aClosureThatEndsWithTheCallIsRefused() throws {
        #expect(
            try Self.problem("f(a: @Sendable (Int) -> Bool) async") == """
                @Sendable (Int) -> Bool: the closure '@Sendable (Int) -> Bool' must outlive the call of an async \
                function (write '@escaping @Sendable (Int) -> Bool')
                """)
    }

    @Test(arguments: [
        "sort(by: (Int, Int) -> Bool) -> [Int]", "change(_ update: (inout State) -> Void)", "make(Type: Int)",
        "f(a: [String: Any]) throws -> [String: Any]", "f(a: any Error) async -> (any Error)?",
        "f(a: any P) async -> any P & Sendable", "f(a: Any.Type) async -> User.Type",
        "f(a: AsyncStream<Int>) async",
        "download(progress: @escaping @Sendable (Double) -> Void) async throws -> URL",
        "f(a: @escaping @MainActor (Any) -> Void) async",
        "f(a: Result<Int, any Error>) async -> [Result<Int, E>]",
        "f() -> Subject", "f() async -> Future", "f() async -> Box<Int>.Item?", "f() -> NewsPublisher",
        "schedule(_ work: @escaping () -> Int)", "f(a: [@Sendable () -> Void]) async",
    ])
    func anythingElseIsAccepted(text: String) throws {
        #expect(try Self.problem(text) == "")
    }
}
