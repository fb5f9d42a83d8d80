import SourceText
import SystemAccess

extension CachedRepository {
    /// Returns the commit that a pin refers to now.
    func newest(_ pin: GitPin) throws -> CommitTree {
        if case .commit(let id) = pin { return try commit(id) }
        try cache.checkOnline(
            "looking up \(pin.description) needs the network",
            hint: "run the command once without '--offline', and keep \(Lockfile.name)")
        return try cache.telling(of: address) { try tree(of: pin, among: cache.git.names(of: address)) }
    }

    /// Returns the commit that a text names as a tag, a branch or an ID, in this order, with its pin. Without a text,
    /// returns the newest commit of the default branch; offline, the newest known one.
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
            let pin = try Self.pin(text, among: names)
            return (try tree(of: pin, among: names), pin)
        }
    }

    /// Returns a commit from the cache, fetching it if necessary.
    package func commit(_ id: String) throws -> CommitTree { try CommitTree(take(id), in: self) }

    /// The commit of a pin, given all branches and tags of the repository with their ids.
    private func tree(of pin: GitPin, among names: [(name: String, id: String)]) throws -> CommitTree {
        if case .commit(let id) = pin { return try commit(id) }
        let (start, name) = pin.reference
        let named = names.first { $0.name == "\(start)\(name)^{}" } ?? names.first { $0.name == start + name }
        guard let id = named?.id else {
            throw pin == .newest
                ? Diagnostics.error("it has no commits", hint: "commit a template to it")
                : Diagnostics.error(
                    "it has no \(pin.description)",
                    hint: Self.hint(for: name, [start], among: names) ?? "it has none")
        }
        let tree = try commit(id)
        if pin == .newest { try note(newest: id) }
        return tree
    }

    private static func pin(_ text: String, among names: [(name: String, id: String)]) throws -> GitPin {
        let pins: [GitPin] = [.tag(text), .branch(text)]
        let known = pins.first { pin in names.contains { $0.name == pin.reference.start + text } }
        if let known { return known }
        if GitPin.isCommit(text) { return .commit(text.lowercased()) }
        throw Diagnostics.error(
            "it has no tag, branch or commit '\(text)'",
            hint: hint(for: text, pins.map(\.reference.start), among: names))
    }

    /// The hint for an unknown branch or tag; nil if there are none of its kinds.
    private static func hint(
        for name: String, _ starts: [String], among names: [(name: String, id: String)]
    ) -> String? {
        let others = starts.flatMap { start in
            names.map(\.name).filter { $0.hasPrefix(start) && !$0.hasSuffix("^{}") }
                .map { String($0.dropFirst(start.count)) }
        }
        guard !others.isEmpty else { return nil }
        return didYouMean(name, in: others) ?? "it has \(quoted(others, most: 10) { _ in "" })"
    }
}

extension GitPin {
    /// The full name of a branch or tag in git, in two parts; for other pins, that of the default branch.
    fileprivate var reference: (start: String, name: String) {
        switch self {
        case .branch(let name): ("refs/heads/", name)
        case .tag(let name): ("refs/tags/", name)
        case .newest, .commit: ("", "HEAD")
        }
    }
}
