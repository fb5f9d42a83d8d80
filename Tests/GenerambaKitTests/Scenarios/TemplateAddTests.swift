import GenerambaKit
import Testing

@testable import YAML

/// Tests `template add`.
struct TemplateAddTests {
    private let head = "project_name: Shop\nproject_target: Shop\n"

    /// A project with a Rambafile that ends with these settings, and two templates beside it.
    private func project(_ settings: String) throws -> Sandbox {
        let project = try Sandbox(["Rambafile": head + settings])
        try project.write(Shelf.catalog(["page": "p", "memo": "m"]), below: "../shelf")
        return project
    }

    private func templates(of project: Sandbox) throws -> String {
        let text = try project.read("Rambafile")
        #expect(text.hasPrefix(head))
        return String(text.dropFirst(head.count))
    }

    // MARK: The Rambafile

    @Test(arguments: [
        ("", "templates:\n  - {name: page, local: \"../shelf/page\"}\n"),
        ("templates: []\n", "templates:\n  - {name: page, local: \"../shelf/page\"}\n"),
        (
            "# Ours\ntemplates: # all\n  # none yet\nsamples: {A: a}\n",
            "# Ours\ntemplates: # all\n  - {name: page, local: \"../shelf/page\"}\n  # none yet\nsamples: {A: a}\n"
        ),
        (
            "templates: [rviper_controller] # ours\n",
            "templates: [rviper_controller, {name: page, local: \"../shelf/page\"}] # ours\n"
        ),
        (
            "templates:\n  - name: clean_swift # ours\n\n# end\n",
            "templates:\n  - name: clean_swift # ours\n  - name: page\n    local: \"../shelf/page\"\n\n# end\n"
        ),
    ])
    func theRambafileKeepsItsLayout(before: String, after: String) throws {
        let project = try project(before)
        try project.expect(
            "template", "add", "../shelf/page",
            output: """
                       edit  Rambafile
                page from ../shelf/page: all 2 created
                """)
        #expect(try templates(of: project) == after)
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
        #expect(try project.read("Rambafile.lock").contains("- name: page\n  local: \"../shelf/page\"\n"))
        try project.expect(
            "template", "add", "../shelf/page",
            output: """
                  identical  Rambafile
                page from ../shelf/page: all 2 identical
                """)
        #expect(try templates(of: project) == after)
    }

    @Test func aRambafileThatCannotBeEdited() throws {
        let project = try project("templates : []\n")
        try project.refuses(
            "template", "add", "../shelf/page",
            saying: """
                error: 'page' cannot be added to the Rambafile as it is written
                  hint: write '- {name: page, local: "../shelf/page"}' below 'templates:' and run 'generamba template \
                install'
                """)
    }

    @Test func setupThenAddThenGen() throws {
        let shop = try Sandbox(Shop.package)
        #expect(
            try shop.run("setup", "--yes", "--company", "Ltd", "--author", "Ann", "--templates", "").status
                == 0)
        let added = try shop.run("template", "add", "clean_swift")
        #expect(added.status == 0 && added.messages == "", "\(added)")
        #expect(try shop.read("Rambafile").hasSuffix("templates:\n  - {name: clean_swift}\n"))
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 0 && run.output.contains("Profile from clean_swift: all "), "\(run)")
    }

    // MARK: Sources

    @Test func aBuiltInTemplateAndOneOfACatalog() throws {
        let project = try project("catalogs: [../shelf]\ntemplates: []\n")
        let run = try project.run("template", "add", "memo", "silver")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(
            run.output.hasPrefix(
                "       edit  Rambafile\nmemo from ../shelf: all 2 created\nsilver from built-in: all "))
        #expect(
            try templates(of: project)
                == "catalogs: [../shelf]\ntemplates:\n  - {name: memo}\n  - {name: silver}\n")
    }

    @Test func aFolderRelativeToTheUser() throws {
        let project = try project("templates: []\n")
        try project.write(Shelf.template("own", "o"), below: "kits/own")
        try project.makeFolder("Sources/Deep")
        #expect(try project.run("template", "add", "../../kits/own/", in: "Sources/Deep").status == 0)
        #expect(try project.run("template", "add", "\(project.project)/kits/own").status == 0)
        #expect(try project.run("template", "add", "\(project.root)/shelf/memo").status == 0)
        #expect(
            project.shown(text: try templates(of: project)) == """
                templates:
                  - {name: own, local: kits/own}
                  - {name: memo, local: "<root>/shelf/memo"}

                """)
    }

    @Test(arguments: [
        ("", "git: \"URL\"", "two"), ("@1.0", "git: \"URL\", tag: \"1.0\"", "one"),
        ("@main", "git: \"URL\", branch: main", "two"),
    ])
    func aRepository(revision: String, entry: String, text: String) throws {
        let project = try project("templates: []\n")
        try project.makeRepository("../team", Shelf.template("page", "one"))
        try project.git("tag", "1.0", in: "../team")
        try project.commitToTeam("two")
        let url = "file://\(project.root)/team"
        try project.expect(
            "template", "add", url + revision,
            output: """
                       edit  Rambafile
                page from file://<root>/team: all 2 created
                """)
        #expect(
            try templates(of: project)
                == "templates:\n  - {name: page, \(entry.replacing("URL", with: url))}\n")
        #expect(try project.read(Team.file) == text)
        try project.expect(
            "template", "install", "--locked", output: "page from file://<root>/team: all 2 identical")
    }

    @Test func aFolderOfARepositoryAtACommit() throws {
        let project = try project("templates: []\n")
        try project.makeRepository("../team", Shelf.catalog(["page": "p", "memo": "m"]))
        let (url, commit) = ("file://\(project.root)/team", try project.teamCommit())
        #expect(try project.run("template", "add", "\(url)@\(commit)//memo").status == 0)
        #expect(
            try templates(of: project)
                == "templates:\n  - {name: memo, git: \"\(url)\", commit: \(yaml(commit)), path: memo}\n")
        #expect(try project.files(in: "Templates") == ["memo/Code/file.txt", "memo/memo.rambaspec"])
    }

    // MARK: Refusals

    @Test func unknownNamesAreRefusedBeforeAnythingIsWritten() throws {
        let project = try project("templates: []\n")
        let run = try project.run("template", "add", "../shelf/page", "clean_swif")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.hasPrefix(
                """
                error: no template 'clean_swif' in the catalogs
                  hint: did you mean 'clean_swift'?

                """), "\(run)")
        #expect(try templates(of: project) == "templates: []\n")
        #expect(!project.exists("Templates") && !project.exists("Rambafile.lock"))
        try project.refuses(
            "template", "add", "./none", "-C", "../shelf",
            saying: """
                error: no Package.swift or Xcode project in '<root>/shelf' or any folder above it
                  hint: run this command in the folder of your project, or create a package with 'swift package init'
                """)
        try project.refuses(
            "template", "add", "../shelf/pgae", ".page",
            saying: """
                error: no folder '../shelf/pgae'
                  hint: did you mean '../shelf/page'?
                error: '.page' is not a valid template name
                """)
        try project.refuses(
            "template", "add", "../shelf",
            saying: """
                error: '../shelf' contains several templates
                  hint: name one: '<root>/shelf/memo', '<root>/shelf/page'
                """)
    }

    @Test func aFolderByItsBareName() throws {
        let project = try project("templates: []\n")
        try project.write(Shelf.template("own", "o"), below: "own")
        try project.refuses(
            "template", "add", "own",
            saying: """
                error: no template 'own'
                  hint: did you mean the folder './own'?
                """)
    }

    @Test func anotherSource() throws {
        let project = try project("templates:\n  - {name: page, local: ../shelf/page} # ours\n  - memo\n")
        try project.write(Shelf.template("page", "new"), below: "../new/page")
        try project.refuses(
            "template", "add", "../new/page",
            saying: """
                Rambafile:4:12: error: the Rambafile names 'page' with another source: '../shelf/page'
                 4 |   - {name: page, local: ../shelf/page} # ours
                   |            ^^^^
                  hint: '--on-conflict overwrite' replaces it
                """)
        try project.expect(
            "template", "add", "../new/page", "--on-conflict", "skip", output: "  identical  Rambafile")
        try project.expect(
            "template", "add", "../new/page", "--on-conflict", "overwrite",
            output: """
                       edit  Rambafile
                page from ../new/page: all 2 created
                """)
        #expect(
            try templates(of: project) == "templates:\n  - memo\n  - {name: page, local: \"../new/page\"}\n")
    }

    @Test func anotherSourceOnATerminal() throws {
        let project = try project("templates: [{name: page, local: ../shelf/page}]\n")
        try project.write(Shelf.template("page", "new"), below: "../new/page")
        let question = "Replace it? [y]es, [n]o, [a]ll, [s]kip all, [q]uit: "
        let run = try project.converse("template", "add", "../new/page", reacting: [.answer(question, "y")])
        #expect(run.status == 0, "\(run)")
        #expect(try project.read("Templates/page/Code/file.txt") == "new")
    }

    // MARK: Other templates

    @Test func onlyTheTemplateIsInstalled() throws {
        let project = try project("templates:\n  - {name: gone, git: ../gone}\n")
        try project.expect(
            "template", "add", "../shelf/page", "../shelf/memo",
            output: """
                       edit  Rambafile
                page from ../shelf/page: all 2 created
                memo from ../shelf/memo: all 2 created
                """)
        #expect(try project.run("template", "add", "silver").status == 0)
        let lock = try project.read("Rambafile.lock")
        #expect(lock.contains("- name: page\n") && lock.contains("- name: memo\n") && !lock.contains("gone"))
    }

    @Test func editedFilesNeedConsent() throws {
        let project = try project("templates: []\n")
        try project.write(["Templates/page/Code/file.txt": "mine"])
        try project.refuses(
            "template", "add", "../shelf/page",
            saying: """
                error: installed files of 'page' differ from its source: 'Templates/page/Code/file.txt'
                  hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
        #expect(try project.run("template", "add", "../shelf/page", "--on-conflict", "overwrite").status == 0)
        #expect(try project.read("Templates/page/Code/file.txt") == "p")
    }
}
