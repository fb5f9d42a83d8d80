import ArgumentParser
import GenerambaKit

extension ExitCode {
    /// The exit code of a failed command. Scripts can rely on its documented meaning.
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
