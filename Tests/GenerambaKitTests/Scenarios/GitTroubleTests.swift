import Testing

/// Tests a git that is missing or fails, and unusual addresses.
struct GitTroubleTests {
    @Test func aMissingGit() throws {
        var project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeFolder("../team")
        try project.limitPrograms(to: ["sh"])
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': cannot run 'git': not found in PATH
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: install git, or add its folder to PATH
                """)
    }

    @Test func aMissingGitIsNotNeededForFolders() throws {
        var project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", ""), below: "../mine")
        try project.limitPrograms(to: [])
        try project.expect("template", "install", output: "page from ../mine: all 2 created")
    }

    @Test func aFolderThatIsNoRepository() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeFolder("../team")
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': 'git ls-remote ../team' failed with status 128
                  | fatal: '<root>/team' does not appear to be a git repository
                  | fatal: Could not read from remote repository.
                  | Please make sure you have the correct access rights
                  | and the repository exists.
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: check the address, your access and the network
                """)
    }

    @Test func aBranchThatDoesNotExist() throws {
        let project = try Team.project(", branch: nxet")
        func refuses(_ hint: String) throws {
            try project.refuses(
                "template", "install",
                saying: """
                    Rambafile:3:31: error: cannot fetch '../team': it has no branch 'nxet'
                     3 | templates: [{name: page, git: ../team, branch: nxet}]
                       |                               ^^^^^^^
                      hint: \(hint)
                    """)
        }
        try refuses("it has 'main'")
        try project.git("branch", "next", in: "../team")
        try refuses("did you mean 'next'?")
    }

    @Test func aRepositoryWithoutTheTemplate() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("pages", ""))
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: no 'page.rambaspec' in '../team'
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: it has 'pages.rambaspec'
                """)
    }

    @Test func aRepositoryWhoseTemplateIsBroken() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository(
            "../team", ["page.rambaspec": "name: page\ncode_files: [{name: a, path: b}]\n"])
        try project.refuses(
            "template", "install",
            saying: """
                ../team/page.rambaspec:2:30: error: no file 'b' in the template
                 2 | code_files: [{name: a, path: b}]
                   |                              ^
                """)
    }

    @Test func anEmptyRepository() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeFolder("../team")
        try project.git("init", "--quiet", in: "../team")
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': it has no commits
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: commit a template to it
                """)
    }

    @Test func aBranchRunsNothing() throws {
        let project = try Team.project(", branch: \"--upload-pack=touch pwned\"")
        let before = try project.snapshot()
        #expect(try project.run("template", "install").status == 1)
        #expect(try project.snapshot() == before)
    }

    @Test func hooksOfTheUserAreNotRun() throws {
        let project = try Team.project()
        let pwned = project.root + "/pwned"
        try project.write([
            "../hooks/post-checkout": "#!/bin/sh\ntouch '\(pwned)'\n",
            "../home/.gitconfig": "[core]\n\thooksPath = \(project.root)/hooks\n",
        ])
        try project.setMode(0o755, of: "../hooks/post-checkout")
        #expect(try project.run("template", "install").status == 0)
        #expect(!project.exists("../pwned"))
    }

    @Test func controlCRemovesTemporaryFiles() throws {
        var project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("page", ""))
        // Ctrl-C reaches git and the program at the same time.
        try project.replaceProgram(
            "git", by: "for folder; do :; done\nmkdir -p \"$folder/.git\"\nkill -INT 0\nsleep 60")
        let before = try project.snapshot()
        let run = try project.run("template", "install")
        #expect(run == Run(messages: "error: interrupted: nothing was written", status: 130))
        #expect(try project.snapshot() == before)
    }
}
