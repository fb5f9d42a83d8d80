import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

/// Tests what `gen` proposes with the decisions of a user.
struct GenProposalTests {
    private let shop: Sandbox
    private let request: GenerationRequest

    init() throws {
        shop = try Shop.sandbox()
        try shop.write(
            [
                "page.rambaspec": """
                name: page
                parameters: [{name: style, type: string, required: true}]
                code_files: [{name: Page.swift, path: page.mustache}]

                """, "page.mustache": "// {{ custom_parameters.style }}\n",
            ], below: "kits/page")
        let root = AbsolutePath(shop.project)
        var warnings = Diagnostics()
        let project = try Project.find(
            from: root, user: root, environment: shop.environment, diagnostics: &warnings)
        let templates = TemplateResolver(from: root, user: root, environment: shop.environment)
        request = try GenerationRequest(
            modules: ["Pay"], from: templates.template(forModules: "kits/page"), templates, in: project,
            options: GenerationOptions(), preferences: nil, environment: shop.environment,
            now: (0, Day(year: 2026, month: 3, day: 5)))
    }

    private func propose(_ decisions: Decisions) throws -> GenProposal {
        var warnings = Diagnostics()
        return try request.propose(GenChoices(), decisions, diagnostics: &warnings)
    }

    @Test func aQuestionIsOpenUntilItIsAnswered() throws {
        var decisions = Decisions(canAsk: true, asksConsent: true)
        var asked: [String] = []
        while true {
            do {
                let proposal = try propose(decisions)
                #expect(asked == ["style of page [\"Pay\"]"])
                #expect(proposal.plan.changes.map(\.path.text) == ["Sources/Shop/Modules/Pay/PayPage.swift"])
                #expect(proposal.plan.changes[0].after == .file(Array("// dark\n".utf8)))
                #expect(try propose(decisions).plan == proposal.plan)
                break
            } catch OpenQuestion.parameter(let parameter, let user) {
                asked.append("\(parameter.name.value) of \(user)")
                decisions.note(SourceFile(path: "style", text: "dark").whole, of: parameter, of: user)
            }
        }
        #expect(!shop.exists("Sources/Shop/Modules"))
    }

    @Test func withoutATerminalNoQuestionIsOpen() throws {
        #expect(throws: Diagnostics.self) { try propose(Decisions(canAsk: false, asksConsent: true)) }
    }

    @Test func otherTemplatesThanThoseOfTheRequestAreStale() throws {
        try shop.write(["Rambafile.lock": "version: 1\n"])
        let stale = StalePlan("the templates changed while this command ran")
        #expect(throws: stale) { try propose(Decisions(canAsk: true, asksConsent: true)) }
    }
}
