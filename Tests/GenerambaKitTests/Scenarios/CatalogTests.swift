import GenerambaKit
import Testing

/// Finding templates by name: in the Rambafile's catalogs, among the built-in templates, in Generamba's public catalog.
struct CatalogTests {
    private static let publicCatalog =
        "https://github.com/rambler-digital-solutions/generamba-catalog.git"

    @Test func theFirstCatalogThatHasATemplateGivesIt() throws {
        let project = try Shelf.project(
            """
            catalogs: [../first, file://<root>/second, ../bare.git]
            templates: [a, {name: b}, c]
            """)
        try project.write(["Rambafile": try project.read("Rambafile").replacing("<root>", with: project.root)]
        )
        try project.write(Shelf.catalog(["a": "first", "unused": "first"]), below: "../first")
        try project.makeRepository("../second", Shelf.catalog(["a": "second", "b": "second", "unused": ""]))
        try project.makeRepository("../bare", Shelf.catalog(["b": "bare", "c": "bare"]))
        try project.git("clone", "--quiet", "--bare", "../bare", "../bare.git")
        try project.expect(
            "template", "install",
            output: """
                a from ../first: all 2 created
                b from file://<root>/second: all 2 created
                c from ../bare.git: all 2 created
                """,
            messages: """
                Rambafile:4:13: warning: 'a' is also in 'file://<root>/second'
                 4 | templates: [a, {name: b}, c]
                   |             ^
                  hint: the one from '../first' is used
                Rambafile:4:23: warning: 'b' is also in '../bare.git'
                 4 | templates: [a, {name: b}, c]
                   |                       ^
                  hint: the one from 'file://<root>/second' is used
                """)
        #expect(try project.read("Templates/a/Code/file.txt") == "first")
        #expect(try project.read("Templates/b/Code/file.txt") == "second")
        #expect(try project.read("Templates/c/Code/file.txt") == "bare")
        #expect(try project.files(in: "Templates").count == 6)
        #expect(try project.files(in: "../tmp").isEmpty)
    }

    @Test func aCatalogWinsOverTheProgram() throws {
        let project = try Shelf.project("catalogs:\n  - ../own\ntemplates: [rviper_controller]")
        try project.write(Shelf.catalog(["rviper_controller": "own"]), below: "../own")
        let output = "rviper_controller from ../own: all 2 created"
        try project.expect(
            "template", "install", output: output,
            messages: """
                Rambafile:5:13: warning: 'rviper_controller' is also in 'built-in'
                 5 | templates: [rviper_controller]
                   |             ^^^^^^^^^^^^^^^^^
                  hint: the one from '../own' is used
                """)
    }

    @Test func theProgramWinsOverThePublicCatalogWhichIsNotFetched() throws {
        var project = try Shelf.project("catalogs: [../own]\ntemplates: [rviper_controller, page]")
        try project.write(Shelf.catalog(["page": "own"]), below: "../own")
        try project.makeRepository("../public.git", Shelf.catalog(["rviper_controller": "public"]))
        try project.replaceProgram("git", by: "echo \"$@\" >>'\(project.root)/log'\nexec \"$REAL\" \"$@\"")
        let run = try project.run("template", "install")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("rviper_controller from built-in: all "))
        #expect(!project.exists("../log"))
    }

    @Test func thePublicCatalogIsFetchedOnceForNamesFoundNowhereElse() throws {
        var project = try Shelf.project("catalogs: [../own]\ntemplates: [x, rviper_controller, y, z]")
        try project.write(Shelf.catalog(["x": "own"]), below: "../own")
        try project.makeRepository(
            "../public.git", Shelf.catalog(["x": "public", "y": "public", "z": "public"]))
        try project.replaceProgram("git", by: "echo \"$@\" >>'\(project.root)/log'\nexec \"$REAL\" \"$@\"")
        let run = try project.run("template", "install")
        #expect(
            run.output.split(separator: "\n").filter { !$0.contains("built-in") } == [
                "x from ../own: all 2 created", "y from \(Self.publicCatalog): all 2 created",
                "z from \(Self.publicCatalog): all 2 created",
            ])
        #expect(run.status == 0 && run.messages == "")
        #expect(try project.read("../log").split(separator: "\n").count { $0.contains(" ls-remote ") } == 1)
        #expect(try project.read("Templates/x/Code/file.txt") == "own")
    }

    @Test func withoutANetworkUnknownNamesAreRefused() throws {
        let project = try Shelf.project(
            "templates:\n  - rviper_controler\n  - {name: mine, local: ../mine}\n  - zzz")
        try project.write(Shelf.template("mine", ""), below: "../mine")
        let cause = """
            error: cannot fetch '\(Self.publicCatalog)': 'git ls-remote \(Self.publicCatalog)' failed with status 128
              | fatal: '<root>/public.git' does not appear to be a git repository
              | fatal: Could not read from remote repository.
              | Please make sure you have the correct access rights
              | and the repository exists.
              hint: check the address, your access and the network
            """
        try project.refuses(
            "template", "install",
            saying: """
                \(cause)
                Rambafile:4:5: error: no template 'rviper_controler' in the catalogs
                 4 |   - rviper_controler
                   |     ^^^^^^^^^^^^^^^^
                  hint: did you mean 'rviper_controller'?
                Rambafile:6:5: error: no template 'zzz' in the catalogs
                 6 |   - zzz
                   |     ^^^
                  hint: the built-in templates are \(BuiltInCatalog.names.joined(separator: ", "))
                """)
    }

    @Test func namesThatNoCatalogHasAreRefused() throws {
        let project = try Shelf.project("catalogs: [../own]\ntemplates: [pages]")
        try project.write(Shelf.catalog(["page": ""]), below: "../own")
        try project.makeRepository("../public.git", Shelf.catalog(["other": ""]))
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:4:13: error: no template 'pages' in the catalogs
                 4 | templates: [pages]
                   |             ^^^^^
                  hint: did you mean 'page'?
                """)
    }

    @Test func aTemplateOfThePublicCatalogIsSuggestedToo() throws {
        let project = try Shelf.project("templates: [swifty_vipr]")
        try project.makeRepository("../public.git", Shelf.catalog(["swifty_viper": ""]))
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:13: error: no template 'swifty_vipr' in the catalogs
                 3 | templates: [swifty_vipr]
                   |             ^^^^^^^^^^^
                  hint: did you mean 'swifty_viper'?
                """)
    }

    @Test func aCatalogThatCannotBeHadIsOneMistake() throws {
        let project = try Shelf.project("catalogs: [../gone]\ntemplates: [a, b, rviper_controller]")
        try project.makeRepository("../public.git", Shelf.catalog(["a": ""]))
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:12: error: no folder '../gone'
                 3 | catalogs: [../gone]
                   |            ^^^^^^^
                  hint: the path is relative to the Rambafile's folder
                """)
    }

    @Test func withoutADeadCatalogThereIsTheBuiltInTemplate() throws {
        let url = "file://<root>/dead.git"
        let project = try Shop.sandbox()
        try project.write(["Rambafile": Shop.settings + "catalogs: [file://\(project.root)/dead.git]\n"])
        let carets = String(repeating: "^", count: project.root.count + "file:///dead.git".count)
        try project.refuses(
            "template", "add", "silver",
            saying: """
                Rambafile:9:12: error: cannot fetch '\(url)': 'git ls-remote \(url)' failed with status 128
                  | fatal: '<root>/dead.git' does not appear to be a git repository
                  | fatal: Could not read from remote repository.
                  | Please make sure you have the correct access rights
                  | and the repository exists.
                 9 | catalogs: [\(url)]
                   |            \(carets)
                  hint: check the address, your access and the network; to use the built-in template, remove this \
                catalog from the Rambafile
                """)
        try project.refuses(
            "gen", "Profile", "silver",
            saying: """
                error: the template 'silver' is not installed, and a catalog may have one with this name
                  hint: run 'generamba template add silver', or remove '\(url)' from 'catalogs' in the Rambafile to use \
                the built-in one
                """)
        try project.write(["Rambafile": Shop.settings])
        #expect(try project.run("gen", "Profile", "silver", "--dry-run").status == 0)
        #expect(try project.run("template", "add", "silver").status == 0)
    }

    @Test(arguments: [
        ("../catalogg", "../catalog"), ("./shard", "shared"), ("Templats/own/", "Templates/own"),
        ("<root>/catalgo", "<root>/catalog"),
    ])
    func aFolderThatIsMistyped(written: String, meant: String) throws {
        let project = try Shelf.project("catalogs: ['']\ntemplates: [a]")
        let path = written.replacing("<root>", with: project.root)
        let settings = try project.read("Rambafile").replacing("['']", with: path)
        try project.write(["Rambafile": settings])
        for folder in ["../catalog", "shared", "Templates/own"] { try project.makeFolder(folder) }
        let run = try project.run("template", "install")
        #expect(
            run
                == Run(
                    messages: """
                        Rambafile:3:11: error: no folder '\(written)'
                         3 | catalogs: \(written)
                           |           \(String(repeating: "^", count: path.count))
                          hint: did you mean '\(meant)'?
                        """, status: 1), "\(run)")
    }

    @Test(arguments: [
        ("github.com/x/y", "https://github.com/x/y"),
        ("git.example.com/y.git", "https://git.example.com/y.git"),
        ("git@github.com/x/y", "git@github.com:x/y"),
    ])
    func anAddressWithoutItsBeginning(written: String, meant: String) throws {
        let project = try Shelf.project("templates: [{name: page, git: \(written)}]")
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: no folder '\(written)'
                 3 | templates: [{name: page, git: \(written)}]
                   |                               \(String(repeating: "^", count: written.count))
                  hint: for a repository on the web, write '\(meant)'
                """)
    }

    @Test func aRepositoryWhosePathIsMistyped() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../taem}]")
        try project.makeRepository("../team", Shelf.template("page", ""))
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: no folder '../taem'
                 3 | templates: [{name: page, git: ../taem}]
                   |                               ^^^^^^^
                  hint: did you mean '../team'?
                """)
    }
}
