/// The git program, kept from asking, from running hooks and from any protocol but https, ssh, git and files.
package struct Git: Sendable {
    private let environment: [String: String]

    /// What ties git to one repository, as in a hook (`git rev-parse --local-env-vars`), save for settings.
    private static let local: Set = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
        "GIT_IMPLICIT_WORK_TREE",
        "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_NO_REPLACE_OBJECTS",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    package init(environment: [String: String]) {
        let settings = [
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_ALLOW_PROTOCOL": "https:http:ssh:git:file",
            "LC_ALL": "C",
        ]
        self.environment = environment.filter { !Self.local.contains($0.key) }
            .merging(settings) { _, new in new }
    }

    /// Fetches the newest commit of a repository into a new folder.
    ///
    /// - Parameters:
    ///   - url: what `git clone` takes; a relative path starts at `base`.
    ///   - branch: nil for the repository's own.
    /// - Throws: `Diagnostics` with git's own words.
    package func clone(_ url: String, branch: String?, into folder: FilePath, relativeTo base: FilePath)
        throws
    {
        let options = [
            "-C", base.text, "-c", "core.hooksPath=/dev/null", "-c", "core.autocrlf=false", "-c",
            "advice.detachedHead=false",
            "clone", "--quiet", "--depth", "1", "--no-recurse-submodules",
        ]
        let arguments = options + (branch.map { ["--branch=\($0)"] } ?? []) + ["--", url, folder.text]
        _ = try Subprocess(program: "git", arguments: arguments, environment: environment).run()
    }

    /// The user's name in git's settings; nil when there is none, or no git.
    ///
    /// - Throws: `Interruption`.
    package func userName(in folder: FilePath) throws -> String? {
        let ask = Subprocess(
            program: "git", arguments: ["-C", folder.text, "config", "--get", "user.name"],
            environment: environment, timeLimit: 10)
        var failure = Diagnostics()
        guard let output = try failure.collect({ try ask.run() }) else { return nil }
        let name = String(decoding: output.standardOutput, as: UTF8.self).prefix { !$0.isNewline }
        return name.isEmpty ? nil : String(name)
    }
}
