import Testing

/// Tests the cache of the toolchain's answers, which is outside of the project.
struct PackageCacheTests {
    /// A project that counts the calls of the toolchain.
    private static func project() throws -> Sandbox {
        var shop = try Shop.sandbox(printing: "")
        shop.environment["GENERAMBA_CACHE"] = shop.root + "/cache"
        try shop.replaceProgram("swift", by: "echo x >>'\(shop.root)/asked'\ncat '\(shop.root)/answer'")
        try shop.write(["../answer": answer("Shop")])
        return shop
    }

    private static func answer(_ target: String) -> String {
        """
        {"name": "Shop", "targets": [
          {"name": "\(target)", "type": "regular", "exclude": [], "dependencies": [{"byName": ["x", null]}]},
          {"name": "ShopTests", "type": "test", "exclude": []}]}
        """
    }

    private func asked(_ shop: Sandbox) throws -> Int {
        shop.exists("../asked") ? try shop.read("../asked").split(separator: "\n").count : 0
    }

    @Test(
        """
        'gen', even with '--dry-run', and 'setup' let Swift evaluate Package.swift, unless the answer is in the cache.
        """)
    func theToolchainIsAskedOnce() throws {
        let shop = try Self.project()
        #expect(try shop.run("gen", "A", "--dry-run").status == 0)
        #expect(try asked(shop) == 1)
        for name in ["A", "B", "C"] { #expect(try shop.run("gen", name).status == 0) }
        #expect(try shop.run("setup", "--yes", "--author", "Jane").status == 0)
        #expect(try asked(shop) == 1)
        #expect(try shop.files().allSatisfy { !$0.hasPrefix(".") })
    }

    @Test(arguments: [
        ["Package.swift": Shop.manifest + "// changed"], ["Package@swift-6.1.swift": Shop.manifest],
        [".swift-version": "6.2"],
    ])
    func itIsAskedAgainWhenTheManifestChanges(files: [String: String]) throws {
        let shop = try Self.project()
        _ = try shop.run("gen", "A")
        try shop.write(files)
        #expect(try shop.run("gen", "A").status == 0)
        #expect(try asked(shop) == 2)
        try shop.write(["Package.swift": Shop.manifest])
        for file in files.keys where file != "Package.swift" { try shop.remove(file) }
        _ = try shop.run("gen", "A")
        #expect(try asked(shop) == 2)
    }

    @Test func itIsAskedAgainByAnotherToolchain() throws {
        let shop = try Self.project()
        _ = try shop.run("gen", "A")
        _ = try shop.run("gen", "A", with: ["TOOLCHAINS": "other"])
        #expect(try asked(shop) == 2)
    }

    @Test func itIsAskedOutsideOfItsSandboxWithinAnother() throws {
        var shop = try Self.project()
        try shop.replaceProgram(
            "swift",
            by: """
                echo "$@" >>'\(shop.root)/asked'
                case "$*" in
                *--disable-sandbox*) cat '\(shop.root)/answer' ;;
                *) echo 'sandbox-exec: sandbox_apply: Operation not permitted' >&2; exit 71 ;;
                esac
                """)
        #expect(try shop.run("gen", "A").status == 0)
        #expect(
            try shop.read("../asked") == """
                package --package-path \(shop.project) dump-package
                package --disable-sandbox --package-path \(shop.project) dump-package

                """)
    }

    @Test(arguments: [
        "import Foundation", "import class Foundation.ProcessInfo", "@preconcurrency import Foundation",
        "import PackageDescription; import Foundation", "let n = Context.environment[\"N\"]", "import  Glibc",
        "let n = Context\n  .environment",
    ])
    func itIsAlwaysAskedWhenTheManifestReadsMoreThanItself(line: String) throws {
        let shop = try Self.project()
        try shop.write(["Package.swift": Shop.manifest + line + "\n"])
        _ = try shop.run("gen", "A")
        _ = try shop.run("gen", "A")
        #expect(try asked(shop) == 2)
    }

    @Test func aBrokenEntryIsNotTrusted() throws {
        let shop = try Self.project()
        _ = try shop.run("gen", "A")
        for entry in try shop.files(in: "../cache") {
            let bytes = try shop.bytes("../cache/" + entry)
            try shop.write(Array(bytes.dropLast(20)), to: "../cache/" + entry)
        }
        #expect(try shop.run("gen", "A").output.hasSuffix("1 identical\n"))
        #expect(try asked(shop) == 2)
    }

    @Test func whereTheCacheIs() throws {
        for (name, path) in [("GENERAMBA_CACHE", ""), ("XDG_CACHE_HOME", "/generamba")] {
            var shop = try Self.project()
            shop.environment["GENERAMBA_CACHE"] = nil
            shop.environment[name] = shop.root + "/mine"
            #expect(try shop.run("gen", "A").status == 0)
            #expect(try shop.files(in: "../mine\(path)/packages").count == 1)
        }
    }

    @Test func aFailedAnswerIsNotKept() throws {
        let shop = try Self.project()
        try shop.write(["../answer": "error: nonsense"])
        try shop.refuses(
            "gen", "A",
            saying: """
                error: 'swift package dump-package' did not print a package as JSON
                  hint: run it in the folder of Package.swift to see what it prints
                """)
        try shop.write(["../answer": Self.answer("Shop")])
        #expect(try shop.run("gen", "A").status == 0)
    }

    @Test func notesBeforeTheAnswerDoNotMatter() throws {
        let shop = try Self.project()
        try shop.write(["../answer": "warning: something {odd}\n" + Self.answer("Shop")])
        #expect(try shop.run("gen", "A").status == 0)
    }

    @Test func aMissingToolchain() throws {
        var shop = try Self.project()
        try shop.limitPrograms(to: ["sh"])
        try shop.refuses(
            "gen", "A",
            saying: """
                error: cannot run 'swift': not found in PATH
                  hint: install swift, or add its folder to PATH
                """)
    }
}
