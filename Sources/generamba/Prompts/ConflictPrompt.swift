import GenerambaKit
import SourceText
import SystemAccess

/// Asks about files in conflict. An answer can apply to all later files.
struct ConflictPrompt {
    private(set) var policy: ConflictPolicy
    let terminal: Terminal
    /// The answers so far, by question. They are used again if the changes must be planned again.
    private var answers: [String: Change.Action] = [:]

    init(policy: ConflictPolicy, terminal: Terminal) { (self.policy, self.terminal) = (policy, terminal) }

    /// Resolves the conflicts of a plan by asking or by policy.
    ///
    /// - Parameter merges: what merging would make of conflicts, by path.
    mutating func resolveConflicts(in plan: inout Plan, merging merges: [RelativePath: Change]) throws {
        let count = plan.conflicts.count
        var number = 0
        try plan.resolveConflicts(merging: merges) { change in
            number += 1
            let place = count > 1 ? " (\(number) of \(count))" : ""
            return try answer(
                to: "'\(change.path)' exists and differs\(place). Overwrite it?",
                canMerge: merges[change.path] != nil
            ) { change.unifiedDiff }
        }
    }

    /// Asks what to do, unless a policy or an earlier answer decides it.
    ///
    /// - Parameters:
    ///   - canMerge: whether both versions can be merged.
    ///   - diff: the difference, which the user can ask to see; nil if there is none.
    mutating func answer(
        to question: String, canMerge: Bool = false, diff: (() -> String)? = nil
    ) throws -> Change.Action {
        switch policy {
        case .merge: return canMerge ? .merge : .conflict
        case .skip: return .skip
        case .overwrite: return .overwrite
        case .fail: return .conflict
        case .ask: break
        }
        if let known = answers[question] { return known }
        let action = try ask(question, canMerge: canMerge, diff: diff)
        answers[question] = action
        return action
    }

    private mutating func ask(
        _ question: String, canMerge: Bool, diff: (() -> String)?
    ) throws -> Change.Action {
        let merge = canMerge ? "[m]erge, " : ""
        let choices = "[y]es, [n]o, \(merge)[a]ll, [s]kip all, \(diff == nil ? "" : "[d]iff, ")[q]uit: "
        while true {
            switch try terminal.answer(to: "\(question) \(choices)").lowercased().trimmed {
            case "y", "yes": return .overwrite
            case "n", "no": return .skip
            case "m" where canMerge, "merge" where canMerge: return .merge
            case "a", "all":
                policy = .overwrite
                return .overwrite
            case "s", "skip", "skip all":
                policy = .skip
                return .skip
            case "q", "quit": throw UserCancelled()
            case "d" where diff != nil, "diff" where diff != nil: terminal.note(diff: diff?() ?? "")
            default:
                terminal.note(
                    "Please answer y, n, \(canMerge ? "m, " : "")a, s\(diff == nil ? "" : ", d") or q.\n")
            }
        }
    }
}
