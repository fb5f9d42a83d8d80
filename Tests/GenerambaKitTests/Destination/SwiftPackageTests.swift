import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

struct SwiftPackageTests {
    private func target(
        _ name: String = "App", exclude: [String] = [], sources: [String]? = nil
    ) -> SwiftPackage.Target {
        SwiftPackage.Target(name: name, type: "regular", path: nil, exclude: exclude, sources: sources)
    }

    /// The names that `swift package describe` prints for the modules of such targets.
    @Test(arguments: [
        ("App", "App"), ("my-app", "my_app"), ("3d-kit", "_d_kit"), ("a b", "a_b"), ("a.b", "a_b"),
        ("Ж", "Ж"), ("é-x", "é_x"),
        ("1", "_"), ("日本", "日本"), ("a\u{1F600}", "a_"), ("_a", "_a"), ("a+b", "a_b"),
    ])
    func theModuleNameIsSwiftPMs(target: String, module: String) {
        #expect(swiftModuleName(target) == module)
    }

    @Test func whatTheToolchainSays() throws {
        let dump = """
            {"name": "Shop", "toolsVersion": {"_version": "6.0.0"}, "targets": [
              {"name": "A", "type": "regular", "path": "Code", "exclude": ["x"], "sources": ["y"], "settings": []},
              {"name": "B", "type": "macro", "exclude": []}, {"name": "C", "type": "binary", "exclude": [], "url": "u"},
              {"name": "D", "type": "plugin", "exclude": [], "pluginCapability": {}}, {"name": "E", "type": "system", "exclude": []},
              {"name": "F", "type": "executable", "exclude": []}, {"name": "G", "type": "test", "exclude": []}]}
            """
        let package = try SwiftPackage(dump: Array(dump.utf8)[...])
        #expect(package.name == "Shop")
        #expect(package.targets.filter(\.takesCode).map(\.name) == ["A", "B", "F"])
        #expect(package.targets.filter(\.takesTests).map(\.name) == ["G"])
        #expect(
            package.targets[0]
                == SwiftPackage.Target(
                    name: "A", type: "regular", path: "Code", exclude: ["x"], sources: ["y"]))
        #expect(try SwiftPackage(dump: package.json()[...]) == package)
    }

    @Test(arguments: ["", "{", "[]", "{}", "error: no", "{\"name\": 1, \"targets\": []}"])
    func whatTheToolchainShouldNotSay(dump: String) {
        #expect(throws: Diagnostics.self) { try SwiftPackage(dump: Array(dump.utf8)[...]) }
    }

    @Test(
        arguments: [
            ("Sources/App", [], nil, nil), ("Sources/App/Modules", [], nil, nil),
            ("Sources", [], nil, "the target's folder is 'Sources/App'"),
            (".", [], nil, "the target's folder is 'Sources/App'"),
            ("Sources/AppKit", [], nil, "the target's folder is 'Sources/App'"),
            ("Sources/App/Old", ["Old", "Info.plist"], nil, "the target excludes it"),
            ("Sources/App/Old/Deep", ["./Old/"], nil, "the target excludes it"),
            ("Sources/App/Older", ["Old"], nil, nil),
            ("Sources/App/New", [], ["New"], nil), ("Sources/App/New/Deep", [], ["New"], nil),
            ("Sources/App/Newer", [], ["New", "a.swift"], "the target's sources are 'New', 'a.swift'"),
            ("Sources/App", [], ["."], nil), ("Sources/App/x", ["../../.."], nil, nil),
        ] as [(String, [String], [String]?, String?)])
    func whetherAFolderBelongsToATarget(
        folder: String, exclude: [String], sources: [String]?, rejectionReason: String?
    ) throws {
        let target = target(exclude: exclude, sources: sources)
        #expect(
            target.rejectionReason(
                to: try RelativePath(untrusted: folder), home: try RelativePath(untrusted: "Sources/App"))
                == rejectionReason)
    }
}
