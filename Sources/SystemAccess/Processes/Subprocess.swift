import Platform
import SourceText

/// A command to run, without a shell.
package struct Subprocess: Sendable {
    /// The path of the program, or a name to look up in the PATH of `environment`.
    package let program: String
    package let arguments: [String]
    package let environment: [String: String]
    /// The time limit in seconds. A program that takes longer is killed.
    package let timeLimit: Int
    /// The limit in seconds for the time without output, once there was some; nil for none. It is killed after that.
    package let silenceLimit: Int?
    /// The limit for its output in MB. A program that prints more is killed.
    package let outputLimit: Int
    /// The file for its standard input; nil for none.
    package let input: AbsolutePath?
    /// The command as messages show it; nil for the full command line.
    package var shown: String?
    /// The hint for exceeding the output limit.
    package var outputHint: String?
    /// Called from time to time while it runs.
    package var meanwhile: @Sendable () -> Void = {}

    package init(
        program: String, arguments: [String], environment: [String: String], timeLimit: Int = 600,
        silenceLimit: Int? = nil, outputLimit: Int = 64, input: AbsolutePath? = nil
    ) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
        (self.timeLimit, self.silenceLimit, self.outputLimit) = (timeLimit, silenceLimit, outputLimit)
        self.input = input
    }

    /// The output and exit status of a program.
    package struct Output: Sendable {
        /// The exit status; 128 plus the signal's number if a signal ended it.
        package var status: Int = 0
        package var standardOutput: [UInt8] = []
        package var standardError: [UInt8] = []
        /// The limit that it exceeded and was killed for; nil for none.
        package var excess: LimitExceeded?

        package var count: Int { standardOutput.count + standardError.count }

        /// The error for a program that failed, with the last lines of its output, or that exceeded a limit.
        package func failure(of program: String, saying text: [UInt8]) -> Diagnostics {
            if let excess { return .error("\(program) \(excess.text) and was stopped") }
            let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
            let last = lines.suffix(8).map { "\n  | \($0)" }.joined()
            return .error("\(program) failed with status \(status)\(last)")
        }
    }

    package enum LimitExceeded: Sendable, Equatable {
        /// The time limit in seconds.
        case time(Int)
        case silence(Int)
        /// The output limit in MB.
        case output(Int)

        /// The reason in words, as in `swiftc took longer than 300 s`.
        package var text: String {
            switch self {
            case .time(let limit): "took longer than \(limit) s"
            case .silence(let limit): "printed nothing for \(limit) s"
            case .output(let limit): "printed more than \(limit) MB"
            }
        }
    }

    /// The command line as a user would type it.
    package var commandLine: String {
        let words = ([program] + arguments).map { $0.contains(" ") || $0.isEmpty ? "'\($0)'" : $0 }
        return shown ?? words.joined(separator: " ")
    }

    /// The path of the program. Looks up a name in the PATH of `environment`; nil when it is not there.
    package func executable() throws -> AbsolutePath? {
        guard !isAbsolutePath(program) else { return AbsolutePath(program) }
        return try (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
            .map { AbsolutePath(String($0)).appending(program) }
            .first { try Disk.isExecutable($0) }
    }

    /// Runs the program. Throws the errors of `finish`, and `Diagnostics` when it fails or exceeds a limit.
    package func run() throws -> Output { try checked(finish()) }

    /// Returns the output if the program succeeded. Throws `Diagnostics`.
    package func checked(_ output: Output) throws -> Output {
        guard output.excess == nil, output.status == 0 else { throw failure(output) }
        return output
    }

    /// Runs the program and waits for it, whatever its exit status. Throws `Diagnostics` when it is not installed or
    /// cannot be started; `FileProblem` when waiting for it fails; `Interruption` when the user presses Ctrl-C
    /// meanwhile.
    package func finish() throws -> Output {
        guard let executable = try executable() else {
            throw Diagnostics.error(
                "cannot run '\(program)': not found in PATH",
                hint: "install \(program), or add its folder to PATH")
        }
        return try Interruption.watching {
            try Self.spawning.locked { try spawn(executable) }.collect { output, seconds, silence in
                meanwhile()
                if seconds >= timeLimit { return .time(timeLimit) }
                if let silenceLimit, silence > silenceLimit { return .silence(silenceLimit) }
                return output.count > outputLimit << 20 ? .output(outputLimit) : nil
            }
        }
    }

    /// The error with the command, its exit status and its last lines of output.
    package func failure(_ output: Output) -> Diagnostics {
        let said = output.standardError + output.standardOutput
        let failure = output.failure(of: "'\(commandLine)'", saying: said)
        guard case .output = output.excess else { return failure }
        return Diagnostics(failure.all.map { .error($0.message, hint: outputHint) })
    }

    /// Held from the creation of pipes until their other ends are closed. Otherwise a program that another thread
    /// starts in between would keep them open.
    private static let spawning = Lock()

    private func spawn(_ executable: AbsolutePath) throws -> RunningProcess {
        let child = try RunningProcess(executable)
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t? = nil
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input?.text ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, child.output.write, 1)
        posix_spawn_file_actions_adddup2(&actions, child.error.write, 2)
        var argv = ([program] + arguments).map { strdup($0) } + [nil]
        var envp = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in argv + envp { free(string) } }
        let code = posix_spawn(&child.id, executable.text, &actions, nil, &argv, &envp)
        child.output.closeWrite()
        child.error.closeWrite()
        guard code == 0 else {
            throw Diagnostics.error(
                "cannot run '\(commandLine)': \(FileProblem(.read, executable, code: code).reason)")
        }
        return child
    }
}
