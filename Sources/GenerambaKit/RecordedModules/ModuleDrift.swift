import SourceText
import SystemAccess

/// Thrown by `status` and `update` if modules need attention.
package struct ModuleDrift: Error {
    package let diagnostics: Diagnostics
    /// The exit code: 5 for outdated modules, 6 for missing files, 7 for conflicts; the highest counts.
    package let code: Int32

    /// Nil if no module needs attention.
    ///
    /// - Parameter canAbort: whether there is an update that can be taken back.
    package init?(_ modules: [ModuleStatus], canAbort: Bool) {
        let conflicts = modules.flatMap(\.conflicts)
        let missing = modules.flatMap(\.missing)
        let outdated = modules.filter(\.isOutdated).map(\.name)
        var found = Diagnostics()
        var code: Int32 = 0
        if !outdated.isEmpty {
            code = 5
            found.addError(
                "the template of \(counted(outdated.count, "module")) has changed: \(quoted(outdated))",
                hint: "run 'generamba update'")
        }
        if !missing.isEmpty {
            code = 6
            found.addError(
                "\(missing.count == 1 ? "a file of a module is" : "\(missing.count) files of modules are") missing: \(quoted(missing.map(\.text)))",
                hint:
                    "restore them with 'generamba update --restore FILE', or keep them away with 'generamba update --accept-missing'"
            )
        }
        if !conflicts.isEmpty {
            (found, code) = (found + Self.conflicts(in: conflicts, canAbort: canAbort).diagnostics, 7)
        }
        guard code > 0 else { return nil }
        (diagnostics, self.code) = (found, code)
    }

    private init(_ diagnostics: Diagnostics, code: Int32) {
        (self.diagnostics, self.code) = (diagnostics, code)
    }

    /// The error for files with conflict markers.
    ///
    /// - Parameter canAbort: whether there is an update that can be taken back.
    package static func conflicts(in files: [RelativePath], canAbort: Bool = true) -> ModuleDrift {
        ModuleDrift(
            .error(
                "\(counted(files.count, "file")) with conflict markers: \(quoted(files.map(\.text)))",
                hint: "edit \(files.count == 1 ? "it" : "them")"
                    + (canAbort ? ", or take the update back with 'generamba update --abort'" : "")), code: 7)
    }
}

extension Diagnostics {
    fileprivate static func + (left: Diagnostics, right: Diagnostics) -> Diagnostics {
        Diagnostics(left.all + right.all)
    }
}
