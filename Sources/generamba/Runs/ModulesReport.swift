import GenerambaKit
import SourceText
import SystemAccess

/// The report of `update` and `destroy`.
struct ModulesReport {
    /// A module with its changes.
    struct Module {
        /// The module and its template, as in `Pay from clean_swift 1.1.0`.
        let title: String
        var changes: [Change]
        var notes: [String] = []
    }

    /// The folder of the Rambafile; nil if there is none.
    var root: AbsolutePath?
    var modules: [Module] = []
    /// Changes of project files and others.
    var others: [Change] = []
    /// The changes of records.
    var records: [Change] = []
    /// What is said if nothing changes.
    var nothing = "nothing to do"
    /// What is said if an interrupted run of the same command was finished.
    static let done = "nothing was left to do"
    var isDryRun = false
    private(set) var isApplied = false

    /// Notes that the changes have been made, and drops the removal of folders that are still there.
    mutating func noteApplied() {
        isApplied = true
        let root = plan.root
        for index in modules.indices {
            modules[index].changes.removeAll {
                $0.action == .remove && Disk.isFolder(root.appending($0.path))
            }
        }
    }

    var plan: Plan {
        var plan = Plan(root: root ?? .root, changes: modules.flatMap(\.changes) + others)
        plan.moduleRecords = records
        return plan
    }

    func text(_ color: Bool) -> String {
        let paint = ANSIStyle(isOn: color)
        let note = isDryRun ? " (dry run, nothing was written)" : ""
        let parts = modules.map { module in
            let plan = Plan(root: .root, changes: module.changes.filter { $0.action != .identical })
            let isUnchanged = plan.changes.isEmpty
            let summary = isUnchanged ? nothing : plan.fates(isApplied: isApplied)
            return plan.text(color: color) + "\(paint.bold(printable(module.title))): \(summary)\(note)\n"
                + module.notes.map { "  \(printable($0))\n" }.joined()
        }
        return parts.joined() + Plan(root: .root, changes: others).text(color: color)
            + (modules.isEmpty && others.isEmpty ? "\(nothing.capitalizedFirst)\(note).\n" : "")
    }

    /// The report for `--json`.
    func json(diff: Bool) -> JSON {
        JSON(
            root: root?.text, applied: isApplied,
            modules: modules.map { module in
                let changes = module.changes.map { GenReport.File($0, diff: diff) }
                return JSON.Module(title: module.title, changes: changes, notes: module.notes)
            }, projects: others.map { GenReport.File($0, diff: diff) })
    }

    struct JSON: Encodable {
        struct Module: Encodable {
            let title: String
            let changes: [GenReport.File]
            let notes: [String]
        }

        let root: String?
        let applied: Bool
        let modules: [Module]
        let projects: [GenReport.File]
    }
}

extension Plan {
    /// The number of files for each action, with removed ones.
    fileprivate func fates(isApplied: Bool) -> String {
        let files = Plan(root: root, changes: changes.filter { ($0.after ?? $0.before) != .folder })
        let conflicts = files.changes.count(where: \.hasMarkers)
        let removed = files.changes.count { $0.action == .remove }
        let rest = Plan(
            root: root, changes: files.changes.filter { $0.action != .remove && !$0.hasMarkers })
        let parts = [
            rest.changes.isEmpty ? nil : rest.summary(isApplied: isApplied, besides: conflicts),
            removed == 0 ? nil : "\(removed) \(isApplied ? "removed" : "to remove")",
            conflicts == 0 ? nil : "\(conflicts) with conflicts",
        ].compactMap(\.self)
        return parts.isEmpty ? "only empty folders" : parts.joined(separator: ", ")
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
