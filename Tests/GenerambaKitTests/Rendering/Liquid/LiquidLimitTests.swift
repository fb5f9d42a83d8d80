import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// No Liquid template exceeds its limits.
struct LiquidLimitTests {
    private static let steps = Renderer.Limits(steps: 100_000, mebibytes: 1)

    @Test func aPartialThatIncludesItselfIsStopped() {
        #expect(
            LiquidText("{% include 'a' %}", partials: ["a": "x{% include 'a' %}"]).result == """
                snippets/a.liquid:1:14: error: 'a' is nested more than 100 levels deep
                 1 | x{% include 'a' %}
                   |              ^
                  hint: it includes itself: include it only in a section that ends the recursion

                """)
    }

    @Test func partialsThatDoubleAreStopped() {
        let names = (0..<60).map { "p\($0)" }
        let doubling = names.indices.dropLast().map { index in
            (names[index], "{% include 'p\(index + 1)' %}{% include 'p\(index + 1)' %}")
        }
        let partials = Dictionary(uniqueKeysWithValues: doubling + [("p59", "")])
        let text = LiquidText("{% include 'p0' %}", partials: partials, limits: Self.steps).result
        #expect(text.contains("error: the template takes more than 100000 steps\n"))
    }

    @Test func manyWarningsHideNoLimit() {
        let unknown = (0..<150).map { "{{ name\($0) }}" }.joined()
        let text = LiquidText(
            unknown + "{% for i in (1..100000) %}{% endfor %}", limits: Renderer.Limits(steps: 1000))
        #expect(text.text == nil)
        #expect(text.messages.contains("error: the template takes more than 1000 steps\n"))
    }

    @Test func blocksThatAreTooDeepAreRefused() {
        let text = LiquidText(String(repeating: "{% if yes %}", count: 10_000)).result
        #expect(text.hasPrefix("Code/View.liquid:1:1204: error: 'if' is nested more than 100 levels deep\n"))
    }

    @Test(arguments: [
        "{% for i in (1..1000000000000) %}{% endfor %}", "{% for i in (1..1000000000000) %}x{% endfor %}",
        "{% tablerow i in (1..1000000000000) %}{% endtablerow %}",
        "{% for i in (0..9223372036854775807) %}x{% endfor %}",
        "{% for i in (-9223372036854775807..9223372036854775807) reversed %}x{% endfor %}",
        "{% assign x = 'aaaaaaaa' %}{% for i in (1..100) %}{% assign x = x | append: x %}{% endfor %}",
        "{% assign x = 'aaaaaaaa' %}{% for i in (1..100) %}{% assign x = x | replace: 'a', x %}{% endfor %}",
        "{% for i in (1..1000000) %}{% capture x %}{{ lines }}{{ lines }}{% endcapture %}{% endfor %}",
        "{% for i in (1..1000000) %}{% ifchanged %}{{ i }}{% endifchanged %}{% endfor %}",
        "{% assign x = (1..9000) | join %}{% for i in (1..1000000) %}{{ x | upcase | size }}{% endfor %}",
        "{% for i in (1..1000000) %}{% include 'p' for lists %}{% endfor %}",
        "{% assign l = (1..40000) | reverse %}{% for i in (1..100) %}{% assign l = l | concat: l %}{% endfor %}",
        "{{ (1..1000000000000) | join }}", "{{ (1..1000000000000) | sort }}",
        "{% assign l = (1..9000) | join | split: ',' %}{% for i in (1..9) %}{% assign l = l | concat: l %}"
            + "{% endfor %}{{ l }}",
        "{% assign l = (1..9000) | join | split: ',' %}{% for i in (1..9) %}{% assign l = l | concat: l %}"
            + "{% endfor %}{{ l | upcase | size }}",
        "{% for i in (1..1000000) %}{{ word }}word word word word word word word {% endfor %}",
    ])
    func whatTakesTooMuchIsStopped(template: String) {
        let rendered = LiquidText(template, partials: ["p": ""], limits: Self.steps)
        #expect(rendered.text == nil)
        #expect(rendered.messages.contains("more than"))
    }

    @Test(arguments: [
        LiquidCase("{{ (1..1000000000000) }}{{ (1..1000000000000) | first }}", "1..10000000000001"),
        LiquidCase("{% for i in (1..1000000000000) limit: 2 %}{{ i }}{% endfor %}", "12"),
        LiquidCase(
            "{% for i in (1..1000000000000) offset: 999999999999 %}{{ i }}{% endfor %}", "1000000000000"),
        LiquidCase(
            "{% for i in (1..1000000000000) reversed %}{{ i }}{% break %}{% endfor %}", "1000000000000"),
        LiquidCase("{% for i in (1..3) limit: 9223372036854775807 offset: 1 %}{{ i }}{% endfor %}", "23"),
        LiquidCase("{{ word | slice: 9223372036854775807, 9223372036854775807 }}", ""),
        LiquidCase("{{ word | slice: -9223372036854775808, 9223372036854775807 }}", ""),
        LiquidCase("{{ word | truncate: -9223372036854775808 }}", "..."),
        LiquidCase("{{ word | truncatewords: 9223372036854775807 }}", "swift"),
        LiquidCase("{{ 9223372036854775807 | date: '%Y' }}", "9223372036854775807"),
        LiquidCase("{{ module_info.targets[-9223372036854775808] }}", ""),
        LiquidCase("{{ 1.5 | round: 9223372036854775807 }}{{ 1.5 | round: -9223372036854775808 }}", "1.51.5"),
    ])
    func largeNumbersAreNoProblem(example: LiquidCase) { example.check() }

    @Test func bracketsThatAreTooDeepAreRefused() {
        let range = String(repeating: "(", count: 10_000) + "1..2" + String(repeating: ")..3)", count: 10_000)
        #expect(
            LiquidText("{{ \(range) }}").result.contains("brackets are nested more than 20 levels deep\n"))
        let brackets = "{{ a" + String(repeating: "[", count: 10_000) + "b] }}"
        #expect(LiquidText(brackets).text == "")
    }

    @Test(arguments: [
        "{% raw %}" + String(repeating: "{%", count: 40_000),
        "{{ a" + String(repeating: "[", count: 80_000) + " }}",
        "{{ a" + String(repeating: "[]", count: 40_000) + " }}",
        "{{ a | b: " + String(repeating: "'", count: 79_999) + " }}",
        "{% if a" + String(repeating: " and a", count: 20_000) + " %}{% endif %}",
        "{% assign " + String(repeating: "a ", count: 40_000) + " %}",
        "{% cycle " + String(repeating: "a:", count: 40_000) + " %}",
        "{% case a %}{% when " + String(repeating: "a,", count: 40_000) + " %}{% endcase %}",
        "{% for a in b " + String(repeating: "a:", count: 40_000) + " %}{% endfor %}",
        "{% include 'a' " + String(repeating: " a : ", count: 20_000) + " %}",
    ])
    func longTagsAreReadInNoTime(template: String) {
        let time = ContinuousClock().measure { _ = LiquidText(template) }
        #expect(time < .seconds(30))
    }
}
