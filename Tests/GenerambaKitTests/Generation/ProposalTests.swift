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

    /// Answers each open question with "dark" and yes. Returns the proposal, what was asked, and the decisions.
    private func answering<Proposal>(
        _ propose: @escaping (Decisions, inout Diagnostics) throws -> Proposal
    ) throws -> (proposal: Proposal, asked: [String], decisions: Decisions) {
        var decisions = Decisions(canAsk: true, asksConsent: true)
        var asked: [String] = []
        while true {
            do {
                let proposal = try onLargeStack { [decisions] in
                    var warnings = Diagnostics()
                    return try propose(decisions, &warnings)
                }
                return (proposal, asked, decisions)
            } catch OpenQuestion.parameter(let parameter, let user) {
                asked.append("\(parameter.name.value) of \(user)")
                decisions.note(SourceFile(path: "style", text: "dark").whole, of: parameter, of: user)
            } catch OpenQuestion.consent(let consent) {
                asked.append("\(consent)")
                decisions.note(consent, true)
            }
        }
    }

    /// Does the work on a thread with a large stack, as the main thread has, on which the program plans. In debug builds,
    /// the frames of what plans are large. A stack of 8 MiB would be taken for one that nobody asked for, which
    /// `make check-stacks` makes small.
    private func onLargeStack<Value>(_ work: @escaping () throws -> Value) throws -> Value {
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) var result: Result<Value, any Error>?
        let thread = SystemThread(isWaitedFor: true, stackSize: 16 << 20) { result = Result { try work() } }
        try #require(thread).join()
        return try #require(result).get()
    }

    private func generate() throws {
        for name in ["Pay", "Cart"] {
            #expect(try shop.run("gen", name, "kits/page", "--style", "dark").status == 0)
        }
    }

    @Test func aQuestionIsOpenUntilItIsAnswered() throws {
        let (proposal, asked, decisions) = try answering { decisions, warnings in
            try request("Pay").propose(GenChoices(), decisions, diagnostics: &warnings)
        }
        #expect(asked == ["style of page [\"Pay\"]"])
        #expect(proposal.plan.changes.map(\.path.text) == ["Sources/Shop/Modules/Pay/PayPage.swift"])
        #expect(proposal.plan.changes[0].after == .file(Array("// dark\n".utf8)))
        #expect(try propose(decisions).plan == proposal.plan)
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

    @Test func adoptingModulesAsksOnceForAValue() throws {
        try generate()
        try shop.remove(".generamba")
        let (proposal, asked, _) = try answering { decisions, warnings in
            try AdoptionRequest(request("Pay", "Cart")).propose(decisions, diagnostics: &warnings)
        }
        #expect(asked == ["style of page [\"Pay\", \"Cart\"]"])
        #expect(proposal.modules.map(\.title) == ["Pay from page", "Cart from page"])
        #expect(proposal.problem == nil)
        #expect(proposal.plan.moduleRecords.count == 3)
        #expect(!shop.exists(".generamba"))
    }

    @Test func whatDiffersTooMuchIsAProblem() throws {
        try generate()
        try shop.remove(".generamba")
        try shop.write(["Sources/Shop/Modules/Pay/PayPage.swift": "// light\n"])
        let (proposal, _, _) = try answering { decisions, warnings in
            try AdoptionRequest(request("Pay", "Cart")).propose(decisions, diagnostics: &warnings)
        }
        #expect(proposal.problem?.all.map(\.message).count == 1)
        #expect(proposal.differences.map(\.path.text) == ["Sources/Shop/Modules/Pay/PayPage.swift"])
    }

    @Test func removingAsksBeforeEditedFilesGo() throws {
        try generate()
        let page: RelativePath = "Sources/Shop/Modules/Pay/PayPage.swift"
        try shop.write([page.text: "// light\n"])
        let (proposal, asked, _) = try answering { decisions, _ in
            try ModulesProposal.removing(
                ["Pay"], removesEdited: false, isRepeated: false, in: project, decisions)
        }
        #expect(asked == ["\(Consent.removal([page]))"])
        #expect(
            proposal.plan.changes.map { "\($0.action) \($0.path)" } == [
                "remove \(page)", "remove Sources/Shop/Modules/Pay",
            ])
        #expect(shop.exists(page.text))
    }

    @Test func anUpdateAsksForANewParameter() throws {
        try generate()
        try shop.write(
            [
                "page.rambaspec": """
                name: page
                parameters:
                  - {name: style, type: string, required: true}
                  - {name: tone, type: string, required: true}
                code_files: [{name: Page.swift, path: page.mustache}]

                """, "page.mustache": "// {{ custom_parameters.style }} {{ custom_parameters.tone }}\n",
            ], below: "kits/page")
        let generating = Regeneration(
            in: project, templates, preferences: nil, environment: shop.environment, now: Self.now)
        let update = UpdateRequest(of: try Records(of: project).all(), generating)
        let (proposal, asked, _) = try answering { try update.propose($0, diagnostics: &$1) }
        #expect(asked == ["tone of page [\"Cart\"]", "tone of page [\"Pay\"]"])
        #expect(proposal.plan.changes.map(\.action) == [.update, .update])
        #expect(proposal.plan.changes.map(\.after).allSatisfy { $0 == .file(Array("// dark dark\n".utf8)) })
        #expect(try shop.read("Sources/Shop/Modules/Pay/PayPage.swift") == "// dark\n")
    }
}
