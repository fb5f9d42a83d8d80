import Testing

/// Templates in folders with files that are not meant for them, and with files that are left over.
struct OtherFileTemplateTests {
    @Test(arguments: cases) func lintKnowsWhatIsNotATemplates(_ template: TemplateCase) throws {
        try template.run()
    }

    /// A template with the sources `Code/view.swift.mustache` and `Tests/view_tests.swift`, and these other files, of
    /// which `lint` reports some.
    private static func others(_ description: String, _ files: [String], unused: [String] = [])
        -> TemplateCase
    {
        var all = [
            "page.rambaspec": """
            name: page
            code_files: [{name: View.swift, path: Code/view.swift.mustache}, {name: icon.png, path: Images/icon.png}]
            test_files: [{name: Tests.swift, path: Tests/view_tests.swift}]

            """,
            "Code/view.swift.mustache": "struct View {}\n", "Tests/view_tests.swift": "\n",
            "Images/icon.png": "",
        ]
        for file in files + unused { all[file] = "" }
        let counts =
            unused.isEmpty ? "no problems" : unused.count == 1 ? "1 warning" : "\(unused.count) warnings"
        let messages = unused.sorted().map {
            "warning: nothing uses 'own/page/\($0)'\n  hint: name it in the rambaspec, or remove it"
        }
        return .lint(description, all, counts, messages.joined(separator: "\n"))
    }

    static let cases: [TemplateCase] = [
        others(
            "documents",
            [
                "README.md", "README", "readme.rst", "LICENSE", "License.txt", "CHANGELOG.md", "CONTRIBUTING",
                "AUTHORS", "CODEOWNERS", "docs/index.html", "docs/View.swift", "Documentation/a/View.swift",
                "guide.pdf",
            ]),
        others(
            "hidden files", [".gitignore", ".github/workflows/ci.yml", ".travis.yml", "Code/.swiftlint.yml"]),
        others(
            "images", ["logo.png", "screenshot.gif", "Screenshots/1.jpg", "Code/view.png", "Images/a.svg"]),
        others("an image beside one that is used", [], unused: ["Images/old.png"]),
        others(
            "scripts and settings",
            [
                "Makefile", "Gemfile", "Gemfile.lock", "Rakefile", "Dangerfile", "Dangerfile.swift",
                "install.sh",
                "bin/install.rb", "scripts/Generate.swift", "fastlane/Fastfile", "circle.yml", "bitrise.yml",
                "package.json", "Mintfile",
            ]),
        others(
            "an example app",
            [
                "Example/App.xcodeproj/project.pbxproj", "Example/App/AppDelegate.swift",
                "Example/App/Info.plist",
                "Example/App/Base.lproj/Main.storyboard", "Example/Podfile", "Example/Pods/Pod.h",
            ]),
        others(
            "an app with another name",
            ["iOS/App.xcodeproj/project.pbxproj", "iOS/AppDelegate.swift", "iOS/Views/View.swift"]),
        others("an app of XcodeGen", ["App/project.yml", "App/Sources/AppDelegate.swift"]),
        others("a package", ["Client/Package.swift", "Client/Sources/Client/Client.swift"]),
        others(
            "a folder of examples", ["MyDemoApp/View.swift", "Samples/a/View.swift", "Code/example/A.swift"]),
        others(
            "an app beside the template",
            [
                "Shop.xcodeproj/project.pbxproj", "Shop.xcodeproj/xcuserdata/a.plist",
                "Shop/AppDelegate.swift",
                "ShopTests/Tests.swift", "Tests/ShopTests.swift", "main.swift",
            ], unused: ["Code/old.swift.mustache", "old.liquid"]),
        others(
            "a package beside the template",
            ["Package.swift", "Package@swift-5.9.swift", "Sources/A/A.swift"]),
        others("a project of Generamba", ["Rambafile", "Rambafile.lock", "Sources/View.swift"]),
        others("templates of Xcode", ["View.xctemplate/TemplateInfo.plist", "View.xctemplate/View.swift"]),
        others("a playground", ["Try.playground/Contents.swift", "Try.playground/contents.xcplayground"]),
        others(
            "sources", [],
            unused: [
                "Code/Old.swift", "Code/old.h", "Code/old.storyboard.liquid", "Old/view.swift",
                "old.mustache",
                "Tests/Old.xib",
            ]),
    ]
}
