import Testing

@testable import Architecture

/// Each rule reports what breaks it, and nothing that only looks like it.
@Suite struct DoctorRuleTests {
    @Test("a module that follows all rules has no finding", arguments: ModuleStyle.allCases)
    func aGoodModuleHasNoFinding(style: ModuleStyle) throws {
        let files = try #require(SmallModules.files[style])
        #expect(try SmallModules.findings(in: files) == [])
    }

    @Test("a violation is found, and what looks like one is not", arguments: RuleCase.all)
    func aViolationIsFound(rule: RuleCase) throws {
        let found = try SmallModules.findings(in: rule.files())
        #expect(
            found == (rule.isViolation ? ["\(rule.rule) \(rule.reported):\(try rule.line())"] : []), "\(rule)"
        )
    }

    @Test("each rule has a violation and a near miss") func eachRuleHasBoth() {
        for id in Rule.all.map(\.id) {
            let kinds = Set(RuleCase.all.filter { $0.rule == id }.map(\.isViolation))
            #expect(kinds == [true, false], "\(id)")
        }
        #expect(Set(RuleCase.all.map(\.rule)).isSubset(of: Set(Rule.all.map(\.id))))
    }

    @Test(
        "a comment disables a rule",
        arguments: [
            "// generamba:disable weak-output\n  VAR", "VAR // generamba:disable weak-output: a reason",
            "// generamba:disable sync-layers, weak-output — a reason\n  /// It.\n  @A(b: 1)\n  VAR",
            "/* generamba:disable weak-output because of it */\n  VAR",
            "VAR\n  // generamba:disable-file weak-output",
        ])
    func aCommentDisablesARule(text: String) throws {
        #expect(try findings(with: text) == [])
    }

    @Test(
        "a comment elsewhere disables nothing",
        arguments: [
            "// generamba:disable weak-output\n\n  let a = 1\n  VAR",
            "VAR\n  // generamba:disable weak-output",
            "// generamba:disable weak-view\n  VAR",
            "let a = \"// generamba:disable-file weak-output\"\n  VAR",
        ])
    func aCommentElsewhereDisablesNothing(text: String) throws {
        #expect(try findings(with: text).map { $0.prefix(12) } == ["weak-output "])
    }

    @Test func anUnknownRuleIsReported() throws {
        let found = try findings(with: "// generamba:disable weak-outputs\n  weak VAR")
        #expect(found == ["unknown-rule FeedInteractor.swift:3"])
    }

    /// The findings in a module of VIPER whose interactor has this output.
    private func findings(with text: String) throws -> [String] {
        let output = text.replacing("VAR", with: "var output: FeedInteractorOutput?")
        let old = "weak var output: FeedInteractorOutput?"
        return try SmallModules.findings(
            in: RuleCase.breaks("weak-output", .viper, "FeedInteractor.swift", old, output).files())
    }
}
