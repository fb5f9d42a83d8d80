import CFiles
import Platform
import SourceText

/// The exchange of one file of a project with what lies aside for it. What was done is told by what lies where, so that
/// another run can finish it, or take it back: as long as the new content lies aside, nothing was done.
struct FileExchange {
    /// A place for a file: an open folder, and a name in it.
    typealias Place = (folder: CInt, name: String)

    /// What is at a place.
    enum Content: Sendable, Equatable {
        case nothing
        /// A file, by its checksum.
        case file(UInt64)
        /// A folder, a link or a device.
        case other
    }

    let path: AbsolutePath
    /// The content that gives way.
    let old: Content
    /// The new content.
    let new: Content
    /// Where the file belongs.
    let place: Place
    /// Where its new content lies before the exchange, and the old one afterwards.
    let aside: Place
    /// Where the old content lies on disks that cannot exchange two files.
    private var kept: Place { (aside.folder, aside.name + ".old") }

    /// What stands in the way of a change.
    enum Obstacle: Error {
        /// Somebody has changed the file. What it was before has this name beside it, if it had to be put there.
        case edited(original: String? = nil)
        /// The places are on different disks.
        case otherDisk
    }

    // MARK: Making

    /// Makes the change, unless it was made.
    ///
    /// - Parameter isResumed: whether a run that was killed may have made it.
    /// - Throws: `FileProblem`; `Obstacle`, then `takeBack` leads to what was before.
    func make(isResumed: Bool) throws {
        if new == .nothing { return try remove() }
        if isResumed, try content(of: aside) != new {
            guard try [.nothing, old].contains(content(of: aside)) else { throw Obstacle.edited() }
            return
        }
        if old == .nothing {
            if try move(aside, to: place) { return }
        } else if try content(of: place) == old, try exchange() {
            if try content(of: aside) == old { return }
            // Somebody was faster: what they wrote goes back.
            _ = try exchange()
        } else if try moveOldAway(), try move(aside, to: place) {
            return
        }
        guard try content(of: place) == new else { throw Obstacle.edited() }
    }

    private func remove() throws {
        if try content(of: aside) == .nothing {
            let now = try content(of: place)
            if now == .nothing { return }
            guard now == old, try move(place, to: aside) else { throw Obstacle.edited() }
        }
        guard try content(of: aside) == old else { throw Obstacle.edited() }
    }

    /// Moves the old content out of the way, on disks that cannot exchange two files. Returns whether it is.
    private func moveOldAway() throws -> Bool {
        if try content(of: kept) == .nothing {
            guard try content(of: place) == old, try move(place, to: kept) else { return false }
        }
        return try content(of: kept) == old
    }

    // MARK: Taking back

    /// Takes the change back, if it was made. May be called again after a kill.
    ///
    /// - Throws: `FileProblem`; `Obstacle` when the file was edited since. Then it stays, and the old content is beside it.
    func takeBack() throws {
        if try content(of: kept) != .nothing { return try takeBackInSteps() }
        let held = try content(of: aside)
        if held == new || held == .nothing && old != .nothing { return }
        if held == .nothing { return try removeNew() }
        if held == old, new != .nothing, try content(of: place) == new { return try exchangeBack() }
        // What somebody wrote at the last moment, or what was removed.
        try put(aside)
    }

    /// Removes a new file.
    private func removeNew() throws {
        let now = try content(of: place)
        if now == .nothing { return }
        guard now == new, try move(place, to: aside) else { throw Obstacle.edited() }
        if try content(of: aside) != new { try put(aside) }
    }

    private func exchangeBack() throws {
        guard try exchange() else { return try put(aside) }
        if try content(of: aside) == new { return }
        // Somebody was faster.
        _ = try exchange()
        throw Obstacle.edited(original: try keepOriginal(aside))
    }

    /// Takes back what was made by moving the old content out of the way first.
    private func takeBackInSteps() throws {
        if try content(of: aside) == .nothing, try content(of: place) == new {
            _ = try move(place, to: aside)
            if try content(of: aside) != new { _ = try move(aside, to: place) }
        }
        try put(kept)
    }

    /// Puts what lies at a place where the file belongs or, where something else stands by now, beside it.
    private func put(_ store: Place) throws {
        // A new file that was exchanged for what somebody wrote gives way to that.
        if store.name == aside.name, new != .nothing, old != .nothing, try content(of: place) == new,
            try exchange()
        {
            return
        }
        if try move(store, to: place) || content(of: store) == content(of: place) { return }
        throw Obstacle.edited(original: try keepOriginal(store))
    }

    /// Puts old content beside its place. Returns its name there.
    private func keepOriginal(_ store: Place) throws -> String {
        var number = 1
        while true {
            let name = Self.original(of: place.name, number)
            if try move(store, to: (place.folder, name)) { return name }
            number += 1
        }
    }

    /// The name of a kept file, which may have 255 bytes.
    private static func original(of name: String, _ number: Int) -> String {
        let suffix = ".original" + (number == 1 ? "" : "\(number)")
        var name = name
        while name.utf8.count + suffix.utf8.count > 255 { name.removeLast() }
        return name + suffix
    }

    /// Removes what lies aside.
    func removeAside() throws(FileProblem) {
        for place in [aside, kept] where systemCall({ unlinkat(place.folder, place.name, 0) }) != 0 {
            guard errno == ENOENT else { throw FileProblem(.remove, path) }
        }
    }

    // MARK: The system

    /// Gives a file another path. Returns false when something stands there, or there is no such file any more.
    private func move(_ from: Place, to target: Place) throws -> Bool {
        var code = systemCall { rename_to_free_path(from.folder, from.name, target.folder, target.name) }
        if code != 0, Self.isUnknown(errno) {
            guard try content(of: target) == .nothing else { return false }
            code = systemCall { renameat(from.folder, from.name, target.folder, target.name) }
        }
        guard code != 0 else { return true }
        guard errno == EEXIST || errno == ENOENT else { throw try problem() }
        return false
    }

    /// Exchanges the file with what lies aside. Returns false where the disk cannot do that, or one of them is gone.
    private func exchange() throws -> Bool {
        if systemCall({ exchange_paths(aside.folder, aside.name, place.folder, place.name) }) == 0 {
            return true
        }
        guard Self.isUnknown(errno) || errno == ENOENT else { throw try problem() }
        return false
    }

    /// Whether an error says that the disk, or the system, knows no such thing.
    private static func isUnknown(_ code: CInt) -> Bool {
        [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
    }

    /// What the last error of the system means.
    private func problem() throws -> FileProblem {
        if errno == EXDEV { throw Obstacle.otherDisk }
        return FileProblem(.write, path)
    }

    private func content(of file: Place) throws(FileProblem) -> Content {
        try Self.content(of: file, for: path)
    }

    /// What is at a place.
    static func content(of file: Place, for path: AbsolutePath) throws(FileProblem) -> Content {
        do throws(FileProblem) {
            let bytes = try Disk.read(file.name, in: file.folder, O_NOFOLLOW, for: path)
            return bytes.map { .file(checksum(of: $0)) } ?? .nothing
        } catch  where error.isNoFile || [EISDIR, ELOOP].contains(error.code) {
            return .other
        }
    }
}

/// A number that tells one content of a file from another: FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv),
/// which takes a small part of the time of SHA-256. Nobody gains by two contents that have the same.
func checksum(of bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return sum
}
