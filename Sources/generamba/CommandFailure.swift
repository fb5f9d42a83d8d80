import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

extension Diagnostics {
    init(of error: any Error) throws {
        switch error {
        case let thrown as Diagnostics: self = thrown
        case let stale as StalePlan: self = stale.diagnostics
        case let mismatch as LockMismatch: self = mismatch.diagnostics
        case let outdated as OutdatedPlan: self = outdated.diagnostics
        case let outdated as OutdatedFiles: self = outdated.diagnostics
        case let drift as ModuleDrift: self = drift.diagnostics
        case let problem as FileProblem:
            self.init([problem.diagnostic(from: try SystemEnvironment.workingDirectory())])
        case let problem as PathProblem: self = .error("a path \(problem.reason)")
        case is UserCancelled: self = .error("stopped: nothing was written")
        case let usage as WrongUsage: self.init([usage.diagnostic])
        case is Interruption: self = .error("interrupted: nothing was written")
        default: throw error
        }
    }
}

extension ExitCode {
    /// The code that a failed command ends with, so that scripts can tell the reason. Documentation/Commands.md lists
    /// the codes.
    init(of error: any Error) {
        self =
            switch error {
            case let interruption as Interruption: ExitCode(128 + interruption.number)
            case is WrongUsage: .validationFailure
            case is LockMismatch: ExitCode(3)
            case is OutdatedFiles: ExitCode(4)
            case is OutdatedPlan: ExitCode(8)
            case let drift as ModuleDrift:
                switch drift.kind {
                case .outdated: ExitCode(5)
                case .missing: ExitCode(6)
                case .conflicts: ExitCode(7)
                }
            default: .failure
            }
    }
}
