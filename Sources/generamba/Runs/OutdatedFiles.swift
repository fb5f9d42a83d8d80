import GenerambaKit
import SourceText

/// Thrown by `gen --check` if a file would change.
struct OutdatedFiles: Error {
    private let changes: [Change]

    /// Nil if no file of a plan would change. Missing folders do not count, because git does not keep empty ones.
    init?(in plan: Plan) {
        changes = plan.changes.filter {
            $0.action == .create ? $0.after != .folder : ![.identical, .skip].contains($0.action)
        }
        if changes.isEmpty { return nil }
    }

    /// The files, and what to do.
    var diagnostics: Diagnostics {
        let isEdited = changes.contains { $0.action == .conflict }
        let way = isEdited ? "with '--on-conflict overwrite' instead of '--check'" : "without '--check'"
        return .error(
            "\(counted(changes.count, "file")) would change", of: changes,
            hint: "show the changes with '--diff', or make them \(way)")
    }
}
