import Testing

/// Symbolic links in repositories and local catalogs.
struct TemplateLinkTests {
    /// Where a template comes from. The folder `../team` is a git repository in any case.
    enum Source: String, CaseIterable {
        case repository, folder

        /// The catalog as the Rambafile names it.
        func catalog(of project: Sandbox) -> String {
            self == .folder ? "../team" : "file://\(project.root)/team"
        }

        var shown: String { self == .folder ? "../team" : "file://<root>/team" }
    }

    private static let spec = """
        name: page
        summary: A page
        code_files: [{name: .txt, path: Code/file.txt.mustache}, {name: Old.txt, path: Code/old/old.txt}]

        """

    /// The files of a catalog. Its template `page` consists of links into the folder `Shared`.
    private static let shared = [
        "Shared/page.rambaspec": spec, "Shared/Code/file.txt.mustache": "{{> head }}file\n",
        "Shared/Code/v1/old.txt": "old\n", "Shared/partials/head.mustache": "// head\n",
        "Shared/partials/inner/note.mustache": "", "LICENSE": "MIT\n",
    ]

    /// A project with the catalog `../team`, and with a secret beside it.
    private func project(
        _ source: Source, _ files: [String: String] = shared, links: [String: String]
    ) throws -> Sandbox {
        let project = try Shelf.project("")
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            project_file_path: Sources/Shop
            catalogs: ["\(source.catalog(of: project))"]
            templates: [page]

            """, "../secret/page.rambaspec": Self.spec, "../secret/file.txt": "secret",
        ])
        try project.makeFolder("Sources/Shop")
        try project.write(files, below: "../team")
        for (path, target) in links { try project.makeLink("../team/" + path, to: target) }
        try project.makeRepository("../team", [:])
        return project
    }

    private static let pageOfLinks = [
        "page/page.rambaspec": "../Shared/page.rambaspec", "page/Code": "../Shared/Code",
        "page/Snippets": "../aliases/snippets", "aliases/snippets": "./../Shared//partials/",
        "Shared/Code/old": "v1", "page/LICENSE": "../LICENSE",
    ]

    // MARK: Links inside

    @Test(arguments: Source.allCases) func linksAreInstalledAsFiles(source: Source) throws {
        let project = try project(source, links: Self.pageOfLinks)
        try project.expect("template", "install", output: "page from \(source.shown): all 6 created")
        #expect(
            try project.files(in: "Templates/page") == [
                "Code/file.txt.mustache", "Code/old/old.txt", "LICENSE", "Snippets/head.mustache",
                "Snippets/inner/note.mustache", "page.rambaspec",
            ])
        for path in try project.files(in: "Templates/page") {
            #expect((try? project.link("Templates/page/" + path)) == nil)
        }
        #expect(try project.read("Templates/page/page.rambaspec") == Self.spec)
        try project.expect("template", "install", output: "page from \(source.shown): all 6 identical")
        try project.expect(
            "template", "install", "--locked", output: "page from \(source.shown): all 6 identical")
        #expect(try project.run("gen", "Profile").status == 0)
        #expect(try project.read("Sources/Shop/Profile/Profile.txt") == "// head\nfile\n")
        #expect(try project.read("Sources/Shop/Profile/ProfileOld.txt") == "old\n")
    }

    @Test func aRepositoryAndAFolderAreLockedAlike() throws {
        let locks = try Source.allCases.map { source in
            let project = try project(source, links: Self.pageOfLinks)
            #expect(try project.run("template", "install").status == 0)
            let lock = try project.read("Rambafile.lock")
            return lock[try #require(lock.firstRange(of: "  sha256:")).lowerBound...]
        }
        #expect(locks[0] == locks[1] && locks[0].contains("    LICENSE: "))
    }

    @Test(arguments: Source.allCases) func aLinkedFolderIsATemplate(source: Source) throws {
        let files = ["Shared/default.rambaspec": Self.spec.replacing("page", with: "default")]
            .merging(Self.shared) { $1 }
        let project = try project(
            source, files, links: ["default": "real", "real": "Shared", "Shared/Code/old": "v1"])
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing("[page]", with: "[default]")
        ])
        try project.expect("template", "install", output: "default from \(source.shown): all 3 created")
    }

    @Test(arguments: Source.allCases) func linkedTemplatesAreListed(source: Source) throws {
        let links = [
            "service/service.rambaspec": "../Shared/page.rambaspec", "tabbar/tabbar.rambaspec": "../last",
            "last": "Shared/../Shared/page.rambaspec", "default": "Shared",
            "Shared/default.rambaspec": "page.rambaspec",
        ]
        let project = try project(source, links: links)
        let run = try project.run("template", "search", "A page")
        let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(names == ["default", "service", "tabbar"] && run.messages == "", "\(run)")
    }

    @Test func aLinkedRambaspecOfASharedFolder() throws {
        let project = try project(
            .repository,
            [
                "Swifty.rambaspec": "name: Swifty\ncode_files: [{name: .txt, path: Code/a.txt}]\n",
                "Code/a.txt": "a",
            ], links: ["default.rambaspec": "service.rambaspec", "service.rambaspec": "Swifty.rambaspec"])
        let url = Source.repository.catalog(of: project)
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            project_file_path: Sources/Shop
            templates: [{name: default, git: "\(url)"}, {name: service, git: "\(url)"}]

            """
        ])
        let run = try project.run("template", "install")
        #expect(
            run.output == """
                default from file://<root>/team: all 2 created
                service from file://<root>/team: all 2 created

                """ && run.status == 0, "\(run)")
        try project.expect(
            "gen", "Profile", url + "//service.rambaspec", "--dry-run", "--no-tests",
            output: """
                     create  Sources/Shop/Profile/Profile.txt
                Profile from service: 1 to create (dry run, nothing was written)
                """,
            messages: """
                file://<root>/team/service.rambaspec:1:7: warning: the rambaspec of 'service' is named 'Swifty'
                 1 | name: Swifty
                   |       ^^^^^^
                """)
    }

    // MARK: Lint and gen

    @Test func lintFollowsTheLinksOfACatalog() throws {
        let files = Self.shared.merging(["Shared/Code/unused.swift.mustache": ""]) { $1 }
        let project = try project(.folder, files, links: Self.pageOfLinks)
        for place in ["../team", "file://\(project.root)/team//page"] {
            try project.expect("template", "lint", place, output: "page: no problems")
        }
        try project.refuses(
            "gen", "Profile", "../team/page",
            saying: """
                error: '<root>/team/page/page.rambaspec' leads outside '<root>/team/page': it is a symbolic link to \
                '../Shared/page.rambaspec'
                  hint: replace it, or link to a file or folder in '<root>/team/page' by a relative path
                """)
    }

    @Test func aFileMayHaveSeveralNames() throws {
        let sandbox = try Sandbox()
        try sandbox.write([
            "own/page/page.rambaspec":
                "name: page\ncode_files: [{name: A.swift, path: a.swift}, {name: B.swift, path: Old/b.swift}]\n",
            "own/page/real.swift": "", "own/page/New/b.swift": "",
        ])
        try sandbox.makeLink("own/page/a.swift", to: "real.swift")
        try sandbox.makeLink("own/page/Old", to: "New")
        try sandbox.makeLink("own/page/unused.swift", to: "real.swift")
        let messages = """
            warning: nothing uses 'PAGE/unused.swift'
              hint: name it in the rambaspec, or remove it
            """
        try sandbox.makeRepository("own/page", [:])
        for place in ["own/page", "file://\(sandbox.project)/own/page"] {
            try sandbox.expect(
                "template", "lint", place, output: "page: 1 warning",
                messages: sandbox.shown(text: messages.replacing("PAGE", with: place)))
        }
    }

    // MARK: Links that cannot be followed

    /// A link in the template `page`, and the message about it.
    struct Case: CustomTestStringConvertible {
        let link: String
        let target: String
        let what: String
        /// More links.
        var others: [String: String] = [:]
        /// The link that the message names, if it is another one.
        var named: (link: String, target: String)?

        var testDescription: String { "\(link) → \(target)" }
    }

    static let bad = [
        Case(link: "page/Code/file.txt.mustache", target: "nothing", what: "leads nowhere"),
        Case(link: "page/Code/file.txt.mustache", target: "../Code/no/file.txt", what: "leads nowhere"),
        Case(link: "page/Code/file.txt.mustache", target: "../page.rambaspec/x", what: "leads nowhere"),
        Case(link: "page/Code/file.txt.mustache", target: "/etc/passwd", what: "leads to an absolute path"),
        Case(
            link: "page/Code/file.txt.mustache", target: "../../../secret/file.txt",
            what: "leads outside 'TEAM'"),
        Case(
            link: "page/Code/file.txt.mustache", target: "../../../team/page/Code/old/old.txt",
            what: "leads outside 'TEAM'"),
        Case(link: "page/Code/file.txt.mustache", target: "file.txt.mustache", what: "leads in a circle"),
        Case(
            link: "page/Code/file.txt.mustache", target: "a", what: "leads in a circle",
            others: ["page/Code/a": "b", "page/Code/b": "./a"], named: ("page/Code/a", "b")),
        Case(
            link: "page/Code/file.txt.mustache", target: "a", what: "leads outside 'TEAM'",
            others: ["page/Code/a": "../b", "page/b": "../../secret/file.txt"],
            named: ("page/b", "../../secret/file.txt")),
        Case(
            link: "page/page.rambaspec", target: "../../secret/page.rambaspec", what: "leads outside 'TEAM'"),
        Case(link: "page/page.rambaspec", target: "none.rambaspec", what: "leads nowhere"),
        Case(link: "page/Code", target: "../../secret", what: "leads outside 'TEAM'"),
        Case(link: "page", target: "../secret", what: "leads outside 'TEAM'"),
        Case(link: "page", target: "page", what: "leads in a circle"),
        Case(link: "page/snippets", target: "../../secret", what: "leads outside 'TEAM'"),
        Case(link: "page/snippets/secret.mustache", target: "/etc/passwd", what: "leads to an absolute path"),
        Case(link: "page/snippets/again", target: "..", what: "leads in a circle"),
        Case(
            link: "page/snippets/a/again", target: "../../b", what: "leads in a circle",
            others: ["page/b/again": "../snippets"], named: ("page/b/again", "../snippets")),
        Case(link: "page/LICENSE", target: "../../secret/file.txt", what: "leads outside 'TEAM'"),
    ]

    /// A project with a catalog that has a regular template `page`, apart from the links of a case.
    private func project(_ source: Source, _ bad: Case) throws -> Sandbox {
        let page = [
            "page/page.rambaspec": Self.spec, "page/Code/file.txt.mustache": "", "page/Code/old/old.txt": "",
        ]
        let links = bad.others.merging([bad.link: bad.target]) { $1 }
        let files = page.filter { path, _ in
            !links.keys.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        return try project(source, files.merging(["page2/a": ""]) { $1 }, links: links)
    }

    private func message(_ bad: Case, _ severity: String, _ source: Source) -> String {
        let (link, target) = bad.named ?? (bad.link, bad.target)
        return """
            \(severity): '\(source.shown)/\(link)' \(bad.what.replacing("TEAM", with: source.shown)): it is a symbolic \
            link to '\(target)'
              hint: replace it, or link to a file or folder in '\(source.shown)' by a relative path
            """
    }

    @Test(
        """
        No symbolic link makes Generamba read a file outside of a template's repository, catalog or folder, or in \
        '.git'.
        """, arguments: Source.allCases, bad)
    func aBadLinkIsRefused(source: Source, bad: Case) throws {
        let project = try project(source, bad)
        try project.refuses("template", "install", saying: message(bad, "error", source))
        #expect(!project.exists("Templates"))
    }

    @Test(arguments: Source.allCases) func aListNamesTheTemplatesBehindBadLinks(source: Source) throws {
        for bad in Self.bad where ["page", "page/page.rambaspec"].contains(bad.link) {
            let run = try project(source, bad).run("template", "list")
            #expect(run.status == 0 && !run.output.contains("A page"), "\(run)")
            #expect(run.messages == message(bad, "warning", source) + "\n")
        }
    }

    @Test func aLinkIntoAGitDirectory() throws {
        let bad = Case(
            link: "page/Code", target: "../.git", what: "leads into a git directory")
        let project = try project(.folder, bad)
        try project.write(["../team/.git/file.txt.mustache": "", "../team/.git/old/old.txt": ""])
        try project.refuses("template", "install", saying: message(bad, "error", .folder))
    }

    @Test(arguments: Source.allCases) func moreLinksThanAnybodyNeeds(source: Source) throws {
        var links = ["page/Code/file.txt.mustache": "1"]
        for index in 1..<60 { links["page/Code/\(index)"] = "\(index + 1)" }
        let files = ["page/page.rambaspec": Self.spec, "page/Code/60": "", "page/Code/old/old.txt": ""]
        let project = try project(source, files, links: links)
        let bad = Case(
            link: "page/Code/40", target: "41", what: "leads through more than 40 links")
        try project.refuses("template", "install", saying: message(bad, "error", source))
    }

    /// Each folder has two links to the next one: 2^30 ways lead to the last.
    @Test(arguments: Source.allCases) func foldersThatGrow(source: Source) throws {
        var links: [String: String] = [:]
        for index in 0..<30 {
            for name in ["a", "b"] { links["page/snippets/\(index)/\(name)"] = "../\(index + 1)" }
        }
        let files = [
            "page/page.rambaspec": Self.spec, "page/Code/file.txt.mustache": "",
            "page/Code/old/old.txt": "", "page/snippets/30/x.mustache": "",
        ]
        let project = try project(source, files, links: links)
        let run = try project.run("template", "install")
        #expect(run.status == 1 && run.output == "" && !project.exists("Templates"), "\(run)")
        #expect(
            run.messages.contains("has more than 5000 files")
                || run.messages.contains("is more than 16 folders deep in the template"), "\(run)")
    }

    @Test func linksOfAPartOfTheRepositoryMayLeadIntoAnotherPart() throws {
        let project = try project(.repository, links: Self.pageOfLinks)
        let url = Source.repository.catalog(of: project)
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            templates: [{name: page, git: "\(url)", path: page}]

            """
        ])
        try project.expect("template", "install", output: "page from file://<root>/team: all 6 created")
    }

    @Test func aFolderThatTheRambafileNamesIsItsOwnLimit() throws {
        let project = try project(.folder, links: Self.pageOfLinks)
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            templates: [{name: page, local: ../team/page}]

            """
        ])
        try project.refuses(
            "template", "install",
            saying: """
                error: '<root>/team/page/page.rambaspec' leads outside '<root>/team/page': it is a symbolic link to \
                '../Shared/page.rambaspec'
                  hint: replace it, or link to a file or folder in '<root>/team/page' by a relative path
                """)
    }

    /// A repository that serves single files on request, as large hosts do, serves the targets of links, too.
    @Test func theTargetsOfLinksAreFetched() throws {
        let project = try project(.repository, links: Self.pageOfLinks)
        for key in ["allowFilter", "allowAnySHA1InWant"] {
            try project.git("config", "uploadpack.\(key)", "true", in: "../team")
        }
        try project.expect("template", "install", output: "page from file://<root>/team: all 6 created")
        try project.remove("Templates")
        try project.remove("../team")
        try project.expect(
            "template", "install", "--offline", output: "page from file://<root>/team: all 6 created")
    }
}
