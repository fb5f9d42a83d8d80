import Testing

@testable import GenerambaKit

/// Tests which lines parents and blocks remove, and how the lines that replace a block are indented.
struct BlockLineTests {
    static let partials = [
        "type": "struct X {\n    {{$body}}{{/body}}\n}\n",
        "wide": "{\n  {{$body}}\n    default\n      more\n  {{/body}}\n}\n",
        "empty": "{\n  {{$body}}\n  {{/body}}\n}\n",
        "open": "{\n  {{$body}}\n  default{{/body}}\n}\n",
        "inline": "  {{$access}}{{/access}}func a({{$arguments}}{{/arguments}}) {{$body}}{ }{{/body}}\n",
        "last": "end\n{{$body}}{{/body}}",
        "two": "one\ntwo\n",
        "nested": "{{<type}}\n{{$body}}\n  a\n  {{$inner}}\n    b\n  {{/inner}}\n{{/body}}\n{{/type}}\n",
    ]

    @Test(arguments: [
        TextCase("they vanish with their lines", "{{<two}}\n{{/two}}\nend\n", "one\ntwo\nend\n"),
        TextCase("in one line, too", "{{<two}}{{/two}}\nend\n", "one\ntwo\nend\n"),
        TextCase("and indent the parent", "  {{<two}}\n  {{/two}}\nend\n", "  one\n  two\nend\n"),
        TextCase("whatever stands in them", "  {{<two}} x\ny {{/two}}\nend\n", "  one\n  two\nend\n"),
        TextCase("Windows' line breaks", "  {{<two}}\r\n{{/two}}\r\nend", "  one\n  two\nend"),
        TextCase("not after other text", "  a {{<two}}\n{{/two}}\nend\n", "  a one\ntwo\n\nend\n"),
        TextCase("not before other text", "  {{<two}}\n{{/two}} a\nend\n", "  one\ntwo\n a\nend\n"),
    ])
    func parentsTakeTheirLines(_ sample: TextCase) {
        #expect(sample.actual(partials: Self.partials) == sample.expected)
    }

    @Test(arguments: [
        TextCase("in a line of its own", "a\n  {{$b}}x{{/b}}\nc\n", "a\n  x\nc\n"),
        TextCase("in lines of its own", "a\n  {{$b}}\n    x\n  {{/b}}\nc\n", "a\n    x\nc\n"),
        TextCase("an empty one leaves nothing", "a\n  {{$b}}{{/b}}\nc\n", "a\nc\n"),
        TextCase("nor one in two lines", "a\n  {{$b}}\n  {{/b}}\nc\n", "a\nc\n"),
        TextCase("an empty value leaves its line", "a\n{{$b}}{{empty}}{{/b}}\nc\n", "a\n\nc\n"),
        TextCase("one that ends within a line", "a\n  {{$b}}\n  x{{/b}}\nc\n", "a\n  x\nc\n"),
        TextCase("one that begins within a line", "a {{$b}}\n  x\n{{/b}}\nc\n", "a \n  x\nc\n"),
        TextCase("one before other text", "  {{$b}}x{{/b}} y\n", "  x y\n"),
        TextCase("an empty one before other text", "  {{$b}}{{/b}}y\n", "  y\n"),
        TextCase("one over lines before other text", "  {{$b}}\n  x\n  {{/b}} y\n", "  x\n   y\n"),
        TextCase("within a line", "a {{$b}}x{{/b}} c\n", "a x c\n"),
        TextCase("blanks after it", "  {{$b}}x{{/b}} \nc\n", "  x \nc\n"),
        TextCase("at the end", "a\n  {{$b}}{{/b}}", "a\n"),
        TextCase("Windows' line breaks", "{{$b}}\r\nx\r\n{{/b}}\r\nc", "x\r\nc"),
    ])
    func blocksThatNothingReplaces(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    /// The replacements for the blocks of a parent, and the result.
    struct Replacement: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let parent: String
        let blocks: String
        let expected: String

        init(_ description: String, _ parent: String, _ blocks: String, _ expected: String) {
            testDescription = description
            self.parent = parent
            self.blocks = blocks
            self.expected = expected
        }

        var actual: String {
            renderedText("{{<\(parent)}}\(blocks){{/\(parent)}}\n", partials: BlockLineTests.partials)
        }
    }

    @Test(arguments: [
        Replacement(
            "lines are indented", "type", "{{$body}}\na\n\n  b\n{{/body}}",
            "struct X {\n    a\n\n      b\n}\n"),
        Replacement(
            "they lose their own indentation", "type", "\n  {{$body}}\n    a\n      b\n  {{/body}}\n",
            "struct X {\n    a\n      b\n}\n"),
        Replacement(
            "lines with less lose what they have", "type", "{{$body}}\n    a\n  b\nc\n{{/body}}",
            "struct X {\n    a\n    b\n    c\n}\n"),
        Replacement(
            "tabs, too", "type", "{{$body}}\n\ta\n\t\tb\n{{/body}}", "struct X {\n    a\n    \tb\n}\n"),
        Replacement("blank lines first", "type", "{{$body}}\n\n  a\n{{/body}}", "struct X {\n\n    a\n}\n"),
        Replacement("text in the line", "type", "{{$body}}a{{/body}}", "struct X {\n    a\n}\n"),
        Replacement(
            "text in the line, and more", "type", "{{$body}}a\nb\n{{/body}}", "struct X {\n    a\n    b\n}\n"),
        Replacement("nothing", "type", "{{$body}}{{/body}}", "struct X {\n}\n"),
        Replacement("no lines", "type", "{{$body}}\n{{/body}}", "struct X {\n}\n"),
        Replacement(
            "nothing rendered", "type", "{{$body}}\n{{#no}}\na\n{{/no}}\n{{/body}}", "struct X {\n}\n"),
        Replacement(
            "an empty value leaves a line", "type", "{{$body}}{{empty}}{{/body}}", "struct X {\n\n}\n"),
        Replacement(
            "a value's lines are not indented", "type", "{{$body}}{{lines}}{{/body}}",
            "struct X {\n    one\ntwo\n}\n"),
        Replacement(
            "a partial in a line", "type", "{{$body}}{{>two}}{{/body}}", "struct X {\n    one\ntwo\n}\n"),
        Replacement(
            "a partial in its own", "type", "{{$body}}\n    a\n      {{>two}}\n{{/body}}",
            "struct X {\n    a\n      one\n      two\n}\n"),
        Replacement(
            "a parent in its own", "type",
            "{{$body}}\n  {{<type}}\n  {{$body}}\n  a\n  {{/body}}\n  {{/type}}\n{{/body}}",
            "struct X {\n    struct X {\n        a\n    }\n}\n"),
        Replacement(
            "a loop", "type",
            "{{$body}}\n  {{#module_info.targets}}\n  case {{.}}\n  {{/module_info.targets}}\n{{/body}}",
            "struct X {\n    case App\n    case Widget\n}\n"),
        Replacement(
            "Windows' line breaks", "type", "{{$body}}\r\n  a\r\n{{/body}}", "struct X {\n    a\r\n}\n"),
    ])
    func aBlockInALineOfItsOwn(_ sample: Replacement) { #expect(sample.actual == sample.expected) }

    @Test(arguments: [
        Replacement("the default", "wide", "", "{\n    default\n      more\n}\n"),
        Replacement(
            "indented like the default", "wide", "{{$body}}\na\n  b\n{{/body}}", "{\n    a\n      b\n}\n"),
        Replacement("text in a line", "wide", "{{$body}}a{{/body}}", "{\n    a\n}\n"),
        Replacement("nothing", "wide", "{{$body}}{{/body}}", "{\n}\n"),
        Replacement("no default: like the block", "empty", "{{$body}}\na\nb\n{{/body}}", "{\n  a\n  b\n}\n"),
        Replacement("ends within a line", "open", "{{$body}}\na\nb\n{{/body}}", "{\n  a\n  b\n}\n"),
        Replacement("ends within a line, text", "open", "{{$body}}a{{/body}}", "{\n  a\n}\n"),
        Replacement(
            "blocks in blocks", "nested", "{{$inner}}\nx\n  y\n{{/inner}}",
            "struct X {\n    a\n      x\n        y\n}\n"),
        Replacement("their defaults", "nested", "", "struct X {\n    a\n      b\n}\n"),
        Replacement("the outer of both", "nested", "{{$body}}c{{/body}}", "struct X {\n    c\n}\n"),
    ])
    func aBlockInLinesOfItsOwn(_ sample: Replacement) { #expect(sample.actual == sample.expected) }

    @Test(arguments: [
        Replacement("the defaults", "inline", "", "  func a() { }\n"),
        Replacement("nothing", "inline", "{{$access}}{{/access}}{{$body}}{{/body}}", "  func a() \n"),
        Replacement("text", "inline", "{{$access}}public {{/access}}", "  public func a() { }\n"),
        Replacement(
            "lines lose the last break", "inline", "{{$arguments}}\nx: Int\n{{/arguments}}",
            "  func a(x: Int) { }\n"),
        Replacement(
            "and that of Windows", "inline", "{{$arguments}}\r\nx: Int\r\n{{/arguments}}",
            "  func a(x: Int) { }\n"),
        Replacement("more lines", "inline", "{{$body}}\n{\n  x\n}\n{{/body}}", "  func a() {\n  x\n}\n"),
        Replacement("lines at the end", "last", "{{$body}}\na\n{{/body}}", "end\na\n"),
        Replacement("text at the end", "last", "{{$body}}a{{/body}}", "end\na"),
    ])
    func aBlockWithinALine(_ sample: Replacement) { #expect(sample.actual == sample.expected) }

    @Test func indentationAddsUp() {
        let template = "a\n  {{<type}}\n  {{$body}}\n  x\n  {{/body}}\n  {{/type}}\nb\n"
        #expect(renderedText(template, partials: Self.partials) == "a\n  struct X {\n      x\n  }\nb\n")
    }
}
