extension ProjectFile {
    /// Returns the folder of a target's sources, below the folder of the project: the innermost one that contains three
    /// quarters of them. A synchronized folder in a folder with other sources counts for that, unless it has the target's
    /// name. Sources that a test target shares with what it tests do not count, and if there is no such folder, neither
    /// do those that any two targets share. If that is not clear either, it is the folder with the target's name that has
    /// a source. Without sources, it is the folder of the group with the target's name. Nil if it is not clear.
    ///
    /// - Parameter size: the number of sources in a synchronized folder.
    package func home(of target: Target, size: (ProjectPath) throws -> Int) rethrows -> ProjectPath? {
        let all = sources(of: target)
        if all.isEmpty, target.synchronizedFolders.count < 2 {
            return target.synchronizedFolders.first
                ?? tree.nodes.first {
                    $0.kind == .group && $0.name == target.name && $0.folder?.name == target.name
                }?.folder
        }
        let folders = try target.synchronizedFolders.map { (path: $0, size: try size($0)) }
        let likely = home(of: target, all, folders)
        if let likely, likely.components.contains(target.name) { return likely }
        let others = targets.filter { $0.object != target.object }
        let tested = target.isTest ? Set(others.filter { !$0.isTest }.flatMap(sources)) : []
        let own = all.filter { !tested.contains($0) }
        if let home = home(of: target, own.isEmpty ? all : own, folders) { return home }
        let shared = Set(others.flatMap(sources))
        let sharedFolders = Set(others.flatMap(\.synchronizedFolders))
        return home(
            of: target, all.filter { !shared.contains($0) },
            folders.filter { !sharedFolders.contains($0.path) })
            ?? largest(folders, of: target) ?? all.lazy.compactMap { folder(of: target, around: $0) }.first
    }

    /// Returns the folder around a source that has the target's name; nil if none has.
    private func folder(of target: Target, around source: ProjectPath) -> ProjectPath? {
        let around = sequence(first: source.folder, next: \.folder).prefix(source.components.count - 1)
        return around.first { $0.name == target.name }
    }

    private func home(
        of target: Target, _ sources: [ProjectPath], _ folders: [(path: ProjectPath, size: Int)]
    ) -> ProjectPath? {
        let direct = Set(sources.map(\.folder))
        var counts: [ProjectPath: Int] = [:]
        func count(_ folder: ProjectPath, _ size: Int) {
            for folder in sequence(first: folder, next: \.folder).prefix(folder.components.count)
            where folder.name != ".." {
                counts[folder, default: 0] += size
            }
        }
        for source in sources where !source.isAbsolute { count(source.folder, 1) }
        for (path, size) in folders {
            let around = sequence(first: path, next: \.folder).prefix(path.components.count)
            count(path.name == target.name ? path : around.first(where: direct.contains) ?? path, size)
        }
        let total = sources.count + folders.reduce(0) { $0 + $1.size }
        let home = counts.filter { $0.value * 4 >= total * 3 }.keys
            .max { $0.components.count < $1.components.count }
        guard let home, !direct.contains(where: { $0 == home || $0.isBelow(home) }) else { return home }
        // A folder around synchronized ones is in no target.
        return largest(folders.filter { $0.path == home || $0.path.isBelow(home) }, of: target) ?? home
    }

    /// Returns the folder with most sources or, of equal ones, that with the target's name; nil if there is none.
    private func largest(_ folders: [(path: ProjectPath, size: Int)], of target: Target) -> ProjectPath? {
        func rank(_ folder: (path: ProjectPath, size: Int)) -> (Int, Int) {
            (folder.size, folder.path.name == target.name ? 1 : 0)
        }
        return folders.max { rank($0) < rank($1) }?.path
    }

    /// Returns whether a target has sources or synchronized folders.
    package func hasSources(_ target: Target) -> Bool {
        !target.synchronizedFolders.isEmpty || !sources(of: target).isEmpty
    }

    /// Returns the paths of the sources that a target lists, also as exceptions of folders that no target owns or, if it
    /// has nothing else, that others own. Those whose paths depend on build settings are left out, and of many only a part
    /// is taken, evenly: there may be 50,000.
    private func sources(of target: Target) -> [ProjectPath] {
        let phases = contents(target.object).objects("buildPhases").filter {
            isa($0) == "PBXSourcesBuildPhase"
        }
        let files = phases.flatMap { contents($0).elements("files") }
        let sample = stride(from: 0, to: files.count, by: max(1, files.count / 500)).map { files[$0] }
        let references = Set(objects(at: sample).compactMap { $0.flatMap(fileReference) })
        let listed = tree.members.filter { references.contains($0.object) }.compactMap(path)
        func added(_ folders: [SynchronizedFolder]) -> [ProjectPath] {
            folders.flatMap { folder in
                folder.exceptions.filter { $0.target == target.name && !$0.isForBuildPhase }
                    .flatMap { $0.paths.map(folder.path(of:)) }
            }.filter { FileType.phase(of: $0.name) == "PBXSourcesBuildPhase" }
        }
        let own = listed + added(synchronizedFolders.filter(\.owners.isEmpty))
        let hasOwnFolder = synchronizedFolders.contains { $0.owners == [target.name] }
        return own.isEmpty && !hasOwnFolder ? added(synchronizedFolders) : own
    }

    /// Returns the name that a target's build settings give its product or the product's module. Nil if they name none,
    /// if their names differ, or if a name depends on other settings.
    package func productName(of target: Target) -> String? {
        let list = contents(target.object).object("buildConfigurationList").map(contents)
        let settings = list?.objects("buildConfigurations").compactMap {
            contents($0).dictionary("buildSettings")
        }
        for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            let names = Set((settings ?? []).compactMap { $0.string(key) })
            if let name = names.first, names.count == 1, !name.isEmpty, !name.contains("$") { return name }
        }
        return nil
    }
}
