import SourceText
import SystemAccess
import YAML

/// A template in a git repository.
package struct GitReference: Sendable, Equatable {
    /// The URL or path, as `git fetch` takes it. Paths are relative to the Rambafile.
    package var url: Located<String>
    package var pin: Located<GitPin>
    /// The template's folder in the repository.
    package var path: Located<RelativePath>
}

/// The commit, branch or tag to install from.
package enum GitPin: Sendable, Hashable {
    /// The newest commit of the default branch.
    case newest
    case branch(String)
    case tag(String)
    /// A commit's id, possibly abbreviated.
    case commit(String)

    /// The pin in the words of messages.
    package var description: String {
        switch self {
        case .newest: "its default branch"
        case .branch(let name): "branch '\(name)'"
        case .tag(let name): "tag '\(name)'"
        case .commit(let id): "commit '\(id)'"
        }
    }

    fileprivate static func read(
        _ key: String, _ text: Located<String>, _ found: inout Diagnostics
    ) -> Located<GitPin> {
        if key == "commit" {
            guard isCommit(text.value) else {
                found.addError(
                    "'\(text.value)' is not a commit ID", at: text.range,
                    hint: "write its ID, or at least its first seven digits, in quotes")
                return Located(.newest, text.range)
            }
            return Located(.commit(text.value.lowercased()), text.range)
        }
        if !isRefName(text.value) {
            found.addError("'\(text.value)' is not a valid \(key) name", at: text.range)
        }
        return Located(key == "tag" ? .tag(text.value) : .branch(text.value), text.range)
    }

    /// Whether a text can be a commit's ID, possibly abbreviated.
    static func isCommit(_ text: String) -> Bool {
        7...64 ~= text.utf8.count && text.allSatisfy(\.isHexDigit)
    }

    /// Whether git accepts the name of a branch or tag: the rules of `check-ref-format` that matter here.
    static func isRefName(_ text: String) -> Bool {
        let forbidden: Set<Unicode.Scalar> = ["~", "^", ":", "?", "*", "[", "\\", "\u{7F}"]
        return !text.isEmpty && !text.hasPrefix("-") && !text.hasPrefix("/") && !text.contains("..")
            && !text.contains("@{")
            && text.unicodeScalars.allSatisfy { $0.value > 0x20 && !forbidden.contains($0) }
    }
}

extension GitReference {
    package static let keys = [
        YAMLKey("git", .text(), "the URL or path of the template's git repository"),
        YAMLKey("branch", .text(), "the branch to install from"),
        YAMLKey("tag", .text(), "the tag to install from"),
        YAMLKey("commit", .text(pattern: "^[0-9a-fA-F]{7,64}$"), "the ID of the commit to install from"),
        YAMLKey("path", .text(), "the template's folder in the repository"),
    ]

    /// Reads `git` and its keys; nil when there is no `git`. Keys without it are an error, and so are two pins.
    package init?(_ fields: YAMLFields, _ found: inout Diagnostics) {
        let url = fields.text("git", &found)
        let pins = ["branch", "tag", "commit"].compactMap { key in
            fields.text(key, &found).map { (key: key, text: $0) }
        }
        let path = fields.text("path", &found)
        guard let url else {
            for (key, text) in pins + (path.map { [("path", $0)] } ?? []) {
                let hint = key == "path" ? "use 'local' for a folder on this disk" : nil
                found.addError("'\(key)' needs 'git'", at: text.range, hint: hint)
            }
            return nil
        }
        if pins.count > 1 {
            found.addError(
                "a template cannot have both '\(pins[0].key)' and '\(pins[1].key)'", at: pins[1].text.range)
        }
        self.init(
            url: url, pin: pins.first.map { GitPin.read($0.key, $0.text, &found) } ?? Located(.newest),
            path: path?.path(hint: "name the template's folder in the repository", &found)
                ?? Located(.here, path?.range))
    }
}
