import GenerambaKit
import SourceText
import SwiftText

/// The result of a check. Also encodes it as JSON.
package struct CheckReport: Encodable, Sendable {
    /// Whether there is nothing to fix; false when nothing was checked.
    package private(set) var isFine = false
    private(set) var templates: [Template] = []
    /// The problems, each listed once.
    private(set) var findings: [Finding] = []
    /// The language modes that were compiled.
    private var modes: [LanguageMode] = []
    /// The places of the findings by their keys.
    private var places: [[String]: Int] = [:]

    private enum CodingKeys: String, CodingKey {
        case isFine = "ok"
        case templates, findings
    }

    /// A template with the results of its combinations.
    package struct Template: Encodable, Sendable {
        package let name: String
        var combinations: [Entry] = []
    }

    /// The result of one combination.
    package struct Entry: Encodable, Sendable {
        /// The arguments of `generamba gen` that generate it, without the template.
        package let words: String
        package let outcome: Outcome
        /// Why it was not checked, or not completely.
        package let reason: String?
        let tests: TestCounts
        package let errors: Int
        package let warnings: Int
        /// Whether the template makes tests for it.
        package let hasTests: Bool
        /// Whether nothing of it can be compiled, although the template accepts it.
        let isUncompiled: Bool

        private enum CodingKeys: CodingKey { case words, outcome, reason, tests }
    }

    struct TestCounts: Encodable, Sendable {
        /// How many passed, in the language mode with the fewest.
        let passed: Int
        /// How many were skipped, in the language mode with the most.
        let skipped: Int
        /// How many failed, in the language mode with the most.
        let failed: Int
        /// How many did not run because an earlier one ended the program.
        let notRun: Int

        /// How many ran, or would have run if they had not been skipped.
        var ran: Int { passed + skipped + failed }
    }

    package enum Outcome: String, Encodable, Sendable, CaseIterable {
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
    package init(
        _ results: [(CheckCase, [CaseResult])], templates names: [String], compilesOnly: Bool,
        allowsUncompiled: Bool = false, shownPath: (CheckCase) -> String
    ) {
        templates = names.map { Template(name: $0) }
        var declarations: [String: [String: String]] = [:]
        /// Returns the file of a template that declares a name in any combination; nil if there is none.
        func file(of name: String, in template: String) -> String? {
            if declarations[template] == nil {
                declarations[template] = results.map(\.0).filter { $0.template == template }
                    .map(\.declarations).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            }
            return declarations[template]?[name]
        }
        for (checkCase, caseResults) in results {
            for diagnostic in checkCase.found.all { add(diagnostic, checkCase) }
            for result in caseResults {
                let own = checkCase.findings(
                    result, shownPath: shownPath(checkCase),
                    elsewhere: { file(of: $0, in: checkCase.template) })
                for finding in own { findings.add(finding, checkCase.combination, result.mode, &places) }
            }
            let entry = Entry(checkCase, caseResults, compilesOnly: compilesOnly)
            if let place = names.firstIndex(of: checkCase.template) {
                templates[place].combinations.append(entry)
            }
            if entry.isUncompiled, !allowsUncompiled {
                let message = "nothing is compiled, because no file is Swift"
                add(.error(message, hint: "add '--allow-uncompiled' to accept this"), checkCase)
            }
        }
        if !compilesOnly { addUntested(results.map(\.0)) }
        let others = Set(findings.map(\.template))
        for (checkCase, caseResults) in results where !others.contains(checkCase.template) {
            for diagnostic in caseResults.flatMap(\.untold) { add(diagnostic, checkCase) }
        }
        for name in names { findings = findings.foldingUnknownTypes(of: name) }
        let errors = findings.filter { $0.severity == .error }
        findings =
            Finding.Part.allCases.flatMap { part in errors.filter { $0.part == part } }
            + findings.filter { $0.severity != .error }
        modes = LanguageMode.allCases.filter { mode in
            results.contains { $0.1.contains { $0.mode == mode } }
        }
        isFine = !findings.contains { $0.severity == .error } && !entries.contains { $0.outcome == .failed }
    }

    /// Adds a problem of a case itself.
    private mutating func add(_ diagnostic: Diagnostic, _ checkCase: CheckCase) {
        findings.add(Finding(diagnostic, of: checkCase.template), checkCase.combination, nil, &places)
    }

    /// Adds an error for each template of which no test could run on this machine, and a warning if all tests are left
    /// out because types have no sample.
    private mutating func addUntested(_ cases: [CheckCase]) {
        for template in templates where !template.combinations.contains(where: { $0.tests.ran > 0 }) {
            let own = cases.filter { $0.template == template.name }
            for (checkCase, entry) in zip(own, template.combinations) where entry.hasTests {
                guard entry.outcome == .compiled, let reason = entry.reason else { continue }
                let isUnsampled = reason == checkCase.lackOfSamples
                let diagnostic =
                    isUnsampled
                    ? Diagnostic.warning(
                        "no test runs: \(reason)", hint: Samples.advice(for: checkCase.withoutSample))
                    : .error(
                        "no test runs: the code \(reason)", hint: "check it on a Mac, or add '--compile-only'"
                    )
                add(diagnostic, checkCase)
            }
        }
    }

    /// The types that nothing declares.
    package var missingTypes: [String] {
        findings.compactMap(\.cause).filter { $0.kind.isUnknownType || $0.kind == .unknownTypes }
            .flatMap(\.names)
    }

    /// Whether all modules compile and their tests pass, although the compiler warns.
    package var hasOnlyWarnings: Bool {
        !findings.contains { $0.severity == .error }
            && entries.allSatisfy { $0.errors == 0 && $0.tests.failed == 0 && $0.tests.notRun == 0 }
    }

    package var entries: [Entry] { templates.flatMap(\.combinations) }

    /// Where a finding occurs: `Swift 6 mode, 2 of 5 combinations, such as Profile`. If several templates are checked, it
    /// begins with the template.
    func extent(of finding: Finding) -> String {
        let total = templates.first { $0.name == finding.template }?.combinations.count ?? 0
        let count = finding.combinations.count
        let some = finding.modes.isEmpty ? nil : finding.modes.text(among: modes)
        let mode = some.map { "\($0), " } ?? ""
        let part = count == total ? "all \(total)" : "\(count) of \(total)"
        let share = count == 1 ? "" : "\(part) combinations, such as "
        let template = templates.count > 1 ? "\(finding.template), " : ""
        return template + mode + share + (finding.combinations.first ?? "")
    }
}

extension CheckReport.Entry {
    fileprivate init(_ checkCase: CheckCase, _ caseResults: [CaseResult], compilesOnly: Bool) {
        words = checkCase.combination.text
        func counts(_ outcome: TestResult.Outcome) -> [Int] {
            caseResults.map { $0.tests.count { $0.outcome == outcome } }
        }
        tests = CheckReport.TestCounts(
            passed: counts(.passed).min() ?? 0, skipped: counts(.skipped).max() ?? 0,
            failed: counts(.failed).max() ?? 0, notRun: caseResults.map(\.notRun).max() ?? 0)
        func most(_ severity: CompilerMessage.Severity) -> Int {
            caseResults.map { $0.messages.count { $0.severity == severity } }.max() ?? 0
        }
        errors = most(.error) + checkCase.found.all.count { $0.severity == .error }
        warnings = most(.warning)
        hasTests = !checkCase.sources.tests.isEmpty
        isUncompiled =
            !checkCase.found.hasErrors && checkCase.rejectionReason == nil && checkCase.sources == ([], [])
        (outcome, reason) = Self.outcome(of: checkCase, caseResults, compilesOnly)
    }

    private static func outcome(
        of checkCase: CheckCase, _ caseResults: [CaseResult], _ compilesOnly: Bool
    ) -> (CheckReport.Outcome, reason: String?) {
        if checkCase.found.hasErrors || caseResults.contains(where: \.isFailed) { return (.failed, nil) }
        if let rejectionReason = checkCase.rejectionReason { return (.leftOut, rejectionReason) }
        if checkCase.sources == ([], []) { return (.leftOut, checkCase.notSwift) }
        if !checkCase.objectiveC.isEmpty { return (.partly, checkCase.notSwift) }
        if let reason = caseResults.lazy.compactMap(\.reason).first { return (.compiled, reason) }
        if compilesOnly { return (.compiled, nil) }
        return checkCase.sources.tests.isEmpty ? (.compiled, "no tests") : (.ok, nil)
    }
}

extension CheckCase {
    /// Which files are not compiled because they are not Swift.
    fileprivate var notSwift: String {
        let others = objectiveC
        guard let first = others.first?.path.name else { return "no Swift files" }
        return others.count == 1
            ? "'\(first)' is not compiled because it is not Swift"
            : "'\(first)' and \(others.count - 1) more are not compiled because they are not Swift"
    }
}
