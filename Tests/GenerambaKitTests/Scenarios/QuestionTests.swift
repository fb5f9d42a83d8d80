import Testing

/// Tests the question about edited files at a terminal.
struct QuestionTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"

    private static func question(_ path: String) -> String {
        "'\(path)' exists and differs (\(path == view ? 1 : 2) of 2). Overwrite it? "
            + "[y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: "
    }

    private static let diff = """
        diff --git a/\(model) b/\(model)
        --- a/\(model)
        +++ b/\(model)
        @@ -1 +1 @@
        -edited
        +struct ProfileModel {}

        """

    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.write([Self.view: "edited\n", Self.model: "edited\n"])
    }

    @Test(arguments: [
        (["y", "n"], "overwrite", "skip"), (["NO", "Yes"], "skip", "overwrite"),
        (["a"], "overwrite", "overwrite"),
        (["s"], "skip", "skip"), ([" n ", "all"], "skip", "overwrite"),
        (["yes", "skip all"], "overwrite", "skip"),
    ])
    func theAnswerDecides(answers: [String], view: String, model: String) throws {
        let reactions = zip([Self.view, Self.model], answers).map {
            Reaction.answer(Self.question($0), $1)
        }
        let run = try shop.converse("gen", "Profile", "--no-tests", reacting: reactions)
        func word(_ word: String) -> String { String(repeating: " ", count: 11 - word.count) + word }
        let questions = zip([Self.view, Self.model], answers).map { path, _ in Self.question(path) }
        #expect(run.messages == questions.joined())
        #expect(
            run.output.hasPrefix("\(word(view))  \(Self.view)\n\(word(model))  \(Self.model)\nProfile"),
            "\(run)")
        #expect(run.status == 0)
        #expect((try shop.read(Self.view) == "edited\n") == (view == "skip"))
        #expect((try shop.read(Self.model) == "edited\n") == (model == "skip"))
    }

    @Test func theDifferenceIsShownAndTheQuestionComesAgain() throws {
        let run = try shop.converse(
            "gen", "Profile", "--no-tests",
            reacting: [
                .answer(Self.question(Self.view), "n"), .answer(Self.question(Self.model), "d"),
                .answer(Self.question(Self.model), "what?"), .answer(Self.question(Self.model), "y"),
            ])
        #expect(
            run
                == Run(
                    exactly: """
                               skip  \(Self.view)
                          overwrite  \(Self.model)
                        Profile from page: 1 overwritten, 1 skipped

                        """,
                    """
                    \(Self.question(Self.view))\(Self.question(Self.model))\(Self.diff)\
                    \(Self.question(Self.model))Please answer y, n, a, s, d or q.
                    \(Self.question(Self.model))
                    """, 0))
    }

    @Test func theDifferenceHasColors() throws {
        try shop.remove(Self.view)
        let question = Self.question(Self.model).replacing(" (2 of 2)", with: "")
        let run = try shop.converse(
            "gen", "Profile", with: ["NO_COLOR": ""],
            reacting: [.answer(question, "diff"), .answer(question, "q")])
        #expect(
            run.messages.hasPrefix(
                """
                \(question)\u{1B}[1mdiff --git a/\(Self.model) b/\(Self.model)\u{1B}[0m
                \u{1B}[1m--- a/\(Self.model)\u{1B}[0m
                \u{1B}[1m+++ b/\(Self.model)\u{1B}[0m
                \u{1B}[36m@@ -1 +1 @@\u{1B}[0m
                \u{1B}[1;31m-edited\u{1B}[0m
                \u{1B}[32m+struct ProfileModel {}\u{1B}[0m
                \(question)
                """), "\(run)")
    }

    @Test func quittingWritesNothing() throws {
        let before = try shop.snapshot()
        let run = try shop.converse(
            "gen", "Profile",
            reacting: [.answer(Self.question(Self.view), "y"), .answer(Self.question(Self.model), "q")])
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages
                == "\(Self.question(Self.view))\(Self.question(Self.model))error: stopped: nothing was written\n"
        )
        #expect(try shop.snapshot() == before)
    }

    @Test func theEndOfTheInputWritesNothing() throws {
        let before = try shop.snapshot()
        let run = try shop.converse("gen", "Profile", reacting: [.end(Self.question(Self.view))])
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages == "\(Self.question(Self.view))\nerror: stopped: nothing was written\n")
        #expect(try shop.snapshot() == before)
    }

    @Test func controlCWritesNothing() throws {
        let before = try shop.snapshot()
        let run = try shop.converse(
            "gen", "Profile",
            reacting: [.answer(Self.question(Self.view), "y"), .interrupt(Self.question(Self.model))])
        #expect(run.status == 130 && run.output == "")
        #expect(try shop.snapshot() == before)
    }

    @Test func aPolicyAsksNothing() throws {
        let run = try shop.converse("gen", "Profile", "--no-tests", "--on-conflict", "skip", reacting: [])
        #expect(run.messages == "" && run.status == 0)
    }

    @Test func aDryRunAsksNothing() throws {
        let run = try shop.converse("gen", "Profile", "--no-tests", "--dry-run", reacting: [])
        #expect(
            run
                == Run(
                    output: """
                           conflict  \(Self.view)
                           conflict  \(Self.model)
                        Profile from page: all 2 in conflict (dry run, nothing was written)
                        """))
    }

    @Test func aFileThatChangesMeanwhileIsNotOverwritten() throws {
        let run = try shop.converse(
            "gen", "Profile", "--no-tests",
            reacting: [
                .answer(Self.question(Self.view), "y"),
                .act(Self.question(Self.model), { try shop.write([Self.view: "edited again\n"]) }, "y"),
            ])
        #expect(run.status == 1)
        #expect(
            run.messages.hasSuffix(
                """
                error: '\(Self.view)' changed while this command ran
                  hint: run the command again

                """), "\(run)")
        #expect(try shop.read(Self.view) == "edited again\n")
        #expect(try shop.read(Self.model) == "edited\n")
    }
}
