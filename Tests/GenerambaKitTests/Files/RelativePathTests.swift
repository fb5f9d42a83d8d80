import Testing

@testable import GenerambaKit
@testable import SystemAccess

struct RelativePathTests {
    @Test(arguments: [
        ("a", "a"), ("a/b", "a/b"), ("a//b/", "a/b"), ("./a/./b", "a/b"), ("a/../b", "b"),
        ("a/b/../../c", "c"),
        (".", "."), ("a/..", "."), ("...", "..."), (".a", ".a"), ("a b", "a b"), ("Ж/é", "Ж/é"),
        ("..a/b..", "..a/b.."), ("می\u{200C}خواهم/👩‍👩‍👧", "می\u{200C}خواهم/👩‍👩‍👧"), ("☂\u{FE0F}", "☂\u{FE0F}"),
        ("a\\b", "a\\b"), ("~", "~"),
    ])
    func isRead(text: String, path: String) throws {
        #expect(try RelativePath(untrusted: text).text == path)
    }

    @Test(arguments: [
        ("", PathProblem.empty), ("/", .absolute), ("/a", .absolute), ("//a", .absolute), ("..", .leaves),
        ("../a", .leaves), ("a/../..", .leaves), ("a/../../a", .leaves), ("./..", .leaves),
        ("a\0b", .control),
        ("\u{9B}a", .control), ("a\u{202E}b", .control), ("a\u{2066}", .control), ("a\u{2028}", .control),
        ("\u{200B}", .control), ("a\u{200D}b", .control), (".g\u{200C}it/x", .control),
        ("a\u{E0041}", .control),
        ("\0", .control), ("a\nb", .control), ("a\u{7F}", .control), ("..\u{2F}\u{301}a", .leaves),
        ("a/..\u{2F}\u{301}/../..", .leaves),
        ("\u{2F}\u{301}a", .absolute), (String(repeating: "a/", count: 2049), .tooLong),
    ])
    func isRefused(text: String, problem: PathProblem) {
        #expect(throws: problem) { try RelativePath(untrusted: text) }
    }

    @Test(arguments: [
        ".git", "a/.git/b", ".GIT", ".git.", ".git. .", ".git ", ".git:stream", ".git::$INDEX_ALLOCATION/x",
        ".git:\u{301}", ".git\\hooks", "a\\.git", "git~1", "GIT~2/x", "git~12", "git~1.", "git~1:x",
    ])
    func isGits(text: String) throws { #expect(try RelativePath(untrusted: text).isInGitDirectory) }

    @Test(arguments: [
        "git", ".gitignore", ".github/x", "a.git", "x.git/y", ".git\u{301}", "git~", "git~a", "git~1a",
        "agit~1",
        " .git", ".gi t", "a:.git",
    ])
    func isNotGits(text: String) throws { #expect(try !RelativePath(untrusted: text).isInGitDirectory) }

    /// No text can become a path with a name that contains a slash or is `..`.
    @Test func namesAreNames() {
        let parts = ["..", ".", "/", "\u{301}", "a", "\0", "\r\n", "\u{200D}", "\u{FE0F}", "//", "\u{1F1E6}"]
        for a in parts {
            for b in parts {
                for c in parts {
                    for d in parts {
                        guard let path = try? RelativePath(untrusted: a + b + c + d) else { continue }
                        for name in path.components {
                            #expect(!name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0))
                            #expect(name != "." && name != ".." && !name.isEmpty)
                        }
                    }
                }
            }
        }
    }

    @Test func pathsAreAppended() throws {
        let path = try RelativePath(untrusted: "a/b")
        #expect(try path.appending(untrusted: "c").text == "a/b/c")
        #expect(try path.appending(untrusted: "../c").text == "a/c")
        #expect(try path.appending(untrusted: "../../c").text == "c")
        #expect(throws: PathProblem.leaves) { try path.appending(untrusted: "../../../c") }
        #expect(throws: PathProblem.absolute) { try path.appending(untrusted: "/c") }
        #expect(throws: PathProblem.leaves) { try RelativePath.here.appending(untrusted: "..") }
        #expect(path.appending(path).text == "a/b/a/b")
        #expect(RelativePath.here.appending(path) == path)
    }

    @Test func theParentAndTheName() throws {
        let path = try RelativePath(untrusted: "a/b")
        #expect(path.parent?.text == "a" && path.name == "b")
        #expect(path.parent?.parent == .here && RelativePath.here.parent == nil)
        #expect(RelativePath.here.name == ".")
    }

    @Test func insideIsByNamesNotByLetters() throws {
        let folder = try RelativePath(untrusted: "a/b")
        #expect(try RelativePath(untrusted: "a/b/c").isInside(folder))
        #expect(folder.isInside(folder) && folder.isInside(.here))
        #expect(try !RelativePath(untrusted: "a/bc").isInside(folder))
        #expect(try !RelativePath(untrusted: "a").isInside(folder))
    }

    @Test func pathsAreSortedByFolders() throws {
        let paths = try ["b", "a/c", "a-b", "a", "a/b/c"].map { try RelativePath(untrusted: $0) }
        #expect(paths.sorted().map(\.text) == ["a", "a/b/c", "a/c", "a-b", "b"])
    }
}
