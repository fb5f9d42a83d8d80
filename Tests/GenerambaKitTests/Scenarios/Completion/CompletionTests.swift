import Testing

/// Tests what the program offers at the cursor of a command line, in the lines for fish: a word and, after a tab, its
/// description.
struct CompletionTests {
    private let shop: Sandbox

    init() throws { shop = try CompletionProject.sandbox() }

    /// Expects these lines for the word at the cursor, which comes last, and the words before it. Nothing is written.
    private func offers(
        _ lines: [String], for words: String..., in folder: String = ".",
        with variables: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try shop.snapshot()
        let arguments = ["__complete", "fish", words.last ?? ""] + words.dropLast()
        let run = try shop.run(arguments, in: folder, with: variables)
        #expect(run == Run(output: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
        #expect(try shop.snapshot() == before, sourceLocation: sourceLocation)
    }

    /// The words of the lines, without descriptions.
    private func words(_ words: String...) throws -> [String] {
        let run = try shop.run(["__complete", "fish", words.last ?? ""] + words.dropLast())
        #expect(run.status == 0 && run.messages == "", "\(run)")
        return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test func commands() throws {
        let commands = [
            "setup\tAsk a few questions, and write or change the Rambafile.",
            "gen\tGenerate a module from a template.",
            "list\tList the generated modules and what has become of them.",
            "status\tTell by the exit code whether the generated modules are as recorded.",
            "update\tMerge what changed in the templates into generated modules.",
            "destroy\tRemove generated modules.",
            "adopt\tRecord modules that were made by hand or by another program.",
            "template\tInstall, inspect, check and create templates.",
            "xcode\tAdd files to an Xcode project, or remove them from it.",
            "completion\tPrint a script that completes commands in your shell.",
            "version\tPrint the version.",
        ]
        try offers(commands + ["help\tShow subcommand help information."], for: "")
        try offers(commands + ["help\tShow subcommand help information."], for: "-C", "Sources", "")
        try offers(commands, for: "help", "")
        #expect(try words("template", "").contains("show"))
        #expect(try words("template", "") == words("help", "template", ""))
        try offers(["bash", "zsh", "fish"], for: "completion", "")
        try offers([], for: "nothing", "")
    }

    @Test func templatesForAModule() throws {
        let templates = [
            "clean_swift", "rviper_controller", "rviper_foundation", "screen", "service", "silver",
            "silver_foundation", "swiftui_mvvm",
            "swiftui_viper", "swiftui_viper_project", "swiftui_viper_service", "viper_configurator",
        ]
        try offers([], for: "gen", "")
        try offers([], for: "gen", "Pro")
        #expect(try words("gen", "Profile", "") == templates)
        #expect(try words("gen", "--dry-run", "--style", "dark", "Profile", "scr") == templates)
        #expect(try words("gen", "--", "Profile", "") == templates)
        #expect(try words("generate", "Profile", "") == templates)
        let run = try shop.run("__complete", "fish", "", "gen", "Profile")
        #expect(run.output.contains("\nscreen\tA screen: with 'quotes', $HOME and %F{red}\n"), "\(run)")
    }

    @Test func aTemplateOfTheRambafileNeedNotBeInstalled() throws {
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: [own]\n"])
        #expect(try words("gen", "Profile", "").contains("own"))
        try offers(["own"], for: "template", "update", "")
    }

    @Test func templatesAndTheirPaths() throws {
        try offers(["screen", "clean_swift"], for: "template", "update", "")
        try offers(["clean_swift"], for: "template", "update", "screen", "")
        #expect(try words("template", "show", "").contains("screen"))
        #expect(try words("template", "show", "screen", "").first == "--diagram")
        #expect(try words("template", "lint", "screen", "").contains("silver"))
        #expect(try !words("template", "lint", "screen", "").contains("screen"))
        try offers(["Sources/", "Templates/", "Tests/"], for: "template", "show", "T")
        try offers(["./Sources/", "./Templates/", "./Tests/"], for: "template", "show", "./")
        try offers(["Templates/screen/"], for: "template", "check", "Templates/s")
        try offers(["Templates/screen/"], for: "gen", "Profile", "Templates/s")
        try offers(["Templates/screen/"], for: "template", "add", "Templates/s")
        try offers(
            ["Templates/screen/screen.rambaspec"], for: "template", "lint", "Templates/screen/")
        try offers(["Shop/Templates/screen/"], for: "template", "lint", "-C", "..", "Shop/Templates/")
    }

    @Test func recordedModules() throws {
        #expect(try words("destroy", "").allSatisfy { $0.hasPrefix("-") })
        for module in ["Profile", "Cart"] {
            #expect(try shop.run("gen", module, "screen", "--title", "x").status == 0)
        }
        let modules = ["Cart\tscreen", "Profile\tscreen"]
        try offers(modules, for: "destroy", "")
        try offers(modules, for: "update", "")
        try offers(["Cart\tscreen"], for: "destroy", "Profile", "")
        try offers(["Profile\tscreen"], for: "update", "Cart", "")
        try offers(
            ["Sources/Shop/Cart/Cart.txt", "Sources/Shop/Profile/Profile.txt"],
            for: "update", "--restore", "")
        try offers(
            ["Shop/Cart/Cart.txt", "Shop/Profile/Profile.txt"],
            for: "update", "--restore", "", in: "Sources")
        #expect(try words("update", "Cart", "--style", "") == ["dark", "light mode", "a:b"])
        #expect(try words("update", "Cart", "--").starts(with: ["--style", "--worker"]))
        #expect(try words("update", "--").first == "--accept-missing")
    }

    @Test func parametersOfTheTemplate() throws {
        let parameters = [
            "--style", "--worker", "--no-worker", "--use_cases", "--states", "--title", "--description",
        ]
        #expect(try words("gen", "Profile", "screen", "-").starts(with: parameters))
        #expect(try words("gen", "Profile", "screen", "").starts(with: parameters))
        #expect(try words("gen", "Profile", "Templates/screen", "--").starts(with: parameters))
        // An address is not fetched.
        let address = "file://\(shop.project)/none"
        #expect(try words("gen", "Profile", address, "--").first == "--description")
        #expect(
            try words("gen", "Profile", "--style", "dark", "screen", "--worker", "--states", "on", "--")
                .starts(with: ["--use_cases", "--states", "--title", "--description"]))
        let run = try shop.run("__complete", "fish", "--", "gen", "Profile", "screen")
        #expect(
            run.output.hasPrefix(
                """
                --style\tThe style: how it looks (default: dark)
                --worker\twith a worker
                --no-worker\tset 'worker' to false
                --use_cases
                --states
                --title\t(required)
                --description\tThe module's description.

                """), "\(run)")
        #expect(try words("template", "check", "screen", "--").starts(with: parameters.dropLast()))
        #expect(try words("template", "check", "--style", "dark", "screen", "--").first == "--worker")
        // The Rambafile lists two templates, and neither is named.
        #expect(try words("gen", "Profile", "--").first == "--description")
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: [screen]\n"])
        #expect(try words("gen", "Profile", "--").first == "--style")
    }

    @Test func valuesOfParameters() throws {
        try offers(["dark", "light mode", "a:b"], for: "template", "check", "screen", "--style", "")
        for option in ["--stubs", "--package"] {
            try offers(["Sources/", "Templates/", "Tests/"], for: "template", "check", option, "")
        }
        try offers(["dark", "light mode", "a:b"], for: "gen", "Profile", "screen", "--style", "")
        try offers(["dark", "light mode", "a:b"], for: "gen", "Profile", "screen", "--style", "d")
        try offers(
            ["--style=dark", "--style=light mode", "--style=a:b"], for: "gen", "Profile", "screen", "--style="
        )
        try offers(["--worker=true", "--worker=false"], for: "gen", "Profile", "screen", "--worker=")
        try offers(["on", "off"], for: "gen", "Profile", "screen", "--states", "")
        try offers(["on,off"], for: "gen", "Profile", "screen", "--states", "on,")
        try offers(["--states=on,off"], for: "gen", "Profile", "screen", "--states=on,o")
        try offers([], for: "gen", "Profile", "screen", "--title", "")
        try offers([], for: "gen", "Profile", "screen", "--title=")
        try offers([], for: "gen", "Profile", "screen", "--unknown=")
    }

    @Test func customParameters() throws {
        let keys = [
            "style:\tThe style: how it looks (default: dark)", "worker:\twith a worker", "use_cases:",
            "states:", "title:\t(required)",
        ]
        try offers(keys, for: "gen", "Profile", "screen", "--custom_parameters", "")
        try offers(keys, for: "gen", "Profile", "screen", "--custom-parameters", "worker:true", "")
        try offers(
            ["style:dark", "style:light mode", "style:a:b"],
            for: "gen", "Profile", "screen", "--custom_parameters", "worker:true", "style:")
        try offers(
            ["--custom_parameters=worker:true", "--custom_parameters=worker:false"],
            for: "gen", "Profile", "screen", "--custom_parameters=worker:")
    }

    @Test func valuesOfOptions() throws {
        try offers(["ask", "skip", "overwrite", "merge", "fail"], for: "gen", "Profile", "--on-conflict", "")
        try offers(["ask", "skip", "overwrite", "merge", "fail"], for: "setup", "--on_conflict", "s")
        try offers(
            ["--matrix=full", "--matrix=pairs", "--matrix=defaults"], for: "template", "check", "--matrix=")
        try offers(["5,6"], for: "template", "check", "--swift-version", "5,")
        try offers(["depth=", "steps=", "output="], for: "gen", "--limit", "")
        try offers(["--limit=depth=", "--limit=steps=", "--limit=output="], for: "gen", "--limit=")
        try offers([], for: "gen", "Profile", "--author", "")
        try offers([], for: "gen", "Profile", "--json=")
    }

    @Test func foldersForOptions() throws {
        try offers(["Sources/", "Templates/", "Tests/"], for: "-C", "")
        try offers(["Sources/Other/", "Sources/Shop/"], for: "gen", "-C", "Sources/")
        try offers(["Sources/.hidden/"], for: "gen", "-C", "Sources/.")
        try offers(["~/../Shop/", "~/../home/", "~/../streams/", "~/../tmp/"], for: "-C", "~/../")
        // The paths of a Rambafile begin at its folder.
        try offers(
            ["Sources/Shop/My Folder/"], for: "gen", "--module_path", "Sources/Shop/", in: "Sources/Shop")
        try offers(
            ["--test-path=Tests/ShopTests/"], for: "gen", "-C", "Shop", "--test-path=Tests/", in: "..")
        try offers([], for: "gen", "--module_path", "Sources/Nothing/")
    }

    @Test func targets() throws {
        #expect(try shop.run("gen", "Profile", "screen", "--title", "x", "--dry-run").status == 0)
        try offers(["Shop", "Other"], for: "gen", "Profile", "--project_targets", "")
        try offers(["--project-targets=Shop,Other"], for: "gen", "--project-targets=Shop,")
        try offers(["ShopTests"], for: "gen", "Profile", "--test_targets", "")
        try offers(["Shop", "Other"], for: "setup", "--project_target", "")
        try offers(["ShopTests"], for: "-C", "Shop", "setup", "--test_target", "", in: "..")
    }

    @Test("Swift is not asked about the package") func swiftIsNotAsked() throws {
        let cache = ["GENERAMBA_CACHE": shop.root + "/empty"]
        try offers(["Shop"], for: "gen", "Profile", "--project_targets", "", with: cache)
        try offers(["Shop"], for: "setup", "--project_target", "", with: cache)
        try shop.remove("Rambafile")
        try offers([], for: "setup", "--project_target", "", with: cache)
        #expect(!shop.exists("../empty"))
    }

    @Test func afterTheEndOfOptions() throws {
        try offers([], for: "gen", "--", "Profile", "screen", "-")
        #expect(try words("template", "show", "--", "").contains("screen"))
    }

    @Test("what cannot be read offers nothing and says nothing") func troubleIsSilent() throws {
        try offers([], for: "gen", "-C", "nowhere", "--project_targets", "")
        #expect(try words("gen", "-C", "nowhere", "Profile", "").first == "clean_swift")
        try shop.write([
            "Rambafile": "templates: [", "Templates/screen/screen.rambaspec": "name: {", "Package.swift": "",
        ])
        #expect(try words("gen", "Profile", "").first == "clean_swift")
        #expect(try words("gen", "Profile", "screen", "--").first == "--description")
        try offers([], for: "gen", "--project_targets", "")
        #expect(try words("template", "update", "").first == "--offline")
        for arguments in [[], ["tcsh", ""], ["bash"], ["bash", "generamba", "x"], ["zsh"], ["fish"]] {
            let run = try shop.run(["__complete"] + arguments)
            #expect(run.status == 0 && run.messages == "", "\(arguments): \(run)")
        }
    }

    @Test("a name that would steer a terminal is not offered") func hostileNames() throws {
        try shop.makeFolder("Sources/a\u{1B}[31mb")
        try shop.makeFolder("Sources/c\nd")
        try shop.makeFolder("Sources/e\tf")
        try offers(["Sources/Other/", "Sources/Shop/"], for: "gen", "-C", "Sources/")
    }

    @Test func filesAndTargetsOfAnXcodeProject() throws {
        try shop.write(XcodeShop.files)
        #expect(try words("xcode", "add", "Sh").contains("Shop/"))
        #expect(try words("xcode", "add", "Shop/") == ["Shop/AppDelegate.swift"])
        #expect(try words("xcode", "add", "--target", "") == ["Shop", "ShopTests"])
        #expect(try words("xcode", "add", "--target", "Shop,") == ["Shop,ShopTests"])
        #expect(try words("xcode", "remove", "--project", "Shop").contains("Shop.xcodeproj"))
    }
}
