import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Templates that render as in Liquid 4.0.0, but with a warning.
struct LiquidWarningTests {
    @Test func aMisspeltNameRendersNothing() {
        let rendered = LiquidText("a {{ wrod }} b")
        #expect(rendered.text == "a  b")
        #expect(
            rendered.messages == """
                Code/View.liquid:1:6: warning: unknown name 'wrod'
                 1 | a {{ wrod }} b
                   |      ^^^^
                  hint: did you mean 'word'?

                """)
    }

    @Test func aMisspeltPartOfANameRendersNothing() {
        #expect(
            LiquidText("{{ module_info.nmae | upcase }}").messages == """
                Code/View.liquid:1:4: warning: unknown name 'module_info.nmae'
                 1 | {{ module_info.nmae | upcase }}
                   |    ^^^^^^^^^^^^^^^^
                  hint: did you mean 'module_info.name'?

                """)
    }

    @Test func aParameterThatWasNotGivenRendersNothing() {
        #expect(
            LiquidText("{{ custom_parameters.base }}").messages == """
                Code/View.liquid:1:4: warning: unknown name 'custom_parameters.base'
                 1 | {{ custom_parameters.base }}
                   |    ^^^^^^^^^^^^^^^^^^^^^^
                  hint: set it with --custom_parameters base:VALUE

                """)
    }

    @Test func aNameInAPartialIsShownThere() {
        #expect(
            LiquidText("{% include 'p' %}", partials: ["p": "\n{{ yaer }}"]).messages == """
                snippets/p.liquid:2:4: warning: unknown name 'yaer'
                 2 | {{ yaer }}
                   |    ^^^^
                  hint: did you mean 'year'?

                """)
    }

    @Test func ownNamesAreSuggestedToo() {
        #expect(
            LiquidText("{% assign service = 1 %}{{ servcie }}").messages == """
                Code/View.liquid:1:28: warning: unknown name 'servcie'
                 1 | {% assign service = 1 %}{{ servcie }}
                   |                            ^^^^^^^
                  hint: did you mean 'service'?

                """)
    }

    @Test func aLoopKnowsItsNames() {
        #expect(
            LiquidText("{% for i in (1..2) %}{{ forloop.idnex }}{% endfor %}").messages == """
                Code/View.liquid:1:25: warning: unknown name 'forloop.idnex'
                 1 | {% for i in (1..2) %}{{ forloop.idnex }}{% endfor %}
                   |                         ^^^^^^^^^^^^^
                  hint: did you mean 'forloop.index'?

                """)
    }

    @Test func aMisspeltFilterDoesNothing() {
        let rendered = LiquidText("{{ word | upcas }}")
        #expect(rendered.text == "swift")
        #expect(
            rendered.messages == """
                Code/View.liquid:1:11: warning: unknown filter 'upcas'
                 1 | {{ word | upcas }}
                   |           ^^^^^
                  hint: did you mean 'upcase'?

                """)
    }

    @Test func aFilterOfAnotherLiquidDoesNothing() {
        #expect(
            LiquidText("{{ word | md5 }}").messages == """
                Code/View.liquid:1:11: warning: unknown filter 'md5'
                 1 | {{ word | md5 }}
                   |           ^^^
                  hint: Liquid 4.0.0 has no such filter: it does nothing

                """)
    }

    @Test func aPartialInAnotherLetterCaseServes() {
        let rendered = LiquidText("{% include 'header' %}", partials: ["Header": "x", "HEADER": "y"])
        #expect(rendered.text == "y")
        #expect(
            rendered.messages == """
                Code/View.liquid:1:13: warning: the partial 'header' is named 'HEADER'
                 1 | {% include 'header' %}
                   |             ^^^^^^
                  hint: write 'HEADER'

                """)
    }

    @Test(arguments: [
        "{% if custom_parameters.a %}{% endif %}{% if b == nil %}{% endif %}{% unless c %}{% endunless %}",
        "{% if yes %}{% elsif d contains 'x' %}{% endif %}", "{% case e %}{% when f %}{% endcase %}",
        "{{ custom_parameters.a | default: 'x' }}", "{{ a.b | strip | default: c }}",
        "{% assign a = b | default: 'x' %}{{ a }}", "{% for a in b %}{% else %}{% endfor %}",
        "{{ nothing }}{{ nothing.below }}", "{{ module_info.targets[7] }}", "{% include 'p' %}",
        "{% cycle a: 'x', 'y' %}",
    ])
    func whatIsOnlyTestedMayBeUnknown(template: String) {
        #expect(LiquidText(template, partials: ["p": "{{ p }}"]).messages == "")
    }

    @Test func eachPlaceIsShownOnce() {
        let rendered = LiquidText("{% for i in (1..3) %}{{ a }}{% endfor %}{{ a }}")
        #expect(rendered.messages.split(separator: "\n").count { $0.contains(": warning: ") } == 2)
    }

    @Test func warningsDoNotHideErrors() {
        let template = (0..<200).map { "{{ unknown\($0) }}" }.joined() + "{{ 1 | divided_by: 0 }}"
        let rendered = LiquidText(template)
        #expect(rendered.text == nil)
        #expect(rendered.messages.contains("error: 'divided_by' divides by zero"))
        #expect(rendered.messages.split(separator: "\n").count { $0.contains(": warning: ") } == 100)
    }

    @Test func withoutAskingThereAreNoWarnings() throws {
        let document = try Document.liquid(SourceFile(path: "a", text: "a{{ b }}").whole)
        #expect(try Renderer(scope: .sample, partials: [:]).render(document) == Array("a".utf8))
    }
}
