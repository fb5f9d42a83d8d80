/// A folder whose files are all members of the targets that own it, with the exceptions.
package struct SynchronizedFolder: Sendable, Equatable {
    /// Files that are not members of a target although it owns the folder, or that are members although it does not.
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
                    let exception = self.path(of: entry)
                    let path = Self.isLocalized(entry) ? path.withoutLanguage : path
                    return exception == path || path.isBelow(exception)
                }
        }
    }

    /// Returns the path that an exception names. For the file of all languages, it is without the language's folder.
    func path(of entry: String) -> ProjectPath {
        let form = Self.localized.first { entry.hasPrefix($0) } ?? ""
        return path.appending(String(entry.dropFirst(form.count)))
    }

    /// Returns whether an exception names exactly this file.
    func isException(_ entry: String, for file: ProjectPath) -> Bool {
        path(of: entry) == (Self.isLocalized(entry) ? file.withoutLanguage : file)
    }

    /// Returns how an exception names a file: without the folder of its language, in the form that the project has.
    func entry(for file: ProjectPath, like others: [String]) -> String? {
        guard file.withoutLanguage != file else { return file.relative(to: path) }
        let form = others.contains { $0.hasPrefix(Self.localized[1]) } ? Self.localized[1] : Self.localized[0]
        return file.withoutLanguage.relative(to: path).map { form + $0 }
    }

    private static func isLocalized(_ entry: String) -> Bool { localized.contains { entry.hasPrefix($0) } }

    /// What begins an exception for a localized file: in projects of Xcode 16 and later, and in earlier ones.
    private static let localized = ["/Localized: ", "/Localized/"]

    /// Returns whether a path below the folder is a member of a target.
    func isMember(_ path: ProjectPath, of target: String) -> Bool {
        owners.contains(target) != isException(path, for: target)
    }
}

extension ProjectPath {
    /// The path without the folder of a language, as in `en.lproj`.
    fileprivate var withoutLanguage: ProjectPath {
        guard folder.name.lowercased().hasSuffix(".lproj") else { return self }
        return folder.folder.appending(name)
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
            let sets = contents(node.object).objects("exceptions")
            return SynchronizedFolder(
                path: folder, owners: owners.map(\.name),
                exceptions: sets.compactMap { exceptionSet($0, targets: targets) }, object: node.object)
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
