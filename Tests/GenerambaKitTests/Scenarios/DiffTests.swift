import Foundation
import Testing

/// Tests `--diff`.
struct DiffTests {
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private static let tests = "Tests/ShopTests/Modules/Profile/ProfileTests.swift"
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.git("init", "--quiet")
        _ = try shop.run("gen", "Profile", "--no-tests")
    }

    @Test func theWholeTextIsAPatch() throws {
        try shop.write([Self.model: "import Foundation\n\nstruct ProfileModel {}"])
        try shop.expect(
            "gen", "Profile", "--dry-run", "--diff",
            output: """
                diff --git a/\(Self.model) b/\(Self.model)
                --- a/\(Self.model)
                +++ b/\(Self.model)
                @@ -1,3 +1 @@
                -import Foundation
                -
                -struct ProfileModel {}
                \\ No newline at end of file
                +struct ProfileModel {}
                diff --git a/\(Self.tests) b/\(Self.tests)
                new file mode 100644
                --- /dev/null
                +++ b/\(Self.tests)
                @@ -0,0 +1 @@
                +@testable import Shop
                  identical  Sources/Shop/Modules/Profile/View/ProfileView.swift
                   conflict  \(Self.model)
                     create  \(Self.tests)
                Profile from page: 1 to create, 1 identical, 1 in conflict (dry run, nothing was written)
                """)
    }

    @Test func itIsShownToo() throws {
        try shop.expect(
            "gen", "Profile", "--diff",
            output: """
                diff --git a/\(Self.tests) b/\(Self.tests)
                new file mode 100644
                --- /dev/null
                +++ b/\(Self.tests)
                @@ -0,0 +1 @@
                +@testable import Shop
                     create  \(Self.tests)
                  identical  2 files
                Profile from page: 1 created, 2 identical
                """)
    }

    @Test func itIsShownBeforeAConflictIsRefused() throws {
        try shop.write([Self.model: "edited\n"])
        let before = try shop.snapshot()
        try shop.expect(
            "gen", "Profile", "--diff", "--no-tests",
            output: """
                diff --git a/\(Self.model) b/\(Self.model)
                --- a/\(Self.model)
                +++ b/\(Self.model)
                @@ -1 +1 @@
                -edited
                +struct ProfileModel {}
                """,
            messages: """
                error: 1 file exists and differs: '\(Self.model)'
                  hint: nothing was written; compare with '--diff', run generamba update Profile to keep what you edited, or choose with '--on-conflict skip' or '--on-conflict overwrite'
                """, status: 1)
        #expect(try shop.snapshot() == before)
    }

    @Test func gitAppliesIt() throws {
        let texts = [
            "a\nb\nc\n", "a\nb\nc", "", "\n", "\n\n\nstruct ProfileModel {}\n\n\n", "a\r\nb\r\n",
            "struct ProfileModel {}", "ключ\n\u{1F600}\n", "\t\u{2028}\n\u{85}\n",
            "-\n--- a\n+++ b\n@@ -1 +1 @@\n",
        ]
        let entries = texts.indices.map { "  - {name: \($0).swift, path: Code/model.swift.mustache}\n" }
        try shop.write(["Templates/page/page.rambaspec": "name: page\ncode_files:\n\(entries.joined())"])
        for (index, text) in texts.enumerated() {
            try shop.write(["Sources/Shop/Modules/Profile/Profile\(index).swift": text])
        }
        try applied("Profile")
        #expect(
            try shop.run("gen", "Profile").output.hasSuffix(
                "Profile from page: all \(texts.count) identical\n"))
    }

    @Test func gitAppliesItToOddNames() throws {
        _ = try shop.run("gen", "Профиль", "--module_path", "Sources/Shop/My Modules", "--no-tests")
        try shop.write(["Sources/Shop/My Modules/Профиль/ПрофильModel.swift": "edited"])
        try applied("Профиль", "--module_path", "Sources/Shop/My Modules")
        #expect(
            try shop.read("Sources/Shop/My Modules/Профиль/ПрофильModel.swift")
                == "struct ПрофильModel {}\n")
    }

    @Test func gitMakesAnEmptyFileFromIt() throws {
        try shop.install(Shop.template(printing: ""), as: "page")
        try applied("News")
        #expect(try shop.read("Sources/Shop/Modules/News/News.txt") == "")
    }

    @Test func whatIsNoTextIsNotShown() throws {
        try shop.write([0x63, 0xE8, 10], to: "Sources/Shop/Modules/Profile/Profile.strings")
        try shop.write([0x63, 0xE9, 10], to: "Templates/page/Code/latin.strings")
        try shop.write([0, 1], to: "Templates/page/Code/data")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files: [{name: .strings, path: Code/latin.strings}, {name: .bin, path: Code/data}]

            """
        ])
        let run = try shop.run("gen", "Profile", "--diff", "--dry-run")
        #expect(run.output.firstRange(of: "\u{FFFD}") == nil && run.output.firstRange(of: "\0") == nil)
        #expect(
            run.output.split(separator: "\n").filter { $0.hasPrefix("Binary") } == [
                "Binary files a/Sources/Shop/Modules/Profile/Profile.strings and "
                    + "b/Sources/Shop/Modules/Profile/Profile.strings differ",
                "Binary files /dev/null and b/Sources/Shop/Modules/Profile/Profile.bin differ",
            ])
    }

    private static let news = "Sources/Shop/Modules/News/News.txt"
    private static let hostile = "a\u{1B}[2J\u{202E}b\tc\u{9B}\r\nd\n"

    @Test func atATerminalItSteersNothing() throws {
        let run = try Shop.sandbox(printing: Self.hostile).converse(
            "gen", "News", "--dry-run", "--diff", wholly: true, reacting: [])
        #expect(
            run.messages == #"""
                diff --git a/\#(Self.news) b/\#(Self.news)
                new file mode 100644
                --- /dev/null
                +++ b/\#(Self.news)
                @@ -0,0 +1,2 @@
                +a\u{1B}[2J\u{202E}b\#tc\u{009B}\r
                +d
                     create  \#(Self.news)
                News from page: 1 to create (dry run, nothing was written)

                """#, "\(run)")
    }

    @Test func asAnAnswerItSteersNothing() throws {
        let shop = try Shop.sandbox(printing: "x\n")
        try shop.write([Self.news: Self.hostile])
        let question =
            "'\(Self.news)' exists and differs. Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: "
        let run = try shop.converse(
            "gen", "News", reacting: [.answer(question, "d"), .answer(question, "q")])
        #expect(
            run.messages == #"""
                \#(question)diff --git a/\#(Self.news) b/\#(Self.news)
                --- a/\#(Self.news)
                +++ b/\#(Self.news)
                @@ -1,2 +1 @@
                -a\u{1B}[2J\u{202E}b\#tc\u{009B}\r
                -d
                +x
                \#(question)error: stopped: nothing was written

                """#, "\(run)")
    }

    @Test func gitAppliesItWhateverATerminalWouldObey() throws {
        let shop = try Shop.sandbox(printing: Self.hostile)
        let run = try shop.run(
            ["gen", "News", "--dry-run", "--diff"], rawOutput: shop.root + "/change.patch")
        #expect(run.status == 0)
        try shop.git("apply", "--whitespace=nowarn", shop.root + "/change.patch")
        #expect(try shop.bytes(Self.news) == Array(Self.hostile.utf8))
    }

    /// Pipes the output of `gen --diff` into `git apply`.
    private func applied(_ arguments: String...) throws {
        let file = shop.root + "/change.patch"
        let before = try shop.snapshot()
        let run = try shop.run(["gen"] + arguments + ["--diff", "--dry-run"], rawOutput: file)
        #expect(run.status == 0 && run.messages == "")
        #expect(try shop.snapshot() == before)
        try shop.git("apply", "--whitespace=nowarn", file)
    }
}
