import Foundation

/// A module that the program makes of drawn signatures.
struct DrawnModule {
    struct Item: CustomStringConvertible {
        let parameter: String
        var text: String
        var description: String { "--\(parameter) '\(text)'" }
    }

    let template: String
    var items: [Item]

    /// The parameters of a template, each as often as a module has it.
    static let parameters: [(template: String, parameters: [String])] = [
        ("clean_swift", screen), ("rviper_controller", screen), ("silver", screen), ("swiftui_mvvm", screen),
        ("swiftui_viper", screen), ("viper_configurator", screen), ("service", service),
        ("swiftui_viper_service", service), ("facade", Array(repeating: "steps", count: 4)),
        ("flow", Array(repeating: "modules", count: 5)),
        ("route", Array(repeating: "router_targets", count: 6)), ("rviper_around", around),
        ("rviper_cell", loading), ("rviper_container", Array(repeating: "children", count: 4) + ["inputs"]),
        ("rviper_section_module", ["entities", "entities", "inputs"]), ("rviper_view", loading),
        ("silver_root", Array(repeating: "states", count: 5)),
    ]
    private static let screen =
        Array(repeating: "use_cases", count: 5)
        + ["load", "outputs", "outputs", "router_targets", "router_targets", "inputs", "entities"]
    private static let around = Array(repeating: "use_cases", count: 4) + ["inputs"]
    private static let loading = ["load", "inputs", "inputs"]
    private static let service = Array(repeating: "functions", count: 6)

    /// What the program says about the module.
    enum Answer {
        case compiled
        /// Nothing is generated.
        case refused([Refusal])
        case failed(String)
    }

    struct Refusal {
        let item: Int
        /// The place in the item.
        let column, length: Int
        let message: String
        let hint: String?
    }

    /// The words of the program that check the module.
    var words: [String] {
        var words = ["template", "check", template, "--matrix", "one", "--compile-only"]
        words += ["--swift-version", "5,6", "--isolation", "nonisolated,mainactor", "--stubs", "App"]
        words += ["--samples", SignatureGrammar.samples]
        for parameter in Set(items.map(\.parameter)).sorted() {
            words += ["--\(parameter)", texts(of: parameter).joined(separator: ", ")]
        }
        return words
    }

    private func texts(of parameter: String) -> [String] {
        items.filter { $0.parameter == parameter }.map(\.text)
    }

    func answer(_ output: String, _ status: Int32) -> Answer {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let refusals = lines.indices.compactMap { refusal(lines, at: $0) }
        if !refusals.isEmpty { return .refused(refusals) }
        // The check leaves out what has the name of an input of the template's default, but another type.
        let isJudged = output.contains(" compiled") || output.contains("' has another type)")
        return status == 0 && isJudged ? .compiled : .failed(output)
    }

    private func refusal(_ lines: [String], at index: Int) -> Refusal? {
        guard let match = lines[index].firstMatch(of: /^--([a-z_]+):1:(\d+): error: (.*)$/),
            let column = Int(match.2)
        else { return nil }
        let rest = lines[(index + 1)...].prefix { !$0.hasPrefix("--") }
        let carets = rest.first { $0.contains("^") && !$0.contains(/[a-z]/) }?.filter { $0 == "^" }.count ?? 1
        let hint = rest.first { $0.hasPrefix("  hint: ") }?.dropFirst("  hint: ".count)
        var start = 1
        for (number, item) in items.enumerated() where item.parameter == match.1 {
            // The end of an item is a place, too.
            if column < start + item.text.count + 2 {
                return Refusal(
                    item: number, column: min(column - start, item.text.count), length: carets,
                    message: String(match.3),
                    hint: hint.map(String.init))
            }
            start += item.text.count + 2
        }
        return nil
    }
}

extension DrawnModule {
    /// Draws modules that have at least this many signatures, without those that Swift refuses.
    ///
    /// - Parameter messages: returns what the compiler says about a file.
    static func drawn(_ count: Int, seed: UInt64, messages: (String) throws -> String) throws -> [DrawnModule]
    {
        var grammar = SignatureGrammar(seed: seed)
        var modules: [DrawnModule] = []
        while modules.map(\.items.count).reduce(0, +) < count {
            let (template, parameters) = Self.parameters[(Int(seed) + modules.count) % Self.parameters.count]
            let items = parameters.map { Item(parameter: $0, text: grammar.signature(for: $0)) }
            modules.append(DrawnModule(template: template, items: items))
        }
        let items = modules.flatMap(\.items)
        let declarations = items.enumerated().map { number, item in
            let isProperty = item.parameter == "inputs"
            return isProperty
                ? "struct S\(number) { var \(item.text) }"
                : "protocol P\(number) { func \(item.text.replacing("Person.Row", with: "Row")) }"
        }
        let start = SignatureGrammar.app.split(separator: "\n", omittingEmptySubsequences: false).count
        let text = try messages(SignatureGrammar.app + declarations.joined(separator: "\n") + "\n")
        let lines = Set(text.matches(of: /swift:(\d+):\d+: error:/).compactMap { Int($0.1) })
        var line = start
        for index in modules.indices {
            modules[index].items.removeAll { _ in
                defer { line += 1 }
                return lines.contains(line)
            }
        }
        return modules
    }
}
