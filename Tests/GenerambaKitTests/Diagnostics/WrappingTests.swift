import Testing

@testable import SourceText

struct WrappingTests {
    @Test(arguments: [
        ("", [""]), ("  ", [""]), ("one", ["one"]), ("one two", ["one two"]),
        ("one two three", ["one two", "three"]),
        ("one\ntwo  three", ["one two", "three"]), ("unbreakable one two", ["unbreakable", "one two"]),
        ("one unbreakable", ["one", "unbreakable"]), ("données ici", ["données", "ici"]),
        ("日本語 日", ["日本語", "日"]),
    ])
    func linesAreBrokenBetweenWords(text: String, lines: [String]) {
        #expect(text.wrapped(columns: 8) == lines)
    }
}
