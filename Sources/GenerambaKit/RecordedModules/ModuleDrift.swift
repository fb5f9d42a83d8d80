import SourceText
import SystemAccess

/// Thrown by `status` and `update` if modules need attention.
package struct ModuleDrift: Error {
    package let diagnostics: Diagnostics
    /// The worst that was found.
    package let kind: Kind

    package enum Kind: Sendable { case outdated, missing, conflicts }

    /// Nil if no module needs attention.
    ///
    /// - Parameter canAbort: whether there is an update that can be taken back.
    package init?(_ modules: [ModuleStatus], canAbort: Bool) {
        let conflicts = modules.flatMap(\.conflicts)
        let missing = modules.flatMap(\.missing)
        let outdated = modules.filter(\.isOutdated).map(modules.name(of:))
        var found = Diagnostics()
        var kind: Kind?
        if !outdated.isEmpty {
            kind = .outdated
            found.addError(
                "the template of \(counted(outdated.count, "module")) has changed: \(quoted(outdated))",
                hint: "run 'generamba update'")
        }
        if !missing.isEmpty {
            kind = .missing
            found.addError(
                "\(missing.count == 1 ? "a file of a module is" : "\(missing.count) files of modules are") missing: \(quoted(missing.map(\.text)))",
                hint: Self.missingFileHint)
        }
        if !conflicts.isEmpty {
            kind = .conflicts
            found.add(contentsOf: Self.conflicts(in: conflicts, canAbort: canAbort).diagnostics)
        }
        guard let kind else { return nil }
        (diagnostics, self.kind) = (found, kind)
    }

    static let missingFileHint =
        "restore them with 'generamba update --restore FILE', or keep them away with 'generamba update --accept-missing'"

    private init(_ diagnostics: Diagnostics, _ kind: Kind) {
        (self.diagnostics, self.kind) = (diagnostics, kind)
    }

    /// The error for files with conflict markers.
    ///
    /// - Parameters:
    ///   - canAbort: whether there is an update that can be taken back.
    ///   - isDryRun: whether nothing was written.
    package static func conflicts(
        in files: [RelativePath], canAbort: Bool = true, isDryRun: Bool = false
    ) -> ModuleDrift {
        let versions = files.filter(\.isUpdatedVersion)
        let marked = files.filter { !$0.isUpdatedVersion }
        let abort = canAbort ? ", or take the update back with 'generamba update --abort'" : ""
        var found = Diagnostics()
        if !marked.isEmpty {
            found.addError(
                "\(counted(marked.count, "file")) \(isDryRun ? "would get" : "with") conflict markers: "
                    + quoted(marked.map(\.text)),
                hint: isDryRun
                    ? "see them with '--diff'" : "edit \(marked.count == 1 ? "it" : "them")\(abort)")
        }
        if !versions.isEmpty {
            found.addError(
                "\(counted(versions.count, "new version")) \(isDryRun ? "would be put " : "")beside a file that was edited and cannot be merged: "
                    + quoted(versions.map(\.text)),
                hint: isDryRun ? nil : "keep one of both, and remove the other\(abort)")
        }
        return ModuleDrift(found, .conflicts)
    }
}

extension UpdateBackup {
    /// Checks that no file of modules has conflict markers, which an update or a merge of branches left. Returns what the
    /// last update stored; nil if it left no conflicts.
    static func checked(_ records: [ModuleRecord], in root: AbsolutePath) throws -> UpdateBackup? {
        let backup = try UpdateBackup(in: root)
        let files = try backup?.filesWithMarkers() ?? []
        guard files.isEmpty else { throw ModuleDrift.conflicts(in: files) }
        let unmerged = try records.flatMap { try $0.filesWithMarkers(in: root) }
        guard unmerged.isEmpty else { throw ModuleDrift.conflicts(in: unmerged, canAbort: backup != nil) }
        return backup
    }
}
