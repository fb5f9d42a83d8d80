import Foundation
import Testing

/// Templates with many large files.
struct TemplateSizeTests {
    private static let count = 200

    private static let entries = (0..<count).map { "- {name: a\($0).txt, path: Code/\($0)}\n" }.joined()

    /// Makes a template with sparse files of 10 MiB, which take no space on the disk.
    private func makeTemplate(in folder: String, of sandbox: Sandbox, count: Int = count) throws {
        try sandbox.write(["\(folder)/page.rambaspec": "name: page\ncode_files:\n" + Self.entries])
        for index in 0..<count {
            try sandbox.write(["\(folder)/Code/\(index)": "\(index)"])
            let file = try #require(FileHandle(forWritingAtPath: sandbox.path("\(folder)/Code/\(index)")))
            try file.truncate(atOffset: 10 << 20)
            try file.close()
        }
    }

    /// Runs the program with less memory than the template's files need.
    private func run(_ arguments: String..., in sandbox: Sandbox) throws -> Run {
        let limit = "ulimit -v 1000000 2>/dev/null; exec \"$0\" \"$@\""
        return try sandbox.run(["-c", limit, Program.executable] + arguments, program: "/bin/sh")
    }

    @Test func anInstalledTemplate() throws {
        let shop = try Shop.sandbox()
        try makeTemplate(in: "Templates/page", of: shop)
        let message = """
            error: the template 'page' in 'Templates/page' has more than 60 MiB of files
              hint: remove what it does not need
            """
        #expect(try shop.run("gen", "Profile") == Run(messages: message, status: 1))
        let lint = try run("template", "lint", "page", in: shop)
        #expect(lint.status == 1 && lint.messages == message + "\n", "\(lint)")
    }

    @Test func aFolder() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../team}]")
        try makeTemplate(in: "../team", of: project)
        let run = try run("template", "install", in: project)
        #expect(
            run
                == Run(
                    messages: """
                        error: the template 'page' in '../team' has more than 60 MiB of files
                          hint: remove what it does not need
                        """, status: 1))
        #expect(!project.exists("Templates"))
    }

    @Test func aRepository() throws {
        let project = try Shelf.project("templates: [{name: page, git: ../team}]")
        try makeTemplate(in: "../team", of: project, count: 7)
        try project.makeRepository("../team", [:])
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': the template 'page' in '../team' has more than 60 MiB of \
                files
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: set 'path' to the template's own folder, or remove what it does not need
                """)
    }
}
