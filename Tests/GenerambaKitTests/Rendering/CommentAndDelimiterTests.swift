import Testing

@testable import GenerambaKit

/// Tests comments and changed delimiters.
struct CommentAndDelimiterTests {
    @Test(arguments: [
        TextCase("it prints nothing", "a{{! b }}c", "ac"),
        TextCase("it may hold anything", "a{{!#{{/^>=&*~ }}c", "ac"),
        TextCase("it may hold line breaks", "a {{!\n\n}} c", "a  c"),
        TextCase("it may be empty", "a{{!}}c", "ac"),
        TextCase("it ends at the first end", "a{{! {{word}} }}c", "a }}c"),
    ])
    func aCommentPrintsNothing(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase("others", "{{=<% %>=}}<%word%>{{word}}", "swift{{word}}"),
        TextCase("and back", "{{=<% %>=}}<%={{ }}=%>{{word}}", "swift"),
        TextCase("the same on both sides", "{{=| |=}}|word|", "swift"),
        TextCase("single ones", "{{=[ ]=}}[word] [#yes]in[/yes]", "swift in"),
        TextCase("longer ones", "{{=<!--{ }-->=}}<!--{word}-->", "swift"),
        TextCase("with blanks and line breaks", "{{= <% \n %> =}}<%word%>", "swift"),
        TextCase("in a section", "{{#yes}}{{=<% %>=}}<%word%><%/yes%>", "swift"),
        TextCase("three braces", "{{=<% %>=}}<%{word}%>", "swift"),
        TextCase("of other scripts", "{{=« »=}}«word»", "swift"),
        TextCase("braces can be printed so", "{{=<% %>=}}{{ }} {{<%word%>}}", "{{ }} {{swift}}"),
    ])
    func delimitersCanBeChanged(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }
}
