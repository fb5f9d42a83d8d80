import Testing

/// Malicious file names and sizes, and names that some disks do not allow.
struct HostileNameTests {
    private func project(_ settings: String, _ prepare: (Sandbox) throws -> Void) throws -> Sandbox {
        var project = try Shelf.project(settings)
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try prepare(project)
        return project
    }

    /// Runs a script in a folder.
    private func shell(_ script: String, in folder: String, of project: Sandbox) throws {
        _ = try project.output(of: ["bash", "-e", "-c", script], in: folder)
    }

    /// A rambaspec with two files whose names differ only in the composition of an accent.
    private static let accents = #"""
        name: page
        code_files: [{name: .a, path: "Code/\u00E9.txt"}, {name: .b, path: "Code/e\u0301.txt"}]

        """#
    private static let accentFiles = #"echo a >Code/$'e\314\201.txt'; echo b >Code/$'\303\251.txt'"#

    #if os(Linux)
        @Test(arguments: ["local", "git"]) func accentsThatAreComposedOtherwise(source: String) throws {
            let project = try project("templates: [{name: page, \(source): ../team}]") {
                try $0.write(["../team/page.rambaspec": Self.accents])
                try $0.makeFolder("../team/Code")
                try shell(Self.accentFiles, in: "../team", of: $0)
                try $0.makeRepository("../team", [:])
            }
            try project.refuses(
                "template", "install",
                saying: #"""
                    error: '../team/Code/e\u{0301}.txt' and '../team/Code/\u{00E9}.txt' differ only in Unicode \#
                    normalization: most Macs treat them as one file
                    """#)
        }

        @Test func aFileWhoseAccentIsComposedOtherwise() throws {
            let spec = "name: page\ncode_files: [{name: .a, path: \"Code/\\u00E9.txt\"}]\n"
            let project = try project("templates: [{name: page, git: ../team}]") {
                try $0.write(["../team/page.rambaspec": spec])
                try $0.makeFolder("../team/Code")
                try shell(#"echo a >Code/$'e\314\201.txt'"#, in: "../team", of: $0)
                try $0.makeRepository("../team", [:])
            }
            try project.expect(
                "template", "install", output: "page from ../team: all 2 created",
                messages: """
                    warning: the templates have 1 warning for their authors
                      hint: 'generamba template lint' shows them
                    """)
            #expect(try project.files(in: "Templates/page/Code").count == 1)
        }
    #endif

    @Test func aNameThatStandsThereTwice() throws {
        let project = try project("templates: [{name: page, git: ../team}]") {
            try $0.makeRepository("../team", Shelf.template("page", "one"))
            try shell(
                """
                other=$(echo two | git hash-object -w --stdin)
                sub=$({ git ls-tree HEAD:Code; printf '100644 blob %s\\tfile.txt\\n' $other; } | git mktree)
                tree=$({ git ls-tree HEAD | grep -v Code; printf '040000 tree %s\\tCode\\n' $sub; } | git mktree)
                commit=$(git -c user.name=T -c user.email=t@example.com commit-tree -m x $tree)
                git update-ref refs/heads/main $commit
                """, in: "../team", of: $0)
        }
        let id = try project.gitOutput("rev-parse", "--short=7", "main", in: "../team")
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': its commit \(id) has 'Code/file.txt' twice
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: the repository is malicious or damaged
                """)
    }

    @Test func aControlCharacterMattersInTheTemplateAlone() throws {
        let files = Shelf.catalog(["page": "text"]).merging(["other/a\u{7}b\nc": ""]) { $1 }
        let project = try project("templates: [{name: page, git: ../team, path: page}]") {
            try $0.makeRepository("../team", files)
        }
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        try project.remove("Templates")
        try project.remove("Rambafile.lock")
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: page, git: ../team}]\n"
        ])
        let id = try project.gitOutput("rev-parse", "--short=7", "main", in: "../team")
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': its commit \(id) has a file 'other/a\\u{07}b\\nc', whose name \
                contains a control or invisible character
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: the repository is malicious or damaged
                """)
    }

    @Test func aFolderWhoseNameWouldSteerATerminal() throws {
        let project = try project(#"templates: [{name: page, local: "../te\u202Eam"}]"#) {
            try $0.write(Shelf.template("page", "text"), below: "../te\u{202E}am")
        }
        try project.expect("template", "install", output: #"page from ../te\u{202E}am: all 2 created"#)
        #expect(try project.read("Rambafile.lock").contains(#"local: "../te\u202Eam""#))
    }

    @Test func aCatalogMayHoldAnything() throws {
        let project = try project("catalogs: [../team.git]\ntemplates: [page]") {
            try $0.makeRepository("../team", Shelf.catalog(["page": "text"]))
            try $0.commit(["\u{1}\n/a\u{7}": "", "README\n": ""], in: "../team")
            try $0.git("clone", "--quiet", "--bare", "../team", "../team.git")
        }
        try project.expect("template", "install", output: "page from ../team.git: all 2 created")
        let list = try project.run("template", "list")
        #expect(list.status == 0 && list.messages == "" && list.output.hasPrefix("cache_tracker"), "\(list)")
    }

    // MARK: Sizes

    @Test func aFileThatIsFarTooLargeIsNotRead() throws {
        let project = try project("templates: [{name: page, local: ../team}]") {
            try $0.write(Shelf.template("page", "text"), below: "../team")
            try shell("dd if=/dev/null of=Code/file.txt bs=1048576 seek=1024 count=0", in: "../team", of: $0)
        }
        try project.refuses(
            "template", "install", saying: "error: '../team/Code/file.txt' is larger than 10 MiB")
    }

    /// A Liquid rambaspec that names its files only when rendered for a module. All files are installed.
    private static let liquid = "name: page\ncode_files: [{name: .a, path: 'Code/{{ name }}.liquid'}]\n"

    @Test func moreFilesThanATemplateHas() throws {
        let project = try project("templates: [{name: page, local: ../team}]") {
            try $0.write(["../team/page.rambaspec": Self.liquid, "../team/many/a": ""])
            try shell("for i in $(seq 5000); do : >many/$i; done", in: "../team", of: $0)
        }
        try project.refuses(
            "template", "install",
            saying: """
                error: the template 'page' in '../team' has more than 5000 files
                  hint: remove what it does not need
                """)
    }

    @Test func foldersThatHaveNoEnd() throws {
        let path = (1...17).map { "\($0)" }.joined(separator: "/")
        let project = try project("templates: [{name: page, local: ../team}]") {
            try $0.write(["../team/page.rambaspec": Self.liquid, "../team/\(path)/file": ""])
        }
        try project.refuses(
            "template", "install",
            saying: "error: '../team/\(path)' is more than 16 folders deep in the template")
    }

    // MARK: Messages

    @Test func aLineBreakInAName() throws {
        let project = try project(#"templates: [{name: page, local: "../a\nb"}]"#) { _ in }
        try project.refuses(
            "template", "install",
            saying: #"""
                Rambafile:3:33: error: no folder '../a\nb'
                 3 | templates: [{name: page, local: "../a\nb"}]
                   |                                 ^^^^^^^^^
                  hint: 'local' is relative to the Rambafile's folder
                """#)
    }

    @Test func aPasswordIsNotShown() throws {
        let project = try project(
            "templates: [{name: page, git: \"http://jane:sec ret@example.com/x\", branch: a, tag: b}]"
        ) { _ in }
        let run = try project.run("template", "install")
        #expect(run.status == 1 && !run.messages.contains("ret"), "\(run)")
        #expect(run.messages.contains("git: \"http://jane:…@example.com/x\", branch: a"), "\(run)")
        try project.write([
            "Rambafile": """
            project_name: S
            project_target: S
            templates: [{name: page, git: "http://jane:secret@example.com/x"}]

            """
        ])
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: 'http://jane:…@example.com/x' uses the protocol 'http'
                 3 | templates: [{name: page, git: "http://jane:…@example.com/x"}]
                   |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: use https, ssh, git, file, or a path
                """)
    }
}
