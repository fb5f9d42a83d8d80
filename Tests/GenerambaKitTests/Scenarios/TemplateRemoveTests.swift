import Testing

/// Tests `template remove`.
struct TemplateRemoveTests {
    /// A project with `page` and `memo` installed from folders.
    private func project() throws -> Sandbox {
        let project = try Sandbox([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            templates:
              # The pages
              - {name: page, local: ../shelf/page}
              # The memos
              - {name: memo, local: ../shelf/memo} # ours

            """
        ])
        try project.write(Shelf.catalog(["page": "p", "memo": "m"]), below: "../shelf")
        #expect(try project.run("template", "install").status == 0)
        return project
    }

    @Test func theEntryAndTheInstalledFiles() throws {
        let project = try project()
        try project.expect(
            "template", "remove", "page",
            output: """
                       edit  Rambafile
                page: removed
                """)
        #expect(
            try project.read("Rambafile") == """
                project_name: Shop
                project_target: Shop
                templates:
                  # The pages
                  # The memos
                  - {name: memo, local: ../shelf/memo} # ours

                """)
        #expect(try project.files(in: "Templates") == ["memo/Code/file.txt", "memo/memo.rambaspec"])
        let lock = try project.read("Rambafile.lock")
        #expect(lock.contains("- name: memo\n") && !lock.contains("page"))
        try project.expect(
            "template", "install", "--locked", output: "memo from ../shelf/memo: all 2 identical")
    }

    @Test func all() throws {
        let project = try project()
        try project.expect(
            "template", "remove", "memo", "page",
            output: """
                       edit  Rambafile
                memo: removed
                page: removed
                """)
        #expect(try project.read("Rambafile").contains("\ntemplates: []\n"))
        #expect(try project.files(in: "Templates") == [])
        #expect(try project.run("template", "add", "../shelf/page").status == 0)
    }

    @Test func whatIsNotThere() throws {
        let project = try project()
        try project.refuses(
            "template", "remove", "page", "mmo", "other",
            saying: """
                error: the Rambafile names no template 'mmo'
                  hint: did you mean 'memo'?
                error: the Rambafile names no template 'other'
                  hint: it names memo
                """)
    }

    @Test func editedFilesNeedConsent() throws {
        let project = try project()
        try project.write(["Templates/page/Code/file.txt": "mine", "Templates/memo/Code/file.txt": "mine"])
        try project.refuses(
            "template", "remove", "page",
            saying: """
                error: 'page' would be removed, but its files were edited: 'Templates/page/Code/file.txt'
                  hint: nothing was written; '--on-conflict skip' keeps the edited files, '--on-conflict overwrite' \
                removes them
                """)
        try project.expect(
            "template", "remove", "page", "--on-conflict", "skip",
            output: """
                       edit  Rambafile
                page: removed
                """,
            messages: "warning: removed 'page'; kept your files: 'Templates/page/Code/file.txt'")
        #expect(try project.run("template", "remove", "memo", "--on-conflict", "overwrite").status == 0)
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt"])
    }

    @Test func whatIsInTheLockAlone() throws {
        let project = try project()
        try project.write(["Rambafile": "project_name: Shop\nproject_target: Shop\n"])
        try project.expect(
            "template", "remove", "page",
            output: """
                  identical  Rambafile
                page: removed
                """)
        #expect(try project.files(in: "Templates") == ["memo/Code/file.txt", "memo/memo.rambaspec"])
    }

    @Test func whatIsNotInTheLock() throws {
        let project = try project()
        try project.remove("Rambafile.lock")
        try project.expect(
            "template", "remove", "page", output: "       edit  Rambafile",
            messages: """
                warning: 'Templates/page' was kept because Rambafile.lock does not list it
                  hint: remove the folder if you do not need it
                """)
        #expect(project.exists("Templates/page/page.rambaspec") && !project.exists("Rambafile.lock"))
    }
}
