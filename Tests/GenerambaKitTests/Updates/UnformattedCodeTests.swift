import SwiftText
import Testing

struct UnformattedCodeTests {
    private func isSame(_ a: String, _ b: String) -> Bool {
        UnformattedCode(Array(a.utf8)) == UnformattedCode(Array(b.utf8))
    }

    @Test(arguments: [
        ("f( a,b )", "f(a, b)"), ("[1, 2]", "[\n  1,\n  2,\n]"), ("a; b;", "a\nb"),
        ("import B\nimport A\n", "import A\nimport B\n"),
        ("@testable import B\nimport A\n", "import A\n@testable import B\n"),
        ("if (a), (b) { }", "if a, b {}"), ("while (a) {}", "while a {\n}"),
        ("guard (a) else { return }", "guard a else { return }"), ("switch (a) {}", "switch a {}"),
        ("// a b\n// c\nx", "// a\n// b c\nx"), ("/// a\nx", "/** a */ x"), ("x // a", "x  // a"),
        ("a\r\nb", "a\nb"), ("x = \"\"\"\n    a\n      b\n    \"\"\"", "x = \"\"\"\n  a\n    b\n  \"\"\""),
    ])
    func formattingDoesNotMatter(a: String, b: String) { #expect(isSame(a, b)) }

    @Test(arguments: [
        ("a", "b"), ("\"a b\"", "\"a  b\""), ("// a", "// b"), ("// a\nx", "x"), ("(a) + b", "a + b"),
        ("if (a) == b {}", "if a == b {}"), ("f(a, b)", "f(b, a)"), ("a == b", "a = b"),
        ("import A\nx\nimport B", "import B\nx\nimport A"), ("a -b", "a - -b"),
        ("x = \"\"\"\n    a\n    \"\"\"", "x = \"\"\"\n    b\n    \"\"\""),
    ])
    func everythingElseMatters(a: String, b: String) { #expect(!isSame(a, b)) }
}
