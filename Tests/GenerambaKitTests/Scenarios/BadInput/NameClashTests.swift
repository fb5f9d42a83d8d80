import Testing

/// Modules with files or types of the same names as others.
struct NameClashTests {
    private let hint = "  hint: rename the module, or give it a prefix with '--prefix'"

    /// A project with the template `page`, which has only the given file.
    private func shop(_ entry: String = "name: .swift", printing text: String = "") throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{\(entry), path: file.mustache}]\n",
                "file.mustache": text,
            ], as: "page")
        return shop
    }

    // MARK: Files

    @Test(arguments: ["Sources/Shop/Profile.swift", "Sources/Shop/Modules/Old/Profile.swift"])
    func aFileNameStandsInTheTarget(path: String) throws {
        let shop = try shop()
        try shop.write([path: ""])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: 'Sources/Shop/Modules/Profile/Profile.swift' has the same file name as '\(path)': Swift \
                allows a file name only once in a target
                \(hint)
                """)
        #expect(try shop.run("gen", "Profile", "--prefix", "RD").status == 0)
    }

    @Test func twoModulesHaveOneFileName() throws {
        try shop("name: View.swift, custom_name: View.swift").refuses(
            "gen", "Profile,News",
            saying: """
                error: 'Sources/Shop/Modules/News/View.swift' has the same file name as \
                'Sources/Shop/Modules/Profile/View.swift': Swift allows a file name only once in a target
                  hint: both are from this template: one of them needs another name
                """)
    }

    @Test func anotherVersionOfTheTemplateHasOneFileNameTwice() throws {
        let shop = try shop("name: A/Cell.swift")
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                code_files:
                - {name: A/Cell.swift, path: file.mustache}
                - {name: B/Cell.swift, path: file.mustache}

                """,
                "file.mustache": "",
            ], as: "page")
        try shop.refuses(
            "update",
            saying: """
                error: 'Sources/Shop/Modules/Profile/B/ProfileCell.swift' has the same file name as \
                'Sources/Shop/Modules/Profile/A/ProfileCell.swift': Swift allows a file name only once in a target
                  hint: both are from this template: one of them needs another name
                """)
    }

    @Test(arguments: [
        "Tests/ShopTests/Profile.swift", "Sources/Shop/.old/Profile.swift", "Sources/Shop/profile.swift",
        "Sources/Shop/Play.playground/Profile.swift", "Sources/Shop/Excluded/Profile.swift",
    ])
    func filesThatAreNotOfTheTarget(path: String) throws {
        let shop = try shop()
        let target = #".target(name: "Shop", exclude: ["Excluded"])"#
        try shop.write([
            path: "", "Sources/Shop/Excluded/a.txt": "",
            "Package.swift": Shop.manifest.replacing(#".target(name: "Shop")"#, with: target),
        ])
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 0, "\(run)")
    }

    @Test func aPackageWithinIsNotOfTheTarget() throws {
        let shop = try shop()
        try shop.write(["Sources/Shop/Inner/Package.swift": "", "Sources/Shop/Inner/Profile.swift": ""])
        #expect(try shop.run("gen", "Profile").status == 0)
    }

    /// In a target with many modules, the folders of others are not searched, unless one of the files may be theirs.
    @Test(arguments: [
        ("M7/View/Profile.swift", 57, ".swift", true), ("M7/View/Profile.swift", 47, ".swift", false),
        ("Old/Profile.swift", 57, ".swift", false), ("Pro/Profile.swift", 57, ".swift", false),
        ("Shared/Profile.swift", 57, ".swift", false), ("Profile/Old/Profile.swift", 57, ".swift", false),
        ("M7/Texts.swift", 57, ".swift, custom_name: Texts.swift", false),
    ])
    func foldersOfManyOtherModules(path: String, modules: Int, entry: String, isSkipped: Bool) throws {
        for prefix in ["", "XY"] {
            let shop = try shop("name: \(entry)")
            for name in ["Pro", "Shared", "Profile"] + (1...modules).map({ "M\($0)" }) {
                try shop.write([".generamba/modules/Shop/\(prefix)\(name).other.txt": ""])
            }
            let path = path.replacing("Profile.swift", with: "\(prefix)Profile.swift")
            try shop.write(["Sources/Shop/Modules/\(path)": ""])
            let run = try shop.run("gen", "Profile", "--prefix", prefix)
            #expect((run.status == 0) == isSkipped, "\(run)")
        }
    }

    // MARK: Types

    private let controller = "class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {}\n"

    @Test func aTypeHidesTheSystems() throws {
        let shop = try shop(printing: controller)
        try shop.refuses(
            "gen", "UI",
            saying: """
                error: a module 'UI' would hide the system's 'UIViewController', which its own files need
                \(hint)
                """)
        #expect(try shop.run("gen", "UI", "--prefix", "RD").status == 0)
    }

    @Test func aTypeThatNothingNeedsMayHideTheSystems() throws {
        let shop = try shop(printing: "struct {{ module_info.name }} {}\n// Notification\n")
        try shop.write(["Sources/Shop/Shop.swift": "import Notification // Notification\n"])
        #expect(try shop.run("gen", "Notification").status == 0)
        #expect(try shop.run("gen", "Notification").status == 0)
    }

    @Test func aTypeHidesTheSystemsFromOthers() throws {
        let shop = try shop(printing: "struct {{ module_info.name }} {}\n")
        try shop.write(["Sources/Shop/Shop.swift": "let time: Data? = nil\n"])
        try shop.refuses(
            "gen", "Data",
            saying: """
                error: a module 'Data' would hide the system's 'Data', which 'Sources/Shop/Shop.swift' uses
                \(hint)
                """)
    }

    @Test(arguments: [
        "final class Loader { private enum State { case idle }; private var state = State.idle }",
        "extension Int { enum State {} }\nlet states: [Int.State] = []", "let state: App.State? = nil",
    ])
    func aFileThatMeansAnotherType(text: String) throws {
        let shop = try shop(printing: "struct {{ module_info.name }} {}\n")
        try shop.write(["Sources/Shop/Shop.swift": text + "\n"])
        let run = try shop.run("gen", "State")
        #expect(run.status == 0, "\(run)")
    }

    @Test(arguments: [
        "final class Help { enum Section { case first }; var sections: [Section] = [] }",
        "struct {{ module_info.name }}View { private struct {{ module_info.name }} {} }",
    ])
    func aNestedTypeHidesNothingFromOthers(text: String) throws {
        let shop = try shop(printing: text + "\n")
        try shop.write(["Sources/Shop/Shop.swift": "let section: Section? = nil\n"])
        let run = try shop.run("gen", "Section")
        #expect(run.status == 0, "\(run)")
    }

    @Test(arguments: ["Self", "default"]) func aTypeIsAWordOfSwift(name: String) throws {
        let shop = try shop(printing: "enum {{ prefix }}{{ module_info.name }} {}\n")
        try shop.refuses(
            "gen", name, saying: "error: '\(name)' cannot name a type: it is a Swift keyword\n\(hint)")
        #expect(try shop.run("gen", name, "--prefix", "RD").status == 0)
    }

    @Test func aWordOfSwiftBetweenBackticksIsAType() throws {
        #expect(try shop(printing: "enum `{{ module_info.name }}` {}\n").run("gen", "Self").status == 0)
    }

    @Test func aWordOfSwiftMayBeginAType() throws {
        #expect(try shop(printing: controller).run("gen", "Self").status == 0)
    }

    // MARK: Required templates

    private func requiringShop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        try install(router: "protocol I{{ prefix }}{{ module_info.name }}Router {}", in: shop)
        try shop.install(
            [
                "base.rambaspec": """
                name: base
                code_files:
                - {name: Base.swift, custom_name: Base.swift, path: file.mustache}
                - {name: .swift, path: other.mustache}

                """,
                "file.mustache": "protocol IBaseRouter {}\n", "other.mustache": "",
            ], as: "base")
        return shop
    }

    @Test func whatATemplateRequiresIsTold() throws {
        let shop = try requiringShop()
        let run = try shop.run("gen", "Profile", "page", "--no-with-required")
        #expect(
            run
                == .init(
                    output: """
                             create  Sources/Shop/Modules/Profile/ProfileRouter.swift
                        Profile from page: 1 created
                          hint: the target needs 'base' once, but does not have it yet: \
                        run 'generamba gen Shared base'
                        """), "\(run)")
        let report = try shop.run("gen", "Profile", "page", "--json", "--no-with-required").output
        #expect(
            report.contains(
                """
                      "requirements" : [
                        "base"
                      ],
                """), "\(report)")
        #expect(try shop.run("gen", "Shared", "base").status == 0)
        #expect(try shop.run("gen", "Profile", "page").output.contains("hint") == false)
    }

    /// Installs a template `page` that requires `base` and has one file.
    private func install(router: String, as key: String = "code_files", in shop: Sandbox) throws {
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                requires: [base]
                \(key): [{name: Router.swift, path: file.mustache}]

                """,
                "file.mustache": "\(router)\n",
            ], as: "page")
    }

    @Test func aTypeIsThatOfARequiredTemplate() throws {
        try requiringShop().refuses(
            "gen", "Base", "page",
            saying: """
                error: a module 'Base' would declare the type 'IBaseRouter', which 'base' already declares
                \(hint)
                """)
    }

    @Test(arguments: [
        ("code_files", "private struct BaseSpy {}", "code_files", "struct BaseSpy {}", true),
        (
            "code_files", "private struct BaseSpy {}", "code_files", "fileprivate indirect enum BaseSpy {}",
            false
        ),
        ("code_files", "extension Int { struct BaseSpy {} }", "code_files", "struct BaseSpy {}", false),
        ("code_files", "func a() { struct BaseSpy {} }", "code_files", "struct BaseSpy {}", false),
        ("code_files", "struct BaseSpy {}", "test_files", "struct BaseSpy {}", true),
        (
            "test_files", "@MainActor\nprivate final class BaseSpy {}", "code_files", "struct BaseSpy {}",
            false
        ),
        ("test_files", "private final class BaseSpy {}", "test_files", "struct BaseSpy {}", true),
    ])
    func aTypeThatOtherFilesDoNotSee(
        side: String, type: String, ownSide: String, own: String, isRefused: Bool
    ) throws {
        let shop = try Shop.sandbox()
        let name = own.replacing("BaseSpy", with: "{{ module_info.name }}Spy")
        try install(router: name, as: ownSide, in: shop)
        try shop.install(
            [
                "base.rambaspec":
                    "name: base\n\(side): [{name: B.swift, custom_name: B.swift, path: file.mustache}]\n",
                "file.mustache": "\(type)\n",
            ], as: "base")
        let message = """
            error: a module 'Base' would declare the type 'BaseSpy', which 'base' already declares
            \(hint)
            """
        if isRefused {
            try shop.refuses("gen", "Base", "page", saying: message)
        } else {
            let run = try shop.run("gen", "Base", "page")
            #expect(run.status == 0, "\(run)")
        }
    }
}
