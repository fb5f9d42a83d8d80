import Foundation
import Testing

/// Concurrent runs, which strace delays at pseudorandom system calls. There are three rounds with each number of runs, or
/// as many as `GENERAMBA_ROUNDS` says.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct ConcurrentRunsTests {
    private static let counts = [2, 4, 8]

    /// Starts commands concurrently and delays most of them at one of their system calls. Returns their output.
    private func runAtOnce(
        _ commands: [(words: [String], calls: [SystemCall])], in sandbox: Sandbox, _ random: inout Seeded
    ) throws -> [Run] {
        let running = try commands.map { command, calls in
            guard random.next(below: 4) > 0 else { return try RunningProgram(command, in: sandbox) }
            let call = calls[random.next(below: calls.count)]
            // Also delays the start. Otherwise all would read before the first one writes.
            let delays = (1 + random.next(below: 80_000), 1 + random.next(below: 80_000))
            return try RunningProgram(
                command,
                under: [
                    "-o", "/dev/null", "-e", "trace=getcwd,\(call.name)",
                    "-e", "inject=getcwd:delay_enter=\(delays.0)",
                    "-e", "inject=\(call.name):delay_enter=\(delays.1):when=\(call.number)",
                ], in: sandbox)
        }
        return try running.map { try $0.wait() }
    }

    /// Runs that crashed, or failed without an error message.
    private func troubles(_ runs: [Run]) -> [String] {
        runs.filter { $0.status != 0 && !($0.status == 1 && $0.messages.contains("error:")) }.map { "\($0)" }
    }

    // MARK: One module

    /// The project with a template that prints the author in its files.
    private static func project() throws -> Sandbox {
        let sandbox = try Shop.sandbox()
        try sandbox.install(
            [
                "page.rambaspec": """
                name: page
                code_files:
                  - {name: View/View.swift, path: Code/file.mustache}
                  - {name: Model.swift, path: Code/file.mustache}
                  - {name: Router.swift, path: Code/file.mustache}

                """,
                "Code/file.mustache": "// {{ developer.name }}\n",
            ], as: "page")
        #expect(try sandbox.run("gen", "Warm", "page", "--dry-run").status == 0)
        return sandbox
    }

    private static let module = "Sources/Shop/Modules/Profile"
    private static let files = ["ProfileModel.swift", "ProfileRouter.swift", "View/ProfileView.swift"]

    /// The distinct authors in the files of the module; nil if there are other files.
    private func authors(in sandbox: Sandbox) throws -> Set<String>? {
        guard try sandbox.files(in: Self.module) == Self.files, !sandbox.exists(".generamba/transaction")
        else {
            return nil
        }
        return Set(try Self.files.map { try sandbox.read(Self.module + "/" + $0) })
    }

    /// Expects that at least one run succeeds, and that the final files are exactly those of a successful one.
    private func rounds(
        _ count: Int, of command: [String], in sandbox: Sandbox, seed: UInt64
    ) throws {
        let before = try FileTree(of: sandbox)
        let traced = try sandbox.trace(command + ["--author", "A0"]).calls
        let calls = traced.filter { $0.changesFiles(of: sandbox) }
        var random = Seeded(seed + UInt64(SampledCases.seed))
        let overwrites = command.contains("--on-conflict")
        let failures: [String] = try (0..<Attacks.rounds).compactMap { round in
            try before.restore(in: sandbox)
            let authors = (0..<count).map { !overwrites && round.isMultiple(of: 2) ? "A0" : "A\($0)" }
            let runs = try runAtOnce(
                authors.map { (command + ["--author", $0], calls) }, in: sandbox, &random)
            let winners = Set(zip(authors, runs).filter { $1.status == 0 }.map { "// \($0.0)\n" })
            let found = try self.authors(in: sandbox)
            let isWhole = found.map { $0.count == 1 && $0.isSubset(of: winners) } ?? false
            // Without a policy, no run replaces the files of another one.
            let isAlone = overwrites || winners.count == 1
            let troubles = troubles(runs)
            guard !isWhole || !isAlone || !troubles.isEmpty else { return nil }
            return "round \(round): \(winners.sorted()) succeeded, and there is \(found?.sorted() ?? [])"
                + " in \(try sandbox.files(in: Self.module)) \(troubles)"
        }
        sandbox.record(failures, of: Attacks.rounds)
    }

    @Test("In one project, they change files one after the other.", arguments: counts)
    func oneModule(count: Int) throws {
        try rounds(count, of: ["gen", "Profile", "page"], in: Self.project(), seed: 1)
    }

    @Test(arguments: counts) func overwriting(count: Int) throws {
        let sandbox = try Self.project()
        for file in Self.files { try sandbox.write(["\(Self.module)/\(file)": "// edited\n"]) }
        try rounds(count, of: ["gen", "Profile", "page", "--on-conflict", "overwrite"], in: sandbox, seed: 3)
    }

    // MARK: One recorded module

    /// Expects that the files are at the end as those runs that succeed leave them.
    ///
    /// - Parameter wanted: returns the files after runs with these statuses, one for each order in which they may have run.
    private func rounds(
        of commands: [[String]], in sandbox: Sandbox, seed: UInt64, wanted: ([Int32]) -> [FileTree]
    ) throws {
        let before = try FileTree(of: sandbox)
        let traced = try commands.map { command in
            try before.restore(in: sandbox)
            return (command, try sandbox.trace(command).calls.filter { $0.changesFiles(of: sandbox) })
        }
        var random = Seeded(seed + UInt64(SampledCases.seed))
        let failures: [String] = try (0..<Attacks.rounds).compactMap { round in
            try before.restore(in: sandbox)
            let runs = try runAtOnce(traced, in: sandbox, &random)
            let statuses = runs.map(\.status)
            var wrong = troubles(runs)
            let found = try FileTree(of: sandbox)
            let differences = wanted(statuses).map { found.differences(from: $0, withCache: false) }
            if !differences.contains([]) { wrong.append("\(differences) \(runs)") }
            return wrong.isEmpty ? nil : "round \(round), \(statuses): " + wrong.joined(separator: "; ")
        }
        sandbox.record(failures, of: Attacks.rounds)
    }

    /// The files of a project after a command in it, which leaves the project as it was.
    private func tree(after commands: [String]..., in sandbox: Sandbox) throws -> FileTree {
        let before = try FileTree(of: sandbox)
        for command in commands { #expect(try sandbox.run(command).status == 0) }
        defer { try? before.restore(in: sandbox) }
        return try FileTree(of: sandbox)
    }

    /// A package with a module from an older version of its template, and an edited file that the new one drops.
    private static func edited() throws -> Sandbox {
        let sandbox = try Attack.withOldModule()
        try sandbox.write(["Sources/Shop/Modules/Profile/ProfileA.swift": "// mine\n"])
        return sandbox
    }

    @Test(arguments: counts) func updatesOfOneModule(count: Int) throws {
        let sandbox = try Self.edited()
        let updated = try tree(after: ["update", "Profile"], in: sandbox)
        try rounds(
            of: Array(repeating: ["update", "Profile"], count: count), in: sandbox, seed: 7
        ) { $0.contains(0) ? [updated] : [] }
    }

    @Test func anUpdateWhileTheModuleIsRemoved() throws {
        let sandbox = try Self.edited()
        let commands = [["update", "Profile"], ["destroy", "Profile", "--with-edited"]]
        let updated = try tree(after: commands[0], in: sandbox)
        let removed = try tree(after: commands[1], in: sandbox)
        // What the update dropped and left to the user no longer belongs to the module.
        let updatedAndRemoved = try tree(after: commands[0], commands[1], in: sandbox)
        try rounds(of: commands, in: sandbox, seed: 8) { statuses -> [FileTree] in
            if statuses == [0, 0] { return [updatedAndRemoved] }
            return (statuses[0] == 0 ? [updated] : []) + (statuses[1] == 0 ? [removed] : [])
        }
    }

    // MARK: One Xcode project

    /// Each run adds a file of its own, and succeeds although the others change the project file, too.
    @Test(arguments: counts) func oneXcodeProject(count: Int) throws {
        let sandbox = try Sandbox(XcodeShop.files)
        let names = (0..<count).map { "F\($0).swift" }
        for name in names { try sandbox.write(["Shop/\(name)": ""]) }
        func mentions() throws -> [Int] {
            let text = try sandbox.read(XcodeShop.path)
            return names.map { text.ranges(of: $0).count }
        }
        let before = try FileTree(of: sandbox)
        let commands = names.map { ["xcode", "add", "Shop/\($0)"] }
        let calls = try sandbox.trace(commands[0]).calls.filter { $0.changesFiles(of: sandbox) }
        let whole = try mentions()[0]
        #expect(whole == 6)
        var random = Seeded(6 + UInt64(SampledCases.seed))
        let failures: [String] = try (0..<Attacks.rounds).compactMap { round in
            try before.restore(in: sandbox)
            let runs = try runAtOnce(commands.map { ($0, calls) }, in: sandbox, &random)
            let found = try mentions()
            let isWhole = found.allSatisfy { $0 == whole } && !sandbox.exists(".generamba/transaction")
            guard !isWhole || !runs.allSatisfy({ $0.status == 0 }) else { return nil }
            return "round \(round): \(found) of \(whole) mentions \(runs)"
        }
        sandbox.record(failures, of: Attacks.rounds)
    }

    /// The modules need another template once, which only one of the runs generates.
    @Test(
        "A command that finds files changed by another one plans its changes again.", arguments: counts
    )
    func modulesInOneXcodeProject(count: Int) throws {
        let sandbox = try Sandbox(XcodeShop.files)
        let commands = (0..<count).map { ["gen", "M\($0)", "silver"] }
        #expect(try sandbox.run("setup", "--yes").status == 0)
        let before = try FileTree(of: sandbox)
        let calls = try sandbox.trace(commands[0]).calls.filter { $0.changesFiles(of: sandbox) }
        try before.restore(in: sandbox)
        var random = Seeded(9 + UInt64(SampledCases.seed))
        let failures: [String] = try (0..<Attacks.rounds).compactMap { round in
            try before.restore(in: sandbox)
            let runs = try runAtOnce(commands.map { ($0, calls) }, in: sandbox, &random)
            let status = try sandbox.run("status")
            let wanted = "\(count + 1) modules: all clean\n"
            guard !runs.allSatisfy({ $0.status == 0 }) || status.output != wanted else { return nil }
            return "round \(round): \(status) \(runs)"
        }
        sandbox.record(failures, of: Attacks.rounds)
    }

    /// The last one of two modules to go takes what both require with it, although neither planned that at first.
    @Test func removalsInOneXcodeProject() throws {
        let sandbox = try Sandbox(XcodeShop.files)
        #expect(try sandbox.run("setup", "--yes").status == 0)
        #expect(try sandbox.run("gen", "M0,M1", "silver").status == 0)
        let commands = [["destroy", "M0"], ["destroy", "M1"]]
        let removed = try tree(after: commands[0], commands[1], in: sandbox)
        try rounds(of: commands, in: sandbox, seed: 10) { $0 == [0, 0] ? [removed] : [] }
    }

    // MARK: During an update

    /// The files of a module from this version of the template.
    private func whole(_ module: String, _ version: String) -> [String: [UInt8]] {
        let names = version == "one" ? ["A", "B"] : ["B", "C", "D"]
        let files = names.map { ("\(module)\($0).swift", Array("// \(version)\n".utf8)) }
        return Dictionary(uniqueKeysWithValues: files)
    }

    private func found(_ module: String, in tree: FileTree) -> [String: [UInt8]] {
        let folder = "Shop/Sources/Shop/Modules/\(module)"
        return tree.paths(below: folder).reduce(into: [:]) {
            if let bytes = tree.bytes($1) { $0[String($1.dropFirst(folder.count + 1))] = bytes }
        }
    }

    @Test(arguments: counts) func duringAnUpdate(count: Int) throws {
        let sandbox = try Attack.outdated()
        let before = try FileTree(of: sandbox)
        let updating = try sandbox.trace(["template", "update"]).calls.filter { $0.changesFiles(of: sandbox) }
        let updated = try FileTree(of: sandbox)
        try before.restore(in: sandbox)
        let reading = try sandbox.trace(["gen", "M", "team"]).calls.filter { $0.line.contains("/Templates/") }
        var random = Seeded(4 + UInt64(SampledCases.seed))
        let modules = (1..<count).map { "M\($0)" }
        let failures: [String] = try (0..<Attacks.rounds).compactMap { round in
            try before.restore(in: sandbox)
            let runs = try runAtOnce(
                [(["template", "update"], updating)] + modules.map { (["gen", $0, "team"], reading) },
                in: sandbox, &random)
            let tree = try FileTree(of: sandbox)
            var wrong = troubles(runs)
            let wanted = runs[0].status == 0 ? updated : before
            for path in ["Shop/Templates", "Shop/Rambafile.lock", "Shop/.generamba/transaction"]
            where tree.below(path) != wanted.below(path) {
                wrong.append("'\(path)' is not that of the update with status \(runs[0].status)")
            }
            for (module, run) in zip(modules, runs.dropFirst()) {
                let found = found(module, in: tree)
                let wholes = run.status == 0 ? [whole(module, "one"), whole(module, "two")] : [[:]]
                if !wholes.contains(found) {
                    let texts = found.mapValues { String(decoding: $0, as: UTF8.self) }
                    wrong.append("\(module) with status \(run.status): \(texts)")
                }
            }
            return wrong.isEmpty ? nil : "round \(round): " + wrong.joined(separator: "; ")
        }
        sandbox.record(failures, of: Attacks.rounds)
    }
}
