import SourceText

extension ProjectFile {
    /// Returns the edits that add files and packages to the project. What is there already is not added again.
    ///
    /// - Throws: `Diagnostics` if a target or a group does not exist or is ambiguous.
    package func adding(
        _ files: [AddedFile], packages: [AddedPackage] = [], options: EditOptions
    ) throws -> ProjectEdit {
        var addition = try Addition(self, files, options, packages)
        return try ProjectEdit(try addition.planned(), in: self)
    }

    fileprivate func nativeTarget(named name: String, of all: [Target]) throws -> Target {
        let found = all.filter { $0.name == name }
        guard let target = found.first else {
            let native = all.filter { $0.kind == .native }.map(\.name)
            let list = native.isEmpty ? "the project has no targets that compile files" : nil
            throw source.error(
                "the project has no target '\(name)'",
                hint: didYouMean(name, in: native) ?? list ?? "the targets are \(quoted(native))")
        }
        guard found.count == 1 else {
            throw source.error(
                "the project has \(found.count) targets named '\(name)'", at: idRange(found[1].object),
                hint: "rename one of them in Xcode")
        }
        guard target.kind == .native else {
            throw source.error(
                "the target '\(name)' compiles no files", at: idRange(target.object),
                hint: "name a target that builds an app, a framework or tests")
        }
        return target
    }
}

/// Plans what adding files takes: references, build files, and the groups and phases that are missing.
struct Addition {
    let file: ProjectFile
    let files: [AddedFile]
    let packages: [AddedPackage]
    let options: EditOptions
    var tree: ProjectTree { file.tree }
    private let known: KnownReferences
    var ids: DerivedID
    var plan = EditPlan()
    /// Groups to make, by their names from the main group.
    var newGroups: [[String]: NewGroup] = [:]
    /// The groups of folders, if the folder of an added file is to tell its group.
    let folderGroups: FolderGroups?
    /// The files and groups that each group gets.
    var newChildren: [(group: Group, child: ArrayItem)] = []
    /// The targets by name.
    let targets: [String: Target]
    let synchronized: [SynchronizedFolder]
    /// The paths that each new exception set contains.
    var exceptions: [ExceptionKey: [String]] = [:]
    /// The phases to make, and the elements that each phase gets.
    var phases: [DerivedID.Subject: PhaseContents] = [:]

    /// A group that exists or that is made.
    enum Group: Hashable {
        case existing(Int)
        case new([String])
    }

    struct NewGroup {
        let id: String
        let name: String
        /// The path relative to the folder of the parent. Nil for a logical group.
        let path: String?
        let folder: ProjectPath?
    }

    struct ExceptionKey: Hashable {
        /// The number of the synchronized folder's object.
        let folder: Int
        let target: String
    }

    struct PhaseContents {
        /// The number of the phase, or nil if it is made.
        let object: Int?
        let id: String
        let annotation: String
        var items: [ArrayItem] = []
    }

    init(
        _ file: ProjectFile, _ files: [AddedFile], _ options: EditOptions, _ packages: [AddedPackage] = []
    ) throws {
        (self.file, self.files, self.options) = (file, files.distinct { $0.path }, options)
        self.packages = packages
        synchronized = file.synchronizedFolders
        known = KnownReferences(self.files.map(\.path), in: file)
        ids = DerivedID(module: options.module, references: known.references, in: file)
        folderGroups = files.contains { $0.group == nil } ? FolderGroups(file) : nil
        let all = file.targets
        let names = files.flatMap(\.targets) + packages.flatMap(\.targets)
        let named = try names.distinct { $0 }.mapCollecting {
            ($0, try file.nativeTarget(named: $0, of: all))
        }
        targets = Dictionary(uniqueKeysWithValues: named)
    }

    /// Returns everything that adding the files takes.
    mutating func planned() throws -> EditPlan {
        for added in files {
            guard let classic = try classicTargets(of: added) else { continue }
            let references = known[added.path]
            let id = try references.isEmpty ? addReference(added) : file.id(references[0])
            let members = known.targets(of: references)
            for name in classic where !members.contains(name) {
                guard let target = targets[name], let phase = phase(for: added, of: target) else { continue }
                if let container = known.container(of: added.path) {
                    throw Diagnostics.error(
                        "'\(added.path)' is a part of '\(container)', which is not in the target '\(name)'",
                        hint: "add '\(container)' to the target in Xcode")
                }
                addMember(added, reference: id, to: phase, of: target)
            }
        }
        for package in packages { add(package) }
        addGroups()
        addPhases()
        addExceptionSets()
        plan.removeEmptyExceptionSets(of: synchronized, in: file)
        return plan
    }

    private mutating func addReference(_ added: AddedFile) throws -> String {
        try added.path.checkWhole()
        let (group, names) = try group(of: added)
        let subject = DerivedID.Subject(kind: .reference, path: added.path.description)
        let id = ids.make(subject)
        let (name, place) = (added.path.name, place(of: added.path, in: group))
        var new = NewObject(id: id, isa: "PBXFileReference", annotation: name)
        new.fields = [
            "lastKnownFileType": .text(added.type), "path": .text(place.path),
            "sourceTree": .text(place.sourceTree),
        ]
        if place.path.contains("/") { new.fields["name"] = .text(name) }
        plan.newObjects.append(new)
        newChildren.append((group, ArrayItem(text: id, annotation: name)))
        plan.changes.append(.reference(added.path, group: names))
        return id
    }

    /// Returns how a reference in a group names a file.
    private func place(of path: ProjectPath, in group: Group) -> (path: String, sourceTree: String) {
        if let relative = folder(of: group).flatMap({ path.relative(to: $0) }) {
            return (relative, "<group>")
        }
        if path.isAbsolute { return (path.description, "<absolute>") }
        return (path.relative(to: file.sourceRoot) ?? path.description, "SOURCE_ROOT")
    }

    /// Plans to make a file a member of a target in its phase of a class.
    private mutating func addMember(_ added: AddedFile, reference: String, to isa: String, of target: Target)
    {
        let key = DerivedID.Subject(kind: .phase, path: isa, target: target.name)
        let phase = phases[key] ?? self.phase(key, of: target)
        let path = added.path.description
        let id = ids.make(DerivedID.Subject(kind: .buildFile, path: path, target: target.name))
        let annotation = "\(added.path.name) in \(phase.annotation)"
        let item = ArrayItem(text: reference, annotation: added.path.name)
        var new = NewObject(
            id: id, isa: "PBXBuildFile", annotation: annotation, fields: ["fileRef": .item(item)])
        if isa == Self.headers, let attributes = headerAttributes(of: phase) {
            new.fields["settings"] = .attributes(attributes)
        }
        plan.newObjects.append(new)
        phases[key, default: phase].items.append(ArrayItem(text: id, annotation: annotation))
        plan.changes.append(.member(added.path, target: target.name))
    }
}
