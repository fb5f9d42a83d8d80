import SourceText
import SystemAccess

/// A plan as a file: the command that made it, and what each file was and is to become. `apply` runs the command again
/// and makes its changes only if they are the same.
package struct PlanFile: Codable, Sendable {
    /// A file or folder of the plan.
    private struct Entry: Codable, Sendable, Equatable {
        let path: String
        let action: Change.Action
        /// The SHA-256 of the file as it is, or `folder`; nil if there is nothing.
        let before: String?
        /// The same after the change.
        let after: String?
        /// The change as a unified diff; nil if the content stays.
        let diff: String?

        fileprivate init(_ change: Change, diff: Bool) {
            (path, action) = (change.path.text, change.action)
            before = change.before?.digest
            after = action == .skip ? before : change.after?.digest
            self.diff = diff && before != after ? change.unifiedDiff : nil
        }

        fileprivate var isRemovedFolder: Bool {
            before == GeneratedFile.Content.folder.digest && after == nil
        }
    }

    /// The version of this format.
    private let version: Int
    /// The words of the command, without the program's name.
    package let command: [String]
    /// The time that templates and records have, in seconds since 1970, and its day in Generamba's format.
    private let time: Int
    private let day: String
    /// The changes that reports list.
    private let changes: [Entry]
    /// The changes of what the program records about modules.
    private let records: [Entry]

    private static let version = 1

    package init(_ plan: Plan, of command: [String], at now: Moment) {
        (version, self.command) = (Self.version, command)
        (time, day) = (now.seconds, now.day.dayMonthYear)
        changes = plan.changes.map { Entry($0, diff: true) }
        records = plan.moduleRecords.map { Entry($0, diff: false) }
    }

    /// Reads a plan.
    ///
    /// - Throws: `Diagnostics` if the file has another format.
    package init(_ file: SourceFile) throws {
        let hint = "make the plan again, with '--plan'"
        do { self = try JSON.decode(Self.self, from: file.bytes) } catch {
            throw Diagnostics.error("'\(file.path)' is not a plan", hint: hint)
        }
        guard version == Self.version, Day(day) != nil, time >= 0 else {
            throw Diagnostics.error("'\(file.path)' is a plan of another version of this program", hint: hint)
        }
    }

    /// The time for the command.
    package var now: Moment { (time, Day(day) ?? Day(year: 1970, month: 1, day: 1)) }

    private var entries: [Entry] { changes + records }

    /// Whether everything is as the plan wants it.
    ///
    /// - Throws: `OutdatedPlan` if files are neither so nor as they were when the plan was made; `PathProblem`;
    ///   `FileProblem`.
    package func isApplied(in root: AbsolutePath) throws -> Bool {
        let states = try entries.map { try Disk.digest(at: root.appending(RelativePath(untrusted: $0.path))) }
        let pairs = zip(entries, states)
        // A folder stays if somebody has put something into it.
        if pairs.allSatisfy({ $0.after == $1 || $0.isRemovedFolder }) { return true }
        let changed = pairs.filter { $0.before != $1 }
        // If the plan was carried out, what somebody changed after that tells more.
        let edited = changed.filter { $0.after != $1 }
        let told = edited.isEmpty ? changed : edited
        guard told.isEmpty else { throw OutdatedPlan(changed: told.map(\.0.path)) }
        return false
    }

    /// Checks that another run of the command has the same plan.
    ///
    /// - Throws: `OutdatedPlan` with the files for which it has not.
    package func check(_ plan: Plan) throws {
        let new = Self(plan, of: command, at: now).entries
        guard new != entries else { return }
        let different = entries.filter { !new.contains($0) } + new.filter { !entries.contains($0) }
        throw OutdatedPlan(different: different.map(\.path).distinct(by: \.self))
    }
}

/// Thrown if a plan no longer fits the project.
package struct OutdatedPlan: Error {
    package let diagnostics: Diagnostics

    /// - Parameter paths: the files that somebody has changed since the plan was made.
    fileprivate init(changed paths: [String]) {
        self.init("the project has changed since the plan was made", paths)
    }

    /// - Parameter paths: the files that the command would now change in another way.
    fileprivate init(different paths: [String]) {
        self.init("the command would no longer do what the plan says", paths)
    }

    private init(_ message: String, _ paths: [String]) {
        diagnostics = Diagnostics([
            Diagnostic(
                severity: .error, message: message, items: paths, range: nil,
                hint: "nothing was written: make the plan again, with '--plan'")
        ])
    }
}

extension GeneratedFile.Content {
    fileprivate var digest: String {
        switch self {
        case .folder: "folder"
        case .file(let text): sha256(of: text.bytes)
        }
    }
}

extension Disk {
    /// What a plan file says of what exists at a path.
    fileprivate static func digest(at path: AbsolutePath) throws -> String? {
        switch try kind(following: path) {
        case nil: nil
        case .folder: GeneratedFile.Content.folder.digest
        default: try read(path).map { GeneratedFile.Content.file($0).digest }
        }
    }
}
