import SourceText
import SystemAccess
import YAML

/// The user's own settings, `~/.generamba/user_preferences.yml`, in Generamba's format.
package struct UserPreferences: Sendable {
    private let home: AbsolutePath
    private let user: AbsolutePath
    private var path: AbsolutePath { home.appending(Self.path) }
    private static let path: RelativePath = ".generamba/user_preferences.yml"

    package init(home: AbsolutePath, user: AbsolutePath) { (self.home, self.user) = (home, user) }

    /// The author of modules; nil when it is not set.
    package func author() throws -> String? { try read()?.author?.value }

    /// Saves the author and leaves the other settings in the file unchanged.
    ///
    /// - Returns: warnings about a file that was saved nevertheless.
    @discardableResult package func save(author: String, wait: LockWait = LockWait()) throws -> Diagnostics {
        var found = try Transaction.finish(in: home, for: nil, wait: wait).messages
        let old = try read()
        guard old == nil || old?.author?.value != author else { return found }
        let new = try old?.saving(author: author).file.bytes ?? Array("username: \(yaml(author))\n".utf8)
        let before = old.map { GeneratedFile.Content.file($0.file.bytes) }
        let change = Change(
            before == nil ? .create : .edit, Self.path, before: before, after: .file(new), by: .program)
        found.add(contentsOf: try Plan(root: home, changes: [change]).apply(wait: wait))
        return found
    }

    private func read() throws -> PreferencesFile? {
        try Disk.read(path).map { try PreferencesFile(SourceFile(path: path.shown(from: user), bytes: $0)) }
    }
}

/// The contents of the file.
struct PreferencesFile {
    let file: SourceFile
    var author: Located<String>?
    /// The other keys, each with its value, as in the file.
    var others: [String] = []

    init(_ file: SourceFile) throws {
        self.file = file
        let root = try YAMLNode.parse(file)
        var found = Diagnostics()
        let fields = YAMLFields(root, known: ["username"], of: "the file", diagnostics: &found)
        author = fields?.text("username", &found)
        try found.throwErrors()
        guard case .mapping(let pairs) = root.content else { return }
        others = pairs.filter { $0.key.text != "username" }.map {
            "\($0.key.range.text): \($0.value.range.text)"
        }
    }

    /// The file with another author and unchanged other settings.
    func saving(author name: String) throws -> PreferencesFile {
        var bytes = file.bytes
        if let place = author?.range {
            bytes.replaceSubrange(place.offsets, with: yaml(name).utf8)
        } else {
            let needsBreak = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
            bytes += Array("\(needsBreak ? "\n" : "")username: \(yaml(name))\n".utf8)
        }
        // Reading it again checks that it is as intended.
        let new = try? PreferencesFile(SourceFile(path: file.path, bytes: bytes))
        guard let new, new.author?.value == name, new.others == others else {
            throw Diagnostics.error(
                "cannot add the author to '\(file.path)'",
                hint: "add 'username: \(yaml(name))' to it yourself")
        }
        return new
    }
}
