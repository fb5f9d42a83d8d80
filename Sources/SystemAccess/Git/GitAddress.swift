import SourceText

/// The address of a git repository. Two are equal if git treats them alike, even if they were spelled differently.
package struct GitAddress: Hashable, Sendable {
    /// An https, ssh, git or file URL, `user@host:path`, or an absolute path.
    package let text: String
    /// The address for messages: as the user spelled it, but without a password.
    package let shown: String

    /// Parses an address; a relative path starts from `base`. Trailing slashes are allowed. Throws `Diagnostics` for an
    /// address that looks like an option, or that makes git run a program.
    package init(_ given: Located<String>, relativeTo base: AbsolutePath) throws {
        let text = String(given.value.reversed().drop { $0 == "/" }.reversed())
        let shown = Self.withoutPassword(given.value)
        self.shown = shown
        func refusal(_ reason: String, hint: String? = nil) -> Diagnostics {
            .error("'\(shown)' \(reason)", at: given.range, hint: hint)
        }
        let none = "is not the address of a repository"
        guard !text.isEmpty else { throw refusal(none) }
        guard !text.hasPrefix("-") else { throw refusal("\(none): it begins with '-'") }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw refusal("\(none): it contains a control character")
        }
        if let helper = text.prefix(while: { $0 != "/" }).firstRange(of: "::") {
            throw refusal("would make git run 'git-remote-\(text[..<helper.lowerBound])'", hint: Self.allowed)
        }
        if let end = text.firstRange(of: "://") {
            let name = text[..<end.lowerBound].lowercased()
            guard Self.protocols.contains(name) else {
                throw refusal("uses the protocol '\(text[..<end.lowerBound])'", hint: Self.allowed)
            }
            let host = text[end.upperBound...].prefix { $0 != "/" }
            if Self.isOption(host: host) { throw refusal("\(none): its host begins with '-'") }
            self.text = name + text[end.lowerBound...]
        } else if let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") {
            // Git's short form for ssh: 'user@host:path'.
            if Self.isOption(host: text[..<colon]) { throw refusal("\(none): its host begins with '-'") }
            let path = text[text.index(after: colon)...]
            if path.hasPrefix("-") { throw refusal("\(none): its path begins with '-'") }
            self.text = text
        } else {
            self.text = AbsolutePath(text, relativeTo: base).text
        }
    }

    /// Returns true if a program could mistake the host, or the user name before it, for an option.
    private static func isOption(host: Substring) -> Bool {
        host.split(separator: "@", omittingEmptySubsequences: false).contains { $0.hasPrefix("-") }
    }

    /// Returns the address that `github.com/x/y` or `git@github.com/x/y` stands for in a browser; nil without a host.
    package static func completed(_ text: String) -> String? {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let host = parts[0].split(separator: "@").last else { return nil }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let isHost = labels.allSatisfy {
            !$0.isEmpty && $0.utf8.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: "-") }
        }
        guard isHost, labels.count > 1, labels.last?.utf8.allSatisfy(\.isLetter) == true else { return nil }
        return parts[0].contains("@") ? "\(parts[0]):\(parts[1])" : "https://\(text)"
    }

    /// The allowed protocols, as `GIT_ALLOW_PROTOCOL` takes them.
    package static let protocols = ["https", "ssh", "git", "file"]
    private static let allowed = "use https, ssh, git, file, or a path"

    /// The message without the address's password.
    func hidingPassword(in message: String) -> String {
        message.replacing(text, with: Self.withoutPassword(text))
    }

    /// Removes the password from `https://user:password@host/…`.
    package static func withoutPassword(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let password = password(in: bytes[...]) else { return text }
        return String(decoding: bytes[..<password.lowerBound], as: UTF8.self) + "…"
            + String(decoding: bytes[password.upperBound...], as: UTF8.self)
    }

    package static func == (a: Self, b: Self) -> Bool { a.text == b.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
