import Testing

/// Tests `public_catalog` and `GENERAMBA_PUBLIC_CATALOG`, which name another public catalog than Generamba's.
struct PublicCatalogTests {
    private func project(_ settings: String = "") throws -> Sandbox {
        let project = try Shelf.project(settings + "templates: [page]")
        try project.write(Shelf.catalog(["page": "folder"]), below: "../folder")
        try project.makeRepository("../team", Shelf.catalog(["page": "team"]))
        try project.makeRepository("../public.git", Shelf.catalog(["page": "public"]))
        return project
    }

    @Test(arguments: ["../folder", "../team"]) func ofTheRambafile(url: String) throws {
        let project = try project("public_catalog: \(url)\n")
        try project.expect("template", "install", output: "page from \(url): all 2 created")
        try project.expect("template", "install", "--locked", output: "page from \(url): all 2 identical")
    }

    @Test("'template install', 'update', 'list' and 'search' run git with your own settings.")
    func theUsersSettingsOfGitApply() throws {
        let project = try Shelf.project("catalogs: ['https://example.com/team.git']\ntemplates: [page]")
        try project.makeRepository("../team", Shelf.catalog(["page": "team"]))
        try project.write([
            "../home/.gitconfig":
                "[url \"\(project.root)/team\"]\n\tinsteadOf = https://example.com/team.git\n"
        ])
        for command in [["install"], ["update"], ["list"], ["search", "page"]] {
            let run = try project.run(["template"] + command)
            #expect(run.status == 0 && run.messages == "", "\(run)")
        }
    }

    @Test func ofTheEnvironment() throws {
        let project = try project("public_catalog: ../folder\n")
        try project.makeFolder("Sources/Deep")
        try project.expect(
            "template", "install", in: "Sources/Deep", with: ["GENERAMBA_PUBLIC_CATALOG": "../team"],
            output: "page from ../team: all 2 created")
    }

    @Test func itComesLast() throws {
        let project = try project("catalogs: [../folder]\npublic_catalog: ../team\n")
        try project.expect("template", "install", output: "page from ../folder: all 2 created")
    }

    @Test func anEmptyTextMeansNone() throws {
        let message = """
              hint: the built-in templates are
            """
        for (settings, variables) in [
            ("public_catalog: ''\n", [:]), ("public_catalog: ../folder\n", ["GENERAMBA_PUBLIC_CATALOG": ""]),
        ] {
            let run = try project(settings).run("template", "install", with: variables)
            #expect(run.status == 1 && run.messages.contains("error: no template 'page' in the catalogs\n"))
            #expect(run.messages.contains(message) && !run.messages.contains("cannot fetch"), "\(run)")
        }
    }

    @Test func aFolderThatIsMissing() throws {
        let run = try project("public_catalog: ../foldr\n").run("template", "install")
        #expect(
            run.status == 1
                && run.messages.hasPrefix(
                    """
                    Rambafile:3:17: error: no folder '../foldr'
                     3 | public_catalog: ../foldr
                       |                 ^^^^^^^^
                      hint: did you mean '
                    """),
            "\(run)")
    }
}
