import Testing

/// Modules with types of the app's other modules.
struct ImportTests {
    /// A project with a template of two files and a test, of which one file names no type of a function.
    private func shop(imports: String = "") throws -> Sandbox {
        let shop = try Shop.sandbox(settings: Shop.settings + imports)
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters: [{name: actions, type: list, items: function}]
                code_files:
                - {name: Service.swift, path: service.mustache}
                - {name: View.swift, path: view.mustache}
                test_files: [{name: Tests.swift, path: tests.mustache}]

                """,
                "service.mustache": "{{#actions}}\nfunc {{ signature }} {}\n{{/actions}}\n",
                "view.mustache": "import UIKit\n\nstruct View {}\n",
                "tests.mustache": """
                {{#imports}}
                import {{ . }}
                {{/imports}}
                import XCTest

                @testable import {{ module_info.product_module_name }}

                {{#actions}}
                let {{ name }}: ({{#arguments}}{{ type }}{{/arguments}}) -> Void
                {{/actions}}

                """,
            ], as: "page")
        return shop
    }

    private func imports(_ file: String, in shop: Sandbox) throws -> [String] {
        try shop.read(file).split(separator: "\n").map(String.init).filter { $0.contains("import ") }
    }

    private let service = "Sources/Shop/Modules/Profile/ProfileService.swift"
    private let view = "Sources/Shop/Modules/Profile/ProfileView.swift"
    private let tests = "Tests/ShopTests/Modules/Profile/ProfileTests.swift"

    @Test func filesImportTheModulesOfTheirTypes() throws {
        let shop = try shop(imports: "imports: {Domain: [User, Order], Networking: Token}\n")
        let run = try shop.run(
            "gen", "Profile", "--actions",
            "save(a: [User?]),open(b: CLLocation),wait(c: Mutex<Int>),sign(d: Token)",
            "--imports", "Zeta: [Token]", "--imports", "{Alpha: [Other], Beta: Third}")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        let all = ["CoreLocation", "Domain", "Synchronization"].map { "import \($0)" }
        #expect(try imports(service, in: shop) == all + ["import Zeta"])
        #expect(try imports(view, in: shop) == ["import UIKit"])
        #expect(
            try imports(tests, in: shop) == all + ["import XCTest", "import Zeta", "@testable import Shop"])
    }

    @Test func theTargetNeedsNoImportOfItsOwnTypes() throws {
        let shop = try shop(imports: "imports: {Shop: [Cart], Domain: [User]}\n")
        try shop.write(["Sources/Shop/Types.swift": "struct Color {}\ntypealias Token = Int\n"])
        let run = try shop.run(
            "gen", "Profile", "--actions", "a(c: Cart),b(c: Color),c(t: Token),d(f: Font),e(i: Shop.Item)")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(try imports(service, in: shop) == ["import SwiftUI"])
    }

    @Test func aTypeThatNothingDeclaresGetsAWarning() throws {
        let shop = try shop()
        let run = try shop.run(
            "gen", "Profile", "--actions", "a(u: User?),b(o: [Order: Int]) throws(LoadError),c(d: Date)")
        #expect(run.status == 0)
        #expect(
            run.messages == """
                warning: no module is known to declare 'LoadError', 'Order', 'User'
                  hint: if another module does, files can import it: --imports 'MODULE: [LoadError, Order, User]'

                """, "\(run)")
        let other = try shop.run(
            "gen", "Cart", "--actions", "a(u: User?)", "--imports", "MODULE: [LoadError, Order, User]")
        #expect(other.status == 0 && other.messages == "", "\(other)")
    }

    @Test(arguments: [
        ("Domain", 1, 6, "'imports' must be a mapping, not text"),
        ("Domain: [User, 1a]", 16, 2, "'1a' cannot name a type"),
        ("My App: User", 1, 6, "'My App' cannot name a module"),
        ("Domain: []", 9, 2, "'Domain' has no types"),
        ("{A: [User], B: User}", 16, 4, "'User' is already a type of 'A'"),
    ])
    func aWrongValueIsRefused(text: String, column: Int, carets: Int, message: String) throws {
        let hint =
            message.contains("already")
            ? "remove one of them" : "write a module and its types, like 'Domain: [User, Order]'"
        try shop().refuses(
            "gen", "Profile", "--imports", text,
            saying: """
                --imports:1:\(column): error: \(message)
                 1 | \(text)
                   | \(String(repeating: " ", count: column - 1))\(String(repeating: "^", count: carets))
                  hint: \(hint)
                """)
    }

    @Test func setupKeepsThem() throws {
        let shop = try shop(imports: "imports:\n  Domain: [User]  # ours\n")
        #expect(try shop.run("setup", "--yes", "--company", "Other").status == 0)
        #expect(try shop.read("Rambafile").hasSuffix("imports:\n  Domain: [User]  # ours\n"))
    }
}
