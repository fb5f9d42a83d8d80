import Testing

/// Tests that `template show`, `lint` and `check` know the templates that `template list` shows.
struct CatalogShowTests {
    private static func spec(_ name: String, _ summary: String, _ more: String = "") -> String {
        "name: \(name)\nsummary: \(summary)\ncode_files: [{name: \(name).swift, path: a.swift}]\n\(more)"
    }

    /// A project with two catalogs, a folder and a repository, and nothing installed.
    private func project(_ settings: String = "templates: [page]") throws -> Sandbox {
        var project = try Shelf.project("")
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            catalogs: [../own, "file://\(project.root)/team"]
            \(settings)

            """,
            "../own/page/page.rambaspec": Self.spec("page", "Our page"), "../own/page/a.swift": "",
            "../own/memo/memo.rambaspec": Self.spec("memo", "Our memo"), "../own/memo/a.swift": "",
        ])
        try project.makeRepository(
            "../team",
            [
                "page/page.rambaspec": Self.spec("page", "The team's page"), "page/a.swift": "",
                "cards/cards.rambaspec": Self.spec("cards", "Cards", "requires: [page]\n"),
                "cards/a.swift": "",
            ])
        return project
    }

    @Test(arguments: [("page", "Our page"), ("cards", "Cards"), ("memo", "Our memo")])
    func templatesThatAreNotInstalled(name: String, summary: String) throws {
        let project = try project()
        let text = """
            \(name)
            \(summary)

            The template declares no parameters.

            FILES:
              code/NAME/
                NAME\(name).swift
            """
        try project.expect("template", "show", name, output: text)
        try project.expect("template", "show", name, "--offline", output: text)
        try project.expect("template", "lint", name, output: "\(name): no problems")
        #expect(!project.exists("Templates"))
    }

    @Test func allThatTheListHas() throws {
        let project = try project()
        let list = try project.run("template", "list").output.split(separator: "\n")
        for line in list {
            let name = String(line.prefix { $0 != " " })
            let run = try project.run("template", "show", name)
            #expect(run.status == 0 && run.output.hasPrefix(name), "\(run)")
        }
        #expect(list.count == 30)
    }

    @Test func anInstalledOneComesFirst() throws {
        let project = try project()
        #expect(try project.run("template", "install").status == 0)
        try project.write(["Templates/page/page.rambaspec": Self.spec("page", "Mine")])
        let run = try project.run("template", "show", "page")
        #expect(run.output.hasPrefix("page\nMine\n"), "\(run)")
    }

    @Test func aFolderComesFirst() throws {
        let project = try project()
        try project.write(["cards/cards.rambaspec": Self.spec("cards", "Mine"), "cards/a.swift": ""])
        let run = try project.run("template", "show", "cards")
        #expect(run.output.hasPrefix("cards\nMine\n"), "\(run)")
    }

    @Test func anotherSourceInTheRambafile() throws {
        let project = try project("templates: [{name: page, git: ../other}]")
        try project.refuses(
            "template", "show", "page",
            saying: """
                Rambafile:4:20: error: the template 'page' is not installed
                 4 | templates: [{name: page, git: ../other}]
                   |                    ^^^^
                  hint: run 'generamba template install'
                """)
    }

    @Test func whatNoCatalogHas() throws {
        try project().refuses(
            "template", "show", "silvr",
            saying: """
                error: no template 'silvr'
                  hint: did you mean 'silver'?
                """)
    }

    @Test func aCatalogThatCannotBeRead() throws {
        let project = try project()
        try project.remove("../team")
        let run = try project.run("template", "show", "page")
        #expect(run.output.hasPrefix("page\nOur page\n") && run.messages == "", "\(run)")
        let none = try project.run("template", "show", "cards")
        #expect(
            none.status == 1
                && none.messages.contains("error: cannot fetch 'file://<root>/team': "), "\(none)")
    }

    @Test func genDoesNotFetchThem() throws {
        try project().refuses(
            "gen", "Profile", "cards",
            saying: """
                error: no template 'cards'
                  hint: the project's template is page; the built-in templates are \
                \(TemplateChoices.all.map(\.name).sorted().joined(separator: ", ")); 'generamba template list' lists those in catalogs
                """)
    }
}
