import Foundation
import Testing

/// Makes system calls fail, once or permanently from some call on. Tries a sample by default, and each call with each
/// error if `GENERAMBA_EVERY_FAULT` is set, or only the errors that `GENERAMBA_ERRORS` names.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct FaultTests {
    private static let errors =
        Attacks.errors
        ?? ["ENOSPC", "EIO", "EACCES", "EMFILE", "EXDEV", "EROFS", "ENOLCK", "EINTR"]

    private struct Fault: CustomStringConvertible {
        let call: SystemCall
        let error: String
        let isPersistent: Bool

        var injection: String { "\(call.name):error=\(error):when=\(call.number)\(isPersistent ? "+" : "")" }
        var description: String { "\(error)\(isPersistent ? " from" : " at") \(call)" }
        /// Whether the program simply repeats the call.
        var isUnnoticed: Bool { error == "EINTR" && call.isInterruptible }
        /// Whether it may prevent the program from reporting the error.
        var silences: Bool { isPersistent && call.name.hasPrefix("write") }
    }

    /// A sample of all faults: for a sample of the calls, one error each, in turn.
    private func some(_ calls: [SystemCall], isPersistent: Bool) -> [Fault] {
        let errors = Self.errors.filter { !isPersistent || $0 != "EINTR" }
        let calls = calls.filter { !isPersistent || $0.name != "close" }
        if Attacks.failsEverywhere {
            return calls.flatMap { call in
                errors.map { Fault(call: call, error: $0, isPersistent: isPersistent) }
            }
        }
        return calls.spread(16).enumerated().map { number, call in
            Fault(call: call, error: errors[number % errors.count], isPersistent: isPersistent)
        }
    }

    /// The calls to make fail: all of the program's own or, by default, a sample in which half change files.
    private func calls(_ project: AttackedProject) -> [SystemCall] {
        let own = SystemCall.ownCalls(of: project.calls)
        if Attacks.failsEverywhere { return own }
        return own.spread(8) + project.changes.spread(8)
    }

    private func inject(
        _ faults: [Fault], into project: AttackedProject, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var failures: [String] = []
        for fault in faults {
            try project.before.restore(in: project.sandbox)
            let run = try project.disturbed(fault.injection)
            let tree = try FileTree(of: project.sandbox)
            let wrong =
                try fault.isUnnoticed
                ? noticed(run, tree, in: project) : untrue(run, tree, of: fault, in: project)
            if !wrong.isEmpty { failures.append("\(fault): " + wrong.joined(separator: "; ") + "\(run)") }
        }
        project.sandbox.record(failures, of: faults.count, sourceLocation: sourceLocation)
    }

    @Test(
        "A command changes all of its files, or none if one of them cannot be changed.", arguments: Attack.all
    )
    func once(attack: Attack) throws {
        let project = try AttackedProject(attack)
        try inject(some(calls(project), isPersistent: false), into: project)
    }

    @Test("If a run fails halfway, it undoes all of its changes.", arguments: Attack.all)
    func fromThenOn(attack: Attack) throws {
        let project = try AttackedProject(attack)
        try inject(some(calls(project), isPersistent: true), into: project)
    }

    // MARK: Checks

    /// The differences from an undisturbed run.
    private func noticed(_ run: Run, _ tree: FileTree, in project: AttackedProject) -> [String] {
        paths(tree.differences(from: project.after), "differ") + (run == project.run ? [] : ["is noticed"])
    }

    /// The ways in which the exit code or the messages are wrong about the files.
    private func untrue(_ run: Run, _ tree: FileTree, of fault: Fault, in project: AttackedProject) throws
        -> [String]
    {
        switch run.status {
        case 0:
            let untold = tree.differences(from: project.after, withCache: false)
                .filter { !run.messages.contains("warning: ") || !isNamed($0, in: run) }
                // A warning reports a lost author, and that warning may be lost, too.
                .filter { !fault.silences || !$0.hasPrefix("home/.generamba") }
            return paths(untold, "differ, though it succeeds")
        case 1:
            let differences = tree.differences(from: project.before, withCache: false)
            let untold = differences.filter { !fault.isPersistent || !isNamed($0, in: run) }
            return paths(
                untold, fault.isPersistent ? "are changed and not told" : "are changed, though it fails")
                + paths(lost(tree, in: project), "are lost")
                + (run.messages.contains("error: ") || fault.silences ? [] : ["names no error"])
                + (try remaining(after: differences, in: project))
        default: return ["ends with status \(run.status)"]
        }
    }

    private func paths(_ paths: [String], _ what: String) -> [String] {
        paths.isEmpty ? [] : ["these \(what): \(paths.brief)"]
    }

    /// Whether the messages name a file or a file in a folder. For files of the folder for unfinished runs, that folder
    /// counts.
    private func isNamed(_ path: String, in run: Run) -> Bool {
        if path.contains("/.generamba") { return run.messages.contains(".generamba") }
        return run.messages.contains(path.split(separator: "/").dropFirst().joined(separator: "/"))
    }

    /// The files with contents that no longer exist anywhere.
    private func lost(_ tree: FileTree, in project: AttackedProject) -> [String] {
        let contents = Set(tree.entries.keys.compactMap { tree.bytes($0) })
        return project.before.paths(below: "Shop").filter { path in
            project.before.bytes(path).map { !contents.contains($0) } ?? false
        }
    }

    /// The problems after the command runs again, if only leftovers are in its way.
    private func remaining(after differences: [String], in project: AttackedProject) throws -> [String] {
        guard !differences.isEmpty, differences.allSatisfy({ $0.contains("/.generamba") }) else { return [] }
        let run = try project.sandbox.run(project.command)
        let remaining = try FileTree(of: project.sandbox).differences(from: project.after, withCache: false)
        return remaining.map { "differs when it runs again: '\($0)'" }
            + (run.status == 0 ? [] : ["again: \(run)"])
    }
}
