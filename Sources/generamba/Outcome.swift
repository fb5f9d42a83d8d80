import GenerambaKit
import SourceText

/// What came of a run of `gen`.
struct Outcome {
    var root: FilePath?
    var template = ""
    /// The modules, whose files are in the plan in their order.
    var modules: [GeneratedModule] = []
    var plan = Plan(root: .root, changes: [])
    var isApplied = false
    var isDryRun = false

    /// The report for people.
    func text(color: Bool) -> String {
        let paint = Paint(isOn: color)
        return parts.map { module, plan in
            let note = isDryRun ? " (dry run, nothing was written)" : ""
            return plan.text(color: color)
                + "\(paint.bold(module.name)) from \(template): \(plan.summary(isApplied: isApplied))\(note)\n"
                + module.notes
        }.joined()
    }

    /// The report for programs.
    func report(_ diagnostics: Diagnostics, diff: Bool) -> Report {
        Report(
            root: root, applied: isApplied,
            modules: parts.map { module, plan in
                let changes = plan.changes.map { Report.File($0, diff: diff) }
                var report = Report.Module(name: module.name, template: template, changes: changes)
                report.leftOut = module.leftOut.isEmpty ? nil : module.leftOut
                report.withoutSample = module.leftOut.isEmpty ? nil : module.withoutSample
                report.requirements = module.requirements.isEmpty ? nil : module.requirements
                report.resources = module.resources.isEmpty ? nil : module.resources
                return report
            },
            diagnostics: diagnostics)
    }

    /// Each module with its part of the plan.
    private var parts: [(GeneratedModule, Plan)] {
        var rest = plan.changes[...]
        return modules.map { module in
            defer { rest = rest.dropFirst(module.files.count) }
            return (module, Plan(root: plan.root, changes: Array(rest.prefix(module.files.count))))
        }
    }
}
