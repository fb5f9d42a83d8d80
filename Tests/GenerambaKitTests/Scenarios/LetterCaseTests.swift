import Testing

/// Templates whose folder or rambaspec has another letter case than the name, which most disks of Macs ignore.
struct LetterCaseTests {
    private static let hint = "  hint: write it that way: most disks of other systems distinguish letter case"
    private static let template = ["a.mustache": "{{module_info.name}}\n"]

    private static func rambaspec(_ name: String) -> String {
        "name: \(name)\ncode_files: [{name: .txt, path: a.mustache}]\n"
    }

    @Test(arguments: [
        ("page", "Page/page.rambaspec", "the folder of 'page' is named 'Page' on disk"),
        ("Page", "Page/page.rambaspec", "'Templates/Page/Page.rambaspec' is named 'page.rambaspec' on disk"),
        (
            "MVVMC", "MVVMC/mvvmc.rambaspec",
            "'Templates/MVVMC/MVVMC.rambaspec' is named 'mvvmc.rambaspec' on disk"
        ),
    ])
    func anInstalledTemplate(name: String, path: String, message: String) throws {
        let shop = try Shop.sandbox(settings: Shop.settings.replacing("page", with: name))
        try shop.remove("Templates")
        let folder = String(path.split(separator: "/")[0])
        try shop.write(Self.template, below: "Templates/\(folder)")
        try shop.write(["Templates/\(path)": Self.rambaspec(name)])
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from \(name): 1 created
                """, messages: "warning: \(message)\n\(Self.hint)")
        let run = try shop.run("template", "list")
        #expect(run.output.contains(folder), "\(run)")
    }

    /// What is installed has the right names, so that it is found on every disk.
    @Test(arguments: [false, true]) func aTemplateOfACatalog(isRepository: Bool) throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("- {name: page}", with: "- {name: one}\n  - {name: MVVMC}")
                + "catalogs: [\(isRepository ? "file://" : "")CATALOG]\n")
        let catalog = shop.path("../catalog")
        try shop.write(["Rambafile": shop.read("Rambafile").replacing("CATALOG", with: catalog)])
        for (folder, name) in [("One", "One"), ("MVVMC", "mvvmc")] {
            try shop.write(Self.template, below: "../catalog/\(folder)")
            try shop.write([
                "../catalog/\(folder)/\(name).rambaspec": Self.rambaspec(folder == "One" ? "one" : folder)
            ])
        }
        if isRepository {
            try shop.git("init", "--quiet", in: "../catalog")
            try shop.git("add", ".", in: "../catalog")
            try shop.git("commit", "--quiet", "-m", "one", in: "../catalog")
        }
        let list = try shop.run("template", "list")
        #expect(
            list.output.contains("MVVMC") && list.output.contains("One") && list.messages.isEmpty, "\(list)")
        #expect(try shop.run("template", "install").status == 0)
        #expect(
            try shop.files(in: "Templates").filter { $0.contains("rambaspec") }.sorted() == [
                "MVVMC/MVVMC.rambaspec", "one/one.rambaspec", "page/page.rambaspec",
            ])
        for name in ["one", "MVVMC"] {
            try shop.expect(
                "gen", "Profile\(name)", name,
                output: """
                         create  Sources/Shop/Modules/Profile\(name)/Profile\(name).txt
                    Profile\(name) from \(name): 1 created
                    """)
        }
    }

    @Test func aTemplateInAFolder() throws {
        let shop = try Shop.sandbox()
        try shop.write(Self.template, below: "kits/Page")
        try shop.write(["kits/Page/PAGE.rambaspec": Self.rambaspec("page")])
        try shop.write(["Rambafile": Shop.settings.replacing("page}", with: "Page, local: kits/Page}")])
        #expect(try shop.run("template", "install").status == 0)
        #expect(try shop.files(in: "Templates/Page") == ["Page.rambaspec", "a.mustache"])
    }

    @Test func otherNamesAreNotMeant() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Templates/other/pages.rambaspec": Self.rambaspec("other")])
        try shop.refuses(
            "gen", "Profile", "Other",
            saying: """
                error: no template 'Other'
                  hint: did you mean 'generamba gen Profile,Other'?
                """)
    }
}
