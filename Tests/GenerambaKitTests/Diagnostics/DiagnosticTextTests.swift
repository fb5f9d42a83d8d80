import Testing

@testable import GenerambaKit
@testable import SourceText

struct DiagnosticTextTests {
    /// The text of an error at the place of a word.
    private func text(
        _ source: String, at word: String, hint: String? = nil, color: Bool = false, width: Int? = nil
    ) -> String {
        let file = SourceFile(path: "File", text: source)
        let bytes = Array(source.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: word.utf8) } ?? 0
        return Diagnostic.error("wrong", at: file.range(start..<start + word.utf8.count), hint: hint)
            .text(color: color, width: width)
    }

    @Test func withoutAPlace() {
        #expect(Diagnostic.error("wrong").text() == "error: wrong\n")
        #expect(Diagnostic.warning("odd", hint: "do it").text() == "warning: odd\n  hint: do it\n")
    }

    @Test func atAPlace() {
        #expect(
            text("one\ntwo three four\nfive", at: "three", hint: "count") == """
                File:2:5: error: wrong
                 2 | two three four
                   |     ^^^^^
                  hint: count

                """)
    }

    @Test func inTheLineWithTwoDigits() {
        #expect(
            text(String(repeating: "\n", count: 11) + "x", at: "x") == """
                File:12:1: error: wrong
                 12 | x
                    | ^

                """)
    }

    @Test func atTheEndOfTheFile() {
        let file = SourceFile(path: "File", text: "a\n")
        #expect(
            Diagnostic.error("wrong", at: file.range(2..<2)).text() == """
                File:2:1: error: wrong
                 2 |\u{20}
                   | ^

                """)
    }

    @Test func inAnEmptyFile() {
        let file = SourceFile(path: "File", bytes: [])
        #expect(
            Diagnostic.error("wrong", at: file.whole).text() == """
                File:1:1: error: wrong
                 1 |\u{20}
                   | ^

                """)
    }

    @Test func overSeveralLinesOnlyTheFirstIsShown() {
        #expect(
            text("a: [b\nc]\nd", at: "[b\nc]") == """
                File:1:4: error: wrong
                 1 | a: [b
                   |    ^^

                """)
    }

    @Test func tabsStayTabsBeforeTheCaret() {
        #expect(
            text("\ta\tb", at: "b") == """
                File:1:4: error: wrong
                 1 | \ta\tb
                   | \t \t^

                """)
    }

    @Test func wideCharactersAndMarksAreCountedAsTerminalsDo() {
        #expect(
            text("日本: e\u{301}x", at: "x") == """
                File:1:6: error: wrong
                 1 | 日本: e\u{301}x
                   |       \u{20}^

                """)
        #expect(
            text("a 日本 b", at: "日本") == """
                File:1:3: error: wrong
                 1 | a 日本 b
                   |   ^^^^

                """)
        #expect(
            text("👩‍👩‍👧 x", at: "x") == """
                File:1:3: error: wrong
                 1 | 👩‍👩‍👧 x
                   |    ^

                """)
        #expect(
            text("Ключ: ©", at: "©") == """
                File:1:7: error: wrong
                 1 | Ключ: ©
                   |       ^

                """)
    }

    @Test func carriageReturnsAreNoPartOfALine() {
        #expect(
            text("a: b\r\nc: d\r\n", at: "c") == """
                File:2:1: error: wrong
                 2 | c: d
                   | ^

                """)
        #expect(
            text("a: b\r\nc: d\r\n", at: "b\r\n") == """
                File:1:4: error: wrong
                 1 | a: b
                   |    ^

                """)
    }

    @Test func longLinesAreCutAroundTheCause() {
        let long = String(repeating: "a", count: 100) + "<here>" + String(repeating: "b", count: 100)
        let cut = text(long, at: "<here>", width: 40)
        #expect(
            cut == """
                File:1:101: error: wrong
                 1 | …aaaaaaaaaaaaa<here>bbbbbbbbbbbbbb…
                   |               ^^^^^^

                """)
    }

    @Test(arguments: [1, 10, 20, 27, 40, 80, 1000])
    func noLineIsWiderThanTheTerminal(width: Int) {
        var tooWide: [Substring] = []
        for word in ["日本語", "x", "<here>"] {
            for (before, after) in [("a", "b"), ("日", "本"), ("\u{1F600}", "é")] {
                let source = String(repeating: before, count: 90) + word + String(repeating: after, count: 90)
                let lines = text(source, at: word, width: width).split(separator: "\n").dropFirst()
                tooWide += lines.filter { columns($0) > max(width, 26) }
            }
        }
        #expect(tooWide.isEmpty)
    }

    /// The width of a line of letters and wide characters, in columns.
    private func columns(_ line: Substring) -> Int {
        line.reduce(0) { $0 + ("日本語\u{1F600}".contains($1) ? 2 : 1) }
    }

    @Test func aCauseWiderThanTheTerminalIsCut() {
        let lines = text(
            String(repeating: "x", count: 300), at: String(repeating: "x", count: 300), width: 50
        )
        .split(separator: "\n")
        #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.count <= 50 }, "\(lines)")
    }

    @Test func coloursAreOnDemand() {
        #expect(
            text("a b", at: "b", hint: "c", color: true) == """
                \u{1B}[1mFile:1:3: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mwrong\u{1B}[0m
                 1 | a b
                   |   \u{1B}[1;31m^\u{1B}[0m
                  \u{1B}[36mhint:\u{1B}[0m c

                """)
    }

    @Test func controlCharactersAreShownHarmlessly() {
        let file = SourceFile(path: "Fi\u{1B}[2Jle", text: "a\u{1B}[31mb\u{7}\u{9B}")
        let text = Diagnostic.error("wr\u{1B}ong\r", at: file.range(0..<1), hint: "h\u{8}i").text()
        #expect(
            text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control },
            "\(text)")
        #expect(text.firstRange(of: "error: wr\\u{1B}ong\\r\n") != nil, "\(text)")
    }

    @Test func whatNobodySeesIsEscapedAndTheCaretsStayBelow() {
        let file = SourceFile(path: "Fi\u{202E}le", text: "a\u{2066}b\u{1B}[2J\tc\u{E0041}d")
        let text = Diagnostic.error("wr\u{200B}ong", at: file.range(10..<15), hint: "h\u{2028}i\u{9B}").text()
        #expect(
            text == #"""
                Fi\u{202E}le:1:9: error: wr\u{200B}ong
                 1 | a\u{2066}b\u{1B}[2J\#tc\u{000E0041}d
                   |                    \#t^^^^^^^^^^^^^
                  hint: h\u{2028}i\u{009B}

                """#)
    }

    @Test(arguments: [
        "a\u{0}", "a\u{7F}", "a\u{85}", "a\u{AD}", "a\u{34F}", "a\u{61C}", "\u{115F}", "a\u{180E}",
        "a\u{200C}b", "a\u{200D}b", "\u{200D}", "a\u{200E}", "a\u{202A}", "a\u{2029}",
        "a\u{2060}", "a\u{2069}", "a\u{206F}", "\u{3164}", "\u{FEFF}a", "\u{FFA0}", "a\u{FFF9}",
        "a\u{1D173}", "a\u{E0001}", "a\u{E007F}",
    ])
    func isNotPrinted(text: String) {
        #expect(printable(text).contains("\\") && printable(text).unicodeScalars.allSatisfy(\.isASCII))
    }

    @Test(arguments: [
        "👩‍👩‍👧", "👁️‍🗨️", "☂\u{FE0F}", "1\u{FE0F}\u{20E3}", "می\u{200C}خواهم", "क्\u{200D}ष", "e\u{301}", "\u{E000}",
        "日本", "a\nb",
    ])
    func isPrinted(text: String) {
        #expect(printable(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func bytesThatAreNoTextAreShownSomehow() {
        let file = SourceFile(path: "File", bytes: [0x61, 0xFF, 0xC3, 0x28, 0x62])
        let text = Diagnostic.error("wrong", at: file.range(4..<5)).text()
        #expect(
            text == """
                File:1:5: error: wrong
                 1 | a\u{FFFD}\u{FFFD}(b
                   |     ^

                """)
    }

    @Test func aLineWithoutAnEndIsPrintedSoon() {
        let part = String(repeating: "é", count: 1_000_000)
        let file = SourceFile(path: "F", text: part + "word" + part)
        let time = ContinuousClock().measure {
            let text = Diagnostic.error("e", at: file.range(2_000_000..<2_000_004)).text()
            #expect(text.hasPrefix("F:1:1000001: error: e\n 1 | …ééé"))
            #expect(text.contains("éééwordééé"))
            #expect(text.utf8.count < 1000)
        }
        #expect(time < .seconds(100))
    }

    @Test func everyRangeOfEveryTextCanBePrinted() {
        for source in ["", "\n", "\r\n", "a\r\n\r\nb", "日\n\u{301}", "\t\t\n", "a\u{2028}b\n"] {
            let file = SourceFile(path: "F", text: source)
            let count = file.bytes.count
            for lower in 0...count {
                for upper in lower...count {
                    let text = Diagnostic.error("e", at: file.range(lower..<upper)).text(width: 20)
                    #expect(text.hasPrefix("F:"))
                }
            }
        }
    }
}
