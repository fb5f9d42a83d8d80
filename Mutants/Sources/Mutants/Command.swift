import Foundation

/// A program to be run.
struct Command {
    let program: String
    let arguments: [String]
    var folder: String = "."
    /// In seconds; a program that takes longer is ended.
    var timeLimit: Double = 300
    var environment: [String: String] = [:]

    enum End: Equatable {
        case exit(Int)
        /// Ended by a signal: a crash.
        case signal(Int)
        case timeLimit
    }

    /// Runs it without showing what it prints.
    func run() throws -> End { try start(output: FileHandle.nullDevice) }

    /// Runs it and returns what it printed, errors included.
    ///
    /// - Throws: `Failure` when it does not end with status 0.
    @discardableResult
    func output() throws -> String {
        let file = NSTemporaryDirectory() + "/mutants-\(UUID().uuidString)"
        try "".write(to: file)
        defer { try? FileManager.default.removeItem(atPath: file) }
        guard let handle = FileHandle(forWritingAtPath: file) else { throw Failure("cannot write '\(file)'") }
        let end = try start(output: handle)
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
        guard end == .exit(0) else {
            let line = ([program] + arguments).joined(separator: " ")
            throw Failure(
                "'\(line)' failed in '\(folder)'\n\(text.split(separator: "\n").suffix(40).joined(separator: "\n"))"
            )
        }
        return text
    }

    private func start(output: FileHandle) throws -> End {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + timeLimit) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            return .timeLimit
        }
        let status = Int(process.terminationStatus)
        return process.terminationReason == .exit ? .exit(status) : .signal(status)
    }
}

/// Why a run cannot go on.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
