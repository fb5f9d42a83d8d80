import Testing

@testable import GenerambaKit

struct FilePathTests {
    @Test(arguments: [
        ("/", "/"), ("/a/b", "/a/b"), ("//a///b/", "/a/b"), ("/a/./b/..", "/a"), ("/../..", "/"),
        ("a", "/home/user/a"),
        ("../a", "/home/a"), ("../../../../a", "/a"), (".", "/home/user"), ("", "/home/user"),
        ("..\u{2F}\u{301}a", "/home/\u{301}a"),
    ])
    func isReadRelativeToABase(text: String, path: String) {
        #expect(FilePath(text, relativeTo: FilePath("/home/user")).text == path)
    }

    @Test func nameAndParent() {
        #expect(FilePath("/a/b").name == "b" && FilePath("/a/b").parent?.text == "/a")
        #expect(FilePath.root.parent == nil && FilePath.root.name == "")
    }

    @Test func belowAFolder() {
        #expect(FilePath("/a/b/c").below(FilePath("/a"))?.text == "b/c")
        #expect(FilePath("/a/bc").below(FilePath("/a/b")) == nil)
        #expect(FilePath("/a").below(FilePath("/a")) == .here)
        #expect(FilePath("/a").isInside(.root))
    }

    @Test(arguments: [
        ("/work/shop", "."), ("/work/shop/Rambafile", "Rambafile"), ("/work/shop/a/b", "a/b"),
        ("/work/Rambafile", "/work/Rambafile"), ("/work/shop2/a", "/work/shop2/a"), ("/etc/x", "/etc/x"),
        ("/", "/"),
    ])
    func asAPersonInAFolderWritesIt(path: String, shown: String) {
        #expect(FilePath(path).shown(from: FilePath("/work/shop")) == shown)
    }

    @Test func filesOfFoldersAboveAreShownByClimbing() {
        let deep = FilePath("/home/user/shop/Sources/App")
        #expect(FilePath("/home/user/shop/Rambafile").shown(from: deep) == "../../Rambafile")
        #expect(FilePath("/home/user/shop/Sources/x").shown(from: deep) == "../x")
        #expect(FilePath("/home/user/other/x").shown(from: deep) == "/home/user/other/x")
    }
}
