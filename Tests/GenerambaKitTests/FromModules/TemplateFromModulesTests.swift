import Testing

@testable import GenerambaKit

/// Tests what `template create --from` says of modules that cannot be used, and what it asks.
struct TemplateFromModulesTests {
    private static let files = [
        "Package.swift": Shop.manifest,
        "Sources/Shop/Cart/CartView.swift": "struct CartView {\n  let title = \"Buy\"\n}\n",
        "Sources/Shop/Cart/CartRouter.swift": "struct CartRouter {}\n",
        "Sources/Shop/Menu/MenuView.swift": "struct MenuView {\n  let title = \"What we have\"\n}\n",
        "Sources/Shop/Other/Other+Text.swift": "extension String {}\n",
        "Sources/Shop/Texts/texts.json": "{}\n",
        "Tests/ShopTests/CartTests.swift": "@testable import Shop\n\nstruct CartTests {}\n",
        "Tests/ShopTests/MenuTests.swift": "@testable import Shop\n\nstruct MenuTests {}\n",
    ]

    private func create(_ words: String..., saying messages: String, status: Int32 = 1) throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.write(["../elsewhere/Cart/CartView.swift": ""])
        try sandbox.write(["Templates/taken/taken.rambaspec": "name: taken\n"])
        try sandbox.refuses(
            ["template", "create"] + words + ["--no-check"], status: status, saying: messages)
    }

    @Test func foldersThatCannotBeUsedAreExplained() throws {
        try create(
            "screen", "--from", "Sources/Shop/Crat",
            saying: """
                error: no folder 'Sources/Shop/Crat'
                  hint: did you mean 'Sources/Shop/Cart'?
                """)
        try create(
            "screen", "--from", "Sources/Shop/Cart/CartView.swift",
            saying: """
                error: 'Sources/Shop/Cart/CartView.swift' is a file
                  hint: name the folder of a module, such as 'Sources/Shop/Cart'
                """)
        try create(
            "screen", "--from", "../elsewhere/Cart",
            saying: """
                error: '../elsewhere/Cart' is outside of the project
                  hint: name the folder of a module in '.'
                """)
        try create(
            "screen", "--from", ".",
            saying: """
                error: '.' is the folder of the project
                  hint: name the folder of a module in '.'
                """)
        try create(
            "screen", "--from", "Sources/Shop/Texts",
            saying: """
                error: there are no Swift files in 'Sources/Shop/Texts'
                  hint: name the folder of a module, such as 'Sources/Shop/Cart'
                """)
        try create(
            "screen", "--from", "Sources/Shop/Cart", "Sources/Shop/Cart/",
            saying: """
                error: the folder 'Sources/Shop/Cart/' is named twice
                  hint: name each module once
                """)
        try create(
            "screen", "--from", "Sources/Shop/Cart", "--tests", "Tests/ShopTest",
            saying: """
                error: no folder 'Tests/ShopTest'
                  hint: did you mean 'Tests/ShopTests'?
                """)
    }

    @Test func modulesWithNothingInCommonAreRefused() throws {
        try create(
            "screen", "--from", "Sources/Shop/Cart", "Sources/Shop/Other",
            saying: """
                error: 'Cart', 'Other' have no file in common
                  hint: name the folders of modules that are built alike
                """)
    }

    @Test func anExistingTemplateStays() throws {
        try create(
            "taken", "--from", "Sources/Shop/Cart",
            saying: """
                error: 'Templates/taken' already exists
                  hint: choose another name or '--path'
                """)
    }

    @Test func optionsThatNeedAModuleSaySo() throws {
        try create(
            "screen", "--tests", "Tests",
            saying: """
                error: '--tests' needs '--from'
                  hint: name the folder of a module: '--from Sources/Shop/Cart'
                """, status: 64)
    }

    @Test func parametersGetTheNamesThatOptionsGiveThem() throws {
        let folders = ["Sources/Shop/Cart", "Sources/Shop/Menu"]
        try create(
            "screen", "--from", folders[0], folders[1], "--param", "ruoter=way",
            saying: """
                error: there is no parameter 'ruoter'
                  hint: did you mean 'router'?
                """)
        try create(
            "screen", "--from", folders[0], folders[1], "--param", "router",
            saying: """
                error: '--param router' has no '='
                  hint: write '--param OLD=NEW'
                """)
        try create(
            "screen", "--from", folders[0], folders[1], "--param", "router=a b",
            saying: "error: 'a b' cannot be the name of a parameter: use letters, digits, '_' and '-'")
        let sandbox = try Sandbox(Self.files)
        let made = try sandbox.run(
            "template", "create", "screen", "--from", folders[0], folders[1], "--param", "router=way",
            "--no-check")
        #expect(
            made.output.contains("Menu: all 2 files identical with --title 'What we have' --no-way\n"),
            "\(made)")
        #expect(
            try sandbox.read("Templates/screen/screen.rambaspec").contains(
                """
                parameters:
                - {name: title, summary: the title, default: Buy, examples: [What we have]}
                - {name: way, type: bool, summary: include the router, default: true}

                code_files:
                - {name: Router.swift, path: Code/Router.swift.mustache, when: way}
                - {name: View.swift, path: Code/View.swift.mustache}

                test_files:
                - {name: "../Tests.swift", path: Tests/Tests.swift.mustache}

                """))
    }

    @Test func aModuleWithoutTestsGetsAWarning() throws {
        let sandbox = try Sandbox(Self.files.filter { !$0.key.hasPrefix("Tests") })
        let made = try sandbox.run(
            "template", "create", "screen", "--from", "Sources/Shop/Cart", "--no-check")
        #expect(
            made.messages == """
                warning: no tests of 'Cart' were found
                  hint: if there are any, name their folder with '--tests'

                """)
        #expect(made.output.contains("Cart: all 2 files identical\n"), "\(made)")
    }

    @Test func onlyWordsThatAreTheNameAreLeft() throws {
        let sandbox = try Sandbox([
            "Package.swift": Shop.manifest,
            "Sources/Shop/Log/LogView.swift":
                "struct LogView {\n  let login = 1, catalog = 2, backlog = 3\n  let all = [1].log { $0 }\n}\n",
            "Sources/Shop/Map/MapView.swift":
                "struct MapView {\n  let remap = [1].map { $0 }\n  let log = catalog\n}\n",
            "Tests/ShopTests/LogTests.swift": "@testable import Shop\n\nstruct LogTests {}\n",
            "Tests/ShopTests/MapTests.swift": "@testable import Shop\n\nstruct MapTests {}\n",
        ])
        let one = try sandbox.run(
            "template", "create", "one", "--from", "Sources/Shop/Log", "--no-check")
        #expect(one.messages == "")
        let two = try sandbox.run(
            "template", "create", "two", "--from", "Sources/Shop/Log", "Sources/Shop/Map", "--no-check")
        #expect(
            two.messages == """
                Templates/two/Code/View.swift.mustache:8:7: warning: still says 'log', from the module 'Log'
                 8 |   let log = catalog
                   |       ^^^
                  hint: write '{{ module_info.name | lower_camel }}', or leave it if it is meant for every module

                """)
    }

    @Test func theFolderOfATargetIsRefused() throws {
        try create(
            "screen", "--from", "Sources/Shop",
            saying: """
                error: 'Sources/Shop' is the folder of the target 'Shop', not of a module
                  hint: name the folder of a module: it contains 'Cart', 'Menu', 'Other'
                """)
    }

    @Test func theNameOfABuiltInTemplateGetsAWarning() throws {
        let sandbox = try Sandbox(Self.files)
        let made = try sandbox.run(
            "template", "create", "silver", "--from", "Sources/Shop/Cart", "--no-check")
        #expect(
            made.messages == """
                warning: 'silver' is also a built-in template; modules from it would be updated from yours
                  hint: choose another name, such as 'own_silver'

                """)
    }

    @Test func numbersAreParametersOfTypeInt() throws {
        let sandbox = try Sandbox([
            "Package.swift": Shop.manifest,
            "Sources/Shop/Cart/CartView.swift": "struct CartView {\n  let max = 3\n}\n",
            "Sources/Shop/Menu/MenuView.swift": "struct MenuView {\n  let max = 5\n}\n",
        ])
        let made = try sandbox.run(
            "template", "create", "screen", "--from", "Sources/Shop/Cart", "Sources/Shop/Menu", "--no-check")
        #expect(
            made.output.contains(
                "Cart: 1 file identical\nMenu: 1 file identical with --max 5\n"), "\(made)")
        let rambaspec = try sandbox.read("Templates/screen/screen.rambaspec")
        #expect(
            rambaspec.contains("- {name: max, type: int, summary: the max, default: 3}\n"),
            "\(rambaspec)")
    }

    @Test func oneWarningListsAllDatesThatStay() throws {
        let dates = [
            "27.11.2026", "11/27/26", "2026-11-27", "27 Nov 2026", "November 27, 2026", "27/11/2026",
        ]
        var files = [
            "Package.swift": Shop.manifest, "Tests/ShopTests/CartTests.swift": "struct CartTests {}\n",
        ]
        for (number, date) in dates.enumerated() {
            files["Sources/Shop/Cart/Cart\(number).swift"] =
                "// Created by Jane on \(date).\n\nstruct Cart\(number) {}\n"
        }
        let sandbox = try Sandbox(files)
        let made = try sandbox.run(
            "template", "create", "screen", "--from", "Sources/Shop/Cart", "--no-check")
        let places = (0..<5).map { "'Templates/screen/Code/\($0).swift.mustache:1'" }.joined(separator: ", ")
        #expect(
            made.messages == """
                Templates/screen/Code/0.swift.mustache:1:39: warning: the dates stay the same in all modules: \(places)
                 1 | // Created by {{ developer.name }} on 27.11.2026.
                   |                                       ^^^^^^^^^^
                  hint: write '{{ date }}' for a date like 25/12/2026 (day/month/year); a source in Liquid can have others: '{{ date | date: "%Y-%m-%d" }}'

                """)
    }

    @Test func typesOfTheAppAreCompiledWithTheModule() throws {
        let sandbox = try Sandbox([
            "Package.swift": Shop.manifest,
            "Sources/Shop/Cart/CartView.swift": "struct CartView {\n  let order: Order\n}\n",
            "Sources/Shop/Core/Order.swift": "struct Order {\n  let price: Price\n}\n",
            "Sources/Shop/Core/Price.swift": "struct Price {}\n",
            "Sources/Shop/Core/Broken.swift": "struct Broken: Nothing {}\n",
        ])
        StandInCache.prepare()
        let made = try sandbox.run("template", "create", "screen", "--from", "Sources/Shop/Cart")
        #expect(
            made.output.hasSuffix(
                """
                Cart: 1 file identical
                   compiled  Profile  (no tests)
                screen: 1 combination, 1 compiled
                Compiled with 'Sources/Shop/Core/Order.swift', 'Sources/Shop/Core/Price.swift'
                Next: check it
                  generamba template check Templates/screen --stubs Sources/Shop/Core

                """), "\(made)")
        try sandbox.remove("Sources/Shop/Core/Broken.swift")
        let check = try sandbox.run("template", "check", "Templates/screen", "--stubs", "Sources/Shop/Core")
        #expect(check.status == 0, "\(check)")
    }

    @Test func warningsAreNoErrors() throws {
        let sandbox = try Sandbox([
            "Package.swift": Shop.manifest,
            "Sources/Shop/Cart/CartView.swift":
                "struct CartView {\n  func show() {\n    let number = 1\n  }\n}\n",
            "Tests/ShopTests/CartTests.swift":
                "import Testing\n\n@testable import Shop\n\n@Test func cart() { CartView().show() }\n",
        ])
        StandInCache.prepare()
        let made = try sandbox.run("template", "create", "screen", "--from", "Sources/Shop/Cart")
        #expect(
            made.messages == """
                warning: a module of the template compiles with 1 warning
                  hint: see it with 'generamba template check Templates/screen'; the module that it was made from may have the same

                """)
        #expect(!made.output.contains("failed"), "\(made)")
    }
}
