import SourceText

/// The git program, kept from asking, from running hooks and from any protocol but https, ssh, git and files.
package struct Git: Sendable {
    private let environment: [String: String]
    /// How long a fetch may take, in seconds.
    private let timeLimit: Int
    /// Called now and then while git runs.
    private let meanwhile: @Sendable () -> Void

    /// What ties git to one repository, as in a hook (`git rev-parse --local-env-vars`), save for settings.
    private static let local: Set = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
        "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE",
        "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE",
        "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    /// Settings that each command gets: nothing of a repository is run, and nothing goes on in the background.
    private static let settings = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "fetch.recurseSubmodules=false", "gc.auto=0",
        "maintenance.auto=false",
    ].flatMap { ["-c", $0] }

    /// - Parameters:
    ///   - timeLimit: how long a fetch may take, in seconds.
    ///   - meanwhile: called now and then while git runs.
    package init(
        environment: [String: String], timeLimit: Int = 300, meanwhile: @escaping @Sendable () -> Void = {}
    ) {
        let settings = [
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_ALLOW_PROTOCOL": GitAddress.protocols.joined(separator: ":"),
            // What is missing is fetched when it is asked for: git's own way starts git again and again where the
            // repository is damaged.
            "GIT_NO_LAZY_FETCH": "1",
            "LC_ALL": "C",
        ]
        // Ssh and git ask this program for passwords, and whether to trust a host, unless the user has named another.
        let askingNobody = ["SSH_ASKPASS": "false", "SSH_ASKPASS_REQUIRE": "force"]
        self.environment = environment.filter { !Self.local.contains($0.key) }
            .merging(environment["SSH_ASKPASS_REQUIRE"] == nil ? askingNobody : [:]) { _, new in new }
            .merging(settings) { _, new in new }
        self.timeLimit = timeLimit
        self.meanwhile = meanwhile
    }

    /// What a repository calls its commits: `HEAD`, and full names such as `refs/heads/main`, each with an id. A tag
    /// that is an object of its own stands there twice, with `^{}` behind its name for the commit.
    ///
    /// - Throws: `Diagnostics` with git's own words; `Interruption`.
    func names(of address: GitAddress) throws -> [(name: String, id: String)] {
        let output = try run(["ls-remote", "--quiet", "--", address.text], of: address)
        return pairs(in: output, "\t").map { ($1, $0) }
    }

    /// Makes a bare repository in a new folder and fetches a commit into it: its own files only when they are asked
    /// for, and no history, where the other side can do without.
    ///
    /// - Parameter name: the full name of a branch or tag, or the whole id of a commit; nil fetches all branches and
    ///   tags.
    /// - Throws: `Diagnostics` with git's own words; `Interruption`.
    private func fetch(_ name: String?, of address: GitAddress, into folder: AbsolutePath) throws {
        _ = try run(["init", "--quiet", "--bare", "--template=", "--", folder.text])
        _ = try run(["config", "remote.origin.url", address.text], in: folder)
        let what =
            name.map { ["--depth=1", "origin", "+\($0):refs/generamba/fetched"] }
            ?? ["origin", "+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"]
        _ = try run(
            ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--filter=blob:none"] + what,
            in: folder, of: address)
    }

    /// Makes a bare repository in a new folder and fetches a commit into it by its id or, where the other side gives none
    /// by their ids, with all that there is. Returns the commit's whole id.
    ///
    /// - Parameter id: the commit's id, or its beginning.
    /// - Throws: `Diagnostics` with git's own words, or when there is no such commit; `FileProblem`; `Interruption`.
    func fetch(commit id: String, of address: GitAddress, into folder: AbsolutePath) throws -> String {
        var problem = Diagnostics()
        if isCommitID(id) {
            let fetched: Void? = try problem.collect { try fetch(id, of: address, into: folder) }
            if fetched != nil, let found = try commit(id, in: folder) { return found }
            try Disk.removeTree(folder)
            // Whoever is not there at all says so here.
            _ = try names(of: address)
        }
        try fetch(nil, of: address, into: folder)
        guard let found = try commit(id, in: folder) else {
            throw Diagnostics.error("it has no commit '\(id)'", hint: "its history may have been rewritten")
        }
        return found
    }

    /// The id of the commit that a name or the beginning of an id means in a fetched repository; nil for none.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    private func commit(_ name: String, in folder: AbsolutePath) throws -> String? {
        let words = ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(name)^{commit}"]
        let git = command(words, in: folder, of: nil, input: nil)
        let output = try git.finish()
        // What says that there is none; whatever else goes wrong has another status.
        if output.excess == nil, output.status == 1 { return nil }
        let id = try git.checked(output).standardOutput.prefix { $0 > 0x20 }
        return String(decoding: id, as: UTF8.self)
    }

    /// All that a commit holds but folders, as `git ls-tree` prints it: mode, type and id, a tab and the path, each
    /// ended by a zero byte.
    ///
    /// - Throws: `RepositoryDamage`; `Diagnostics`; `Interruption`.
    func tree(of commit: String, in folder: AbsolutePath) throws -> [UInt8] {
        try read(["ls-tree", "-r", "-z", "--full-tree", commit], in: folder)
    }

    /// Fetches files that were left out.
    ///
    /// - Throws: `Diagnostics` with git's own words; `Interruption`.
    func fetch(files ids: [String], of address: GitAddress, in folder: AbsolutePath) throws {
        try withInput(ids) { input in
            _ = try run(
                [
                    // Told of the commit, the other side would think that its files are here.
                    "-c", "fetch.negotiationAlgorithm=noop",
                    "fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules",
                    "--filter=blob:none", "--stdin", "origin",
                ], in: folder, of: address, input: input)
        }
    }

    /// The sizes of all objects that are there, in bytes, by their ids.
    ///
    /// - Throws: `RepositoryDamage`; `Diagnostics`; `Interruption`.
    func sizes(in folder: AbsolutePath) throws -> [String: Int] {
        let output = try read(
            [
                "cat-file", "--batch-all-objects", "--unordered", "--buffer",
                "--batch-check=%(objectname) %(objectsize)",
            ], in: folder)
        var sizes: [String: Int] = [:]
        for (id, size) in pairs(in: output, " ") { sizes[id] = Int(size) }
        return sizes
    }

    /// The contents of files that are there, by their ids.
    ///
    /// - Throws: `RepositoryDamage`; `Diagnostics`; `Interruption`.
    func contents(of ids: [String], in folder: AbsolutePath) throws -> [String: [UInt8]] {
        let output = try withInput(ids) { input in
            try read(["cat-file", "--batch", "--buffer"], in: folder, input: input)
        }
        // Each is a line of id, type and size, then the content and a line break.
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size + 1 else { break }
            contents[String(head[0])] = Array(rest[(end + 1)...].prefix(size))
            rest = rest[(end + 1)...].dropFirst(size + 1)
        }
        guard contents.count == Set(ids).count else {
            throw RepositoryDamage(problem: .error("git finds not all of its files"))
        }
        return contents
    }

    /// The user's name in git's settings; nil when there is none, or no git.
    ///
    /// - Throws: `Interruption`.
    package func userName(in folder: AbsolutePath) throws -> String? {
        let ask = Subprocess(
            program: "git", arguments: ["-C", folder.text, "config", "--get", "user.name"],
            environment: environment, timeLimit: 10)
        var failure = Diagnostics()
        guard let output = try failure.collect({ try ask.run() }) else { return nil }
        let name = String(decoding: output.standardOutput, as: UTF8.self).prefix { !$0.isNewline }
        return name.isEmpty ? nil : String(name)
    }

    /// Runs git and gives its output.
    ///
    /// - Parameters:
    ///   - folder: a bare repository.
    ///   - address: the repository that it may talk to; without one it fetches nothing.
    private func run(
        _ arguments: [String], in folder: AbsolutePath? = nil, of address: GitAddress? = nil,
        input: AbsolutePath? = nil
    ) throws -> [UInt8] {
        do {
            return try command(arguments, in: folder, of: address, input: input).run().standardOutput
        } catch let problem as Diagnostics {
            guard let address else { throw problem }
            throw Diagnostics(
                problem.all.map { .error(address.hidingPassword(in: $0.message), hint: $0.hint) })
        }
    }

    /// Reads what is in a bare repository: what git cannot read there is damaged.
    private func read(_ arguments: [String], in folder: AbsolutePath, input: AbsolutePath? = nil) throws
        -> [UInt8]
    {
        let git = command(arguments, in: folder, of: nil, input: input)
        let output = try git.finish()
        if output.excess == nil, output.status != 0 { throw RepositoryDamage(problem: git.failure(output)) }
        return try git.checked(output).standardOutput
    }

    private func command(
        _ arguments: [String], in folder: AbsolutePath?, of address: GitAddress?, input: AbsolutePath?
    ) -> Subprocess {
        var environment = environment
        if address == nil { environment["GIT_ALLOW_PROTOCOL"] = "none" }
        let place = folder.map { ["--git-dir", $0.text] } ?? []
        var git = Subprocess(
            program: "git", arguments: Self.settings + place + arguments, environment: environment,
            timeLimit: timeLimit, input: input)
        git.shown =
            "git \(arguments.first { $0.first != "-" && !$0.contains("=") } ?? "")"
            + (address.map { " \($0.shown)" } ?? "")
        git.outputHint = "its repository is too large: keep the templates in one of their own"
        git.meanwhile = meanwhile
        return git
    }

    /// Runs `body` with a file of lines, which is removed afterwards. It is not in the repository, which may be one that
    /// can only be read.
    private func withInput<Result>(_ lines: [String], _ body: (AbsolutePath) throws -> Result) throws
        -> Result
    {
        let temporary = try Disk.makeTemporaryFolder(environment: environment)
        // What cannot be removed stays among the system's temporary files.
        defer { try? Disk.removeTree(temporary) }
        let input = temporary.appending("ids")
        try Disk.create(input, lines.flatMap { Array("\($0)\n".utf8) })
        return try body(input)
    }
}

/// The lines of an output that hold two things.
private func pairs(in output: [UInt8], _ separator: Character) -> [(String, String)] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: separator).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}

/// Whether a text is the whole id of a commit.
func isCommitID(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
}

/// A repository that was fetched cannot be read any more.
struct RepositoryDamage: Error {
    /// In git's own words.
    let problem: Diagnostics
}
