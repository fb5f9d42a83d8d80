import Testing

/// Files that are no text are never merged line by line.
struct BinaryUpdateTests {
    private static let path = "Sources/Shop/Modules/Profile"

    /// A module from a template with one file that is copied.
    private func shop(_ name: String, _ bytes: [UInt8]) throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.write([
            "kits/raw/raw.rambaspec":
                "name: raw\ncode_files: [{name: \(name), path: \(name), custom_name: \(name)}]\n"
        ])
        try shop.write(bytes, to: "kits/raw/\(name)")
        try #require(try shop.run("gen", "Profile", "kits/raw").status == 0)
        return shop
    }

    /// Lines with something that is no text.
    private static func lines(_ last: String, _ mark: [UInt8]) -> [UInt8] {
        mark + (1...6).flatMap { Array("line \($0)\r\n".utf8) } + Array("\(last)\r\n".utf8)
    }

    private static let kinds: [(name: String, mark: [UInt8])] = [
        ("logo.png", [0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10]), ("data.bin", [0]),
        ("text.txt", [0xFF, 0xFE]),
        ("page.pdf", Array("%PDF-1.4\n".utf8)), ("sound.caf", Array("caff\n".utf8)), ("font.TTF", [1, 10]),
        ("model.dat", Array("x\n".utf8)),
    ]

    @Test(arguments: kinds.indices)
    func bothSidesChangedIt(index: Int) throws {
        let (name, mark) = Self.kinds[index]
        let shop = try shop(name, Self.lines("old", mark))
        let (own, new) = (Self.lines("own", mark), mark + Self.lines("old", Array("new\r\n".utf8)))
        let file = "\(Self.path)/\(name)"
        try shop.write(own, to: file)
        try shop.write(new, to: "kits/raw/\(name)")
        let before = try (shop.files(), shop.records().map { try shop.read(".generamba/\($0)") })
        let conflict = """
            error: 1 new version beside a file that was edited and cannot be merged: '\(file).updated'
              hint: keep one of both, and remove the other, or take the update back with 'generamba update --abort'
            """
        try shop.expect(
            "update", "--diff", "--dry-run",
            output: """
                diff --git a/\(file).updated b/\(file).updated
                new file mode 100644
                Binary files /dev/null and b/\(file).updated differ
                   conflict  \(file).updated
                Profile from raw: 1 with conflicts (dry run, nothing was written)
                """,
            messages:
                "error: 1 new version would be put beside a file that was edited and cannot be merged: '\(file).updated'",
            status: 7)
        try shop.expect(
            "update",
            output: """
                   conflict  \(file).updated
                Profile from raw: 1 with conflicts
                """, messages: conflict, status: 7)
        #expect(try shop.bytes(file) == own)
        #expect(try shop.bytes(file + ".updated") == new)
        try shop.expect("list", output: "Profile  raw  conflicts (1)")
        try shop.expect("update", messages: conflict, status: 7)
        #expect(try shop.run("update", "--abort").status == 0)
        #expect(try (shop.files(), shop.records().map { try shop.read(".generamba/\($0)") }) == before)

        #expect(try shop.run("update").status == 7)
        try shop.remove(file + ".updated")
        try shop.expect("update", output: "Profile from raw: up to date")
        #expect(try shop.bytes(file) == own)
    }

    @Test(arguments: kinds.indices)
    func oneSideChangedIt(index: Int) throws {
        let (name, mark) = Self.kinds[index]
        let (old, new) = (Self.lines("old", mark), Self.lines("new", mark).filter { $0 != 13 })
        let file = "\(Self.path)/\(name)"
        let ofTemplate = try shop(name, old)
        try ofTemplate.write(new, to: "kits/raw/\(name)")
        #expect(try ofTemplate.run("update").status == 0)
        #expect(try ofTemplate.bytes(file) == new)
        let ofPerson = try shop(name, old)
        try ofPerson.write(new, to: file)
        #expect(try ofPerson.run("list").output.contains("edited"))
        #expect(try ofPerson.run("update").status == 0)
        #expect(try ofPerson.bytes(file) == new)
    }

    @Test func genShowsNoLinesOfSuchFiles() throws {
        let shop = try shop("page.pdf", Self.lines("old", []))
        try shop.write(Self.lines("own", []), to: "\(Self.path)/page.pdf")
        let run = try shop.run("gen", "Profile", "kits/raw", "--dry-run", "--diff")
        #expect(
            run.output.contains("Binary files a/\(Self.path)/page.pdf and b/\(Self.path)/page.pdf differ\n"))
        #expect(try shop.run("gen", "Profile", "kits/raw", "--on-conflict", "merge").status == 1)
        #expect(try shop.bytes("\(Self.path)/page.pdf") == Self.lines("own", []))
    }
}

/// What becomes of recorded values whose parameters a template renames or drops.
struct RenamedParameterTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.write(Self.template("cells", "style"))
        let run = try shop.run("gen", "Profile", "kits/list", "--cells", "a,b", "--style", "dark")
        try #require(run.status == 0)
    }

    private static func template(_ list: String, _ text: String, _ more: String = "") -> [String: String] {
        [
            "kits/list/list.rambaspec": """
            name: list
            parameters:
              - {name: \(list), type: list\(more)}
              - {name: \(text)\(more.replacing("cells", with: "style"))}
            code_files: [{name: List.swift, path: list.mustache}]

            """,
            "kits/list/list.mustache":
                "// {{ custom_parameters.\(text) }}\n{{# custom_parameters.\(list) }}\n// {{ . }}\n{{/ custom_parameters.\(list) }}\n",
        ]
    }

    private static let file = "Sources/Shop/Modules/Profile/ProfileList.swift"

    @Test func lostValuesAreTold() throws {
        try shop.write(Self.template("rows", "look"))
        let run = try shop.run("update")
        #expect(run.status == 0)
        #expect(
            run.messages == """
                warning: the template no longer has the parameter 'cells': 'Profile' loses its value 'a,b'
                  hint: it has new ones: 'rows', 'look'
                warning: the template no longer has the parameter 'style': 'Profile' loses its value 'dark'
                  hint: it has new ones: 'rows', 'look'

                """)
    }

    @Test(arguments: ["cells", "[rows, cells]"])
    func renamedParametersKeepThem(old: String) throws {
        try shop.write(Self.template("lines", "look", ", renamed_from: \(old)"))
        try shop.expect("update", output: "Profile from list: up to date")
        #expect(try shop.read(Self.file) == "// dark\n// a\n// b\n")
        #expect(try shop.run("update", "Profile", "--add", "lines", "c").status == 0)
        #expect(try shop.read(Self.file) == "// dark\n// a\n// b\n// c\n")
    }
}
