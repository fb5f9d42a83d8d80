import Foundation
import Testing

/// Tests what a terminal shows about many files that differ.
struct ConflictScreenTests {
    private static let question = "[d]iff, [q]uit: "
    private let shop: Sandbox

    /// A module of 13 files, all of which were edited.
    init() throws {
        shop = try Shop.sandbox()
        let names = (1...13).map { ($0 < 10 ? "0" : "") + "\($0).txt" }
        let files = names.map { "  - {name: \($0), path: file.mustache}\n" }.joined()
        try shop.install(
            ["page.rambaspec": "name: page\ncode_files:\n" + files, "file.mustache": "text\n"], as: "page")
        for name in names { try shop.write(["Sources/Shop/Modules/Profile/Profile\(name)": "edited\n"]) }
    }

    @Test(arguments: [
        (
            30,
            """
            'Sources/Shop/Modules/Profile/
            Profile01.txt' exists and diff
            ers (1 of 13). Overwrite it? [
            y]es, [n]o, [a]ll, [s]kip all,
             [d]iff, [q]uit:
            """
        ),
        (
            80,
            """
            'Sources/Shop/Modules/Profile/Profile01.txt' exists and differs (1 of 13). Overw
            rite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit:
            """
        ),
        (
            120,
            """
            'Sources/Shop/Modules/Profile/Profile01.txt' exists and differs (1 of 13). Overwrite it? [y]es, [n]o, [a]ll, [s]kip all,
             [d]iff, [q]uit:
            """
        ),
    ])
    func theFirstQuestion(columns: Int, screen: String) throws {
        let before = try shop.snapshot()
        let run = try shop.screen("gen", "Profile", columns: columns, reacting: [.interrupt(Self.question)])
        #expect(run == Run(exactly: "", screen, 130))
        #expect(try shop.snapshot() == before)
    }

    private static let whole = """
        'Sources/Shop/Modules/Profile/Profile01.txt' exists and differs (1 of 13). Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: y
        'Sources/Shop/Modules/Profile/Profile02.txt' exists and differs (2 of 13). Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: d
        diff --git a/Sources/Shop/Modules/Profile/Profile02.txt b/Sources/Shop/Modules/Profile/Profile02.txt
        --- a/Sources/Shop/Modules/Profile/Profile02.txt
        +++ b/Sources/Shop/Modules/Profile/Profile02.txt
        @@ -1 +1 @@
        -edited
        +text
        'Sources/Shop/Modules/Profile/Profile02.txt' exists and differs (2 of 13). Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: s
          overwrite  Sources/Shop/Modules/Profile/Profile01.txt
               skip  Sources/Shop/Modules/Profile/Profile02.txt
               skip  Sources/Shop/Modules/Profile/Profile03.txt
               skip  Sources/Shop/Modules/Profile/Profile04.txt
               skip  Sources/Shop/Modules/Profile/Profile05.txt
               skip  Sources/Shop/Modules/Profile/Profile06.txt
               skip  Sources/Shop/Modules/Profile/Profile07.txt
               skip  Sources/Shop/Modules/Profile/Profile08.txt
               skip  Sources/Shop/Modules/Profile/Profile09.txt
               skip  Sources/Shop/Modules/Profile/Profile10.txt
               skip  Sources/Shop/Modules/Profile/Profile11.txt
               skip  Sources/Shop/Modules/Profile/Profile12.txt
               skip  Sources/Shop/Modules/Profile/Profile13.txt
        Profile from page: 1 overwritten, 12 skipped

        """

    @Test(arguments: [30, 80, 120])
    func allAnswers(columns: Int) throws {
        let run = try shop.screen(
            "gen", "Profile", columns: columns,
            reacting: [
                .answer(Self.question, "y"), .answer(Self.question, "d"), .answer(Self.question, "s"),
            ])
        #expect(run == Run(exactly: "", ShownText(Self.whole, columns: columns).text, 0))
    }
}
