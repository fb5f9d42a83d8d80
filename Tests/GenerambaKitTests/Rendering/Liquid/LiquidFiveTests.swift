import SourceText
import Testing

@testable import TemplateEngine

/// The tags of Liquid 5, whose documentation gives the results: https://shopify.github.io/liquid/tags/template/
struct LiquidFiveTests {
    private static let values: [String: Value] = [
        "name": .string("Profile"), "rows": .list([.string("a"), .string("b")]), "part": .string("outer"),
    ]

    private func document(_ text: String, isOfLiquid5: Bool = true) throws -> Document {
        var limits = Renderer.Limits()
        limits.allowsLiquid5 = isOfLiquid5
        return try Document.liquid(SourceFile(path: "a.liquid", text: text).whole, limits: limits)
    }

    private func render(_ text: String, _ partials: [String: String] = [:]) throws -> String {
        let partials = try partials.mapValues { try document($0) }
        let renderer = Renderer(scope: Value.Object(Self.values), partials: partials)
        return String(decoding: try renderer.render(document(text)), as: UTF8.self)
    }

    private func problem(_ text: String, _ partials: [String: String] = [:], isOfLiquid5: Bool = true)
        -> String
    {
        do {
            let partials = try partials.mapValues { try document($0) }
            _ = try Renderer(scope: Value.Object(Self.values), partials: partials)
                .render(document(text, isOfLiquid5: isOfLiquid5))
            return "none"
        } catch {
            let all = (error as? Diagnostics)?.all ?? []
            return all.map { "\($0.message); \($0.hint ?? "")" }.joined(separator: "\n")
        }
    }

    @Test(arguments: [
        // The module's values are seen, variables around the tag are not.
        ("{% assign x = 1 %}{% render 'p' %}", "{{ name }}[{{ x }}]", "Profile[]"),
        ("{% for x in rows %}{% render 'p' %}{% endfor %}", "[{{ x }}{{ forloop.index }}]", "[][]"),
        ("{% assign x = 1 %}{% render 'p', x: x, y: name %}", "{{ x }}{{ y }}", "1Profile"),
        // Nor do variables of the text come out.
        ("{% render 'p' %}[{{ x }}]", "{% assign x = 1 %}{{ x }}", "1[]"),
        ("{% assign x = 1 %}{% render 'p' %}{{ x }}", "{% assign x = 2 %}", "1"),
        ("{% render 'p' %}{% increment i %}", "{% increment i %}{% increment i %}", "010"),
        ("{% cycle 'a', 'b' %}{% render 'p' %}{% cycle 'a', 'b' %}", "{% cycle 'a', 'b' %}", "aab"),
        // A value under the name of the text or another one; a list is one value.
        ("{% render 'p' with name %}", "{{ p }}", "Profile"),
        ("{% render 'p' with name as it %}", "{{ it }}[{{ p }}]", "Profile[]"),
        ("{% render 'p' with rows as it %}", "{{ it.size }}{{ it | join: '+' }}", "2a+b"),
        ("{% render 'p' with 'a' as it, x: 2 %}", "{{ it }}{{ x }}", "a2"),
        ("{% render 'part' %}", "{{ part }}", "outer"),
        // A list, an item at a time.
        (
            "{% render 'p' for rows as it %}", "{{ it }}{{ forloop.index }}{{ forloop.last }} ",
            "a1false b2true "
        ),
        ("{% render 'p' for rows %}", "{{ p }}", "ab"),
        ("{% render 'p' for (1..3) as n, x: '-' %}", "{{ n }}{{ x }}", "1-2-3-"),
        ("{% render 'p' for rows as it %}", "{% assign x = x | append: it %}{{ x }} ", "a ab "),
        // Leaving the loop of a text leaves no other.
        ("{% for x in rows %}{% render 'p' %}{{ x }}{% endfor %}", "{% break %}never", "ab"),
        (
            "{% for x in rows %}{% render 'p' for rows as y %}{{ x }}{% endfor %}", "{{ y }}{% break %}",
            "aaab"
        ),
        ("{% render 'p' %}", "{% render 'q', x: 3 %}", "3"),
    ])
    func render(text: String, partial: String, result: String) throws {
        let partials = ["p": partial, "part": partial, "q": "{{ x }}"]
        #expect(try render(text, partials) == result)
    }

    @Test(arguments: [
        (
            "{% liquid\n  assign x = name | downcase\n  echo x\n  # a comment\n\n  if x == 'profile'\n    echo '!'\n  else\n    echo '?'\n  endif\n%}",
            "profile!"
        ),
        (
            "{% liquid for x in rows\n echo x\n unless forloop.last\n echo ', '\n endunless\n endfor %}",
            "a, b"
        ),
        ("a {%- liquid echo name -%} b", "aProfileb"), ("{% liquid %}", ""),
        ("{% echo name | upcase %}", "PROFILE"),
        (
            "{% liquid\n case name\n when 'Profile', 'News'\n echo 1\n endcase\n capture y\n echo 2\n endcapture\n echo y\n%}",
            "12"
        ),
        ("{% if true %}{% liquid assign x = 1 %}\n{% endif %}{{ x }}", "1"),
        ("{% liquid\n render 'p', x: 1\n render 'p' for rows as x\n%}", "[1][a][b]"),
        ("{% comment %}{% liquid\n nonsense\n%}{% endcomment %}", ""),
    ])
    func liquid(text: String, result: String) throws {
        #expect(try render(text, ["p": "[{{ x }}]"]) == result)
    }

    @Test func whatIsWrong() {
        let p = ["p": "{% include 'q' %}", "q": ""]
        #expect(
            problem("{% render 'p' %}", p)
                == "a text that 'render' includes cannot use 'include'; write 'render'")
        #expect(problem("{% render name %}", p) == "invalid 'render'; write it like '{% render 'name' %}'")
        #expect(problem("{% render 'r' %}", p).hasPrefix("unknown partial 'r'"))
        #expect(problem("{% liquid\n if name\n%}") == "unclosed 'if'; end it in the same 'liquid' tag")
        #expect(problem("{% liquid\n nonsense\n%}").hasPrefix("unknown tag 'nonsense'; "))
        #expect(problem("{% liquid\n echo name | \n assign\n%}").contains("invalid 'assign'"))
    }

    @Test(arguments: ["render 'p'", "liquid echo name", "echo name"]) func aRambaspecAsksForThem(tag: String)
    {
        let found = problem("{% \(tag) %}", isOfLiquid5: false)
        let name = tag.split(separator: " ")[0]
        #expect(found.hasPrefix("unknown tag '\(name)'; "), "\(found)")
        #expect(found.hasSuffix("'liquid: 5' in the rambaspec"), "\(found)")
    }

    /// A text that includes itself ends.
    @Test func theDepthIsLimited() {
        #expect(
            problem("{% render 'p' %}", ["p": "{% render 'p' %}"]).contains(
                "nested more than 100 levels deep"))
    }
}
