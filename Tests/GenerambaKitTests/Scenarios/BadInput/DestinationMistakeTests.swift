import GenerambaKit
import Testing

@testable import YAML

/// Destinations outside of the Rambafile's folder.
struct DestinationMistakeTests {
    /// A project with a template that has only this entry.
    private static func shop(entry: String, settings: String = Shop.settings) throws -> Sandbox {
        let shop = try Shop.sandbox(settings: settings)
        try shop.write(["Templates/page/page.rambaspec": "name: page\ncode_files:\n  - {\(entry)}\n"])
        return shop
    }

    @Test(arguments: [
        (
            "name: ../../../../../Evil.swift, path: Code/model.swift.mustache",
            "../../../../../ProfileEvil.swift", "leaves its folder through '..'"
        ),
        (
            "name: a/../../../../../../Evil.swift, path: Code/model.swift.mustache",
            "a/../../../../../../ProfileEvil.swift", "leaves its folder through '..'"
        ),
        (
            "name: ../../../../../Evil", "../../../../../Evil", "leaves its folder through '..'"
        ),
        (
            "name: /tmp/Evil.swift, path: Code/model.swift.mustache", "/tmp/ProfileEvil.swift",
            "is an absolute path"
        ),
        ("name: /tmp/Evil", "/tmp/Evil", "is an absolute path"),
    ])
    func aNameThatClimbs(entry: String, destination: String, reason: String) throws {
        let name = entry.dropFirst(6).prefix { $0 != "," }
        try Self.shop(entry: entry).refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:3:12: error: the destination '\(destination)' \(reason)
                 3 |   - {\(entry)}
                   |            \(String(repeating: "^", count: name.count))
                  hint: a destination must be below the Rambafile's folder
                """)
    }

    @Test(arguments: [
        "../../../../../Evil.swift", "/tmp/Evil.swift", "../../../../.git/hooks/post-checkout",
        "../../../../.GIT/config", "{{ custom_parameters.up }}Evil.swift",
        "../\u{301}/../../../../../\u{301}Evil.swift",
    ])
    func aFileNameThatClimbs(name: String) throws {
        let shop = try Self.shop(
            entry: "name: .swift, path: Code/model.swift.mustache, custom_name: \"\(name)\"")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile", "--custom_parameters", "up:../../../../../")
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasPrefix("Templates/page/page.rambaspec:3:12: error: "), "\(run)")
        #expect(try shop.snapshot() == before)
        #expect(!shop.exists("../Evil.swift"))
    }

    @Test(arguments: ["a\u{202E}b", "a\u{2066}b", "a\u{200B}b", "a\u{2028}b", "a\u{9B}b", ".g\u{200C}it/x"])
    func aNameThatNobodySees(name: String) throws {
        let shown = name.unicodeScalars.map { $0.isASCII ? "\($0)" : $0.escaped(asASCII: true) }.joined()
        let yaml = shown.replacing("{", with: "").replacing("}", with: "")
        try Self.shop(entry: "name: \"\(yaml)\"").refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:3:12: error: the destination '\(shown)' contains a control or \
                invisible character
                 3 |   - {name: "\(yaml)"}
                   |            \(String(repeating: "^", count: yaml.count + 2))
                  hint: a destination must be below the Rambafile's folder
                """)
    }

    @Test(arguments: ["GIT~2/x", ".git./x", ".git\\x"]) func aNameOfGit(name: String) throws {
        try Self.shop(entry: "name: ../../../../\(name)").refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:3:12: error: the destination '../../../../\(name)' is in a git directory
                 3 |   - {name: ../../../../\(name)}
                   |            \(String(repeating: "^", count: name.count + 12))
                  hint: a destination must be below the Rambafile's folder
                """)
    }

    @Test func aNameThatStaysInTheProjectIsFine() throws {
        let shop = try Self.shop(
            entry: "name: ../Common/.swift, path: Code/model.swift.mustache, custom_name: ./All.swift")
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Common/All.swift
                Profile from page: 1 created
                """)
    }

    @Test(arguments: ["..", "../Other", "Sources/Shop/../../../Other"])
    func aFolderOfTheRambafileThatClimbs(path: String) throws {
        let shop = try Shop.sandbox(
            settings:
                "project_name: Shop\nproject_target: Shop\nproject_file_path: \(path)\ntemplates: [page]\n")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:3:20: error: '\(path)' leads outside the project: it leaves its folder through '..'
                 3 | project_file_path: \(path)
                   |                    \(String(repeating: "^", count: path.count))
                  hint: name a folder below the Rambafile's folder
                """)
    }

    @Test func aFolderOfAnOptionThatClimbs() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--module_path", "../Other", "--test_path", "..",
            saying: """
                error: '../Other' leads outside the project: it leaves its folder through '..'
                  hint: name a folder below the Rambafile's folder
                error: '..' leads outside the project: it leaves its folder through '..'
                  hint: name a folder below the Rambafile's folder
                """)
    }

    @Test func aTargetsFolderAboveTheProject() throws {
        let shop = try Shop.sandbox(
            settings: "project_name: Shop\nproject_target: Shop\ntemplates: [page]\n",
            manifest: Shop.manifest.replacing(
                ".target(name: \"Shop\")", with: ".target(name: \"Shop\", path: \"../Elsewhere\")"))
        try shop.refuses(
            "gen", "Profile",
            saying: "error: the folder '../Elsewhere' of the target 'Shop' is outside the package")
    }

    /// A name that makes any path too long.
    private static let long = String(repeating: "A", count: 4090)

    /// A message as it is printed, without its middle part.
    private static func abridged(_ message: String) -> String {
        "\(message.prefix(600))…\(message.suffix(300))"
    }

    @Test func aTargetWhoseNameIsTooLong() throws {
        let name = Self.long
        let shop = try Shop.sandbox(
            settings: "project_name: Shop\nproject_target: \(name)\ntemplates: [page]\n",
            manifest: Shop.manifest.replacing(".target(name: \"Shop\")", with: ".target(name: \"\(name)\")")
                .replacing("dependencies: [\"Shop\"]", with: "dependencies: []"))
        let message = "the folder 'Sources/\(name)' of the target '\(name)' is too long"
        try shop.refuses("gen", "Profile", saying: "error: \(Self.abridged(message))")
    }

    @Test func aTemplateWhoseNameIsTooLong() throws {
        // With a capital letter, it could be meant as a second module.
        let name = Self.long.lowercased()
        try Shop.sandbox().refuses(
            "gen", "Profile", name,
            saying: """
                error: \(Self.abridged("no template '\(name)'"))
                  hint: the project's template is page; the built-in templates are \
                \(BuiltInCatalog.names.joined(separator: ", "))
                """)
    }

    @Test func aFolderThatIsTooLong() throws {
        try Shop.sandbox().refuses(
            "gen", "Profile", "--no-tests", "--module_path", Self.long + "/" + Self.long,
            saying: """
                error: \(Self.abridged("'\(Self.long)/\(Self.long)' is too long"))
                  hint: name a folder below the Rambafile's folder
                """)
    }

    @Test func aCombiningMarkAfterASlashIsNoWayOut() throws {
        let shop = try Shop.sandbox(
            settings: """
                project_name: Shop
                project_target: Shop
                project_file_path: "Sources/Shop/../../..\u{2F}\u{301}Other"
                templates: [page]

                """)
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 1, "\(run)")
        #expect(try shop.snapshot() == before)
    }
}
