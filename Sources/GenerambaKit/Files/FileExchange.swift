#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files that change together. Each is written whole in a folder aside and then takes its place by a rename, so that at
/// every moment the old or the new one stands there; what gives way is kept aside until all is done. A run that is
/// killed leaves that folder, and nothing else of its own.
struct FileExchange {
    private let aside: FilePath
    /// The new files, each with the path that it will have.
    private var prepared: [(file: FilePath, path: FilePath)] = []
    private var undo = Undo()

    private var new: FilePath { aside.appending("new") }
    private var old: FilePath { aside.appending("old") }

    /// - Parameter aside: a folder of this program's own, on the disk of the files. There may be none yet.
    init(aside: FilePath) {
        self.aside = aside
    }

    /// Makes the folder aside, where there is none. What a killed run has left of its files there goes.
    ///
    /// - Throws: `FileProblem`.
    mutating func begin() throws(FileProblem) {
        try undo.makeFolders(aside)
        for folder in [new, old] {
            if try Disk.kind(of: folder) != nil { try Disk.removeTree(folder) }
            _ = try Disk.makeFolder(folder)
            undo.steps.append(.removeTree(folder))
        }
    }

    /// Writes a file that must not exist at once to where it belongs.
    ///
    /// - Throws: `FileProblem`.
    mutating func create(_ path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
        if let parent = path.parent { try undo.makeFolders(parent) }
        try Disk.create(path, bytes)
        undo.steps.append(.removeFile(path))
    }

    /// Writes a new file aside.
    ///
    /// - Throws: `FileProblem`.
    mutating func prepare(_ path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
        let file = new.appending("\(prepared.count)")
        do throws(FileProblem) {
            try Disk.create(file, bytes)
        } catch {
            throw FileProblem(.write, path, code: error.code)
        }
        prepared.append((file, path))
    }

    /// Puts each file that was prepared into its place.
    ///
    /// - Throws: `FileProblem`.
    mutating func putAll() throws(FileProblem) {
        for (file, path) in prepared {
            if let parent = path.parent { try undo.makeFolders(parent) }
            if try Disk.kind(of: path) != nil {
                let kept = nextOld()
                try Disk.keep(path, as: kept)
                undo.steps.append(.putBack(path, from: kept))
                try Disk.put(file, at: path)
            } else {
                try Disk.put(file, at: path)
                undo.steps.append(.removeFile(path))
            }
        }
    }

    /// Takes a file away.
    ///
    /// - Throws: `FileProblem`.
    mutating func remove(_ path: FilePath) throws(FileProblem) {
        let kept = nextOld()
        try Disk.put(path, at: kept)
        undo.steps.append(.putBack(path, from: kept))
    }

    /// Takes a folder away, if there is one and it is empty.
    ///
    /// - Throws: `FileProblem`.
    mutating func removeIfEmpty(_ folder: FilePath) throws(FileProblem) {
        guard try Disk.kind(of: folder) == .folder, try Disk.entries(in: folder).isEmpty else { return }
        try Disk.removeEmptyFolder(folder)
        undo.steps.append(.makeFolder(folder))
    }

    /// Takes everything back that was done so far.
    ///
    /// - Throws: `Diagnostics` with what could not be taken back, and the error before.
    func takeBack(after error: any Error) throws { try undo.run(after: error) }

    private func nextOld() -> FilePath { old.appending("\(undo.steps.count)") }
}

extension Disk {
    /// Gives a file the path of another one, which goes.
    static func put(_ file: FilePath, at path: FilePath) throws(FileProblem) {
        guard rename(file.text, path.text) == 0 else { throw FileProblem(.write, path) }
    }

    /// Removes what `replace` leaves beside a file when it is killed.
    static func removeLeftovers(ofReplacing path: FilePath) throws(FileProblem) {
        guard let folder = path.parent else { return }
        for name in try names(in: folder) where name.hasPrefix("\(path.name).generamba-") {
            try removeFile(folder.appending(name))
        }
    }

    /// Gives a file a second path or, on a disk that knows no such thing, another one.
    fileprivate static func keep(_ file: FilePath, as path: FilePath) throws(FileProblem) {
        if linkat(AT_FDCWD, file.text, AT_FDCWD, path.text, 0) == 0 { return }
        guard rename(file.text, path.text) == 0 else { throw FileProblem(.write, file) }
    }
}
