/// A folder whose files are all members of the targets that own it, with the exceptions.
package struct SynchronizedFolder: Sendable, Equatable {
    /// Files that are no members of a target although it owns the folder, or that are members although it does not.
    package struct ExceptionSet: Sendable, Equatable {
        /// The class of a set that is about a target.
        static let isa = "PBXFileSystemSynchronizedBuildFileExceptionSet"

        /// The target that the set is about. For the files of a build phase, the target of the phase.
        package let target: String
        /// The paths relative to the folder.
        package let paths: [String]
        /// Whether the set only adds files to a build phase.
        package let isForBuildPhase: Bool
        /// The number of the object.
        let object: Int
    }

    package let path: ProjectPath
    /// The names of the targets that own the folder.
    package let owners: [String]
    package let exceptions: [ExceptionSet]
    /// The number of the object.
    let object: Int

    /// Returns whether a path below the folder is an exception for a target.
    func isException(_ path: ProjectPath, for target: String) -> Bool {
        exceptions.contains { set in
            !set.isForBuildPhase && set.target == target
                && set.paths.contains { entry in
                    let exception = self.path.appending(entry)
                    return exception == path || path.isBelow(exception)
                }
        }
    }

    /// Returns whether a path below the folder is a member of a target.
    func isMember(_ path: ProjectPath, of target: String) -> Bool {
        owners.contains(target) != isException(path, for: target)
    }
}

/// How a file gets into a target.
package enum Placement: Sendable, Equatable {
    /// The file is below a synchronized folder, and a member of the target: the project needs no edit.
    case synchronized(folder: ProjectPath)
    /// The file is below a synchronized folder that other targets own, or none.
    case ownedByAnother(folder: ProjectPath, owners: [String])
    /// The target owns the synchronized folder, but an exception leaves out the file.
    case excluded(folder: ProjectPath)
    /// The project needs a reference to the file.
    case classic
}

extension ProjectFile {
    /// The synchronized folders of the project, in the order of their groups.
    package var synchronizedFolders: [SynchronizedFolder] {
        let targets = targets
        return tree.nodes.compactMap { node in
            guard node.kind == .synchronized, let folder = node.folder else { return nil }
            let owners = targets.filter {
                contents($0.object).objects("fileSystemSynchronizedGroups").contains(node.object)
            }
            let sets = contents(node.object).objects("exceptions").compactMap {
                exceptionSet($0, targets: targets)
            }
            return SynchronizedFolder(
                path: folder, owners: owners.map(\.name), exceptions: sets, object: node.object)
        }
    }

    private func exceptionSet(_ object: Int, targets: [Target]) -> SynchronizedFolder.ExceptionSet? {
        let set = contents(object)
        let phase = set.object("buildPhase")
        let target = targets.first { target in
            guard let phase else { return target.object == set.object("target") }
            return contents(target.object).objects("buildPhases").contains(phase)
        }
        guard let target else { return nil }
        return SynchronizedFolder.ExceptionSet(
            target: target.name, paths: set.strings("membershipExceptions"), isForBuildPhase: phase != nil,
            object: object)
    }
}

extension [SynchronizedFolder] {
    /// Returns how a file gets into a target. Of folders inside one another, those count first that make the file a
    /// member, then the innermost one.
    package func placement(of path: ProjectPath, in target: String) -> Placement {
        let around = filter { path.isBelow($0.path) }.sorted {
            $0.path.components.count > $1.path.components.count
        }
        guard let inner = around.first else { return .classic }
        if let member = around.first(where: { $0.isMember(path, of: target) }) {
            return .synchronized(folder: member.path)
        }
        if let owned = around.first(where: { $0.owners.contains(target) }) {
            return .excluded(folder: owned.path)
        }
        return .ownedByAnother(folder: inner.path, owners: inner.owners)
    }
}
