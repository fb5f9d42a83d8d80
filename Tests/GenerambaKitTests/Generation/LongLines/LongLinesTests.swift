import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// Tests how lines that are too long are broken.
struct LongLinesTests {
    private func broken(_ text: String, length: Int = 40) -> String {
        let bytes = Array(text.utf8)
        let edits = LongLines.edits(of: bytes, length: length)
        return String(decoding: bytes.applying(edits), as: UTF8.self)
    }

    @Test(
        arguments: [
            // A line that fits is unchanged, even if it has exactly the maximum length.
            ("  func f(a: Int, b: Int) -> Int {\n", nil),
            ("func f(abcdef: Int, ghijkl: Int) -> Int\n", nil),
            // The parameters of a function.
            (
                "  func signIn(email: String, password: String) async throws -> User {\n",
                "  func signIn(\n    email: String,\n    password: String\n  ) async throws -> User {\n"
            ),
            (
                "func f(abcdef: Int, ghijkl: Int) -> Int {",
                "func f(\n  abcdef: Int,\n  ghijkl: Int\n) -> Int {"
            ),
            // Generic arguments are never broken.
            (
                "func f(a: Result<[Int], any Error>, b: Int)",
                "func f(\n  a: Result<[Int], any Error>,\n  b: Int\n)"
            ),
            // A call, and a nested call.
            (
                "let user = try await service.signIn(email: email)\n",
                "let user = try await service.signIn(\n  email: email\n)\n"
            ),
            (
                "XCTAssertEqual(layers.service.calls, load(identifier: identifier, x))",
                """
                XCTAssertEqual(
                  layers.service.calls,
                  load(identifier: identifier, x)
                )
                """
            ),
            (
                "XCTAssertEqual(layers.service.calls, load(identifier: identifier, byName: 1))",
                """
                XCTAssertEqual(
                  layers.service.calls,
                  load(
                    identifier: identifier,
                    byName: 1
                  )
                )
                """
            ),
            // A comparison with a closure.
            (
                "#expect(layers.calls == service.names.map { $0.firstIdentifier })",
                """
                #expect(
                  layers.calls
                    == service.names.map {
                      $0.firstIdentifier
                    }
                )
                """
            ),
            // A list gets a trailing comma.
            (
                "let list = [identifier, identifier, name]",
                "let list = [\n  identifier,\n  identifier,\n  name,\n]"
            ),
            ("list = [identifierOfTheFirst(one, other)]", "list = [\n  identifierOfTheFirst(one, other)\n]"),
            ("values[identifier, identifier, identifier]", nil),
            // The outermost brackets that make the line fit.
            (
                "a.first(one).second(identifier, identifier)",
                "a.first(one).second(\n  identifier,\n  identifier\n)"
            ),
            (
                "func f(a: Int) -> (identifier: Int, name: String)",
                "func f(a: Int) -> (\n  identifier: Int,\n  name: String\n)"
            ),
            (
                "func f(identifier: Int, names: [String]) -> (identifier: Int, name: String, id: Int)",
                """
                func f(
                  identifier: Int,
                  names: [String]
                ) -> (
                  identifier: Int,
                  name: String,
                  id: Int
                )
                """
            ),
            // Braces of a trailing closure and of a body.
            (
                "let names = users.map { $0.name(of: kind) }",
                "let names = users.map {\n  $0.name(of: kind)\n}"
            ),
            (
                "users.forEach { [weak self] user in self?.show(user) }",
                "users.forEach { [weak self] user in\n  self?.show(user)\n}"
            ),
            (
                "func f(a: Int, b: Int) -> Int { service.f(a, b) }",
                "func f(a: Int, b: Int) -> Int {\n  service.f(a, b)\n}"
            ),
            (
                "load(identifier: identifier, names: names) { user in",
                "load(\n  identifier: identifier,\n  names: names\n) { user in"
            ),
            // The value after `=`, when nothing else helps or when it contains operators.
            ("let identifier: Identifier = .ofTheFirst\n", nil),
            ("let identifier: Identifier = .ofTheFirst1\n", "let identifier: Identifier =\n  .ofTheFirst1\n"),
            (
                "let total = count(of: first) + count(second)",
                "let total =\n  count(of: first) + count(second)"
            ),
            (
                "f(\n  identifier: \"a text of just too many words\"\n)",
                "f(\n  identifier:\n    \"a text of just too many words\"\n)"
            ),
            (
                "guard let first = users.first(where: isIn), !first.isEmpty else {",
                "guard\n  let first = users.first(where: isIn),\n  !first.isEmpty\nelse {"
            ),
            // Attributes and typed throws are not broken.
            ("@available(*, unavailable, message: \"none\") init?", nil),
            ("func identifierOfTheUser() throws(IdentifierError)", nil),
            // Brackets in strings and comments do not count.
            (
                "let a = \"a text with (brackets, and, commas) in it\"",
                "let a =\n  \"a text with (brackets, and, commas) in it\""
            ),
            (
                "f(\"(\", \"a \\(b(\"c, (\")) d\", #\"\\(\"#, identifier)",
                "f(\n  \"(\",\n  \"a \\(b(\"c, (\")) d\",\n  #\"\\(\"#,\n  identifier\n)"
            ),
            ("// f(identifier: identifier, names: names, one)", nil),
            ("f(identifier: identifier, names: names)  // why", nil),
            (
                "/* a\nf(identifier: identifier, names: names, one)\n/* b */\nf(identifier: identifier, names: names, one)\n*/",
                nil
            ),
            (
                "let a = \"\"\"\n  f(identifier: identifier, names: names, one)\n  \\\"\"\"\n  f(identifier: identifier, names: names, one)\n  \"\"\"",
                nil
            ),
            ("let a = #\"\"\"\n  \"\"\"f(identifier: identifier, names: names, one)\n  \"\"\"#", nil),
            (
                "/* a */\nf(identifier: identifier, names: names, one)",
                "/* a */\nf(\n  identifier: identifier,\n  names: names,\n  one\n)"
            ),
            // Brackets that close on another line are left alone.
            ("load(identifier: identifier, names: names, [", nil),
            ("  identifier: identifier, names: names, other)", nil),
            // The length is counted in characters, not bytes. Line endings are kept.
            ("func профиль(имя: String, почта: String)\n", nil),
            (
                "f(identifier: identifier, names: names, one)\r\ng()\r\n",
                "f(\r\n  identifier: identifier,\r\n  names: names,\r\n  one\r\n)\r\ng()\r\n"
            ),
        ] as [(String, String?)])
    func aLineIsBroken(text: String, expected: String?) {
        #expect(broken(text) == expected ?? text)
    }

    @Test func endlessLinesAreLeftAlone() {
        let endless = String(repeating: "f(a, ", count: 100_000)
        #expect(broken(endless) == endless)
        let nested = String(repeating: "f(", count: 1900) + String(repeating: ")", count: 1900)
        #expect(broken(nested).utf8.filter { $0 != 0x20 && $0 != 0x0A }.elementsEqual(nested.utf8))
    }

    @Test func anEditKnowsWhereWhatFollowsComesFrom() {
        let source = SourceFile(path: "a", text: "f({{ x }}, b)")
        var origins = SourceMap(source)
        origins.begin(.init(file: 0, place: 0..<2, isCopy: true), at: 0)
        origins.begin(.init(file: 0, place: 2..<9, isCopy: false), at: 2)
        origins.begin(.init(file: 0, place: 9..<13, isCopy: true), at: 5)
        // f(val, b)
        let edits = [
            TextEdit(range: 2..<2, bytes: Array("\n  ".utf8)),
            TextEdit(range: 6..<7, bytes: Array("\n  ".utf8)),
            TextEdit(range: 8..<8, bytes: Array("\n".utf8)),
        ]
        let result = SourceFile(
            path: "b", bytes: Array("f(val, b)".utf8).applying(edits), origins: origins.applying(edits))
        #expect(result.text(0..<result.bytes.count) == "f(\n  val,\n  b\n)")
        let places = (0..<result.bytes.count).map { result.range($0..<$0 + 1).origin.text }
        #expect(
            places == ["f", "("] + Array(repeating: "{{ x }}", count: 6)
                + [",", "b", "b", "b", "b", ")", ")"])
    }
}
