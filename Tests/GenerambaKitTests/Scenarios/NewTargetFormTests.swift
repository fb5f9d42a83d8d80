import Testing

/// Tests which manifests `gen --new-target` edits, and in which form.
struct NewTargetFormTests {
    /// Manifests below their first line with `@` in front of what is added, one line each.
    private static let forms = [
        """
        let package = Package(
        \tname: "Shop",
        \tproducts: [
        \t\t.library(name: "Shop", targets: ["Shop"]), // the app
        @\t\t.library(name: "Profile", targets: ["Profile"]),
        \t],
        \ttargets: [
        \t\t.target(
        \t\t\tname: "Shop", // first
        @\t\t\tdependencies: ["Profile"],
        \t\t\tswiftSettings: []
        \t\t),
        \t\t.testTarget(name: "ShopTests", dependencies: ["Shop"]),
        @\t\t.target(name: "Profile"),
        @\t\t.testTarget(name: "ProfileTests", dependencies: ["Profile"]),
        \t]
        )
        for target in package.targets { target.swiftSettings = [] }
        """,
        """
        #if os(Linux)
        let name = "Linux"
        #endif
        let package = Package(
          name: "Shop",
          platforms: [.iOS(.v17)],
        @  products: [.library(name: "Profile", targets: ["Profile"])],
          dependencies: [],
          targets: [
            .target(
              name: "Shop",
              dependencies: [
                .target(name: "Core"),
        @        "Profile",
              ]),
            .target(name: "Core"),
            .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        @    .target(name: "Profile"),
        @    .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
          ],
        )
        """,
    ]

    @Test(arguments: forms, ["\n", "\r\n"])
    func theManifestKeepsItsForm(form: String, newLine: String) throws {
        let text = "// swift-tools-version: 6.1\nimport PackageDescription\n\n\(form)\n"
        let new = text.replacing("@", with: "").replacing("\n", with: newLine)
        let old = text.replacing(#/@.*\n/#, with: "").replacing("\n", with: newLine)
        let shop = try Shop.sandbox(manifest: old)
        try shop.write(["Sources/Core/Core.swift": ""])
        let run = try shop.run("gen", "Profile", "--new-target", "--target", "Shop", "--product")
        #expect(run.output == NewTargetText.created + "\n", "\(run)")
        #expect(try shop.read("Package.swift") == new)
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == old)
    }

    @Test func aManifestOfOneLineStaysOne() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "Sources/Shop")])

            """
        let shop = try Shop.sandbox(
            settings: "project_name: Shop\nproject_target: Shop\ntemplates: [{name: page}]\n",
            manifest: manifest)
        #expect(try shop.run("gen", "Profile", "--new-target", "--target", "Shop", "--product").status == 0)
        #expect(
            try shop.read("Package.swift")
                == manifest.replacing(
                    "name: \"Shop\", targets: [.target(name: \"Shop\", path: \"Sources/Shop\")]",
                    with: "name: \"Shop\", products: [.library(name: \"Profile\", targets: [\"Profile\"])], "
                        + "targets: [.target(name: \"Shop\", dependencies: [\"Profile\"], path: \"Sources/Shop\"), "
                        + ".target(name: \"Profile\", path: \"Sources/Profile\"), "
                        + ".testTarget(name: \"ProfileTests\", dependencies: [\"Profile\"])]"))
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == manifest)
    }

    @Test func aPackageWithoutTargetsGetsItsFirst() throws {
        let shop = try Sandbox()
        try shop.install(Shop.page, as: "page")
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [])

            """
        try shop.write(["Package.swift": manifest])
        try shop.expect(
            "gen", "Profile", "page", "--new-target", "--no-tests",
            output: """
                     create  Sources/Profile/View/ProfileView.swift
                     create  Sources/Profile/ProfileModel.swift
                Profile from page: all 2 created
                       edit  Package.swift
                  hint: no target depends on 'Profile' yet: add "Profile" to the dependencies of a target in Package.swift
                """)
        #expect(
            try shop.read("Package.swift")
                == manifest.replacing("targets: []", with: "targets: [.target(name: \"Profile\")]"))
    }

    @Test func theFolderHasTheFormOfAllOthers() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
              name: "Shop",
              targets: [
                .target(name: "Shop", path: "Modules/Shop/Sources"),
                .target(name: "Core", path: "Modules/Core/Sources"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"], path: "Modules/Shop/Tests"),
              ]
            )

            """
        let shop = try Shop.sandbox(
            settings: "project_name: Shop\nproject_target: Shop\ntemplates: [{name: page}]\n",
            manifest: manifest)
        try shop.write([
            "Modules/Shop/Sources/A.swift": "", "Modules/Core/Sources/A.swift": "",
            "Modules/Shop/Tests/A.swift": "",
        ])
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        #expect(
            try shop.read("Package.swift")
                == manifest.replacing(
                    "Modules/Shop/Tests\"),\n",
                    with: """
                        Modules/Shop/Tests"),
                            .target(name: "Profile", path: "Modules/Profile/Sources"),
                            .testTarget(name: "ProfileTests", dependencies: ["Profile"], path: "Modules/Profile/Tests"),

                        """))
        #expect(try shop.files().contains("Modules/Profile/Sources/View/ProfileView.swift"))
        #expect(try shop.files().contains("Modules/Profile/Tests/ProfileTests.swift"))
        try shop.write(["Modules/Profile/Sources/Mine.swift": ""])
        let run = try shop.run("destroy", "Profile")
        #expect(
            run.output.contains(
                "note: the target 'Profile' stays in Package.swift because of 'Modules/Profile/Sources/Mine.swift'\n"
            ),
            "\(run)")
    }

    // MARK: Refusals

    private static let way = """
        add '.target(name: "Profile")' to its targets, \
        '.testTarget(name: "ProfileTests", dependencies: ["Profile"])' to its targets, and pass '--target' instead of \
        '--new-target'
        """

    @Test(arguments: [
        "targets: [\"Shop\", \"ShopTests\"].map { $0 == \"Shop\" ? .target(name: $0) : .testTarget(name: $0) })",
        "targets: all)",
        "targets: [feature(\"Shop\"), .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"])])",
        "targets: [.target(name: \"Shop\")] + [.testTarget(name: \"ShopTests\", dependencies: [\"Shop\"])])",
        "targets: [.target(name: \"Shop\")])\npackage.targets.append(.testTarget(name: \"ShopTests\"))",
        ")\npackage.targets = all",
    ])
    func anotherFormOfManifestIsRefused(end: String) throws {
        let shop = try Shop.sandbox(
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription
                let all: [Target] = [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])]
                func feature(_ name: String) -> Target { .target(name: name) }
                let package = Package(name: "Shop"\(end.hasPrefix(")") ? "" : ", ")\(end)

                """)
        try shop.refuses(
            "gen", "Profile", "--new-target",
            saying: """
                error: Package.swift does not list its targets one by one in a call of 'Package'
                  hint: \(Self.way)
                """)
    }

    @Test func aTargetThatExistsIsRefused() throws {
        let shop = try Shop.sandbox()
        let way = "instead of '--new-target'"
        for (name, other) in [("Shop", "Shop"), ("shop", "Shop")] {
            try shop.refuses(
                "gen", name, "--new-target",
                saying: """
                    error: Package.swift has a target '\(other)' already
                      hint: generate the module into it with '--target \(other)' \(way)
                    """)
        }
        try shop.write([
            "Package.swift": Shop.manifest.replacing("ShopTests", with: "ProfileTests"),
            "Tests/ProfileTests/A.swift": "",
            "Rambafile": Shop.settings.replacing("ShopTests", with: "ProfileTests"),
        ])
        try shop.refuses(
            "gen", "Profile", "--new-target",
            saying: """
                error: Package.swift has a target 'ProfileTests' already
                  hint: rename it, or leave the tests out with '--no-tests'
                """)
        #expect(try shop.run("gen", "Profile", "--new-target", "--no-tests").status == 0)
        try shop.refuses(
            "gen", "Profile", "page", "--new-target", "--prefix", "XY", "--no-tests",
            saying: """
                error: Package.swift has a target 'Profile' already
                  hint: generate the module into it with '--target Profile' \(way)
                """)
    }

    @Test func overlappingFoldersAreRefused() throws {
        let manifest = Shop.manifest.replacing(
            ".target(name: \"Shop\")", with: ".target(name: \"Shop\", path: \"Sources\")")
        let shop = try Shop.sandbox(manifest: manifest)
        try shop.refuses(
            "gen", "Profile", "--new-target",
            saying: """
                error: the folder 'Sources/Profile' of the new target would overlap with that of 'Shop', 'Sources'
                  hint: move the files of 'Shop' into a folder of their own
                """)
        try shop.write([
            "Package.swift": manifest.replacing("\"Sources\"", with: "\"Sources\", exclude: [\"Profile\"]")
        ])
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
    }

    @Test func otherWrongUsesAreRefused() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "A,B", "--new-target",
            saying: """
                error: '--new-target' makes the target of one module, not of 2
                  hint: run 'generamba gen' for each of them
                """)
        try shop.refuses(
            "gen", "Profile", "--new-target", "--target", "Shap",
            saying: """
                error: no target 'Shap' in Package.swift that could depend on 'Profile'
                  hint: did you mean 'Shop'?
                """)
        try shop.write([
            "Package.swift": Shop.manifest.replacing(
                "targets: [\n",
                with: "products: [.executable(name: \"Profile\", targets: [\"Shop\"])],\n    targets: [\n")
        ])
        try shop.refuses(
            "gen", "Profile", "--new-target", "--product",
            saying: """
                error: Package.swift has a product 'Profile' already
                  hint: leave out '--product'
                """)
        try shop.write(["Real.swift": Shop.manifest])
        try shop.remove("Package.swift")
        try shop.makeLink("Package.swift", to: "Real.swift")
        try shop.refuses(
            "gen", "Profile", "--new-target",
            saying: """
                error: Package.swift cannot be edited because it is a link
                  hint: edit the file behind it
                """)
        try shop.refuses(
            "gen", "Profile", "--product", status: 64,
            saying: """
                error: '--product' is only for a new target: add '--new-target'
                  hint: usage: generamba gen [<options>] <name> [<template>]
                """)
    }

    @Test func anXcodeProjectHasNoPackage() throws {
        let shop = try Shop.sandbox()
        try shop.write(XcodeShop.files)
        try shop.write(["Rambafile": Shop.settings + "xcodeproj_path: Shop.xcodeproj\n"])
        try shop.refuses(
            "gen", "Profile", "--new-target",
            saying: """
                error: '--new-target' needs a Package.swift, but modules of this project go into 'Shop.xcodeproj'
                  hint: make the target there, and name it with '--target'
                """)
        let empty = try Sandbox()
        let run = try empty.run("gen", "Profile", "swiftui_mvvm", "--new-target")
        #expect(run.status == 1 && run.messages.contains("no Package.swift or Xcode project"), "\(run)")
    }
}
