import Testing

@testable import GenerambaKit
@testable import SourceText

/// The source map has the place in the template of each rendered range.
struct RangeOriginTests {
    @Test func textIsFoundByteForByte() throws {
        for dialect in Dialect.allCases {
            let traced = try TracedText("é {{ word }} let größe = 1\n", dialect)
            #expect(traced.origin(of: "größe") == "View:1:18: größe")
            #expect(traced.origin(of: 13..<13) == "View:1:18: ")
        }
    }

    @Test func aValueIsTheWholeTag() throws {
        let mustache = "{{=<% %>=}} a <% word %>\n<%={{ }}=%>{{{ word }}} {{&year}} {{> part }}"
        let traced = try TracedText(mustache, .mustache, partials: ["part": "[{{lines}}]"])
        #expect(traced.origin(of: "swif") == "View:1:15: <% word %>")
        #expect(traced.origin(of: "\nswift") == "View:1:25: \n<%={{ }}=%>{{{ word }}}")
        #expect(traced.origin(of: "202") == "View:2:25: {{&year}}")
        #expect(traced.origin(of: "tw") == "part:1:2: {{lines}}")
        let liquid = """
            {{- word -}}[{{ year | append: '}' }}{% cycle 'x{{', 'y' %}
            {%- increment n -%} {{ "c" }}{{ module_info.targets | first }}
            """
        let other = try TracedText(liquid.replacing("'}'", with: "'!'"), .liquid)
        #expect(other.text == "swift[2026!x{{0cApp")
        #expect(other.origin(of: "swift") == "View:1:1: {{- word -}}")
        #expect(other.origin(of: "26!") == "View:1:14: {{ year | append: '!' }}")
        #expect(other.origin(of: "x{{") == "View:1:38: {% cycle 'x{{', 'y' %}")
        #expect(other.origin(of: "0") == "View:1:14: {{ year | append: '!' }}")
        #expect(other.origin(of: "0c") == "View:2:1: {%- increment n -%} {{ \"c\" }}")
        #expect(other.origin(of: "App") == "View:2:30: {{ module_info.targets | first }}")
    }

    @Test func aRangeOfTextAndValuesHasAllOfThem() throws {
        let traced = try TracedText("let {{ word }}{{! no }} = \"{{ year }}s\"", .mustache)
        #expect(traced.origin(of: "et swift = \"20") == "View:1:2: et {{ word }}{{! no }} = \"{{ year }}")
    }

    @Test func whatDoesNotFollowIsLeftOut() throws {
        let loop = try TracedText("{{#matrix}}ab{{word}}cd {{/matrix}}", .mustache)
        #expect(loop.origin(of: "bswiftcd ab") == "View:1:13: b")
        #expect(loop.origin(of: "d abswi") == "View:1:23: d ")
        let partial = try TracedText("a {{> part }} z", .mustache, partials: ["part": "(p)"])
        #expect(partial.origin(of: " (p") == "View:1:2:  ")
        #expect(partial.origin(of: "p) z") == "part:1:2: p)")
        #expect(partial.origin(of: "a (p) z") == "View:1:1: a {{> part }} z")
    }

    @Test func indentationIsTheTagsAndThePartialsOfTheTags() throws {
        let traced = try TracedText(
            "\t{{> outer }}\n", .mustache, partials: ["outer": "(\n  {{> inner }}\n)\n", "inner": "a\nb\n"])
        #expect(traced.text == "\t(\n\t  a\n\t  b\n\t)\n")
        #expect(traced.origin(of: "\t  a") == "View:1:1: \t")
        #expect(traced.origin(of: "  b") == "outer:2:1:   ")
        #expect(traced.origin(of: "b") == "inner:2:1: b")
        #expect(traced.origin(of: ")") == "outer:3:1: )")
    }

    @Test func aCapturedTextIsTheTagThatPrintsIt() throws {
        let traced = try TracedText(
            "<{% capture a %}in {{ word }}{% endcapture %}{{ a }}>", .liquid)
        #expect(traced.text == "<in swift>")
        #expect(traced.origin(of: "n s") == "View:1:46: {{ a }}")
        #expect(traced.origin(of: ">") == "View:1:53: >")
    }

    @Test func theEndOfTheTextIsTheEndOfWhatMadeIt() throws {
        #expect(try TracedText("a\n{{! b }}\n", .mustache).origin(of: 2..<2) == "View:2:1: ")
        #expect(try TracedText("a{{ word }}", .mustache).origin(of: 6..<6) == "View:1:2: {{ word }}")
        #expect(try TracedText("{{! b }}", .mustache).origin(of: 0..<0) == "View:1:1: ")
    }

    @Test func anOriginIsFollowedToWhatWasWrittenByHand() throws {
        let inner = SourceFile(path: "inner", text: "0123456789")
        let middle = SourceFile(
            path: "middle", bytes: Array("abcdef".utf8), origins: SourceMap(inner.range(3..<7)))
        let outer = SourceFile(
            path: "outer", bytes: Array("abcdef".utf8), origins: SourceMap(middle.whole, isCopy: true))
        #expect(outer.range(1..<2).origin == inner.range(3..<7))
        #expect(Diagnostic.error("a", at: outer.range(1..<2)).range == inner.range(3..<7))
    }

    @Test func noOffsetAndNoPlaceIsTooFar() {
        let file = SourceFile(path: "a", text: "abc")
        var origins = SourceMap(file)
        origins.begin(.init(file: 0, place: 2..<9, isCopy: true), at: 4)
        origins.begin(.init(file: 0, place: 7..<9, isCopy: false), at: 8)
        #expect(origins.origin(of: 0..<2) == file.range(0..<0))
        #expect(origins.origin(of: 0..<6) == file.range(0..<0))
        #expect(origins.origin(of: 4..<7) == file.range(2..<3))
        #expect(origins.origin(of: 8..<Int.max) == file.range(3..<3))
        #expect(origins.origin(of: Int.max..<Int.max) == file.range(3..<3))
    }
}
