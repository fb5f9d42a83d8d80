import Foundation
import Mutation

/// A module with its tests, compiled and linked once as it is, so that a mutant costs what it changes.
///
/// Bodies are not seen from outside: a mutant's file alone is compiled, then all is linked. Where other files may see
/// the change, the module is compiled whole, and its tests again.
struct Build {
    let module: String
    /// The folder of all that is built; each worker has one in it.
    let folder: String
    /// The files of the code, below `root`.
    let code: [String]
    let root: String
    let tests: [String]
    let standIns: StandIns
    let flags: [String]
    private var linkCommand: [String] = []

    /// Compiles and links the module, and runs its tests.
    ///
    /// - Throws: `Failure` when they do not all pass.
    init(
        module: String, code: [String], below root: String, tests: [String], standIns: StandIns,
        flags: [String],
        in folder: String
    ) throws {
        self.module = module
        self.folder = folder
        self.code = code
        self.root = root
        self.tests = tests
        self.standIns = standIns
        self.flags = flags
        try TestMain(tests.map { try String(contentsOfFile: $0, encoding: .utf8) }).text.write(to: main)
        try emitModule()
        for file in code { try compiler(primary: path(file), paths, to: object(of: file)).output() }
        try testCompiler(in: folder).output()
        linkCommand = try link()
        try runTests("\(folder)/tests").output()
    }

    private var main: String { "\(folder)/Main.swift" }
    private var testsObject: String { "\(folder)/Tests.o" }
    private func path(_ file: String) -> String { "\(root)/\(file)" }
    private var paths: [String] { code.map(path) }
    private func object(of file: String) -> String { "\(folder)/\(file.fileName).o" }

    private func emitModule() throws {
        try Command(
            program: "swiftc",
            arguments: ["-wmo", "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule"]
                + codeFlags + paths
        ).output()
    }

    private var codeFlags: [String] {
        ["-module-name", module, "-parse-as-library", "-enable-testing", "-I", standIns.folder] + flags
    }

    /// Compiles one of the files.
    private func compiler(primary: String, _ files: [String], to object: String) -> Command {
        let sources = files.flatMap { $0 == primary ? ["-primary-file", $0] : [$0] }
        return Command(
            program: "swiftc", arguments: ["-frontend", "-c"] + sources + codeFlags + ["-o", object],
            timeLimit: 60)
    }

    /// Compiles the tests against the module in a folder.
    private func testCompiler(in folder: String) -> Command {
        Command(
            program: "swiftc",
            arguments: [
                "-wmo", "-c", "-module-name", "\(module)Tests", "-parse-as-library", "-swift-version", "5",
                "-I", folder,
                "-I", standIns.folder, "-o", "\(folder)/Tests.o", main,
            ] + tests)
    }

    /// Links the original and returns the linker's own command, which takes less time than the driver.
    private func link() throws -> [String] {
        let text = try Command(
            program: "swiftc",
            arguments: code.map(object) + [testsObject] + standIns.objects + [
                "-o", "\(folder)/tests", "-use-ld=lld", "-v",
            ]
        ).output()
        let lines = text.split(separator: "\n").filter { $0.hasPrefix(" \"") }
        guard let line = lines.last else {
            throw Failure("'swiftc -v' shows no command of the linker:\n\(text)")
        }
        return line.split(separator: " ").map { $0.filter { $0 != "\"" } }
    }

    private func runTests(_ program: String) -> Command {
        Command(program: program, arguments: [], timeLimit: 10, environment: ["SWIFT_BACKTRACE": "enable=no"])
    }
}

// MARK: - Mutants

extension Build {
    /// What became of a mutant.
    enum Outcome {
        case refused, noticed, survived
    }

    /// Compiles a mutant, links it and runs the tests.
    ///
    /// - Parameter worker: the folder for what is built of it.
    func outcome(of mutant: Mutant, in worker: String) throws -> Outcome {
        let file = "\(worker)/\(mutant.path.fileName)"
        try mutant.text.write(to: file)
        let files = code.map { $0 == mutant.path ? file : path($0) }
        var replaced: [String: String] = ["\(folder)/tests": "\(worker)/tests"]
        if mutant.changesInterface {
            guard try compileWhole(files, in: worker) else { return .refused }
            for file in code { replaced[object(of: file)] = "" }
            replaced[object(of: mutant.path)] = "\(worker)/Whole.o"
            replaced[testsObject] = "\(worker)/Tests.o"
        } else {
            let object = "\(worker)/Mutant.o"
            guard try compiler(primary: file, files, to: object).isAccepted() else { return .refused }
            replaced[self.object(of: mutant.path)] = object
        }
        let link = linkCommand.map { replaced[$0] ?? $0 }.filter { !$0.isEmpty }
        try Command(program: link[0], arguments: Array(link.dropFirst())).output()
        return try runTests("\(worker)/tests").run() == .exit(0) ? .survived : .noticed
    }

    /// Compiles everything, and the tests against it.
    private func compileWhole(_ files: [String], in worker: String) throws -> Bool {
        let whole = Command(
            program: "swiftc",
            arguments: [
                "-frontend", "-c", "-emit-module", "-emit-module-path", "\(worker)/\(module).swiftmodule",
            ]
                + codeFlags + ["-o", "\(worker)/Whole.o"] + files, timeLimit: 60)
        return try whole.isAccepted() && testCompiler(in: worker).isAccepted()
    }
}

extension Command {
    /// Whether a compiler takes its sources.
    ///
    /// - Throws: `Failure` when it takes too long, which tells nothing.
    fileprivate func isAccepted() throws -> Bool {
        let end = try run()
        guard end != .timeLimit else { throw Failure("the compiler took longer than \(timeLimit) s") }
        return end == .exit(0)
    }
}
