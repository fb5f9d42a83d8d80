import CFiles
import Platform

/// The exchange of a project's file with its new content, which is kept aside until then. The places of the contents
/// show what has been done, so another run can finish or undo the exchange: as long as the new content is aside,
/// nothing has been done.
struct FileExchange {
    typealias Place = Disk.Place

    enum Content: Sendable, Equatable {
        case nothing
        /// A file, by its checksum.
        case file(UInt64)
        /// A folder, a link or a device.
        case other

        /// - Parameter checksum: the checksum of a file; nil for nothing.
        init(_ checksum: UInt64?) { self = checksum.map(Content.file) ?? .nothing }
    }

    let path: AbsolutePath
    let old: Content
    let new: Content
    let place: Place
    /// The place of the new content before the exchange, and of the old content after it.
    let aside: Place
    /// The place of the old content on disks that cannot exchange two files.
    private var kept: Place { (aside.folder, aside.name + ".old") }

    enum Obstacle: Error {
        /// The file was changed by somebody else. If the original had to be put beside it, this is its name.
        case edited(original: String? = nil)
        case otherDisk
    }

    // MARK: Making

    /// Makes the change, unless it has been made already, possibly by a killed run. Throws `FileProblem`; `Obstacle`,
    /// after which `takeBack` restores the previous state.
    func make(isResumed: Bool) throws {
        if new == .nothing { return try remove() }
        if isResumed, try content(of: aside) != new {
            guard try [.nothing, old].contains(content(of: aside)) else { throw Obstacle.edited() }
            return
        }
        if old == .nothing {
            if try move(aside, to: place) { return }
        } else if try exchange() {
            // Somebody could still write the file before the exchange, so only this check shows what was replaced.
            if try content(of: aside) == old { return }
            // Somebody else wrote the file first: put their content back.
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

    /// Undoes the change if it was made. May be called again after a kill. Throws `FileProblem`; `Obstacle` when the
    /// file was edited since. In that case it stays, with the original beside it.
    func takeBack() throws {
        if try content(of: kept) != .nothing { return try takeBackInSteps() }
        let held = try content(of: aside)
        if held == new || held == .nothing && old != .nothing { return }
        if held == .nothing { return try removeNew() }
        if held == old, new != .nothing, try content(of: place) == new { return try exchangeBack() }
        // This is what somebody else wrote at the last moment, or the removed file.
        try put(aside)
    }

    private func removeNew() throws {
        let now = try content(of: place)
        if now == .nothing { return }
        guard now == new, try move(place, to: aside) else { throw Obstacle.edited() }
        if try content(of: aside) != new { try put(aside) }
    }

    private func exchangeBack() throws {
        guard try exchange() else { return try put(aside) }
        if try content(of: aside) == new { return }
        // Somebody else wrote the file first.
        _ = try exchange()
        throw Obstacle.edited(original: try keepOriginal(aside))
    }

    /// Undoes a change that was made by moving the old content out of the way first.
    private func takeBackInSteps() throws {
        if try content(of: aside) == .nothing, try content(of: place) == new {
            _ = try move(place, to: aside)
            if try content(of: aside) != new { _ = try move(aside, to: place) }
        }
        try put(kept)
    }

    /// Moves a stored file back to its place or, if something else is there by now, beside it.
    private func put(_ store: Place) throws {
        // If somebody's content was exchanged for the new file, exchange them again.
        if store.name == aside.name, new != .nothing, old != .nothing, try content(of: place) == new,
            try exchange()
        {
            return
        }
        if try move(store, to: place) || content(of: store) == content(of: place) { return }
        throw Obstacle.edited(original: try keepOriginal(store))
    }

    /// Moves old content beside its place. Returns its name there.
    private func keepOriginal(_ store: Place) throws -> String {
        var number = 1
        while true {
            let name = Self.original(of: place.name, number)
            if try move(store, to: (place.folder, name)) { return name }
            number += 1
        }
    }

    /// Returns the name for a kept original. File systems allow 255 bytes.
    private static func original(of name: String, _ number: Int) -> String {
        let suffix = ".original" + (number == 1 ? "" : "\(number)")
        var name = name
        while name.utf8.count + suffix.utf8.count > 255 { name.removeLast() }
        return name + suffix
    }

    func removeAside() throws(FileProblem) {
        for place in [aside, kept] where systemCall({ unlinkat(place.folder, place.name, 0) }) != 0 {
            guard errno == ENOENT else { throw FileProblem(.remove, path) }
        }
    }

    // MARK: The system

    /// Renames a file. Returns false if something exists at the new path, or if the file is gone.
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

    /// Exchanges the file with the one aside. Returns false if the disk cannot do that, or if one of them is gone.
    private func exchange() throws -> Bool {
        if systemCall({ exchange_paths(aside.folder, aside.name, place.folder, place.name) }) == 0 {
            return true
        }
        guard Self.isUnknown(errno) || errno == ENOENT else { throw try problem() }
        return false
    }

    private static func isUnknown(_ code: CInt) -> Bool {
        [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
    }

    /// Returns the problem for the last system error.
    private func problem() throws -> FileProblem {
        if errno == EXDEV { throw Obstacle.otherDisk }
        return FileProblem(.write, path)
    }

    private func content(of file: Place) throws(FileProblem) -> Content {
        try Self.content(of: file, for: path)
    }

    static func content(of file: Place, for path: AbsolutePath) throws(FileProblem) -> Content {
        do throws(FileProblem) {
            return Content(try Disk.checksum(of: path, at: file))
        } catch  where error.isNoFile || [EISDIR, ELOOP].contains(error.code) {
            return .other
        }
    }
}
