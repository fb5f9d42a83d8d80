import Foundation
import Testing

/// A folder for one test. It contains a project, a home folder and a folder for temporary files.
struct Sandbox {
    /// The folder. In output it is replaced with `<root>`.
    let root: String
    /// The program's environment variables.
    var environment: [String: String]

    /// The folder of the project, `<root>/Shop`.
    var project: String { root + "/Shop" }

    /// - Parameter files: the project's files, by path.
    init(_ files: [String: String] = [:]) throws {
        root = Scratch.folder()
        environment = Self.inherited.merging(
            [
                "HOME": root + "/home",
                "TMPDIR": root + "/tmp",
                // Shared by all tests, because asking the toolchain about a package takes half a second.
                "GENERAMBA_CACHE": Scratch.root + "/cache",
                "XDG_CACHE_HOME": Scratch.root + "/toolchain",
                // Thursday, 5 March 2026
                "SOURCE_DATE_EPOCH": "1772668800",
                "GIT_CONFIG_NOSYSTEM": "1",
                // Avoids the network by looking for Generamba's public catalog in the sandbox.
                "GIT_CONFIG_COUNT": "1",
                "GIT_CONFIG_KEY_0": "url.\(root)/public.git.insteadOf",
                "GIT_CONFIG_VALUE_0":
                    "https://github.com/rambler-digital-solutions/generamba-catalog.git",
            ], uniquingKeysWith: { _, new in new })
        for folder in ["Shop", "home", "tmp", "streams"] {
            try FileManager.default.createDirectory(
                atPath: root + "/" + folder, withIntermediateDirectories: true)
        }
        try write(files)
    }

    /// The tests' own environment variables, without those that influence the program.
    private static let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
        let prefixes = ["GIT_", "GITHUB_", "XDG_", "GENERAMBA_", "LC_"]
        let names = [
            "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "FORCE_COLOR", "LANG", "LANGUAGE", "NO_COLOR",
            "SOURCE_DATE_EPOCH", "TERM",
        ]
        return !prefixes.contains { name.hasPrefix($0) } && !names.contains(name)
    }

    // MARK: Running

    /// Runs the program in the project or a folder of it.
    func run(
        _ arguments: String..., in folder: String = ".", with variables: [String: String] = [:]
    ) throws -> Run {
        try run(arguments, in: folder, with: variables)
    }

    /// Runs the program in the project or a folder of it.
    ///
    /// - Parameters:
    ///   - rawOutput: the file that receives the unmodified output.
    ///   - program: the path of the program to run instead of the usual one.
    ///   - meanwhile: called while the program runs.
    func run(
        _ arguments: [String], in folder: String = ".", with variables: [String: String] = [:],
        as user: User = .current, rawOutput: String? = nil, program: String? = nil,
        meanwhile: () throws -> Void = {}
    ) throws -> Run {
        if arguments.prefix(2) == ["template", "check"] { StandInCache.prepare() }
        return try start(
            (program.map { [$0] } ?? user.command) + arguments, in: folder, with: variables,
            output: rawOutput ?? newStream(), meanwhile: meanwhile)
    }

    /// Runs git in the project and expects it to succeed.
    func git(
        _ arguments: String..., in folder: String = ".", sourceLocation: SourceLocation = #_sourceLocation
    )
        throws
    {
        let identity = [
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main",
        ]
        let run = try start(["git"] + identity + arguments, in: folder, with: [:], output: newStream())
        #expect(run.status == 0, "\(run)", sourceLocation: sourceLocation)
    }

    /// The output of git in the project, without the last line break.
    func gitOutput(_ arguments: String..., in folder: String = ".") throws -> String {
        try self.output(of: ["git"] + arguments, in: folder)
    }

    /// The output of another program, without the last line break. Expects the program to succeed.
    func output(
        of command: [String], in folder: String = ".", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let run = try start(["/usr/bin/env"] + command, in: folder, with: [:], output: newStream())
        #expect(run.status == 0, "\(run)", sourceLocation: sourceLocation)
        return run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
    }

    /// Starts the program in the project without waiting for it.
    func begin(_ arguments: String...) throws -> Child {
        try Child(
            [Program.executable] + arguments, in: project, environment: environment,
            streams: ("/dev/null", newStream(), newStream()))
    }

    private func start(
        _ command: [String], in folder: String, with variables: [String: String], output: String,
        meanwhile: () throws -> Void = {}
    ) throws -> Run {
        let messages = newStream()
        let child = try Child(
            command, in: path(folder), environment: environment.merging(variables) { _, new in new },
            streams: ("/dev/null", output, messages))
        let done = Result { try meanwhile() }
        let status = child.wait()
        try done.get()
        let isFile = !output.hasPrefix("/dev/")
        return Run(exactly: isFile ? try shown(output) : "", try shown(messages), status)
    }

    /// The path of a new file.
    func newStream() -> String { root + "/streams/" + UUID().uuidString }

    /// The text of a stream, with `<root>` and `<temporary>` in place of paths that differ from run to run.
    private func shown(_ stream: String) throws -> String {
        shown(text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: stream)), as: UTF8.self))
    }

    /// A text in which placeholders replace the names that differ from run to run: `<root>`, and `<temporary>` for the
    /// folder that the program makes for temporary files.
    func shown(text: String) -> String {
        text.replacing(root, with: "<root>")
            .replacing("\(Scratch.root)/cache", with: "<cache>")
            .replacing(/<root>\/tmp\/generamba-[A-Za-z0-9]{6}/, with: "<temporary>")
    }

    /// Runs the program and expects exactly this output and exit status.
    func expect(
        _ arguments: String..., in folder: String = ".", with variables: [String: String] = [:],
        output: String = "", messages: String = "", status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try run(arguments, in: folder, with: variables)
        #expect(
            run == Run(output: output, messages: messages, status: status), sourceLocation: sourceLocation)
    }

    /// Runs the program and expects it to fail, to print only these messages on standard error, and to change
    /// nothing.
    func refuses(
        _ arguments: String..., in folder: String = ".", with variables: [String: String] = [:],
        as user: User = .current, status: Int32 = 1, saying messages: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try refuses(
            arguments, in: folder, with: variables, as: user, status: status, saying: messages,
            sourceLocation: sourceLocation)
    }

    /// Runs the program and expects it to fail, to print only these messages on standard error, and to change
    /// nothing.
    func refuses(
        _ arguments: [String], in folder: String = ".", with variables: [String: String] = [:],
        as user: User = .current, status: Int32 = 1, saying messages: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try snapshot()
        let run = try run(arguments, in: folder, with: variables, as: user)
        #expect(run == Run(messages: messages, status: status), sourceLocation: sourceLocation)
        #expect(try snapshot() == before, sourceLocation: sourceLocation)
    }
}

/// The user that runs the program.
enum User {
    case current
    /// A user subject to permissions: the current one or, when the tests run as root, another one.
    case unprivileged

    fileprivate var command: [String] {
        guard self == .unprivileged else { return [Program.executable] }
        guard geteuid() == 0 else { return [Program.copy] }
        return [
            // lint-shell: allow linux-tool (nobody runs the tests as root on a Mac)
            "setpriv", "--reuid=\(User.somebody)", "--regid=\(User.somebody)", "--clear-groups",
            Program.copy,
        ]
    }

    /// The id that systems use for the user `nobody`.
    static let somebody: UInt32 = 65534
}
