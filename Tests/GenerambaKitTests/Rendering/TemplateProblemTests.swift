import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Errors in the text of a template.
struct TemplateProblemTests {
    @Test(arguments: [
        TextCase(
            "a tag without its end at the end of the text", "let a = {{ word",
            """
            Code/View.mustache:1:9: error: unclosed tag
             1 | let a = {{ word
               |         ^^
              hint: end it with '}}'

            """),
        TextCase(
            "a tag without its end before another tag", "{{ word }\n{{ year }}\n{{# yes",
            """
            Code/View.mustache:1:1: error: unclosed tag
             1 | {{ word }
               | ^^
              hint: end it with '}}'
            Code/View.mustache:3:1: error: unclosed tag
             3 | {{# yes
               | ^^
              hint: end it with '}}'

            """),
        TextCase(
            "a tag with three braces that ends with two", "{{{ word }}",
            """
            Code/View.mustache:1:1: error: unclosed tag
             1 | {{{ word }}
               | ^^
              hint: end it with '}}}'

            """),
        TextCase(
            "a comment without its end", "a\n {{! word\n",
            """
            Code/View.mustache:2:2: error: unclosed tag
             2 |  {{! word
               |  ^^
              hint: end it with '}}'

            """),
        TextCase(
            "a set-delimiter tag without its end", "{{=<% %>",
            """
            Code/View.mustache:1:1: error: unclosed tag
             1 | {{=<% %>
               | ^^
              hint: end it with '=}}'

            """),
        TextCase(
            "a tag without its end between other delimiters", "{{=<% %>=}}<% word %",
            """
            Code/View.mustache:1:12: error: unclosed tag
             1 | {{=<% %>=}}<% word %
               |            ^^
              hint: end it with '%>'

            """),
        TextCase(
            "delimiters only", "{{",
            """
            Code/View.mustache:1:1: error: unclosed tag
             1 | {{
               | ^^
              hint: end it with '}}'

            """),
    ])
    func anUnclosedTagIsShownAtItsBeginning(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase(
            "a section without its end", "a\n  {{# yes }}\nb\n",
            """
            Code/View.mustache:2:3: error: unclosed section 'yes'
             2 |   {{# yes }}
               |   ^^^^^^^^^^
              hint: end it with '{{/yes}}'

            """),
        TextCase(
            "an inverted section in a section", "{{#yes}}\n{{^no}}\n{{/yes}}\n",
            """
            Code/View.mustache:2:1: error: unclosed section 'no'
             2 | {{^no}}
               | ^^^^^^^
              hint: end it with '{{/no}}' before '{{/yes}}' on line 3

            """),
        TextCase(
            "sections that overlap are one mistake", "{{#yes}}{{#no}}{{/yes}}{{/no}}",
            """
            Code/View.mustache:1:9: error: unclosed section 'no'
             1 | {{#yes}}{{#no}}{{/yes}}{{/no}}
               |         ^^^^^^^
              hint: end it with '{{/no}}' before '{{/yes}}' on line 1

            """),
        TextCase(
            "but each has one end only", "{{#yes}}{{#no}}{{/yes}}{{/no}}{{/no}}",
            """
            Code/View.mustache:1:9: error: unclosed section 'no'
             1 | {{#yes}}{{#no}}{{/yes}}{{/no}}{{/no}}
               |         ^^^^^^^
              hint: end it with '{{/no}}' before '{{/yes}}' on line 1
            Code/View.mustache:1:31: error: no section 'no' to end
             1 | {{#yes}}{{#no}}{{/yes}}{{/no}}{{/no}}
               |                               ^^^^^^^
              hint: begin it with '{{#no}}'

            """),
        TextCase(
            "all of them in the order of the text", "{{#yes}}{{#no}}",
            """
            Code/View.mustache:1:1: error: unclosed section 'yes'
             1 | {{#yes}}{{#no}}
               | ^^^^^^^^
              hint: end it with '{{/yes}}'
            Code/View.mustache:1:9: error: unclosed section 'no'
             1 | {{#yes}}{{#no}}
               |         ^^^^^^^
              hint: end it with '{{/no}}'

            """),
        TextCase(
            "an end with another name", "{{#yes}}\n a\n{{/yess}}\n",
            """
            Code/View.mustache:3:1: error: 'yess' does not end the section 'yes'
             3 | {{/yess}}
               | ^^^^^^^^^
              hint: it begins on line 1: end it with '{{/yes}}'

            """),
        TextCase(
            "an end too many inside of a section", "{{#yes}}{{/no}}{{/yes}}",
            """
            Code/View.mustache:1:9: error: 'no' does not end the section 'yes'
             1 | {{#yes}}{{/no}}{{/yes}}
               |         ^^^^^^^
              hint: it begins on line 1: end it with '{{/yes}}'

            """),
        TextCase(
            "an end without a section", "a\n{{/ yes }}",
            """
            Code/View.mustache:2:1: error: no section 'yes' to end
             2 | {{/ yes }}
               | ^^^^^^^^^^
              hint: begin it with '{{#yes}}'

            """),
        TextCase(
            "the second end of a section", "{{#yes}}{{/yes}}{{/yes}}",
            """
            Code/View.mustache:1:17: error: no section 'yes' to end
             1 | {{#yes}}{{/yes}}{{/yes}}
               |                 ^^^^^^^^
              hint: begin it with '{{#yes}}'

            """),
        TextCase(
            "other delimiters in the hint", "{{=<% %>=}}<%#yes%>",
            """
            Code/View.mustache:1:12: error: unclosed section 'yes'
             1 | {{=<% %>=}}<%#yes%>
               |            ^^^^^^^^
              hint: end it with '<%/yes%>'

            """),
    ])
    func theEndsOfSectionsMustMatch(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase(
            "an empty tag", "a {{ }}",
            """
            Code/View.mustache:1:3: error: empty tag
             1 | a {{ }}
               |   ^^^^^
              hint: write a name in it; to print it as it is, change the delimiters first: '{{=<% %>=}}'

            """),
        TextCase(
            "an empty section and its empty end", "{{#}}{{/}}",
            """
            Code/View.mustache:1:1: error: empty tag
             1 | {{#}}{{/}}
               | ^^^^^
              hint: write a name in it; to print it as it is, change the delimiters first: '{{=<% %>=}}'

            """),
        TextCase(
            "an empty end", "{{#yes}}{{/}}",
            """
            Code/View.mustache:1:9: error: empty tag
             1 | {{#yes}}{{/}}
               |         ^^^^^
              hint: write '{{/yes}}'

            """),
        TextCase(
            "an empty tag between other delimiters", "{{=<% %>=}}<%&%>",
            """
            Code/View.mustache:1:12: error: empty tag
             1 | {{=<% %>=}}<%&%>
               |            ^^^^^
              hint: write a name in it; to print it as it is, change the delimiters first: '<%={{ }}=%>'

            """),
        TextCase(
            "a name with a space", "{{ first name }}",
            """
            Code/View.mustache:1:4: error: 'first name' is not a valid name
             1 | {{ first name }}
               |    ^^^^^^^^^^
              hint: use letters, digits, '_' and '-', with dots between the parts

            """),
        TextCase(
            "a section's name is shown once", "{{#a b}}{{/a b}}",
            """
            Code/View.mustache:1:4: error: 'a b' is not a valid name
             1 | {{#a b}}{{/a b}}
               |    ^^^
              hint: use letters, digits, '_' and '-', with dots between the parts

            """),
        TextCase(
            "dots in wrong places", "{{a..b}}{{.a}}{{a.}}",
            """
            Code/View.mustache:1:3: error: 'a..b' is not a valid name
             1 | {{a..b}}{{.a}}{{a.}}
               |   ^^^^
              hint: use letters, digits, '_' and '-', with dots between the parts
            Code/View.mustache:1:11: error: '.a' is not a valid name
             1 | {{a..b}}{{.a}}{{a.}}
               |           ^^
              hint: use letters, digits, '_' and '-', with dots between the parts
            Code/View.mustache:1:17: error: 'a.' is not a valid name
             1 | {{a..b}}{{.a}}{{a.}}
               |                 ^^
              hint: use letters, digits, '_' and '-', with dots between the parts

            """),
        TextCase(
            "a space before the sign", "{{ #yes }}",
            """
            Code/View.mustache:1:4: error: '#yes' is not a valid name
             1 | {{ #yes }}
               |    ^^^^
              hint: write '{{#yes}}'

            """),
        TextCase(
            "a partial's name with a space", "{{> a b }}",
            """
            Code/View.mustache:1:5: error: 'a b' is not a valid name
             1 | {{> a b }}
               |     ^^^
              hint: use letters, digits, '_', '-', '.' and '/' for a partial's name

            """),
    ])
    func aTagNeedsAName(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        "{{=<%=}}", "{{=a b c=}}", "{{=a=b c=}}", "{{==}}", "{{=<% %>}}", "{{=| |}}", "{{=<% %>= }}",
    ])
    func aSetDelimiterTagNeedsTwoDelimiters(tag: String) {
        let carets = String(repeating: "^", count: tag.count)
        #expect(
            renderedText("\(tag) {{word}}") == """
                Code/View.mustache:1:1: error: invalid delimiters
                 1 | \(tag) {{word}}
                   | \(carets)
                  hint: write two delimiters without '=', separated by a space, like '{{=<% %>=}}'

                """)
    }

    @Test func allMistakesAreShownAtOnceInTheOrderOfTheText() {
        #expect(
            renderedText("{{#yes}}\n{{a b}}\n{{}}\n{{x") == """
                Code/View.mustache:1:1: error: unclosed section 'yes'
                 1 | {{#yes}}
                   | ^^^^^^^^
                  hint: end it with '{{/yes}}'
                Code/View.mustache:2:3: error: 'a b' is not a valid name
                 2 | {{a b}}
                   |   ^^^
                  hint: use letters, digits, '_' and '-', with dots between the parts
                Code/View.mustache:3:1: error: empty tag
                 3 | {{}}
                   | ^^^^
                  hint: write a name in it; to print it as it is, change the delimiters first: '{{=<% %>=}}'
                Code/View.mustache:4:1: error: unclosed tag
                 4 | {{x
                   | ^^
                  hint: end it with '}}'

                """)
    }

    @Test func afterAHundredMistakesItIsEnough() {
        let text = renderedText(String(repeating: "{{}}", count: 1000))
        #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 100)
    }

    @Test func tenThousandSectionsInOneAnotherAreTooMany() {
        let text =
            String(repeating: "{{#yes}}\n", count: 10_000) + String(repeating: "{{/yes}}\n", count: 10_000)
        #expect(
            renderedText(text) == """
                Code/View.mustache:101:4: error: 'yes' is nested more than 100 levels deep
                 101 | {{#yes}}
                     |    ^^^
                  hint: allow more: '--limit depth=N'

                """)
    }

    @Test func aHundredSectionsInOneAnotherAreNot() {
        let text = String(repeating: "{{#yes}}", count: 100) + "a" + String(repeating: "{{/yes}}", count: 100)
        #expect(renderedText(text) == "a")
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xE0, 0x9F, 0xBF], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x28, 0xA1],
        ] as [[UInt8]])
    func bytesThatAreNoTextAreShown(bytes: [UInt8]) {
        let file = SourceFile(
            path: "a.mustache", bytes: Array("// Привет, 12345678\n// ".utf8) + bytes + Array("(c)\n".utf8))
        let thrown = #expect(throws: Diagnostics.self) { try Document.mustache(file.whole) }
        let text = thrown?.all.map { $0.text() }.joined() ?? ""
        #expect(text.hasPrefix("a.mustache:2:4: error: invalid UTF-8\n 2 | // \u{FFFD}"))
        #expect(text.hasSuffix("\n   |    ^\n  hint: save the file as UTF-8\n"))
    }

    @Test(arguments: ["é", "€", "𝄞", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "\u{D7FF}"])
    func charactersOfAnyLengthAreText(character: String) {
        let text = "1234567\(character)12345678\(character)"
        #expect(renderedText(text) == text)
    }
}
