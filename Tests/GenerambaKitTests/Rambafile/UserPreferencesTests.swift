import Foundation
import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess
@testable import YAML

/// Tests `~/.generamba/user_preferences.yml`.
struct UserPreferencesTests {
    private let home = Scratch.folder()
    private var path: String { home + "/.generamba/user_preferences.yml" }
    private var preferences: UserPreferences { UserPreferences(home: AbsolutePath(home), user: .root) }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: home + "/.generamba", withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func text() throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    @Test func withoutAFileThereIsNoAuthor() throws {
        #expect(try preferences.author() == nil)
        try preferences.save(author: "Ann: \"A\"")
        #expect(try text() == "username: \"Ann: \\\"A\\\"\"\n")
        #expect(try preferences.author() == "Ann: \"A\"")
    }

    @Test(arguments: [
        ("", "username: New\n"), ("# mine\n", "# mine\nusername: New\n"),
        ("---\nusername: Old\n", "---\nusername: New\n"),
        ("username: Old", "username: New"),
        ("username: 'Old' # me\nother: [1, 2]\n", "username: New # me\nother: [1, 2]\n"),
        ("other: 1", "other: 1\nusername: New\n"),
        ("username:\nother: 1\n", "username:\nother: 1\nusername: New\n"),
        ("other: {a: b}\nusername: Old\n", "other: {a: b}\nusername: New\n"),
        ("{username: Old, other: 1}\n", "{username: New, other: 1}\n"),
        ("username: Old\r\nother: 1\r\n", "username: New\r\nother: 1\r\n"),
        ("\u{FEFF}username: Old\n", "\u{FEFF}username: New\n"),
        ("username: Ünï\n", "username: New\n"),
    ])
    func otherSettingsStay(old: String, new: String) throws {
        try write(old)
        try preferences.save(author: "New")
        #expect(try text() == new)
        #expect(try preferences.author() == "New")
    }

    /// Files that are difficult to change are either changed correctly or left alone with a message.
    @Test(arguments: [
        "{}\n", "{other: 1}\n", "other: 1\n...\n", "username: |\n  Old\n  Name\nother: 1\n",
        "username: >-\n  Old\nother: 1\n",
        "a: &x Old\nusername: *x\n", "username: &x Old\nother: *x\n", "username: \"a\\\n  b\"\nother: 1\n",
        "? username\n: Old\n",
        "username: Old\nusername: Older\nother: 1\n", "--- {}\n", "other: |\n  text", "other: [\n1]\n",
        "\"username\": Old\n", "username: !!str Old\n",
    ])
    func nothingIsLost(old: String) throws {
        try write(old)
        let others = try others(old)
        do { try preferences.save(author: "New: 1") } catch is Diagnostics { #expect(try text() == old) }
        guard try text() != old else { return }
        #expect(try preferences.author() == "New: 1")
        #expect(try self.others(text()) == others)
    }

    /// All keys except the author's, with their values.
    private func others(_ text: String) throws -> [String] {
        let node = try YAMLNode.parse(SourceFile(path: "File", text: text))
        guard case .mapping(let pairs) = node.content else { return [] }
        return pairs.filter { $0.key.text != "username" }.map { "\($0.key.sketch): \($0.value.sketch)" }
    }

    @Test func theSameAuthorTouchesNothing() throws {
        try write("username: \"Old\"\n")
        let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        try preferences.save(author: "Old")
        #expect(try text() == "username: \"Old\"\n")
        let after = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        #expect(before == after)
    }

    @Test func aLinkStaysALink() throws {
        try write("")
        try FileManager.default.removeItem(atPath: path)
        try "username: Old\n".write(toFile: home + "/dotfile", atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../dotfile")
        try preferences.save(author: "New")
        #expect(try String(contentsOfFile: home + "/dotfile", encoding: .utf8) == "username: New\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../dotfile")
    }

    @Test(arguments: ["username: [a]\n", "- a\n", "username: {\n"])
    func aBrokenFileIsAMistake(text: String) throws {
        try write(text)
        #expect(throws: Diagnostics.self) { try preferences.author() }
        #expect(throws: Diagnostics.self) { try preferences.save(author: "New") }
        #expect(try self.text() == text)
    }
}
