import GenerambaKit
import SourceText
import SystemAccess

/// The result of `template test`, also as JSON.
package struct GoldenReport: Encodable, Sendable {
    package struct Template: Sendable {
        fileprivate let name: String
        /// The template's folder.
        package let folder: TemplateFolder
        package fileprivate(set) var results: [GoldenResult] = []
        /// Why no test of the template can run.
        fileprivate var problems = Diagnostics()

        /// What would have to change in the folder for all tests to pass.
        package var changes: [Change] { results.flatMap(\.changes) }

        /// The files that have to change for all tests to pass.
        fileprivate var differences: [Problem] {
            results.flatMap { result in
                result.changes.filter { ($0.after ?? $0.before) != .folder }.map { change in
                    let fate =
                        switch change.action {
                        case .create: "also makes"
                        case .remove: "no longer makes"
                        default: "makes something else in"
                        }
                    var file: AbsolutePath?
                    if case .disk(let folder, _, _) = folder { file = folder.appending(change.path) }
                    return Problem(
                        .error(
                            "the golden test '\(result.test.name)' \(fate) '\(change.path)'",
                            hint: "compare with 'generamba template test', and accept it with '--record'"),
                        kind: "changed", in: file)
                }
            }
        }

        /// How to make the first test; nil where nobody can.
        fileprivate var hint: String? {
            guard case .disk(_, let shown, _) = folder else { return nil }
            return "write 'gen: Profile' into '\(shown)/tests/profile.yml', and run "
                + "'generamba template test \(quotedForShell(shown)) --record'"
        }
    }

    /// A test in the JSON report.
    private struct Case: Encodable {
        let name: String
        let ok: Bool
        let changes: [GenReport.File]

        init(_ result: GoldenResult, _ ok: Bool) {
            (name, self.ok) = (result.test.name, ok)
            changes = result.changes.map { GenReport.File($0, diff: true) }
        }
    }

    package private(set) var templates: [Template] = []
    /// Whether the differences have been recorded as what is expected.
    package var isRecorded = false

    /// Whether all tests pass now. False if no template could be read.
    package var isFine: Bool { canBeRecorded && templates.allSatisfy { $0.results.allSatisfy(isFine) } }

    /// Whether each test makes files.
    package var canBeRecorded: Bool {
        !templates.isEmpty
            && !templates.contains { template in
                template.problems.hasErrors || template.results.contains(where: \.problems.hasErrors)
            }
    }

    private func isFine(_ result: GoldenResult) -> Bool {
        !result.problems.hasErrors && (isRecorded || result.changes.isEmpty)
    }

    private enum CodingKeys: CodingKey { case ok, recorded, templates }

    package init() {}

    /// Runs the golden tests of templates.
    ///
    /// - Parameter names: the names of the tests to run; empty for all.
    /// - Throws: `Diagnostics` if no template has a test of one of the names; `FileProblem`; `Interruption`.
    package init(of templates: [ResolvedTemplate], only names: [String] = []) throws {
        var known: [String] = []
        for template in templates {
            var report = Template(name: template.name, folder: template.folder)
            var problems = Diagnostics()
            try problems.collect {
                let all = try template.folder.goldenTests()
                known += all.map(\.name)
                let tests = all.filter { names.isEmpty || names.contains($0.name) }
                guard !tests.isEmpty else { return }
                let declared = try template.declaredParameters()
                let siblings = try template.folder.names(in: .here).compactMap(TemplateName.ofRambaspec).map(
                    \.text)
                report.results = try ThreadPool.map(tests) {
                    try GoldenResult($0, of: template, declared, among: siblings)
                }.compactMap(\.self)
            }
            report.problems = problems
            self.templates.append(report)
        }
        let unknown = names.filter { !known.contains($0) }.map { name in
            Diagnostic.error(
                "no golden test '\(name)'",
                hint: didYouMean(name, in: known)
                    ?? (known.isEmpty ? nil : "there are \(quoted(known.distinct(by: \.self)))"))
        }
        try Diagnostics(unknown).throwErrors()
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isFine, forKey: .ok)
        try container.encode(isRecorded, forKey: .recorded)
        let all = templates.map { template in
            JSONObject([
                "name": template.name, "folder": template.folder.shown,
                "cases": template.results.map { Case($0, isFine($0)) },
            ])
        }
        try container.encode(all, forKey: .templates)
    }

    /// The report in all formats that programs read, with each file that differs as a problem.
    package var shared: CommandReport {
        CommandReport(
            "template test", self, problems: isRecorded ? [] : templates.flatMap(\.differences),
            results: templates.map { template in
                let isFine = !template.problems.hasErrors && template.results.allSatisfy(isFine)
                return .init(template.name, isFine: isFine, summary(template.results) ?? "no golden test")
            })
    }

    /// Returns the problems with excerpts from the files, and a hint for each template without tests.
    package var diagnostics: Diagnostics {
        var found = Diagnostics()
        for template in templates {
            found.add(contentsOf: template.problems)
            for result in template.results { found.add(contentsOf: result.problems) }
            guard template.results.isEmpty, !template.problems.hasErrors else { continue }
            found.addWarning("'\(template.name)' has no golden test", hint: template.hint)
        }
        return found
    }

    /// Returns the changes that would let the tests pass, each followed by its diff, and a line for each template.
    ///
    /// - Parameter diff: colors a diff.
    package func text(color: Bool = false, diff: (String) -> String = { $0 }) -> String {
        let paint = ANSIStyle(isOn: color)
        return templates.map { template in
            let lines = template.changes.map { change in
                Plan(root: .root, changes: [change]).text(color: color, in: template.folder.shown)
                    + (isRecorded ? "" : diff(change.unifiedDiff))
            }
            guard let summary = summary(template.results) else { return "" }
            return lines.joined() + "\(paint.bold(printable(template.name))): \(summary)\n"
        }.joined()
    }

    private func summary(_ results: [GoldenResult]) -> String? {
        guard !results.isEmpty else { return nil }
        let all = counted(results.count, "golden test")
        let failed = results.filter { !isFine($0) }.map(\.test.name)
        let recorded = isRecorded ? results.filter { !$0.changes.isEmpty }.map(\.test.name) : []
        let parts = [
            failed.isEmpty ? nil : "\(failed.count) of \(all) failed: \(quoted(failed))",
            recorded.isEmpty ? nil : "\(recorded.count) of \(all) recorded: \(quoted(recorded))",
        ].compactMap(\.self)
        return parts.isEmpty ? "\(all) passed" : parts.joined(separator: "; ")
    }
}

extension ResolvedTemplate {
    /// The parameters that the template declares.
    package func declaredParameters(now: Moment = GoldenResult.now) throws -> [Parameter] {
        var ignored = Diagnostics()
        return try OpenTemplate(self, for: Module(.example, now: now), diagnostics: &ignored).parameters
    }
}
