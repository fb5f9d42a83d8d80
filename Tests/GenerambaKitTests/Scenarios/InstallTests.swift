import Foundation
import GenerambaKit
import Testing

/// Tests `template install` with templates from folders and built-in ones.
struct InstallTests {
    @Test(arguments: [
        "../shelf/page", "./../shelf/page/", "Own/page", "Own/../Own/page",
    ])
    func aLocalFolder(path: String) throws {
        let project = try Shelf.project("templates: [{name: page, local: \(path)}]")
        let folder = path.contains("shelf") ? "../shelf/page" : "Own/page"
        try project.write(Shelf.template("page", "text"), below: folder)
        try project.expect("template", "install", output: "page from \(path): all 2 created")
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
        #expect(try project.read("Templates/page/Code/file.txt") == "text")
    }

    @Test func warningsForAuthorsAreCounted() throws {
        let project = try Shelf.project(
            "templates: [{name: page, git: ../team}, {name: memo, local: ../memo}, {name: list, local: ../list}]"
        )
        try project.makeRepository("../team", Shelf.template("page", ""))
        try project.commit(
            ["page.rambaspec": "nam: x\nname: pages\ncode_files: [{name: .txt, path: code/file.txt}]\n"],
            in: "../team")
        for name in ["memo", "list"] {
            try project.write(Shelf.template(name, ""), below: "../\(name)")
        }
        try project.write([
            "../memo/memo.rambaspec":
                "name: memo\nauthr: x\ncode_files: [{name: .txt, path: Code/file.txt}]\n"
        ])
        func output(_ fate: String) -> String {
            """
            page from ../team: all 2 \(fate)
            memo from ../memo: all 2 \(fate)
            list from ../list: all 2 \(fate)
            """
        }
        try project.expect(
            "template", "install", output: output("created"),
            messages: """
                warning: the templates have 4 warnings for their authors
                  hint: 'generamba template lint' shows them
                """)
        try project.expect(
            "template", "install", output: output("identical"),
            messages: """
                warning: the templates have 1 warning for their authors
                  hint: 'generamba template lint' shows them
                """)
    }

    @Test func errorsInTemplatesStay() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../page}]")
        try project.write([
            "../page/page.rambaspec": "nam: page\ncode_files: [{name: .txt, path: Code/file.txt}]\n",
            "../page/Code/file.txt": "",
        ])
        try project.refuses(
            "template", "install",
            saying: """
                ../page/page.rambaspec:1:1: error: the rambaspec has no 'name'
                 1 | nam: page
                   | ^
                  hint: add 'name: …'
                """)
    }

    @Test func theFolderAboveAndAWholePath() throws {
        let project = try Shelf.project("")
        try project.write(Shelf.template("page", "text"), below: "..")
        for path in ["'..'", project.root] {
            try project.write([
                "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: page, local: \(path)}]\n"
            ])
            let run = try project.run("template", "install", "--on-conflict", "overwrite")
            #expect(run.status == 0, "\(run)")
        }
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
    }

    @Test func onlyWhatBelongsToTheTemplateIsInstalled() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../shelf}]")
        try project.write(Shelf.template("page", "text"), below: "../shelf")
        try project.write(
            [
                "README.md": "", "Code/unused.txt": "", ".git/config": "", ".DS_Store": "", "LICENSE": "MIT",
                "LICENSES/MIT.txt": "MIT", "snippets/a.mustache": "a", "snippets/in/b.mustache": "b",
                "snippets/.DS_Store": "", "snippets/empty/.gitkeep": "",
            ], below: "../shelf")
        let run = try project.run("template", "install")
        #expect(run.status == 0, "\(run)")
        #expect(
            try project.files(in: "Templates/page").filter { !$0.hasPrefix("LICENSES") } == [
                "Code/file.txt", "LICENSE", "page.rambaspec", "snippets/a.mustache", "snippets/in/b.mustache",
            ])
    }

    @Test func whatIsInstalledCanBeUsed() throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("{name: page}", with: "{name: page, local: ../shelf}"))
        try shop.remove("Templates")
        try shop.write(Shop.page, below: "../shelf")
        try shop.expect("template", "install", output: "page from ../shelf: all 4 created")
        try shop.expect(
            "gen", "Profile", "--no-tests",
            output: """
                     create  Sources/Shop/Modules/Profile/View/ProfileView.swift
                     create  Sources/Shop/Modules/Profile/ProfileModel.swift
                Profile from page: all 2 created
                """)
    }

    @Test func fromAFolderBelowTheRambafile() throws {
        let project = try Shelf.project("templates: [{name: page, local: shelf}]")
        try project.write(Shelf.template("page", "text"), below: "shelf")
        try project.makeFolder("Sources/Deep")
        try project.expect(
            "template", "install", in: "Sources/Deep", output: "page from shelf: all 2 created")
        #expect(try project.files(in: "Templates").count == 2)
        #expect(try project.files(in: "Sources") == ["Deep/"])
    }

    @Test func builtInTemplatesNeedNothingButTheProgram() throws {
        var project = try Shelf.project("templates:\n  - {name: rviper_controller}\n")
        try project.limitPrograms(to: [])
        let run = try project.run(["template", "install"], program: Program.copy)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        let files = try project.files(in: "Templates")
        #expect(
            run.output == "rviper_controller from built-in: all \(files.count) created\n")
        #expect(files.contains("rviper_controller/rviper_controller.rambaspec"))
        for file in files {
            let original = try String(
                contentsOf: Program.repository.appendingPathComponent("Templates/" + file), encoding: .utf8)
            #expect(try project.read("Templates/" + file) == original)
        }
    }

    @Test(arguments: BuiltInCatalog.names)
    func everyBuiltInTemplateGenerates(name: String) throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("{name: page}", with: "{name: \(name)}"))
        try shop.remove("Templates")
        #expect(try shop.run("template", "install").status == 0)
        let first = try shop.run(["gen", "Profile", "--prefix", "XY"] + Shop.needed(by: name))
        #expect(first.status == 0 && first.messages == "", "\(first)")
        let before = try shop.snapshot()
        let second = try shop.run(
            ["gen", "Profile", "--prefix", "XY", "--author", "Other", "-v"] + Shop.needed(by: name),
            with: ["SOURCE_DATE_EPOCH": "1900000000"])
        // Only new files are searched for the platforms that they need.
        let lines = first.output.split(separator: "\n").filter { line in
            !["  note: the ", "  hint: write 'platforms", "  hint: 'swift build'"].contains {
                line.hasPrefix($0)
            }
        }
        // What the target has already is not generated again.
        let own =
            lines.prefix { !$0.hasPrefix("Profile from ") } + lines.filter { $0.hasPrefix("Profile from ") }
        let expected = own.map { $0 + "\n" }.joined().replacing("     create", with: "  identical")
        #expect(second.output == expected.replacing("created", with: "identical"))
        #expect(try shop.snapshot() == before)
    }

    @Test func aRambafileWithoutTemplates() throws {
        for settings in ["", "templates:", "templates: []", "templates:\n  # - {name: page}", "templates: ~"]
        {
            let project = try Shelf.project(settings)
            try project.expect(
                "template", "install",
                messages: """
                    warning: the Rambafile names no templates
                      hint: run 'generamba template add rviper_controller'
                    """)
            #expect(!project.exists("Templates"))
        }
    }
}
