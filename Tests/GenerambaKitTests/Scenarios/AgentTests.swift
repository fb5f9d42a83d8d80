import Foundation
import Testing

/// Tests `agent`, the guide for coding agents: whoever knows nothing but its report can do what people do.
struct AgentTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.write(Shop.bank)
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntest_target: ShopTests\n"])
    }

    /// An agent that knows only the reports.
    private struct Agent {
        let shop: Sandbox

        func report(_ words: [String], status: Int32 = 0) throws -> [String: Any] {
            let run = try shop.run(words)
            #expect(run.status == status, "\(words): \(run)")
            let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            return try #require(json as? [String: Any], "\(words): \(run)")
        }

        var guide: [String: Any] { get throws { try report(["agent", "--json"]) } }

        func list(_ key: String) throws -> [[String: Any]] {
            try #require(try guide[key] as? [[String: Any]], "\(key)")
        }

        /// Does a task by the words that the guide has for it, with other words in the place of those in capitals.
        @discardableResult
        func perform(
            _ task: String, _ values: KeyValuePairs<String, String> = [:], with more: [String] = [],
            without: [String] = [], status: Int32 = 0
        ) throws -> [String: Any] {
            let command = try #require(
                try list("commands").first { ($0["task"] as? String)?.hasPrefix(task) == true }, "\(task)")
            var words = try #require(command["words"] as? [String])
            for word in without {
                let index = try #require(words.firstIndex(of: word))
                words.removeSubrange(index...min(index + 1, words.endIndex - 1))
            }
            for (name, value) in values {
                words = words.map { $0 == name ? value : $0.replacing("--\(name)", with: "--\(value)") }
            }
            let isOpen = words.contains {
                $0 == $0.uppercased() && $0.contains(where: \.isLetter) && !$0.contains("(")
            }
            #expect(!isOpen, "\(words)")
            return try report(words + more + ["--json"], status: status)
        }
    }

    @Test("Twenty tasks are done with nothing but the guide and the reports.")
    func twentyTasks() throws {
        let agent = Agent(shop: shop)
        // Which targets are there, and which tests belong to them?
        let targets = try agent.list("targets")
        #expect(targets.map { $0["name"] as? String } == ["Shop", "Bank", "BankTests", "ShopTests"])
        #expect(targets[1]["tests"] as? [String] == ["BankTests"])
        #expect(targets[0]["folder"] as? String == "Sources/Shop")
        // Which templates have tests, and which must be there first?
        let templates = try agent.list("templates")
        func template(_ name: String) throws -> [String: Any] {
            try #require(templates.first { $0["name"] as? String == name })
        }
        #expect(try template("swiftui_mvvm")["has_tests"] as? Bool == true)
        #expect(try template("rviper_controller")["requirements"] as? [String] == ["rviper_foundation"])
        // What does the project have itself?
        #expect(templates.filter { $0["own"] as? Bool == true }.map { $0["name"] as? String } == ["page"])
        // Which parameters does a template have?
        let shown = try agent.perform("show a template's parameters", ["TEMPLATE": "swiftui_mvvm"])
        let parameters = try #require(
            (shown["template"] as? [String: Any])?["parameters"] as? [[String: Any]])
        let useCases = try #require(parameters.first { $0["name"] as? String == "use_cases" })
        #expect(useCases["items"] as? String == "function" && useCases["examples"] is [String])
        // See what a module would be, plan it, and make it.
        let names = ["NAME": "Profile", "TEMPLATE": "swiftui_mvvm"] as KeyValuePairs
        let preview = try agent.perform("show what a command would change", names)
        #expect(preview["applied"] as? Bool == false)
        try agent.perform(
            "write a plan", ["NAME": "Profile", "TEMPLATE": "swiftui_mvvm", "FILE": "profile.json"])
        let made = try agent.perform("make the changes of a plan", ["FILE": "profile.json"])
        #expect(made["applied"] as? Bool == true)
        // A module in another target, with a parameter.
        try agent.perform(
            "generate a module",
            [
                "NAME": "Cart", "TEMPLATE": "swiftui_mvvm", "TARGET": "Bank", "PARAMETER": "use_cases",
                "VALUE": "pay() async",
            ])
        #expect(
            shop.exists("Sources/Bank/Cart/CartTask.swift")
                && shop.exists("Tests/BankTests/Cart/CartModelTests.swift"))
        // Add a use case, and change a parameter.
        try agent.perform(
            "add to a parameter",
            ["MODULE": "Cart", "PARAMETER": "use_cases", "VALUE": "refund(id: Int) async"])
        #expect(try shop.read("Sources/Bank/Cart/CartModel.swift").contains("func refund(id: Int)"))
        try agent.perform(
            "change a parameter", ["MODULE": "Profile", "PARAMETER": "inputs", "VALUE": "userID: Int"])
        #expect(try shop.read("Sources/Shop/Profile/ProfileModel.swift").contains("userID: Int"))
        // An agent's edit stays, and undoing takes back only the module.
        let model = "Sources/Shop/Profile/ProfileModel.swift"
        try shop.write([model: try shop.read(model) + "// mine\n"])
        try agent.perform("merge what changed", ["MODULE": "Profile"])
        #expect(try shop.read(model).hasSuffix("// mine\n"))
        // What exists, and in which state?
        let modules = try agent.list("modules")
        #expect(modules.map { $0["name"] as? String } == ["Cart", "Profile"])
        #expect(modules[1]["edited"] as? [String] == [model])
        try agent.perform("list the modules")
        try agent.perform("check that the modules are as recorded")
        try agent.perform("check that generating again", ["MODULE": "Cart"])
        try agent.perform("find what breaks")
        try agent.perform("list the templates")
        try agent.perform("find mistakes in a template", ["TEMPLATE": "page"])
        // Rename, move, and take back.
        try agent.perform("rename a module", ["MODULE": "Cart", "NAME": "Basket"])
        try agent.perform("move a module", ["MODULE": "Basket", "TARGET": "Shop"])
        #expect(shop.exists("Sources/Shop/Basket/BasketModel.swift") && !shop.exists("Sources/Bank/Basket"))
        try agent.perform("remove a module", ["MODULE": "Basket"])
        #expect(!shop.exists("Sources/Shop/Basket"))
        // A module by hand.
        try agent.perform(
            "generate a module", ["NAME": "Help", "TEMPLATE": "page"], without: ["--target", "--PARAMETER"])
        try shop.remove(".generamba")
        try agent.perform(
            "record a module", ["NAME": "Help", "TEMPLATE": "page"], without: ["--PARAMETER"])
        #expect(try agent.list("modules").map { $0["name"] as? String } == ["Help"])
        // What was wrong, and what to do: a code and a hint.
        let wrong = try agent.perform(
            "generate a module", ["NAME": "Cart", "TEMPLATE": "swiftui_mvvm"], with: ["--use_case", "pay"],
            without: ["--target", "--PARAMETER"], status: 64)
        let problem = try #require((wrong["diagnostics"] as? [[String: Any]])?.first)
        #expect(problem["code"] as? String == "unknown-option")
        #expect(problem["hint"] as? String == "did you mean '--use_cases'?")
        // A plan of yesterday.
        try agent.perform("write a plan", ["NAME": "Pay", "TEMPLATE": "page", "FILE": "pay.json"])
        try shop.write(["Sources/Shop/Pay/View/PayView.swift": "// mine\n"])
        let refused = try agent.perform("make the changes of a plan", ["FILE": "pay.json"], status: 8)
        #expect(refused["applied"] as? Bool == false)
    }

    @Test func theGuideIsShort() throws {
        let run = try shop.run("agent")
        #expect(run.status == 0 && run.messages.isEmpty, "\(run)")
        #expect(run.output.split(separator: "\n").count < 80 && run.output.utf8.count < 10_000)
        #expect(
            run.output.hasPrefix(
                """
                # Generating modules with Generamba

                `generamba` writes the Swift files of a module, and their tests, from a template.

                ## Targets

                - `Shop` in `Sources/Shop`, tested by `ShopTests`
                - `Bank` in `Sources/Bank`, tested by `BankTests`
                - `BankTests` (tests) in `Tests/BankTests`
                - `ShopTests` (tests) in `Tests/ShopTests`

                ## Templates

                - `page`

                ## Other templates

                - `swiftui_mvvm`: A SwiftUI screen with an observable model and a service

                """), "\(run)")
    }

    // MARK: AGENTS.md

    @Test func setupKeepsTheGuide() throws {
        #expect(try shop.run("setup", "--yes", "--agents", "--quiet").status == 0)
        let guide = try shop.run("agent").output
        let kept = "<!-- generamba: begin -->\n\(guide)<!-- generamba: end -->\n"
        #expect(try shop.read("AGENTS.md") == kept)
        // What others wrote stays; the guide follows the Rambafile without the option.
        try shop.write(["AGENTS.md": "# Shop\n\n\(kept)\nMore.\n"])
        #expect(
            try shop.run("setup", "--yes", "--templates", "silver").output.hasPrefix(
                "       edit  Rambafile\n       edit  AGENTS.md\n"))
        let text = try shop.read("AGENTS.md")
        #expect(text.hasPrefix("# Shop\n\n<!-- generamba: begin -->\n# Generating"))
        #expect(
            text.hasSuffix("<!-- generamba: end -->\n\nMore.\n")
                && text.contains("- `silver`: A SILVER module; needs"))
    }

    @Test func setupLeavesOtherGuidesAlone() throws {
        try shop.write(["AGENTS.md": "# Shop"])
        #expect(try shop.run("setup", "--yes", "--quiet").status == 0)
        #expect(try shop.read("AGENTS.md") == "# Shop")
        #expect(try shop.run("setup", "--yes", "--quiet", "--agents").status == 0)
        #expect(try shop.read("AGENTS.md").hasPrefix("# Shop\n\n<!-- generamba: begin -->\n"))
        try shop.write(["AGENTS.md": "<!-- generamba: begin -->\nlost\n"])
        #expect(
            try shop.run("setup", "--yes", "--quiet")
                == Run(
                    messages: """
                        error: 'AGENTS.md' has the mark '<!-- generamba: begin -->' without '<!-- generamba: end -->'
                          hint: remove the mark
                        """, status: 1))
        #expect(try shop.read("AGENTS.md") == "<!-- generamba: begin -->\nlost\n")
    }
}
