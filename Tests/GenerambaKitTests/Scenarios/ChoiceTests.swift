import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tests questions with choices at a terminal.
struct ChoiceTests {
    private static let prompt = "↑↓, number or name: "
    private static let (up, down) = ("\u{1B}[A", "\u{1B}[B")
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(printing: "{{style}}\n")
        try ask(["dark", "light", "a_style_with_a_name_of_38_characters__"])
    }

    /// Makes the template ask for one of these styles.
    private func ask(_ choices: [String]) throws {
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters:
              - name: style
                summary: Which style does the page have?
                type: choice
                choices: [\(choices.joined(separator: ", "))]
                required: true
            code_files: [{name: .txt, path: Code/file.mustache}]

            """
        ])
    }

    /// Runs `gen` at a terminal. Returns the run, with its messages as the terminal shows them.
    private func gen(
        columns: Int = 80, with variables: [String: String] = [:], _ reactions: Reaction...
    ) throws -> Run {
        var run = try shop.converse(
            ["gen", "Profile"], with: variables, columns: columns, reacting: reactions)
        run.messages = ShownText(run.messages, columns: columns).text
        return run
    }

    private func style() throws -> String { try shop.read("Sources/Shop/Modules/Profile/Profile.txt") }

    private static let wide = """
        Which style does the page have? (style):
          1  dark
        > 2  light
          3  a_style_with_a_name_of_38_characters__
        ↑↓, number or name:

        """

    @Test(arguments: [
        (
            30,
            """
            Which style does the page
            have? (style):
              1  dark
            > 2  light
              3  a_style_with_a_name_of_…
            ↑↓, number or name:

            """
        ), (80, wide), (120, wide),
    ])
    func theScreen(columns: Int, screen: String) throws {
        let before = try shop.snapshot()
        let run = try gen(columns: columns, .press(Self.prompt, Self.down), .interrupt(Self.prompt))
        #expect(run == Run(exactly: "", screen, 130))
        #expect(try shop.snapshot() == before)
    }

    @Test(arguments: [30, 80, 120])
    func theChoiceTakesThePlaceOfTheQuestion(columns: Int) throws {
        let run = try gen(
            columns: columns, .press(Self.prompt, Self.up), .press(Self.prompt, Self.up),
            .press(Self.prompt, "\r"))
        let answer = "Which style does the page have? (style): light\n"
        #expect(run.messages == ShownText(answer, columns: columns).text && run.status == 0)
        #expect(try style() == "light\n")
    }

    private static let long = "a_style_with_a_name_of_38_characters__"

    private static let keys: [(String, String)] = [
        ("", "dark"), ("1", "dark"), ("2", "light"), ("light", "light"), ("LIGHT", "light"), ("li", "light"),
        (" 2 ", "light"), ("a_", long), ("3x\u{7F}", long), ("x\u{15}2", "light"), ("\u{1B}[B", "light"),
        ("\u{1B}OB", "light"), ("\u{E}", "light"), ("\u{1B}[B\u{10}", "dark"), ("\u{1B}[F\u{1B}[H", "dark"),
        ("\u{1B}[F", long), ("\u{1B}[1;5C\u{1B}[B", "light"), ("d\u{1B}[B", "dark"), ("ight", "light"),
        ("of_38", long),
        ("a\u{1B}[B", "dark"),
    ]

    @Test(arguments: keys)
    func keysChoose(keys: String, expected: String) throws {
        let run = try gen(.answer(Self.prompt, keys))
        #expect(run.messages == "Which style does the page have? (style): \(expected)\n" && run.status == 0)
        #expect(try style() == "\(expected)\n")
    }

    @Test func anUnknownChoiceIsAskedForAgain() throws {
        let run = try gen(
            .answer(Self.prompt, "drak"), .answer(Self.prompt, "4"), .answer(Self.prompt, "2"))
        #expect(
            run.messages == """
                error: there is no choice 'drak'
                  hint: did you mean 'dark'?
                error: there is no choice '4'
                  hint: type a number from 1 to 3, or a name
                Which style does the page have? (style): light

                """)
        #expect(run.status == 0)
    }

    @Test func moreChoicesThanLinesMoveWithTheMark() throws {
        try ask((1...40).map { "style\($0)" })
        // The terminal has 24 lines.
        let start = try gen(.interrupt(Self.prompt))
        #expect(start.messages == screen(1...21, marked: 1, below: "  ↓ 19 more"))
        let middle = try gen(.press(Self.prompt, "20"), .interrupt(Self.prompt + "20"))
        #expect(
            middle.messages
                == screen(10...29, marked: 20, above: "  ↑ 9 more", below: "  ↓ 11 more", typed: " 20"))
        let end = try gen(.press(Self.prompt, Self.up), .interrupt(Self.prompt))
        #expect(end.messages == screen(20...40, marked: 40, above: "  ↑ 19 more"))
    }

    /// The screen with the styles of these numbers.
    private func screen(
        _ numbers: ClosedRange<Int>, marked: Int, above: String? = nil, below: String? = nil,
        typed: String = ""
    ) -> String {
        var lines = ["Which style does the page have? (style):"]
        if let above { lines.append(above) }
        for number in numbers {
            let mark = number == marked ? "> " : "  "
            let gap = number < 10 ? " " : ""
            lines.append("\(mark)\(gap)\(number)  style\(number)")
        }
        if let below { lines.append(below) }
        return lines.joined(separator: "\n") + "\n↑↓, number or name:\(typed)\n"
    }

    @Test func namesThatAreNumbersHaveNoOtherNumbers() throws {
        try ask(["'3'", "'2'", "'1'"])
        let prompt = "↑↓, answer: "
        let shown = try gen(.press(prompt, Self.down), .interrupt(prompt))
        #expect(
            shown.messages == """
                Which style does the page have? (style):
                  3
                > 2
                  1
                ↑↓, answer:

                """)
        #expect(try gen(.answer(prompt, "1")).status == 0)
        #expect(try style() == "1\n")
    }

    // MARK: The end

    @Test func theEndOfTheInputStops() throws {
        let before = try shop.snapshot()
        let run = try gen(.end(Self.prompt))
        #expect(run.status == 1)
        #expect(
            run.messages.hasSuffix("↑↓, number or name:\nerror: stopped: nothing was written\n"), "\(run)")
        #expect(try shop.snapshot() == before)
    }

    /// Every run at a terminal checks that the terminal has its settings back.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func aSignalStops(number: Int32) throws {
        let before = try shop.snapshot()
        let run = try gen(.signal(Self.prompt, number))
        #expect(run.status & 0x7F == number, "\(run)")
        #expect(run.messages.hasSuffix("↑↓, number or name:\n"), "\(run)")
        #expect(try shop.snapshot() == before)
    }

    // MARK: Terminals that cannot rewrite lines

    @Test func withoutArrowKeysTheListIsPrintedOnce() throws {
        let run = try shop.converse(
            "gen", "Profile", with: ["TERM": "dumb"],
            reacting: [
                .answer("Number or name: ", ""), .answer("Number or name: ", "drak"),
                .answer("Number or name: ", "7"), .answer("Number or name: ", "3"),
            ])
        #expect(
            run.messages == """
                Which style does the page have? (style):
                  1  dark
                  2  light
                  3  a_style_with_a_name_of_38_characters__
                Number or name: error: an answer is required
                Number or name: error: there is no choice 'drak'
                  hint: did you mean 'dark'?
                Number or name: error: there is no choice '7'
                  hint: type a number from 1 to 3, or a name
                Number or name:\u{20}
                """)
        #expect(run.status == 0)
        #expect(try style() == "a_style_with_a_name_of_38_characters__\n")
    }

    @Test func thereTheEndOfTheInputStopsToo() throws {
        let run = try shop.converse(
            "gen", "Profile", with: ["TERM": "dumb"], reacting: [.end("Number or name: ")])
        #expect(run.status == 1)
        #expect(run.messages.hasSuffix("Number or name: \nerror: stopped: nothing was written\n"))
    }
}
