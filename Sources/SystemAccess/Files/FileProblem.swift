import Platform
import SourceText

/// A file operation that the system refused.
package struct FileProblem: Error, Sendable, Equatable {
    package enum Operation: String, Sendable {
        case look = "access"
        case read
        case write
        case remove
        case makeFolder = "create the folder"
        case run
    }

    package let operation: Operation
    package let path: AbsolutePath
    /// The system's error number, or `noFile`.
    package let code: CInt

    /// The code for a pipe, a socket or a device, which cannot be read like a file.
    static let noFile: CInt = -1

    /// Whether the file is larger than allowed.
    package var isTooLarge: Bool { code == EFBIG }

    /// Whether the path is neither a file nor a folder.
    package var isNoFile: Bool { code == Self.noFile }

    package init(_ operation: Operation, _ path: AbsolutePath, code: CInt = errno) {
        (self.operation, self.path, self.code) = (operation, path, code)
    }

    /// The system's description of the error, in lower case.
    package var reason: String {
        guard code != Self.noFile else { return "it is neither a file nor a folder" }
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// The problem as a message, with the path as a user in the folder `base` would write it.
    package func diagnostic(from base: AbsolutePath) -> Diagnostic { diagnostic(as: path.shown(from: base)) }

    /// The problem as a message, with the path as given.
    package func diagnostic(as shown: String, at range: SourceRange? = nil) -> Diagnostic {
        var diagnostic = Diagnostic.error(
            "cannot \(operation.rawValue) '\(shown)': \(reason)", at: range, hint: hint)
        diagnostic.isOfSystem = true
        return diagnostic
    }

    private var hint: String? {
        switch code {
        case EACCES, EPERM: "check the folder's owner and permissions"
        case ENOSPC: "free up some disk space"
        case EROFS: "the disk is read-only"
        default: nil
        }
    }
}

/// Makes a system call and repeats it when a signal interrupts it, but not forever. `errno` is 0 after a success.
func systemCall<Result>(_ call: () -> Result) -> Result {
    for _ in 0..<10_000 {
        errno = 0
        let result = call()
        if errno != EINTR { return result }
    }
    return call()
}

/// `read(2)`. Inside `Disk`, `Disk.read` would hide it.
func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
