import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Liquid templates designed to crash the program or to waste time and memory.
struct HostileLiquidTests {
    /// Liquid that doubles a text repeatedly and assigns the result to a variable.
    private static func doubled(_ text: String, times: Int, as name: String) -> String {
        "{% assign \(name) = '\(text)' %}"
            + String(repeating: "{% assign \(name) = \(name) | append: \(name) %}", count: times)
    }

    private static func loop(_ body: String) -> String {
        "{% for i in (1..1000000) %}\(body){% endfor %}"
    }

    @Test(arguments: [
        LiquidCase("{% for i in 'abc' offset: 9223372036854775807 %}{{ i }}{% endfor %}", "abc"),
        LiquidCase("{{ '14 Mar 9223372036854775807' | date: '%Y' }}", "14 Mar 9223372036854775807"),
        LiquidCase("{{ '14 Mar 99999' | date: '%Y' }}", "99999"),
        LiquidCase("{{ 'x' | replace: '', '\\0\\0' }}", "x"),
    ])
    func extremeNumbersAreNoProblem(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase(
            doubled("aaaaaaaa", times: 13, as: "a") + doubled("\\1\\1\\1\\1", times: 13, as: "b")
                + "{{ a | replace: 'a', b | size }}", "0"),
        LiquidCase(doubled("1 2 3 4 ", times: 13, as: "a") + "{{ a | date: '%Y' | size }}", "65536"),
        LiquidCase(doubled("........", times: 13, as: "a") + "{{ a | plus: 1 }}", "1"),
        LiquidCase(doubled("a b c d ", times: 13, as: "a") + "{{ a | truncatewords: 2 }}", "a b..."),
    ])
    func longTextsAreNoProblem(example: LiquidCase) {
        #expect(ContinuousClock().measure { example.check() } < .seconds(100))
    }

    @Test(arguments: [
        (
            doubled("aaaaaaaa", times: 12, as: "a") + doubled("\\`\\`\\`\\`", times: 12, as: "b")
                + "{% assign a = a | append: 'x' %}{{ a | replace: 'x', b }}",
            "'replace' produces more than 1 MiB of text"
        ),
        (
            doubled("&&&&&&&&", times: 16, as: "a") + "{{ a | escape }}",
            "'escape' produces more than 1 MiB of text"
        ),
        (
            doubled("????????", times: 16, as: "a") + "{{ a | url_encode }}",
            "'url_encode' produces more than 1 MiB of text"
        ),
        (
            doubled("%c%c%c%c", times: 12, as: "a") + "{{ 0 | date: a }}",
            "'date' takes a format of at most 10000 bytes"
        ),
    ])
    func filtersDoNotBlowUp(template: String, message: String) {
        let text = LiquidText(template, limits: Renderer.Limits(steps: 1_000_000, mebibytes: 1))
        #expect(text.text == nil)
        #expect(text.messages.contains("error: \(message)\n"))
    }

    @Test(arguments: [
        "{% assign l = (1..5000) | reverse %}" + loop("{% if l == 1 %}{% endif %}"),
        doubled("a", times: 18, as: "a") + doubled("a", times: 18, as: "b")
            + loop("{% case a %}{% when b %}{% endcase %}"),
        doubled("a", times: 18, as: "a") + loop("{% include a %}"),
        doubled("a", times: 18, as: "a") + loop("{{ module_info[a] }}"),
        doubled("a", times: 18, as: "a") + loop("{{ [a] }}"),
        loop("{{ (1..100000) | map: 'x' }}"),
        loop("{{ (1..100000) | sort_natural }}"),
        loop("{% if \(String(repeating: "no or ", count: 5000))no %}{% endif %}"),
        loop("{% if no %}\(String(repeating: "{% elsif no %}", count: 5000)){% endif %}"),
        loop("{% case 1 %}{% when \(String(repeating: "no,", count: 5000))no %}{% endcase %}"),
        loop("{% cycle \(String(repeating: "'',", count: 5000))'' %}"),
        loop("{% assign x = nothing\(String(repeating: ".a", count: 50_000)) %}"),
        loop("{% increment \(String(repeating: "a", count: 200_000)) %}"),
        "{% include 'p' \(String(repeating: " a: 1", count: 20_000)) %}",
    ])
    func whatIsCheapToWriteIsNotCheapToRun(template: String) {
        let time = ContinuousClock().measure {
            let text = LiquidText(
                template, partials: ["p": Self.loop("{{ i }}")],
                limits: Renderer.Limits(steps: 50_000, mebibytes: 1))
            #expect(text.text == nil)
        }
        #expect(time < .seconds(100))
    }

    @Test func aPartialThatIsUnknownIsLookedForOnce() {
        let names = (0..<500).map { "partial number \($0)" }
        let time = ContinuousClock().measure {
            let text = LiquidText(
                Self.loop("{% include 'partial' %}"),
                partials: Dictionary(uniqueKeysWithValues: names.map { ($0, "") }),
                limits: Renderer.Limits(steps: 100_000))
            #expect(text.messages.contains("error: unknown partial 'partial'\n"))
        }
        #expect(time < .seconds(100))
    }

    @Test func aMessageDoesNotQuoteAnEndlessText() {
        let text = LiquidText(Self.doubled("abcdefgh", times: 12, as: "a") + "{{ 'x' | slice: a }}")
        #expect(text.messages.contains("error: 'slice' takes a whole number, not 'abcdefgh"))
        #expect(text.messages.split(separator: "\n")[0].hasSuffix("abcdefgh'"))
        #expect(text.messages.split(separator: "\n")[0].count == 932)
    }
}
