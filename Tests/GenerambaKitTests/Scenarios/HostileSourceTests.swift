import Foundation
import Testing

@testable import GenerambaKit

/// Tests malicious sources of templates.
struct HostileSourceTests {
    private static let spec = "name: page\ncode_files: [{name: .txt, path: Code/file.txt}]\n"

    /// A project with a template from the repository `../team`, which `prepare` makes.
    private func project(
        _ settings: String = "templates: [{name: page, git: ../team}]",
        _ prepare: (Sandbox) throws -> Void = { _ in }
    ) throws -> Sandbox {
        var project = try Shelf.project(settings)
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try prepare(project)
        return project
    }

    // MARK: Names and addresses

    @Test(arguments: [
        ("-oProxyCommand=touch pwned", "is not the address of a repository: it begins with '-'", nil),
        ("--upload-pack=touch pwned", "is not the address of a repository: it begins with '-'", nil),
        ("ext::sh -c 'touch pwned' %S", "would make git run 'git-remote-ext'", ""),
        ("fd::17", "would make git run 'git-remote-fd'", ""),
        ("http://example.com/x.git", "uses the protocol 'http'", ""),
        ("ftp://example.com/x.git", "uses the protocol 'ftp'", ""),
        ("a\u{7}b", "is not the address of a repository: it contains a control character", nil),
        (
            "ssh://-oProxyCommand=touch pwned/x",
            "is not the address of a repository: its host begins with '-'",
            nil
        ),
        ("ssh://jane@-host/x", "is not the address of a repository: its host begins with '-'", nil),
        (
            "git@-oProxyCommand=touch pwned:x",
            "is not the address of a repository: its host begins with '-'", nil
        ),
        ("host:-x", "is not the address of a repository: its path begins with '-'", nil),
        ("/", "is not the address of a repository", nil),
    ])
    func anAddress(address: String, reason: String, hint: String?) throws {
        let text = address.replacing("\u{7}", with: "\\a")
        let project = try project("templates: [{name: page, git: \"\(text)\"}]")
        let before = try project.snapshot()
        let run = try project.run("template", "install")
        let shown = address.replacing("\u{7}", with: "\\u{07}")
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasPrefix("Rambafile:3:31: error: '\(shown)' \(reason)\n"), "\(run)")
        #expect(run.messages.contains("hint: use https, ssh, git, file, or a path") == (hint != nil))
        #expect(try project.snapshot() == before)
    }

    @Test(arguments: [
        ("name: -page", 17, "'-page' is not a valid template name", "a name does not begin with '-'"),
        ("name: .page", 17, "'.page' is not a valid template name", "a name does not begin with '.'"),
        ("name: a/b", 17, "'a/b' is not a valid template name", "a name contains no '/'"),
        (
            "name: \"a\\nb\"", 17, "'a\\nb' is not a valid template name",
            "write the name of the template's folder"
        ),
        (
            "name: page, git: ../team, branch: --upload-pack=x", 45,
            "'--upload-pack=x' is not a valid branch name",
            nil
        ),
        ("name: page, git: ../team, tag: a..b", 42, "'a..b' is not a valid tag name", nil),
        (
            "name: page, git: ../team, commit: HEAD~1", 45, "'HEAD~1' is not a commit ID",
            "write its ID, or at least its first seven digits, in quotes"
        ),
        (
            "name: page, git: ../team, path: ../../etc", 43,
            "the path '../../etc' leaves its folder through '..'",
            "name the template's folder in the repository"
        ),
        (
            "name: page, git: ../team, path: /etc", 43, "the path '/etc' is an absolute path",
            "name the template's folder in the repository"
        ),
        (
            "name: page, git: ../team, branch: a, tag: b", 53,
            "a template cannot have both 'branch' and 'tag'", nil
        ),
    ])
    func aName(entry: String, column: Int, reason: String, hint: String?) throws {
        let project = try project("templates: [{\(entry)}]")
        let before = try project.snapshot()
        let run = try project.run("template", "install")
        #expect(run.messages.contains("error: \(reason)\n"), "\(run)")
        if let hint { #expect(run.messages.contains("  hint: \(hint)\n"), "\(run)") }
        #expect(run.status == 1 && run.output == "")
        #expect(try project.snapshot() == before)
    }

    // MARK: Files of repositories

    private func refuses(
        _ project: Sandbox, saying message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try project.refuses("template", "install", saying: message, sourceLocation: sourceLocation)
        #expect(!project.exists("Templates"), sourceLocation: sourceLocation)
    }

    @Test func aSubmodule() throws {
        let project = try project {
            try $0.makeRepository("../other", ["file.txt": ""])
            try $0.makeRepository("../team", ["page.rambaspec": Self.spec])
            let id = try $0.gitOutput("rev-parse", "HEAD", in: "../other")
            try $0.git("update-index", "--add", "--cacheinfo", "160000,\(id),Code", in: "../team")
            try $0.git("commit", "--quiet", "--message", "submodule", in: "../team")
        }
        try refuses(project, saying: "error: '../team/Code' is a submodule")
    }

    @Test(arguments: [
        ("../outside", "leaves its folder through '..'"),
        ("a/../../outside", "leaves its folder through '..'"),
        ("/etc/passwd", "is an absolute path"),
    ])
    func aSourcePath(path: String, reason: String) throws {
        let spec = "name: page\ncode_files: [{name: .txt, path: \(path)}]\n"
        let project = try project { try $0.makeRepository("../team", ["page.rambaspec": spec]) }
        try refuses(
            project,
            saying: """
                ../team/page.rambaspec:2:34: error: the path '\(path)' \(reason)
                 2 | code_files: [{name: .txt, path: \(path)}]
                   |                                 \(String(repeating: "^", count: path.count))
                  hint: name a file in the template's folder
                """.replacing(":2:34:", with: ":2:33:"))
    }

    @Test func pathsThatNoFileCanHave() throws {
        // A tree that git itself would not make, with the names '..' and '.git'.
        let project = try project {
            try $0.makeRepository("../team", Shelf.template("page", "text"))
            let blob = try $0.gitOutput("rev-parse", "HEAD:Code/file.txt", in: "../team")
            try $0.write(["../tree": ""])
            let script = """
                cd "$1" && bytes=$(printf "$2" | sed 's/../\\\\x&/g') &&
                { printf '100644 ../../evil\\0'; printf "$bytes"; } >../entry &&
                { git cat-file tree HEAD^{tree}; cat ../entry; } >../tree &&
                tree=$(git hash-object -t tree -w --literally ../tree) &&
                commit=$(git -c user.name=T -c user.email=t@example.com commit-tree -m x "$tree") &&
                git update-ref refs/heads/main "$commit"
                """
            _ = try $0.output(of: ["bash", "-c", script, "sh", $0.root + "/team", blob])
        }
        let run = try project.run("template", "install")
        #expect(run.status == 0 || !project.exists("Templates"), "\(run)")
        #expect(!project.exists("../evil") && !project.exists("../../evil"))
        #expect(try project.files(in: "..").allSatisfy { !$0.hasSuffix("/evil") || $0.hasPrefix("team/") })
    }

    @Test func aFileOverTheLimit() throws {
        let project = try project {
            try $0.write([UInt8](repeating: 0x61, count: (10 << 20) + 1), to: "../team/Code/file.txt")
            try $0.makeRepository("../team", ["page.rambaspec": Self.spec])
        }
        try refuses(project, saying: "error: '../team/Code/file.txt' is larger than 10 MiB")
    }

    @Test func namesThatLetterCaseTellsApart() throws {
        let spec =
            "name: page\ncode_files: [{name: .a, path: Code/file.txt}, {name: .b, path: code/File.txt}]\n"
        let project = try project {
            try $0.makeRepository(
                "../team", ["page.rambaspec": spec, "Code/file.txt": "", "code/File.txt": ""])
        }
        let end = "differ only in letter case: most Macs treat them as one file"
        try refuses(
            project,
            saying: """
                error: '../team/Code/file.txt' and '../team/code/File.txt' \(end)
                error: '../team/Code' and '../team/code' \(end)
                """)
    }

    @Test func moreFilesThanATemplateHas() throws {
        let project = try project {
            try $0.write(["../team/page.rambaspec": Self.spec, "../team/Code/file.txt": ""])
            for index in 1...5000 { try $0.write(["../team/many/\(index)": ""]) }
            try $0.makeRepository("../team", [:])
        }
        try refuses(
            project,
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': the template 'page' in '../team' has more than \
                5000 files
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: set 'path' to the template's own folder, or remove what it does not need
                """)
    }

    // MARK: Code execution

    @Test func nothingOfARepositoryIsRun() throws {
        let project = try project {
            let touch = "touch '\($0.root)/pwned'"
            try $0.makeRepository("../team", Shelf.template("page", "text"))
            try $0.commit(
                [
                    ".gitattributes": "* filter=evil diff=evil\n",
                    ".gitmodules": "[submodule \"x\"]\n\tpath = x\n\turl = ext::\(touch)\n",
                ], in: "../team")
            for hook in ["post-checkout", "post-merge", "pre-receive", "reference-transaction"] {
                try $0.write(["../team/.git/hooks/\(hook)": "#!/bin/sh\n\(touch)\n"])
                try $0.setMode(0o755, of: "../team/.git/hooks/\(hook)")
            }
            try $0.write([
                "../home/.gitconfig": """
                [filter "evil"]
                \tsmudge = \(touch)
                [core]
                \tfsmonitor = \(touch)
                \thooksPath = \($0.root)/team/.git/hooks
                [init]
                \ttemplateDir = \($0.root)/team/.git

                """
            ])
        }
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(!project.exists("../pwned"))
    }

    // MARK: Folders

    private func folder(_ prepare: (Sandbox) throws -> Void) throws -> Sandbox {
        try project("templates: [{name: page, local: ../team}]") {
            try $0.write(["../team/page.rambaspec": Self.spec])
            try $0.makeFolder("../team/Code")
            try prepare($0)
        }
    }

    @Test(arguments: [".git/config", "Code/.GIT/config", "git~1/config", "GIT~2/config", ".git /config"])
    func aFileOfGit(path: String) throws {
        let project = try folder {
            try $0.write([
                "../team/\(path)": "",
                "../team/page.rambaspec": "name: page\ncode_files: [{name: .txt, path: \(path)}]\n",
            ])
        }
        try refuses(
            project, saying: "error: '../team/\(path)' is in a git directory, which could run programs")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mkfifo")))
    func aPipeInAFolder() throws {
        let project = try folder { _ = try $0.output(of: ["mkfifo", $0.root + "/team/Code/file.txt"]) }
        try refuses(project, saying: "error: '../team/Code/file.txt' is neither a file nor a folder")
    }

    @Test(arguments: [0o4644, 0o2755]) func aFileThatChangesTheUser(mode: Int) throws {
        let project = try folder {
            try $0.write(["../team/Code/file.txt": "text"])
            _ = try $0.output(of: ["chmod", String(mode, radix: 8), $0.root + "/team/Code/file.txt"])
        }
        try refuses(
            project,
            saying: """
                error: '../team/Code/file.txt' has the setuid or setgid bit
                  hint: a template may contain only regular files
                """)
    }

    // MARK: Failures

    @Test func aFailedInstallationLeavesThePreviousOne() throws {
        let project = try project("templates: [{name: page, git: ../team}, {name: other, git: ../more}]") {
            try $0.makeRepository("../team", Shelf.template("page", "one"))
            try $0.makeRepository("../more", Shelf.template("other", "one"))
        }
        #expect(try project.run("template", "install").status == 0)
        try project.commit(["Code/file.txt": "two"], in: "../team")
        try project.makeLink("../more/Code/link.txt", to: "nothing")
        try project.commit(
            ["other.rambaspec": "name: other\ncode_files: [{name: .txt, path: Code/link.txt}]\n"],
            in: "../more")
        try project.refuses(
            "template", "update",
            saying: """
                error: '../more/Code/link.txt' leads nowhere: it is a symbolic link to 'nothing'
                  hint: replace it, or link to a file or folder in '../more' by a relative path
                """)
    }

    @Test func aFolderThatCannotBeWritten() throws {
        let project = try project { try $0.makeRepository("../team", Shelf.template("page", "one")) }
        #expect(try project.run("template", "install").status == 0)
        try project.commit(["Code/file.txt": "two"], in: "../team")
        try project.giveAway()
        _ = try project.output(of: ["chmod", "-R", "a+rX", project.root])
        _ = try project.output(of: ["chmod", "-R", "a+rwX", project.root + "/cache", project.root + "/tmp"])
        try project.setMode(0o555, of: "Templates")
        let before = try project.snapshot()
        let run = try project.run(["template", "update"], as: .unprivileged)
        #expect(run.status == 1 && run.output == "", "\(run)")
        #expect(try project.snapshot() == before)
        try project.setMode(0o755, of: "Templates")
    }
}
