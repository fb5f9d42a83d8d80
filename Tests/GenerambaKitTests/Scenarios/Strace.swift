import Foundation

/// The program that makes system calls fail.
enum Strace {
    static let program = "/usr/bin/strace"

    /// Whether strace is installed and may trace, which some containers do not allow.
    static let isUsable: Bool = {
        guard FileManager.default.isExecutableFile(atPath: program) else { return false }
        let trial = try? Child(
            [program, "-qq", "-o", "/dev/null", "/bin/sh", "-c", ":"], in: "/", environment: [:],
            streams: ("/dev/null", "/dev/null", "/dev/null"))
        return trial?.wait() == 0
    }()
}

extension Sandbox {
    /// Runs the program in the project and makes system calls fail.
    ///
    /// - Parameters:
    ///   - fault: the calls and the error, in the syntax of strace's `inject`.
    ///   - place: the path that the calls must use, relative to the project; nil for all paths.
    ///   - meanwhile: called while the program runs.
    func run(
        _ arguments: String..., failing fault: String, at place: String? = nil,
        meanwhile: () throws -> Void = {}
    ) throws -> Run {
        // For a path with '..', strace would print a message with the resolved path.
        let place = place.map { URL(fileURLWithPath: $0.hasPrefix("/") ? $0 : path($0)).standardized.path }
        let options =
            ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(fault)"]
            + (place.map { ["-P", $0] } ?? [])
        return try run(
            options + [Program.executable] + arguments, program: Strace.program, meanwhile: meanwhile)
    }
}
