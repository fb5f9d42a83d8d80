import SourceText
import SystemAccess

/// What was found out about modules by reading their files, kept in the program's cache folder. It holds as long as the
/// system reports the same of a module's record and of its files, so that none of them has to be read again.
package struct FileStamps {
    /// The cache; nil if there is none.
    private let file: CacheFile?
    /// The project's folder; nil if there is no cache.
    private let folder: OpenedFolder?
    /// The entries that still hold, by the paths of the records.
    private var known: [String: (status: ModuleStatus, bytes: [UInt8])] = [:]
    private var new = ByteWriter()
    private var isChanged = false
    /// Files that were changed at this time or later may change again without another stamp.
    private let start: UInt64

    /// Reads the cache of a project.
    ///
    /// - Parameters:
    ///   - cache: the folder of the program's cache; nil disables it.
    ///   - now: the time, in seconds since 1970.
    package init(of root: AbsolutePath, in cache: AbsolutePath?, now: Int) {
        // The first line changes with the format and with what counts as formatting.
        let mark = Array("generamba-stamps 2\n\(root.text)\0".utf8)
        let name = String(checksum(of: Array(root.text.utf8)), radix: 16)
        file = cache.map { CacheFile($0.appending("stamps").appending(name), mark: mark) }
        folder = file == nil ? nil : OpenedFolder(root)
        // Some file systems count in steps of two seconds.
        start = UInt64(max(now - 3, 0)) * 1_000_000_000
        guard folder != nil, let (bytes, content) = file?.read() else { return }
        let reader = ByteReader(bytes, content)
        while !reader.isAtEnd, let entry = try? reader.content() {
            let entryReader = ByteReader(entry, entry.indices)
            if let record = try? entryReader.text(), let status = try? status(entryReader, of: record) {
                known[record] = (status, entry)
            } else {
                isChanged = true
            }
        }
    }

    /// Returns what is known of a module; nil if one of its files has another stamp.
    private func status(_ entry: ByteReader, of record: String) throws(DamagedBytes) -> ModuleStatus? {
        guard let folder, try entry.stamp() == FileStamp(record, in: folder) else { return nil }
        var status = ModuleStatus(
            name: try entry.text(), template: try entry.text(), templateName: try entry.text(),
            version: try entry.optional(entry.text), target: try entry.text(),
            recordedChecksum: UInt64(bitPattern: Int64(try entry.integer())))
        for _ in 0..<(try entry.integer()) {
            let state = try entry.byte()
            let stamp = try entry.stamp()
            let path = try entry.content()
            let current = path.withUnsafeBytes {
                FileStamp($0.assumingMemoryBound(to: CChar.self).baseAddress!, in: folder)
            }
            guard path.last == 0, current == stamp else { return nil }
            guard state != 0 else { continue }
            guard let file = try? RelativePath(untrusted: String(decoding: path.dropLast(), as: UTF8.self))
            else { throw DamagedBytes() }
            if state == 1 { status.edited.append(file) } else { status.conflicts.append(file) }
        }
        return status
    }

    /// Returns what is known of the module of a record, if none of its files has changed since.
    package mutating func status(of record: RelativePath) -> ModuleStatus? {
        guard let (status, bytes) = known.removeValue(forKey: record.text) else { return nil }
        new.add(bytes)
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
        var entry = ByteWriter()
        entry.add(record.text)
        entry.add(stamps[0])
        for text in [status.name, status.template, status.templateName] { entry.add(text) }
        entry.add(optional: status.version) { $1.add($0) }
        entry.add(status.target)
        entry.add(Int(bitPattern: UInt(status.recordedChecksum)))
        entry.add(files.count)
        for (file, stamp) in zip(files, stamps.dropFirst()) {
            entry.add(status.conflicts.contains(file) ? 2 : status.edited.contains(file) ? 1 : 0)
            entry.add(stamp)
            entry.add(file.text + "\0")
        }
        new.add(entry.bytes)
        isChanged = true
    }

    /// Writes the cache if it has changed.
    package func save() {
        if isChanged || !known.isEmpty { file?.write(new.bytes) }
    }
}

extension ByteWriter {
    fileprivate mutating func add(_ stamp: FileStamp) {
        for number in [stamp.size, stamp.number, stamp.modified, stamp.changed] {
            add(Int(truncatingIfNeeded: number))
        }
    }
}

extension ByteReader {
    fileprivate func stamp() throws(DamagedBytes) -> FileStamp {
        FileStamp(size: try number(), number: try number(), modified: try number(), changed: try number())
    }

    private func number() throws(DamagedBytes) -> UInt64 { UInt64(bitPattern: Int64(try integer())) }
}
