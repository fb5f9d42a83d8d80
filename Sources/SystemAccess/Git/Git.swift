import SourceText

/// Runs git. Prevents prompts, hooks and all protocols except https, ssh, git and file. Its functions throw
/// `Diagnostics` with git's message, `FileProblem` and `Interruption`.
package struct Git: Sendable {
    private let environment: [String: String]
    /// How long a fetch may take, in seconds.
    private let timeLimit: Int
    /// Called from time to time while git runs.
    private let meanwhile: @Sendable () -> Void

    /// The variables that tie git to a repository (`git rev-parse --local-env-vars`), except the ones for settings.
    private static let local: Set = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
        "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE",
        "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE",
        "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    /// Settings for every command. They keep git from running anything from a repository or in the background, and from
    /// writing or reading anything but packs.
    private static let settings = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.multiPackIndex=false",
        "fetch.recurseSubmodules=false", "fetch.writeCommitGraph=false", "gc.auto=0",
        "maintenance.auto=false",
    ].flatMap { ["-c", $0] }

    package init(
        environment: [String: String], timeLimit: Int = 300, meanwhile: @escaping @Sendable () -> Void = {}
    ) {
        let settings = [
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_ALLOW_PROTOCOL": GitAddress.protocols.joined(separator: ":"),
            // This program fetches missing objects itself: with a damaged repository, git's lazy fetching would start
            // git over and over.
            "GIT_NO_LAZY_FETCH": "1",
            "LC_ALL": "C",
        ]
        // SSH and git ask for passwords and about unknown hosts by running this command, which always refuses. A
        // setting of the user's takes precedence.
        let askingNobody = ["SSH_ASKPASS": "false", "SSH_ASKPASS_REQUIRE": "force"]
        self.environment = environment.filter { !Self.local.contains($0.key) }
            .merging(environment["SSH_ASKPASS_REQUIRE"] == nil ? askingNobody : [:]) { _, new in new }
            .merging(settings) { _, new in new }
        (self.timeLimit, self.meanwhile) = (timeLimit, meanwhile)
    }

    /// The refs of a repository: `HEAD` and full names such as `refs/heads/main`, each with an id. An annotated tag
    /// occurs twice; the name with `^{}` at its end has the id of the commit.
    package func names(of address: GitAddress) throws -> [(name: String, id: String)] {
        let output = try run(["ls-remote", "--quiet", "--", address.text], of: address)
        return pairs(in: output, "\t").map { ($1, $0) }
    }

    /// Fetches a commit, by its id or the full name of a branch or tag, without its history, and without the contents
    /// of files if the server supports that. Without a name, fetches all branches and tags with their history.
    private func fetch(_ name: String?, of address: GitAddress, into objects: GitObjects) throws {
        try Disk.makeFolders(objects.folder.appending("pack"), mode: 0o775)
        let names =
            name.map { ["+\($0):refs/generamba/fetched"] }
            ?? ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"]
        _ = try run(
            ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--filter=blob:none"]
                + (name == nil ? [] : ["--depth=1"]) + ["origin"] + names,
            in: objects, of: address)
        // From a server that serves only static files, git gets loose objects.
        if try Disk.names(in: objects.folder).contains(where: { $0.utf8.count == 2 }) {
            _ = try run(["repack", "-a", "-d", "-k", "-n", "--quiet"], in: objects, of: address)
        }
    }

    /// Fetches a commit by its id, possibly abbreviated, into a new folder. If the server refuses to send a commit by
    /// its id, fetches all branches and tags. Returns the full id of the commit.
    package func fetch(commit id: String, of address: GitAddress, into folder: AbsolutePath) throws -> String
    {
        var objects = GitObjects(of: id, in: folder)
        // If this run is killed, the next one finds and removes its files there.
        objects.scratch = folder
        var problem = Diagnostics()
        if isCommitID(id) {
            let fetched: Void? = try problem.collect { try fetch(id, of: address, into: objects) }
            if fetched != nil, let found = try commit(id, in: objects) { return found }
            try Disk.removeTree(folder)
            // Fails if the server cannot be reached at all.
            _ = try names(of: address)
        }
        try fetch(nil, of: address, into: objects)
        guard let found = try commit(id, in: objects) else {
            throw Diagnostics.error("it has no commit '\(id)'", hint: "its history may have been rewritten")
        }
        return found
    }

    /// The full id of the commit that a name or an abbreviated id refers to in a fetched repository; nil for none.
    private func commit(_ name: String, in objects: GitObjects) throws -> String? {
        let words = ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(name)^{commit}"]
        let (git, output) = try finish(words, in: objects)
        // Status 1 means that there is no such commit; other errors have another status.
        if output.excess == nil, output.status == 1 { return nil }
        let id = try git.checked(output).standardOutput.prefix { $0 > 0x20 }
        return String(decoding: id, as: UTF8.self)
    }

    /// Throws `RepositoryDamage` unless the repository has only packs, in which the content of each object fits its id.
    package func verify(_ objects: GitObjects) throws {
        let (packs, rest) = (objects.folder.appending("pack"), objects.folder.appending("info"))
        let others = try Disk.entries(in: objects.folder).filter {
            ![packs.name, rest.name].contains($0.name)
        }
        guard try Disk.kind(of: packs) == .folder, try others.isEmpty && Disk.entries(in: rest).isEmpty else {
            throw RepositoryDamage(problem: .error("it contains more than packs"))
        }
        let indexes = try Disk.names(in: packs).filter { $0.hasSuffix(".idx") }
        _ = try read(["verify-pack", "--"] + indexes.map { packs.appending($0).text }, in: objects)
    }

    /// All entries of a commit except folders, as `git ls-tree` prints them: mode, type and id, a tab and the path,
    /// each followed by a zero byte. Throws `RepositoryDamage`.
    package func tree(of commit: String, in objects: GitObjects) throws -> [UInt8] {
        try read(["ls-tree", "-r", "-z", "--full-tree", commit], in: objects)
    }

    /// Fetches files that the first fetch left out.
    package func fetch(files ids: [String], of address: GitAddress, in objects: GitObjects) throws {
        _ = try run(
            [
                // If git mentioned the commit, the server would assume that we already have its files.
                "-c", "fetch.negotiationAlgorithm=noop", "fetch", "--quiet", "--no-tags",
                "--no-write-fetch-head", "--no-recurse-submodules", "--filter=blob:none", "--stdin", "origin",
            ], in: objects, of: address, lines: ids)
    }

    /// The sizes of all objects in the repository, in bytes, by their ids. Throws `RepositoryDamage`.
    package func sizes(in objects: GitObjects) throws -> [String: Int] {
        let output = try read(
            [
                "cat-file", "--batch-all-objects", "--unordered", "--buffer",
                "--batch-check=%(objectname) %(objectsize)",
            ], in: objects)
        return Dictionary(pairs(in: output, " ").compactMap { id, size in Int(size).map { (id, $0) } }) { $1 }
    }

    /// The contents of files in the repository, by their ids. Throws `RepositoryDamage`.
    package func contents(of ids: [String], in objects: GitObjects) throws -> [String: [UInt8]] {
        let output = try read(["cat-file", "--batch", "--buffer"], in: objects, lines: ids)
        // Each entry is a line with id, type and size, then the content and a line break.
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size + 1 else { break }
            contents[String(head[0])] = Array(rest[(end + 1)...].prefix(size))
            rest = rest[(end + 1)...].dropFirst(size + 1)
        }
        guard contents.count == Set(ids).count else {
            throw RepositoryDamage(problem: .error("git cannot find all of its files"))
        }
        return contents
    }

    /// The user's name from git's settings; nil when it is not set or git is missing.
    package func userName(in folder: AbsolutePath) throws -> String? {
        let output = try settings(["-C", folder.text, "config", "--get", "user.name"])
        let name = String(decoding: output, as: UTF8.self).prefix { !$0.isNewline }
        return name.isEmpty ? nil : String(name)
    }

    /// The output of `git config` for the user's settings; empty when they are not set or git is missing.
    package func settings(_ arguments: [String]) throws -> [UInt8] {
        let ask = Subprocess(program: "git", arguments: arguments, environment: environment, timeLimit: 10)
        var failure = Diagnostics()
        return try failure.collect { try ask.run() }?.standardOutput ?? []
    }

    /// The output of a command in the repository around a folder, which may contact no other one.
    ///
    /// - Parameter scratch: a folder for the file with the input; nil for no input.
    func output(
        _ arguments: [String], in folder: AbsolutePath, _ input: [UInt8] = [],
        through scratch: AbsolutePath? = nil
    ) throws -> [UInt8] {
        let file = scratch?.appending("input")
        if let file { try Disk.replace(file, input) }
        return try command(["-C", folder.text] + arguments, of: nil, input: file).run().standardOutput
    }

    /// Makes a folder for temporary files.
    func temporaryFolder() throws -> AbsolutePath { try Disk.makeTemporaryFolder(environment: environment) }

    private func run(
        _ arguments: [String], in objects: GitObjects? = nil, of address: GitAddress, lines: [String] = []
    ) throws -> [UInt8] {
        do {
            let (git, output) = try finish(arguments, in: objects, of: address, lines: lines)
            return try git.checked(output).standardOutput
        } catch let problem as Diagnostics {
            throw Diagnostics(
                problem.all.map { .error(address.hidingPassword(in: $0.message), hint: $0.hint) })
        }
    }

    /// Runs a git command that reads fetched objects. If git cannot read them, the repository is damaged.
    private func read(_ arguments: [String], in objects: GitObjects, lines: [String] = []) throws -> [UInt8] {
        let (git, output) = try finish(arguments, in: objects, lines: lines)
        if output.excess == nil, output.status != 0 { throw RepositoryDamage(problem: git.failure(output)) }
        return try git.checked(output).standardOutput
    }

    /// Runs git in a new repository that borrows the fetched objects, and removes it afterwards. In a stored
    /// repository, git would follow its settings, replacement objects and more. Without objects, runs git in no
    /// repository; without an address, git may contact none. The lines are its standard input.
    private func finish(
        _ arguments: [String], in objects: GitObjects? = nil, of address: GitAddress? = nil,
        lines: [String] = []
    ) throws -> (git: Subprocess, output: Subprocess.Output) {
        guard let objects else {
            let git = command(arguments, of: address)
            return (git, try git.finish())
        }
        // Usually outside of the cache, which may be read-only.
        let repository =
            try objects.scratch.map { try Disk.makeTemporaryFolder(named: "git-", in: $0) }
            ?? temporaryFolder()
        // If removing fails, the repository stays among the temporary files.
        defer { try? Disk.removeTree(repository) }
        let input = repository.appending("ids")
        try Disk.create(input, lines.flatMap { Array("\($0)\n".utf8) })
        _ = try Disk.makeFolder(repository.appending("refs"))
        try Disk.create(repository.appending("HEAD"), Array("ref: refs/heads/main\n".utf8))
        try Disk.create(repository.appending("config"), Array(objects.settings(for: address).utf8))
        let place = ["GIT_DIR": repository.text, "GIT_OBJECT_DIRECTORY": objects.folder.text]
        let git = command(arguments, with: place, of: address, input: input)
        return (git, try git.finish())
    }

    private func command(
        _ arguments: [String], with place: [String: String] = [:], of address: GitAddress?,
        input: AbsolutePath? = nil
    ) -> Subprocess {
        let allowed = address == nil ? ["GIT_ALLOW_PROTOCOL": "none"] : [:]
        var git = Subprocess(
            program: "git", arguments: Self.settings + arguments,
            environment: environment.merging(place) { $1 }.merging(allowed) { $1 }, timeLimit: timeLimit,
            input: input)
        git.shown =
            "git \(arguments.first { $0.first != "-" && !$0.contains("=") } ?? "")"
            + (address.map { " \($0.shown)" } ?? "")
        git.outputHint = "the repository is too large: keep the templates in a separate one"
        git.meanwhile = meanwhile
        return git
    }
}

/// The lines of an output that consist of two parts.
private func pairs(in output: [UInt8], _ separator: Character) -> [(String, String)] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: separator).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
