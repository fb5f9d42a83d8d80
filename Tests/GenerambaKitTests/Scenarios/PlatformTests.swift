import Testing

/// Modules that need platforms which Package.swift does not name.
struct PlatformTests {
    private static let reason = "the code needs iOS 16 ('NavigationStack'), but Package.swift names"
    private static let line = "platforms: [.iOS(.v16), .macOS(.v13)]"

    /// A package with a template for a view of SwiftUI.
    private func shop(_ platforms: String = "") throws -> Sandbox {
        let manifest = Shop.manifest.replacing(
            "name: \"Shop\",\n    targets", with: "name: \"Shop\",\(platforms)\n    targets")
        #expect(platforms.isEmpty || manifest != Shop.manifest)
        let shop = try Shop.sandbox(manifest: manifest)
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: view.mustache}]\n",
                "view.mustache": "import SwiftUI\nlet view = NavigationStack {}\n",
            ], as: "page")
        return shop
    }

    /// The line that says how to compile SwiftUI where `swift build` does not have it.
    private static let build: String = {
        #if os(Linux)
            "\n  hint: 'swift build' has no SwiftUI on Linux: build with Xcode, or compile the template with stand-ins: "
                + "'generamba template check page'"
        #else
            ""
        #endif
    }()

    private static let created = """
             create  Sources/Shop/Modules/Profile/ProfileView.swift
        Profile from page: 1 created
        """

    private static let diff = """
        diff --git a/Package.swift b/Package.swift
        --- a/Package.swift
        +++ b/Package.swift
        @@ -3,6 +3,7 @@
         \("")
         let package = Package(
             name: "Shop",
        +    platforms: [.iOS(.v16), .macOS(.v13)],
             targets: [
                 .target(name: "Shop"),
                 .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        """

    @Test func aNoteNamesTheLine() throws {
        let shop = try shop()
        try shop.expect(
            "gen", "Profile",
            output: """
                \(Self.created)
                  note: the code needs iOS 16 or macOS 13 ('NavigationStack'), but Package.swift names no platforms
                  hint: write '\(Self.line)' in Package.swift, after the name of the package, or pass '--edit-manifest'\(Self.build)
                """)
        #expect(try shop.read("Package.swift") == Shop.manifest)
        try shop.expect(
            "gen", "Profile",
            output: "Profile from page: 1 identical")
    }

    @Test(
        """
        'gen' edits it only if you agree on a terminal or pass '--edit-manifest', and then changes nothing but the \
        platforms.
        """)
    func theManifestIsEdited() throws {
        let shop = try shop()
        let edited = Shop.manifest.replacing(
            "name: \"Shop\",\n    targets", with: "name: \"Shop\",\n    \(Self.line),\n    targets")
        try shop.expect(
            "gen", "Profile", "--edit-manifest",
            output: "\(Self.created)\n       edit  Package.swift\(Self.build)")
        #expect(try shop.read("Package.swift") == edited)
        try shop.expect(
            "gen", "News", "--edit-manifest",
            output: Self.created.replacing("Profile", with: "News") + Self.build)
    }

    @Test func theDiffShowsTheEdit() throws {
        let shop = try shop()
        let run = try shop.run("gen", "Profile", "--edit-manifest", "--diff", "--dry-run")
        #expect(run.output.contains(Self.diff), "\(run)")
        #expect(
            run.output.hasSuffix(
                "to create (dry run, nothing was written)\n       edit  Package.swift\(Self.build)\n"),
            "\(run)")
        #expect(try shop.read("Package.swift") == Shop.manifest)
    }

    private static let question =
        "In page, the code needs iOS 16 or macOS 13 ('NavigationStack'), but Package.swift names no platforms. "
        + "Write '\(line)' in Package.swift? [Y/n]: "

    @Test(arguments: [("", true), ("y", true), ("n", false)])
    func aPersonIsAsked(answer: String, isEdited: Bool) throws {
        let shop = try shop()
        let run = try shop.converse("gen", "Profile", reacting: [.answer("[Y/n]: ", answer)])
        #expect(run.messages == Self.question && run.status == 0, "\(run)")
        let note =
            "  note: the code needs iOS 16 or macOS 13 ('NavigationStack'), but Package.swift names no platforms\n"
            + "  hint: write '\(Self.line)' in Package.swift, after the name of the package, or pass '--edit-manifest'"
        let rest = (isEdited ? "       edit  Package.swift" : note) + Self.build
        #expect(run.output == "\(Self.created)\n\(rest)\n", "\(run)")
        #expect(try shop.read("Package.swift").contains(Self.line) == isEdited)
    }

    @Test func nobodyIsAskedInADryRunOrWhenNothingIsNew() throws {
        let shop = try shop()
        #expect(try shop.converse("gen", "Profile", "--dry-run", reacting: []).messages == "")
        #expect(try shop.run("gen", "Profile").status == 0)
        #expect(try shop.converse("gen", "Profile", reacting: []).messages == "")
    }

    @Test func aVersionThatIsTooLowIsRaised() throws {
        let shop = try shop("\n    platforms: [.iOS(.v13), .tvOS(.v13)],")
        try shop.expect(
            "gen", "Profile",
            output: """
                \(Self.created)
                  note: \(Self.reason) iOS 13
                  hint: write '.iOS(.v16)' in Package.swift, among its platforms, or pass '--edit-manifest'\(Self.build)
                """)
        #expect(try shop.run("gen", "News", "--edit-manifest").status == 0)
        #expect(try shop.read("Package.swift").contains("platforms: [.iOS(.v16), .tvOS(.v13)],\n"))
    }

    @Test func aPackageThatNamesEnoughGetsNoNoteOfPlatforms() throws {
        for platforms in ["[.iOS(.v16)]", "[.macOS(.v13)]", "[.iOS(.v18), .macOS(.v15)]", "[.tvOS(.v13)]"] {
            try shop("\n    platforms: \(platforms),").expect(
                "gen", "Profile", output: Self.created + Self.build)
        }
    }

    @Test func aManifestThatIsPutTogetherGetsTheNote() throws {
        let shop = try shop()
        try shop.write(["Package.swift": Shop.manifest.replacing("= Package(", with: ": Package = .init(")])
        let before = try shop.read("Package.swift")
        let run = try shop.run("gen", "Profile", "--edit-manifest")
        #expect(
            run.status == 0 && run.output.contains("\n  hint: write '\(Self.line)' in Package.swift"),
            "\(run)")
        #expect(try shop.read("Package.swift") == before)
    }

    /// SwiftPM takes the manifest for the toolchain's own version, or the newest one that is not older than Package.swift.
    @Test(arguments: [
        ("6", "6.0", "5.9", true), ("6.0", "6.0", "6.0", false), ("6.2", "6.0", "6.2", true),
        ("6.2", "6.2", "6.1", false), ("5.9", "5.8", "5.9", true), ("99.0", "6.0", "6.0", false),
    ])
    func theManifestThatTheToolchainLoads(version: String, usual: String, own: String, isLoaded: Bool) throws
    {
        func manifest(_ tools: String) -> String {
            Shop.manifest.replacing(/swift-tools-version:.*/, with: "swift-tools-version: \(tools)")
        }
        let shop = try shop()
        let other = "Package@swift-\(version).swift"
        try shop.write(["Package.swift": manifest(usual), other: manifest(own)])
        let loaded = isLoaded ? other : "Package.swift"
        try shop.expect(
            "gen", "Profile",
            output: """
                \(Self.created)
                  note: the code needs iOS 16 or macOS 13 ('NavigationStack'), but \(loaded) names no platforms
                  hint: write '\(Self.line)' in \(loaded), after the name of the package, or pass '--edit-manifest'\(Self.build)
                """)
        let run = try shop.run("gen", "News", "--edit-manifest")
        #expect(run.output.contains("edit  \(loaded)\n"), "\(run)")
        #expect(try shop.read(loaded).contains(Self.line))
        #expect(try !shop.read(isLoaded ? "Package.swift" : other).contains("platforms"))
        #expect(try shop.run("gen", "Cart").output.contains("note:") == false)
    }

    @Test func theReportInJSON() throws {
        let shop = try shop()
        let plain = try shop.run("gen", "Profile", "--json", "--dry-run").output
        #expect(
            plain.contains("\"platforms\" : [\n    \".iOS(.v16)\",\n    \".macOS(.v13)\"\n  ]"), "\(plain)")
        let edited = try shop.run("gen", "Profile", "--json", "--edit-manifest").output
        #expect(
            edited.contains("\"path\" : \"Package.swift\"") && !edited.contains("\"platforms\""), "\(edited)")
    }

    /// SwiftPM understands the edited manifest.
    @Test func theToolchainReadsThePlatforms() throws {
        let shop = try shop()
        #expect(try shop.run("gen", "Profile", "--edit-manifest").status == 0)
        try shop.expect("gen", "News", output: Self.created.replacing("Profile", with: "News") + Self.build)
    }

    @Test func theTemplateStatesThePlatforms() throws {
        let shop = try shop()
        try shop.write([
            "Templates/page/page.rambaspec":
                "name: page\nplatforms: [iOS 17.4]\ncode_files: [{name: View.swift, path: view.mustache}]\n"
        ])
        try shop.expect(
            "gen", "Profile",
            output: """
                \(Self.created)
                  note: the template needs iOS 17.4, but Package.swift names no platforms
                  hint: write 'platforms: [.iOS("17.4")]' in Package.swift, after the name of the package, or pass '--edit-manifest'\(Self.build)
                """)
    }

    @Test func platformsThatCannotBeRead() throws {
        let shop = try shop()
        try shop.write([
            "Templates/page/page.rambaspec":
                "name: page\nplatforms: [iOS, Mac 13, iOS x, iOS 16, ios 17]\ncode_files: [{name: A.swift, path: view.mustache}]\n"
        ])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:2:13: error: 'iOS' is not a version of iOS or macOS
                 2 | platforms: [iOS, Mac 13, iOS x, iOS 16, ios 17]
                   |             ^^^
                  hint: write it like 'iOS 16'
                Templates/page/page.rambaspec:2:18: error: 'Mac 13' is not a version of iOS or macOS
                 2 | platforms: [iOS, Mac 13, iOS x, iOS 16, ios 17]
                   |                  ^^^^^^
                  hint: write it like 'iOS 16'
                Templates/page/page.rambaspec:2:26: error: 'iOS x' is not a version of iOS or macOS
                 2 | platforms: [iOS, Mac 13, iOS x, iOS 16, ios 17]
                   |                          ^^^^^
                  hint: write it like 'iOS 16'
                Templates/page/page.rambaspec:2:41: error: 'iOS' appears twice
                 2 | platforms: [iOS, Mac 13, iOS x, iOS 16, ios 17]
                   |                                         ^^^^^^
                  hint: remove one
                """)
    }

    @Test func aModuleOfUIKitSaysHowToCompileIt() throws {
        let shop = try shop()
        try shop.write(["Templates/page/view.mustache": "import UIKit\nlet view = UIView()\n"])
        try shop.expect(
            "gen", "Profile", "--edit-manifest",
            output: """
                \(Self.created)
                       edit  Package.swift
                  hint: 'swift build' has no UIKit: build for iOS with Xcode, or compile the template with stand-ins: \
                'generamba template check page'
                """)
        #expect(try shop.read("Package.swift").contains("    platforms: [.iOS(.v12)],\n"))
    }
}
