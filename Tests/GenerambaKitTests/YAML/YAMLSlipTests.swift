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
            File:1:5: error: a value that contains ': ' needs quotes
             1 | {a: b: c, d: e}
               |     ^^^^
              hint: write "b: c"

            """),
        Slip(
            "a: it's: \"b\"\n",
            """
            File:1:4: error: a value that contains ': ' needs quotes
             1 | a: it's: "b"
               |    ^^^^^^^^^
              hint: write 'it''s: "b"'

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
            "a: %b\n",
            """
            File:1:4: error: a value that begins with '%' needs quotes
             1 | a: %b
               |    ^^
              hint: write "%b"

            """),
        Slip(
            "a: `b`\n",
            """
            File:1:4: error: a value that begins with '`' needs quotes
             1 | a: `b`
               |    ^^^
              hint: write "`b`"

            """),
        Slip(
            "a: *b* c\n",
            """
            File:1:4: error: a value that begins with '*' needs quotes
             1 | a: *b* c
               |    ^^^^^
              hint: write "*b* c"

            """),
        Slip(
            "a: ,b\n",
            """
            File:1:4: error: a value that begins with ',' needs quotes
             1 | a: ,b
               |    ^^
              hint: write ",b"

            """),
        Slip(
            "a: |b\n",
            """
            File:1:4: error: a value that begins with '|' needs quotes
             1 | a: |b
               |    ^^
              hint: write "|b"

            """),
        Slip(
            "a: >b\n",
            """
            File:1:4: error: a value that begins with '>' needs quotes
             1 | a: >b
               |    ^^
              hint: write ">b"

            """),
        Slip(
            "a: ? b\n",
            """
            File:1:4: error: a value that begins with '?' needs quotes
             1 | a: ? b
               |    ^^^
              hint: write "? b"

            """),
        Slip(
            "{a: !b}\n",
            """
            File:1:5: error: a value that begins with '!' needs quotes
             1 | {a: !b}
               |     ^^
              hint: write "!b"

            """),
        Slip(
            "{a: %b, c: d}\n",
            """
            File:1:5: error: a value that begins with '%' needs quotes
             1 | {a: %b, c: d}
               |     ^^
              hint: write "%b"

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
            "a: 'b\n\n\n",
            """
            File:1:4: error: unclosed quote
             1 | a: 'b
               |    ^
              hint: write ' at the end of the value

            """),
        Slip(
            "a: 'b\nc: 'd'\n",
            """
            File:1:4: error: unclosed quote
             1 | a: 'b
               |    ^
              hint: write ' at the end of the value

            """),
        Slip(
            "a: \"b\nc: \"d\"\n",
            """
            File:1:4: error: unclosed quote
             1 | a: "b
               |    ^
              hint: write " at the end of the value

            """),
        Slip(
            "a: 'it's'\n",
            """
            File:1:8: error: text follows the closing quote
             1 | a: 'it's'
               |        ^
              hint: put the whole value in quotes, and write '' for a quote inside it

            """),
        Slip(
            "a: \"b\" c\n",
            """
            File:1:8: error: text follows the closing quote
             1 | a: "b" c
               |        ^
              hint: put the whole value in quotes, and write \\" for a quote inside it

            """),
        Slip(
            "a: \"b\": c\n",
            """
            File:1:7: error: text follows the closing quote
             1 | a: "b": c
               |       ^
              hint: put the whole value in quotes, and write \\" for a quote inside it

            """),
        Slip(
            "{a: \"b\"c, d: e}\n",
            """
            File:1:8: error: text follows the closing quote
             1 | {a: "b"c, d: e}
               |        ^
              hint: put the whole value in quotes, and write \\" for a quote inside it

            """),
        Slip(
            "a: \"b\\q\"\n",
            """
            File:1:6: error: '\\q' is not a YAML escape
             1 | a: "b\\q"
               |      ^^
              hint: write \\\\ for a backslash, or put the text in single quotes

            """),
        Slip(
            "a: \"C:\\users\"\n",
            """
            File:1:7: error: '\\u' is not a YAML escape
             1 | a: "C:\\users"
               |       ^^
              hint: write \\\\ for a backslash, or put the text in single quotes

            """),
        Slip(
            "a: “b: c”\n",
            """
            File:1:4: error: YAML does not treat '“' as a quote
             1 | a: “b: c”
               |    ^^^^^^
              hint: write "b: c"

            """),
    ])
    func quotes(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }

    @Test(arguments: [
        Slip(
            "- {a: b\n- {c: d}\n",
            """
            File:1:3: error: unclosed '{'
             1 | - {a: b
               |   ^
              hint: end it with '}'

            """),
        Slip(
            "- {a: b\n",
            """
            File:1:3: error: unclosed '{'
             1 | - {a: b
               |   ^
              hint: end it with '}'

            """),
        Slip(
            "a: [b}\n",
            """
            File:1:4: error: unclosed '['
             1 | a: [b}
               |    ^
              hint: end it with ']'

            """),
        Slip(
            "a: {b: [c}\n",
            """
            File:1:8: error: unclosed '['
             1 | a: {b: [c}
               |        ^
              hint: end it with ']'

            """),
        Slip(
            "a: [b,\nc: d\n\n",
            """
            File:1:4: error: unclosed '['
             1 | a: [b,
               |    ^
              hint: end it with ']'

            """),
        Slip(
            "a: [\n",
            """
            File:1:4: error: unclosed '['
             1 | a: [
               |    ^
              hint: end it with ']'

            """),
        Slip(
            "a:\n  {b: c\n",
            """
            File:2:3: error: unclosed '{'
             2 |   {b: c
               |   ^
              hint: end it with '}'

            """),
        Slip(
            "- {a: b}}\n",
            """
            File:1:9: error: unmatched '}'
             1 | - {a: b}}
               |         ^
              hint: remove it

            """),
        Slip(
            "a: ]b\n",
            """
            File:1:4: error: unmatched ']'
             1 | a: ]b
               |    ^
              hint: remove it

            """),
        Slip(
            "}\n",
            """
            File:1:1: error: unmatched '}'
             1 | }
               | ^
              hint: remove it

            """),
        Slip(
            "{a: b c: d}\n",
            """
            File:1:7: error: missing ','
             1 | {a: b c: d}
               |       ^
              hint: write ',' before 'c'

            """),
        Slip(
            "{a: \"b\" c: d}\n",
            """
            File:1:9: error: missing ','
             1 | {a: "b" c: d}
               |         ^
              hint: write ',' before 'c'

            """),
        Slip(
            "a: {\n  b: c\n  d: e\n}\n",
            """
            File:3:3: error: missing ','
             3 |   d: e
               |   ^
              hint: write ',' before 'd'

            """),
        Slip(
            "a: [\n  {b: c}\n  {d: e}\n]\n",
            """
            File:3:3: error: missing ','
             3 |   {d: e}
               |   ^
              hint: write ',' before '{'

            """),
        Slip(
            "a: [b, , c]\n",
            """
            File:1:8: error: no value before this ','
             1 | a: [b, , c]
               |        ^
              hint: remove it, or write a value before it

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
               | ^^^
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
               | ^^^^^
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
            File:2:1: error: '//' does not begin a comment
             2 | // c
               | ^^
              hint: write '#'

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
              hint: begin the line in column 1, like 'a'

            """),
        Slip(
            "a: b\n    c: d\n",
            """
            File:2:5: error: wrong indentation
             2 |     c: d
               |     ^
              hint: begin the line in column 1, like 'a'

            """),
        Slip(
            "a:\n  - b: c\n   d: e\n",
            """
            File:3:4: error: wrong indentation
             3 |    d: e
               |    ^
              hint: begin the line in column 5, like 'b', or in column 3, like '-', or in column 1, like 'a'

            """),
        Slip(
            "a:\n  - b: c\n      d: e\n",
            """
            File:3:7: error: wrong indentation
             3 |       d: e
               |       ^
              hint: begin the line in column 5, like 'b', or in column 3, like '-', or in column 1, like 'a'

            """),
        Slip(
            "a:\n    b: c\n  d: e\n",
            """
            File:3:3: error: wrong indentation
             3 |   d: e
               |   ^
              hint: begin the line in column 5, like 'b', or in column 1, like 'a'

            """),
        Slip(
            "a:\n  - {b: c}\n - {b: d}\n",
            """
            File:3:2: error: wrong indentation
             3 |  - {b: d}
               |  ^
              hint: begin the line in column 3, like '-', or in column 1, like 'a'

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
            File:2:1: error: a list below 'a', which already has a value
             2 | - c
               | ^
              hint: remove 'b', or the list

            """),
        Slip(
            "a: []\n  - {b: c}\n",
            """
            File:2:3: error: a list below 'a', which already has a value
             2 |   - {b: c}
               |   ^
              hint: remove '[]', or the list

            """),
        Slip(
            "- a\nb: c\n",
            """
            File:2:1: error: a key below the items of a list
             2 | b: c
               | ^
              hint: begin the line with '- ', or give the list a key of its own

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

    @Test(arguments: [
        Slip(
            "a:\n\u{A0}\u{A0}- {b: c, d: e}\n",
            """
            File:2:1: error: YAML does not treat a no-break space (U+00A0) as a space
             2 | \u{A0}\u{A0}- {b: c, d: e}
               | ^
              hint: write a plain space instead

            """),
        Slip(
            "a:\n  -\u{A0}{b: c, d: e}\n",
            """
            File:2:4: error: YAML does not treat a no-break space (U+00A0) as a space
             2 |   -\u{A0}{b: c, d: e}
               |    ^
              hint: write a plain space instead

            """),
        Slip(
            "a:\u{A0}b\nc: d\n",
            """
            File:1:3: error: YAML does not treat a no-break space (U+00A0) as a space
             1 | a:\u{A0}b
               |   ^
              hint: write a plain space instead

            """),
        Slip(
            "a: b\n\u{FEFF}c: d\n",
            """
            File:2:1: error: a byte order mark (U+FEFF) is not allowed here
             2 | \\u{FEFF}c: d
               | ^^^^^^^^
              hint: remove it

            """),
        Slip(
            "a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> other\n",
            """
            File:2:1: error: a merge conflict is not resolved
             2 | <<<<<<< HEAD
               | ^^^^^^^
              hint: keep one side, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'

            """),
    ])
    func invisibleCharacters(_ slip: Slip) {
        #expect(slip.message == slip.expected)
    }
}
