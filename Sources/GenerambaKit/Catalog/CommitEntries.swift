import SourceText
import SystemAccess

/// The list of a commit's files.
struct CommitEntries: Sendable {
    /// A file, a symbolic link or a submodule.
    struct Entry: Sendable {
        fileprivate let mode: Substring
        let id: String

        var isLink: Bool { mode == "120000" }
        var isExecutable: Bool { mode == "100755" }

        /// Why it is not a regular file; nil if it is one.
        var hazard: String? {
            switch mode {
            case "100644", "100755", "100664": nil
            case "120000": "is a symbolic link to a path that is too long"
            case "160000": "is a submodule"
            default: "has the unknown mode \(mode)"
            }
        }
    }

    private struct Folders: Sendable {
        /// The sorted names in each folder.
        private(set) var names: [RelativePath: [String]] = [:]
        /// The paths that are entries and folders at once.
        private(set) var doubles: [RelativePath] = []

        init(of entries: [RelativePath: Entry]) {
            for path in entries.keys { add(path, entries) }
            names = names.mapValues { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
        }

        private mutating func add(_ path: RelativePath, _ entries: [RelativePath: Entry]) {
            guard let folder = path.parent else { return }
            let isNew = names[folder] == nil
            names[folder, default: []].append(path.name)
            guard isNew else { return }
            if entries[folder] == nil { add(folder, entries) } else { doubles.append(folder) }
        }
    }

    let all: [RelativePath: Entry]
    /// The names that are not valid relative paths, with the reasons.
    private var strays: [(name: String, reason: String)] = []
    /// The paths that occur twice.
    private var doubles: [RelativePath] = []
    private let folders: Lazy<Folders>

    /// - Parameter list: the output of `git ls-tree -r -z`.
    init(_ list: [UInt8]) {
        var all: [RelativePath: Entry] = [:]
        for line in list.split(separator: 0) {
            let text = String(decoding: line, as: UTF8.self)
            // Mode, type and id, a tab, and the path. Nothing can refer to a name that is not valid UTF-8.
            guard text.utf8.elementsEqual(line), let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t"))
            else { continue }
            let words = text[..<tab].split(separator: " ")
            let name = String(text[text.index(after: tab)...])
            do {
                let path = try RelativePath(untrusted: name)
                if words.count != 3 || !path.text.utf8.elementsEqual(name.utf8) {
                    strays.append((name, "whose path could lead elsewhere"))
                } else if all.updateValue(Entry(mode: words[0], id: String(words[2])), forKey: path) != nil {
                    doubles.append(path)
                }
            } catch {
                strays.append((name, "whose \(error == .control ? "name" : "path") \(error.reason)"))
            }
        }
        self.all = all
        folders = Lazy { [all] in Folders(of: all) }
    }

    /// The names in a folder, sorted; empty if there is no folder.
    func names(in folder: RelativePath) throws -> [String] { try folders.get().names[folder] ?? [] }

    /// The regular file at a path; nil if there is none.
    func file(at path: RelativePath) -> Entry? { all[path].flatMap { $0.hazard == nil ? $0 : nil } }

    /// Checks the names in a folder. Names elsewhere in the repository do not matter.
    func check(_ folder: RelativePath, of commit: String) throws {
        let hint = "the repository is malicious or damaged"
        let start = folder == .here ? "" : folder.text + "/"
        if let stray = strays.first(where: { $0.name.utf8.starts(with: start.utf8) }) {
            throw Diagnostics.error(
                "its commit \(commit.prefix(7)) has a file '\(stray.name)', \(stray.reason)", hint: hint)
        }
        let doubles = try self.doubles + folders.get().doubles
        if let double = doubles.filter({ $0.isInside(folder) && $0 != folder }).min() {
            throw Diagnostics.error("its commit \(commit.prefix(7)) has '\(double)' twice", hint: hint)
        }
    }
}
