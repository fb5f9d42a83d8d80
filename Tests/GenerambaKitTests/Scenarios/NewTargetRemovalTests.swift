import Testing

/// Tests what becomes of a target that `gen --new-target` made, with later changes of its modules.
struct NewTargetRemovalTests {
    @Test func theTargetGoesWithTheLastModuleInIt() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        let manifest = try shop.read("Package.swift")
        #expect(try shop.run("gen", "Details", "page", "--target", "Profile").status == 0)
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == manifest)
        #expect(try shop.run("update").status == 0)
        #expect(try shop.run("destroy", "Details").status == 0)
        #expect(try shop.read("Package.swift") == Shop.manifest)
        #expect(!shop.exists("Sources/Profile") && !shop.exists("Tests/ProfileTests"))
    }

    @Test func targetsAreTakenOutOneAfterTheOther() throws {
        let shop = try Shop.sandbox()
        var manifests = [Shop.manifest]
        for name in ["A", "B", "C"] {
            #expect(
                try shop.run("gen", name, "page", "--new-target", "--target", "Shop", "--product").status == 0
            )
            manifests.append(try shop.read("Package.swift"))
        }
        #expect(try shop.run("destroy", "B").status == 0)
        #expect(
            try shop.read("Package.swift")
                == manifests[2].replacing("\"B", with: "\"C").replacing("B\"", with: "C\""))
        #expect(try shop.run("destroy", "A", "C").status == 0)
        #expect(try shop.read("Package.swift") == Shop.manifest)
    }

    @Test(arguments: [
        (".target(name: \"Profile\")", ".target(name: \"Profile\", exclude: [])"),
        (".target(name: \"Shop\")", ".target(name: \"Shop\", dependencies: [\"Profile\"])"),
        (".target(name: \"Shop\")", ".target(name: \"Shop\", dependencies: [.target(name: \"Profile\")])"),
    ])
    func aTargetThatSomebodyUsesStays(text: String, edited: String) throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        let manifest = try shop.read("Package.swift").replacing(text, with: edited)
        try shop.write(["Package.swift": manifest])
        try shop.expect(
            "destroy", "Profile",
            output: NewTargetText.removed
                + "  note: the target 'Profile' stays in Package.swift because it was edited there, or because something else names it"
        )
        #expect(try shop.read("Package.swift") == manifest)
    }

    @Test func otherEditsOfTheManifestStay() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "--new-target", "--product", "--target", "Shop").status == 0)
        func edit(_ text: String) -> String {
            text.replacing("    ]\n)", with: "        .target(name: \"Core\"),\n    ] // all\n)")
        }
        try shop.write(["Package.swift": edit(try shop.read("Package.swift")), "Sources/Core/Core.swift": ""])
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == edit(Shop.manifest))
    }

    @Test func renamingAndMovingLeaveTheTarget() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        let manifest = try shop.read("Package.swift")
        let run = try shop.run("rename", "Profile", "Account")
        #expect(
            run.status == 0
                && run.output.hasSuffix(
                    "  note: the target 'Profile', which was made for the module, keeps its name\n"),
            "\(run)")
        #expect(try shop.files().contains("Sources/Profile/AccountModel.swift"))
        #expect(try shop.read("Tests/ProfileTests/AccountTests.swift") == "@testable import Profile\n")
        #expect(try shop.read("Package.swift") == manifest)
        #expect(try shop.run("destroy", "Account").status == 0)
        #expect(try shop.read("Package.swift") == Shop.manifest)

        #expect(try shop.run("gen", "Profile", "--new-target").status == 0)
        let moved = try shop.run("move", "Profile", "--target", "Shop")
        #expect(
            moved.output.contains(
                "note: the target 'Profile' stays in Package.swift, also if nothing is in it any more\n"),
            "\(moved)")
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.read("Package.swift") == manifest)
    }
}
