import ArgumentParser
import GenerambaKit
import SourceText

/// The user ended a question without an answer.
struct UserCancelled: Error {}

/// The question about files in conflict, with answers that may hold for all that follow.
struct ConflictPrompt {
    private(set) var policy: ConflictPolicy
    let terminal: Terminal

    /// Decides about the files of a plan that exist and differ.
    ///
    /// - Throws: `UserCancelled`.
    mutating func resolveConflicts(in plan: inout Plan) throws {
        try plan.resolveConflicts { change in
            try decide("'\(change.path)'") { change.unifiedDiff }
        }
    }

    /// Decides about a thing that exists and differs.
    ///
    /// - Parameters:
    ///   - what: the thing, as the question names it.
    ///   - diff: the difference, shown when asked for.
    /// - Throws: `UserCancelled`.
    mutating func decide(_ what: String, diff: @escaping () -> String) throws -> Change.Action {
        try answer(to: "\(what) exists and differs. Overwrite it?", diff: diff)
    }

    /// Asks what to do, unless that is known.
    ///
    /// - Parameter diff: the difference, shown when asked for; nil where there is none.
    /// - Throws: `UserCancelled`.
    mutating func answer(to question: String, diff: (() -> String)? = nil) throws -> Change.Action {
        switch policy {
        case .skip: return .skip
        case .overwrite: return .overwrite
        case .fail: return .conflict
        case .ask: break
        }
        let choices = "[y]es, [n]o, [a]ll, [s]kip all, \(diff == nil ? "" : "[d]iff, ")[q]uit: "
        while true {
            switch try terminal.answer(to: "\(question) \(choices)").lowercased().trimmed {
            case "y", "yes": return .overwrite
            case "n", "no": return .skip
            case "a", "all":
                policy = .overwrite
                return .overwrite
            case "s", "skip", "skip all":
                policy = .skip
                return .skip
            case "q", "quit": throw UserCancelled()
            case "d" where diff != nil, "diff" where diff != nil: terminal.note(diff: diff?() ?? "")
            default: terminal.note("Please answer y, n, a, s\(diff == nil ? "" : ", d") or q.\n")
            }
        }
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

/// What to do with a file that stands where another one is wanted.
enum ConflictPolicy: String, ExpressibleByArgument, CaseIterable {
    case ask, skip, overwrite, fail

    /// What to choose where nobody was asked.
    static let options = "'--on-conflict skip' or '--on-conflict overwrite'"

    /// The policy of a run: the option's, or else to ask where somebody is there and to fail where nobody is.
    ///
    /// - Throws: `Diagnostics` when it is to ask and nobody is there.
    static func chosen(_ option: ConflictPolicy?, _ terminal: Terminal) throws -> ConflictPolicy {
        let policy = option ?? (terminal.canAsk ? .ask : .fail)
        guard policy != .ask || terminal.canAsk else {
            throw Diagnostics.error(
                "'--on-conflict ask' needs a terminal", hint: "choose skip, overwrite or fail")
        }
        return policy
    }
}

/// The option of commands that may meet such files.
struct ConflictOption: ParsableArguments {
    @Option(
        name: [.customLong("on-conflict"), .customLong("on_conflict")],
        help: ArgumentHelp(
            "What to do with an existing file that differs: ask, skip, overwrite or fail. (default: ask on a terminal, else fail)",
            valueName: "policy"))
    var onConflict: ConflictPolicy?
}
