import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

struct FunctionSignatureTests {
    /// The signature parsed from a text, or the messages about it.
    static func printed(_ text: String) -> String {
        printed(SourceFile(path: "--use_case", text: text).whole)
    }

    static func printed(_ range: SourceRange) -> String {
        do {
            return try FunctionSignature(range).description
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map { $0.text() }.joined()
        } catch {
            return "\(error)"
        }
    }

    @Test func aNameIsAFunctionWithoutArguments() throws {
        let signature = try FunctionSignature(SourceFile(path: "a", text: " fetchProfile\n").whole)
        #expect(signature == FunctionSignature(name: "fetchProfile"))
        #expect(signature.description == "fetchProfile()")
    }

    private static func type(_ text: String) throws -> TypeSyntax {
        var parser = try SignatureParser(SourceFile(path: "a", text: text).whole)
        return try parser.readType(.anywhere)
    }

    @Test func aSignatureHasArgumentsEffectsAndAResult() throws {
        let text = "func signIn(email: String, with password: String, _ flags: Set<Int>) async throws -> User"
        let signature = try FunctionSignature(SourceFile(path: "a", text: text).whole)
        var expected = FunctionSignature(name: "signIn")
        expected.arguments = [
            .init(label: "email", name: "email", type: try Self.type("String")),
            .init(label: "with", name: "password", type: try Self.type("String")),
            .init(label: "_", name: "flags", type: try Self.type("Set<Int>")),
        ]
        expected.isAsync = true
        expected.isThrowing = true
        expected.result = try Self.type("User")
        #expect(signature == expected)
        #expect("func \(signature)" == text)
    }

    @Test func aSignatureIsReadFromAPartOfAFile() throws {
        let file = SourceFile(path: "a", text: "x(,fetch(id: Int),y(")
        #expect(Self.printed(file.range(3..<17)) == "fetch(id: Int)")
    }

    @Test(arguments: [
        "f()", "f() async", "f() throws", "f() async throws", "f() throws(E)", "f() throws(any Error) -> Int",
        "f() async throws(A.B) -> Result<User, any Error>", "f(_ id: Int)", "f(a: Int, b c: Int)",
        "Профиль(имя: String)", "get(set: Int)", "f(some: Int, any: Int, throws: Int)",
        "open(async: Int)", "f(with a: Int, with b: Int)",
    ])
    func aSignatureIsPrintedAsItIsWritten(text: String) {
        #expect(Self.printed(text) == text)
    }

    @Test(arguments: [
        "Int", "Int?", "Int??", "Int!", "[Int]", "[Int]?", "[String: Int]", "[String: [Int]]", "[[Int]]",
        "Set<Int>", "Dictionary<String, [Int]>", "A<B<C<D>>>", "Result<User, any Error>", "A.B", "A<B>.C",
        "A<B>.C<D>?", "A.Type", "A.Protocol", "[A].Element", "any P", "some P", "any P & Q", "some A.B",
        "any ~Copyable", "any P & ~Copyable", "(any P)?", "any P.Type", "(Int, String)",
        "(a: Int, b: String)", "(a: Int, in: Int)", "()", "() -> Void", "(()) -> ()", "(Int) -> Void",
        "((Int) -> Void)?", "(Int) -> (Int) -> Int", "(Int) async -> Int", "(Int) throws -> Int",
        "(Int) async throws -> Int", "() throws(E) -> Int", "() async throws(A.B) -> [Int]",
        "@escaping @Sendable (Int) async throws -> Void", "@MainActor () -> Void",
        "@convention(c) (Int) -> Int", "@isolated(any) () -> Void", "@autoclosure () throws -> Bool",
        "inout Int", "inout [Int]", "(inout Int) -> Void", "(_ a: inout Int, Int...) -> Void",
        "borrowing T", "consuming T", "sending T", "isolated", "(isolated MyActor) -> Void",
        "InlineArray<3, Int>", "`Type`.`Protocol`", "Any", "Self", "Self.ID", "each", "repeated",
        "Pair<(Int) -> [String: () -> Void]>", "Foundation::URL", "any Swift::Sequence<Swift::Int>",
        "[3 of Int]", "[[3 of [2 of any P]?]]", "nonisolated(nonsending) () async -> Void",
        "nonisolated(nonsending) @escaping @Sendable (Int) async throws -> [2 of Int]",
        "[(nonisolated(nonsending) () async -> Void)?]",
    ])
    func aTypeIsKeptAsItIsWritten(type: String) {
        #expect(Self.printed("f(a: \(type))") == "f(a: \(type))")
    }

    @Test(arguments: [
        "Int", "[Int]?", "some P", "any P & Q", "(Int, b: String)", "(Int) async throws -> Void",
        "@Sendable (inout Int, Int...) -> Void", "sending T", "[String: Int]", "() -> ()",
    ])
    func aResultIsKeptAsItIsWritten(type: String) {
        #expect(Self.printed("f() -> \(type)") == "f() -> \(type)")
    }

    @Test(arguments: [
        ("Dictionary<String,Int>", "Dictionary<String, Int>"), ("[String : Int]", "[String: Int]"),
        ("[String:Int]", "[String: Int]"), ("( Int,b:String )", "(Int, b: String)"),
        ("(Int)->Void", "(Int) -> Void"), ("any P&Q", "any P & Q"), ("Set < Int >", "Set<Int>"),
        ("Int ?", "Int?"), ("A . B", "A.B"), ("[ Int ]", "[Int]"), ("any\n\t P", "any P"),
        ("()throws(E)->Int", "() throws(E) -> Int"),
        ("() throws (E) -> Int", "() throws(E) -> Int"),
        ("@escaping(Int)async->Int", "@escaping (Int) async -> Int"),
        ("@convention (c)()->Int", "@convention(c) () -> Int"),
    ])
    func whiteSpaceInATypeIsSwifts(type: String, expected: String) {
        #expect(Self.printed("f(a:\(type))") == "f(a: \(expected))")
    }

    @Test(arguments: [
        ("f(URL: URL)", "f(URL url: URL)"), ("f(_ URLRequest: Int)", "f(_ urlRequest: Int)"),
        ("f(Page: [Page])", "f(Page page: [Page])"), ("f(Protocol: Int)", "f(Protocol `protocol`: Int)"),
        ("f(UInt8: Int)", "f(UInt8 uInt8: Int)"), ("f(ID: Int)", "f(ID id: Int)"),
        ("f(a: Post) -> Post", "f(a: Post) -> Post"), ("f(a Post: Int) -> Post", "f(a post: Int) -> Post"),
    ])
    func anArgumentHidesNoType(text: String, expected: String) {
        #expect(Self.printed(text) == expected)
    }

    @Test(arguments: [
        "f()->Void", "f() -> ()", "f() -> ( )", "f ( )", "func f", "func f() -> Void", "f() -> Swift::Void",
    ])
    func voidIsNoResult(text: String) {
        #expect(Self.printed(text) == "f()")
    }

    @Test(arguments: [
        ("default", "`default`()"), ("`default`", "`default`()"), ("`init`", "`init`()"),
        ("`fetch`", "fetch()"), ("repeat(in: Int)", "`repeat`(in: Int)"), ("f(`in`: Int)", "f(in: Int)"),
        ("f(with in: Int)", "f(with `in`: Int)"), ("f(for a: Int)", "f(for a: Int)"),
        ("f(_ self: Int)", "f(_ `self`: Int)"), ("f(inout: Int)", "f(`inout`: Int)"),
        ("f(`let`: Int)", "f(`let`: Int)"), ("f(`var` a: Int)", "f(`var` a: Int)"),
        ("f(a a: Int)", "f(a: Int)"), ("f(await: Int)", "f(await: Int)"), ("f(a: `Any`)", "f(a: `Any`)"),
    ])
    func keywordsHaveBackticksWhereSwiftNeedsThem(text: String, expected: String) {
        #expect(Self.printed(text) == expected)
    }

    @Test func aKeywordIsALabelAsItIsAndANameInBackticks() throws {
        let text = "f(in: Int, let: Int, await: Int)"
        let signature = try FunctionSignature(SourceFile(path: "a", text: text).whole)
        #expect(signature.arguments.map(\.label) == ["in", "`let`", "await"])
        #expect(signature.arguments.map(\.name) == ["`in`", "`let`", "`await`"])
    }

    @Test func bracketsMayBeNestedFiftyDeep() {
        let text = "f(a: \(String(repeating: "[", count: 49))Int\(String(repeating: "]", count: 49)))"
        #expect(Self.printed(text) == text)
    }
}
