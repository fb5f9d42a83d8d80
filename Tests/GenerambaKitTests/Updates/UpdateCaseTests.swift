import Testing

/// Updates of edited modules to another version of their template.
struct UpdateCaseTests {
    @Test func thereAreCases() { #expect(UpdateCase.all.count == 27) }

    @Test(arguments: UpdateCase.all) func anUpdateGives(_ example: UpdateCase) throws {
        let sandbox = try sandbox(example, version: 1)
        let made = try sandbox.run(["gen", "Pay", "screen"] + example.words("parameters 1"))
        #expect(made.status == 0, "\(made)")
        for (path, text) in example.files("edited") { try sandbox.write(text, to: path) }
        for path in example.files("removed").keys { try sandbox.remove(path) }
        try install(example, version: 2, in: sandbox)

        let words = ["update", "Pay"] + example.words("parameters 2") + example.words("options")
        let preview = try sandbox.run(words + ["--dry-run"])
        let before = try sandbox.snapshot()
        #expect(preview.status == example.code, "\(preview)")
        #expect(try sandbox.snapshot() == before)
        let run = try sandbox.run(words)

        #expect(run.status == example.code, "\(run)")
        let expected = example.files("expected")
        for (path, text) in expected {
            let found =
                try sandbox.exists(path) ? String(decoding: sandbox.bytes(path), as: UTF8.self) : "nothing"
            #expect(found == String(decoding: text, as: UTF8.self), "\(path)")
        }
        let own = try sandbox.files().filter { !$0.hasPrefix("Templates/") && !$0.hasPrefix(".generamba") }
        let package = [
            "Package.swift", "Rambafile", "Sources/Shop/Shop.swift", "Tests/ShopTests/ShopTests.swift",
        ]
        #expect(own == (expected.keys + package).sorted())
        let again = try sandbox.run("update")
        #expect(again.status == example.code, "\(again)")
    }

    private func sandbox(_ example: UpdateCase, version: Int) throws -> Sandbox {
        let settings = """
            project_name: Shop
            project_target: Shop
            test_target: ShopTests
            templates: [{name: screen}]

            """
        let sandbox = try Shop.sandbox(settings: settings)
        try sandbox.remove("Templates/page")
        try install(example, version: version, in: sandbox)
        return sandbox
    }

    private func install(_ example: UpdateCase, version: Int, in sandbox: Sandbox) throws {
        if sandbox.exists("Templates/screen") { try sandbox.remove("Templates/screen") }
        for (path, text) in example.files("template \(version)") {
            try sandbox.write(text, to: "Templates/screen/" + path)
        }
    }
}
