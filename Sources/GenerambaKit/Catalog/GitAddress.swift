/// Where a git repository is, as git takes it.
package struct GitAddress: Sendable, Hashable {
    /// A URL of https, ssh, git or file, `user@host:path`, or an absolute path.
    package let text: String
    /// The same for messages: as it was given, without a password.
    package let shown: String

    /// Reads an address, which may end with slashes.
    ///
    /// - Parameter base: where a relative path starts.
    /// - Throws: `Diagnostics` for one that could be an option, or that makes git run a program.
    package init(_ given: Located<String>, relativeTo base: FilePath) throws {
        let text = String(given.value.reversed().drop { $0 == "/" }.reversed())
        let shown = Self.withoutPassword(given.value)
        self.shown = shown
        func refusal(_ reason: String, hint: String? = nil) -> Diagnostics {
            .error("'\(shown)' \(reason)", at: given.range, hint: hint)
        }
        guard !text.isEmpty else { throw refusal("is no address of a repository") }
        guard !text.hasPrefix("-") else {
            throw refusal("is no address of a repository: it begins with '-'")
        }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw refusal("is no address of a repository: it holds a control character")
        }
        let protocolName = text.firstRange(of: "://").map { text[..<$0.lowerBound] }
        if let helper = text.prefix(while: { $0 != "/" }).firstRange(of: "::") {
            throw refusal("would make git run 'git-remote-\(text[..<helper.lowerBound])'", hint: Self.allowed)
        }
        if let protocolName {
            guard Self.protocols.contains(protocolName.lowercased()) else {
                throw refusal("is of the protocol '\(protocolName)'", hint: Self.allowed)
            }
            self.text = text
        } else if let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") {
            // Git's short form of ssh: 'user@host:path'.
            self.text = text
        } else {
            self.text = FilePath(text, relativeTo: base).text
        }
    }

    /// Those that `GIT_ALLOW_PROTOCOL` lets through.
    static let protocols = ["https", "ssh", "git", "file"]
    private static let allowed = "use https, ssh, git, file, or a path"

    /// Whether it leads to this machine.
    var isLocal: Bool { isAbsolutePath(text) || text.lowercased().hasPrefix("file:") }

    /// A text in which no password of the address stands any more.
    func hidingPassword(in message: String) -> String {
        message.replacing(text, with: Self.withoutPassword(text))
    }

    /// `https://user:password@host/…` without the password.
    static func withoutPassword(_ text: String) -> String {
        guard let start = text.firstRange(of: "://")?.upperBound else { return text }
        let host = text[start...].prefix { $0 != "/" }
        guard let at = host.lastIndex(of: "@"), let colon = host[..<at].firstIndex(of: ":") else {
            return text
        }
        return "\(text[..<colon]):…\(text[at...])"
    }
}
