/// A folder that is made whole beside another one and then takes its place. Until it does, the other one stays as it is.
struct FolderReplacement {
    private let target: FilePath
    /// Holds the new folder and, afterwards, the old one.
    private let stage: FilePath
    /// What of the old folder goes with it. Everything else that the new one has not is kept.
    var dropped: Set<RelativePath> = []
    private let removes: Bool
    private var written: Set<RelativePath> = []

    private var new: FilePath { stage.appending("new") }
    private var old: FilePath { stage.appending("old") }

    /// Begins a folder that will stand at a path.
    ///
    /// - Throws: `FileProblem`.
    init(of target: FilePath) throws(FileProblem) {
        try self.init(target, removes: false)
        _ = try Disk.makeFolder(new)
    }

    /// Begins the removal of a folder.
    ///
    /// - Throws: `FileProblem`.
    init(removing target: FilePath) throws(FileProblem) {
        try self.init(target, removes: true)
    }

    private init(_ target: FilePath, removes: Bool) throws(FileProblem) {
        self.target = target
        self.removes = removes
        do throws(FileProblem) {
            stage = try Disk.makeTemporaryFolder(
                named: ".\(target.name).generamba-", in: target.parent ?? .root)
        } catch {
            throw FileProblem(.makeFolder, target, code: error.code)
        }
    }

    /// Writes a file of the new folder.
    ///
    /// - Throws: `FileProblem`.
    mutating func write(_ path: RelativePath, _ bytes: [UInt8]) throws(FileProblem) {
        let file = new.appending(path)
        if let parent = file.parent { try Disk.makeFolders(parent) }
        try Disk.create(file, bytes)
        written.formUnion(path.selfAndParents)
    }

    /// Puts the new folder into the old one's place.
    ///
    /// - Throws: `FileProblem`, with the old folder in its place.
    func exchange() throws(FileProblem) {
        do throws(FileProblem) {
            if try Disk.kind(of: target) != nil { _ = try Disk.move(target, to: old) }
            if !removes { _ = try Disk.move(new, to: target) }
        } catch {
            undo()
            throw FileProblem(removes ? .remove : .write, target, code: error.code)
        }
    }

    /// Takes the exchange back, as far as it went, and what was written.
    func undo() {
        // The old folder is there until it is back: whatever fails, it is not removed.
        if stands(old) {
            if stands(target) { _ = try? Disk.move(target, to: new) }
            _ = try? Disk.move(old, to: target)
        } else if !removes, !stands(new), stands(target) {
            _ = try? Disk.move(target, to: new)
        }
        if !stands(old) { try? Disk.removeTree(stage) }
    }

    /// Takes over what the old folder had besides, and removes the rest.
    ///
    /// - Throws: `FileProblem`, when something cannot be taken over; it stays in a hidden folder beside.
    func finish() throws(FileProblem) {
        if !removes, try Disk.kind(of: old) == .folder { try keep(.here) }
        try Disk.removeTree(stage)
    }

    private func stands(_ path: FilePath) -> Bool { (try? Disk.kind(of: path)) != .some(nil) }

    private func keep(_ folder: RelativePath) throws(FileProblem) {
        for name in try Disk.names(in: old.appending(folder)) {
            guard let path = try? folder.appending(untrusted: name), !dropped.contains(path) else { continue }
            let isFolder = try Disk.kind(of: old.appending(path)) == .folder
            if isFolder, written.contains(path) || dropped.contains(where: { $0.isInside(path) }) {
                try keep(path)
            } else if !written.contains(path) {
                let place = target.appending(path)
                if let parent = place.parent { try Disk.makeFolders(parent) }
                _ = try Disk.move(old.appending(path), to: place)
            }
        }
    }
}
