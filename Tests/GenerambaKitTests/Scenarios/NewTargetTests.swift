import Testing

/// Tests `gen --new-target`, which makes a target of the module's own in a package.
struct NewTargetTests {
    @Test("With '--new-target' it adds a target, and 'destroy' takes that out again.")
    func aModuleGetsATargetOfItsOwn() throws {
        let shop = try Shop.sandbox()
        let before = try shop.files()
        let hint = """
              hint: no target depends on 'Profile' yet: run this command again with '--target Shop', or add "Profile" to \
            the dependencies of a target in Package.swift
            """
        try shop.expect(
            "gen", "Profile", "--new-target", "--dry-run",
            output: NewTargetText.created.replacing(
                "created", with: "to create (dry run, nothing was written)") + "\n" + hint)
        #expect(try shop.files() == before)
        try shop.expect("gen", "Profile", "--new-target", output: "\(NewTargetText.created)\n\(hint)")
        let manifest = NewTargetText.added(
            """
            .target(name: "Profile"),
            .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
            """)
        #expect(try shop.read("Package.swift") == manifest)
        #expect(try shop.read("Tests/ProfileTests/ProfileTests.swift") == "@testable import Profile\n")
        _ = try shop.output(of: ["swift", "build", "--build-tests"])

        let same = "Profile from page: all 3 identical"
        try shop.expect("gen", "Profile", "--new-target", output: same)
        try shop.expect("gen", "Profile", output: same)
        try shop.expect(
            "gen", "Profile", "--new-target", "--check", output: same + " (check, nothing was written)")
        try shop.expect("update", "Profile", output: "Profile from page: up to date")
        #expect(try shop.read("Package.swift") == manifest)

        try shop.expect("destroy", "Profile", output: NewTargetText.removed + "       edit  Package.swift")
        #expect(try shop.read("Package.swift") == Shop.manifest)
        #expect(try shop.files().filter { !$0.hasPrefix(".build") } == before)
    }

    @Test func anotherTargetCanDependOnItAndAProductHaveIt() throws {
        let shop = try Shop.sandbox()
        try shop.expect(
            "gen", "Profile", "--new-target", "--target", "Shop", "--product", output: NewTargetText.created)
        let manifest = NewTargetText.added(
            """
            .target(name: "Profile"),
            .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
            """
        ).replacing(".target(name: \"Shop\")", with: ".target(name: \"Shop\", dependencies: [\"Profile\"])")
            .replacing(
                "name: \"Shop\",\n",
                with:
                    "name: \"Shop\",\n    products: [.library(name: \"Profile\", targets: [\"Profile\"])],\n")
        #expect(try shop.read("Package.swift") == manifest)
        try shop.expect(
            "gen", "Profile", "--new-target", "--target", "Shop", "--product",
            output: "Profile from page: all 3 identical")
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == Shop.manifest)
    }

    @Test func eachPartCanComeLater() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "--new-target", "--no-tests").status == 0)
        #expect(try shop.read("Package.swift") == NewTargetText.added(".target(name: \"Profile\"),"))
        for options in [["--product", "--no-tests"], ["--target", "ShopTests", "--no-tests"], []] {
            let run = try shop.run(["gen", "Profile", "--new-target"] + options)
            #expect(run.status == 0 && run.output.contains("edit  Package.swift"), "\(run)")
        }
        let manifest = try shop.read("Package.swift")
        #expect(manifest.contains("dependencies: [\"Shop\", \"Profile\"])"))
        #expect(manifest.contains("name: \"ProfileTests\""))
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == Shop.manifest)
    }

    // MARK: What the code needs

    @Test func importedTargetsBecomeDependencies() throws {
        let manifest = Shop.manifest.replacing(
            ".target(name: \"Shop\")", with: ".target(name: \"Shop\"),\n        .target(name: \"Core-Kit\")")
        let shop = try Shop.sandbox(manifest: manifest)
        try shop.write(["Sources/Core-Kit/Core.swift": "public struct Order {}\n"])
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: .swift, path: Code/a.mustache}]\n",
                "Code/a.mustache": "import Core_Kit\nimport Foundation\n\nstruct {{ module_info.name }} {}\n",
            ], as: "page")
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        let edited = try shop.read("Package.swift")
        #expect(
            edited.contains(".target(name: \"Profile\", dependencies: [\"Core-Kit\"]),\n    ]"), "\(edited)")
        try shop.refuses(
            "gen", "Cart", "--new-target", "--target", "Core-Kit",
            saying: """
                error: 'Core-Kit' cannot depend on 'Cart', which needs 'Core-Kit' itself
                  hint: leave out '--target Core-Kit'
                """)
    }

    @Test func aDependencyOfAnotherTargetIsCopied() throws {
        let manifest = Shop.manifest.replacing(
            ".target(name: \"Shop\")",
            with: ".target(name: \"Shop\", dependencies: [.product(name: \"Rx\", package: \"rx\")])"
        ).replacing("targets: [\n", with: "dependencies: [.package(path: \"rx\")],\n    targets: [\n")
        let shop = try Shop.sandbox(manifest: manifest)
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: .swift, path: Code/a.mustache}]\n",
                "Code/a.mustache": "import Rx\n",
            ], as: "page")
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        let edited = try shop.read("Package.swift")
        #expect(
            edited.contains(
                ".target(name: \"Profile\", dependencies: [.product(name: \"Rx\", package: \"rx\")]),\n    ]"),
            "\(edited)")
    }

    @Test func requiredTemplatesGoIntoTheNewTarget() throws {
        let shop = try Shop.sandbox()
        func write(_ name: String, _ keys: String, _ file: String) throws {
            try shop.write(
                [
                    "\(name).rambaspec":
                        "name: \(name)\n\(keys)code_files: [{\(file), path: file.mustache}]\n",
                    "file.mustache": "// \(name)\n",
                ], below: "kits/\(name)")
        }
        try write("page", "requires: [base]\n", "name: Page.swift")
        try write("base", "", "name: Base.swift, custom_name: Base.swift")
        try shop.write(["Sources/Shop/Base.swift": "// base\n"])
        try shop.expect(
            "gen", "Profile", "kits/page", "--new-target", "--target", "Shop",
            output: """
                     create  Sources/Profile/ProfilePage.swift
                Profile from page: 1 created
                     create  Sources/Profile/Base.swift
                Shared from base: 1 created
                       edit  Package.swift
                """)
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == Shop.manifest)
        #expect(!shop.exists("Sources/Profile") && !shop.exists(".generamba/modules"))
    }

    @Test func platformsAreAddedInTheSameEdit() throws {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: .swift, path: Code/a.mustache}]\n",
                "Code/a.mustache":
                    "import SwiftUI\n\nlet a{{ module_info.name }} = NavigationStack { Text(\"\") }\n",
            ], as: "page")
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        #expect(try shop.read("Package.swift") == NewTargetText.added(".target(name: \"Profile\"),"))
        let run = try shop.run("gen", "Cart", "--new-target", "--edit-manifest", "--diff")
        #expect(run.output.components(separatedBy: "edit  Package.swift").count == 2, "\(run)")
        let edited = try shop.read("Package.swift")
        #expect(edited.contains("platforms: [.iOS(.v16), .macOS(.v13)],") && edited.contains("\"Cart\""))
        for (answer, isEdited) in [("n", false), ("y", true)] {
            try shop.write(["Package.swift": Shop.manifest])
            let name = "Page\(answer)"
            let run = try shop.converse("gen", name, "--new-target", reacting: [.answer("[Y/n]: ", answer)])
            let text = try shop.read("Package.swift")
            #expect(run.status == 0 && text.contains("\"\(name)\""), "\(run)")
            #expect(text.contains("platforms:") == isEdited)
        }
    }
}
