import SystemAccess

/// Where the files and folders of a module go when its name or its target changes.
struct RelocatedPaths {
    /// The folders that belong to the module alone, the outermost ones, and where they go.
    private(set) var folders: [RelativePath: RelativePath] = [:]
    /// The same with the folders in them whose names change.
    private var inner: [RelativePath: RelativePath] = [:]
    /// The folders that contain those of the modules, and where these are in the new target.
    private var homes: [RelativePath: RelativePath] = [:]
    private let names: (old: String, new: String)

    /// - Parameters:
    ///   - files: the files as they are generated before and after.
    ///   - old: the record before.
    ///   - new: the record after.
    init(
        _ files: [(old: GeneratedFile, new: GeneratedFile)], from old: ModuleRecord, to new: ModuleRecord
    ) {
        names = (old.prefixedName, new.prefixedName)
        let isMove = old.codeTarget != new.codeTarget
        for (file, other) in files {
            let (home, place) =
                file.isTest ? (old.testFolder, new.testFolder) : (old.codeFolder, new.codeFolder)
            var (from, to) = (RelativePath.here, RelativePath.here)
            if let home, let place, file.path.isInside(home), other.path.isInside(place) {
                (from, to) = (home, place)
                homes[home] = place
            }
            let before = (file.path.parent ?? .here).dropping(from).components
            let after = (other.path.parent ?? .here).dropping(to).components
            guard before.count == after.count else { continue }
            var isOwn = false
            for (name, next) in zip(before, after) {
                (from, to) = (
                    from.appending(RelativePath(name: name)), to.appending(RelativePath(name: next))
                )
                let begins = isMove ? [old.name, old.prefixedName].contains(name) : name != next
                if begins, !isOwn { folders[from] = to }
                isOwn = isOwn || begins
                if isOwn { inner[from] = to }
            }
        }
    }

    /// The folders of the module that get another place, with those in them.
    var pairs: [(from: RelativePath, to: RelativePath)] {
        inner.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns where a folder goes; the same folder if it stays.
    func place(ofFolder folder: RelativePath) -> RelativePath {
        for known in [inner, homes] {
            let around = known.filter { folder.isInside($0.key) }
            if let next = around.max(by: { $0.key.components.count < $1.key.components.count }) {
                return next.value.appending(folder.dropping(next.key))
            }
        }
        return folder
    }

    /// Returns where a file goes that the template does not make there.
    func place(of path: RelativePath) -> RelativePath {
        place(ofFolder: path.parent ?? .here).appending(RelativePath(name: path.name))
    }

    /// Returns where a file of the module goes. One that a person moved stays in its folder, unless that goes, too; its
    /// name changes if it is the template's, or begins with the module's name.
    ///
    /// - Parameter generated: where the template makes it.
    func place(of file: ModuleRecord.File, generated: RelativePath) -> RelativePath {
        guard let origin = file.origin else { return generated }
        let name = file.path.name
        let rest = name.hasPrefix(names.old) ? name.dropFirst(names.old.count) : nil
        let begins = rest.map { $0.first?.isLowercase != true } ?? false
        let new = name == origin.name ? generated.name : begins ? names.new + (rest ?? "") : name
        return place(ofFolder: file.path.parent ?? .here).appending(RelativePath(name: new))
    }
}
