import GenerambaKit

/// What came of a run of `gen`.
struct Outcome {
    var root: FilePath?
    var template = ""
    /// The modules' names, each with the number of its files in the plan, in order.
    var modules: [(name: String, count: Int)] = []
    var plan = Plan(root: .root, changes: [])
    var isApplied = false
    var isDryRun = false

    /// The report for people.
    func text(color: Bool) -> String {
        let paint = Paint(isOn: color)
        return parts.map { name, plan in
            let note = isDryRun ? " (dry run, nothing was written)" : ""
            return plan.text(color: color)
                + "\(paint.bold(name)) from \(template): \(plan.summary(isApplied: isApplied))\(note)\n"
        }.joined()
    }

    /// The report for programs.
    func report(_ diagnostics: Diagnostics, diff: Bool) -> Report {
        Report(
            root: root, applied: isApplied,
            modules: parts.map { name, plan in
                Report.Module(
                    name: name, template: template, changes: plan.changes.map { Report.File($0, diff: diff) })
            },
            diagnostics: diagnostics)
    }

    /// Each module with its part of the plan.
    private var parts: [(String, Plan)] {
        var rest = plan.changes[...]
        return modules.map { name, count in
            defer { rest = rest.dropFirst(count) }
            return (name, Plan(root: plan.root, changes: Array(rest.prefix(count))))
        }
    }
}
