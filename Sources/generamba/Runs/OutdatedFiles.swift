import GenerambaKit
import SourceText
import SystemAccess

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
        .error("\(counted(changes.count, "file")) would change", of: changes, hint: hint)
    }

    /// A problem at each file, even if it is missing.
    func problems(below root: AbsolutePath) -> [Problem] {
        changes.map { change in
            let isMissing = change.action == .create
            return Problem(
                .error("'\(change.path)' \(isMissing ? "is missing" : "would change")", hint: hint),
                kind: isMissing ? "missing" : "outdated", in: root.appending(change.path))
        }
    }

    private var hint: String {
        let isEdited = changes.contains { $0.action == .conflict }
        let way = isEdited ? "with '--on-conflict overwrite' instead of '--check'" : "without '--check'"
        return "show the changes with '--diff', or make them \(way)"
    }
}
