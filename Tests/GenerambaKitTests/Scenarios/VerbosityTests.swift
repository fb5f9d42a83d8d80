import Testing

/// Tests `--quiet` and `--verbose`.
struct VerbosityTests {
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox() }

    @Test(arguments: ["-q", "--quiet"])
    func quietlyOnlyFilesAreWritten(option: String) throws {
        try shop.expect("gen", "Profile", option)
        #expect(try shop.read(Self.model) == "struct ProfileModel {}\n")
    }

    @Test func warningsErrorsAndQuestionsAreStillPrinted() throws {
        try shop.write(["Rambafile": Shop.settings + "compny: x\n", Self.model: "edited\n"])
        let warning = """
            Rambafile:9:1: warning: unknown key 'compny'
             9 | compny: x
               | ^^^^^^
              hint: did you mean 'company'?
            """
        try shop.expect(
            "gen", "Profile", "-q",
            messages: """
                \(warning)
                error: 1 file exists and differs: '\(Self.model)'
                  hint: nothing was written; compare with '--diff', choose with '--on-conflict skip' or '--on-conflict overwrite'
                """, status: 1)
        let question =
            "'\(Self.model)' exists and differs. Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: "
        let run = try shop.converse("gen", "Profile", "-q", reacting: [.answer(question, "y")])
        #expect(run == Run(exactly: "", "\(question)\(warning)\n", 0))
    }

    @Test func whatIsAskedForIsStillPrinted() throws {
        let json = try shop.run("gen", "Profile", "--dry-run", "--json")
        #expect(try shop.run("gen", "Profile", "--dry-run", "--json", "-q") == json)
        let diff = try shop.run("gen", "Profile", "--no-tests", "--dry-run", "--diff", "-q")
        #expect(diff.output.hasPrefix("diff --git a/"))
        #expect(diff.output.hasSuffix("+struct ProfileModel {}\n"), "\(diff)")
    }

    @Test func otherCommandsAreQuietToo() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "mine"), below: "../mine")
        try project.expect("template", "install", "-q")
        try project.expect("template", "update", "--quiet")
        try project.expect("template", "lint", "-q")
        try project.expect("template", "create", "own", "-q")
        #expect(project.exists("own/own.rambaspec"))
        try project.remove("Rambafile")
        try project.write(Shop.package)
        try project.expect("setup", "-q")
        #expect(project.exists("Rambafile"))
    }

    @Test func theFilesOfTemplatesAreListed() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "mine"), below: "../mine")
        try project.expect(
            "template", "install", "-v",
            output: """
                     create  Templates/page/Code/file.txt
                     create  Templates/page/page.rambaspec
                page from ../mine: all 2 created
                """)
        try project.expect(
            "template", "update", "--verbose",
            output: """
                  identical  Templates/page/Code/file.txt
                  identical  Templates/page/page.rambaspec
                page from ../mine: all 2 identical
                """)
    }

    @Test func bothContradictEachOther() throws {
        try shop.expect(
            "gen", "Profile", "-v", "-q",
            messages: """
                error: '--verbose' and '--quiet' contradict each other
                  hint: use only one of them
                """, status: 64)
    }
}
