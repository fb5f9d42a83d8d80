import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

struct GitAddressTests {
    @Test(arguments: [
        ("https://example.com/group/repo.git", "https://example.com/group/repo.git"),
        ("https://example.com/repo/", "https://example.com/repo"),
        ("HTTPS://example.com/repo//", "https://example.com/repo"),
        ("FILE:///srv/repo", "file:///srv/repo"),
        ("ssh://git@example.com:22/repo.git", "ssh://git@example.com:22/repo.git"),
        ("git://example.com/repo", "git://example.com/repo"),
        ("git@example.com:group/repo.git", "git@example.com:group/repo.git"),
        ("host:repo", "host:repo"),
        ("file:///srv/repo/", "file:///srv/repo"),
        ("/srv/repo", "/srv/repo"), ("../repo", "/work/repo"), ("./a:b", "/work/Shop/a:b"),
        ("repo/", "/work/Shop/repo"),
    ])
    func whatGitGets(given: String, text: String) throws {
        #expect(try GitAddress(Located(given), relativeTo: AbsolutePath("/work/Shop")).text == text)
    }

    @Test(arguments: [
        ("https://jane:secret@example.com/repo", "https://jane:…@example.com/repo"),
        ("https://jane@example.com/repo", "https://jane@example.com/repo"),
        ("https://example.com/a:b@c", "https://example.com/a:b@c"),
        ("git@example.com:repo", "git@example.com:repo"),
    ])
    func noPasswordIsShown(given: String, shown: String) throws {
        let address = try GitAddress(Located(given), relativeTo: .root)
        #expect(address.shown == shown)
        #expect(address.hidingPassword(in: "cannot read '\(given)'") == "cannot read '\(shown)'")
    }

    @Test(arguments: [
        ("https://example.com/repo", "HTTPS://example.com/repo/"), ("../repo", "/work/./repo//"),
        ("file:///srv/repo", "File:///srv/repo"),
    ])
    func oneAddressInTwoSpellings(first: String, second: String) throws {
        let both = try [first, second].map {
            try GitAddress(Located($0), relativeTo: AbsolutePath("/work/Shop"))
        }
        #expect(both[0] == both[1] && Set(both).count == 1)
    }

    @Test(arguments: [
        "", "/", "-x", "ext::sh -c x", "fd::3", "http://example.com", "ftp://example.com", "a\nb", "a\u{7F}",
        "ssh://-o/x",
        "ssh://a@-h/x", "git@-h:x", "h:-x",
    ])
    func othersAreRefused(given: String) {
        #expect(throws: Diagnostics.self) { try GitAddress(Located(given), relativeTo: .root) }
    }
}
