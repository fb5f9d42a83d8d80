import Testing

/// Tests installing templates again.
struct InstallConsentTests {
    private static let spec = "Templates/page/page.rambaspec"
    private static let file = "Templates/page/Code/file.txt"

    /// A project with two installed templates from folders. `page` was edited afterwards.
    private let project: Sandbox

    init() throws {
        project = try Shelf.project(
            "templates: [{name: page, local: ../shelf/page}, {name: other, local: ../shelf/other}]")
        try project.write(Shelf.catalog(["page": "new\n", "other": "other\n"]), below: "../shelf")
        _ = try project.run("template", "install")
        try project.write([Self.file: "edited\n"])
    }

    @Test func aSecondInstallationTouchesNothing() throws {
        try project.write([Self.file: "new\n"])
        let before = try project.snapshot()
        try project.expect(
            "template", "install",
            output: """
                page from ../shelf/page: all 2 identical
                other from ../shelf/other: all 2 identical
                """)
        #expect(try project.snapshot() == before)
    }

    @Test func anEditedTemplateIsNotOverwrittenUnasked() throws {
        try project.remove("Templates/other")
        for options in [[], ["--on-conflict", "fail"]] {
            let before = try project.snapshot()
            let run = try project.run(["template", "install"] + options)
            #expect(
                run
                    == Run(
                        messages: """
                            error: installed files of 'page' differ from its source: '\(Self.file)'
                              hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'
                            """, status: 1))
            #expect(try project.snapshot() == before)
        }
    }

    @Test func itIsOverwrittenOnDemandAndNothingElseIsDeleted() throws {
        try project.write([
            "Templates/page/Code/own.txt": "own", "Templates/mine/file": "mine", "Templates/notes": "",
        ])
        try project.expect(
            "template", "install", "--on-conflict", "overwrite",
            output: """
                page from ../shelf/page: 1 identical, 1 overwritten
                other from ../shelf/other: all 2 identical
                """)
        #expect(
            try project.files(in: "Templates") == [
                "mine/file", "notes", "other/Code/file.txt", "other/other.rambaspec", "page/Code/file.txt",
                "page/Code/own.txt", "page/page.rambaspec",
            ])
        #expect(try project.read(Self.file) == "new\n")
        #expect(try project.read("Templates/page/Code/own.txt") == "own")
    }

    @Test func itIsKeptWholeOnDemand() throws {
        try project.remove(Self.spec)
        try project.remove("Templates/other")
        try project.expect(
            "template", "install", "--on-conflict", "skip",
            output: """
                page: skipped, 1 file differs
                other from ../shelf/other: all 2 created
                """)
        #expect(try project.files(in: "Templates/page") == ["Code/file.txt"])
        #expect(try project.read(Self.file) == "edited\n")
    }

    @Test func severalQuestionsAreCounted() throws {
        try project.write(["Templates/other/Code/file.txt": "edited"])
        func question(_ name: String, _ number: Int) -> String {
            "The installed template '\(name)' exists and differs (\(number) of 2). Overwrite it? "
                + "[y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: "
        }
        let run = try project.converse(
            "template", "install",
            reacting: [.answer(question("page", 1), "y"), .answer(question("other", 2), "n")])
        #expect(run.messages == question("page", 1) + question("other", 2) && run.status == 0)
    }

    @Test func aPersonIsAskedOnceForATemplate() throws {
        try project.write([Self.spec: "name: page\ncode_files: [{name: Old.txt, path: Code/file.txt}]\n"])
        let question =
            "The installed template 'page' exists and differs. Overwrite it? "
            + "[y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: "
        let diff = """
            diff --git a/\(Self.file) b/\(Self.file)
            --- a/\(Self.file)
            +++ b/\(Self.file)
            @@ -1 +1 @@
            -edited
            +new
            diff --git a/\(Self.spec) b/\(Self.spec)
            --- a/\(Self.spec)
            +++ b/\(Self.spec)
            @@ -1,2 +1,2 @@
             name: page
            -code_files: [{name: Old.txt, path: Code/file.txt}]
            +code_files: [{name: .txt, path: Code/file.txt}]

            """
        let run = try project.converse(
            "template", "install", reacting: [.answer(question, "d"), .answer(question, "y")])
        #expect(
            run
                == Run(
                    exactly: """
                        page from ../shelf/page: all 2 overwritten
                        other from ../shelf/other: all 2 identical

                        """, question + diff + question, 0))
    }

    @Test func quittingWritesNothing() throws {
        try project.remove("Templates/other")
        let before = try project.snapshot()
        let run = try project.converse("template", "install", reacting: [.answer("[q]uit: ", "q")])
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasSuffix("error: stopped: nothing was written\n"))
        #expect(try project.snapshot() == before)
    }

    @Test func ofSeveralTemplatesAllAreInstalledOrNone() throws {
        try project.remove("Templates")
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            templates:
              - {name: page, local: ../shelf/page}
              - {name: gone, local: ../shelf/gone}
              - {name: page2, local: ../shelf/page}
              - {name: other, local: ../shelf/other}
              - other

            """
        ])
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:5:25: error: no folder '../shelf/gone'
                 5 |   - {name: gone, local: ../shelf/gone}
                   |                         ^^^^^^^^^^^^^
                  hint: 'local' is relative to the Rambafile's folder
                Rambafile:6:26: error: no 'page2.rambaspec' in '<root>/shelf/page'
                 6 |   - {name: page2, local: ../shelf/page}
                   |                          ^^^^^^^^^^^^^
                  hint: it has 'page.rambaspec'
                Rambafile:8:5: error: the template 'other' is named twice
                 8 |   - other
                   |     ^^^^^
                  hint: remove one
                """)
    }

    @Test func aTemplateWithAMistakeIsNotInstalled() throws {
        try project.remove("Templates")
        try project.write([
            "../shelf/other/other.rambaspec":
                "name: other\ncode_files: [{name: .txt, path: Code/File.txt}, {name: .md, path: ../README.md}]\n"
        ])
        try project.refuses(
            "template", "install",
            saying: """
                <root>/shelf/other/other.rambaspec:2:67: error: the path '../README.md' leaves its folder through '..'
                 2 | code_files: [{name: .txt, path: Code/File.txt}, {name: .md, path: ../README.md}]
                   |                                                                   ^^^^^^^^^^^^
                  hint: name a file in the template's folder
                """)
    }
}
