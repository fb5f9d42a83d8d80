import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

struct ListItemTests {
    /// The items parsed from a list, or the messages about it.
    private func items(_ text: String) -> [String] {
        do {
            return try ListItem.items(in: SourceFile(path: "--tags", text: text).whole).map(\.text)
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map { $0.text() }
        } catch {
            return ["\(error)"]
        }
    }

    @Test(arguments: [
        ("", []), (" ", []), (",", []), ("a", ["a"]), ("a,b", ["a", "b"]), (" a , b\n", ["a", "b"]),
        (",a,,b,", ["a", "b"]), ("one two,three", ["one two", "three"]), ("é,日本", ["é", "日本"]),
    ])
    func commasDivide(text: String, expected: [String]) {
        #expect(items(text) == expected)
    }

    @Test(arguments: [
        ("f(a: Int, b: Int),g", ["f(a: Int, b: Int)", "g"]),
        ("[a, b], {c, d},e", ["[a, b]", "{c, d}", "e"]),
        ("([a,b],{c,d}),e", ["([a,b],{c,d})", "e"]),
        ("f(a: Set<A, B>) -> Dictionary<C, D>, g", ["f(a: Set<A, B>) -> Dictionary<C, D>", "g"]),
        ("f() -> A, g() -> B", ["f() -> A", "g() -> B"]),
        ("A<(B) -> C, D>, e", ["A<(B) -> C, D>", "e"]),
        ("(a),b,(c,d),(e,(f,g)),h", ["(a)", "b", "(c,d)", "(e,(f,g))", "h"]),
        ("Ü<a, b>", ["Ü<a, b>"]),
    ])
    func commasInBracketsDoNot(text: String, expected: [String]) {
        #expect(items(text) == expected)
    }

    @Test(arguments: [
        ("a), b", ["a)", "b"]), ("1) a, 2) b", ["1) a", "2) b"]), ("f(a, b", ["f(a", "b"]),
        ("(a], b", ["(a]", "b"]), ("a < b, c > d", ["a < b", "c > d"]), ("a<b, c", ["a<b", "c"]),
        ("f([a, b), c", ["f([a, b)", "c"]), ("(a<b), c>d", ["(a<b)", "c>d"]), ("[(a, b", ["[(a", "b"]),
        ("(a, (b, c)", ["(a", "(b, c)"]), (">,<", [">", "<"]), ("<a, b>", ["<a", "b>"]),
    ])
    func aBracketWithoutAPartnerIsText(text: String, expected: [String]) {
        #expect(items(text) == expected)
    }

    @Test(arguments: [
        ("\"a, b\",c", ["a, b", "c"]), ("'a, b' , 'c'", ["a, b", "c"]), ("'',a,\"\"", ["", "a", ""]),
        ("' a '", [" a "]), ("\"it's\", 'a \"b\"'", ["it's", "a \"b\""]),
        (#"'it\'s', "a \"b\"""#, ["it's", "a \"b\""]), (#"'a\\', b"#, [#"a\"#, "b"]),
        (#"'C:\new\"'"#, [#"C:\new\""#]), ("'(', ')'", ["(", ")"]), ("(a, ')', b), c", ["(a, ')', b)", "c"]),
    ])
    func quotesAreTakenOff(text: String, expected: [String]) {
        #expect(items(text) == expected)
    }

    @Test(arguments: [
        ("it's, a", ["it's", "a"]), ("a 'b, c'", ["a 'b", "c'"]), (#"5" , 6""#, [#"5""#, #"6""#]),
        ("'a, b' c, d", ["'a, b' c", "d"]), (#"'a\'b' c"#, [#"'a\'b' c"#]), (#"a\,b"#, [#"a\"#, "b"]),
        ("'a''b'", ["'a''b'"]),
    ])
    func otherQuotesAreText(text: String, expected: [String]) {
        #expect(items(text) == expected)
    }

    @Test func aQuoteThatNeverEndsIsAMistake() {
        let double = """
            --tags:1:4: error: unclosed '"'
             1 | a, "b, c
               |    ^
              hint: end it with '"'; if it belongs to the item, write the item in single quotes

            """
        let single = """
            --tags:1:1: error: unclosed "'"
             1 | 'tis, a\\'
               | ^
              hint: end it with "'"; if it belongs to the item, write the item in double quotes

            """
        #expect(items("a, \"b, c") == [double])
        #expect(items("'tis, a\\'") == [single])
        #expect(items("\"'tis\", a") == ["'tis", "a"])
    }

    @Test func anItemKnowsItsPlace() throws {
        let file = SourceFile(path: "a", text: "x, b , 'c,d','',é")
        let items = try ListItem.items(in: file.range(2..<18))
        #expect(items.map(\.text) == ["b", "c,d", "", "é"])
        #expect(items.map(\.range.offsets) == [3..<4, 8..<11, 14..<14, 16..<18])
    }

    @Test func manyBracketsTakeNoTime() {
        let open = "(" + String(repeating: "[a<", count: 20_000)
        let closed = String(repeating: "}", count: 20_000) + ",)"
        #expect(items(open + closed + ",a") == [open + closed, "a"])
    }
}
