import SourceText

/// What came of a check.
package struct CheckReport: Sendable {
    package internal(set) var templates: [Template] = []
    /// The language modes in which something was compiled.
    private let modes: [LanguageMode]
    /// What is wrong, each thing once.
    package private(set) var findings: [Finding] = []

    /// A template with its combinations.
    package struct Template: Sendable {
        package let name: String
        package internal(set) var combinations: [Entry] = []
    }

    /// A combination of a template.
    package struct Entry: Sendable {
        package let combination: Combination
        package let outcome: Outcome
        /// How many tests passed, in the mode in which the fewest did.
        package let passed: Int
        /// The same of those that failed, in the mode in which the most did.
        package let failed: Int
        /// How many were to run after one that ended the program.
        package let notRun: Int
        package let errors: Int
        package let warnings: Int
    }

    package enum Outcome: Sendable, Equatable {
        /// It compiles, and its tests pass.
        case ok
        /// It compiles; why the tests did not run, where they were to.
        case compiled(String?)
        /// The same of a part of it, and why the rest was not tried.
        case partly(String)
        case failed
        /// It cannot be, and why.
        case leftOut(String)
    }

    /// Whether nothing has to be mended.
    package var isFine: Bool { entries.allSatisfy { $0.outcome != .failed } }

    var entries: [Entry] { templates.flatMap(\.combinations) }

    /// Where a finding is: `Swift 6 mode, 2 of 5 combinations, as Profile`.
    func extent(of finding: Finding) -> String {
        let total = templates.first { $0.name == finding.template }?.combinations.count ?? 0
        let count = finding.combinations.count
        let isEverywhere = finding.modes.isEmpty || finding.modes == modes
        let mode = isEverywhere ? "" : "Swift \(finding.modes.map(\.rawValue).joined()) mode, "
        let part = count == total ? "all \(total)" : "\(count) of \(total)"
        let share = count == 1 ? "" : "\(part) combinations, as "
        return mode + share + (finding.combinations.first ?? "")
    }

    /// - Parameters:
    ///   - results: the specimens, each with what came of it in each mode.
    ///   - shownPath: what stands before the paths of a specimen's files.
    init(
        _ results: [(Specimen, [Verdict])], templates names: [String], compilesOnly: Bool = false,
        shownPath: (Specimen) -> String
    ) {
        var index: [Finding.Key: Int] = [:]
        templates = names.map { Template(name: $0) }
        for (specimen, verdicts) in results {
            let name = specimen.combination.text
            for diagnostic in specimen.found.all {
                findings.add(Finding(diagnostic, in: specimen), of: name, nil, index: &index)
            }
            for verdict in verdicts {
                for finding in specimen.findings(verdict, shownPath: shownPath(specimen)) {
                    findings.add(finding, of: name, verdict.mode, index: &index)
                }
            }
            let entry = Entry(specimen, verdicts, compilesOnly: compilesOnly)
            if let place = names.firstIndex(of: specimen.template) {
                templates[place].combinations.append(entry)
            }
        }
        modes = LanguageMode.allCases.filter { mode in results.contains { $0.1.contains { $0.mode == mode } }
        }
    }
}

extension CheckReport.Entry {
    fileprivate init(_ specimen: Specimen, _ verdicts: [Verdict], compilesOnly: Bool) {
        combination = specimen.combination
        func counts(_ outcome: TestResult.Outcome) -> [Int] {
            verdicts.map { $0.tests.count { $0.outcome == outcome } }
        }
        passed = counts(.passed).min() ?? 0
        failed = counts(.failed).max() ?? 0
        notRun = verdicts.map(\.notRun).max() ?? 0
        func most(_ severity: CompilerMessage.Severity) -> Int {
            verdicts.map { $0.messages.count { $0.severity == severity } }.max() ?? 0
        }
        errors = most(.error) + specimen.found.all.count { $0.severity == .error }
        warnings = most(.warning)
        let objectiveC = specimen.objectiveC.map(\.path.name)
        if specimen.found.hasErrors || verdicts.contains(where: \.isFailed) {
            outcome = .failed
        } else if let objection = specimen.objection {
            outcome = .leftOut(objection)
        } else if let first = objectiveC.first {
            let text =
                objectiveC.count == 1
                ? "'\(first)' is not compiled, as it is not Swift"
                : "'\(first)' and \(objectiveC.count - 1) more are not compiled, as they are not Swift"
            outcome = specimen.sources == ([], []) ? .leftOut(text) : .partly(text)
        } else if let reason = verdicts.lazy.compactMap(\.reason).first {
            outcome = .compiled(reason)
        } else {
            outcome =
                compilesOnly ? .compiled(nil) : specimen.sources.tests.isEmpty ? .compiled("no tests") : .ok
        }
    }
}

extension Specimen {
    /// What a verdict says, each thing at its place in a generated file.
    fileprivate func findings(_ verdict: Verdict, shownPath: String) -> [Finding] {
        messageFindings(verdict.messages, shownPath)
            + verdict.tests.flatMap { test in
                test.failures.map { failure in
                    let file = file(failure.place?.path)
                    return Finding(
                        .error, "'\(test.name)' fails: \(failure.message)",
                        hint: test.isEndless ? "the tests of later combinations did not run" : nil,
                        at: failure.place.flatMap { file?.line($0.line) },
                        shownAs: file.map { shownPath + $0.path }, in: self)
                }
            }
    }

    private func messageFindings(_ messages: [CompilerMessage], _ shownPath: String) -> [Finding] {
        messages.indices.filter { messages[$0].severity != .note }.map { index in
            let message = messages[index]
            var notes: [String] = []
            for note in messages[(index + 1)...].prefix(while: { $0.severity == .note })
            where !notes.contains(note.text) { notes.append(note.text) }
            let gap = StandInGap(message.text, own: combination.names)
            let hint = gap?.hint ?? objectiveCHint(message.text)
            let file = file(message.path)
            return Finding(
                message.severity == .error ? .error : .warning, gap?.message ?? message.text, hint: hint,
                notes: gap == nil ? Array(notes.prefix(3)) : [],
                at: file?.place(line: message.line, column: message.column),
                shownAs: file.map { shownPath + $0.path }, in: self)
        }
    }

    /// Where Objective-C declares what Swift lacks.
    private func objectiveCHint(_ complaint: String) -> String? {
        let parts = complaint.split(separator: "'", omittingEmptySubsequences: false)
        guard complaint.hasPrefix("cannot find "), parts.count > 2 else { return nil }
        let file = objectiveC.first { file in
            String(decoding: file.text?.bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
                .contains {
                    let words = $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
                    return words.count > 1 && ["@interface", "@protocol"].contains(words[0])
                        && words[1] == parts[1]
                }
        }
        return file.map { "'\($0.path.name)' declares it, and the check compiles Swift alone" }
    }

    /// The generated file at a path that ends like its own.
    private func file(_ path: AbsolutePath?) -> SourceFile? {
        guard let path else { return nil }
        return files.first { path.components.suffix($0.path.components.count) == $0.path.components[...] }?
            .text
    }
}
