import Testing

/// Tests that `template install` also installs what templates require.
struct InstallRequirementsTests {
    /// A catalog with `page`, which requires `base` and the built-in `silver_foundation`, and with `memo`.
    private func shelf(_ text: String = "one") -> [String: String] {
        var files = Shelf.catalog(["page": text, "base": text, "memo": text])
        files["page/page.rambaspec"]? += "requires: [base, silver_foundation]\n"
        files["base/base.rambaspec"]? += "requires: [page]\n"
        return files
    }

    private func names(of project: Sandbox) throws -> [String] {
        try project.read("Rambafile.lock").split(separator: "\n").filter { $0.hasPrefix("- name: ") }
            .map { String($0.dropFirst(8)) }
    }

    @Test(arguments: [
        ("catalogs: [../shelf]\ntemplates: [page]", "../shelf", "../shelf"),
        ("templates: [{name: page, local: ../shelf/page}]", "../shelf/page", "../shelf/base"),
    ])
    func fromAFolder(settings: String, source: String, required: String) throws {
        let project = try Shelf.project(settings)
        try project.write(shelf(), below: "../shelf")
        func output(_ fate: String) -> String {
            """
            page from \(source): all 2 \(fate)
            base from \(required), required by 'page': all 2 \(fate)
            """
        }
        try project.expect("template", "install", output: output("created"))
        #expect(try names(of: project) == ["base", "page"])
        try project.expect("template", "install", output: output("identical"))
        try project.expect("template", "install", "--locked", output: output("identical"))
        try project.remove("Templates")
        try project.expect("template", "install", "--locked", output: output("created"))
        try project.write(["../shelf/base/Code/file.txt": "two"])
        let run = try project.run("template", "install", "--locked")
        #expect(
            run.status == 3 && run.messages.hasPrefix("error: 'base' has changed since it was locked\n"),
            "\(run)")
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.read("Templates/base/Code/file.txt") == "two")
    }

    @Test(arguments: [
        ("catalogs: [file://<root>/team]\ntemplates: [page]", "file://<root>/team"),
        ("templates: [{name: page, git: ../team, path: page}]", "../team"),
    ])
    func fromARepository(settings: String, source: String) throws {
        var project = try Shelf.project(settings)
        try project.write(["Rambafile": try project.read("Rambafile").replacing("<root>", with: project.root)]
        )
        try project.makeRepository("../team", shelf())
        let first = try project.run("template", "install")
        #expect(
            first
                == Run(
                    output: """
                        page from \(source): all 2 created
                        base from \(source), required by 'page': all 2 created
                        """))
        #expect(try names(of: project) == ["base", "page"])
        // The lock keeps both at one commit.
        try project.commit(shelf("two"), in: "../team")
        try project.remove("Templates")
        #expect(try project.run("template", "install", "--locked").status == 0)
        #expect(try project.read("Templates/base/Code/file.txt") == "one")
        // Templates that are installed as locked need no repository.
        try project.replaceProgram("git", by: "exit 1")
        try project.expect(
            "template", "install", "--locked",
            output: """
                page from \(source): all 2 identical
                base from \(source), required by 'page': all 2 identical
                """)
    }

    @Test func updates() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team, path: page}]")
        try project.makeRepository("../team", shelf())
        #expect(try project.run("template", "install").status == 0)
        try project.commit(shelf("two"), in: "../team")
        #expect(try project.run("template", "update", "page").status == 0)
        #expect(try project.read("Templates/base/Code/file.txt") == "two")
        #expect(try project.run("template", "install", "--locked").status == 0)
    }

    @Test func oneThatTheRambafileNamesItself() throws {
        let project = try Shelf.project(
            "catalogs: [../shelf]\ntemplates: [page, {name: base, local: ../own/base}]")
        try project.write(shelf(), below: "../shelf")
        try project.write(Shelf.template("base", "own"), below: "../own/base")
        try project.expect(
            "template", "install",
            output: """
                page from ../shelf: all 2 created
                base from ../own/base: all 2 created
                """)
    }

    @Test func addAndRemove() throws {
        let project = try Shelf.project("catalogs: [../shelf]\ntemplates: [memo]")
        try project.write(shelf(), below: "../shelf")
        #expect(try project.run("template", "install").status == 0)
        try project.expect(
            "template", "add", "page",
            output: """
                       edit  Rambafile
                page from ../shelf: all 2 created
                base from ../shelf, required by 'page': all 2 created
                """)
        #expect(try names(of: project) == ["base", "memo", "page"])
        try project.expect(
            "template", "remove", "page",
            output: """
                       edit  Rambafile
                base: removed
                page: removed
                """)
        #expect(try names(of: project) == ["memo"])
        #expect(try project.files(in: "Templates") == ["memo/Code/file.txt", "memo/memo.rambaspec"])
    }

    @Test func prune() throws {
        let project = try Shelf.project("catalogs: [../shelf]\ntemplates: [page]")
        try project.write(shelf(), below: "../shelf")
        #expect(try project.run("template", "install", "--prune").status == 0)
        #expect(try names(of: project) == ["base", "page"])
        try project.write(["../shelf/page/page.rambaspec": Shelf.template("page", "")["page.rambaspec"] ?? ""]
        )
        try project.expect(
            "template", "install", "--prune",
            output: """
                page from ../shelf: 1 identical, 1 overwritten
                base: removed
                """)
    }
}
