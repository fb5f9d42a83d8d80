import Testing

/// Recorded modules without a Rambafile, with the same name, and after the prefix has changed.
struct RecordedModuleNameTests {
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"

    @Test func aPackageNeedsNoRambafile() throws {
        let sandbox = try Sandbox(Shop.package)
        try sandbox.install(Shop.page, as: "page")
        #expect(try sandbox.run("gen", "Profile", "page").status == 0)
        try sandbox.expect("list", output: "Profile  page  clean")
        try sandbox.expect("status", "Profile", output: "1 module: all clean")
        try sandbox.expect("update", output: "Profile from page: up to date")
        try sandbox.expect("template", "lint", output: "page: no problems")
        #expect(try sandbox.run("template", "show", "page").status == 0)
        #expect(try sandbox.run("destroy", "Profile").status == 0)
        #expect(!sandbox.exists("Sources/Shop/Profile") && !sandbox.exists("Rambafile"))
        try sandbox.refuses(
            "list",
            saying: """
                error: no Rambafile in '<root>/Shop' or any folder above it
                  hint: run 'generamba setup' to create one
                """)
    }

    @Test func anotherPrefixMakesNoSecondModule() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile").status == 0)
        let before = try FileTree(of: shop)
        let rambafile = try shop.read("Rambafile")
        try shop.write(["Rambafile": rambafile + "\nprefix: AC\n"])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: 'Profile' was generated without a prefix, and the Rambafile's is 'AC' now
                  hint: keep it with '--prefix ''', or start again with 'generamba destroy Profile'
                """)
        try shop.write(["Rambafile": rambafile])
        #expect(try FileTree(of: shop).differences(from: before) == [])
        #expect(try shop.run("gen", "Profile", "--prefix", "AC").status == 0)
        // The exact name is that of one module, although the other one has it without the prefix.
        try shop.expect("update", "Profile", output: "Profile from page: up to date")
        try shop.expect(
            "list", "ACProfile", "Profile",
            output: """
                ACProfile  page  clean
                Profile    page  clean
                """)
    }

    @Test func modulesOfTheSameNameAreNamedWithTheirTargets() throws {
        let sandbox = try FirstModuleTests.twoTargets()
        for target in ["App", "Core"] {
            #expect(try sandbox.run("gen", "Feed", "page", "--target", target).status == 0)
        }
        try sandbox.write(["Templates/page/Code/model.swift.mustache": "struct Model {}\n"])
        let run = try sandbox.run("status")
        #expect(
            run.output == """
                Feed  App  page  template changed
                Feed  Core  page  template changed

                """)
        #expect(
            run.messages == """
                error: the template of 2 modules has changed: 'App/Feed', 'Core/Feed'
                  hint: run 'generamba update'

                """)
    }

    @Test func aDryRunSpeaksOfConflictsThatWouldBe() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([
            Self.model: "struct ProfileModel { let mine = 1 }\n",
            "Templates/page/Code/model.swift.mustache": "struct ProfileModel { let new = 2 }\n",
        ])
        let run = try shop.run("update", "--dry-run")
        #expect(run.status == 7)
        #expect(
            run.messages == """
                error: 1 file would get conflict markers: '\(Self.model)'
                  hint: see them with '--diff'

                """)
    }

    @Test func aModuleOfWhichNothingIsRemovedStaysRecorded() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "--only", "Model").status == 0)
        try shop.write([Self.model: "// Mine\n"])
        try shop.expect(
            "destroy", "Profile",
            output: """
                       skip  \(Self.model)
                Profile from page: 1 skipped
                  note: '\(Self.model)' stays because it was edited
                  note: it stays recorded because nothing was removed
                """)
        try shop.expect("list", output: "Profile  page  edited (1)")
        #expect(try shop.run("destroy", "Profile", "--with-edited").status == 0)
        #expect(!shop.exists(Self.model) && !shop.exists(".generamba"))
    }
}
