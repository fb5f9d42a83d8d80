import Testing

/// Files that may be run as programs.
struct ExecutableTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.write(
            [
                "page.rambaspec": """
                name: page
                code_files:
                  - {name: run.sh, path: run.sh, custom_name: run.sh}
                  - {name: tool, path: tool.liquid, custom_name: tool}
                  - {name: notes.txt, path: notes.txt, custom_name: notes.txt}

                """, "run.sh": "#!/bin/sh\necho 1\n",
                "tool.liquid": "#!/bin/sh\necho {{ module_info.name }}\n",
                "notes.txt": "a\n",
            ], below: "kits/page")
        for file in ["run.sh", "tool.liquid"] { try shop.setMode(0o755, of: "kits/page/\(file)") }
        try shop.remove("Templates/page")
    }

    private static let folder = "Sources/Shop/Modules/Profile"

    private func modes(in folder: String = folder) throws -> [Int?] {
        try ["run.sh", "tool", "notes.txt"].map { try shop.mode(of: "\(folder)/\($0)") }
    }

    @Test(arguments: ["folder", "installed", "repository"]) func theyReachTheModule(way: String) throws {
        if way == "repository" {
            try shop.git("init", "--quiet", in: "kits")
            try shop.git("add", ".", in: "kits")
            try shop.git("commit", "--quiet", "-m", "one", in: "kits")
        }
        let source = way != "repository" ? "local: kits/page" : "git: file://\(shop.path("kits")), path: page"
        try shop.write(["Rambafile": Shop.settings.replacing("page}", with: "page, \(source)}")])
        if way != "folder" { #expect(try shop.run("template", "install").status == 0) }
        #expect(try shop.run("gen", "Profile").status == 0)
        #expect(try modes() == [0o755, 0o755, 0o644])
        #expect(try shop.output(of: [shop.path(Self.folder) + "/tool"]) == "Profile")
        let diff = try shop.run("gen", "Other", "--dry-run", "--diff").output
        #expect(diff.contains("run.sh\nnew file mode 100755\n"), "\(diff)")
        #expect(diff.contains("notes.txt\nnew file mode 100644\n"), "\(diff)")
    }

    @Test func anUpdateKeepsWhatAPersonSet() throws {
        #expect(try shop.run("gen", "Profile", "kits/page").status == 0)
        try shop.setMode(0o644, of: "\(Self.folder)/run.sh")
        try shop.setMode(0o700, of: "\(Self.folder)/notes.txt")
        for file in ["run.sh", "notes.txt"] {
            try shop.write(["kits/page/\(file)": shop.read("kits/page/\(file)") + "echo 2\n"])
        }
        #expect(try shop.run("update").status == 0)
        #expect(try modes() == [0o644, 0o755, 0o700])
        #expect(try shop.read("\(Self.folder)/run.sh").hasSuffix("echo 2\n"))
    }

    @Test func anUpdateThatMovesThemKeepsIt() throws {
        #expect(try shop.run("gen", "Profile", "kits/page").status == 0)
        try shop.setMode(0o755, of: "\(Self.folder)/notes.txt")
        try shop.setMode(0o644, of: "\(Self.folder)/tool")
        // The conflict keeps the update's backup.
        try shop.write(["\(Self.folder)/run.sh": "#!/bin/sh\necho own\n"])
        try shop.write(["kits/page/run.sh": "#!/bin/sh\necho new\n"])
        try shop.setMode(0o755, of: "kits/page/run.sh")
        try shop.write([
            "kits/page/page.rambaspec": shop.read("kits/page/page.rambaspec").replacing(
                "{name: ", with: "{name: bin/")
        ])
        #expect(try shop.run("update").status == 7)
        #expect(try modes(in: Self.folder + "/bin") == [0o755, 0o644, 0o755])
        #expect(try shop.run("update", "--abort").status == 0)
        #expect(try modes() == [0o755, 0o644, 0o755])
        #expect(!shop.exists(Self.folder + "/bin"))
    }
}
