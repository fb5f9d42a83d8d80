import Foundation
import Testing

@testable import GenerambaKit

/// Tests which users' files the program trusts, and which contents of the cache.
struct TrustTests {
    /// Only root can change the owner of a file.
    private static let asRoot = ConditionTrait.enabled(if: geteuid() == 0, "runs as root only")

    /// The program's hint about a file that belongs to another user.
    private static func hint(_ folder: String) -> String {
        "  hint: if you trust that user, run 'git config --global --add safe.directory \(folder)'"
    }

    private func giveAway(_ path: String, of project: Sandbox) {
        #expect(lchown(project.path(path), User.somebody, User.somebody) == 0)
    }

    // MARK: Rambafile and Package.swift

    /// A project with a Rambafile that belongs to another user.
    private func foreignProject() throws -> Sandbox {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", ""), below: "../mine")
        giveAway("Rambafile", of: project)
        return project
    }

    @Test(
        asRoot,
        arguments: [["gen", "A", "page"], ["template", "install"], ["template", "list"]])
    func aRambafileOfAnotherUser(command: [String]) throws {
        let project = try foreignProject()
        let before = try project.snapshot()
        let message = "error: 'Rambafile' belongs to another user (65534)\n\(Self.hint("<root>/Shop"))"
        #expect(try project.run(command) == Run(messages: message, status: 1))
        #expect(try project.snapshot() == before)
    }

    @Test(asRoot, arguments: ["*", "<root>/Shop", "<root>", "<root>/*", "~/../Shop"])
    func aFolderThatGitTrusts(setting: String) throws {
        let project = try foreignProject()
        let path = setting.replacing("<root>", with: project.root)
        try project.write(["../home/.gitconfig": "[safe]\n\tdirectory = \(path)\n"])
        try project.expect("template", "install", output: "page from ../mine: all 2 created")
    }

    @Test(asRoot, arguments: ["<root>/Shop/Templates", "Shop", "*\n\tdirectory ="])
    func aFolderThatGitDoesNotTrust(setting: String) throws {
        let project = try foreignProject()
        let path = setting.replacing("<root>", with: project.root)
        try project.write(["../home/.gitconfig": "[safe]\n\tdirectory = \(path)\n"])
        #expect(try project.run("template", "install").status == 1)
        #expect(!project.exists("Templates"))
    }

    @Test(asRoot) func theRepositoryCannotCallItselfSafe() throws {
        let project = try foreignProject()
        try project.git("init", "--quiet")
        try project.git("config", "safe.directory", "*")
        #expect(try project.run("template", "install").status == 1)
    }

    @Test(asRoot) func whoCalledSudoIsTrusted() throws {
        let project = try foreignProject()
        try project.expect(
            "template", "install", with: ["SUDO_UID": "65534"], output: "page from ../mine: all 2 created")
    }

    @Test(asRoot, arguments: ["Package.swift", "Package@swift-6.0.swift", "."])
    func aManifestOfAnotherUserIsNotRun(path: String) throws {
        var shop = try Shop.sandbox()
        shop.environment["GENERAMBA_CACHE"] = shop.root + "/cache"
        try shop.replaceProgram("swift", by: "touch '\(shop.root)/pwned'; exit 1")
        try shop.write(["Package@swift-6.0.swift": Shop.manifest])
        giveAway(path, of: shop)
        let shown = path == "." ? "<root>/Shop" : "<root>/Shop/\(path)"
        try shop.refuses(
            "gen", "Profile", "--dry-run",
            saying: "error: '\(shown)' belongs to another user (65534)\n\(Self.hint("<root>/Shop"))")
        #expect(!shop.exists("../pwned"))
    }

    // MARK: The cache

    /// A project with its own cache. Its template was installed and then removed.
    private func project() throws -> (Sandbox, shelf: String) {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.remove("Templates")
        let name = try project.output(of: ["ls", project.root + "/cache/repositories"])
        return (project, "../cache/repositories/\(name)")
    }

    private func refuses(_ project: Sandbox, _ reason: String, _ hint: String) throws {
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': \(reason)
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                \(hint)
                """)
    }

    @Test(asRoot, arguments: 0...2) func aCacheOfAnotherUser(depth: Int) throws {
        let (project, shelf) = try project()
        let folder = ["../cache", "../cache/repositories", shelf][depth]
        giveAway(folder, of: project)
        let shown = "<root>/" + folder.dropFirst(3)
        try refuses(project, "'\(shown)' belongs to another user (65534)", Self.hint("<root>/cache"))
    }

    @Test(arguments: 0...2) func aCacheThatEverybodyMayWrite(depth: Int) throws {
        let (project, shelf) = try project()
        let folder = ["../cache", "../cache/repositories", shelf][depth]
        try project.setMode(0o777, of: folder)
        try refuses(
            project, "everyone can write to the cache '<root>/\(folder.dropFirst(3))'",
            "  hint: run 'chmod -R o-w <root>/cache'")
        // In such a folder, users cannot replace each other's files.
        _ = try project.output(of: ["chmod", "1777", project.path(folder)])
        try project.expect("template", "install", output: "page from ../team: all 2 created")
    }

    @Test func aCacheIsNotMadeForEverybody() throws {
        let project = try Team.project()
        let command = "umask 0 && exec '\(Program.executable)' template install"
        _ = try project.output(of: ["sh", "-c", command])
        try project.remove("Templates")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
    }

    @Test(
        "From the cache, git gets nothing but objects, and the ID of each object must match its content.",
        arguments: [
            "[remote \"origin\"]\n\turl = TEAM\n\tuploadpack = touch 'PWNED'; git-upload-pack\n",
            "[remote \"origin\"]\n\turl = TEAM\n[url \"PWNED\"]\n\tinsteadOf = TEAM\n",
            "[core]\n\trepositoryFormatVersion = 99\n", "no settings",
        ])
    func settingsInTheCacheAreNotObeyed(text: String) throws {
        var project = try Shelf.project("templates: [{name: page, git: ../team, path: page}]")
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try project.makeRepository("../team", Shelf.catalog(["page": "one", "other": "two"]))
        // Serves single files on request, as large hosts do.
        for key in ["allowFilter", "allowAnySHA1InWant"] {
            try project.git("config", "uploadpack.\(key)", "true", in: "../team")
        }
        #expect(try project.run("template", "install").status == 0)
        let shelf = try project.output(of: ["ls", project.root + "/cache/repositories"])
        let settings = text.replacing("PWNED", with: project.root + "/pwned")
            .replacing("TEAM", with: project.root + "/team")
        let commit = "../cache/repositories/\(shelf)/\(try project.teamCommit())"
        try project.write(["\(commit)/config": settings, "\(commit)/HEAD": "ref: refs/heads/main\n"])
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing(
                "path: page}", with: "path: page}, {name: other, git: ../team, path: other}")
        ])
        let run = try project.run("template", "install")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(try project.read("Templates/other/Code/file.txt") == "two")
        #expect(!project.exists("../pwned"))
    }

    /// A script for the folder of a commit. Unpacks the cache's packs into loose objects, and adds an object with
    /// another text.
    private static let unpacking = """
        export GIT_DIR="$PWD/../../../../team/.git" GIT_OBJECT_DIRECTORY="$PWD/objects"
        mkdir ../moved && mv objects/pack/* ../moved
        for pack in ../moved/*.pack; do git unpack-objects -q <"$pack"; done
        rm -rf ../moved
        old=$(git rev-parse HEAD:Code/file.txt) && evil=$(printf evil | git hash-object -w --stdin)

        """

    /// Replaces the template's text with the other one.
    private static let replacing = """
        file() { echo "objects/$(echo "$1" | cut -c1-2)/$(echo "$1" | cut -c3-)"; }
        cp -f "$(file "$evil")" "$(file "$old")"

        """

    /// Packs the other text, and everything except the template's text, into two packs.
    private static let packing = """
        git rev-list --objects HEAD | cut -c1-40 | grep -v "$old" | git pack-objects -q objects/pack/pack
        echo "$evil" | git pack-objects -q objects/pack/evil
        rm -rf objects/??

        """

    @Test(arguments: [replacing, packing]) func aFileThatWasRewrittenInTheCache(script: String) throws {
        let (project, shelf) = try project()
        let commit = "\(shelf)/\(try project.teamCommit())"
        _ = try project.output(of: ["sh", "-c", Self.unpacking + script], in: commit)
        let packs = "\(commit)/objects/pack"
        for path in try project.files(in: packs) where path.hasPrefix("evil-") && path.hasSuffix(".idx") {
            let id = try project.gitOutput("rev-parse", "HEAD:Code/file.txt", in: "../team")
            try rename("\(packs)/\(path)", to: id, in: project)
        }
        let run = try project.run("template", "install", "--offline")
        #expect(run.status == 1 && run.messages.contains("is damaged: '<root>/"), "\(run)")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(try project.read(Team.file) == "one")
    }

    /// Changes the id of the only object of a pack in the pack's index, version 2. Git does not verify the index's
    /// checksums when it reads it.
    private func rename(_ index: String, to id: String, in project: Sandbox) throws {
        var bytes = try project.bytes(index)
        let digits = Array(id)
        let id = stride(from: 0, to: 40, by: 2).map { UInt8(String(digits[$0..<$0 + 2]), radix: 16) ?? 0 }
        // For each first byte, the number of objects with ids up to that byte.
        for first in 0..<256 { bytes[8 + 4 * first + 3] = first >= Int(id[0]) ? 1 : 0 }
        bytes.replaceSubrange(1032..<1052, with: id)
        try project.remove(index)
        try project.write(bytes, to: index)
    }
}
