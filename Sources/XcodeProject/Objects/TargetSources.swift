extension ProjectFile {
    /// Returns the folder of a target's sources: the innermost one that contains three quarters of them. Nil if there is
    /// none below the folder of the project.
    package func sourceFolder(of target: Target) -> ProjectPath? {
        let phases = contents(target.object).objects("buildPhases").filter {
            isa($0) == "PBXSourcesBuildPhase"
        }
        let files = phases.flatMap { contents($0).objects("files") }
        let references = Set(files.compactMap { contents($0).object("fileRef") })
        let tree = ProjectTree(self)
        var counts: [ProjectPath: Int] = [:]
        for member in tree.members where references.contains(member.object) {
            let folder = tree.nodes[member.node].folder
            guard let path = contents(member.object).path(in: folder, root: sourceRoot), !path.isAbsolute
            else { continue }
            for folder in sequence(first: path.folder, next: \.folder).prefix(path.components.count - 1)
            where folder.name != ".." {
                counts[folder, default: 0] += 1
            }
        }
        return counts.filter { $0.value * 4 >= references.count * 3 }.keys
            .max { $0.components.count < $1.components.count }
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
            guard let name = names.first, names.count == 1, !name.isEmpty, !name.contains("$") else {
                continue
            }
            return name
        }
        return nil
    }
}
