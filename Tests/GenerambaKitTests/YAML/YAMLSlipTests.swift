import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import YAML

/// Slips in YAML that libyaml reports in terms of its own grammar.
struct YAMLSlipTests {
    /// A text, and all that is said of it.
    struct Slip: Sendable, CustomTestStringConvertible {
        let text: String
        let expected: String

        init(_ text: String, _ expected: String) {
            self.text = text
            self.expected = expected
        }

        var testDescription: String { text.debugDescription }

        var message: String {
            do {
                return "none: " + (try YAMLNode.parse(SourceFile(path: "File", text: text)).sketch)
            } catch let diagnostics as Diagnostics {
                return diagnostics.all.map { $0.text() }.joined()
            } catch {
                return "\(error)"
            }
        }
    }

    @Test(arguments: [
        Slip(
            "- {name: A.swift, path: {{ x }}.mustache}\n",
            """
            File:1:25: error: a value that begins with '{{' needs quotes
             1 | - {name: A.swift, path: {{ x }}.mustache}
               |                         ^^^^^^^^^^^^^^^^
              hint: write "{{ x }}.mustache"

            """),
        Slip(
            "- {name: {{ a }}{{ b }}.swift, path: c}\n",
            """
            File:1:10: error: a value that begins with '{{' needs quotes
             1 | - {name: {{ a }}{{ b }}.swift, path: c}
               |          ^^^^^^^^^^^^^^^^^^^^
              hint: write "{{ a }}{{ b }}.swift"

            """),
        Slip(
            "- name: {{ a }}View.swift\n  path: b\n",
            """
            File:1:9: error: a value that begins with '{{' needs quotes
             1 | - name: {{ a }}View.swift
               |         ^^^^^^^^^^^^^^^^^
              hint: write "{{ a }}View.swift"

            """),
        Slip(
            "name: {% if a %}b{% endif %}\n",
            """
            File:1:7: error: a value that begins with '{%' needs quotes
             1 | name: {% if a %}b{% endif %}
               |       ^^^^^^^^^^^^^^^^^^^^^^
              hint: write "{% if a %}b{% endif %}"

            """),
        Slip(
            "a: b: c\n",
            """
            File:1:4: error: a value that contains ': ' needs quotes
             1 | a: b: c
               |    ^^^^
              hint: write "b: c"

            """),
        Slip(
            "{a: b: c, d: e}\n",
            """
            File:1:6: error: no ',' or '}' after a value
             1 | {a: b: c, d: e}
               |      ^
              hint: '{' on line 1 is still open

            """),
        Slip(
            "a: @b\n",
            """
            File:1:4: error: a value that begins with '@' needs quotes
             1 | a: @b
               |    ^^
              hint: write "@b"

            """),
        Slip(
            "a: |b\n",
            """
            File:1:5: error: not valid YAML: did not find expected comment or line break while scanning a block scalar
             1 | a: |b
               |     ^

            """),
    ])
    func valuesThatNeedQuotes(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }

    @Test(arguments: [
        Slip(
            "a: \"b\nc: d\n",
            """
            File:1:4: error: unclosed quote
             1 | a: "b
               |    ^
              hint: write " at the end of the value

            """),
        Slip(
            "a: 'it's'\n",
            """
            File:1:8: error: not valid YAML: did not find expected key while parsing a block mapping
             1 | a: 'it's'
               |        ^

            """),
        Slip(
            "a: \"b\" c\n",
            """
            File:1:8: error: not valid YAML: did not find expected key while parsing a block mapping
             1 | a: "b" c
               |        ^

            """),
        Slip(
            "a: \"b\\q\"\n",
            """
            File:1:6: error: not valid YAML: found unknown escape character while parsing a quoted scalar
             1 | a: "b\\q"
               |      ^

            """),
    ])
    func quotes(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }

    @Test(arguments: [
        Slip(
            "- {a: b\n- {c: d}\n",
            """
            File:2:3: error: no ',' or '}' after a value
             2 | - {c: d}
               |   ^
              hint: '{' on line 1 is still open

            """),
        Slip(
            "a: [b}\n",
            """
            File:1:6: error: no ',' or ']' after a value
             1 | a: [b}
               |      ^
              hint: '[' on line 1 is still open

            """),
        Slip(
            "a: [b,\nc: d\n\n",
            """
            File:4:1: error: no ',' or ']' after a value
             4 | 
               | ^
              hint: '[' on line 1 is still open

            """),
        Slip(
            "- {a: b}}\n",
            """
            File:1:9: error: not valid YAML: did not find expected '-' indicator while parsing a block collection
             1 | - {a: b}}
               |         ^

            """),
        Slip(
            "a: ]b\n",
            """
            File:1:4: error: a value that begins with ']' needs quotes
             1 | a: ]b
               |    ^^
              hint: write "]b"

            """),
        Slip(
            "{a: b c: d}\n",
            """
            File:1:8: error: no ',' or '}' after a value
             1 | {a: b c: d}
               |        ^
              hint: '{' on line 1 is still open

            """),
    ])
    func brackets(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }

    @Test(arguments: [
        Slip(
            "a b\nc: d\n",
            """
            File:1:1: error: no ':' after 'a'
             1 | a b
               | ^
              hint: write 'a: b'

            """),
        Slip(
            "a: b\nc\n  - {d: e}\n",
            """
            File:2:1: error: no ':' after 'c'
             2 | c
               | ^
              hint: write 'c:'

            """),
        Slip(
            "a: b\nc = d\n",
            """
            File:2:1: error: no ':' after 'c'
             2 | c = d
               | ^
              hint: write 'c: d'

            """),
        Slip(
            "a: b\nc:d\n",
            """
            File:2:2: error: no space after ':'
             2 | c:d
               |  ^
              hint: write 'c: d'

            """),
        Slip(
            "c:d\na: b\n",
            """
            File:1:2: error: no space after ':'
             1 | c:d
               |  ^
              hint: write 'c: d'

            """),
        Slip(
            "a:\n- b\n-c\n",
            """
            File:3:1: error: no space after '-'
             3 | -c
               | ^
              hint: write '- c'

            """),
        Slip(
            "a:\n-b\n",
            """
            File:2:1: error: no space after '-'
             2 | -b
               | ^
              hint: write '- b'

            """),
        Slip(
            "a: b\n// c\n",
            """
            File:2:1: error: not valid YAML: could not find expected ':' while scanning a simple key
             2 | // c
               | ^

            """),
        Slip(
            "a: b\r\nc:d\r\n",
            """
            File:2:2: error: no space after ':'
             2 | c:d
               |  ^
              hint: write 'c: d'

            """),
    ])
    func colonsAndSpaces(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }

    @Test(arguments: [
        Slip(
            "a: b\n c: d\n",
            """
            File:2:2: error: wrong indentation
             2 |  c: d
               |  ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a: b\n    c: d\n",
            """
            File:2:5: error: wrong indentation
             2 |     c: d
               |     ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a:\n  - b: c\n   d: e\n",
            """
            File:3:4: error: wrong indentation
             3 |    d: e
               |    ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a:\n  - b: c\n      d: e\n",
            """
            File:3:7: error: wrong indentation
             3 |       d: e
               |       ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a:\n    b: c\n  d: e\n",
            """
            File:3:3: error: wrong indentation
             3 |   d: e
               |   ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a:\n  - {b: c}\n - {b: d}\n",
            """
            File:3:2: error: wrong indentation
             3 |  - {b: d}
               |  ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a:\n\tb: c\n",
            """
            File:2:1: error: YAML does not allow tabs for indentation
             2 | \tb: c
               | ^
              hint: indent with spaces

            """),
        Slip(
            "a:\n  - b: c\n\td: e\n",
            """
            File:3:1: error: YAML does not allow tabs for indentation
             3 | \td: e
               | ^
              hint: indent with spaces

            """),
        Slip(
            "a: b\n- c\n",
            """
            File:2:1: error: wrong indentation
             2 | - c
               | ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a: []\n  - {b: c}\n",
            """
            File:2:3: error: wrong indentation
             2 |   - {b: c}
               |   ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "- a\nb: c\n",
            """
            File:2:1: error: wrong indentation
             2 | b: c
               | ^
              hint: begin the line in the column of the keys or items that it belongs to

            """),
        Slip(
            "a: - b\n",
            """
            File:1:4: error: a list cannot begin on the same line as its key
             1 | a: - b
               |    ^
              hint: begin it on the next line, or put text that begins with '-' in quotes

            """),
    ])
    func indentation(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }
}
