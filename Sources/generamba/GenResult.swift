import GenerambaKit
import SourceText
import SwiftText

/// The result of a run of `gen`.
struct GenResult {
    var root: AbsolutePath?
    var template = ""
    /// The modules. Their files are in the plan, in the same order.
    var modules: [GeneratedModule] = []
    var plan = Plan(root: .root, changes: [])
    /// The platforms that Package.swift lacks.
    var platformGap: PlatformGap?
    var isApplied = false
    var isDryRun = false

    /// The report as text.
    func text(color: Bool) -> String {
        let paint = ANSIStyle(isOn: color)
        return parts.map { module, plan in
            let note = isDryRun ? " (dry run, nothing was written)" : ""
            return plan.text(color: color)
                + "\(paint.bold(module.name.text)) from \(printable(template)): \(plan.summary(isApplied: isApplied))\(note)\n"
                + module.notes
        }.joined() + Plan(root: plan.root, changes: [manifestEdit].compactMap(\.self)).text(color: color)
            + platformNotes
    }

    /// The edit of Package.swift, if it is part of the plan.
    var manifestEdit: Change? {
        let count = modules.map(\.files.count).reduce(0, +)
        return plan.changes.count > count ? plan.changes.last : nil
    }

    /// The notes about platforms. Empty if nothing new is generated, because the user has already read them.
    private var platformNotes: String {
        guard let platformGap, plan.generates else { return "" }
        var lines = manifestEdit == nil ? platformGap.notes : []
        if platformGap.usesUIKit {
            lines.append(
                "hint: 'swift build' has no UIKit: build for iOS with Xcode, or compile the template with stand-ins: "
                    + "'generamba template check \(template)'")
        }
        return lines.map { "  \(printable($0))\n" }.joined()
    }

    /// The report for `--json`.
    func report(diff: Bool) -> GenReport {
        GenReport(
            root: root, applied: isApplied,
            modules: parts.map { module, plan in
                let changes = plan.changes.map { GenReport.File($0, diff: diff) }
                return GenReport.Module(module, from: template, changes: changes)
            }, manifest: manifestEdit.map { GenReport.File($0, diff: diff) },
            platforms: manifestEdit == nil ? platformGap?.entries : nil)
    }

    /// The modules, each with its part of the plan.
    private var parts: [(GeneratedModule, Plan)] {
        var rest = plan.changes[...]
        return modules.map { module in
            defer { rest = rest.dropFirst(module.files.count) }
            return (module, Plan(root: plan.root, changes: Array(rest.prefix(module.files.count))))
        }
    }
}

extension Plan {
    /// Whether the plan changes files, or would do so if conflicts were resolved.
    var generates: Bool { changes.contains { [.create, .overwrite, .conflict].contains($0.action) } }
}

extension GeneratedModule {
    /// The notes below the summary.
    var notes: String {
        var lines = requirements.map {
            "hint: the target needs '\($0)' once, but does not have it yet: run 'generamba gen \(RequiredTemplate.module) \($0)'"
        }
        lines += resources.hints.map { "hint: \($0)" }
        if let unusedTestTarget {
            lines.append("note: no tests are generated because the Rambafile names no 'test_target'")
            lines.append("hint: add 'test_target: \(unusedTestTarget)' to it, or pass '--no-tests'")
        }
        if !leftOut.isEmpty { lines += [leftOutNote] + leftOutLines + (samplesHint.map { [$0] } ?? []) }
        return lines.map { "  \(printable($0))\n" }.joined()
    }

    private var leftOutNote: String {
        let tests = leftOut.count == 1 ? "1 test is left out" : "\(leftOut.count) tests are left out"
        let types = withoutSample.map { "'\($0)'" }
        let list =
            (types.count > 1 ? types.dropLast().joined(separator: ", ") + " and " : "") + (types.last ?? "")
        return "note: \(tests) because \(list) \(types.count == 1 ? "has" : "have") no sample:"
    }

    /// The omitted tests, in one line for each file.
    private var leftOutLines: [String] {
        let files = Dictionary(grouping: leftOut, by: \.path).sorted { $0.key < $1.key }
        return files.map { _, tests in
            "  \(tests[0].file): \(tests.map(\.test).joined(separator: ", "))"
        }
    }

    private var samplesHint: String? {
        let types = withoutSample.filter(Samples.canHave)
        guard !types.isEmpty else { return nil }
        let list = types.map { "\($0)=…" }.joined(separator: ",")
        return "hint: give \(types.count == 1 ? "one" : "them"): --samples '\(list)'"
    }
}
