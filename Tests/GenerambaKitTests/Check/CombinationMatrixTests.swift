import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateInspection

struct CombinationMatrixTests {
    private func texts(_ matrix: CombinationMatrix, _ parameters: String) throws -> [String] {
        let file = SourceFile(
            path: "page.rambaspec", text: "name: page\nparameters:\n\(parameters)code_files: [{name: A}]\n")
        var found = Diagnostics()
        let declared = try Manifest(rambaspec: file, of: "page", diagnostics: &found).parameters
        return try matrix.combinations(declared, of: "page").map(\.text)
    }

    private let parameters = """
        - {name: worker, type: bool}
        - {name: cached, type: bool, default: true}
        - {name: style, type: choice, choices: [light, dark], default: light}
        - {name: cells, type: int, default: 2, examples: [2, 5]}
        - {name: use_cases, type: list, items: function, examples: [fetch, 'fetch,load(id: Int) -> String']}

        """

    @Test func defaultsAreTheUsualAndTheRichestValues() throws {
        let richest = "--worker true --cells 5 --use_cases 'fetch,load(id: Int) -> String'"
        #expect(
            try texts(.defaults, parameters) == [
                "Profile", "Profile --prefix ZZ --style dark", "Profile \(richest)",
                "Profile --prefix ZZ \(richest)",
                "Profile,URLPreview",
            ])
        #expect(
            try texts(.defaults, "- {name: a}\n") == ["Profile", "Profile --prefix ZZ", "Profile,URLPreview"])
    }

    @Test func defaultsHaveEveryChoice() throws {
        let choices = "- {name: a, type: choice, choices: [p, q, r, s], default: r}\n"
        #expect(
            try texts(.defaults, choices + "- {name: b, type: choice, choices: [x, y], default: x}\n") == [
                "Profile", "Profile --prefix ZZ --a p --b y", "Profile --a q", "Profile --a s",
                "Profile,URLPreview",
            ])
        #expect(
            try texts(.defaults, choices + "- {name: b, type: bool}\n") == [
                "Profile", "Profile --prefix ZZ --a p", "Profile --b true",
                "Profile --prefix ZZ --a q --b true", "Profile --a s", "Profile,URLPreview",
            ])
    }

    @Test func pairsAndTheFullMatrixHaveAllNames() throws {
        let names = ["Profile", "URLPreview", "iPad", "Профиль", "Default", "Type"]
        let all = try texts(.full, "- {name: worker, type: bool}\n")
        #expect(
            Set(all)
                == Set(
                    names.flatMap { name in
                        [
                            name, "\(name) --prefix ZZ", "\(name) --worker true",
                            "\(name) --prefix ZZ --worker true",
                        ]
                    } + ["Profile,URLPreview"]))
        let pairs = try texts(.pairs, parameters)
        #expect(names.allSatisfy { name in pairs.contains { $0.hasPrefix("\(name) --prefix ZZ") } })
        #expect(pairs.count < 30)
        #expect(Array(pairs.prefix(4)) == Array(try texts(.defaults, parameters).prefix(4)))
    }

    @Test func aParameterThatIsRequiredNeedsAValueToTry() {
        #expect(
            throws: Diagnostics.error(
                "'title' of 'page' is required, but has neither a default nor an example",
                at: SourceFile(
                    path: "page.rambaspec",
                    text:
                        "name: page\nparameters:\n- {name: title, required: true}\ncode_files: [{name: A}]\n"
                ).range(32..<37), hint: "add 'examples: […]' to it: the check takes its values from there")
        ) { try texts(.defaults, "- {name: title, required: true}\n") }
        #expect(
            try! texts(.defaults, "- {name: title, required: true, examples: [One]}\n")[0]
                == "Profile --title One")
    }

    @Test func theFullMatrixHasALimit() {
        let many = (1...10).map { "- {name: a\($0), type: bool}\n" }.joined()
        #expect(
            throws: Diagnostics.error(
                "'page' has more than 1000 combinations",
                hint: "use '--matrix pairs', which covers every pair of values")
        ) { try texts(.full, many) }
    }
}
