import GenerambaKit
import Testing

@testable import SystemAccess

/// Tests that the identity changes with the compiler, even if the `swift` that launches it stays the same.
struct SwiftToolchainTests {
    private let sandbox: Sandbox
    private var root: AbsolutePath { AbsolutePath(sandbox.project) }

    init() throws {
        sandbox = try Sandbox([
            "usr/bin/swift": "", "home/bin/swiftly": "",
            "Xcode16.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend": "16",
            "Xcode26.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend":
                "26.0",
        ])
        for program in ["usr/bin/swift", "home/bin/swiftly"] { try sandbox.setMode(0o755, of: program) }
        try sandbox.makeLink("home/bin/swift", to: "swiftly")
    }

    private func identity(_ folder: String, in place: String = ".", with variables: [String: String] = [:])
        -> String
    {
        let usual = ["PATH": sandbox.path(folder), "HOME": sandbox.path("home")]
        let environment = usual.merging(variables) { _, new in new }
        return SwiftToolchain(environment: environment, root: root).identity(
            in: AbsolutePath(sandbox.path(place)))
    }

    /// Returns true if a change on the disk changes the identity.
    private func isNoticed(_ folder: String, in place: String = ".", _ change: () throws -> Void) rethrows
        -> Bool
    {
        let before = identity(folder, in: place)
        #expect(identity(folder, in: place) == before)
        try change()
        return identity(folder, in: place) != before
    }

    @Test func anotherXcodeThatIsSelected() throws {
        try sandbox.makeLink("var/db/xcode_select_link", to: sandbox.path("Xcode16.app/Contents/Developer"))
        #expect(
            try isNoticed("usr/bin") {
                try sandbox.remove("var/db/xcode_select_link")
                try sandbox.makeLink(
                    "var/db/xcode_select_link", to: sandbox.path("Xcode26.app/Contents/Developer"))
            })
    }

    @Test(arguments: ["Xcode16.app", "Xcode16.app/Contents/Developer"])
    func anotherCompilerInTheXcodeThatAVariableNames(folder: String) throws {
        let variables = ["DEVELOPER_DIR": sandbox.path(folder)]
        let before = identity("usr/bin", with: variables)
        #expect(before != identity("usr/bin"))
        try sandbox.write([
            "Xcode16.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend":
                "16.4"
        ])
        #expect(identity("usr/bin", with: variables) != before)
    }

    @Test(arguments: [
        "Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend",
        "Library/Developer/CommandLineTools/usr/bin/swift-frontend",
    ])
    func anotherCompilerWhereNothingIsSelected(path: String) throws {
        try sandbox.write([path: "1"])
        #expect(try isNoticed("usr/bin") { try sandbox.write([path: "1.1"]) })
    }

    @Test func anotherToolchainThatIsInstalled() throws {
        let folder = "Library/Developer/Toolchains"
        let variables = ["TOOLCHAINS": "swift"]
        for name in ["a", "b"] { try sandbox.makeFolder("\(folder)/\(name).xctoolchain") }
        try sandbox.makeLink("\(folder)/swift-latest.xctoolchain", to: "a.xctoolchain")
        let before = identity("usr/bin", with: variables)
        try sandbox.remove("\(folder)/swift-latest.xctoolchain")
        try sandbox.makeLink("\(folder)/swift-latest.xctoolchain", to: "b.xctoolchain")
        #expect(identity("usr/bin", with: variables) != before)
    }

    @Test(arguments: [
        "home/.swiftly/config.json", "home/.local/share/swiftly/config.json", "mine/config.json",
    ])
    func anotherToolchainOfSwiftly(path: String) throws {
        try sandbox.write([path: #"{"inUse": "6.1.2"}"#])
        let variables = path.hasPrefix("mine") ? ["SWIFTLY_HOME_DIR": sandbox.path("mine")] : [:]
        let before = identity("home/bin", with: variables)
        try sandbox.write([path: #"{"inUse": "6.2"}"#])
        #expect(identity("home/bin", with: variables) != before)
    }

    @Test func anotherVersionThatSwiftlyTakesForAFolder() throws {
        try sandbox.write(["app/Sources/a.swift": "", "app/.swift-version": "6.1"])
        #expect(
            try isNoticed("home/bin", in: "app/Sources") {
                try sandbox.write(["app/.swift-version": "6.2.0"])
            })
        #expect(
            try isNoticed("home/bin", in: "app/Sources") {
                try sandbox.write(["app/Sources/.swift-version": "6.2.0"])
            })
    }
}
