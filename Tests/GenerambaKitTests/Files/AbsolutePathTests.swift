import Testing

@testable import GenerambaKit
@testable import SystemAccess

struct AbsolutePathTests {
    @Test(arguments: [
        ("/", "/"), ("/a/b", "/a/b"), ("//a///b/", "/a/b"), ("/a/./b/..", "/a"), ("/../..", "/"),
        ("a", "/home/user/a"),
        ("../a", "/home/a"), ("../../../../a", "/a"), (".", "/home/user"), ("", "/home/user"),
        ("..\u{2F}\u{301}a", "/home/\u{301}a"),
    ])
    func isReadRelativeToABase(text: String, path: String) {
        #expect(AbsolutePath(text, relativeTo: AbsolutePath("/home/user")).text == path)
    }

    @Test func nameAndParent() {
        #expect(AbsolutePath("/a/b").name == "b" && AbsolutePath("/a/b").parent?.text == "/a")
        #expect(AbsolutePath.root.parent == nil && AbsolutePath.root.name == "")
    }

    @Test func belowAFolder() {
        #expect(AbsolutePath("/a/b/c").below(AbsolutePath("/a"))?.text == "b/c")
        #expect(AbsolutePath("/a/bc").below(AbsolutePath("/a/b")) == nil)
        #expect(AbsolutePath("/a").below(AbsolutePath("/a")) == .here)
        #expect(AbsolutePath("/a").isInside(.root))
    }

    @Test(arguments: [
        ("/work/shop", "."), ("/work/shop/Rambafile", "Rambafile"), ("/work/shop/a/b", "a/b"),
        ("/work/Rambafile", "/work/Rambafile"), ("/work/shop2/a", "/work/shop2/a"), ("/etc/x", "/etc/x"),
        ("/", "/"),
    ])
    func asAPersonInAFolderWritesIt(path: String, shown: String) {
        #expect(AbsolutePath(path).shown(from: AbsolutePath("/work/shop")) == shown)
    }

    @Test func filesOfFoldersAboveAreShownByClimbing() {
        let deep = AbsolutePath("/home/user/shop/Sources/App")
        #expect(AbsolutePath("/home/user/shop/Rambafile").shown(from: deep) == "../../Rambafile")
        #expect(AbsolutePath("/home/user/shop/Sources/x").shown(from: deep) == "../x")
        #expect(AbsolutePath("/home/user/other/x").shown(from: deep) == "/home/user/other/x")
    }

    @Test(arguments: [
        ("/a/b/c", "c"), ("/a/x/y", "../x/y"), ("/x", "../../x"), ("/a/b", "."), ("/a", ".."), ("/", "../.."),
    ])
    func relativeToAFolder(path: String, relative: String) {
        #expect(AbsolutePath(path).relative(to: AbsolutePath("/a/b")) == relative)
    }
}
