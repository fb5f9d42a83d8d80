import Foundation

/// The files that a run may change in a sandbox: the project, the user's settings and the sandbox's own cache, if it
/// has one. Times are not included.
struct FileTree {
    enum Entry: Equatable {
        case folder(mode: Int)
        case file(mode: Int, bytes: [UInt8])
        case link(to: String)
    }

    /// The entries, by paths relative to the sandbox's root.
    private(set) var entries: [String: Entry] = [:]

    init(of sandbox: Sandbox) throws {
        for folder in ["Shop", "home/.generamba", "cache"] { try add(folder, in: sandbox) }
    }

    private mutating func add(_ path: String, in sandbox: Sandbox) throws {
        let place = sandbox.root + "/" + path
        var info = stat()
        guard lstat(place, &info) == 0 else { return }
        let mode = Int(info.st_mode & 0o7777)
        switch info.st_mode & S_IFMT {
        case S_IFDIR:
            entries[path] = .folder(mode: mode)
            for name in try FileManager.default.contentsOfDirectory(atPath: place) {
                try add(path + "/" + name, in: sandbox)
            }
        case S_IFLNK:
            entries[path] = .link(to: try FileManager.default.destinationOfSymbolicLink(atPath: place))
        default:
            entries[path] = .file(mode: mode, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: place))))
        }
    }

    func bytes(_ path: String) -> [UInt8]? {
        guard case .file(_, let bytes) = entries[path] else { return nil }
        return bytes
    }

    /// The paths in a folder, and of the folder itself.
    func paths(below folder: String) -> [String] {
        entries.keys.filter { $0 == folder || $0.hasPrefix(folder + "/") }.sorted()
    }

    /// The entries in a folder.
    func below(_ folder: String) -> [String: Entry] {
        entries.filter { $0.key == folder || $0.key.hasPrefix(folder + "/") }
    }

    /// The paths with different entries in another tree. In the cache, only the names count, because git does not
    /// promise to write the same bytes twice.
    func differences(from other: FileTree, withCache: Bool = true) -> [String] {
        Set(entries.keys).union(other.entries.keys).filter { path in
            guard path.hasPrefix("cache") else { return entries[path] != other.entries[path] }
            return withCache && (entries[path] == nil) != (other.entries[path] == nil)
        }.sorted()
    }

    /// Restores this tree in a sandbox.
    func restore(in sandbox: Sandbox) throws {
        let present = try FileTree(of: sandbox).entries
        // The contents of a folder come before the folder.
        for path in present.keys.sorted().reversed() where present[path] != entries[path] {
            let place = sandbox.root + "/" + path
            if case .folder = present[path], case .folder = entries[path] { continue }
            try FileManager.default.removeItem(atPath: place)
        }
        for path in entries.keys.sorted() where present[path] != entries[path] {
            let place = sandbox.root + "/" + path
            switch entries[path] {
            case .folder(let mode):
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
                chmod(place, mode_t(mode))
            case .file(let mode, let bytes):
                try Data(bytes).write(to: URL(fileURLWithPath: place))
                chmod(place, mode_t(mode))
            case .link(let target):
                try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
            case nil: break
            }
        }
    }
}
