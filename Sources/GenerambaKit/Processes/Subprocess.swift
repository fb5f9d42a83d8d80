import Platform
import SourceText
import TemplateEngine

/// A program to be run, without a shell.
package struct Subprocess: Sendable {
    /// The program's path, or its name, which is looked for in the PATH of `environment`.
    let program: String
    let arguments: [String]
    let environment: [String: String]
    /// In seconds; a program that takes longer is ended.
    let timeLimit: Int
    /// In seconds; a program that prints nothing for longer, having begun to print, is ended. Nil for no limit.
    let silenceLimit: Int?
    /// In MB; a program that prints more is ended.
    let outputLimit: Int
    /// The file on its standard input; nil for nothing.
    let input: AbsolutePath?
    /// The command for messages; nil for the whole of it.
    var shown: String?
    /// What to do when it prints too much.
    var outputHint: String?
    /// Called now and then while it runs.
    var meanwhile: @Sendable () -> Void = {}

    package init(
        program: String, arguments: [String], environment: [String: String], timeLimit: Int = 600,
        silenceLimit: Int? = nil, outputLimit: Int = 64, input: AbsolutePath? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.timeLimit = timeLimit
        self.silenceLimit = silenceLimit
        self.outputLimit = outputLimit
        self.input = input
    }

    /// What a program did.
    package struct Output: Sendable {
        /// Its exit status; 128 and the signal's number where a signal ended it.
        package var status: Int = 0
        package var standardOutput: [UInt8] = []
        package var standardError: [UInt8] = []
        /// Why it was ended; nil where it ended itself.
        package var excess: LimitExceeded?

        /// How many bytes were printed.
        var count: Int { standardOutput.count + standardError.count }

        /// That a program failed, with the last lines of what it said, or that it was ended.
        func failure(of program: String, saying text: [UInt8]) -> Diagnostics {
            if let excess { return .error("\(program) \(excess.text) and was ended") }
            let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
            let last = lines.suffix(8).map { "\n  | \($0)" }.joined()
            return .error("\(program) failed with status \(status)\(last)")
        }
    }

    /// What a program had too much of.
    package enum LimitExceeded: Sendable, Equatable {
        /// In seconds.
        case time(Int)
        case silence(Int)
        /// In MB.
        case output(Int)

        /// What it did, as in `swiftc took longer than 300 s`.
        package var text: String {
            switch self {
            case .time(let limit): "took longer than \(limit) s"
            case .silence(let limit): "printed nothing for \(limit) s"
            case .output(let limit): "printed more than \(limit) MB"
            }
        }
    }

    /// The command as one would type it.
    package var commandLine: String {
        let words = ([program] + arguments).map { $0.contains(" ") || $0.isEmpty ? "'\($0)'" : $0 }
        return shown ?? words.joined(separator: " ")
    }

    /// The program's path, in the PATH of `environment` where it is a mere name; nil when there is none.
    ///
    /// - Throws: `FileProblem`.
    func executable() throws -> AbsolutePath? {
        guard !isAbsolutePath(program) else { return AbsolutePath(program) }
        return try (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
            .map { AbsolutePath(String($0)).appending(program) }
            .first { try Disk.isExecutable($0) }
    }

    /// Runs the program to its end.
    ///
    /// - Throws: `Diagnostics` when it is not installed, cannot be started, ends with another status than 0 or
    ///   takes too long; `FileProblem` when the system does not tell what it did; `Interruption` when the user pressed
    ///   Ctrl-C meanwhile.
    package func run() throws -> Output { try checked(finish()) }

    /// What a run gave, if it came to a good end.
    ///
    /// - Throws: `Diagnostics`.
    func checked(_ output: Output) throws -> Output {
        guard output.excess == nil, output.status == 0 else { throw failure(output) }
        return output
    }

    /// Runs the program to its end, whatever that is.
    ///
    /// - Throws: `Diagnostics` when it is not installed or cannot be started; `FileProblem`; `Interruption`.
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

    /// What we ran, its status, its own last lines.
    func failure(_ output: Output) -> Diagnostics {
        let said = output.standardError + output.standardOutput
        let failure = output.failure(of: "'\(commandLine)'", saying: said)
        guard case .output = output.excess else { return failure }
        return Diagnostics(failure.all.map { .error($0.message, hint: outputHint) })
    }

    /// Held from making pipes to closing their ends here: else a program that another thread starts in between
    /// would hold them open.
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
