import ArgumentParser
import SourceText

/// What to do with an existing file that differs from the generated one.
enum ConflictPolicy: String, ExpressibleByArgument, CaseIterable {
    case ask, skip, overwrite, merge, fail

    /// The policies to suggest when nobody can be asked.
    static let options = "'--on-conflict skip' or '--on-conflict overwrite'"

    /// Returns the policy of a run: the option's or, by default, to ask if there is a terminal and to fail otherwise.
    static func chosen(_ option: ConflictPolicy?, _ terminal: Terminal) throws -> ConflictPolicy {
        let policy = option ?? (terminal.canAsk ? .ask : .fail)
        guard policy != .ask || terminal.canAsk else {
            throw Diagnostics.error(
                "'--on-conflict ask' needs a terminal", hint: "choose skip, overwrite, merge or fail")
        }
        return policy
    }
}

/// The option for commands that may encounter such files.
struct ConflictOption: ParsableArguments {
    @Option(
        name: .words("on-conflict"),
        help: ArgumentHelp(
            "What to do with an existing file that differs. (default: ask on a terminal, otherwise fail)",
            valueName: "policy")) var onConflict: ConflictPolicy?
}
