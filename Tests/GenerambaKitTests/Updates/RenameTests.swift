import Foundation
import Testing

@testable import GenerambaKit
@testable import TemplateInspection

/// `rename` moves a module to another name, and back to the same bytes.
struct RenameTests {
    /// A kind of project.
    enum Kind: CaseIterable { case package, classic, synchronized }

    private func project(_ kind: Kind) throws -> Sandbox {
        switch kind {
        case .package: try Shop.sandbox()
        case .classic: try ShopApp.sandbox(ShopApp.classic)
        case .synchronized: try ShopApp.sandbox(ShopApp.synchronized)
        }
    }

    /// Adds a member to each type named after the module, and a line at the end without a line break.
    private func edited(_ text: String) -> String {
        var number = 0
        let types =
            #/(?m)^ *(?:@\w+ )*(?:(?:public|private|fileprivate|final) )*(?:class|struct|enum|actor) (\w*Cart\w*)[^{\n]*\{/#
        let edited = text.replacing(types) { match in
            number += 1
            return "\(match.0)\n  // Cart is mine\n  typealias Mine\(number) = \(match.1) // my \"Cart\"\n"
        }
        return edited.trimmingCharacters(in: .newlines) + "\n// the end"
    }

    @Test(arguments: BuiltInCatalog.names, Kind.allCases)
    func everyTemplateThereAndBack(template: String, kind: Kind) throws {
        let shop = try project(kind)
        let needed = Shop.needed(by: template) + (template == "flow" ? ["--modules", "one,two"] : [])
        // In an app, modules would go where most files are: into the folder of the other one.
        let place = kind == .package ? [] : ["--project_file_path", "Shop", "--test_file_path", "ShopTests"]
        #expect(try shop.run(["gen", "Bank", "page"] + place).status == 0)
        let generated = try shop.run(["gen", "Cart", template, "--yes"] + needed + place)
        #expect(generated.status == 0, "\(generated)")
        #expect(try shop.run(["gen", "Zoo", "page"] + place).status == 0)
        let record = try #require(try shop.records().first { $0.contains("/Cart.") })
        let files = try shop.files().filter { $0.contains("/Cart/") && $0.hasSuffix(".swift") }
        for file in files { try shop.write([file: edited(shop.read(file))]) }
        let folder = (kind == .package ? "Sources/Shop/Modules" : "Shop") + "/Cart"
        if shop.exists(folder) {
            try shop.write([folder + "/Mine/Own.swift": "// CartView\n"])
            try shop.makeFolder(folder + "/Empty")
            if kind == .classic {
                #expect(try shop.run("xcode", "add", folder + "/Mine/Own.swift").status == 0)
            }
        }
        let before = try FileTree(of: shop)

        let renamed = try shop.run("rename", "Cart", "Basket")
        #expect(renamed.status == 0 && renamed.messages == "", "\(renamed)")
        #expect(try shop.records().contains(record.replacing("/Cart.", with: "/Basket.")))
        let left = try shop.files().filter { $0.contains("Cart") }
        #expect(left == [])
        for file in files {
            let new = file.replacing("Cart", with: "Basket")
            // What was generated has the new name, what a person wrote as well where it names a type.
            let lines = try shop.read(new).split(separator: "\n").filter { !$0.hasSuffix("// my \"Cart\"") }
            #expect(lines.filter { $0.contains("Cart") }.allSatisfy { $0 == "  // Cart is mine" })
            #expect(try !shop.read(new).contains(#/typealias Mine\d+ = \w*Cart/#))
        }
        if shop.exists("Shop.xcodeproj/project.pbxproj") {
            #expect(try !shop.read("Shop.xcodeproj/project.pbxproj").contains("Cart"))
        }
        #expect(try shop.run("update", "Basket").output.hasSuffix(": up to date\n"))

        #expect(try shop.run("rename", "Basket", "Cart").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }

    @Test(
        "the renamed module compiles with what somebody added, and its tests pass",
        arguments: ["clean_swift", "rviper_controller", "swiftui_mvvm"])
    func theRenamedModuleWorks(template: String) throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Cart", template, "--yes").status == 0)
        let files = try shop.files().filter { $0.contains("/Cart/") && $0.hasSuffix(".swift") }
        for file in files { try shop.write([file: edited(shop.read(file))]) }
        let before = try shop.testResults(.swift5)
        #expect(before.count > 3 && before.allSatisfy { $0.outcome == .passed })
        #expect(try shop.run("rename", "Cart", "Basket").status == 0)
        let after = try shop.testResults(.swift5)
        #expect(after.allSatisfy { $0.outcome == .passed })
        #expect(Set(after.map(\.name)) == Set(before.map { $0.name.replacing("Cart", with: "Basket") }))
    }

    // MARK: What a person made of a module

    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        return shop
    }

    private let modules = "Sources/Shop/Modules"

    @Test func whatItSays() throws {
        let shop = try shop()
        try shop.write([
            "Sources/Shop/App.swift": """
            // ProfileView
            let a = "ProfileView"
            let b = "\\(ProfileView()) \\(#"\\(ProfileModel.self)"#)", c = `ProfileView`.self
            let d = MyProfileView.self

            """,
            modules + "/Profile/Notes.swift": "\tlet own: ProfileModel?\n",
        ])
        try shop.expect(
            "rename", "Profile", "Account",
            output: """
                     create  Sources/Shop/Modules/Account/View/AccountView.swift
                     create  Sources/Shop/Modules/Account/AccountModel.swift
                     create  Tests/ShopTests/Modules/Account/AccountTests.swift
                     create  Sources/Shop/Modules/Account/Notes.swift
                     remove  Sources/Shop/Modules/Profile/View/ProfileView.swift
                     remove  Sources/Shop/Modules/Profile/ProfileModel.swift
                     remove  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                     remove  Sources/Shop/Modules/Profile/Notes.swift
                     remove  Tests/ShopTests/Modules/Profile/
                     remove  Sources/Shop/Modules/Profile/View/
                     remove  Sources/Shop/Modules/Profile/
                Profile is Account now, from page: all 4 created, 4 removed
                  note: 'Sources/Shop/App.swift:3:12' mentions 'ProfileView'
                  note: 'Sources/Shop/App.swift:3:62' mentions 'ProfileView'
                  note: 'Sources/Shop/Modules/Account/Notes.swift:1:11' mentions 'ProfileModel'
                """)
        #expect(
            try shop.read(modules + "/Account/View/AccountView.swift").hasPrefix(
                "// Account module of Shop, Example Ltd.\nstruct AccountView {}\n"))
    }

    @Test func manyMentionsAreCounted() throws {
        let shop = try shop()
        try shop.write([
            "Sources/Shop/App.swift": String(repeating: "let _ = ProfileView()\n", count: 23)
        ])
        let notes = try shop.run("rename", "Profile", "Account").output.split(separator: "\n").suffix(2)
        #expect(
            notes == [
                "  note: 'Sources/Shop/App.swift:20:9' mentions 'ProfileView'",
                "  note: … and 3 more places mention types of the module",
            ])
    }

    @Test func linesOfAPerson() throws {
        let shop = try shop()
        let model = """
            // by hand: ProfileModel
            struct ProfileModel {
                let view: ProfileView, text = "ProfileView \\(ProfileView.self)"
                let other: MyProfileView, own = ProfileHelper.self
            }\r

            """
        try shop.write([modules + "/Profile/ProfileModel.swift": model])
        #expect(try shop.run("rename", "Profile", "Account").status == 0)
        #expect(
            try shop.read(modules + "/Account/AccountModel.swift") == """
                // by hand: ProfileModel
                struct AccountModel {
                    let view: AccountView, text = "ProfileView \\(AccountView.self)"
                    let other: MyProfileView, own = ProfileHelper.self
                }\r

                """)
        #expect(try shop.run("rename", "Account", "Profile").status == 0)
        #expect(try shop.read(modules + "/Profile/ProfileModel.swift") == model)
    }

    @Test func filesThatMovedMissOrChangedTheirForm() throws {
        let shop = try shop()
        let view = modules + "/Profile/View/ProfileView.swift"
        let text = try shop.read(view)
        try shop.remove(view)
        try shop.remove("Tests/ShopTests/Modules/Profile/ProfileTests.swift")
        try shop.write([
            "Sources/Shop/Views/ProfileView.swift": text + "// mine\n",
            modules + "/Profile/ProfileModel.swift": "struct   ProfileModel\r\n{\r\n}\r\n",
        ])
        try shop.refuses(
            "rename", "Profile", "Account",
            saying: """
                error: a file is missing: 'Tests/ShopTests/Modules/Profile/ProfileTests.swift'
                  hint: restore them with 'generamba update --restore FILE', or keep them away with 'generamba update --accept-missing'
                """)
        #expect(try shop.run("update", "--accept-missing").status == 0)
        let before = try FileTree(of: shop)
        #expect(try shop.run("rename", "Profile", "Account").status == 0)
        #expect(
            try shop.read("Sources/Shop/Views/AccountView.swift")
                == "// Account module of Shop, Example Ltd.\nstruct AccountView {}\n// mine\n")
        #expect(
            try shop.read(modules + "/Account/AccountModel.swift") == "struct   AccountModel\r\n{\r\n}\r\n")
        #expect(try shop.run("update").output.hasSuffix(": up to date\n"))
        #expect(try shop.run("rename", "Account", "Profile").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }

    @Test func conflictsAndHowToTakeThemBack() throws {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "named.rambaspec": "name: named\ncode_files: [{name: A.swift, path: a.liquid}]\n",
                "a.liquid":
                    "{% if module_info.name == 'Profile' %}// one\n{% else %}// two\n{% endif %}struct {{ module_info.name }}A {}\n",
            ], as: "named")
        #expect(try shop.run("gen", "Profile", "named").status == 0)
        try shop.write([
            modules + "/Profile/ProfileA.swift": "// mine\nstruct ProfileA {}\n",
            modules + "/Profile/Own.swift": "// mine\n",
        ])
        let before = try FileTree(of: shop)
        let run = try shop.run("rename", "Profile", "Account")
        #expect(run.status == 7, "\(run)")
        #expect(
            run.messages == """
                error: 1 file with conflict markers: 'Sources/Shop/Modules/Account/AccountA.swift'
                  hint: edit it, or take the update back with 'generamba update --abort'

                """)
        #expect(
            try shop.read(modules + "/Account/AccountA.swift") == """
                <<<<<<< edited
                // mine
                =======
                // two
                >>>>>>> named
                struct AccountA {}

                """)
        #expect(try shop.run("rename", "Account", "Other").status == 7)
        #expect(try shop.run("update", "--abort").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }

    // MARK: What is refused

    @Test func whatIsRefused() throws {
        let shop = try shop()
        #expect(try shop.run("gen", "Cart", "page").status == 0)
        try shop.write([modules + "/Taken/Other.swift": ""])
        let hint = "  hint: use letters, digits and '_', starting with a letter"
        let cases = [
            ("Profil", "A", "error: no module 'Profil' is recorded\n  hint: did you mean 'Profile'?"),
            ("Profile", "Profile", "error: 'Profile' is the module's name already"),
            ("Profile", "1", "error: '1' is not a valid module name: it is not a Swift identifier\n" + hint),
            (
                "Profile", "profile",
                """
                error: 'Profile' and 'profile' differ only in letter case, which many disks ignore
                  hint: rename it to another name first, and then to 'profile'
                """
            ),
            (
                "Profile", "Cart",
                """
                error: 'Cart' is already generated from 'page' in the target 'Shop'
                  hint: choose another name, or remove that module with 'generamba destroy'
                """
            ),
            (
                "Profile", "Taken",
                """
                error: there are files in 'Sources/Shop/Modules/Taken' already
                  hint: move them away, or choose another name
                """
            ),
        ]
        for (old, new, message) in cases { try shop.refuses("rename", old, new, saying: message) }
        try shop.install(Shop.page.mapValues { $0 + "\n" }, as: "page")
        try shop.refuses(
            "rename", "Profile", "Account",
            saying: """
                error: 'page' makes other files today than those that are recorded of 'Profile'
                  hint: run 'generamba update Profile' first
                """)
    }

    @Test func whatOtherModulesRequireKeepsItsName() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "rviper_controller", "--yes").status == 0)
        let required = try #require(try shop.records().first { $0.contains("/Shared.") })
        try shop.refuses(
            "rename", "Shared", "Common",
            saying: """
                error: 'Shared' was generated because other modules require '\(required.split(separator: ".")[1])', which looks for it where it is
                """)
    }

    @Test func aPrefix() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "prefix: XY\n")
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        let before = try FileTree(of: shop)
        #expect(try shop.run("rename", "XYProfile", "XYAccount").status == 0)
        #expect(try shop.read(modules + "/Account/XYAccountModel.swift") == "struct XYAccountModel {}\n")
        #expect(try shop.run("rename", "Account", "Profile").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }

    @Test func aDryRunWritesNothing() throws {
        let shop = try shop()
        let before = try shop.snapshot()
        let run = try shop.run("rename", "Profile", "Account", "--dry-run", "--diff", "--json")
        #expect(run.status == 0 && run.output.contains("\"applied\" : false"), "\(run)")
        #expect(try shop.snapshot() == before)
    }
}
