import ArgumentParser
import GenerambaKit
import SystemAccess

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
