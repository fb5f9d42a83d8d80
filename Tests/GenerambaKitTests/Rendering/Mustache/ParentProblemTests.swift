import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Errors in parents and blocks.
struct ParentProblemTests {
    @Test(arguments: [
        TextCase(
            "a parent without its end", "a\n {{<page}}",
            """
            Code/View.mustache:2:2: error: unclosed parent 'page'
             2 |  {{<page}}
               |  ^^^^^^^^^
              hint: end it with '{{/page}}'

            """),
        TextCase(
            "a block without its end", "{{$body}}a",
            """
            Code/View.mustache:1:1: error: unclosed block 'body'
             1 | {{$body}}a
               | ^^^^^^^^^
              hint: end it with '{{/body}}'

            """),
        TextCase(
            "a block of a parent without its end", "{{<page}}\n{{$body}}\n{{/page}}",
            """
            Code/View.mustache:2:1: error: unclosed block 'body'
             2 | {{$body}}
               | ^^^^^^^^^
              hint: end it with '{{/body}}' before '{{/page}}' on line 3

            """),
        TextCase(
            "a section in a block without its end", "{{$body}}{{#yes}}{{/body}}{{/yes}}",
            """
            Code/View.mustache:1:10: error: unclosed section 'yes'
             1 | {{$body}}{{#yes}}{{/body}}{{/yes}}
               |          ^^^^^^^^
              hint: end it with '{{/yes}}' before '{{/body}}' on line 1

            """),
        TextCase(
            "a block that is ended wrongly", "{{<page}}\n{{$body}}a{{/bdy}}\n{{/page}}",
            """
            Code/View.mustache:2:11: error: 'bdy' does not end the block 'body'
             2 | {{$body}}a{{/bdy}}
               |           ^^^^^^^^
              hint: it begins on line 2: end it with '{{/body}}'

            """),
        TextCase(
            "a parent that is ended wrongly", "{{<page}}{{/pag}}",
            """
            Code/View.mustache:1:10: error: 'pag' does not end the parent 'page'
             1 | {{<page}}{{/pag}}
               |          ^^^^^^^^
              hint: it begins on line 1: end it with '{{/page}}'

            """),
        TextCase(
            "a dynamic parent that is ended wrongly", "{{<*word}}{{/word}}",
            """
            Code/View.mustache:1:11: error: 'word' does not end the parent '*word'
             1 | {{<*word}}{{/word}}
               |           ^^^^^^^^^
              hint: it begins on line 1: end it with '{{/*word}}'

            """),
        TextCase(
            "an end too many of a dynamic parent", "{{/*word}}",
            """
            Code/View.mustache:1:1: error: no parent '*word' to end
             1 | {{/*word}}
               | ^^^^^^^^^^
              hint: begin it with '{{<*word}}'

            """),
        TextCase(
            "a block that is filled in twice",
            "{{<page}}\n{{$body}}a{{/body}}\n{{$body}}b{{/body}}\n{{/page}}",
            """
            Code/View.mustache:3:4: error: the block 'body' is filled in twice
             3 | {{$body}}b{{/body}}
               |    ^^^^
              hint: it is already filled in on line 2: remove one

            """),
        TextCase(
            "a parent's name with a space", "{{<a b}}{{/a b}}",
            """
            Code/View.mustache:1:4: error: 'a b' is not a valid name
             1 | {{<a b}}{{/a b}}
               |    ^^^
              hint: use letters, digits, '_', '-', '.' and '/' for a partial's name

            """),
        TextCase(
            "a block's name with a space", "{{$a b}}{{/a b}}",
            """
            Code/View.mustache:1:4: error: 'a b' is not a valid name
             1 | {{$a b}}{{/a b}}
               |    ^^^
              hint: use letters, digits, '_' and '-', with dots between the parts

            """),
        TextCase(
            "a block without a name", "{{$}}{{/}}",
            """
            Code/View.mustache:1:1: error: empty tag
             1 | {{$}}{{/}}
               | ^^^^^
              hint: write a name in it; to print it as it is, change the delimiters first: '{{=<% %>=}}'

            """),
        TextCase(
            "a parent that is not there", "{{<pgae}}{{/pgae}}",
            """
            Code/View.mustache:1:4: error: unknown parent 'pgae'
             1 | {{<pgae}}{{/pgae}}
               |    ^^^^
              hint: did you mean 'page'?

            """),
        TextCase(
            "a block that the parent does not have", "{{<page}}{{$bdoy}}a{{/bdoy}}{{/page}}",
            """
            Code/View.mustache:1:13: error: the parent 'page' has no block 'bdoy'
             1 | {{<page}}{{$bdoy}}a{{/bdoy}}{{/page}}
               |             ^^^^
              hint: did you mean 'body'?

            """),
        TextCase(
            "a block like none of the parent's", "{{<page}}{{$x}}a{{/x}}{{/page}}",
            """
            Code/View.mustache:1:13: error: the parent 'page' has no block 'x'
             1 | {{<page}}{{$x}}a{{/x}}{{/page}}
               |             ^
              hint: its blocks: 'body', 'title'

            """),
        TextCase(
            "a block for a parent without any", "{{<text}}{{$x}}a{{/x}}{{/text}}",
            """
            Code/View.mustache:1:13: error: the parent 'text' has no block 'x'
             1 | {{<text}}{{$x}}a{{/x}}{{/text}}
               |             ^
              hint: it has no blocks

            """),
        TextCase(
            "an unknown name in a block is shown where it stands",
            "{{<page}}{{$body}}\n {{wrod}}{{/body}}{{/page}}",
            """
            Code/View.mustache:2:4: error: unknown name 'wrod'
             2 |  {{wrod}}{{/body}}{{/page}}
               |    ^^^^
              hint: did you mean 'word'?

            """),
    ])
    func itIsShown(_ sample: TextCase) {
        let partials = [
            "page": "{{>head}}{{$body}}{{/body}}", "head": "{{$title}}{{/title}}", "text": "text",
        ]
        #expect(sample.actual(partials: partials) == sample.expected)
    }

    @Test func aParentThatIncludesWhatAValueNamesMayHaveAnyBlock() {
        let template = "{{<page}}{{$x}}a{{/x}}{{/page}}"
        #expect(renderedText(template, partials: ["page": "{{>*word}}", "swift": "{{$x}}{{/x}}"]) == "a")
    }

    @Test func aParentThatIncludesItselfIsStopped() {
        #expect(
            renderedText("{{<a}}{{/a}}", partials: ["a": "x{{<a}}{{/a}}"]) == """
                snippets/a.mustache:1:5: error: 'a' is nested more than 100 levels deep
                 1 | x{{<a}}{{/a}}
                   |     ^
                  hint: it includes itself: include it only in a section that ends the recursion

                """)
    }

    @Test func aParentThatIncludesItselfInABlockIsStopped() {
        #expect(
            renderedText(
                "{{<a}}{{/a}}", partials: ["a": "{{$b}}{{/b}}{{<a}}{{$b}}{{<a}}{{/a}}{{/b}}{{/a}}"]
            ) == """
                snippets/a.mustache:1:16: error: 'a' is nested more than 100 levels deep
                 1 | {{$b}}{{/b}}{{<a}}{{$b}}{{<a}}{{/a}}{{/b}}{{/a}}
                   |                ^
                  hint: it includes itself: include it only in a section that ends the recursion

                """)
    }

    @Test func blocksThatDoubleAtEachStepAreStopped() {
        let partials = (0..<30).map { number in
            let next = "p\(number + 1)"
            return ("p\(number)", "{{$b}}{{/b}}{{<\(next)}}{{$b}}{{>\(next)}}{{/b}}{{/\(next)}}")
        }
        let text = renderedText(
            "{{>p0}}", partials: Dictionary(uniqueKeysWithValues: partials + [("p30", "{{$b}}{{/b}}")]),
            limits: .init(steps: 10_000))
        #expect(text.contains("error: the template takes more than 10000 steps\n"))
    }

    @Test func manyBlocksInOneAnotherAreTooMany() {
        let text = String(repeating: "{{$a}}\n", count: 10_000) + String(repeating: "{{/a}}\n", count: 10_000)
        #expect(
            renderedText(text) == """
                Code/View.mustache:101:4: error: 'a' is nested more than 100 levels deep
                 101 | {{$a}}
                     |    ^
                  hint: allow more: '--limit depth=N'

                """)
    }

    @Test func longNamesOfBlocksTakeSteps() {
        let name = String(repeating: "a", count: 100_000)
        let blocks = String(repeating: "{{$\(name)}}{{/\(name)}}", count: 20)
        let partials = ["p": "{{#list}}\(blocks){{/list}}"]
        let scope = Value.Object(["list": .list(Array(repeating: .bool(true), count: 1000))])
        let text = renderedText(
            "{{<p}}{{$\(name)}}x{{/\(name)}}{{/p}}", in: scope, partials: partials,
            limits: .init(steps: 100_000))
        #expect(text.contains("error: the template takes more than 100000 steps\n"))
    }
}
