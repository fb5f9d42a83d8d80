/// A function in the tests of a module that tells nothing of it.
package struct DeadTest: Sendable, Equatable {
    /// Why it tells nothing.
    package enum Reason: Sendable, Equatable {
        /// It is a test that cannot fail, because it asserts nothing and calls nothing that does.
        case assertsNothing
        /// It asserts something, but nothing calls it, and this library does not run it as a test.
        case isNotFound(TestFramework)
        /// It is named as a test of XCTest, but its type does not inherit from XCTestCase.
        case isInNoTestCase
    }

    /// The number of its file.
    package let file: Int
    /// Its name in the text of the file.
    package let range: Range<Int>
    package let name: String
    package let reason: Reason

    /// Returns the dead tests in the test files of a module. Whether a function asserts something is seen from the words of
    /// its body and of the functions in these files that it calls; in doubt, it does.
    package static func all(in texts: [[UInt8]]) -> [DeadTest] {
        let files = texts.map(TestFile.init)
        var cases: Set = ["XCTestCase"]
        for _ in files.flatMap(\.types) {
            cases.formUnion(
                files.flatMap(\.types).filter { !cases.isDisjoint(with: $0.namesOfInherited) }.map(\.name))
        }
        let functions = files.flatMap(\.functions)
        let suites = Set(functions.filter(\.isOfSwiftTesting).compactMap(\.type?.name))
        let testFunctions = functions.filter { function in
            function.type.map { cases.union(suites).contains($0.name) } ?? false
        }
        var asserting = Set(functions.filter(\.asserts).map(\.name))
        for _ in functions {
            let more = functions.filter { !$0.words.isDisjoint(with: asserting) }.map(\.name)
            guard !asserting.isSuperset(of: more) else { break }
            asserting.formUnion(more)
        }
        return files.enumerated().flatMap { number, file in
            file.functions.compactMap { function -> DeadTest? in
                let isCase = function.type.map { cases.contains($0.name) } ?? false
                let reason: Reason
                if function.isOfSwiftTesting || isCase && function.isOfXCTest {
                    guard !asserting.contains(function.name),
                        function.words.isDisjoint(with: ["throw", "try"])
                    else {
                        return nil
                    }
                    reason = .assertsNothing
                } else if function.isForNoRunner, !suites.contains(function.type?.name ?? ""),
                    files.map({ $0.uses(of: function.name) }).reduce(0, +)
                        == functions.count(where: { $0.name == function.name }),
                    files.map({ $0.uses(of: function.type?.name ?? "") }).reduce(0, +) == 1
                {
                    reason = file.uses(of: "XCTest") > 0 ? .isInNoTestCase : .isNotFound(.swiftTesting)
                } else {
                    guard let type = function.type, isCase || suites.contains(type.name), function.asserts,
                        type.namesOfInherited.allSatisfy(cases.contains), !function.isFoundElsewhere,
                        files.map({ $0.count(of: function.name) }).reduce(0, +)
                            == testFunctions.count(where: { $0.name == function.name })
                    else { return nil }
                    reason = .isNotFound(isCase ? .xctest : .swiftTesting)
                }
                return DeadTest(
                    file: number, range: function.declaration.place, name: function.name, reason: reason)
            }
        }
    }
}

/// A file of tests, with its types and functions.
private struct TestFile {
    struct Function {
        let declaration: Declaration
        /// The type or extension that it belongs to.
        let type: Declaration?
        /// The words of the body, and whether they assert something.
        let words: Set<String>
        let asserts: Bool

        var name: String { declaration.name }
        var isOfSwiftTesting: Bool { declaration.attributes.contains("Test") }
        var isOfXCTest: Bool {
            name.hasPrefix("test") && isPlain && !declaration.isPrivate && !declaration.isOfType
        }
        /// Whether it has no parameters and returns nothing.
        private var isPlain: Bool {
            let result = declaration.type.tokens.map(\.text)
            return declaration.parameters.isEmpty && [[], ["Void"], ["(", ")"]].contains(result)
        }
        /// Whether it is a test by its name and its assertions, in a type that inherits from none that may run it.
        var isForNoRunner: Bool {
            guard let type, [.class, .struct].contains(type.kind) else { return false }
            return isOfXCTest && asserts && type.inherited.isEmpty
        }
        /// Whether XCTest calls it, or another message says why it does not run.
        var isFoundElsewhere: Bool {
            declaration.modifiers.contains("override") || name.hasPrefix("test") && declaration.isPrivate
        }
    }

    private let text: String
    private let tokens: [SwiftToken]
    private let partners: [Int: Int]
    /// The types and extensions, but no protocols.
    let types: [Declaration]
    private(set) var functions: [Function] = []

    init(_ bytes: [UInt8]) {
        (text, tokens) = (String(decoding: bytes, as: UTF8.self), SwiftToken.all(in: bytes))
        partners = tokens.bracketPartners
        let all = DeclarationReader(tokens).declarations().flatMap(\.selfAndMembers).map(\.declaration)
        types = all.filter { $0.isType && $0.kind != .protocol || $0.kind == .extension }
        functions = all.compactMap { function in
            guard function.kind == .function, !["deinit", "subscript"].contains(function.name),
                let body = function.body
            else { return nil }
            return Function(
                declaration: function,
                type: types.last { $0.body?.contains(function.tokens.lowerBound) == true },
                words: Set(tokens[body].filter(\.isName).map(\.bare)),
                asserts: body.contains(where: isAssertion))
        }
    }

    /// How often a text occurs in the file, be it in the interpolation of a string.
    func count(of name: String) -> Int { text.ranges(of: name).count }

    /// How often the code has a word.
    func uses(of word: String) -> Int { tokens.count { $0.isName && $0.bare == word } }

    private func isAssertion(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.isName, !isOfConstants(index) else { return false }
        let word = token.bare.lowercased()
        let isMember = index > 0 && tokens[index - 1].isSign(".")
        return token.bare.hasPrefix("XC") || Self.verbs.contains(where: word.hasPrefix)
            || !isMember && Self.functions.contains(where: word.hasPrefix)
    }

    /// Whether an assertion only has constants, as `XCTAssertTrue(true)` does.
    private func isOfConstants(_ index: Int) -> Bool {
        guard tokens[index].text.hasPrefix("XCTAssert") || tokens[index].isWord(in: ["expect", "require"]),
            tokens[index + 1].isSign("("), let close = partners[index + 1]
        else { return false }
        let arguments = tokens[index + 2..<close]
        return !arguments.isEmpty
            && arguments.allSatisfy {
                $0.isWord(in: ["true", "false", "nil"]) || $0.kind == .number || isPlainLiteral($0)
                    || $0.isSign(in: [",", "=", "-", "!", "."])
            }
    }

    /// Whether a token is a string that holds no values.
    private func isPlainLiteral(_ token: SwiftToken) -> Bool {
        token.kind == .literal
            && !text.utf8.dropFirst(token.range.lowerBound).prefix(token.range.count)
                .contains(UInt8(ascii: "\\"))
    }

    /// The beginnings of the names of functions that assert something, in the libraries that people test with.
    private static let verbs = ["assert", "expect", "verify", "should", "confirm", "require", "fulfill"]
    private static let functions = [
        "check", "fail", "fatalerror", "issue", "measure", "must", "precondition", "wait", "withknownissue",
    ]
}
