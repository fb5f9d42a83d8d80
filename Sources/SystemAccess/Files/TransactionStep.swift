extension Transaction {
    /// A change of a file or folder, by its path below the project's folder.
    package enum Step {
        /// Creates a folder and those above it unless they exist.
        case makeFolder(GatedPath)
        /// Removes a folder if it exists and is empty.
        case removeEmptyFolder(GatedPath)
        /// Creates or replaces a file or, if there is no new content, removes it. If both contents are the same, only
        /// checks that the file has not changed. If `isOurs`, the file belongs to this program: it is replaced
        /// regardless of its permissions, and a link in its place is not followed.
        case file(GatedPath, from: Content?, to: Content?, isOurs: Bool)
        /// Waits until all preceding changes would survive a power failure.
        case flush

        var isOfFile: Bool { if case .file = self { true } else { false } }
    }

    /// The content of a file.
    package struct Content {
        package var bytes: [UInt8] { make() }
        private let make: () -> [UInt8]
        /// The checksum, which is needed several times if the file exists: a project file may have 30 MB. Nil for a new
        /// file, whose checksum is taken when its content is written.
        package let checksum: UInt64?
        /// Whether a new file with it may be run as a program. An existing one keeps its permissions.
        let isExecutable: Bool

        /// - Parameters:
        ///   - isNew: whether the file does not exist yet.
        ///   - bytes: returns the same bytes each time.
        package init(isNew: Bool, isExecutable: Bool = false, _ bytes: @escaping () -> [UInt8]) {
            (make, self.isExecutable) = (bytes, isExecutable)
            checksum = isNew ? nil : SystemAccess.checksum(of: bytes())
        }
    }

    /// Returns the steps that remain. Another run may have made the others. Throws `StalePlan` when a file has changed
    /// since the plan was made; `FileProblem`.
    package static func pending(_ steps: [Step], in root: AbsolutePath) throws -> [Step] {
        let arePending = try steps.map { try Self.isPending($0, in: root) }
        guard arePending.contains(true) else { return [] }
        return try zip(steps, arePending).filter { step, isPending in
            switch step {
            // The other steps may empty it, so it is checked again later.
            case .removeEmptyFolder(let gated):
                try Disk.kind(following: root.appending(gated.path)) == .folder
            case .flush: true
            default: isPending
            }
        }.map(\.0)
    }

    private static func isPending(_ step: Step, in root: AbsolutePath) throws -> Bool {
        switch step {
        case .flush: return false
        case .makeFolder(let gated): return try Disk.kind(following: root.appending(gated.path)) != .folder
        case .removeEmptyFolder(let gated): return try Disk.isEmptyFolder(root.appending(gated.path))
        // For a new file, this is checked when it is moved to its path.
        case .file(_, nil, _, _): return true
        case .file(let gated, let old, let new, _):
            let full = root.appending(gated.path)
            let now = try Disk.kind(following: full) == .folder ? nil : Disk.checksum(of: full)
            guard now == old?.checksum || now == new?.checksum else { throw changed(gated.path) }
            return now != new?.checksum
        }
    }

    package static func changed(_ path: RelativePath) -> StalePlan {
        StalePlan("'\(path)' changed while this command ran")
    }
}
