import Foundation
import Testing

/// The cache of file stamps, with which 'list' and 'status' read only the files that have changed.
struct FileStampsTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"

    private var shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        shop.environment["GENERAMBA_CACHE"] = shop.root + "/cache"
        try #require(try shop.run("gen", "Profile").status == 0)
    }

    /// The path of the cache; nil if there is none.
    private var path: String? {
        guard shop.exists("../cache/stamps") else { return nil }
        return try? shop.files(in: "../cache/stamps").first.map { "../cache/stamps/\($0)" }
    }

    /// The content of the cache; nil if there is none.
    private var cache: [UInt8]? { path.flatMap { try? shop.bytes($0) } }

    private func damage(_ change: (inout [UInt8]) -> Void) throws {
        let path = try #require(path)
        var bytes = try shop.bytes(path)
        change(&bytes)
        try shop.write(bytes, to: path)
    }

    /// Waits until the files are older than the steps in which a file system counts.
    private func wait() { usleep(4_200_000) }

    @Test func theAnswersAreThoseWithoutTheCache() throws {
        let text = try shop.read(Self.view)
        try shop.write([Self.view: text])
        try shop.expect("list", output: "Profile  page  clean")
        #expect(cache == nil, "files that have just changed are not remembered")
        wait()
        try shop.expect("list", output: "Profile  page  clean")
        let first = try #require(cache)
        try shop.expect("list", output: "Profile  page  clean")
        #expect(cache == first)

        try shop.write([Self.view: text.replacing("View {}", with: "View { }")])
        try shop.expect("list", output: "Profile  page  clean")
        try shop.write([Self.view: text.replacing("View {}", with: "Page {}")])
        try shop.expect("list", output: "Profile  page  edited (1)")
        wait()
        for _ in 0..<2 { try shop.expect("list", output: "Profile  page  edited (1)") }
        #expect(cache != first)
        try shop.write([Self.view: "<<<<<<< yours\n=======\n>>>>>>> template\n"])
        wait()
        for _ in 0..<2 { try shop.expect("list", output: "Profile  page  conflicts (1)") }
        try shop.remove(Self.view)
        try shop.expect("list", output: "Profile  page  missing (1)")
        try shop.write([Self.view: text])
        try shop.expect("list", output: "Profile  page  clean")
    }

    @Test func aDamagedCacheIsNotRead() throws {
        wait()
        try shop.expect("list", output: "Profile  page  clean")
        let good = try #require(cache)
        for length in [0, 1, good.count / 2, good.count - 1] {
            try damage { $0 = Array(good.prefix(length)) }
            try shop.expect("list", output: "Profile  page  clean")
            #expect(cache == good)
        }
        for place in stride(from: 0, to: good.count, by: 7) {
            try damage { $0[place] ^= 0x55 }
            try shop.expect("list", output: "Profile  page  clean")
            #expect(cache == good)
        }
    }

    @Test func aRemovedModuleIsForgotten() throws {
        wait()
        try shop.expect("list", output: "Profile  page  clean")
        #expect(try shop.run("destroy", "Profile").status == 0)
        try shop.expect("list", output: "No module is recorded.")
        #expect(try !String(decoding: #require(cache), as: UTF8.self).contains("Profile"))
    }

    @Test func aFolderThatCannotBeWrittenIsNoError() throws {
        try shop.write(["../cache/stamps": "a file"])
        wait()
        try shop.expect("list", output: "Profile  page  clean")
    }
}
