import SourceText
import SystemAccess

extension CachedRepository {
    /// Returns the commit that a pin refers to now.
    ///
    /// - Throws: `Diagnostics` when the repository cannot be fetched or has no such branch, tag or commit;
    ///   `FileProblem`; `Interruption`.
    func newest(_ pin: GitPin) throws -> CommitTree {
        if case .commit(let id) = pin { return try commit(id) }
        try cache.checkOnline(
            "looking up \(pin.description) needs the network",
            hint: "run the command once without '--offline', and keep \(Lockfile.name)")
        return try cache.telling(of: address) { try tree(of: pin, among: cache.git.names(of: address)) }
    }

    /// Returns the commit that a text names as a tag, a branch or an ID, in this order, with its pin. Without a text,
    /// returns the newest commit of the default branch; offline, the newest known one.
    ///
    /// - Throws: the errors of `newest`.
    func revision(_ text: String?) throws -> (tree: CommitTree, pin: GitPin) {
        guard let text else {
            return (try (cache.isOffline ? knownNewest() : nil) ?? newest(.newest), .newest)
        }
        if isCommitID(text), let id = try known(text.lowercased()) { return (try commit(id), .commit(id)) }
        try cache.checkOnline(
            "looking up '\(text)' needs the network",
            hint: "run the command without '--offline', or give a full commit ID")
        return try cache.telling(of: address) {
            let names = try cache.git.names(of: address)
            let pin = try Self.pin(text, among: names.map(\.name))
            return (try tree(of: pin, among: names), pin)
        }
    }

    /// The commit of a pin, given all branches and tags of the repository with their ids.
    private func tree(of pin: GitPin, among names: [(name: String, id: String)]) throws -> CommitTree {
        if case .commit(let id) = pin { return try commit(id) }
        let name = try Self.name(of: pin, among: names.map(\.name))
        let id = names.first { $0.name == "\(name)^{}" } ?? names.first { $0.name == name }
        guard let id = id?.id else {
            throw Diagnostics.error("it has no commits", hint: "commit a template to it")
        }
        let tree = try commit(id)
        if pin == .newest { try note(newest: id) }
        return tree
    }

    private static func pin(_ text: String, among names: [String]) throws -> GitPin {
        if names.contains(GitPin.tags + text) { return .tag(text) }
        if names.contains(GitPin.branches + text) { return .branch(text) }
        if GitPin.isCommit(text) { return .commit(text.lowercased()) }
        let others = [GitPin.tags, GitPin.branches].flatMap { start in
            names.filter { $0.hasPrefix(start) && !$0.hasSuffix("^{}") }.map {
                String($0.dropFirst(start.count))
            }
        }
        let known = quoted(others, most: 10) { _ in "" }
        throw Diagnostics.error(
            "it has no tag, branch or commit '\(text)'",
            hint: didYouMean(text, in: others) ?? (known.isEmpty ? nil : "it has \(known)"))
    }

    /// Returns a commit from the cache, fetching it if necessary.
    ///
    /// - Parameter id: the commit's id, possibly abbreviated.
    /// - Throws: the errors of `newest`.
    package func commit(_ id: String) throws -> CommitTree { try CommitTree(take(id), in: self) }

    /// The full name of a pin's branch or tag.
    private static func name(of pin: GitPin, among names: [String]) throws -> String {
        let (start, name, what): (String, String, String)
        switch pin {
        case .branch(let branch): (start, name, what) = (GitPin.branches, branch, "branch")
        case .tag(let tag): (start, name, what) = (GitPin.tags, tag, "tag")
        case .newest, .commit: return "HEAD"
        }
        guard names.contains(start + name) else {
            let others = names.filter { $0.hasPrefix(start) && !$0.hasSuffix("^{}") }
                .map { String($0.dropFirst(start.count)) }
            let known = quoted(others, most: 10) { _ in "" }
            throw Diagnostics.error(
                "it has no \(what) '\(name)'",
                hint: didYouMean(name, in: others)
                    ?? (known.isEmpty ? "it has none" : "it has \(known)"))
        }
        return start + name
    }
}
