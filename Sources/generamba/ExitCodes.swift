import ArgumentParser
import GenerambaKit

extension ExitCode {
    /// The code with which a command ends that failed: what scripts can tell its reason by, as the README documents.
    init(of error: any Error) {
        self =
            switch error {
            case let interruption as Interruption: ExitCode(128 + interruption.number)
            case is WrongUsage: .validationFailure
            case is LockMismatch: ExitCode(3)
            default: .failure
            }
    }
}
