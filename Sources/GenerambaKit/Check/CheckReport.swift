/// The result of a check. Also encodes it as JSON.
package struct CheckReport: Encodable, Sendable {
    /// Whether there is nothing to fix; false when nothing was checked.
    package private(set) var isFine = false
    private(set) var templates: [Template] = []
    /// The problems, each listed once.
    private(set) var findings: [Finding] = []
    /// The language modes that were compiled.
    private var modes: [LanguageMode] = []

    private enum CodingKeys: String, CodingKey {
        case isFine = "ok"
        case templates, findings
    }

    /// A template with the results of its combinations.
    struct Template: Encodable, Sendable {
        let name: String
        var combinations: [Entry] = []
    }

    /// The result of one combination.
    struct Entry: Encodable, Sendable {
        /// The arguments of `generamba gen` that generate it, without the template.
        let words: String
        let outcome: Outcome
        /// Why it was not checked, or not completely.
        let reason: String?
        let tests: TestCounts
        let errors: Int
        let warnings: Int

        private enum CodingKeys: CodingKey {
            case words, outcome, reason, tests
        }
    }

    struct TestCounts: Encodable, Sendable {
        /// How many passed, in the language mode with the fewest.
        let passed: Int
        /// How many failed, in the language mode with the most.
        let failed: Int
        /// How many did not run because an earlier one ended the program.
        let notRun: Int
    }

    enum Outcome: String, Encodable, Sendable, CaseIterable {
        /// It compiles, and its tests pass.
        case ok
        /// It compiles; the tests did not run.
        case compiled
        /// Part of it compiles; the rest was not tried.
        case partly
        case failed
        /// The template rejects it.
        case leftOut = "left out"
    }

    /// Makes an empty report.
    package init() {}

    /// - Parameters:
    ///   - results: the cases, each with its results by language mode.
    ///   - shownPath: the prefix for the paths of a case's files.
    init(
        _ results: [(CheckCase, [CaseResult])], templates names: [String], compilesOnly: Bool,
        shownPath: (CheckCase) -> String
    ) {
        var index: [[String]: Int] = [:]
        templates = names.map { Template(name: $0) }
        for (checkCase, caseResults) in results {
            for diagnostic in checkCase.found.all {
                findings.add(Finding(diagnostic, of: checkCase.template), checkCase.combination, nil, &index)
            }
            for result in caseResults {
                for finding in checkCase.findings(result, shownPath: shownPath(checkCase)) {
                    findings.add(finding, checkCase.combination, result.mode, &index)
                }
            }
            if let place = names.firstIndex(of: checkCase.template) {
                templates[place].combinations.append(
                    Entry(checkCase, caseResults, compilesOnly: compilesOnly))
            }
        }
        modes = LanguageMode.allCases.filter { mode in
            results.contains { $0.1.contains { $0.mode == mode } }
        }
        isFine = !entries.contains { $0.outcome == .failed }
    }

    var entries: [Entry] { templates.flatMap(\.combinations) }

    /// Where a finding occurs: `Swift 6 mode, 2 of 5 combinations, such as Profile`.
    func extent(of finding: Finding) -> String {
        let total = templates.first { $0.name == finding.template }?.combinations.count ?? 0
        let count = finding.combinations.count
        let isEverywhere = finding.modes.isEmpty || finding.modes == modes
        let mode = isEverywhere ? "" : "Swift \(finding.modes.map(\.rawValue).joined()) mode, "
        let part = count == total ? "all \(total)" : "\(count) of \(total)"
        let share = count == 1 ? "" : "\(part) combinations, such as "
        return mode + share + (finding.combinations.first ?? "")
    }
}

extension CheckReport.Entry {
    fileprivate init(_ checkCase: CheckCase, _ caseResults: [CaseResult], compilesOnly: Bool) {
        words = checkCase.combination.text
        func counts(_ outcome: TestResult.Outcome) -> [Int] {
            caseResults.map { $0.tests.count { $0.outcome == outcome } }
        }
        tests = CheckReport.TestCounts(
            passed: counts(.passed).min() ?? 0, failed: counts(.failed).max() ?? 0,
            notRun: caseResults.map(\.notRun).max() ?? 0)
        func most(_ severity: CompilerMessage.Severity) -> Int {
            caseResults.map { $0.messages.count { $0.severity == severity } }.max() ?? 0
        }
        errors = most(.error) + checkCase.found.all.count { $0.severity == .error }
        warnings = most(.warning)
        (outcome, reason) = Self.outcome(of: checkCase, caseResults, compilesOnly)
    }

    private static func outcome(
        of checkCase: CheckCase, _ caseResults: [CaseResult], _ compilesOnly: Bool
    ) -> (CheckReport.Outcome, reason: String?) {
        if checkCase.found.hasErrors || caseResults.contains(where: \.isFailed) { return (.failed, nil) }
        if let rejectionReason = checkCase.rejectionReason { return (.leftOut, rejectionReason) }
        let others = checkCase.objectiveC
        if let first = others.first?.path.name {
            let text =
                others.count == 1
                ? "'\(first)' is not compiled because it is not Swift"
                : "'\(first)' and \(others.count - 1) more are not compiled because they are not Swift"
            return (checkCase.sources == ([], []) ? .leftOut : .partly, text)
        }
        if let reason = caseResults.lazy.compactMap(\.reason).first { return (.compiled, reason) }
        if compilesOnly { return (.compiled, nil) }
        return checkCase.sources.tests.isEmpty ? (.compiled, "no tests") : (.ok, nil)
    }
}
