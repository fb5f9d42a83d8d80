import Foundation
import Testing

/// Tests which values the program offers to the completion scripts.
struct CompletionTests {
    private let shop: Sandbox

    init() throws { shop = try CompletionProject.sandbox() }

    /// Runs the program as a script does for the last word of a command line. Nothing is written, and no message is
    /// printed.
    ///
    /// - Parameters:
    ///   - argument: the name of the option whose value the word is, or the index of the argument.
    ///   - words: the words after the names of the command.
    private func lines(
        _ command: String, _ argument: String = "positional@0", _ words: [String] = [""],
        in folder: String = ".", with variables: [String: String] = [:], shell: String = "fish"
    ) throws -> [String] {
        let names = command.split(separator: " ").map(String.init)
        let line = ["generamba"] + names + words
        let request = [String(line.count - 1), String(line.last?.count ?? 0)]
        let before = try shop.snapshot()
        let run = try shop.run(
            ["---completion"] + names + ["--", argument] + request + line, in: folder,
            with: variables.merging(["SAP_SHELL": shell]) { _, new in new })
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(try shop.snapshot() == before)
        return run.output.split(separator: "\n").map(String.init)
    }

    private static let templates = (TemplateChoices.all.map(\.name) + ["screen"]).sorted()

    @Test func templates() throws {
        for command in ["gen", "adopt"] {
            #expect(try lines(command) == [])
            let found = try lines(command, "positional@0", ["--dry-run", "Profile", "s"])
            #expect(found.map { String($0.prefix { $0 != "\t" }) } == Self.templates)
            #expect(found.contains("screen\tA screen: with 'quotes', $HOME and %F{red}"))
            #expect(try lines(command, "positional@0", ["P", "./Templates/s"]) == ["./Templates/screen/"])
        }
        for command in ["show", "lint", "check", "add"] {
            #expect(try lines("template \(command)").count == Self.templates.count)
            #expect(
                try lines("template \(command)", "positional@0", ["Templates/s"]) == ["Templates/screen/"])
        }
        #expect(try lines("setup", "--templates").count == Self.templates.count)
        #expect(try lines("template update") == ["screen", "clean_swift"])
        #expect(try lines("template remove") == ["screen", "clean_swift"])
    }

    @Test func aTemplateOfTheRambafileNeedNotBeInstalled() throws {
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: [own]\n"])
        #expect(try lines("template show").contains("own"))
        #expect(try lines("template update") == ["own"])
    }

    @Test func recordedModulesAndTheirFiles() throws {
        #expect(try lines("destroy") == [])
        for module in ["Profile", "Cart"] { #expect(try shop.run("gen", module, "screen").status == 0) }
        #expect(try lines("destroy") == ["Cart\tscreen", "Profile\tscreen"])
        for command in ["update", "rename", "move"] {
            #expect(try lines(command) == ["Cart\tscreen", "Profile\tscreen"])
        }
        let files = ["Shop/Cart/Cart.txt", "Shop/Profile/Profile.txt"]
        #expect(try lines("update", "--restore") == files.map { "Sources/" + $0 })
        #expect(try lines("update", "--restore", in: "Sources") == files)
    }

    @Test func targets() throws {
        #expect(try shop.run("gen", "Profile", "screen", "--dry-run").status == 0)
        for option in ["--target", "--project_targets", "--project-targets"] {
            #expect(try lines("gen", option) == ["Shop", "Other"])
        }
        #expect(try lines("gen", "--test_targets") == ["ShopTests"])
        #expect(try lines("setup", "--project_target") == ["Shop", "Other"])
        let elsewhere = ["-C", "Shop", "--test_target", ""]
        #expect(try lines("setup", "--test_target", elsewhere, in: "..") == ["ShopTests"])
    }

    @Test("Swift is not asked about the package") func swiftIsNotAsked() throws {
        let cache = ["GENERAMBA_CACHE": shop.root + "/empty"]
        #expect(try lines("gen", "--project_targets", with: cache) == ["Shop"])
        #expect(try lines("setup", "--project_target", with: cache) == ["Shop"])
        try shop.remove("Rambafile")
        #expect(try lines("setup", "--project_target", with: cache) == [])
        #expect(!shop.exists("../empty"))
    }

    @Test func targetsOfAnXcodeProject() throws {
        try shop.write(XcodeShop.files)
        #expect(try lines("xcode add", "--target") == ["Shop", "ShopTests"])
    }

    @Test("what cannot be read offers nothing and says nothing") func troubleIsSilent() throws {
        #expect(try lines("gen", "--project_targets", ["-C", "nowhere", ""]) == [])
        #expect(
            try lines("gen", "positional@0", ["-C", "nowhere", "P", ""]).count == Self.templates.count - 1)
        try shop.write(["Rambafile": "templates: [", "Package.swift": ""])
        #expect(try lines("template show").first?.hasPrefix("cache_tracker") == true)
        #expect(try lines("gen", "--project_targets") == [])
        #expect(try lines("template update") == [])
        for arguments in [
            [], ["gen"], ["gen", "--", "--nothing", "1", "0"], ["gen", "--", "--target", "x"],
        ] {
            #expect(try shop.run(["---completion"] + arguments) == Run())
        }
    }

    @Test("the project of another user is ignored", .enabled(if: geteuid() == 0, "runs as root only"))
    func theProjectOfAnotherUserIsIgnored() throws {
        #expect(try shop.run("gen", "Profile", "screen").status == 0)
        try shop.write(XcodeShop.files)
        #expect(lchown(shop.project, User.somebody, User.somebody) == 0)
        #expect(try !lines("template show").contains { $0.hasPrefix("screen") })
        #expect(try lines("destroy") == [])
        #expect(try lines("gen", "--target") == [])
        #expect(try lines("xcode add", "--target") == [])
    }

    @Test("a name that would steer a terminal is not offered") func hostileNames() throws {
        try shop.makeFolder("Sources/a\u{1B}[31mb")
        try shop.makeFolder("Sources/c\nd")
        try shop.makeFolder("Sources/e\tf")
        #expect(
            try lines("template show", "positional@0", ["Sources/"]) == ["Sources/Other/", "Sources/Shop/"])
    }

    @Test("what is special to a shell is escaped as its script expects") func specialCharacters() throws {
        try shop.makeFolder("a/$(b) c:d")
        func folder(in shell: String) throws -> String? {
            try lines("template show", "positional@0", ["a/"], shell: shell).first
        }
        #expect(try folder(in: "bash") == #"a/\$\(b\)\ c:d/"#)
        #expect(try folder(in: "zsh") == #"a/$(b) c\:d/"#)
        #expect(try folder(in: "fish") == "a/$(b) c:d/")
    }
}
