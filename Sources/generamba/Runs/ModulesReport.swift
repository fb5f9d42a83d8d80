import GenerambaKit
import SourceText
import SystemAccess

/// The report of `update`, `rename`, `move`, `destroy` and `adopt`.
struct ModulesReport {
    /// The folder of the Rambafile; nil if there is none.
    var root: AbsolutePath?
    /// What is proposed; nil if that failed.
    var proposal: ModulesProposal?
    var isDryRun = false
    /// Whether the changes have been made.
    var isApplied = false

    func text(_ color: Bool) -> String {
        guard let proposal else { return "" }
        let paint = ANSIStyle(isOn: color)
        let note = isDryRun ? " (dry run, nothing was written)" : ""
        let nothing = proposal.nothing
        let parts = proposal.modules.map { module in
            let plan = Plan(root: .root, changes: module.changes.filter { $0.action != .identical })
            let summary = plan.changes.isEmpty ? nothing : fates(of: plan)
            return plan.text(color: color) + "\(paint.bold(printable(module.title))): \(summary)\(note)\n"
                + module.notes.map { "  \(printable($0))\n" }.joined()
        }
        return parts.joined() + Plan(root: .root, changes: proposal.others).text(color: color)
            + (proposal.modules.isEmpty && proposal.others.isEmpty
                ? "\(nothing.prefix(1).uppercased())\(nothing.dropFirst())\(note).\n" : "")
    }

    func json(diff: Bool) -> JSONObject {
        let modules = (proposal?.modules ?? []).map { module in
            let changes = module.changes.map { GenReport.File($0, diff: diff) }
            return JSONObject(["title": module.title, "changes": changes, "notes": module.notes])
        }
        let projects = (proposal?.others ?? []).map { GenReport.File($0, diff: diff) }
        return JSONObject([
            "root": root?.text, "applied": isApplied, "modules": modules, "projects": projects,
        ])
    }

    /// The number of files of a plan for each action, with removed ones.
    private func fates(of plan: Plan) -> String {
        let files = Plan(root: .root, changes: plan.changes.filter { ($0.after ?? $0.before) != .folder })
        let conflicts = files.changes.count(where: \.hasMarkers)
        let removed = files.changes.count { $0.action == .remove }
        let rest = Plan(root: .root, changes: files.changes.filter { $0.action != .remove && !$0.hasMarkers })
        let parts = [
            rest.changes.isEmpty ? nil : rest.summary(isApplied: isApplied, besides: conflicts),
            removed == 0 ? nil : "\(removed) \(isApplied ? "removed" : "to remove")",
            conflicts == 0 ? nil : "\(conflicts) with conflicts",
        ].compactMap(\.self)
        return parts.isEmpty ? "only empty folders" : parts.joined(separator: ", ")
    }
}
