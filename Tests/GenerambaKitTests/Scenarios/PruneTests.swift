import Testing

/// Tests `template install --prune`, and templates that are installed from where they already are.
struct PruneTests {
    /// A project with `page` installed, but with a Rambafile that no longer names it.
    private func project() throws -> Sandbox {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "one"), below: "../mine")
        #expect(try project.run("template", "install").status == 0)
        try forget(project)
        return project
    }

    private func forget(_ project: Sandbox) throws {
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: other, local: ../other}]\n"
        ])
        try project.write(Shelf.template("other", "other"), below: "../other")
    }

    private static let output = "other from ../other: all 2 created\npage: removed"

    @Test func itsFilesGoAndItsFolder() throws {
        let project = try project()
        try project.expect("template", "install", "--prune", output: Self.output)
        #expect(try project.files(in: "Templates") == ["other/Code/file.txt", "other/other.rambaspec"])
        #expect(try !project.read("Rambafile.lock").contains("page"))
    }

    @Test func whatIsMissingIsRemovedFromTheLock() throws {
        let project = try project()
        try project.remove("Templates")
        try project.expect("template", "install", "--prune", output: Self.output)
        #expect(try !project.read("Rambafile.lock").contains("page"))
    }

    @Test(arguments: ["fail", "skip", "overwrite"]) func ownFilesAreNeverRemoved(policy: String) throws {
        let project = try project()
        try project.write([
            "Templates/page/Code/mine.txt": "", "Templates/page/note": "", "Templates/page/.git/config": "",
        ])
        try project.expect(
            "template", "install", "--prune", "--on-conflict", policy, output: Self.output,
            messages: """
                warning: removed 'page'; kept your files: 'Templates/page/.git/', \
                'Templates/page/Code/mine.txt', 'Templates/page/note'
                """)
        #expect(
            try project.files(in: "Templates/page") == [".git/config", "Code/mine.txt", "note"])
        #expect(try !project.read("Rambafile.lock").contains("page"))
    }

    @Test func aFewOfManyAreNamed() throws {
        let project = try project()
        for number in 1...8 { try project.write(["Templates/page/\(number)": ""]) }
        try project.expect(
            "template", "install", "--prune", output: Self.output,
            messages: """
                warning: removed 'page'; kept your files: 'Templates/page/1', 'Templates/page/2', \
                'Templates/page/3', 'Templates/page/4', 'Templates/page/5' and 3 more
                """)
    }

    @Test func aLinkInItsPlaceStays() throws {
        let project = try project()
        try project.remove("Templates/page")
        try project.write(Shelf.template("page", "one"), below: "elsewhere")
        try project.makeLink("Templates/page", to: "../elsewhere")
        try project.expect(
            "template", "install", "--prune", output: Self.output,
            messages: "warning: removed 'page'; kept your files: 'Templates/page'")
        #expect(try project.link("Templates/page") == "../elsewhere")
        #expect(try project.files(in: "elsewhere") == ["Code/file.txt", "page.rambaspec"])
    }

    // MARK: Edited files

    @Test func editedFilesAreNotRemovedUnasked() throws {
        let project = try project()
        try project.write([Team.file: "edited", "Templates/page/note": ""])
        try project.refuses(
            "template", "install", "--prune",
            saying: """
                error: 'page' would be removed, but its files were edited: 'Templates/page/Code/file.txt'
                  hint: nothing was written; '--on-conflict skip' keeps the edited files, '--on-conflict overwrite' \
                removes them
                """)
        try project.expect(
            "template", "install", "--prune", "--on-conflict", "overwrite", output: Self.output,
            messages: "warning: removed 'page'; kept your files: 'Templates/page/note'")
        #expect(try project.files(in: "Templates/page") == ["note"])
    }

    @Test func editedFilesAreKeptOnDemand() throws {
        let project = try project()
        try project.write([Team.file: "edited"])
        try project.expect(
            "template", "install", "--prune", "--on-conflict", "skip", output: Self.output,
            messages: "warning: removed 'page'; kept your files: 'Templates/page/Code/file.txt'")
        #expect(try project.files(in: "Templates/page") == ["Code/file.txt"])
        #expect(try !project.read("Rambafile.lock").contains("page"))
    }

    @Test(arguments: [("y", false), ("n", true)]) func aPersonIsAsked(answer: String, stays: Bool) throws {
        let project = try project()
        try project.write([Team.file: "edited"])
        let question =
            "The Rambafile no longer names the template 'page', whose files were edited. Remove it? "
            + "[y]es, [n]o, [a]ll, [s]kip all, [q]uit: "
        let run = try project.converse(
            "template", "install", "--prune",
            reacting: [.answer(question, "d"), .answer(question, answer)])
        #expect(run.output == Self.output + "\n" && run.status == 0)
        #expect(
            run.messages.hasPrefix(question + "Please answer y, n, a, s or q.\n" + question), "\(run)")
        #expect(project.exists(Team.file) == stays)
    }

    // MARK: Templates that are their own source

    /// A project with a template whose source is the folder that it would be installed in.
    private func ownSource(_ settings: String = ownSources[0]) throws -> Sandbox {
        let project = try Shelf.project(settings)
        try project.write(Shelf.template("page", "mine"), below: "Templates/page")
        try project.makeLink("link", to: "Templates")
        let run = try project.run("template", "install")
        #expect(run.output.hasSuffix(": all 2 identical\n") && run.messages == "", "\(run)")
        return project
    }

    private static let ownSources = [
        "templates: [{name: page, local: Templates/page}]", "templates: [{name: page, local: link/page}]",
        "catalogs: [Templates]\ntemplates: [page]", "catalogs: [link]\ntemplates: [page]",
    ]

    @Test(arguments: ownSources) func whatIsItsOwnSourceIsNotRemoved(settings: String) throws {
        let project = try ownSource(settings)
        try forget(project)
        try project.expect("template", "install", "--prune", output: "other from ../other: all 2 created")
        #expect(try project.read(Team.file) == "mine")
    }

    @Test func whatMayBeItsOwnSourceIsNotRemoved() throws {
        let project = try ownSource(Self.ownSources[1])
        try project.remove("link")
        try forget(project)
        try project.expect("template", "install", "--prune", output: "other from ../other: all 2 created")
        #expect(try project.read(Team.file) == "mine")
    }

    @Test(arguments: ownSources) func whatItsOwnSourceNamesNoMoreStays(settings: String) throws {
        let project = try ownSource(settings)
        try project.write([
            "Templates/page/page.rambaspec": "name: page\ncode_files: [{name: .txt, path: new}]\n",
            "Templates/page/new": "",
        ])
        #expect(try project.run("template", "install").output.hasSuffix(": all 2 identical\n"))
        #expect(try project.read(Team.file) == "mine")
    }

    @Test(arguments: ownSources) func whatIsItsOwnSourceIsNotReplacedUnasked(settings: String) throws {
        let project = try ownSource(settings)
        try project.write(Shelf.template("page", "other"), below: "../other")
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: page, local: ../other}]\n"
        ])
        try project.refuses(
            "template", "install",
            saying: """
                error: installed files of 'page' differ from its source: '\(Team.file)'
                  hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
    }

    /// The installed files become the user's own.
    @Test func whatBecomesItsOwnSourceKeepsItsFiles() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.write([
            "Rambafile":
                "project_name: S\nproject_target: S\ntemplates: [{name: page, local: Templates/page}]\n",
            "Templates/page/page.rambaspec":
                "name: page\ncode_files: [{name: .txt, path: new}]\n",
            "Templates/page/new": "",
        ])
        try project.expect("template", "install", output: "page from Templates/page: all 2 identical")
        #expect(try project.read(Team.file) == "one")
    }
}
