import GenerambaKit
import SourceText
import SwiftText
import SystemAccess
import TemplateInspection

struct GenResult {
    var root: AbsolutePath?
    /// The project around a new package; nil if there is none.
    var outer: (root: AbsolutePath, isPackage: Bool)?
    /// The template as the command line names it.
    var template = ""
    /// What was proposed; nil if that failed.
    var proposal: GenProposal?
    var isApplied = false
    let isDryRun: Bool
    /// Whether the plan of a dry run was checked for files that would change.
    let isCheck: Bool

    var plan: Plan { proposal?.plan ?? Plan(root: .root, changes: []) }

    /// The report as text, in which each identical file may have its own line.
    func text(color: Bool, listsIdentical: Bool) -> String {
        let paint = ANSIStyle(isOn: color)
        return parts.map { module, plan in
            let note = isDryRun ? " (\(isCheck ? "check" : "dry run"), nothing was written)" : ""
            return plan.text(color: color, foldsIdentical: !listsIdentical)
                + "\(paint.bold(module.name.text)) from \(printable(module.template)): \(plan.summary(isApplied: isApplied))\(note)\n"
                + module.notes(proposal?.manifest ?? SwiftPackage.manifest)
        }.joined() + (proposal?.recorded ?? []).map { "  note: \(printable($0))\n" }.joined()
            + Plan(root: plan.root, changes: [proposal?.manifestEdit].compactMap(\.self)).text(color: color)
            + Plan(root: plan.root, changes: edits + insertions).text(color: color)
            + notes + rambafileText(color: color) + packageText
    }

    var conflicts: [RelativePath] { plan.changes.filter(\.hasMarkers).map(\.path) }

    /// The notes about Xcode projects and platforms. Empty if nothing new is generated, because the user has already
    /// read them.
    private var notes: String {
        guard let proposal, plan.generates else { return "" }
        var lines = proposal.projectEdits.synchronized.map { project, folders in
            "note: \(project) needs no edit: Xcode synchronizes \(quoted(folders))"
        }
        if let generator = proposal.generator {
            lines.append("hint: run '\(generator.command)' to add the files to the Xcode project")
        }
        if let gap = proposal.platformGap {
            if !proposal.addsPlatforms { lines += gap.notes }
            if let lack = gap.lack(isOnMac: isOnMac) {
                lines.append(
                    "hint: 'swift build' has no \(lack) with Xcode, or compile the template with stand-ins: "
                        + "'generamba template check \(quotedForShell(template))'")
            }
        }
        lines += [proposal.targetEdit?.hint].compactMap(\.self)
        lines += plan.placeholders.map { ["note: \($0)"] } ?? []
        return lines.map { "  \(printable($0))\n" }.joined()
    }

    /// The line about the Rambafile, and what to do next.
    private func rambafileText(color: Bool) -> String {
        guard let rambafile = proposal?.rambafile else { return "" }
        let line = Plan(root: plan.root, changes: [rambafile]).text(color: color)
        guard let settings = proposal?.settings, isApplied else { return line }
        let gen = "'generamba gen NAME\(settings.templates.isEmpty ? " TEMPLATE" : "")'"
        return line + "Next: commit the Rambafile. \(gen) generates the next module.\n"
            + "      'generamba setup' sets your company and a prefix.\n"
    }

    /// How a target of the project around a new package uses it.
    private var packageText: String {
        guard isApplied, let outer, let folder = root?.below(outer.root) else { return "" }
        let (path, name) = (quotedForShell(folder.text), quotedForShell(folder.name))
        let commands =
            outer.isPackage
            ? [
                "swift package add-dependency --type path \(path)",
                "swift package add-target-dependency \(name) TARGET --package \(name)",
            ] : ["generamba xcode add \(path) --target TARGET"]
        return printable("Next: let a target use the package, in '\(outer.root.text)':")
            + "\n\(commands.map { "      \(printable($0))\n" }.joined())"
    }

    private var edits: [Change] { proposal?.projectEdits.changes ?? [] }
    private var insertions: [Change] { proposal?.insertions ?? [] }

    /// The report in all formats that programs read.
    func shared(diff: Bool) -> CommandReport {
        let outdated = isCheck ? OutdatedFiles(in: plan) : nil
        let conflicts = isApplied ? ModuleDrift.problems(ofConflictsIn: conflicts, below: plan.root) : []
        return CommandReport(
            "gen", report(diff: diff), problems: outdated?.problems(below: plan.root) ?? conflicts,
            results: parts.map { module, part in
                let isFine =
                    isCheck ? OutdatedFiles(in: part) == nil : !part.changes.contains(where: \.hasMarkers)
                return .init(module.name.text, isFine: isFine, part.summary(isApplied: isApplied))
            })
    }

    /// The report for `--json`.
    private func report(diff: Bool) -> GenReport {
        GenReport(
            root: root, applied: isApplied,
            isUpToDate: isCheck ? proposal.map { OutdatedFiles(in: $0.plan) == nil } : nil,
            modules: parts.map { module, plan in
                let changes = plan.changes.map { GenReport.File($0, diff: diff) }
                return GenReport.Module(module, changes: changes)
            }, manifest: proposal?.manifestEdit.map { GenReport.File($0, diff: diff) },
            platforms: proposal?.addsPlatforms == true ? nil : lackingPlatforms,
            projects: edits.isEmpty ? nil : edits.map { GenReport.File($0, diff: diff) },
            insertions: insertions.isEmpty ? nil : insertions.map { GenReport.File($0, diff: diff) },
            rambafile: proposal?.rambafile.map { GenReport.File($0, diff: diff) })
    }

    private var lackingPlatforms: [String]? {
        proposal?.platformGap.flatMap { $0.needs.isEmpty ? nil : $0.entries }
    }

    /// The modules, each with its part of the plan.
    private var parts: [(GeneratedModule, Plan)] {
        var rest = plan.changes[...]
        return (proposal?.modules ?? []).map { module in
            defer { rest = rest.dropFirst(module.files.count) }
            return (module, Plan(root: plan.root, changes: Array(rest.prefix(module.files.count))))
        }
    }
}

extension GeneratedModule {
    /// The notes below the summary.
    ///
    /// - Parameter manifest: the file name of the package's manifest.
    func notes(_ manifest: String) -> String {
        var lines = requirements.map {
            "hint: the target needs '\($0)' once, but does not have it yet: run 'generamba gen \(RequiredTemplate.module) \($0)'"
        }
        lines += resources.hints(manifest).map { "hint: \($0)" }
        if let unusedTestTarget {
            lines.append("note: no tests are generated because the Rambafile names no 'test_target'")
            lines.append("hint: add 'test_target: \(unusedTestTarget)' to it, or pass '--no-tests'")
        }
        if let ownerWithoutTests {
            let isXcode = ownerWithoutTests.hasSuffix(".xcodeproj")
            lines.append(
                "note: no tests are generated because \(ownerWithoutTests) has no test target for the code")
            lines.append(
                "hint: add one\(isXcode ? " in Xcode, with File > New > Target > Unit Testing Bundle" : ""), or pass '--no-tests'"
            )
        }
        if !leftOut.isEmpty {
            let files = Dictionary(grouping: leftOut, by: \.path).sorted { $0.key < $1.key }.map(\.value)
            let tests = leftOut.count == 1 ? "1 test is left out" : "\(leftOut.count) tests are left out"
            let types = withoutSample.map { "'\($0)'" }
            let list =
                (types.count > 1 ? types.dropLast().joined(separator: ", ") + " and " : "")
                + (types.last ?? "")
            lines.append("note: \(tests) because \(list) \(types.count == 1 ? "has" : "have") no sample:")
            lines += files.map { "  \($0[0].file): \($0.map(\.test).joined(separator: ", "))" }
            if let advice = Samples.advice(for: withoutSample) { lines.append("hint: \(advice)") }
        }
        return lines.map { "  \(printable($0))\n" }.joined()
    }
}
