import Testing

@testable import SourceText
@testable import TemplateEngine

/// What Liquid skips in tags and outputs.
struct IgnoredMarkupTests {
    private func skipped(_ text: String) throws -> [String] {
        let document = try Document.liquid(SourceFile(path: "a.liquid", text: text).whole)
        return document.ignoredMarkup.all.map { "\($0.range?.text ?? ""): \($0.message)" }
    }

    @Test(arguments: [
        ("{{ a b }}", "b: Liquid ignores 'b'"), ("{{ a.b c.d }}", "c.d: Liquid ignores 'c.d'"),
        ("{{ a | upper b }}", "b: Liquid ignores 'b'"), ("{{ a | append: 'b' c }}", "c: Liquid ignores 'c'"),
        ("{{ a * 2 | plus: 1 }}", "* 2 | plus: 1: Liquid ignores '* 2 | plus: 1'"),
        ("{% if a ; b %}{% endif %}", "; b: Liquid ignores '; b'"),
        ("{% unless a & b %}{% endunless %}", "& b: Liquid ignores '& b'"),
        ("{% case a b %}{% when 1 2 %}{% endcase %}", "b: Liquid ignores 'b'|2: Liquid ignores '2'"),
        ("{% for a in b c %}{% endfor %}", "c: Liquid ignores 'c'"),
        ("{% assign a = b if c %}", "if c: Liquid ignores 'if c'"),
        ("{% if a == 1 or 2 %}{% endif %}", "2: '2' alone is always true"),
        (
            "{% if a or (b and c) or d %}{% endif %}", "(b and c): Liquid ignores the parentheses"
        ),
    ])
    func whatIsLeftIsTold(text: String, messages: String) throws {
        #expect(try skipped(text).joined(separator: "|") == messages)
    }

    @Test(arguments: [
        "{{ a }}", "{{ }}", "{{- a.b[0].c['d'] -}}", "{{ a | append: b.c, }}", "{{ -1.5 }}",
        "{{ 'a|b' | split: '|' }}",
        "{{ a-b }}", "{{ a | date: \"%d.%m\" }}", "{{ a | slice: 0, -2 }}", "{{ äöü }}",
        "{{ (1..3) | join: ',' }}",
        "{% if a.size>2 %}{% endif %}", "{% if a contains 'b' and c != d.e or f %}{% endif %}",
        "{% if a == empty or b == nil %}{% endif %}", "{% if (a == 1) and (b) %}{% endif %}",
        "{% if ((a or b) or c) %}{% endif %}", "{% if a and b: %}{% endif %}",
        "{% for a in (1..b.size) reversed limit: 2, offset: c %}{% endfor %}",
        "{% tablerow a in b cols:2 limit: 3 %}{% endtablerow %}",
        "{% case a %}{% when 'b', 'c' or d %}{% else %}{% endcase %}", "{% assign a = b | default: 'c' %}",
        "{% assign a=(1..3) %}", "{% comment %}{{ a b }}{% if c && d %}{% endif %}{% endcomment %}",
        "{% raw %}{{#a}}{{ b c }}{% endraw %}", "{% include 'a' with b, c: d %}", "{% cycle 'a', 'b' %}",
        "{% if a %}{% endif a %}", "{% capture a %}{% endcapture %}", "{% if true %}{% endif %}",
        "{% if 1 or a %}{% endif %}",
    ])
    func whatLiquidUnderstandsIsNot(text: String) throws {
        #expect(try skipped(text).isEmpty)
    }

    /// Whatever a tag contains, the places are in the text.
    @Test(arguments: 300..<308 as Range<UInt64>)
    func randomTagsHaveValidPlaces(seed: UInt64) throws {
        var random = Seeded(seed)
        let parts = [
            "{{", "}}", "{%", "%}", "{{#", "{{/", " if ", " endif ", "else ", "for a in ", "a", ".b", "[",
            "]", "(", ")",
            "..", "'", "\"", "|", "||", "&&", "!", "=", "==", ":", ",", "1", "-", " and ", " or ", "é", "“",
            "\n", "{", "}",
            "{% raw %}", "{% endraw %}", "replace", "default", "assign a ", "{{ a }}", "{% if a %}",
            "{% endif %}",
        ]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...25, using: &random))
                .compactMap { _ in parts.randomElement(using: &random) }.joined()
            let file = SourceFile(path: "a.liquid", text: text)
            guard let document = try? Document.liquid(file.whole) else { continue }
            for found in document.ignoredMarkup.all {
                let place = try #require(found.range?.offsets)
                #expect(!place.isEmpty && place.upperBound <= file.bytes.count, "\(text.debugDescription)")
            }
            #expect(document.writtenTexts.allSatisfy { $0.offsets.upperBound <= file.bytes.count })
        }
    }
}
