import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Errors in templates: the place, the problem and the hint.
struct LiquidMistakeTests {
    /// A template of one line and its error message.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let template: String
        let column: Int
        let carets: Int
        let message: String
        let hint: String?

        var testDescription: String { template }

        init(_ template: String, at column: Int, _ carets: Int, _ message: String, hint: String? = nil) {
            (self.template, self.column, self.carets) = (template, column, carets)
            (self.message, self.hint) = (message, hint)
        }

        var text: String {
            let indent = String(repeating: " ", count: column - 1)
            return """
                Code/View.liquid:1:\(column): error: \(message)
                 1 | \(template)
                   | \(indent)\(String(repeating: "^", count: carets))

                """ + (hint.map { "  hint: \($0)\n" } ?? "")
        }
    }

    @Test(arguments: [
        Mistake("a {{ word", at: 3, 2, "unclosed output", hint: "end it with '}}'"),
        Mistake("{{ word }a", at: 1, 2, "unclosed output", hint: "write '{{ word }}'"),
        Mistake("{% if word", at: 1, 2, "unclosed tag", hint: "end it with '%}'"),
        Mistake("{% %}", at: 1, 5, "empty tag", hint: "write a tag's name in it, like '{% if name %}'"),
        Mistake(
            "{% # a %}", at: 4, 3, "a tag begins with a name, not with '# a'",
            hint: "to print it as it is, write it between '{% raw %}' and '{% endraw %}'"),
        Mistake("{% fro a in b %}", at: 4, 3, "unknown tag 'fro'", hint: "did you mean 'for'?"),
        Mistake(
            "{% render 'a' %}", at: 4, 6, "unknown tag 'render'",
            hint: "write 'include', or allow it with 'liquid: 5' in the rambaspec"),
        Mistake(
            "{% liquid a %}", at: 4, 6, "unknown tag 'liquid'", hint: "it takes 'liquid: 5' in the rambaspec"),
        Mistake(
            "{% section a %}", at: 4, 7, "unknown tag 'section'",
            hint: "known tags: 'assign', 'break', 'capture', 'case', 'comment', 'continue', 'cycle', "
                + "'decrement', 'for', 'if', 'ifchanged', 'include', …"),
        Mistake("{% if a %}x", at: 4, 2, "unclosed 'if'", hint: "end it with '{% endif %}'"),
        Mistake("{% raw %}x", at: 4, 3, "unclosed 'raw'", hint: "end it with '{% endraw %}'"),
        Mistake(
            "{% endif %}", at: 4, 5, "no 'if' to end", hint: "begin it with '{% if name == 'value' %}'"),
        Mistake("{% endassign %}", at: 4, 9, "'assign' has no end tag", hint: "remove this tag"),
        Mistake(
            "{% if a %}{% endfor %}", at: 14, 6, "'endfor' does not end 'if'",
            hint: "it begins on line 1: end it with '{% endif %}'"),
        Mistake(
            "{% if a %}{% for b in c %}{% endif %}", at: 14, 3, "unclosed 'for'",
            hint: "end it with '{% endfor %}' before 'endif' on line 1"),
        Mistake("{% else %}", at: 4, 4, "'else' outside of 'case', 'for', 'if', 'unless'"),
        Mistake("{% when 1 %}", at: 4, 4, "'when' outside of 'case'"),
        Mistake(
            "{% if a %}{% for b in c %}{% elsif d %}{% endfor %}{% endif %}", at: 30, 5,
            "'elsif' does not belong to 'for'",
            hint: "'for' begins on line 1: end it first with '{% endfor %}'"),
        Mistake(
            "{% if a %}{% elif b %}{% endif %}", at: 14, 4, "unknown tag 'elif'",
            hint: "did you mean 'elsif'?"),
        Mistake(
            "{% if a %}{% endfi %}{% endif %}", at: 14, 5, "unknown tag 'endfi'",
            hint: "did you mean 'endif'?"),
    ])
    func tagsAreCheckedAtOnce(mistake: Mistake) {
        #expect(LiquidText(mistake.template).result == mistake.text)
    }

    @Test(arguments: [
        Mistake(
            "{% assign %}", at: 4, 6, "invalid 'assign'", hint: "write it like '{% assign name = value %}'"),
        Mistake(
            "{% capture %}{% endcapture %}", at: 4, 7, "invalid 'capture'",
            hint: "write it like '{% capture name %}'"),
        Mistake(
            "{% for a of b %}{% endfor %}", at: 4, 3, "invalid 'for'",
            hint: "write it like '{% for item in list %}'"),
        Mistake(
            "{% tablerow a %}{% endtablerow %}", at: 4, 8, "invalid 'tablerow'",
            hint: "write it like '{% tablerow item in list cols: 2 %}'"),
        Mistake(
            "{% if %}{% endif %}", at: 4, 2, "invalid 'if'", hint: "write it like '{% if name == 'value' %}'"),
        Mistake("{% if a = b %}{% endif %}", at: 9, 1, "unknown operator '='", hint: "did you mean '=='?"),
        Mistake(
            "{% if a is b %}{% endif %}", at: 9, 2, "unknown operator 'is'",
            hint: "did you mean '=='?"),
        Mistake(
            "{% if not a %}{% endif %}", at: 7, 3, "unknown operator 'not'",
            hint: "use 'unless', or compare with '== false'"),
        Mistake(
            "{% case %}{% endcase %}", at: 4, 4, "invalid 'case'", hint: "write it like '{% case name %}'"),
        Mistake(
            "{% case a %}{% when %}{% endcase %}", at: 16, 4, "invalid 'when'",
            hint: "write it like '{% when 'one', 'other' %}'"),
        Mistake(
            "{% case a %}{% else b %}{% endcase %}", at: 21, 1, "invalid 'else'",
            hint: "write it like '{% else %}'"),
        Mistake("{% cycle %}", at: 4, 5, "invalid 'cycle'", hint: "write it like '{% cycle 'one', 'two' %}'"),
        Mistake("{% include %}", at: 4, 7, "invalid 'include'", hint: "write it like '{% include 'name' %}'"),
        Mistake("{% raw a %}", at: 4, 3, "invalid 'raw'", hint: "write it like '{% raw %}'"),
        Mistake("{{ 99999999999999999999 }}", at: 4, 20, "the number '99999999999999999999' is too large"),
        Mistake("{% for a in b %}{% else %}{% else %}{% endfor %}", at: 30, 4, "'for' already has an 'else'"),
    ])
    func tagsAreRead(mistake: Mistake) {
        #expect(LiquidText(mistake.template).result == mistake.text)
    }

    @Test(arguments: [
        Mistake(
            "{{ word | append }}", at: 11, 6, "'append' takes 1 argument, not 0",
            hint: "write arguments after a colon, with commas"),
        Mistake(
            "{{ word | upcase: 1 }}", at: 11, 6, "'upcase' takes no arguments, not 1",
            hint: "remove the colon and what follows"),
        Mistake(
            "{{ word | replace }}", at: 11, 7, "'replace' takes 1 to 2 arguments, not 0",
            hint: "write arguments after a colon, with commas"),
        Mistake("{{ 1 | divided_by: 0 }}", at: 8, 10, "'divided_by' divides by zero"),
        Mistake("{{ 1 | modulo: 'x' }}", at: 8, 6, "'modulo' divides by zero", hint: "\"x\" counts as 0"),
        Mistake(
            "{{ 9223372036854775807 | plus: 1 }}", at: 26, 4, "'plus' produces a number that is too large"),
        Mistake("{{ word | slice: 'a' }}", at: 11, 5, "'slice' takes a whole number, not 'a'"),
        Mistake("{{ word | concat: 'a' }}", at: 11, 6, "'concat' takes a list"),
        Mistake("{{ 1 | map: 'a' }}", at: 8, 3, "'map' takes a list of groups of names, not 1"),
        Mistake(
            "{{ (1..2) | concat: none | concat: matrix | sort_natural }}", at: 45, 12,
            "'sort_natural' takes a list of strings"),
        Mistake("{{ '%FF' | url_decode }}", at: 12, 10, "'url_decode' produces invalid UTF-8"),
        Mistake(
            "{{ 1 | escape }}", at: 8, 6, "'escape' takes text",
            hint: "turn the value into text first: '| append: \"\"'"),
        Mistake(
            "{{ 'now' | date: '%Y' }}", at: 12, 4, "'date' does not know the current time",
            hint: "use 'date' or 'year'"),
        Mistake(
            "{% if word > 1 %}{% endif %}", at: 7, 8, "cannot compare text with a number in 'word > 1'",
            hint: "compare two numbers: '| plus: 0' in an 'assign' turns text into one"),
        Mistake("{% for i in (1..2) limit: yes %}{% endfor %}", at: 27, 3, "'yes' is not a whole number"),
        Mistake("{% increment word %}", at: 14, 4, "cannot count in 'word': it is not a whole number"),
        Mistake(
            "{% include 'hedaer' %}", at: 13, 6, "unknown partial 'hedaer'", hint: "did you mean 'header'?"),
        Mistake(
            "{% include nothing %}", at: 12, 7, "'nothing' does not name a partial",
            hint: "write a partial's name in quotes: '{% include 'name' %}'"),
    ])
    func whatLiquidWouldWriteIntoTheFileIsAnError(mistake: Mistake) {
        #expect(LiquidText(mistake.template, partials: ["header": ""]).result == mistake.text)
    }

    @Test func allMistakesOfAFileAreShown() {
        let text = LiquidText("{% fi %}\n{{ a\n}\n{% assign %}\n{% if a %}\n").messages
        let places = text.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            places == [
                "Code/View.liquid:1:4: error: unknown tag 'fi'",
                "Code/View.liquid:2:1: error: unclosed output",
                "Code/View.liquid:4:4: error: invalid 'assign'", "Code/View.liquid:5:4: error: unclosed 'if'",
            ])
    }

    @Test func invalidUTF8IsRefused() {
        let file = SourceFile(path: "a", bytes: [0x61, 0xFF])
        #expect(
            throws: Diagnostics.error("invalid UTF-8", at: file.range(1..<2), hint: "save the file as UTF-8")
        ) {
            try Document.liquid(file.whole)
        }
    }

    @Test func placesPointIntoThePartOfTheFile() throws {
        let file = SourceFile(path: "a", text: "name: '{{ b }}'")
        let document = try Document.liquid(file.range(7..<14))
        #expect(document.names == ["b"])
        var warnings = Diagnostics()
        _ = try Renderer(scope: Value.Object([:]), partials: [:]).render(document, warnings: &warnings)
        #expect(warnings.all.map { $0.range?.offsets } == [10..<11])
    }
}
