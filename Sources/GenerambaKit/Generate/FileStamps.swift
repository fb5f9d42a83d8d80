import SourceText
import SystemAccess

/// What was found out about modules by reading their files, kept in the program's cache folder. It holds as long as the
/// system reports the same of a module's record and of its files, so that none of them has to be read again.
package struct FileStamps {
    /// The file of the cache; nil if there is no cache.
    private let path: AbsolutePath?
    /// The project's folder; nil if there is no cache.
    private let folder: OpenedFolder?
    /// The entries that still hold, by the paths of the records.
    private var known: [String: (status: ModuleStatus, bytes: ArraySlice<UInt8>)] = [:]
    private var new: [UInt8]
    private var isChanged = false
    /// Files that were changed at this time or later may change again without another stamp.
    private let start: UInt64

    /// Reads the cache of a project.
    ///
    /// - Parameters:
    ///   - cache: the folder of the program's cache; nil disables it.
    ///   - now: the time, in seconds since 1970.
    package init(of root: AbsolutePath, in cache: AbsolutePath?, now: Int) {
        path = cache?.appending("stamps").appending(String(checksum(of: Array(root.text.utf8)), radix: 16))
        folder = path == nil ? nil : OpenedFolder(root)
        // Some file systems count in steps of two seconds.
        start = UInt64(max(now - 3, 0)) * 1_000_000_000
        new = Self.mark + root.text.utf8 + [0]
        guard folder != nil, let path, let (bytes, owner) = try? Disk.readOwned(path),
            owner.isTrusted(environment: [:])
        else { return }
        read(bytes)
    }

    /// The first line of the file, which changes with its format and with what counts as formatting.
    private static let mark = Array("generamba-stamps 1\n".utf8)

    private mutating func read(_ bytes: [UInt8]) {
        let size = MemoryLayout<UInt64>.size
        guard bytes.starts(with: new), bytes.count >= new.count + size else { return }
        let end = bytes.count - size
        var last = Entry(bytes[end...])
        guard (try? last.number()) == checksum(of: Array(bytes[..<end])) else { return }
        var rest = bytes[new.count..<end]
        while !rest.isEmpty {
            var entry = Entry(rest)
            guard let count = try? entry.number(), count <= UInt64(entry.bytes.count) else { return }
            let body = entry.bytes.prefix(Int(count))
            rest = entry.bytes.dropFirst(Int(count))
            entry = Entry(body)
            if let record = try? entry.text(), let status = try? status(&entry, of: record) {
                known[record] = (status, body)
            } else {
                isChanged = true
            }
        }
    }

    /// Returns what is known of a module; nil if one of its files has another stamp.
    private func status(_ entry: inout Entry, of record: String) throws(Damage) -> ModuleStatus? {
        guard let folder, try entry.stamp() == FileStamp(record, in: folder) else { return nil }
        var status = ModuleStatus(
            name: try entry.text(), template: try entry.text(), templateName: try entry.text(),
            version: try entry.number() == 0 ? nil : try entry.text(), target: try entry.text(),
            recordedChecksum: try entry.number())
        for _ in 0..<(try entry.number()) {
            let state = try entry.number()
            let stamp = try entry.stamp()
            let path = try entry.path()
            let current = path.withUnsafeBytes {
                FileStamp($0.assumingMemoryBound(to: CChar.self).baseAddress!, in: folder)
            }
            guard current == stamp else { return nil }
            guard state != 0 else { continue }
            guard let file = try? RelativePath(untrusted: String(decoding: path.dropLast(), as: UTF8.self))
            else { throw Damage() }
            if state == 1 { status.edited.append(file) } else { status.conflicts.append(file) }
        }
        return status
    }

    /// Returns what is known of the module of a record, if none of its files has changed since.
    package mutating func status(of record: RelativePath) -> ModuleStatus? {
        guard let (status, bytes) = known.removeValue(forKey: record.text) else { return nil }
        append(bytes)
        return status
    }

    /// Returns the stamps of files, which are to be read afterwards; nil if the cache cannot remember them.
    package func stamps(of paths: [RelativePath]) -> [FileStamp]? {
        guard let folder else { return nil }
        var stamps: [FileStamp] = []
        for path in paths {
            guard let stamp = FileStamp(path.text, in: folder), max(stamp.modified, stamp.changed) < start
            else { return nil }
            stamps.append(stamp)
        }
        return stamps
    }

    /// Remembers what was found out of a module whose files are all in their places.
    ///
    /// - Parameter stamps: the stamps of the record and of `files`.
    mutating func remember(
        _ status: ModuleStatus, of record: RelativePath, _ files: [RelativePath], _ stamps: [FileStamp]
    ) {
        var bytes: [UInt8] = []
        func add(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        func add(_ text: String) {
            add(UInt64(text.utf8.count + 1))
            bytes += text.utf8
            bytes.append(0)
        }
        func add(_ stamp: FileStamp) {
            [stamp.size, stamp.number, stamp.modified, stamp.changed].forEach(add)
        }
        add(record.text)
        add(stamps[0])
        [status.name, status.template, status.templateName].forEach(add)
        add(status.version == nil ? 0 : 1)
        if let version = status.version { add(version) }
        add(status.target)
        add(status.recordedChecksum)
        add(UInt64(files.count))
        for (file, stamp) in zip(files, stamps.dropFirst()) {
            add(status.conflicts.contains(file) ? 2 : status.edited.contains(file) ? 1 : 0)
            add(stamp)
            add(file.text)
        }
        append(bytes[...])
        isChanged = true
    }

    private mutating func append(_ entry: ArraySlice<UInt8>) {
        withUnsafeBytes(of: UInt64(entry.count).littleEndian) { new += $0 }
        new += entry
    }

    /// Writes the cache if it has changed. If it cannot be written, the next run is only slower.
    package func save() {
        guard let path, let parent = path.parent, isChanged || !known.isEmpty else { return }
        let sum = withUnsafeBytes(of: checksum(of: new).littleEndian) { Array($0) }
        try? Disk.makeFolders(parent, mode: 0o775)
        try? Disk.replace(path, new + sum)
    }
}

/// A cache has other bytes than the program writes.
private struct Damage: Error {}

/// Reads the numbers and texts of an entry.
private struct Entry {
    var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func number() throws(Damage) -> UInt64 {
        let size = MemoryLayout<UInt64>.size
        guard bytes.count >= size else { throw Damage() }
        defer { bytes = bytes.dropFirst(size) }
        return UInt64(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
    }

    mutating func stamp() throws(Damage) -> FileStamp {
        FileStamp(size: try number(), number: try number(), modified: try number(), changed: try number())
    }

    /// The bytes of a path with the zero behind it.
    mutating func path() throws(Damage) -> ArraySlice<UInt8> {
        let count = try number()
        guard count > 0, count <= UInt64(bytes.count) else { throw Damage() }
        let path = bytes.prefix(Int(count))
        guard path.last == 0 else { throw Damage() }
        bytes = bytes.dropFirst(Int(count))
        return path
    }

    mutating func text() throws(Damage) -> String { String(decoding: try path().dropLast(), as: UTF8.self) }
}
