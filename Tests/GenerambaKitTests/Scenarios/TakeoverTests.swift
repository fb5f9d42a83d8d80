import Testing

/// Tests projects of Generamba 1.5, whose `Templates/` is committed without a lock.
struct TakeoverTests {
    /// A project with `page` and `memo` in `Templates/`, as Generamba copied them: with all files of their folders.
    private func project() throws -> Sandbox {
        let project = try Sandbox([
            "Rambafile": """
            ### Headers settings
            company: Example
            ### Xcode project settings
            project_name: Shop
            xcodeproj_path: Shop.xcodeproj
            project_target: Shop
            ### Templates
            templates:
            - {name: page, local: '../shelf/page'}
            - {name: memo, git: '../team', branch: main}

            """
        ])
        let page = Shelf.template("page", "one").merging(["README.md": "read me"]) { $1 }
        try project.write(page, below: "../shelf/page")
        try project.write(page, below: "Templates/page")
        try project.makeRepository("../team", Shelf.template("memo", "one"))
        try project.write(Shelf.template("memo", "one"), below: "Templates/memo")
        return project
    }

    @Test func whatEqualsItsSourceIsTakenOver() throws {
        let project = try project()
        let output = "page from ../shelf/page: all 2 identical\nmemo from ../team: all 2 identical"
        try project.expect("template", "install", output: output)
        #expect(try project.read("Templates/page/README.md") == "read me")
        try project.expect("template", "install", "--locked", output: output)
        try project.commit(["Code/file.txt": "two"], in: "../team")
        // From now on, the lock shows which files were edited.
        try project.expect(
            "template", "update", "memo",
            output: """
                page from ../shelf/page: all 2 identical
                memo from ../team, \(try project.moved("../team")): 1 identical, 1 overwritten
                """)
    }

    @Test func whatDiffersNeedsConsent() throws {
        let project = try project()
        try project.write(["Templates/page/Code/file.txt": "mine", "Templates/page/page.rambaspec": "mine"])
        try project.refuses(
            "template", "install",
            saying: """
                error: installed files of 'page' differ from its source: 'Templates/page/Code/file.txt', \
                'Templates/page/page.rambaspec'
                  hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
        try project.expect(
            "template", "install", "--on-conflict", "skip",
            output: "page: skipped, 2 files differ\nmemo from ../team: all 2 identical")
        #expect(try !project.read("Rambafile.lock").contains("page"))
        let question = """
            The installed template 'page' exists and differs. Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, \
            [q]uit:\u{20}
            """
        let run = try project.converse(
            "template", "install", columns: 200, reacting: [.answer(question, "y")])
        #expect(
            run.status == 0
                && run.output
                    == "page from ../shelf/page: all 2 overwritten\nmemo from ../team: all 2 identical\n",
            "\(run)")
        #expect(try project.read("Templates/page/README.md") == "read me")
    }

    /// Generamba's own `setup` offered `rviper_controller`, from Generamba's catalog.
    @Test func aTemplateOfACatalogIsNotTakenForTheBuiltInOne() throws {
        let project = try Shelf.project("templates: [rviper_controller]")
        try project.install(Shelf.template("rviper_controller", "one"), as: "rviper_controller")
        try project.refuses(
            "template", "install",
            saying: """
                error: installed files of 'rviper_controller' differ from the built-in template of this name: \
                'Templates/rviper_controller/rviper_controller.rambaspec'
                  hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'; if the \
                template is from a catalog, name the catalog in 'catalogs:'
                """)
        try project.makeRepository("../team", Shelf.catalog(["rviper_controller": "one"]))
        try project.write(["Rambafile": "catalogs: [../team]\n" + project.read("Rambafile")])
        try project.expect(
            "template", "install", output: "rviper_controller from ../team: all 2 identical",
            messages: """
                Rambafile:4:13: warning: 'rviper_controller' is also in 'built-in'
                 4 | templates: [rviper_controller]
                   |             ^^^^^^^^^^^^^^^^^
                  hint: the one from '../team' is used
                """)
    }
}

extension Sandbox {
    /// The last two commits of a repository, as a report shows a move from one to the other.
    fileprivate func moved(_ path: String) throws -> String {
        let ids = try ["HEAD~1", "HEAD"].map { try gitOutput("rev-parse", $0, in: path).prefix(7) }
        return ids.joined(separator: " → ")
    }
}
