import Testing

/// Tests the files of an installed template: unedited, edited, or the user's own.
struct InstalledFileTests {
    @Test(arguments: ["Templates/page/Code", "Templates/page"])
    func nothingIsWrittenThroughALink(link: String) throws {
        let project = try Team.project()
        try project.write(["Templates/other": "", "shared/file.txt": "mine", "shared/Code/file.txt": "mine"])
        if link.hasSuffix("Code") { try project.makeFolder("Templates/page") }
        try project.makeLink(link, to: project.path("shared"))
        let run = try project.run("template", "install", "--on-conflict", "overwrite")
        #expect(run.status == 1)
        #expect(
            run.messages == """
                error: '\(link)' is a symbolic link, and 'Templates/page/Code/file.txt' would be written to \
                its target
                  hint: remove the link

                """)
        #expect(try project.read("shared/file.txt") == "mine")
        #expect(try project.files(in: "shared") == ["Code/file.txt", "file.txt"])
    }

    private static let hint =
        "nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'"

    /// A project with a template that was installed from a folder. The folder has other files now.
    ///
    /// - Parameters:
    ///   - before: the sources that were installed.
    ///   - after: the sources in the folder now.
    private func project(_ before: [String: String], then after: [String: String]) throws -> Sandbox {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try put(before, project)
        #expect(try project.run("template", "install").status == 0)
        try project.remove("../mine")
        try put(after, project)
        return project
    }

    private func put(_ sources: [String: String], _ project: Sandbox) throws {
        let entries = sources.keys.sorted().map { "{name: .txt, path: \($0)}" }.joined(separator: ", ")
        try project.write(sources, below: "../mine")
        try project.write(["../mine/page.rambaspec": "name: page\ncode_files: [\(entries)]\n"])
    }

    // MARK: Untouched

    @Test func ownFilesBesideStandInNoWay() throws {
        let project = try project(["a": "1", "b": "1", "in/c": "1"], then: ["a": "2", "b": "1"])
        try project.write([
            "Templates/page/note": "mine", "Templates/page/.git/config": "mine",
            "Templates/page/in/d": "mine",
        ])
        try project.makeLink("Templates/page/link", to: "nowhere")
        try project.expect(
            "template", "install", output: "page from ../mine: 1 identical, 2 overwritten, 1 removed")
        #expect(
            try project.files(in: "Templates/page") == [
                ".git/config", "a", "b", "in/d", "link", "note", "page.rambaspec",
            ])
        #expect(try project.read("Templates/page/a") == "2")
        #expect(
            try project.files(in: "Templates")
                == project.files(in: "Templates").filter { $0.hasPrefix("page/") })
    }

    @Test func aFolderThatIsLeftEmptyGoes() throws {
        let project = try project(["a": "1", "in/deep/c": "1"], then: ["a": "1"])
        try project.expect(
            "template", "install", output: "page from ../mine: 1 identical, 1 overwritten, 1 removed")
        #expect(try project.files(in: "Templates/page") == ["a", "page.rambaspec"])
    }

    @Test func aFileBecomesAFolderAndAFolderAFile() throws {
        let project = try project(["a": "1", "in/deep/c": "1"], then: ["a/b": "2", "in": "2"])
        try project.expect(
            "template", "install", output: "page from ../mine: 2 created, 1 overwritten, 2 removed")
        #expect(try project.files(in: "Templates/page") == ["a/b", "in", "page.rambaspec"])
    }

    @Test func aFolderWithAnOwnFileBecomesNoFile() throws {
        let project = try project(["in/c": "1"], then: ["in": "2"])
        try project.write(["Templates/page/in/mine": ""])
        try project.refuses(
            "template", "install",
            saying: "error: 'Templates/page/in' is a folder, but a file is to be written there")
    }

    @Test func aNameMayChangeItsLetterCase() throws {
        let project = try project(["a": "1"], then: ["A": "1"])
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.read("Templates/page/A") == "1")
        #expect(try project.files(in: "Templates/page").count == 2)
    }

    // MARK: Edited

    @Test func onlyEditedFilesAreInConflict() throws {
        let project = try project(
            ["a": "1", "b": "1", "c": "1", "d": "1"], then: ["a": "2", "b": "2", "c": "1"])
        try project.write(["Templates/page/b": "edited", "Templates/page/note": ""])
        try project.refuses(
            "template", "install",
            saying: """
                error: installed files of 'page' differ from its source: 'Templates/page/b'
                  hint: \(Self.hint)
                """)
        try project.expect(
            "template", "install", "--on-conflict", "overwrite",
            output: "page from ../mine: 1 identical, 3 overwritten, 1 removed")
        #expect(try project.files(in: "Templates/page") == ["a", "b", "c", "note", "page.rambaspec"])
        #expect(try project.read("Templates/page/b") == "2")
    }

    @Test func whatWasEditedAndHasGoneIsKept() throws {
        let project = try project(["a": "1", "b": "1"], then: ["a": "1"])
        try project.write(["Templates/page/b": "edited"])
        try project.expect(
            "template", "install", output: "page from ../mine: 1 identical, 1 overwritten",
            messages: """
                warning: the new 'page' drops these files, which you edited: 'Templates/page/b'
                  hint: they were kept; remove them if you do not need them
                """)
        #expect(try project.read("Templates/page/b") == "edited")
        try project.expect("template", "install", output: "page from ../mine: all 2 identical")
    }

    @Test func anOwnFileInThePlaceOfANewOneIsInConflict() throws {
        let project = try project(["a": "1"], then: ["a": "1", "b": "1"])
        try project.write(["Templates/page/b": "mine"])
        try project.refuses(
            "template", "install",
            saying: """
                error: installed files of 'page' differ from its source: 'Templates/page/b'
                  hint: \(Self.hint)
                """)
    }

    @Test func aFewOfManyConflictsAreNamed() throws {
        let names = (1...7).map { "\($0)" }
        func texts(_ text: String) -> [String: String] {
            Dictionary(uniqueKeysWithValues: names.map { ("f\($0)", text) })
        }
        let project = try project(texts("1"), then: texts("2"))
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing(
                "]", with: ", {name: other, local: ../other}]"),
            "Templates/other/Code/file.txt": "mine",
        ])
        try project.write(Shelf.template("other", "other"), below: "../other")
        try project.write(texts("edited"), below: "Templates/page")
        try project.refuses(
            "template", "install",
            saying: """
                error: installed files of 'page' differ from its source: 'Templates/page/f1', 'Templates/page/f2', \
                'Templates/page/f3', 'Templates/page/f4', 'Templates/page/f5' and 2 more
                  hint: \(Self.hint)
                error: installed files of 'other' differ from its source: 'Templates/other/Code/file.txt'
                  hint: \(Self.hint)
                """)
    }

    // MARK: Skipped

    @Test func whatIsSkippedKeepsItsPlaceInTheLock() throws {
        let project = try project(["a": "1", "b": "1"], then: ["a": "2", "b": "2"])
        try project.write(["Templates/page/a": "edited"])
        let before = try project.snapshot()
        try project.expect(
            "template", "install", "--on-conflict", "skip", output: "page: skipped, 1 file differs")
        #expect(try project.snapshot() == before)
        try project.remove("Templates/page/a")
        try project.expect(
            "template", "install", output: "page from ../mine: 1 created, 1 identical, 1 overwritten")
    }

    @Test func whatIsSkippedAtFirstIsNotLocked() throws {
        let project = try Shelf.project(
            "templates: [{name: page, local: ../mine}, {name: other, local: ../other}]")
        try put(["a": "1", "b": "1"], project)
        try project.write(Shelf.template("other", "other"), below: "../other")
        try project.write(["Templates/page/a": "foreign", "Templates/page/b": "foreign"])
        try project.expect(
            "template", "install", "--on-conflict", "skip",
            output: "page: skipped, 2 files differ\nother from ../other: all 2 created")
        #expect(try project.files(in: "Templates/page") == ["a", "b"])
        #expect(try !project.read("Rambafile.lock").contains("page"))
    }
}
