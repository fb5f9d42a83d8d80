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
}
