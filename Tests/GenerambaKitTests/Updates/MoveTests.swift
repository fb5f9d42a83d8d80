import Testing

@testable import GenerambaKit

/// `move` moves a module to another target.
struct MoveTests {
    private static let manifest = Shop.manifest.replacing(
        "    ]\n",
        with: """
                    .target(name: "Bank"),
                    .testTarget(name: "BankTests", dependencies: ["Bank"]),
                    .target(name: "Bare"),
                ]

            """)

    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox(manifest: Self.manifest)
        for folder in ["Sources/Bank", "Tests/BankTests", "Sources/Bare"] {
            try shop.write([folder + "/A.swift": ""])
        }
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        return shop
    }

    @Test func filesTestsAndImportsFollow() throws {
        let shop = try shop()
        let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
        try shop.write([
            view: shop.read(view) + "// mine\n", "Sources/Shop/Modules/Profile/Own.swift": "// own\n",
            "Sources/Shop/App.swift": "let a = ProfileView()\n",
        ])
        let before = try FileTree(of: shop)
        try shop.expect(
            "move", "Profile", "--target", "Bank",
            output: """
                     create  Sources/Bank/Modules/Profile/View/ProfileView.swift
                     create  Sources/Bank/Modules/Profile/ProfileModel.swift
                     create  Tests/BankTests/Modules/Profile/ProfileTests.swift
                     create  Sources/Bank/Modules/Profile/Own.swift
                     remove  Sources/Shop/Modules/Profile/View/ProfileView.swift
                     remove  Sources/Shop/Modules/Profile/ProfileModel.swift
                     remove  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                     remove  Sources/Shop/Modules/Profile/Own.swift
                     remove  Tests/ShopTests/Modules/Profile/
                     remove  Tests/ShopTests/Modules/
                     remove  Sources/Shop/Modules/Profile/View/
                     remove  Sources/Shop/Modules/Profile/
                     remove  Sources/Shop/Modules/
                Profile moves from 'Shop' to 'Bank', from page: all 4 created, 4 removed
                  note: 'Sources/Shop/App.swift:1:9' mentions 'ProfileView'
                """)
        #expect(try shop.read("Sources/Bank/Modules/Profile/View/ProfileView.swift").hasSuffix("// mine\n"))
        let tests = try shop.read("Tests/BankTests/Modules/Profile/ProfileTests.swift")
        #expect(tests == "@testable import Bank\n")
        #expect(try shop.records() == ["modules/Bank/Profile.page.txt"])
        #expect(try shop.run("update").output == "Profile from page: up to date\n")
        #expect(try shop.run("move", "Profile", "--target", "Shop").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }

    @Test func betweenTargetsOfAnXcodeProject() throws {
        let names = ["Shop", "Bank"]
        let targets = names.flatMap { name in
            [
                AppProject.Target(name: name, folders: [name]),
                AppProject.Target(
                    name: name + "Tests", type: "bundle.unit-test", folders: [name + "Tests"], host: name),
            ]
        }
        let files = targets.map { ("\($0.name)/\($0.name).swift", "") }
        let shop = try ShopApp.sandbox(
            AppProject(targets: targets), files: Dictionary(uniqueKeysWithValues: files))
        #expect(try shop.run("gen", "Cart", "clean_swift", "--yes").status == 0)
        let before = try FileTree(of: shop)
        let moved = try shop.run("move", "Cart", "--target", "Bank")
        #expect(moved.status == 0 && moved.messages == "", "\(moved)")
        #expect(try shop.files().filter { $0.contains("Cart") && $0.hasPrefix("Shop") } == [])
        #expect(try shop.read("BankTests/Cart/CartPresenterTests.swift").contains("@testable import Bank\n"))
        #expect(try shop.run("move", "Cart", "--target", "Shop").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }

    @Test func whatIsRefused() throws {
        let shop = try shop()
        let cases = [
            ("Shop", "error: 'Profile' is in the target 'Shop' already"),
            ("Nope", "error: no target 'Nope' in Package.swift\n  hint: it has 'Shop', 'Bank', 'Bare'"),
            (
                "Bare",
                """
                error: the target 'Bare' has no test target for the tests of 'Profile'
                  hint: add one that depends on 'Bare'
                """
            ),
        ]
        for (target, message) in cases {
            try shop.refuses("move", "Profile", "--target", target, saying: message)
        }
    }
}
