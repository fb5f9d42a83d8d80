import SourceText
import SystemAccess

extension [ModuleStatus] {
    /// The report of `status` in all formats that programs read.
    ///
    /// - Parameter root: the project's folder.
    package func report(in root: AbsolutePath) -> CommandReport {
        CommandReport(
            "status", ["modules": self], problems: flatMap { $0.problems(named: name(of: $0), in: root) },
            results: map { .init(name(of: $0), isFine: $0.hasNoDrift, $0.words) })
    }
}

extension ModuleStatus {
    fileprivate var hasNoDrift: Bool { !isOutdated && missing.isEmpty && conflicts.isEmpty }

    /// What is wrong, at the record if the template has changed, and otherwise at the file, even if it is missing.
    fileprivate func problems(named name: String, in root: AbsolutePath) -> [Problem] {
        func problem(_ kind: String, _ path: RelativePath, _ message: String, _ hint: String) -> Problem {
            Problem(.error(message, hint: hint), kind: kind, in: root.appending(path))
        }
        let record = ModuleRecord.path(of: self.name, from: templateName, in: target)
        let outdated = problem(
            "outdated", record, "the template of '\(name)' has changed", "run 'generamba update'")
        return (isOutdated ? [outdated] : [])
            + missing.map {
                problem("missing", $0, "'\($0)' of '\(name)' is missing", ModuleDrift.missingFileHint)
            }
            + ModuleDrift.problems(ofConflictsIn: conflicts, below: root)
    }
}

extension ModuleDrift {
    /// A problem at each file that has conflict markers, or that is beside the file which it should replace.
    package static func problems(ofConflictsIn files: [RelativePath], below root: AbsolutePath) -> [Problem] {
        files.map { path in
            let error: Diagnostic =
                path.isUpdatedVersion
                ? .error(
                    "'\(path)' is a new version beside a file that was edited",
                    hint: "keep one of both, and remove the other")
                : .error("'\(path)' has conflict markers", hint: "edit it")
            return Problem(error, kind: "conflict", in: root.appending(path))
        }
    }
}
