import GenerambaKit

/// A module with its tests, compiled and linked once as it is, so that a mutant costs no more than what it changes.
///
/// Bodies are not seen from outside: a mutant's file alone is compiled, then all is linked. Where other files may see
/// the change, the module is compiled whole, and its tests again.
struct Build: Sendable {
    let sources: ModuleSources
    let workbench: Workbench
    let standIns: StandIns
    /// The folder of all that is built.
    let folder: FilePath
    let environment: [String: String]
    /// The linker's own command: it takes less time than the compiler's, which would find it out each time.
    private var linkCommand: [String] = []

    static let mode = LanguageMode.swift6

    /// Compiles and links the module, and runs its tests.
    ///
    /// - Parameter folder: an empty one.
    /// - Throws: `Diagnostics` when anything does not compile, or the tests do not pass; `Interruption`.
    init(
        _ sources: ModuleSources, workbench: Workbench, standIns: StandIns, in folder: FilePath,
        environment: [String: String]
    ) throws {
        self.sources = sources
        self.workbench = workbench
        self.standIns = standIns
        self.folder = folder
        self.environment = environment
        try compileModule(in: folder).throwErrors()
        for file in sources.code {
            _ = try compiler(primary: sources.path(of: file), sources.codePaths, to: object(of: file)).run()
        }
        try compileTests(in: folder).throwErrors()
        try compileMain()
        linkCommand = try link()
        guard try run(folder.appending("Tests")).status == 0 else {
            throw Diagnostics.error(
                "the tests of '\(sources.module)' do not pass without a change",
                hint: "run '\(folder.appending("Tests").text)'")
        }
    }

    // MARK: - Compiling

    private func object(of file: RelativePath) -> FilePath {
        folder.appending("\(file.text.replacing("/", with: "-")).o")
    }

    private func compileModule(in folder: FilePath) throws -> [CompilerMessage] {
        try workbench.compile(
            code: sources.codePaths, module: sources.module, in: folder, mode: Self.mode, depth: .check)
    }

    private func compileTests(in folder: FilePath) throws -> [CompilerMessage] {
        try workbench.compile(
            tests: sources.tests, of: sources.module, in: folder, mode: Self.mode, depth: .link)
    }

    /// Compiles one of the module's files as the compiler does where it does not compile all at once.
    private func compiler(primary: FilePath, _ files: [FilePath], to object: FilePath) -> Subprocess {
        let inputs = files.flatMap { $0 == primary ? ["-primary-file", $0.text] : [$0.text] }
        let options = [
            "-frontend", "-c", "-parse-as-library", "-enable-testing", "-swift-version", Self.mode.rawValue,
            "-module-name", sources.module, "-I", standIns.folder.text, "-o", object.text,
        ]
        return Subprocess(
            program: "swiftc", arguments: options + inputs, environment: environment, timeLimit: 60)
    }

    /// Compiles the program that runs the tests up to the first that fails.
    private func compileMain() throws {
        let tests = "\(sources.module)Tests"
        let classes = try workbench.testClasses(of: sources.module, in: folder).testClasses
        let main = TestRunner.source(classes, in: tests)
            .replacing("XCTMain(", with: "\(FirstFailure.registration)\nXCTMain(")
        let files = [("main.swift", main), ("FirstFailure.swift", FirstFailure.source)]
        for (name, text) in files { try Disk.create(folder.appending(name), Array(text.utf8)) }
        try workbench.compiler.run(
            [
                "-c", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "TestMain", "-I",
                folder.text, "-I", standIns.folder.text, "-o", folder.appending("Main.o").text,
            ] + files.map { folder.appending($0.0).text }
        ).throwErrors()
    }

    // MARK: - Linking and running

    /// Links the original and returns the command of the linker.
    private func link() throws -> [String] {
        let objects = sources.code.map(object) + [testsObject, folder.appending("Main.o")]
        let libraries = standIns.names.reversed().map { standIns.folder.appending("lib\($0).a") }
        let program = folder.appending("Tests").text
        let output = try Subprocess(
            program: "swiftc",
            arguments: (objects + libraries).map(\.text) + ["-o", program, "-use-ld=lld", "-v"],
            environment: environment
        ).run()
        let text = String(decoding: output.standardOutput + output.standardError, as: UTF8.self)
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(" \"") }) else {
            throw Diagnostics.error("'swiftc -v' shows no command of the linker")
        }
        return Self.words(of: line)
    }

    /// The words of a command line, between spaces that do not stand in quotes.
    static func words(of line: Substring) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    private var testsObject: FilePath { folder.appending("\(sources.module)Tests.o") }

    private func run(_ program: FilePath) throws -> Subprocess.Output {
        // A crash would take seconds to draw a backtrace that nobody sees.
        let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        return try Subprocess(
            program: program.text, arguments: [], environment: environment, timeLimit: 20
        ).finish()
    }
}

// MARK: - Mutants

extension Build {
    /// What became of a mutant.
    enum Outcome: Sendable {
        /// The compiler takes it not.
        case refused
        /// A test fails, or does not end.
        case noticed
        case survived
    }

    /// Compiles a module with one file changed, links it and runs the tests.
    ///
    /// - Parameters:
    ///   - text: the file's new text.
    ///   - isInterface: whether other files may see the change.
    /// - Throws: `Diagnostics` when that cannot be done; `FileProblem`, `Interruption`.
    func outcome(of file: RelativePath, text: String, isInterface: Bool) throws -> Outcome {
        let workplace = try Disk.makeTemporaryFolder(named: "mutant-", in: folder)
        defer { try? Disk.removeTree(workplace) }
        let path = workplace.appending(file.name)
        try Disk.create(path, Array(text.utf8))
        guard let replaced = try compile(file, at: path, isInterface: isInterface, in: workplace) else {
            return .refused
        }
        let program = workplace.appending("Tests")
        let output = [folder.appending("Tests").text: program.text]
        let command = linkCommand.compactMap { (replaced[$0] ?? .some(output[$0] ?? $0)) }
        _ = try Subprocess(
            program: command[0], arguments: Array(command.dropFirst()), environment: environment
        ).run()
        return try run(program).status == 0 ? .survived : .noticed
    }

    /// What to link instead of the objects of the original, nil for nothing; nil when the compiler refuses the file.
    private func compile(
        _ file: RelativePath, at path: FilePath, isInterface: Bool, in workplace: FilePath
    ) throws -> [String: String?]? {
        let files = sources.code.map { $0 == file ? path : sources.path(of: $0) }
        guard isInterface else {
            let object = workplace.appending("Mutant.o")
            let compiler = compiler(primary: path, files, to: object)
            let output = try compiler.finish()
            guard !output.tookTooLong else {
                throw Diagnostics.error("'\(compiler.commandLine)' took longer than \(compiler.timeLimit) s")
            }
            return output.status == 0 ? [self.object(of: file).text: object.text] : nil
        }
        let module = try workbench.compile(
            code: files, module: sources.module, in: workplace, mode: Self.mode, depth: .link)
        guard !module.hasErrors, try !compileTests(in: workplace).hasErrors else { return nil }
        var replaced: [String: String?] = [:]
        for file in sources.code { replaced[object(of: file).text] = .some(nil) }
        replaced[object(of: file).text] = workplace.appending("\(sources.module).o").text
        replaced[testsObject.text] = workplace.appending(testsObject.name).text
        return replaced
    }
}

extension [CompilerMessage] {
    fileprivate var hasErrors: Bool { contains { $0.severity == .error } }

    fileprivate func throwErrors() throws {
        guard hasErrors else { return }
        let errors = filter { $0.severity == .error }.map { message in
            "\n  | \(message.path.map { "\($0.text):\(message.line): " } ?? "")\(message.text)"
        }
        throw Diagnostics.error("the module does not compile without a change\(errors.joined())")
    }
}
