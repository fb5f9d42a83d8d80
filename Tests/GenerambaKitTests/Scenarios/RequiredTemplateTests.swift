import Testing

/// Tests templates that a target needs once, and that `gen` generates together with a module.
struct RequiredTemplateTests {
    /// A package with `page`, which requires `base`, which requires `root`. All are in a folder.
    private func shop(base: String = "") throws -> Sandbox {
        let shop = try Shop.sandbox()
        func write(_ name: String, _ keys: String, _ file: String) throws {
            let files = [
                "\(name).rambaspec": "name: \(name)\n\(keys)code_files: [{\(file), path: file.mustache}]\n",
                "file.mustache": "// \(name) {{ module_info.name }}\n",
            ]
            try shop.write(files, below: "kits/\(name)")
        }
        try write("page", "requires: [base]\n", "name: Page.swift")
        try write("base", "requires: [root]\n\(base)", "name: Base.swift, custom_name: Base.swift")
        try write("root", "", "name: Root.swift, custom_name: Root.swift")
        return shop
    }

    private let all = """
             create  Sources/Shop/Modules/Profile/ProfilePage.swift
        Profile from page: 1 created
             create  Sources/Shop/Modules/Shared/Base.swift
        Shared from base: 1 created
             create  Sources/Shop/Modules/Shared/Root.swift
        Shared from root: 1 created
        """

    private let page = """
             create  Sources/Shop/Modules/Profile/ProfilePage.swift
        Profile from page: 1 created
        """

    private let hint = """
          hint: the target needs 'base' once, but does not have it yet: run \
        'generamba gen Shared base'
        """

    @Test func withTheOption() throws {
        let shop = try shop()
        try shop.expect("gen", "Profile", "kits/page", "--with-required", output: all)
        #expect(try shop.read("Sources/Shop/Modules/Shared/Base.swift") == "// base Shared\n")
        try shop.expect(
            "gen", "Profile", "kits/page", "--with-required", output: "Profile from page: 1 identical")
    }

    @Test func withoutTheOption() throws {
        try shop().expect("gen", "Profile", "kits/page", output: all)
    }

    @Test func withTheDenyingOption() throws {
        try shop().expect("gen", "Profile", "kits/page", "--no-with-required", output: "\(page)\n\(hint)")
    }

    @Test func withDefaultsOnATerminal() throws {
        let run = try shop().converse("gen", "Profile", "kits/page", "--yes", reacting: [])
        #expect(run.status == 0 && run.output == all + "\n", "\(run)")
    }

    @Test func severalModulesNeedItOnce() throws {
        let run = try shop().run("gen", "Profile,Settings", "kits/page", "--with-required", "--dry-run")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(run.output.split(separator: "\n").count { $0.contains("Base.swift") } == 1)
        #expect(!run.output.contains("hint"))
    }

    @Test(arguments: ["y", "", "Yes"]) func onATerminalSomebodyAgrees(answer: String) throws {
        let run = try shop().converse(
            "gen", "Profile", "kits/page", columns: 200,
            reacting: [
                .answer("'page' needs 'base' once in this target. Generate it, too? [Y/n]: ", answer),
                .answer("'base' needs 'root' once in this target. Generate it, too? [Y/n]: ", answer),
            ])
        #expect(run.status == 0 && run.output == all + "\n", "\(run)")
    }

    @Test func onATerminalSomebodyDeclines() throws {
        let shop = try shop()
        let question = "Generate it, too? [Y/n]: "
        let run = try shop.converse(
            "gen", "Profile", "kits/page", columns: 200,
            reacting: [.answer(question, "what"), .answer(question, "n")])
        #expect(run.status == 0 && run.output == "\(page)\n\(hint)\n", "\(run)")
        let stopped = try shop.converse("gen", "Other", "kits/page", reacting: [.end(question)])
        #expect(stopped.status == 1 && !shop.exists("Sources/Shop/Modules/Other"), "\(stopped)")
    }

    @Test func itsParameters() throws {
        let defaults = try shop(base: "parameters: [{name: style, type: string, default: dark}]\n")
        try defaults.expect("gen", "Profile", "kits/page", "--with-required", output: all)
        let asking = try shop(base: "parameters: [{name: style, type: string, required: true}]\n")
        try asking.expect(
            "gen", "Profile", "kits/page", "--with-required", output: "\(page)\n\(hint)")
    }

    @Test func theReport() throws {
        let report = try shop().run("gen", "Profile", "kits/page", "--with-required", "--json").output
        #expect(report.contains("\"template\" : \"base\"") && report.contains("\"template\" : \"root\""))
        #expect(!report.contains("requirements"))
    }

    @Test func aBuiltInTemplate() throws {
        let shop = try Shop.sandbox()
        let run = try shop.run("gen", "Profile", "swiftui_viper", "--with-required")
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains("\nShared from swiftui_viper_project: all "), "\(run)")
        #expect(
            !(try shop.run("gen", "Settings", "swiftui_viper").output.contains(
                "needs 'swiftui_viper_project'")))
    }

    /// The tests of the required template declare no types that the tests of such modules declare, too.
    @Test func modulesCanHaveTheNamesOfLayers() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", "swiftui_viper", "--with-required").status == 0)
        let names = "State,View,Output,Presenter,Interactor,Test,Layers,Parts,Title"
        let run = try shop.run("gen", names, "swiftui_viper", "--use_cases", "load")
        #expect(run.status == 0, "\(run)")
    }

    @Test func besideATemplateInARepository() throws {
        let shop = try shop()
        try shop.git("init", "--quiet", in: "kits")
        try shop.commit([:], in: "kits")
        try shop.expect(
            "gen", "Profile", "file://\(shop.project)/kits//page", "--with-required", output: all)
    }
}
