import Foundation
import Testing

@testable import GenerambaKit
@testable import SystemAccess

struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String, path: String = "a/b.txt") throws -> String {
        Change(
            path: try RelativePath(untrusted: path), before: old.map { .file(Array($0.utf8)) },
            after: .file(Array(new.utf8))
        ).unifiedDiff
    }

    private let head = "diff --git a/a/b.txt b/a/b.txt\n--- a/a/b.txt\n+++ b/a/b.txt\n"

    @Test func longTextsThatDifferAllOverAreReplacedWhole() throws {
        func lines(_ letter: String, _ count: Int) -> String {
            "first\n" + (0..<count).map { "\(letter)\($0)\n" }.joined() + "last\n"
        }
        let time = try ContinuousClock().measure {
            let text = try diff(lines("a", 30_000), lines("b", 30_000))
            #expect(text.hasPrefix(head + "@@ -1,30002 +1,30002 @@\n first\n-a0\n-a1\n"))
            #expect(text.hasSuffix("-a29999\n+b0\n+b1\n") == false)
            #expect(text.hasSuffix("+b29999\n last\n"))
        }
        #expect(time < .seconds(100))
    }

    @Test func whatIsEqualAtBothEndsStays() throws {
        #expect(try diff("a\nb\na\n", "a\nb\nb\na\n") == head + "@@ -1,3 +1,4 @@\n a\n b\n+b\n a\n")
        #expect(try diff("a\na\n", "a\n") == head + "@@ -1,2 +1 @@\n a\n-a\n")
    }

    @Test func nothingDiffers() throws {
        #expect(try diff("a\n", "a\n") == "")
        let folder = Change(path: .here, before: nil, after: .folder)
        #expect(folder.unifiedDiff == "")
    }

    @Test func aNewFile() throws {
        #expect(
            try diff(nil, "a\nb") == """
                diff --git a/a/b.txt b/a/b.txt
                new file mode 100644
                --- /dev/null
                +++ b/a/b.txt
                @@ -0,0 +1,2 @@
                +a
                +b
                \\ No newline at end of file

                """)
    }

    @Test(arguments: [
        ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"), ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
        ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
        ("a\nb", "b\nb", "@@ -1,2 +1,2 @@\n-a\n+b\n b\n\\ No newline at end of file\n"),
        ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
        ("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\n5\n6\n7\n", "@@ -5,4 +5,3 @@\n 5\n 6\n 7\n-8\n"),
        ("1\n2\n3\n4\n5\n", "0\n1\n2\n3\n4\n5\n", "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"),
        (
            "a\n1\n2\n3\n4\n5\n6\nb\n", "x\n1\n2\n3\n4\n5\n6\ny\n",
            "@@ -1,8 +1,8 @@\n-a\n+x\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+y\n"
        ),
        (
            "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "x\n1\n2\n3\n4\n5\n6\n7\ny\n",
            "@@ -1,4 +1,4 @@\n-a\n+x\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+y\n"
        ),
    ])
    func theHunksAreThoseOfDiff(old: String, new: String, hunks: String) throws {
        #expect(try diff(old, new) == head + hunks)
    }

    /// Makes random edits to random files and lets git apply them as one patch.
    @Test func gitAppliesWhateverDiffers() throws {
        var random = Seeded(3)
        let folder = Scratch.folder()
        var patch = ""
        var wanted: [(String, [UInt8])] = []
        for number in 0..<400 {
            let path = "f\(number)"
            let old = lines(&random)
            let new = edited(old, &random)
            guard old != new else { continue }
            let isNew = number % 10 == 0
            if !isNew { try Data(old).write(to: URL(fileURLWithPath: folder + "/" + path)) }
            patch +=
                Change(
                    path: try RelativePath(untrusted: path), before: isNew ? nil : .file(old),
                    after: .file(new)
                ).unifiedDiff
            wanted.append((path, new))
        }
        try Data(patch.utf8).write(to: URL(fileURLWithPath: folder + "/patch"))
        let messages = folder + "/messages"
        let git = try Child(
            ["git", "apply", "--whitespace=nowarn", "patch"], in: folder,
            environment: ProcessInfo.processInfo.environment, streams: ("/dev/null", messages, messages))
        let status = git.wait()
        #expect(status == 0, "\((try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")")
        for (path, bytes) in wanted {
            let made = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))
            #expect(made.map { Array($0) } == bytes, "\(path)")
        }
    }

    private static let words = ["", "a", "b", "}", "    x", "-", "+", "@@", "\\", "é", "日\r", "--- a", "\t"]

    private func lines(_ random: inout Seeded) -> [UInt8] {
        let lines = (0..<random.next(below: 30)).map { _ in Self.words[random.next(below: Self.words.count)] }
        return Array((lines.joined(separator: "\n") + (random.next(below: 2) == 0 ? "\n" : "")).utf8)
    }

    private func edited(_ text: [UInt8], _ random: inout Seeded) -> [UInt8] {
        var lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
        for _ in 0..<random.next(below: 6) {
            let index = random.next(below: lines.count)
            switch random.next(below: 3) {
            case 0: lines.insert(Self.words[random.next(below: Self.words.count)], at: index)
            case 1: lines[index] += "!"
            default: if lines.count > 1 { lines.remove(at: index) }
            }
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
