import Testing

@testable import SourceText
@testable import SwiftText

/// Tests the edits of generated code that the project's style asks for.
struct CodeStyleTests {
    private static let quotes = "\"\"\""

    @Test(arguments: [
        (
            "struct A {\n  let a = 1\n\n  func b() {\n    c()\n  }\n}\n",
            "struct A {\n    let a = 1\n\n    func b() {\n        c()\n    }\n}\n"
        ),
        // White space beyond whole levels stays.
        ("/*\n * a\n   b\n */\n", "/*\n * a\n     b\n */\n"),
        ("  \n   \n", "  \n   \n"),
        // A literal keeps its value.
        (
            "  a(\n    \(quotes)\n    b\n      c\n\n    \\(d(\n  1))\n    \(quotes))\n  e()\n",
            "    a(\n        \(quotes)\n        b\n          c\n\n        \\(d(\n  1))\n        \(quotes))\n    e()\n"
        ),
        ("let a = \(quotes)\n    b\n  \(quotes)", "let a = \(quotes)\n      b\n    \(quotes)"),
        ("  let a = \"  b\"\n", "    let a = \"  b\"\n"),
    ])
    func twoSpacesBecomeFour(code: String, expected: String) {
        #expect(edited(code) { Indentation.spaces(4).edits(of: $0, width: 2) } == expected)
        #expect(edited(expected) { Indentation.spaces(2).edits(of: $0, width: 4) } == code)
    }

    @Test func spacesBecomeTabs() {
        #expect(
            edited("a {\n  b {\n     c\n  }\n}\n") { Indentation.tab.edits(of: $0, width: 2) }
                == "a {\n\tb {\n\t\t c\n\t}\n}\n")
        #expect(edited("a {\n  b\n}\n") { Indentation.spaces(2).edits(of: $0, width: 2) } == "a {\n  b\n}\n")
    }

    @Test(arguments: [
        (
            "/// A.\n///\n/// B\nstruct A {\n  /// C.\n  let c: Int  /// D.\n}\n",
            "struct A {\n  let c: Int  /// D.\n}\n"
        ),
        ("//// A\n// B\n/* C */\n/*** D */\n", "//// A\n// B\n/* C */\n/*** D */\n"),
        ("/** A. */\nlet a = 1\n/**\n B\n */\nlet b = 1", "let a = 1\nlet b = 1"),
        ("let a = \(quotes)\n  /// B\n  \(quotes)\n/// C", "let a = \(quotes)\n  /// B\n  \(quotes)\n"),
    ])
    func documentationIsRemoved(code: String, expected: String) {
        #expect(edited(code, DocumentationComments.removals) == expected)
    }

    private func edited(_ text: String, _ edits: ([UInt8]) -> [TextEdit]) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes.applying(edits(bytes)), as: UTF8.self)
    }
}
