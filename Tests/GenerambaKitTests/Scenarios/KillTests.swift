import Foundation
import Testing

/// Kills the program before a system call that changes files: by default the first and last call of each kind and some
/// between them, or every call if `GENERAMBA_EVERY_KILL` is set.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct KillTests {
    private func points(_ project: AttackedProject, _ count: Int) -> [SystemCall] {
        project.changes.spread(count, all: Attacks.killsEverywhere)
    }

    /// Kills the command before each of these calls.
    ///
    /// - Parameter wrong: returns the problems of the resulting files.
    private func kill(
        _ project: AttackedProject, before calls: [SystemCall],
        sourceLocation: SourceLocation = #_sourceLocation,
        wrong: (FileTree, Int) throws -> [String]
    ) throws {
        var failures: [String] = []
        for (number, call) in calls.enumerated() {
            guard let left = try project.killed(before: call) else {
                failures.append("was not killed before \(call)")
                continue
            }
            let wrong = try wrong(left, number)
            if !wrong.isEmpty { failures.append("killed before \(call): " + wrong.joined(separator: "; ")) }
        }
        project.sandbox.record(failures, of: calls.count, sourceLocation: sourceLocation)
    }

    // MARK: The same command

    @Test(
        """
        A file appears whole or not at all. \
        The same command then leads to the same files as an undisturbed run.
        """, arguments: Attack.all)
    func theSameCommandCompletesIt(attack: Attack) throws {
        let project = try AttackedProject(attack)
        let calls = project.changes.ends(andBetween: 3, all: Attacks.killsEverywhere) + project.reports
        try kill(project, before: calls) { left, _ in
            try partialFiles(left, in: project) + completed(project)
        }
    }

    /// The run that finishes another one's changes may be killed, too.
    @Test(arguments: Attack.all) func aKilledRecoveryIsCompleted(attack: Attack) throws {
        let project = try AttackedProject(attack)
        let points = project.changes.spread(2, all: Attacks.killsEverywhere)
        for point in points {
            guard try project.killed(before: point) != nil else { continue }
            let recovery = try project.sandbox.trace(project.command).calls
            let changes = recovery.filter { $0.changesFiles(of: project.sandbox) || $0.isReport }
            var failures: [String] = []
            for call in changes.ends(andBetween: 2, all: Attacks.killsEverywhere) {
                guard try project.killed(before: point) != nil,
                    try project.disturbed("\(call.name):signal=KILL:when=\(call.number)").status == 128
                        + SIGKILL
                else { continue }
                let wrong = try completed(project)
                if !wrong.isEmpty {
                    failures.append(
                        "killed before \(point), then before \(call): " + wrong.joined(separator: "; "))
                }
            }
            project.sandbox.record(failures, of: changes.count)
        }
    }

    /// Runs the command again. Returns what is wrong then.
    private func completed(_ project: AttackedProject) throws -> [String] {
        let run = try project.sandbox.run(project.command)
        let differences = try FileTree(of: project.sandbox).differences(from: project.after)
        return (differences.isEmpty ? [] : ["differs at the end: \(differences.brief)"])
            + (isUntroubled(run) ? [] : ["again: \(run)"])
    }

    private func isUntroubled(_ run: Run) -> Bool {
        run.status == 0 && !run.messages.contains("error:") && !run.messages.contains("--on-conflict")
    }

    /// The files that a killed run left in neither their old nor their new state, or in a place where leftovers do not
    /// belong.
    private func partialFiles(_ left: FileTree, in project: AttackedProject) -> [String] {
        let paths = left.paths(below: "Shop") + left.paths(below: "home")
        let files = paths.filter { left.bytes($0) != nil }
        let partial = files.filter { path in
            let whole = [project.before.bytes(path), project.after.bytes(path)].compactMap { $0 }
            return whole.isEmpty
                ? !path.contains("/.generamba/transaction/") && !path.contains("/.generamba/finished-")
                : !whole.contains(left.bytes(path)!)
        }
        let lost = project.before.entries.keys.filter {
            !$0.hasPrefix("cache") && left.entries[$0] == nil && project.after.entries[$0] != nil
        }
        return partial.map { "partial or left over: '\($0)'" }.sorted()
            + lost.map { "gone: '\($0)'" }.sorted()
    }

    // MARK: Another command

    /// Another command completes or discards the unfinished changes.
    @Test(
        "You can kill a run at any moment: the next command that writes finishes its work or undoes it.",
        arguments: Attack.all)
    func anotherCommandTidiesUp(attack: Attack) throws {
        let project = try AttackedProject(attack)
        let sandbox = project.sandbox
        func ending(from tree: FileTree) throws -> (FileTree, Int32) {
            try tree.restore(in: sandbox)
            let run = try sandbox.run(attack.other)
            return (try FileTree(of: sandbox), run.status)
        }
        let dropped = try ending(from: project.before)
        let finished = try ending(from: project.after)
        #expect(dropped.1 == 0 && finished.1 == 0)
        try kill(project, before: points(project, 6)) { _, _ in
            let run = try sandbox.run(attack.other)
            let end = try FileTree(of: sandbox)
            let differences = [dropped, finished].map { end.differences(from: $0.0, withCache: false) }
            // The user's settings have their own transaction. Only a run that writes them again cleans up there.
            let isWhole = ["Shop", "home/.generamba/user_preferences.yml"].allSatisfy { place in
                differences.contains { !$0.contains { $0.hasPrefix(place) } }
            }
            return (isUntroubled(run) ? [] : ["\(run)"])
                + (isWhole
                    ? []
                    : ["neither nothing of it: \(differences[0].brief), nor all: \(differences[1].brief)"])
        }
    }

    // MARK: Edits

    /// If the user edits a file after the kill, the edit is kept.
    @Test(arguments: Attack.all) func anEditAfterTheKillIsKept(attack: Attack) throws {
        let project = try AttackedProject(attack)
        let sandbox = project.sandbox
        let changed = project.after.differences(from: project.before, withCache: false).filter { path in
            let file = project.after.bytes(path) ?? project.before.bytes(path)
            let isOwn = path == "Shop/Rambafile.lock" || path.hasPrefix("Shop/.generamba/update/")
            return file != nil && path.hasPrefix("Shop/") && !isOwn
        }
        try kill(project, before: points(project, 5)) { left, number in
            let present = changed.filter { left.bytes($0) != nil }
            let path = (present.isEmpty ? changed : present)[
                number % (present.isEmpty ? changed : present).count]
            let edit = (left.bytes(path) ?? []) + Array("# mine\n".utf8)
            try sandbox.write(edit, to: "../" + path)
            // Two commands are meant to overwrite it.
            let overwrites = [Attack.overwrite.name, Attack.record.name].contains(attack.name)
            let isSame = number.isMultiple(of: 2) && !overwrites
            let run = try sandbox.run(isSame ? attack.command : attack.other)
            let end = try FileTree(of: sandbox)
            var wrong: [String] = []
            // A command that edits a file in place edits it again, and setup fills in what the Rambafile lacks.
            // An update merges it, perhaps as a conflict.
            let isMerged = isSame && attack.command[0] == "update"
            let isMoved = isSame && ["rename", "move"].contains(attack.command[0])
            let isEditedAgain =
                isMerged
                || isSame && project.after.bytes(path) != nil && project.before.bytes(path) != nil
                || isSame && path == "Shop/Rambafile" && attack.command[0] == "setup"
            // What was edited since an update is kept beside the file when the update is taken back. A file that the
            // template makes elsewhere now takes its edits along.
            let name = path.split(separator: "/").last!
            let isKept =
                isMoved
                ? end.entries.keys.contains { place in
                    String(decoding: end.bytes(place) ?? [], as: UTF8.self).contains("# mine\n")
                }
                : isEditedAgain
                    ? end.entries.keys.contains { place in
                        (place.hasSuffix("/\(name)") || place.hasSuffix("/\(name).edited"))
                            && String(decoding: end.bytes(place) ?? [], as: UTF8.self).contains("# mine\n")
                    } : end.bytes(path) == edit
            if !isKept { wrong.append("the edit of '\(path)' is lost: \(run)") }
            if run.status == 0, !end.paths(below: "Shop/.generamba/transaction").isEmpty {
                wrong.append("leftovers: \(run)")
            }
            // A plan does not fit a project that somebody has changed.
            let refuses = isSame && attack.command[0] == "apply"
            let codes: [Int32] = isMerged ? [0, 1, 7] : refuses ? [0, 1, 8] : [0, 1]
            return codes.contains(run.status) ? wrong : wrong + ["\(run)"]
        }
    }

    // MARK: Commands that only read

    private static let readers = [
        ["template", "list"], ["template", "lint", "page"], ["template", "show", "page"],
        ["gen", "Other", "page", "--dry-run"],
    ]

    @Test("Commands that only read change nothing.", arguments: Attack.all)
    func whatOnlyReadsChangesNothing(attack: Attack) throws {
        let project = try AttackedProject(attack)
        try kill(project, before: points(project, 2)) { _, _ in
            let before = try project.sandbox.snapshot()
            return try Self.readers.compactMap { reader in
                let run = try project.sandbox.run(reader)
                guard try project.sandbox.snapshot() == before else { return "\(reader) changes files" }
                return [0, 1].contains(run.status) ? nil : "\(reader): \(run)"
            }
        }
    }

    // MARK: git

    @Test func aKilledRunLeavesNothingThatGitWouldAdd() throws {
        let project = try AttackedProject(Attack.overwrite)
        try project.before.restore(in: project.sandbox)
        try project.sandbox.git("init", "--quiet")
        // New files are staged, but none is in place yet.
        let call = try #require(
            project.changes.first { $0.name == "renameat2" })
        try project.sandbox.git("add", "--all")
        _ = try project.sandbox.run(
            project.command,
            under: ["-o", "/dev/null", "-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
        #expect(try !project.sandbox.files(in: ".generamba/transaction").isEmpty)
        #expect(try project.sandbox.gitOutput("ls-files", "--others", "--exclude-standard") == "")
    }
}
