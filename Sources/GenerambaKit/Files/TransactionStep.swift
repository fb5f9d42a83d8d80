import SourceText

extension Transaction {
    /// What happens to a file or folder, by its path below the project's folder.
    enum Step {
        /// Makes a folder and those above it, where there are none.
        case makeFolder(RelativePath)
        /// Removes a folder, if there is one and it is empty.
        case removeEmptyFolder(RelativePath)
        /// Creates a file, replaces it or, without new content, removes it; the same content is only compared. One that
        /// is this program's own is replaced whatever its permissions are, and no link in its place is followed.
        case file(RelativePath, from: [UInt8]?, to: [UInt8]?, isOurs: Bool)
        /// Waits until all that was changed before is kept also when the power fails.
        case flush

        var isOfFile: Bool { if case .file = self { true } else { false } }
    }

    /// The steps that are still to be made: another run may have made them.
    ///
    /// - Throws: `Diagnostics` when a file is not what it was.
    static func pending(_ steps: [Step], in root: AbsolutePath) throws -> [Step] {
        let arePending = try steps.map { try Self.isPending($0, in: root) }
        guard arePending.contains(true) else { return [] }
        return zip(steps, arePending).filter { step, isPending in
            switch step {
            // It may be left empty, and is looked at again.
            case .removeEmptyFolder(let path): Disk.isFolder(root.appending(path))
            case .flush: true
            default: isPending
            }
        }.map(\.0)
    }

    private static func isPending(_ step: Step, in root: AbsolutePath) throws -> Bool {
        switch step {
        case .flush: return false
        case .makeFolder(let path): return try Disk.kind(following: root.appending(path)) != .folder
        case .removeEmptyFolder(let path): return try Disk.isEmptyFolder(root.appending(path))
        // Of a new file it turns out when it is moved to its path.
        case .file(_, nil, _, _): return true
        case .file(let path, let old, let new, _):
            let full = root.appending(path)
            let now = Disk.isFolder(full) ? nil : try Disk.read(full)
            guard now == old || now == new else { throw changed(path) }
            return now != new
        }
    }

    static func changed(_ path: RelativePath) -> Diagnostics {
        .error("'\(path)' changed while this command ran", hint: "run the command again")
    }
}
