import ArgumentParser
import GenerambaKit
import SourceText

/// What to do with a file that stands where another one is wanted.
enum ConflictPolicy: String, ExpressibleByArgument, CaseIterable {
    case ask, skip, overwrite, fail

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
