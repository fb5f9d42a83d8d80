import Testing

/// Tests `template list` and `template search`.
struct ListTests {
    private static let spec = "version: 2.1.0\ncode_files: [{name: .txt, path: a.txt}]\n"

    /// A project with two catalogs, a folder and a repository, and with templates from other sources.
    private let project: Sandbox

    init() throws {
        var project = try Shelf.project(
            """
            catalogs: [../own, ../team]
            templates: [page, clean_swift, {name: mine, local: ../mine}]
            """)
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        project.environment["NO_COLOR"] = "1"
        try project.write([
            "../own/page/page.rambaspec": "name: page\nsummary: A page: \"own\"\n\(Self.spec)".replacing(
                "A page: \"own\"", with: "'A page, our own'"),
            "../own/page/a.txt": "", "../own/README.md": "", "../own/.git-like/x": "",
            "../own/liquid/liquid.rambaspec": "name: liquid\n{% for x in y %}\n- {name: x}\n{% endfor %}\n",
        ])
        try project.makeRepository(
            "../team",
            [
                "page/page.rambaspec": "name: page\nsummary: The team's page\n\(Self.spec)", "page/a.txt": "",
                "cards/cards.rambaspec": "name: cards\nsummary: Cards with a VIPER\n\(Self.spec)",
            ])
        try project.write(Shelf.template("mine", ""), below: "../mine")
        self.project = project
    }

    private let builtIn = """
        rviper_controller          1.3.0  built-in             A module of Rambler's VIPER; needs rviper_foundation once in \
        each target
        """

    @Test func allThatCanBeHadAndAllThatIsInstalled() throws {
        _ = try project.run("template", "install")
        let run = try project.run("template", "list")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(
            lines.filter { $0.contains("../") || $0.contains("installed") } == [
                "cards                      2.1.0  ../team              Cards with a VIPER",
                "clean_swift                1.1.0  built-in  installed  A Clean Swift scene with its cycle of view "
                    + "controller, interactor and presenter",
                "liquid                            ../own",
                "mine                              ../mine   installed",
                "page                       2.1.0  ../own    installed  A page, our own",
                "page                       2.1.0  ../team              The team's page",
            ], "\(run)")
        #expect(lines.contains(builtIn) && lines.count == 31 && run.status == 0 && run.messages == "")
    }

    @Test func letterCaseDoesNotMatterForTheOrder() throws {
        for name in ["Banner", "alert", "PAGE", "Zebra"] {
            try project.write([
                "../own/\(name)/\(name).rambaspec": "name: \(name)\nsummary: Sorted\n\(Self.spec)"
            ])
        }
        let run = try project.run("template", "list")
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.filter { !$0.contains("built-in") && !$0.contains("../mine") }.map { line in
                line.split(separator: " ").filter { !$0.hasPrefix("2.") }.prefix(2).joined(separator: " ")
            } == [
                "alert ../own", "Banner ../own", "cards ../team", "liquid ../own", "PAGE ../own",
                "page ../own",
                "page ../team", "Zebra ../own",
            ], "\(run)")
    }

    @Test func aRepositoryIsReadAsItWasFetchedLast() throws {
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing(
                "../team", with: "file://\(project.root)/team")
        ])
        #expect(try project.run("template", "list").status == 0)
        try project.commit(
            ["new/new.rambaspec": "name: new\nsummary: Brand-new\n\(Self.spec)"], in: "../team")
        #expect(try !project.run("template", "list").output.contains("Brand-new"))
        #expect(try !project.run("template", "list", "--offline").output.contains("Brand-new"))
        #expect(try project.run("template", "list", "--refresh").output.contains("Brand-new"))
        #expect(try project.run("template", "list", "--offline").output.contains("Brand-new"))
    }

    @Test func outsideOfAProject() throws {
        try project.remove("Rambafile")
        let run = try project.run("template", "list")
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 26)
        #expect(
            run.output.hasPrefix(
                "cache_tracker              1.0.0  built-in  Trackers that report what changes in a cache"
            ), "\(run)")
    }

    @Test func aReportForPrograms() throws {
        try project.write(["Rambafile": "project_name: S\nproject_target: S\ncatalogs: [../own]\n"])
        let run = try project.run("template", "search", "OUR", "--json")
        #expect(
            run
                == Run(
                    output: """
                        {
                          "diagnostics" : [

                          ],
                          "templates" : [
                            {
                              "installed" : false,
                              "name" : "page",
                              "source" : "../own",
                              "summary" : "A page, our own",
                              "version" : "2.1.0"
                            }
                          ],
                          "version" : 1
                        }
                        """), "\(run)")
    }

    @Test(arguments: ["viper", "VIPER"]) func aSearchInNamesAndSummaries(term: String) throws {
        let run = try project.run("template", "search", term)
        let names = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(
            names == [
                "cards", "route", "rviper_around", "rviper_cell", "rviper_container", "rviper_controller",
                "rviper_foundation", "rviper_project", "rviper_section_foundation", "rviper_section_module",
                "rviper_section_table", "rviper_view", "swiftui_viper", "swiftui_viper_project",
                "swiftui_viper_service", "viper_configurator",
            ], "\(run)")
    }

    @Test func aSearchWithoutSuccess() throws {
        try project.refuses(
            "template", "search", "tetris",
            saying: """
                error: no template has 'tetris' in its name or summary
                  hint: 'generamba template list' shows all
                """)
    }

    @Test func fetchingAndNotFetchingContradict() throws {
        for command in [["list"], ["search", "page"]] {
            let run = try project.run(["template"] + command + ["--offline", "--refresh"])
            #expect(
                run
                    == Run(
                        messages: """
                            error: '--refresh' fetches the catalogs, but '--offline' forbids that
                              hint: use only one of them
                            """, status: 64))
        }
    }
}
