import Foundation
import Testing

/// Tests `template install` from git repositories.
struct GitInstallTests {
    @Test func aRepositoryByItsURLItsPathAndARelativePath() throws {
        let project = try Shelf.project("")
        try project.makeRepository("../team", Shelf.template("page", "from git"))
        for url in ["file://\(project.root)/team", project.root + "/team", "../team"] {
            try project.write([
                "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: page, git: \(url)}]\n"
            ])
            try project.expect(
                "template", "install", output: "page from \(project.shown(text: url)): all 2 created")
            #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
            #expect(try project.read("Templates/page/Code/file.txt") == "from git")
            try project.remove("Templates")
        }
    }

    @Test(arguments: [
        ("git: ../team", 31, "add 'path: MVPS'"), ("local: ../team", 33, "write 'local: ../team/MVPS'"),
    ])
    func aTemplateInAFolderOfTheRepository(source: String, column: Int, hint: String) throws {
        let project = try Shelf.project("templates: [{name: MVPS, \(source)}]")
        try project.makeRepository(
            "../team", Shelf.catalog(["MVPS": "text"]).merging(["other.rambaspec": ""]) { $1 })
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:\(column): error: no 'MVPS.rambaspec' in '../team'
                 3 | templates: [{name: MVPS, \(source)}]
                   | \(String(repeating: " ", count: column - 1))^^^^^^^
                  hint: \(hint)
                """)
    }

    @Test func severalFoldersOfTheRepository() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team, path: all}]")
        try project.makeRepository(
            "../team",
            ["all/v1/page/page.rambaspec": "", "all/v2/page/page.rambaspec": "", "old/page.rambaspec": ""])
        let run = try project.run("template", "install")
        #expect(
            run.status == 1 && run.messages.contains("hint: add 'path: all/v1/page', 'path: all/v2/page'"),
            "\(run)")
    }

    @Test func aRelativePathStartsAtTheRambafile() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("page", "from git"))
        try project.makeFolder("Sources/Deep")
        try project.expect(
            "template", "install", in: "Sources/Deep", output: "page from ../team: all 2 created")
    }

    @Test func aBranchAndTheRepositorysOwn() throws {
        let project = try Shelf.project(
            "templates: [{name: page, git: ../team, branch: next}, {name: other, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("other", "main"))
        try project.commit(Shelf.template("page", "next"), in: "../team", branch: "next")
        try project.expect(
            "template", "install",
            output: """
                page from ../team: all 2 created
                other from ../team: all 2 created
                """)
        #expect(try project.read("Templates/page/Code/file.txt") == "next")
        #expect(try project.read("Templates/other/Code/file.txt") == "main")
    }

    @Test func eachRepositoryIsFetchedOnce() throws {
        var project = try Shelf.project(
            "templates: [{name: page, git: ../team}, {name: other, git: ../team}]")
        try project.makeRepository(
            "../team", Shelf.template("page", "p").merging(Shelf.template("other", "o")) { $1 })
        try project.replaceProgram("git", by: "echo \"$@\" >>'\(project.root)/log'\nexec \"$REAL\" \"$@\"")
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.read("../log").split(separator: "\n").count { $0.contains(" fetch ") } == 1)
    }

    @Test func temporaryFilesAreGoneAndOtherOnesAreNotTouched() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("page", "from git"))
        try project.write([
            "../tmp/generamba-others/file": "mine", "../tmp/file": "mine", "../tmp/.hidden/x": "mine",
        ])
        let before = try project.files(in: "../tmp")
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.files(in: "../tmp") == before)
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: page, git: ../gone}]\n"
        ])
        #expect(try project.run("template", "install").status == 1)
        #expect(try project.files(in: "../tmp") == before)
    }

    @Test func aRepositoryMayHoldAnything() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("page", "from git"))
        try project.makeLink("../team/loop", to: ".")
        try project.makeLink("../team/outside", to: "/etc")
        try project.write(["../team/.gitattributes": "*.txt text eol=crlf\n"])
        #if os(Linux)
            // A name in Latin-1, which is not valid UTF-8.
            let made = "\(project.root)/team/caf".utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0]
            _ = made.withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644) }
        #endif
        try project.makeFolder("../team/readonly")
        try project.commit(["readonly/file": ""], in: "../team")
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
        #expect(try project.files(in: "../tmp").isEmpty)
    }

    /// Git sets these variables for its hooks. They must not make git write into the user's repository.
    @Test(arguments: [
        ["GIT_INDEX_FILE": ".git/index"], ["GIT_DIR": ".git", "GIT_WORK_TREE": "."],
        [
            "GIT_OBJECT_DIRECTORY": ".git/objects", "GIT_PREFIX": "Sources/", "GIT_NAMESPACE": "x",
            "GIT_COMMON_DIR": ".git",
        ],
    ])
    func theUsersRepositoryIsNotTouchedFromAHook(variables: [String: String]) throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try project.makeRepository("../team", Shelf.template("page", "from git"))
        try project.makeRepository(".", ["README": "mine"])
        let before = try project.snapshot()
        let absolute = variables.mapValues { $0.hasPrefix(".") ? project.project + "/" + $0 : $0 }
        for variables in [variables, absolute] {
            let run = try project.run("template", "install", with: variables)
            #expect(run == Run(output: "page from ../team: all 2 created"))
            #expect(try project.files(in: "../tmp").isEmpty)
            try project.remove("Templates")
            try project.remove("Rambafile.lock")
            #expect(try project.snapshot() == before)
        }
    }
}
