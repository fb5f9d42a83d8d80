import Testing

/// Tests templates that a command line names by the address of their repository.
struct TemplateAddressTests {
    private let output = """
             create  Sources/Shop/Modules/Profile/Profile.txt
        Profile from page: 1 created
        """

    /// A package, and beside it the repository `team`. Its template is in the root, with the tag `1.0` and the branch
    /// `next`.
    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox(settings: Shop.settings.replacing("  - {name: page}\n", with: ""))
        try shop.remove("Templates")
        try shop.makeRepository("../team", Shelf.template("page", "one"))
        try shop.git("tag", "1.0", in: "../team")
        try shop.commit(["Code/file.txt": "next"], in: "../team", branch: "feature/next")
        try shop.commitToTeam("two")
        return shop
    }

    @Test(arguments: [("", "two"), ("@1.0", "one"), ("@feature/next", "next"), ("@main", "two")])
    func aRepositoryAndItsRevisions(revision: String, text: String) throws {
        let shop = try shop()
        try shop.expect("gen", "Profile", "file://\(shop.root)/team\(revision)", output: output)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == text)
        #expect(!shop.exists("Templates") && !shop.exists("Rambafile.lock"))
    }

    @Test func aCommit() throws {
        let shop = try shop()
        let commit = try shop.teamCommit("1.0")
        for id in [commit, String(commit.prefix(8)), commit.uppercased()] {
            let run = try shop.run(
                "gen", "Profile", "file://\(shop.root)/team@\(id)", "--on-conflict", "overwrite")
            #expect(run.status == 0 && run.messages == "", "\(run)")
            #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "one")
        }
    }

    @Test func aTagComesBeforeABranch() throws {
        let shop = try shop()
        try shop.git("branch", "1.0", "main", in: "../team")
        try shop.expect("gen", "Profile", "file://\(shop.root)/team@1.0", output: output)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "one")
    }

    @Test func aRevisionThatDoesNotExist() throws {
        let shop = try shop()
        try shop.refuses(
            "gen", "Profile", "file://\(shop.root)/team@1.1",
            saying: """
                error: cannot fetch 'file://<root>/team': it has no tag, branch or commit '1.1'
                  hint: did you mean '1.0'?
                """)
        try shop.refuses(
            "gen", "Profile", "file://\(shop.root)/team@somewhere",
            saying: """
                error: cannot fetch 'file://<root>/team': it has no tag, branch or commit 'somewhere'
                  hint: it has '1.0', 'feature/next', 'main'
                """)
    }

    @Test func aFolderOfTheRepository() throws {
        let shop = try shop()
        try shop.makeRepository("../all", Shelf.catalog(["page": "p", "memo": "m"]))
        let url = "file://\(shop.root)/all"
        for path in ["//page", "//page/", "//page/page.rambaspec", "@main//page"] {
            let run = try shop.run("gen", "Profile", url + path, "--on-conflict", "overwrite")
            #expect(run.status == 0 && run.messages == "", "\(run)")
            #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "p")
        }
        try shop.refuses(
            "gen", "Profile", url,
            saying: """
                error: no template in 'file://<root>/all'
                  hint: name one: 'file://<root>/all//memo', 'file://<root>/all//page'
                """)
        try shop.refuses(
            "gen", "Profile", url + "@main//pge",
            saying: """
                error: no template in 'file://<root>/all@main//pge'
                  hint: name one: 'file://<root>/all@main//memo', 'file://<root>/all@main//page'
                """)
        try shop.refuses(
            "gen", "Profile", url + "//../page",
            saying: """
                error: the path '../page' leaves its folder through '..'
                  hint: name the template's folder in the repository
                """)
    }

    @Test func severalTemplatesInOneFolder() throws {
        let shop = try shop()
        try shop.commit(["other.rambaspec": "name: other\n"], in: "../team")
        let url = "file://\(shop.root)/team"
        try shop.refuses(
            "gen", "Profile", url,
            saying: """
                error: 'file://<root>/team' contains several templates
                  hint: name one: 'file://<root>/team//other.rambaspec', 'file://<root>/team//page.rambaspec'
                """)
        try shop.expect("gen", "Profile", url + "//page.rambaspec", output: output)
    }

    @Test func lintTakesAllTemplatesOfAFolder() throws {
        let shop = try shop()
        try shop.commit(
            [
                "other.rambaspec": "name: other\ncode_files: [{name: .txt, path: Code/other.swift}]\n",
                "Code/other.swift": "", "Code/old.swift": "", ".travis.yml": "", "docs/a.swift": "",
                "nested/nested.rambaspec": "", "nested/a.swift": "",
            ], in: "../team")
        try shop.expect(
            "template", "lint", "file://\(shop.root)/team",
            output: """
                other: 1 warning
                page: no problems
                """,
            messages: """
                warning: nothing uses 'file://<root>/team/Code/old.swift'
                  hint: name it in one of the rambaspecs, or remove it
                """)
    }

    @Test func parametersAndAddressesAsTheirValues() throws {
        var shop = try shop()
        let spec = """
            name: page
            parameters: [{name: url, type: string}]
            code_files: [{name: .txt, path: Code/file.txt.mustache}]

            """
        let files = ["page.rambaspec": spec, "Code/file.txt.mustache": "{{{ custom_parameters.url }}}"]
        try shop.makeRepository("../asking", files)
        let url = "file://\(shop.root)/asking"
        try shop.expect("gen", "Profile", url, "--url", "short", output: output)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "short")
        // An address in a value is not fetched.
        try shop.write(files, below: "own/page")
        try shop.replaceProgram("git", by: "echo \"$@\" >>'\(shop.root)/log'\nexec \"$REAL\" \"$@\"")
        let run = try shop.run(
            "gen", "--url", "https://example.com/x", "Profile", "./own/page", "--author", "Ann",
            "--on-conflict",
            "overwrite")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        let log = shop.exists("../log") ? try shop.read("../log") : ""
        #expect(!log.contains("example.com"))
    }

    @Test func whatGitIsNotAskedFor() throws {
        let shop = try shop()
        try shop.refuses(
            "gen", "Profile", "http://example.com/x",
            saying: """
                error: 'http://example.com/x' uses the protocol 'http'
                  hint: use https, ssh, git, file, or a path
                """)
        try shop.refuses(
            "gen", "Profile", "ssh://-oProxyCommand=x/y",
            saying: """
                error: 'ssh://-oProxyCommand=x/y' is not the address of a repository: its host begins with '-'
                """)
        try shop.refuses(
            "gen", "Profile", "file://\(shop.root)/team@-x",
            saying: "error: '-x' is not a valid tag, branch or commit")
    }

    @Test func offline() throws {
        let shop = try shop()
        let url = "file://\(shop.root)/team"
        try shop.expect("gen", "Profile", url, output: output)
        let commit = try shop.teamCommit()
        try shop.remove("../team")
        let identical = """
            Profile from page: 1 identical
            """
        try shop.expect("gen", "Profile", url, "--offline", output: identical)
        try shop.expect("gen", "Profile", "\(url)@\(commit)", "--offline", output: identical)
        try shop.refuses(
            "gen", "Profile", url + "@1.0", "--offline",
            saying: """
                error: cannot fetch 'file://<root>/team': looking up '1.0' needs the network
                  hint: run the command without '--offline', or give a full commit ID
                """)
    }

    @Test func showLintAndCheckTakeIt() throws {
        let shop = try shop()
        let url = "file://\(shop.root)/team@1.0"
        let lint = try shop.run("template", "lint", url)
        #expect(lint.status == 0 && lint.output.hasPrefix("page: ") && lint.messages == "", "\(lint)")
        let show = try shop.run("template", "show", url)
        #expect(show.status == 0 && show.output.hasPrefix("page\n"), "\(show)")
    }

    @Test func aLinkInTheRepository() throws {
        let shop = try shop()
        try shop.remove("../team/Code/file.txt")
        try shop.makeLink("../team/Code/file.txt", to: "/etc/passwd")
        try shop.commit([:], in: "../team")
        try shop.refuses(
            "gen", "Profile", "file://\(shop.root)/team",
            saying: """
                error: 'file://<root>/team/Code/file.txt' leads to an absolute path: it is a symbolic link to \
                '/etc/passwd'
                  hint: replace it, or link to a file or folder in 'file://<root>/team' by a relative path
                """)
    }
}
