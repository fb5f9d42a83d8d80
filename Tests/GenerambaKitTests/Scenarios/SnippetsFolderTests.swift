import Testing

/// The folder for snippets in any letter case.
struct SnippetsFolderTests {
    /// A template with a snippet of each language in a folder with this name.
    private static func page(_ folder: String) -> [String: String] {
        [
            "page.rambaspec": """
            name: page
            code_files:
            - {name: A.txt, path: Code/a.txt.mustache}
            - {name: B.txt, path: Code/b.txt.liquid}

            """,
            "Code/a.txt.mustache": "{{> heads/Head }}a\n", "Code/b.txt.liquid": "{% include 'head' %}b\n",
            "\(folder)/heads/Head.mustache": "// mustache\n", "\(folder)/head.liquid": "// liquid\n",
        ]
    }

    private static let names = ["snippets", "Snippets", "SNIPPETS"]

    private func generates(_ project: Sandbox, _ template: String...) throws {
        try project.makeFolder("Sources/Shop")
        let run = try project.run(["gen", "Profile"] + template)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(try project.read("Sources/Shop/Profile/ProfileA.txt") == "// mustache\na\n")
        #expect(try project.read("Sources/Shop/Profile/ProfileB.txt") == "// liquid\nb\n")
    }

    @Test(arguments: names) func aTemplateInAFolder(name: String) throws {
        let project = try Shelf.project("project_file_path: Sources/Shop")
        try project.write(Self.page(name), below: "own/page")
        try generates(project, "./own/page")
        try project.expect("template", "lint", "own/page", output: "page: no problems")
        try project.write(["own/page/\(name)/old.mustache": ""])
        try project.expect(
            "template", "lint", "own/page", output: "page: 1 warning",
            messages: """
                warning: nothing includes 'own/page/\(name)/old.mustache'
                  hint: include it in a source, or remove it
                """)
    }

    @Test(arguments: names) func anInstalledTemplate(name: String) throws {
        var files: [String] = []
        for source in ["local: ../team", "git: ../team"] {
            let project = try Shelf.project(
                "project_file_path: Sources/Shop\ntemplates: [{name: page, \(source)}]")
            try project.makeRepository("../team", Self.page(name))
            try project.expect("template", "install", output: "page from ../team: all 5 created")
            #expect(
                try project.files(in: "Templates/page").filter { !$0.contains("Code") }
                    == [
                        "\(name)/head.liquid", "\(name)/heads/Head.mustache", "page.rambaspec",
                    ].sorted())
            try generates(project, "page")
            let lock = try project.read("Rambafile.lock")
            files.append(String(lock[try #require(lock.firstRange(of: "  sha256:")).lowerBound...]))
            try project.expect(
                "template", "install", "--locked", output: "page from ../team: all 5 identical")
        }
        #expect(files[0] == files[1] && files[0].contains("\n    \(name)/head.liquid: "))
    }

    @Test func twoFoldersAreRefused() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Self.page("snippets"))
        try project.commit(["Snippets/more.liquid": ""], in: "../team")
        try project.refuses(
            "template", "install",
            saying: """
                error: '../team/Snippets' and '../team/snippets' differ only in letter case: most Macs treat them as \
                one file
                """)
    }
}
