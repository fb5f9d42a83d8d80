import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

/// Tests what commands propose with the decisions of a user.
struct ProposalTests {
    private let shop: Sandbox
    private let project: Project
    private let templates: TemplateResolver

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
        project = try Project.find(
            from: root, user: root, environment: shop.environment, diagnostics: &warnings)
        templates = TemplateResolver(from: root, user: root, environment: shop.environment)
    }

    private static let now: Moment = (0, Day(year: 2026, month: 3, day: 5))

    private func request(_ names: String...) throws -> GenerationRequest {
        try GenerationRequest(
            modules: names, from: templates.template(forModules: "kits/page"), templates, in: project,
            options: GenerationOptions(), preferences: nil, environment: shop.environment, now: Self.now)
    }

    private func propose(_ decisions: Decisions) throws -> GenProposal {
        var warnings = Diagnostics()
        return try request("Pay").propose(GenChoices(), decisions, diagnostics: &warnings)
    }

    /// Answers each open question with "dark" and yes. Returns the proposal, and what was asked.
    private func answering<Proposal>(
        _ propose: (Decisions, inout Diagnostics) throws -> Proposal
    ) throws -> (proposal: Proposal, asked: [String]) {
        var decisions = Decisions(canAsk: true, asksConsent: true)
        var asked: [String] = []
        while true {
            var warnings = Diagnostics()
            do {
                return (try propose(decisions, &warnings), asked)
            } catch OpenQuestion.parameter(let parameter, let user) {
                asked.append("\(parameter.name.value) of \(user)")
                decisions.note(SourceFile(path: "style", text: "dark").whole, of: parameter, of: user)
            } catch OpenQuestion.consent(let consent) {
                asked.append("\(consent)")
                decisions.note(consent, true)
            }
        }
    }

    @Test func aQuestionIsOpenUntilItIsAnswered() throws {
        let (proposal, asked) = try answering { decisions, warnings in
            try request("Pay").propose(GenChoices(), decisions, diagnostics: &warnings)
        }
        #expect(asked == ["style of page [\"Pay\"]"])
        #expect(proposal.plan.changes.map(\.path.text) == ["Sources/Shop/Modules/Pay/PayPage.swift"])
        #expect(proposal.plan.changes[0].after == .file(Array("// dark\n".utf8)))
        #expect(!shop.exists("Sources/Shop/Modules"))
    }

    @Test func withoutATerminalNoQuestionIsOpen() throws {
        #expect(throws: Diagnostics.self) { try propose(Decisions(canAsk: false, asksConsent: true)) }
    }

    @Test func otherTemplatesThanThoseOfTheRequestAreStale() throws {
        let request = try request("Pay")
        try shop.write(["Rambafile.lock": "version: 1\n"])
        let stale = StalePlan("the templates changed while this command ran")
        #expect(throws: stale) {
            try answering { try request.propose(GenChoices(), $0, diagnostics: &$1) }
        }
    }
}
