import Foundation

/// The program that makes calls of the system fail.
enum Strace {
    static let program = "/usr/bin/strace"

    /// Whether it is here and may trace, which not every container lets it.
    static let isUsable: Bool = {
        guard FileManager.default.isExecutableFile(atPath: program) else { return false }
        let trial = try? Child(
            [program, "-qq", "-o", "/dev/null", "/bin/sh", "-c", ":"], in: "/", environment: [:],
            streams: ("/dev/null", "/dev/null", "/dev/null"))
        return trial?.wait() == 0
    }()
}

extension Sandbox {
    /// Runs the program in the project while calls of the system fail.
    ///
    /// - Parameters:
    ///   - fault: which calls, and how, as strace's `inject` takes it.
    ///   - place: the path that the calls are for, from the project's folder; nil for all paths.
    ///   - meanwhile: what happens while the program runs.
    func run(
        _ arguments: String..., failing fault: String, at place: String? = nil,
        meanwhile: () throws -> Void = {}
    ) throws -> Run {
        // Strace would tell of a path with '..' what it leads to.
        let place = place.map { URL(fileURLWithPath: $0.hasPrefix("/") ? $0 : path($0)).standardized.path }
        let options =
            ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(fault)"]
            + (place.map { ["-P", $0] } ?? [])
        return try run(
            options + [Program.executable] + arguments, program: Strace.program, meanwhile: meanwhile)
    }
}
