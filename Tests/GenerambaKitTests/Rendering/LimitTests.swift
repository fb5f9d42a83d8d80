import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// No template exceeds its limits.
struct LimitTests {
    @Test func aPartialThatIncludesItselfIsStopped() {
        #expect(
            renderedText("{{>a}}", partials: ["a": "x{{>a}}"]) == """
                snippets/a.mustache:1:5: error: 'a' is nested more than 100 levels deep
                 1 | x{{>a}}
                   |     ^
                  hint: it includes itself: include it only in a section that ends the recursion

                """)
    }

    @Test func partialsThatIncludeOneAnotherAreStopped() {
        #expect(
            renderedText("{{>a}}", partials: ["a": "{{>b}}", "b": "{{#yes}}{{>c}}{{/yes}}", "c": "{{>a}}"])
                == """
                snippets/c.mustache:1:4: error: 'a' is nested more than 100 levels deep
                 1 | {{>a}}
                   |    ^
                  hint: it includes itself through 'b', 'c': include it only in a section that ends the recursion

                """)
    }

    @Test func aPartialThatIsOnlyTooDeepIsNotSaidToIncludeItself() {
        let text = renderedText(
            "{{>a}}{{#yes}}{{>a}}{{/yes}}", partials: ["a": ""], limits: .init(depth: 1))
        #expect(
            text == """
                Code/View.mustache:1:18: error: 'a' is nested more than 1 level deep
                 1 | {{>a}}{{#yes}}{{>a}}{{/yes}}
                   |                  ^
                  hint: allow more: '--limit depth=N'

                """)
    }

    @Test func partialsThatDoubleAtEachStepAreStopped() {
        let names = (0..<60).map { "p\($0)" }
        let doubling = names.indices.dropLast().map { (names[$0], "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") }
        let partials = Dictionary(uniqueKeysWithValues: doubling + [("p59", "")])
        let text = renderedText("{{>p0}}", partials: partials, limits: .init(steps: 10_000))
        #expect(text.contains("error: the template takes more than 10000 steps\n"))
        #expect(text.hasSuffix("hint: look for nested loops, or allow more: '--limit steps=N'\n"))
    }

    @Test func loopsInLoopsAreStopped() {
        let list = Value.list(Array(repeating: .string("a"), count: 100))
        let template =
            String(repeating: "{{#list}}", count: 10) + "b" + String(repeating: "{{/list}}", count: 10)
        #expect(
            renderedText(template, in: Value.Object(["list": list]), limits: .init(steps: 1000)) == """
                Code/View.mustache:1:91: error: the template takes more than 1000 steps
                 1 | \(template)
                   | \(String(repeating: " ", count: 90))^
                  hint: look for nested loops, or allow more: '--limit steps=N'

                """)
    }

    @Test func loopsWithoutABodyTakeNoTime() {
        let list = Value.list(Array(repeating: .string("a"), count: 100_000))
        let loops = String(repeating: "{{#list}}{{/list}}", count: 1000)
        #expect(
            renderedText(
                "{{#list}}\(loops){{/list}}", in: Value.Object(["list": list]), limits: .init(steps: 1000)
            ).contains("1000 steps"))
    }

    @Test func aTextThatGetsTooLongIsStopped() {
        let scope = Value.Object([
            "list": .list(Array(repeating: .string(String(repeating: "a", count: 1000)), count: 2000))
        ])
        #expect(
            renderedText("{{#list}}{{.}}{{/list}}", in: scope, limits: .init(mebibytes: 1)) == """
                Code/View.mustache:1:12: error: the template generates more than 1 MiB of text
                 1 | {{#list}}{{.}}{{/list}}
                   |            ^
                  hint: look for nested loops, or allow more: '--limit output=N'

                """)
    }

    @Test func whatWasWrongBeforeItWasStoppedIsShownToo() {
        let text = renderedText("{{wrod}}{{>a}}", partials: ["a": "{{>a}}"])
        #expect(text.hasPrefix("Code/View.mustache:1:3: error: unknown name 'wrod'\n"))
        #expect(text.contains("snippets/a.mustache:1:4: error: 'a' is nested more than 100 levels deep\n"))
    }

    @Test func afterAHundredUnknownNamesItIsEnough() {
        let text = renderedText((0..<1000).map { "{{a\($0)}}" }.joined(), in: Value.Object([:]))
        #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 100)
    }
}
