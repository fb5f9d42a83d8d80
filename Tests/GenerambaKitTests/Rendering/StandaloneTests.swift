import Testing

@testable import GenerambaKit

/// If a tag that prints nothing is alone on a line, the line is removed.
struct StandaloneTests {
    @Test(arguments: [
        TextCase("sections", "a\n{{#yes}}\nb\n{{/yes}}\nc\n", "a\nb\nc\n"),
        TextCase("sections that are not entered", "a\n{{#no}}\nb\n{{/no}}\nc\n", "a\nc\n"),
        TextCase("inverted sections", "a\n{{^no}}\nb\n{{/no}}\nc\n", "a\nb\nc\n"),
        TextCase("comments", "a\n{{! nobody reads this }}\nc\n", "a\nc\n"),
        TextCase("comments of many lines", "a\n  {{!\n  one\n  two\n}}\nc\n", "a\nc\n"),
        TextCase("delimiters", "a\n{{=<% %>=}}\n<%word%>\n", "a\nswift\n"),
        TextCase("with blanks around", "a\n \t {{#yes}} \t\nb\n\t{{/yes}}\t\nc\n", "a\nb\nc\n"),
        TextCase("in the first line", "{{#yes}}\nb\n{{/yes}}\n", "b\n"),
        TextCase("in the last line without a line break", "a\n  {{! }}", "a\n"),
        TextCase("as the whole text", " {{! }} ", ""),
        TextCase("with Windows' line breaks", "a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\nc", "a\r\nb\r\nc"),
        TextCase("one after another", "{{#yes}}\n{{#yes}}\n{{/yes}}\n{{/yes}}\n", ""),
        TextCase("empty lines around stay", "a\n\n{{! }}\n\nb\n", "a\n\n\nb\n"),
    ])
    func aLineOfATagAloneIsNotPrinted(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase("text before", "a {{! }}\nb\n", "a \nb\n"),
        TextCase("text after", "{{! }} a\nb\n", " a\nb\n"),
        TextCase("two tags", "{{#yes}}{{/yes}}\nb\n", "\nb\n"),
        TextCase("two tags with blanks", " {{#yes}} {{/yes}} \nb\n", "   \nb\n"),
        TextCase("a tag that prints", " {{nothing}} \nb\n", "  \nb\n"),
        TextCase("a lone carriage return", "{{! }}\rb\n", "\rb\n"),
        TextCase("the end of a comment of many lines", "{{!\n}}{{#yes}}\nb{{/yes}}\n", "\nb\n"),
    ])
    func aLineWithAnythingElseIsPrinted(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }
}
