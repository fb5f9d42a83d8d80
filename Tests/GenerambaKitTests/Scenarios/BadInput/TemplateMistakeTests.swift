import GenerambaKit
import Testing

/// Templates with errors, and missing templates.
struct TemplateMistakeTests {
    private func refused(
        _ rambaspec: String, saying messages: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let shop = try Shop.sandbox()
        try shop.write(["Templates/page/page.rambaspec": rambaspec])
        try shop.refuses("gen", "Profile", saying: messages, sourceLocation: sourceLocation)
        try shop.write([
            "Rambafile": Shop.settings.replacing("{name: page}", with: "{name: page, local: Templates/page}")
        ])
        try shop.refuses("template", "install", saying: messages, sourceLocation: sourceLocation)
    }

    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """

    @Test func aSourceThatIsAPointerOfGitLFS() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Templates/page/Code/model.swift.mustache": Self.pointer])
        let message = """
            Templates/page/page.rambaspec:4:31: error: 'Templates/page/Code/model.swift.mustache' is only a Git LFS \
            pointer to the file
             4 |   - {name: Model.swift, path: Code/model.swift.mustache}
               |                               ^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: fetch the file with 'git lfs pull', or keep it in git itself
            """
        try shop.refuses("gen", "Profile", saying: message)
        try shop.write([
            "Rambafile": Shop.settings.replacing("{name: page}", with: "{name: page, local: Templates/page}")
        ])
        try shop.refuses("template", "install", saying: message)
    }

    @Test func aSourceInARepositoryThatIsAPointerOfGitLFS() throws {
        let project = try Team.project()
        try project.commitToTeam(Self.pointer)
        try project.refuses(
            "template", "install",
            saying: """
                ../team/page.rambaspec:2:33: error: '../team/Code/file.txt' is only a Git LFS pointer to the file
                 2 | code_files: [{name: .txt, path: Code/file.txt}]
                   |                                 ^^^^^^^^^^^^^
                  hint: fetch the file with 'git lfs pull', or keep it in git itself
                """)
    }

    @Test func anUnknownTemplate() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "pge",
            saying: """
                error: no template 'pge'
                  hint: did you mean 'page'?
                """)
    }

    @Test func anUnknownTemplateLikeNoOther() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/.DS_Store": "", "Templates/README.md": "", "Templates/leaf/leaf.rambaspec": "",
        ])
        try shop.refuses(
            "gen", "Profile", "something",
            saying: """
                error: no template 'something'
                  hint: the project's templates are leaf, page; the built-in templates are \
                \(BuiltInCatalog.names.joined(separator: ", "))
                """)
    }

    @Test(arguments: [
        ("../page", "no folder '../page'"), ("page/", "no folder 'page/'"),
        ("page/../page", "no folder 'page/../page'"), ("Sources/Shop", "no template in 'Sources/Shop'"),
        (".", "no template in '.'"), ("..", "no template in '..'"), ("Sources", "no template 'Sources'"),
        ("", "no template ''"), (".page", "no template '.page'"),
    ])
    func aPathWithoutATemplate(path: String, problem: String) throws {
        let shop = try Shop.sandbox()
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile", path)
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasPrefix("error: \(problem)\n"), "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test func aTemplateOfTheRambafileThatIsNotInstalled() throws {
        let shop = try Shop.sandbox()
        try shop.remove("Templates")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:8:12: error: the template 'page' is not installed
                 8 |   - {name: page}
                   |            ^^^^
                  hint: run 'generamba template install'
                """)
    }

    @Test func aBuiltInTemplateThatACatalogCouldHave() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "catalogs: [https://example.com/none.git]\n")
        try shop.refuses(
            "gen", "Profile", "rviper_controller",
            saying: """
                error: the template 'rviper_controller' is not installed, and a catalog may have one with this name
                  hint: run 'generamba template add rviper_controller', or remove 'https://example.com/none.git' from 'catalogs' \
                in the Rambafile to use the built-in one
                """)
    }

    @Test func noTemplateOrSeveralWhenNoneIsNamed() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "  - other\n")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: gen needs a template
                  hint: run 'generamba gen Profile page'; the templates are 'page', 'other', \(FirstModuleTests.builtIn(10))
                """)
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\n"])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: gen needs a template
                  hint: run 'generamba gen Profile page'; the templates are 'page', \(FirstModuleTests.builtIn(11))
                """)
    }

    @Test func aRambaspecWithoutNameAndFiles() throws {
        try refused(
            "summary: nothing\n",
            saying: """
                Templates/page/page.rambaspec:1:1: error: the rambaspec has no 'name'
                 1 | summary: nothing
                   | ^
                  hint: add 'name: …'
                """)
    }

    @Test func aRambaspecWithoutFiles() throws {
        try refused(
            "name: page\ncode_files:\n",
            saying: """
                Templates/page/page.rambaspec:1:1: error: the rambaspec has neither 'code_files' nor 'test_files'
                 1 | name: page
                   | ^
                  hint: list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'
                """)
    }

    @Test func aRambaspecWithTheWrongTypes() throws {
        try refused(
            """
            name: page
            summary: [a]
            code_files:
              - View.swift
              - {path: Code/view.swift.mustache}
              - {name: {{ module_info.name }}.swift, path: x}
              - {name: "", path: [a]}
            test_files: {name: a}

            """,
            saying: """
                Templates/page/page.rambaspec:6:12: error: a value that begins with '{{' needs quotes
                 6 |   - {name: {{ module_info.name }}.swift, path: x}
                   |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write "{{ module_info.name }}.swift"
                """)
        try refused(
            """
            name: page
            summary: [a]
            code_files:
              - View.swift
              - {path: Code/view.swift.mustache}
              - {name: {{ module_info.name }}, path: x}
              - {name: "", path: [a]}
            test_files: {name: a}

            """,
            saying: """
                Templates/page/page.rambaspec:2:10: error: 'summary' must be text, not a list
                 2 | summary: [a]
                   |          ^^^
                Templates/page/page.rambaspec:4:5: error: a file must be a mapping, not text
                 4 |   - View.swift
                   |     ^^^^^^^^^^
                  hint: write '- {name: NAME, path: SOURCE}'
                Templates/page/page.rambaspec:5:5: error: the file has no 'name'
                 5 |   - {path: Code/view.swift.mustache}
                   |     ^
                  hint: add 'name: …'
                Templates/page/page.rambaspec:6:12: error: 'name' must be text, not a mapping
                 6 |   - {name: {{ module_info.name }}, path: x}
                   |            ^^^^^^^^^^^^^^^^^^^^^^
                  hint: put quotes around a value that begins with '{'
                Templates/page/page.rambaspec:7:12: error: 'name' is empty
                 7 |   - {name: "", path: [a]}
                   |            ^^
                Templates/page/page.rambaspec:7:22: error: 'path' must be text, not a list
                 7 |   - {name: "", path: [a]}
                   |                      ^^^
                Templates/page/page.rambaspec:8:13: error: 'test_files' must be a list, not a mapping
                 8 | test_files: {name: a}
                   |             ^^^^^^^^^
                  hint: write '[{name: a}]'
                """)
    }

    @Test func anotherNameIsAWarning() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Templates/page/page.rambaspec": "name: pages\ncode_files: [{name: A}]\nauthr: x\n"])
        try shop.expect(
            "gen", "Profile", "--dry-run",
            output: """
                     create  Sources/Shop/Modules/Profile/A/
                Profile from page: 1 to create (dry run, nothing was written)
                """,
            messages: """
                Templates/page/page.rambaspec:1:7: warning: the rambaspec of 'page' is named 'pages'
                 1 | name: pages
                   |       ^^^^^
                Templates/page/page.rambaspec:3:1: warning: unknown key 'authr'
                 3 | authr: x
                   | ^^^^^
                  hint: did you mean 'author'?
                """)
    }

    @Test func sourcesThatAreNotThere() throws {
        try refused(
            """
            name: page
            code_files:
              - {name: A.swift, path: Coda/view.swift.mustache}
              - {name: B.swift, path: Code/vew.swift.mustache}
              - {name: C.swift, path: Other/file}

            """,
            saying: """
                Templates/page/page.rambaspec:3:27: error: no file 'Coda/view.swift.mustache' in the template
                 3 |   - {name: A.swift, path: Coda/view.swift.mustache}
                   |                           ^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'Code/view.swift.mustache'?
                Templates/page/page.rambaspec:4:27: error: no file 'Code/vew.swift.mustache' in the template
                 4 |   - {name: B.swift, path: Code/vew.swift.mustache}
                   |                           ^^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'Code/view.swift.mustache'?
                Templates/page/page.rambaspec:5:27: error: no file 'Other/file' in the template
                 5 |   - {name: C.swift, path: Other/file}
                   |                           ^^^^^^^^^^
                """)
    }

    @Test func sourcesOutsideOfTheTemplate() throws {
        try refused(
            """
            name: page
            code_files:
              - {name: A.swift, path: ../../Package.swift}
              - {name: B.swift, path: Code/../Code/view.swift.mustache}
              - {name: C.swift, path: /etc/passwd}
              - {name: D.swift, path: "..\u{2F}\u{301}x"}

            """,
            saying: """
                Templates/page/page.rambaspec:3:27: error: the path '../../Package.swift' leaves its folder through '..'
                 3 |   - {name: A.swift, path: ../../Package.swift}
                   |                           ^^^^^^^^^^^^^^^^^^^
                  hint: name a file in the template's folder
                Templates/page/page.rambaspec:4:27: error: the path 'Code/../Code/view.swift.mustache' leaves its \
                folder through '..'
                 4 |   - {name: B.swift, path: Code/../Code/view.swift.mustache}
                   |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: name a file in the template's folder
                Templates/page/page.rambaspec:5:27: error: the path '/etc/passwd' is an absolute path
                 5 |   - {name: C.swift, path: /etc/passwd}
                   |                           ^^^^^^^^^^^
                  hint: name a file in the template's folder
                Templates/page/page.rambaspec:6:27: error: the path '../\u{301}x' leaves its folder through '..'
                 6 |   - {name: D.swift, path: "../\u{301}x"}
                   |                           ^^^^^^
                  hint: name a file in the template's folder
                """)
    }
}
