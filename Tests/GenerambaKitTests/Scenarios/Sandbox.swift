import Foundation
import Testing

/// A folder for one test: in it a project, a home and a place for temporary files, all of its own.
struct Sandbox {
    /// The folder, as `<root>` in what the program prints.
    let root: String
    /// The variables that the program sees.
    var environment: [String: String]

    /// The folder of the project, `<root>/Shop`.
    var project: String { root + "/Shop" }

    /// - Parameter files: the project's files, by their paths.
    init(_ files: [String: String] = [:]) throws {
        root = Scratch.folder()
        environment = Self.inherited.merging(
            [
                "HOME": root + "/home",
                "TMPDIR": root + "/tmp",
                // Shared, as it takes half a second to ask the toolchain about a package.
                "GENERAMBA_CACHE": Scratch.root + "/cache",
                "XDG_CACHE_HOME": Scratch.root + "/toolchain",
                // Thursday, 5 March 2026
                "SOURCE_DATE_EPOCH": "1772668800",
                "GIT_CONFIG_NOSYSTEM": "1",
                // Nothing is fetched from the network: Generamba's public catalog is looked for in the sandbox.
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

    /// The variables of the tests' own environment, without those that change what the program does.
    private static let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
        let prefixes = ["GIT_", "XDG_", "GENERAMBA_", "LC_"]
        let names = ["LANG", "LANGUAGE", "NO_COLOR", "SOURCE_DATE_EPOCH", "TERM"]
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
    ///   - rawOutput: where to leave what it prints, byte for byte.
    ///   - program: the path of the program, where it is not the usual one.
    ///   - meanwhile: what happens while it runs.
    func run(
        _ arguments: [String], in folder: String = ".", with variables: [String: String] = [:],
        as user: User = .current, rawOutput: String? = nil, program: String? = nil,
        meanwhile: () throws -> Void = {}
    ) throws -> Run {
        try start(
            (program.map { [$0] } ?? user.command) + arguments, in: folder, with: variables,
            output: rawOutput ?? newStream(), meanwhile: meanwhile)
    }

    /// Runs git in the project; it must succeed.
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

    /// What git prints in the project, without its last line break.
    func gitOutput(_ arguments: String..., in folder: String = ".") throws -> String {
        try self.output(of: ["git"] + arguments, in: folder)
    }

    /// What another program prints, without its last line break; it must succeed.
    func output(
        of command: [String], in folder: String = ".", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let run = try start(["/usr/bin/env"] + command, in: folder, with: [:], output: newStream())
        #expect(run.status == 0, "\(run)", sourceLocation: sourceLocation)
        return run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
    }

    /// Starts the program in the project, and does not wait for it.
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

    /// The path of a file that does not exist yet.
    func newStream() -> String { root + "/streams/" + UUID().uuidString }

    /// A stream with the names that differ from run to run replaced.
    private func shown(_ stream: String) throws -> String {
        shown(text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: stream)), as: UTF8.self))
    }

    /// A text with the names that differ from run to run replaced: `<root>`, and `<temporary>` for the folder
    /// of temporary files that the program makes.
    func shown(text: String) -> String {
        text.replacing(root, with: "<root>")
            .replacing("\(Scratch.root)/cache", with: "<cache>")
            .replacing(/<root>\/tmp\/generamba-[A-Za-z0-9]{6}/, with: "<temporary>")
    }

    /// Runs the program, which must print just this and end so.
    func expect(
        _ arguments: String..., in folder: String = ".", with variables: [String: String] = [:],
        output: String = "", messages: String = "", status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try run(arguments, in: folder, with: variables)
        #expect(
            run == Run(output: output, messages: messages, status: status), sourceLocation: sourceLocation)
    }

    /// Runs the program, which must say this on standard error alone, fail and change nothing.
    func refuses(
        _ arguments: String..., in folder: String = ".", with variables: [String: String] = [:],
        as user: User = .current, status: Int32 = 1, saying messages: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try snapshot()
        let run = try run(arguments, in: folder, with: variables, as: user)
        #expect(run == Run(messages: messages, status: status), sourceLocation: sourceLocation)
        #expect(try snapshot() == before, sourceLocation: sourceLocation)
    }
}

/// Who runs the program.
enum User {
    case current
    /// One whom permissions hold back: where the tests run as root, somebody else.
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

    /// The number that systems give to nobody.
    static let somebody: UInt32 = 65534
}
