import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// Errors in signatures: the place, the problem and the hint.
struct FunctionSignatureMistakeTests {
    /// A signature and its error message.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let signature: String
        let column: Int
        let carets: Int
        let message: String
        let hint: String?

        var testDescription: String { signature }

        init(_ signature: String, at column: Int, _ carets: Int, _ message: String, hint: String? = nil) {
            (self.signature, self.column, self.carets) = (signature, column, carets)
            (self.message, self.hint) = (message, hint)
        }

        var text: String {
            let indent = String(repeating: " ", count: column - 1)
            return """
                --use_case:1:\(column): error: \(message)
                 1 | \(signature)
                   | \(indent)\(String(repeating: "^", count: carets))

                """ + (hint.map { "  hint: \($0)\n" } ?? "")
        }
    }

    static let example = "write it like 'signIn(email: String) async throws -> User'"
    static let form = "write an argument like 'email: String' or 'with email: String'"
    static let isolation =
        "'nonisolated(nonsending)' belongs to async closures without an actor or '@concurrent'"
    static let letters = "use letters, digits and '_', starting with a letter"

    @Test(arguments: [
        Mistake("", at: 1, 1, "missing function name", hint: example),
        Mistake("func ", at: 5, 1, "missing function name", hint: example),
        Mistake("(a: Int)", at: 1, 1, "missing function name", hint: example),
        Mistake("_()", at: 1, 1, "missing function name", hint: example),
        Mistake("1a()", at: 1, 2, "'1a' is not a valid Swift identifier", hint: letters),
        Mistake("12", at: 1, 2, "'12' is not a valid Swift identifier", hint: letters),
        Mistake("`a b`()", at: 1, 5, "'a b' is not a valid Swift identifier", hint: letters),
        Mistake("``", at: 1, 2, "'' is not a valid Swift identifier", hint: letters),
        Mistake("a\u{A0}b", at: 1, 3, "'a\u{A0}b' is not a valid Swift identifier", hint: letters),
        Mistake("`a", at: 1, 1, "unclosed '`'", hint: "end the name with '`'"),
        Mistake("+(a: Int)", at: 1, 1, "unexpected '+'", hint: example),
        Mistake("== (a: Int)", at: 1, 1, "unexpected '='", hint: example),
        Mistake(
            "@MainActor f()", at: 1, 1, "a signature cannot have the attribute '@MainActor'",
            hint: "remove it"),
        Mistake(")", at: 1, 1, "no '(' to end", hint: "remove this ')'"),
        Mistake(
            "init(a: Int)", at: 1, 4, "'init' does not declare a function",
            hint: "to use it as a function name, write it in backticks"),
        Mistake(
            "subscript", at: 1, 9, "'subscript' does not declare a function",
            hint: "to use it as a function name, write it in backticks"),
        Mistake("self()", at: 1, 4, "'self' is not a valid function name", hint: "choose another name"),
        Mistake("`Self`()", at: 1, 6, "'Self' is not a valid function name", hint: "choose another name"),
        Mistake(
            "public func f()", at: 8, 4, "unexpected 'func'",
            hint: "begin with the function's name, without 'public'"),
        Mistake(
            "static load()", at: 8, 4, "unexpected 'load'",
            hint: "begin with the function's name, without 'static'"),
        Mistake(
            "nonisolated load() async", at: 13, 4, "unexpected 'load'",
            hint: "begin with the function's name, without 'nonisolated'"),
        Mistake(
            "var user: User", at: 1, 3, "'var' does not declare a function",
            hint: "write a function that returns the value, like 'user() -> User'"),
        Mistake(
            "sign in()", at: 6, 2, "unexpected 'in'",
            hint: "write one name, followed by the arguments in '()'"),
        Mistake("f async", at: 1, 1, "missing '()' after 'f'", hint: "write 'f()'"),
        Mistake("f -> Int", at: 1, 1, "missing '()' after 'f'", hint: "write 'f()'"),
        Mistake("f: Int", at: 1, 1, "missing '()' after 'f'", hint: "write 'f()'"),
        Mistake("f.g", at: 2, 1, "unexpected '.'", hint: "write 'g', without 'f.'"),
        Mistake("f::g", at: 2, 2, "unexpected '::'", hint: "write 'g', without 'f::'"),
        Mistake(
            "f<T>(a: T)", at: 2, 1, "a signature cannot have generic parameters",
            hint: "write 'any Sendable' instead of 'T', without '<…>'"),
        Mistake(
            "f<T: P & A.Q, U>(a: T) -> U where U: R", at: 2, 1, "a signature cannot have generic parameters",
            hint: "write 'any P & A.Q' instead of 'T' and 'any R' instead of 'U', without '<…>'"),
        Mistake(
            "f<let N: Int>()", at: 2, 1, "a signature cannot have generic parameters",
            hint: "write other types"),
        Mistake(
            "f<each T>(a: repeat each T)", at: 2, 1, "a signature cannot have generic parameters",
            hint: "write an array, like '[any Sendable]'"),
    ])
    func aNameIsChecked(mistake: Mistake) {
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
    }

    @Test(arguments: [
        Mistake("f(a)", at: 3, 1, "the argument 'a' has no type", hint: form),
        Mistake("f(with a, b: Int)", at: 3, 6, "the argument 'with a' has no type", hint: form),
        Mistake("f(a b c: Int)", at: 7, 1, "unexpected 'c'", hint: form),
        Mistake("f([Int])", at: 3, 1, "unexpected '['", hint: form),
        Mistake(
            "f(@V a: Int)", at: 3, 1, "an argument's name cannot have the attribute '@V'", hint: "remove it"),
        Mistake(
            "f(@escaping a: () -> Void)", at: 3, 1,
            "an argument's name cannot have the attribute '@escaping'",
            hint: "write it after the ':'"),
        Mistake("f(1: Int)", at: 3, 1, "'1' is not a valid Swift identifier", hint: letters),
        Mistake("f(: Int)", at: 3, 1, "missing argument name", hint: form),
        Mistake("f(a _: Int)", at: 5, 1, "missing argument name", hint: form),
        Mistake(
            "f(_: Int)", at: 3, 1, "missing argument name",
            hint: "write a name after it, like '_ id: Int'"),
        Mistake("f(a: Int,)", at: 9, 1, "missing argument after ','", hint: "remove the ','"),
        Mistake("f(a: Int,,b: Int)", at: 9, 1, "missing argument after ','", hint: "remove the ','"),
        Mistake("f(,a: Int)", at: 2, 1, "missing argument after '('", hint: "remove the ','"),
        Mistake(
            "f(inout a: Int)", at: 3, 5, "'inout' cannot be a label",
            hint: "write it before the type, like 'a: inout Int'"),
        Mistake("f(let a: Int)", at: 3, 3, "'let' cannot be a label", hint: "remove it"),
        Mistake(
            "f(a: Int, a: Int)", at: 11, 1, "two arguments have the name 'a'",
            hint: "rename one of them"),
        Mistake(
            "f(_ in: Int, _ `in`: Int)", at: 16, 4, "two arguments have the name 'in'",
            hint: "rename one of them"),
        Mistake("f(a: Int = 1.5e3)", at: 10, 1, "the argument 'a' has a default value", hint: "remove it"),
        Mistake("f(a: Int b: Int)", at: 10, 1, "unexpected 'b'", hint: "write ',' before it"),
        Mistake("f(a: Int in b: Int)", at: 10, 2, "unexpected 'in'", hint: "write ',' before it"),
        Mistake("f(a: Int;)", at: 9, 1, "unexpected ';'"),
    ])
    func argumentsAreChecked(mistake: Mistake) {
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
    }

    @Test(arguments: [
        Mistake("f(", at: 2, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake("f(a", at: 2, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake("f(a: ", at: 2, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake("f(a: Int", at: 2, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake("f(a: Int,", at: 2, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake("f(a: [Int)", at: 6, 1, "unclosed '['", hint: "end it with ']' before ')'"),
        Mistake("f(a: Set<[Int>)", at: 10, 1, "unclosed '['", hint: "end it with ']' before '>'"),
        Mistake("f(a: Set<", at: 9, 1, "unclosed '<'", hint: "end it with '>'"),
        Mistake("f(a: Int])", at: 9, 1, "no '[' to end", hint: "remove this ']'"),
        Mistake("f(a: Int>)", at: 9, 1, "no '<' to end", hint: "remove this '>'"),
        Mistake("f(a: Int))", at: 10, 1, "no '(' to end", hint: "remove this ')'"),
        Mistake("f() -> [Int]]", at: 13, 1, "no '[' to end", hint: "remove this ']'"),
        Mistake("f() -> (Int", at: 8, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake("f() throws(E", at: 11, 1, "unclosed '('", hint: "end it with ')'"),
        Mistake(
            "f(a: \(String(repeating: "[", count: 50))", at: 55, 1,
            "brackets are nested more than 50 levels deep"),
    ])
    func bracketsAreChecked(mistake: Mistake) {
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
    }

    @Test(arguments: [
        Mistake("f() throws async", at: 12, 5, "'async' comes after 'throws'", hint: "write 'async' first"),
        Mistake("f() async async", at: 11, 5, "'async' appears twice", hint: "remove one"),
        Mistake("f() throws throws", at: 12, 6, "'throws' appears twice", hint: "remove one"),
        Mistake("f() async throws async", at: 18, 5, "'async' appears twice", hint: "remove one"),
        Mistake("f() rethrows", at: 5, 8, "a signature cannot have 'rethrows'", hint: "write 'throws'"),
        Mistake(
            "f() async rethrows", at: 11, 8, "a signature cannot have 'rethrows'", hint: "write 'throws'"),
        Mistake("f() reasync", at: 5, 7, "a signature cannot have 'reasync'", hint: "write 'async'"),
        Mistake("f() throw -> Int", at: 5, 5, "unexpected 'throw'", hint: "did you mean 'throws'?"),
        Mistake(
            "f() throws(Never) -> Int", at: 12, 5, "'throws(Never)' throws nothing",
            hint: "remove 'throws(Never)'"),
        Mistake("f() throws()", at: 11, 1, "missing type after '('"),
        Mistake("f() throws(A, B)", at: 13, 1, "unexpected ','"),
        Mistake("f(): Int", at: 4, 1, "unexpected ':'", hint: "write the result after '->'"),
        Mistake("f() => Int", at: 5, 1, "unexpected '='", hint: "write the result after '->'"),
        Mistake("f() Int", at: 5, 3, "unexpected 'Int'"),
        Mistake(
            "f() ->", at: 5, 2, "missing type after '->'", hint: "write the type, or remove the '->'"),
        Mistake("f() -> throws Int", at: 8, 6, "'throws' comes after '->'", hint: "move it before '->'"),
        Mistake("f() -> Int async", at: 12, 5, "'async' comes after '->'", hint: "move it before '->'"),
        Mistake(
            "f() -> (Int) throws", at: 14, 6, "'throws' comes after '->'", hint: "move it before '->'"),
        Mistake(
            "f() where A: B", at: 5, 5, "a signature cannot have a 'where' clause", hint: "remove it"),
        Mistake(
            "f() -> A where A: B", at: 10, 5, "a signature cannot have a 'where' clause", hint: "remove it"),
        Mistake(
            "f() -> (Int) async throws", at: 20, 6, "'throws' comes after '->'",
            hint: "move it before '->'"),
        Mistake("f() {}", at: 5, 1, "unexpected '{'", hint: "write the signature without a body"),
        Mistake("f() -> Int {", at: 12, 1, "unexpected '{'", hint: "write the signature without a body"),
        Mistake("f() -> Int Int", at: 12, 3, "unexpected 'Int'"),
        Mistake("f() -> Int, g()", at: 11, 1, "unexpected ','"),
    ])
    func effectsAndResultAreChecked(mistake: Mistake) {
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
    }

    @Test(arguments: [
        Mistake("f(a: )", at: 4, 1, "missing type after ':'"),
        Mistake("f(a: , b: Int)", at: 4, 1, "missing type after ':'"),
        Mistake("f(a: = 1)", at: 4, 1, "missing type after ':'"),
        Mistake("f(a: Set<>)", at: 9, 1, "missing type after '<'"),
        Mistake("f(a: [])", at: 6, 1, "missing type after '['"),
        Mistake("f(a: [String: ])", at: 13, 1, "missing type after ':'"),
        Mistake("f(a: (Int,))", at: 10, 1, "missing type after ','"),
        Mistake("f(a: P &)", at: 8, 1, "missing type after '&'"),
        Mistake("f(a: A.)", at: 7, 1, "missing type after '.'"),
        Mistake("f(a: A.default)", at: 8, 7, "'default' is not a type"),
        Mistake("f(a: () ->)", at: 9, 2, "missing type after '->'"),
        Mistake("f(a: @escaping)", at: 7, 8, "missing type after 'escaping'"),
        Mistake("f(a: @)", at: 6, 1, "unexpected '@'"),
        Mistake("f(a: @convention() () -> Int)", at: 17, 1, "missing argument after '('"),
        Mistake("f(a: default)", at: 6, 7, "'default' is not a type"),
        Mistake("f(a: _)", at: 6, 1, "'_' is not a type"),
        Mistake("f(a: 3)", at: 6, 1, "'3' is not a type"),
        Mistake("f(a: \"A\")", at: 6, 1, "'\"' is not a type"),
        Mistake("f(a: 3D)", at: 6, 2, "'3D' is not a valid Swift identifier", hint: letters),
        Mistake("f(a: `A)", at: 6, 1, "unclosed '`'", hint: "end the name with '`'"),
        Mistake("f(a: [Int, Int])", at: 10, 1, "unexpected ','"),
        Mistake("f(a: [A: B: C])", at: 11, 1, "unexpected ':'"),
        Mistake("f(a: [Int = 1])", at: 11, 1, "unexpected '='"),
        Mistake("f(a: [inout Int])", at: 7, 5, "'inout' is not a type"),
        Mistake("f(a: [Int...])", at: 10, 3, "unexpected '...'"),
        Mistake("f(a: Int...?)", at: 12, 1, "unexpected '?'"),
        Mistake("f() -> inout Int", at: 8, 5, "'inout' is not a type"),
        Mistake(
            "f(a: isolated (any Actor)?)", at: 6, 8, "a signature cannot have an isolated argument",
            hint: "remove 'isolated'"),
        Mistake(
            "f(a: repeat each T)", at: 6, 6, "a signature cannot have a parameter pack",
            hint: "write an array, like '[Int]'"),
        Mistake(
            "f(a: (each T) -> Void)", at: 7, 4, "a signature cannot have a parameter pack",
            hint: "write an array, like '[Int]'"),
        Mistake("f() -> Int...", at: 11, 3, "unexpected '...'"),
        Mistake(
            "f(_ ids: Int...)", at: 13, 3, "a signature cannot have a variadic argument",
            hint: "write 'ids: [Int]'"),
        Mistake(
            "f(`in`: Set < Int > ..., b: Int)", at: 21, 3, "a signature cannot have a variadic argument",
            hint: "write '`in`: [Set<Int>]'"),
        Mistake("f(a: Set<() -> Int...>)", at: 19, 3, "unexpected '...'"),
        Mistake("f(a: () -> inout Int)", at: 12, 5, "'inout' is not a type"),
        Mistake("f() -> () -> Int...", at: 17, 3, "unexpected '...'"),
        Mistake("f(a: any)", at: 6, 3, "missing type after 'any'"),
        Mistake(
            "f(a: Int -> Int)", at: 10, 2, "unexpected '->'", hint: "write a closure's arguments in '()'"),
        Mistake(
            "f(a: [Int -> Int])", at: 11, 2, "unexpected '->'", hint: "write a closure's arguments in '()'"),
        Mistake(
            "f(a: () throws async -> Int)", at: 16, 5, "'async' comes after 'throws'",
            hint: "write 'async' first"),
        Mistake(
            "f(a: () throws(E))", at: 17, 1, "missing '->' after ')'",
            hint: "write the closure's result after '->'"),
        Mistake(
            "f(a: () async throws)", at: 15, 6, "missing '->' after 'throws'",
            hint: "write the closure's result after '->'"),
        Mistake(
            "f(a: () async)", at: 9, 5, "missing '->' after 'async'",
            hint: "write the closure's result after '->'"),
        Mistake(
            "f() -> [() throws]", at: 12, 6, "missing '->' after 'throws'",
            hint: "write the closure's result after '->'"),
    ])
    func typesAreChecked(mistake: Mistake) {
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
    }

    @Test(arguments: [
        Mistake("f(a: any [3 of Int])", at: 6, 14, "'[3 of Int]' is not a protocol", hint: "remove 'any'"),
        Mistake(
            "f(a: any P & Q?)", at: 6, 10, "'?' belongs to 'any P & Q' as a whole",
            hint: "write '(any P & Q)?'"),
        Mistake(
            "f() -> (Int, inout Int)", at: 14, 9, "'inout Int' cannot be an element of a tuple",
            hint: "remove 'inout'"),
        Mistake(
            "f(a: (@escaping () -> Void, Int...))", at: 7, 20,
            "'@escaping () -> Void' cannot be an element of a tuple",
            hint: "remove '@escaping'"),
        Mistake("f(a: A::B::C)", at: 10, 2, "unexpected '::'", hint: "write '.'"),
        Mistake(
            "f(a: @escaping nonisolated(nonsending) () async -> Void)", at: 16, 11,
            "'nonisolated(nonsending)' comes after '@escaping'", hint: "write it before '@escaping'"),
        Mistake(
            "f(a: nonisolated(nonsending) () -> Void)", at: 6, 34,
            isolation, hint: "remove 'nonisolated(nonsending)'"),
        Mistake(
            "f(a: nonisolated(nonsending) @concurrent () async -> Void)", at: 6, 52,
            isolation, hint: "remove 'nonisolated(nonsending)'"),
        Mistake("f(a: any P?)", at: 6, 6, "'?' belongs to 'any P' as a whole", hint: "write '(any P)?'"),
        Mistake("f() -> some P?", at: 8, 7, "'?' belongs to 'some P' as a whole", hint: "write '(some P)?'"),
        Mistake("f(a: any Int)", at: 6, 7, "'Int' is not a protocol", hint: "remove 'any'"),
        Mistake("f(a: [some Set<Int>])", at: 7, 13, "'Set<Int>' is not a protocol", hint: "remove 'some'"),
        Mistake("f(a: any [Int])", at: 6, 9, "'[Int]' is not a protocol", hint: "remove 'any'"),
        Mistake("f(a: Equatable)", at: 6, 9, "'Equatable' is a protocol", hint: "write 'any Equatable'"),
        Mistake(
            "f(a: Comparable?)", at: 6, 10, "'Comparable' is a protocol", hint: "write '(any Comparable)?'"),
        Mistake("f(a: Int<String>)", at: 6, 11, "'Int' takes no types in '<>'", hint: "write 'Int'"),
        Mistake(
            "f(a: Array)", at: 6, 5, "'Array' takes one type in '<>'", hint: "write it like 'Array<Int>'"),
        Mistake(
            "f(a: [Swift.Dictionary<Int>])", at: 7, 21, "'Dictionary' takes two types in '<>'",
            hint: "write it like 'Dictionary<String, Int>'"),
        Mistake(
            "f(a: @preconcurrency any P)", at: 7, 14, "a type cannot have the attribute '@preconcurrency'",
            hint: "remove it"),
        Mistake("f(a: P & Q)", at: 6, 5, "'P & Q' needs 'any'", hint: "write 'any P & Q'"),
        Mistake(
            "f(a: inout P & A<B>.Q)", at: 6, 16, "'P & A<B>.Q' needs 'any'", hint: "write 'any P & A<B>.Q'"),
        Mistake("f() -> [(P & Q)?]", at: 10, 5, "'P & Q' needs 'any'", hint: "write 'any P & Q'"),
        Mistake("f(a: @escaping Int)", at: 7, 8, "'@escaping' belongs to closures", hint: "remove it"),
        Mistake("f(a: @Sendable [Int])", at: 7, 8, "'@Sendable' belongs to closures", hint: "remove it"),
        Mistake(
            "f(a: @escaping (() -> Void)?)", at: 7, 8, "an optional closure always escapes",
            hint: "remove '@escaping'"),
        Mistake(
            "f() -> @escaping () -> Void", at: 9, 8, "only an argument can be '@escaping'", hint: "remove it"),
        Mistake(
            "f() -> (a: Int)", at: 9, 1, "a tuple of one element cannot have a label", hint: "write 'Int'"),
        Mistake(
            "f(a: (b: Int)?)", at: 7, 1, "a tuple of one element cannot have a label", hint: "write 'Int'"),
        Mistake(
            "f(a: (a: Int, a: Int))", at: 15, 1, "two elements have the label 'a'", hint: "rename one of them"
        ),
        Mistake("f(a: (_ b: Int, Int))", at: 7, 1, "an element of a tuple has one label", hint: "remove '_'"),
        Mistake(
            "f(a: ((Swift::Void) async -> Void)?)", at: 7, 13, "a closure's only argument cannot be 'Void'",
            hint: "write '()' instead of '(Swift::Void)'"),
        Mistake(
            "f(a: (b: Int) -> Void)", at: 7, 1, "a closure's argument cannot have a label",
            hint: "write '_ b: Int'"),
        Mistake(
            "f(a: (of b: Int) async -> Void)", at: 7, 2, "a closure's argument cannot have a label",
            hint: "write '_ b: Int'"),
        Mistake(
            "f(a: [Any: Int])", at: 7, 3, "'Any' is not 'Hashable'", hint: "use a type that is, like 'String'"
        ),
        Mistake(
            "f(a: Set<[any P]>)", at: 10, 7, "'[any P]' is not 'Hashable'",
            hint: "use a type that is, like 'String'"),
        Mistake("f(a: [Int!])", at: 10, 1, "'!' is not allowed here", hint: "write '?'"),
        Mistake("f() -> Int!?", at: 11, 1, "'!' is not allowed here", hint: "write '?'"),
    ])
    func typesOfSwiftAreChecked(mistake: Mistake) {
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
    }

    @Test(arguments: ["Int", "E?", "[E]", "any P", "(A, B)", "Set<Int>", "() -> E"])
    func onlyAnErrorCanBeThrown(type: String) {
        let hint = "name a type that conforms to 'Error', or write 'any Error'"
        let mistake = Mistake(
            "f() throws(\(type))", at: 12, type.count, "'\(type)' is not an error", hint: hint)
        #expect(FunctionSignatureTests.printed(mistake.signature) == mistake.text)
        let result = Mistake(
            "f() -> Result<A, \(type)>", at: 18, type.count, "'\(type)' is not an error", hint: hint)
        #expect(FunctionSignatureTests.printed(result.signature) == result.text)
    }

    @Test func theMessagePointsIntoTheWholeText() throws {
        let text = "signOut, signIn(email, id: Int)"
        let item = try ListItem.items(in: SourceFile(path: "--use_cases", text: text).whole)[1]
        let expected = """
            --use_cases:1:17: error: the argument 'email' has no type
             1 | signOut, signIn(email, id: Int)
               |                 ^^^^^
              hint: write an argument like 'email: String' or 'with email: String'

            """
        #expect(FunctionSignatureTests.printed(item.range) == expected)
    }

    @Test func brokenTextIsRefused() {
        let expected = """
            --use_case:1:2: error: invalid UTF-8
             1 | a\u{FFFD}
               |  ^
              hint: save the file as UTF-8

            """
        let file = SourceFile(path: "--use_case", bytes: [0x61, 0xFF])
        #expect(FunctionSignatureTests.printed(file.whole) == expected)
    }
}
