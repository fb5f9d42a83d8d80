import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// A partial is rendered in place of its tag.
struct PartialTests {
    @Test func itSeesTheSameNames() {
        #expect(renderedText("[{{>p}}]", partials: ["p": "{{word}}"]) == "[swift]")
        #expect(renderedText("[{{> p }}]", partials: ["p": "{{word}}"]) == "[swift]")
    }

    @Test func itSeesTheItemOfALoop() {
        let template = "{{#module_info.fields}}{{>field}}{{/module_info.fields}}"
        #expect(renderedText(template, partials: ["field": "let {{name}}\n"]) == "let id\nlet title\n")
    }

    @Test func itMayIncludeOthers() {
        #expect(renderedText("{{>a}}", partials: ["a": "<{{>b}}>", "b": "{{word}}"]) == "<swift>")
    }

    @Test func itMayIncludeItselfOverDataThatEnds() {
        let leaf = Value.object(.init(["name": .string("leaf"), "nodes": .list([])]))
        let scope = Value.Object(["name": .string("root"), "nodes": .list([leaf, leaf])])
        let tree = "{{name}}({{#nodes}}{{>tree}}{{/nodes}})"
        #expect(renderedText("{{>tree}}", in: scope, partials: ["tree": tree]) == "root(leaf()leaf())")
    }

    @Test func itsNameMayBeThatOfAFileInAFolder() {
        #expect(renderedText("{{>folder/file-1.txt}}", partials: ["folder/file-1.txt": "a"]) == "a")
    }

    @Test func itHasDelimitersOfItsOwn() {
        let partials = ["p": "{{=<% %>=}}<%word%>", "q": "{{word}}"]
        #expect(renderedText("{{>p}} {{word}}", partials: partials) == "swift swift")
        #expect(renderedText("{{=| |=}}|>q| |word|", partials: partials) == "swift swift")
    }

    @Test(arguments: [
        TextCase("each line is indented", "a\n  {{>two}}\nb\nc\n", "a\n  one\n  two\nb\nc\n"),
        TextCase("with tabs too", "\t{{>two}}\n", "\tone\n\ttwo\n"),
        TextCase("one in the first column is not", "{{>two}}\nb\n", "one\ntwo\nb\n"),
        TextCase("one without a line break after it is", "  {{>two}}", "  one\n  two\n"),
        TextCase("Windows' line breaks", "  {{>two}}\r\nb", "  one\n  two\nb"),
        TextCase("one within a line is not", "  a {{>two}}\nb\n", "  a one\ntwo\n\nb\n"),
        TextCase("blank lines are not", "  {{>blank}}\n", "  one\n\n \n\r\n  two\n"),
        TextCase("a value's own lines are not", "  {{>value}}\n", "  one\ntwo.\n  end\n"),
        TextCase("lines without an end go on", "  {{>open}}\nb\n", "  openb\n"),
        TextCase("indentation adds up", " {{>outer}}\n", " (\n   one\n   two\n )\n"),
        TextCase("within a line in an indented partial", " {{>inline}}\n", " (one\ntwo\n )\n"),
        TextCase("lines with nothing but an empty value are not", "  {{>empty}}\n", "\n  end\n"),
        TextCase("lines that begin with an empty value are", "  {{>start}}\n", "  one\n"),
        TextCase("lines of sections are", "  {{>section}}\n", "  {\n    in\n  }\n"),
        TextCase("lines of loops are", "  {{>loop}}\n", "  App\n  Widget\n"),
        TextCase("a value that begins with a line break", "  {{>newline}}\n", "\nx\n  end\n"),
        TextCase("twice in a line", "{{>open}}{{>open}}\n", "openopen\n"),
    ])
    func itIsIndentedWhenItStandsAlone(_ sample: TextCase) {
        var scope = Value.Object.sample
        scope.fields["newline"] = .string("\nx")
        #expect(sample.actual(in: scope, partials: Self.partials) == sample.expected)
    }

    static let partials = [
        "two": "one\ntwo\n",
        "blank": "one\n\n \n\r\ntwo\n",
        "value": "{{lines}}.\nend\n",
        "open": "open",
        "outer": "(\n  {{>two}}\n)\n",
        "inline": "({{>two}})\n",
        "empty": "{{empty}}{{nothing}}\nend\n",
        "start": "{{empty}}one\n",
        "section": "{\n{{#yes}}\n  in\n{{/yes}}\n}\n",
        "loop": "{{#module_info.targets}}\n{{.}}\n{{/module_info.targets}}\n",
        "newline": "{{newline}}\nend\n",
    ]
}
