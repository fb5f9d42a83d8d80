import Testing

/// A local package in the folder of an app.
struct LocalPackageTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Core", targets: [.target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"])])

        """

    private let app: Sandbox

    init() throws {
        var project = ShopApp.synchronized
        project.packages = ["Packages/Core"]
        let files = [
            "Packages/Core/Package.swift": Self.manifest, "Packages/Core/Sources/Core/Core.swift": "",
            "Packages/Core/Tests/CoreTests/Test.swift": "",
        ]
        app = try ShopApp.sandbox(project, files: files.merging(ShopApp.files) { first, _ in first })
    }

    private static let code = "Packages/Core/Sources/Core"
    private static let tests = "Packages/Core/Tests/CoreTests"

    @Test func itsTargetBringsItsTests() throws {
        try app.expect(
            "gen", "Profile", "page", "--target", "Core",
            output: ShopApp.output(code: Self.code, tests: Self.tests))
        #expect(try app.read("\(Self.tests)/Profile/ProfileTests.swift") == "@testable import Core\n")
    }

    @Test func aFolderInItChoosesItsTarget() throws {
        try app.expect(
            "gen", "Profile", "page", "--module_path", "\(Self.code)/Screens",
            output: ShopApp.output(code: "\(Self.code)/Screens", tests: Self.tests))
    }

    @Test func codeInThePackageAndTestsInTheProject() throws {
        try app.expect(
            "gen", "Profile", "page", "--project_targets", "Core",
            output: ShopApp.output(
                code: Self.code, "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'ShopTests'"))
    }

    @Test func codeInTheProjectAndTestsInThePackage() throws {
        try app.expect(
            "gen", "Profile", "page", "--test_targets", "CoreTests",
            output: ShopApp.output(
                tests: Self.tests, "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shop'"))
    }
}
