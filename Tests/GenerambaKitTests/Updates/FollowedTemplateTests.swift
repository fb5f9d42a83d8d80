import Testing

/// Modules follow a template that was renamed or moved.
struct FollowedTemplateTests {
    private static let file = "Sources/Shop/Modules/Pay/PayPage.swift"

    private func write(_ name: String, in folder: String, _ text: String, _ shop: Sandbox) throws {
        try shop.write([
            "\(folder)/\(name)/\(name).rambaspec":
                "name: \(name)\ncode_files: [{name: Page.swift, path: page.mustache}]\n",
            "\(folder)/\(name)/page.mustache": text,
        ])
    }

    /// A module from the template `kits/old`, with an edit.
    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        try write("old", in: "kits", "// one\n// two\n// three\n", shop)
        try #require(try shop.run("gen", "Pay", "kits/old").status == 0)
        try shop.write([Self.file: "// one\n// two\n// three\n// mine\n"])
        return shop
    }

    @Test(arguments: ["new", "old"], ["kits", "Templates", "elsewhere"])
    func theRecordFollows(name: String, folder: String) throws {
        let shop = try shop()
        if name == "old", folder == "kits" { return }
        try shop.remove("kits/old")
        try write(name, in: folder, "// zero\n// one\n// two\n// three\n", shop)
        let word = folder == "Templates" ? name : "\(folder)/\(name)"
        try shop.expect(
            "update", "--from", "kits/old", "--to", word,
            output: """
                      merge  \(Self.file)
                Pay from \(name): 1 merged
                """)
        #expect(try shop.read(Self.file) == "// zero\n// one\n// two\n// three\n// mine\n")
        #expect(try shop.records() == ["modules/Shop/Pay.\(name).txt"])
        try shop.expect("update", output: "Pay from \(name): up to date")
    }

    @Test func theHintNamesTheSuccessor() throws {
        let shop = try shop()
        let text = try shop.read("kits/old/page.mustache")
        try shop.remove("kits/old")
        try write("other", in: "kits", "// other\n", shop)
        #expect(try !shop.run("update").messages.contains("--to"))
        try shop.write([
            "kits/new/old.rambaspec": "name: old\ncode_files: [{name: Page.swift, path: page.mustache}]\n"
        ])
        try shop.write(["kits/new/page.mustache": text])
        let hint = "if it is './kits/new' now, run 'generamba update --from ./kits/old --to ./kits/new'"
        #expect(try shop.run("update").messages.contains(hint))
        #expect(try shop.run("update", "--from", "kits/old", "--to", "kits/new").status == 0)
    }

    @Test func mistakesAreTold() throws {
        let shop = try shop()
        try shop.refuses(
            "update", "--from", "kits/odl", "--to", "kits/old",
            saying: """
                error: no module is recorded from 'kits/odl'
                  hint: did you mean './kits/old'?
                """)
        #expect(try shop.run("update", "--from", "kits/old").status == 64)
        try write("new", in: "kits", "// one\n", shop)
        let twin = try shop.run("gen", "Pay", "kits/new", "--on-conflict", "skip")
        #expect(twin.status == 0)
        #expect(try shop.run("update", "--from", "kits/old", "--to", "kits/new").status == 1)
    }
}
