import Testing

/// Tests `gen` in a folder without a project.
struct NewPackageTests {
    private static let page = [
        "template/page.rambaspec": """
        name: page
        code_files:
        - {name: Page.swift, path: page.swift.mustache}
        test_files:
        - {name: PageTests.swift, path: tests.swift.mustache}
        """,
        "template/page.swift.mustache": "struct {{ module_info.name }}Page { func load() async {} }\n",
        "template/tests.swift.mustache": """
        import XCTest

        @testable import {{ module_info.product_module_name }}

        final class {{ module_info.name }}PageTests: XCTestCase {}

        """,
    ]

    @Test("It creates one only where there is none, if you agree or pass '--new-package'.")
    func anOptionCreatesAPackage() throws {
        let empty = try Sandbox()
        try empty.write(Self.page, below: "../home")
        let template = "\(empty.root)/home/template"
        let report = """
                 create  Sources/Shop/Profile/ProfilePage.swift
                 create  Tests/ShopTests/Profile/ProfilePageTests.swift
            Profile from page: all 2 created
                 create  Package.swift

            """
        let run = try empty.run("gen", "Profile", template, "--new-package")
        #expect(run == Run(exactly: report, "", 0))
        let tools = try empty.output(of: ["swift", "package", "--version"]).split(separator: " ").last ?? ""
        let version = tools.split(separator: ".").prefix(2).joined(separator: ".")
        #expect(
            try empty.read("Package.swift") == """
                // swift-tools-version: \(version)

                import PackageDescription

                let package = Package(
                    name: "Shop",
                    platforms: [.iOS(.v13), .macOS(.v10_15)],
                    products: [.library(name: "Shop", targets: ["Shop"])],
                    targets: [
                        .target(name: "Shop"),
                        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                    ]
                )

                """)
        let again = try empty.run("gen", "Profile", template, "--new-package")
        #expect(again.output.contains("Profile from page: all 2 identical"), "\(again)")
        #expect(try empty.run("gen", "Cart", template).status == 0)
        _ = try empty.output(of: ["swift", "package", "describe"])
        for folder in ["Sources/Shop/Inner", "Sources"] {
            try empty.write(["Sources/Shop/Inner/.keep": ""])
            try empty.refuses(
                "gen", "Login", template, "--new-package", in: folder,
                saying: """
                    error: the target 'Shop' of '<root>/Shop' has the files in '\(folder)'
                      hint: leave out '--new-package', or run this command in another folder
                    """)
        }
    }

    @Test func aPackageInTheFolderOfAnother() throws {
        let shop = try Sandbox()
        _ = try shop.output(of: ["swift", "package", "init"])
        try shop.write(Self.page, below: "../home")
        try shop.write([
            "Features/Profile/.keep": "",
            "Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: []\n",
        ])
        let command = [
            "gen", "Profile", "\(shop.root)/home/template", "--new-package", "-C", "Features/Profile",
        ]
        let report = """
                 create  Sources/Profile/Profile/ProfilePage.swift
                 create  Tests/ProfileTests/Profile/ProfilePageTests.swift
            Profile from page: all 2 created
                 create  Package.swift
            Next: let a target use the package, in '<root>/Shop':
                  swift package add-dependency --type path Features/Profile
                  swift package add-target-dependency Profile TARGET --package Profile

            """
        #expect(try shop.run(command) == Run(exactly: report, "", 0))
        let again = try shop.run(command)
        #expect(
            again.status == 0 && again.output.contains("all 2 identical") && !again.output.contains("Next"))
        _ = try shop.output(of: ["swift", "package", "add-dependency", "--type", "path", "Features/Profile"])
        _ = try shop.output(
            of: ["swift", "package", "add-target-dependency", "Profile", "Shop", "--package", "Profile"])
        #expect(
            try shop.output(of: ["swift", "package", "describe"]).contains(
                "Product dependencies:\n        Profile"))
    }

    @Test func theUserIsAskedInAnEmptyFolder() throws {
        let empty = try Sandbox()
        let question = "There is no package here. Create one named 'Shop'? [Y/n]: "
        let error = """
            error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it
              hint: run this command in the folder of your project, or create a package with '--new-package'

            """
        let declined = try empty.converse(
            "gen", "Profile", "swiftui_mvvm", reacting: [.answer(question, "n")])
        #expect(declined == Run(exactly: "", question + error, 1))
        let agreed = try empty.converse(
            "gen", "Profile", "swiftui_mvvm", "--use_cases", "signOut",
            reacting: [.answer(question, ""), .answer("Keep these answers in a Rambafile? [Y/n]: ", "n")])
        #expect(agreed.status == 0 && agreed.output.contains("     create  Package.swift\n"), "\(agreed)")
        #expect(try empty.read("Package.swift").contains("platforms: [.iOS(.v17), .macOS(.v14)]"))
        let other = try Sandbox(["notes.txt": "mine"])
        try other.refuses("gen", "Profile", "swiftui_mvvm", saying: String(error.dropLast()))
        try other.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: []\n"])
        try other.refuses(
            "gen", "Profile", "swiftui_mvvm", "--new-package",
            saying: """
                error: '--new-package' creates no package beside a Rambafile
                  hint: create it with 'swift package init'
                """)
    }
}
