import SourceText

extension ProjectFile {
    /// Returns the edits that remove files from the project: their references, their memberships, the exceptions that
    /// make them members of targets that do not own their folders instead of those that do, and those groups and
    /// phases that `adding` made and that nothing is in any more. Packages go with what links their products.
    ///
    /// - Throws: `Diagnostics` for a file that is a part of a localized or versioned one, and for one that something else
    ///   in the project names.
    package func removing(_ paths: [ProjectPath], packages: [AddedPackage] = []) throws -> ProjectEdit {
        var removal = Removal(self, paths, packages)
        return try ProjectEdit(try removal.planned(), in: self)
    }

    /// Returns the places where ids are used as values or keys.
    fileprivate func uses(of ids: Set<String>) -> [Range<Int>] {
        let ids = Set(ids.map { Array($0.utf8)[...] })
        let lengths = Set(ids.map(\.count))
        var uses: [Range<Int>] = []
        _ = scan(0) { (scanner) throws(PlistError) in
            let bytes = source.bytes
            while scanner.offset < bytes.count {
                try scanner.skipTrivia()
                guard let byte = scanner.byte else { return }
                if byte.isUnquoted || byte.isQuote {
                    let content = try scanner.readString().content
                    if lengths.contains(content.count), ids.contains(bytes[content]) { uses.append(content) }
                } else {
                    scanner.offset += 1
                }
            }
        }
        return uses
    }
}

/// Plans what removing files takes.
struct Removal {
    let file: ProjectFile
    private let paths: [ProjectPath]
    private let packages: [AddedPackage]
    private var tree: ProjectTree { file.tree }
    private let known: KnownReferences
    let targets: [Target]
    var plan = EditPlan()

    init(_ file: ProjectFile, _ paths: [ProjectPath], _ packages: [AddedPackage]) {
        (self.file, self.paths, targets) = (file, paths.distinct { $0 }, file.targets)
        self.packages = packages
        known = KnownReferences(self.paths, in: file)
    }

    mutating func planned() throws -> EditPlan {
        _ = try paths.mapCollecting { path in
            guard let container = known.container(of: path) else { return }
            throw Diagnostics.error(
                "'\(path)' is a part of '\(container)' in the project", hint: "remove it in Xcode")
        }
        for path in paths { for reference in known[path] { remove(reference, at: path) } }
        for package in packages { remove(package) }
        removeExceptions()
        guard !plan.removedObjects.isEmpty else { return plan }
        removeMembers()
        removeChildren()
        try checkOtherUses()
        return plan
    }

    /// Plans to remove a reference, what is inside of it if it is a localized or versioned file, and the build files.
    private mutating func remove(_ reference: Int, at path: ProjectPath) {
        guard plan.removedObjects.insert(reference).inserted else { return }
        plan.removedObjects.formUnion(known.buildFiles[reference] ?? [])
        if let node = tree.nodes.firstIndex(where: { $0.object == reference }) {
            plan.removedObjects.formUnion(tree.members.filter { $0.node == node }.map(\.object))
        }
        let node = tree.members.first { $0.object == reference }?.node
        plan.changes.append(.reference(path, group: node.map(tree.displayPath) ?? []))
        let members = known.targets(of: [reference]).sorted()
        plan.changes += members.map { .member(path, target: $0) }
    }

    /// Plans to end the exceptions that make files members of targets that do not own their synchronized folder, and
    /// those that take these files out of its owners.
    private mutating func removeExceptions() {
        let folders = file.synchronizedFolders
        for folder in folders {
            let sets = folder.exceptions.filter { !$0.isForBuildPhase }
            let foreign = sets.filter { !folder.owners.contains($0.target) }.flatMap(\.paths)
            let moved = paths.filter { path in foreign.contains { folder.isException($0, for: path) } }
            for set in sets {
                for (position, entry) in set.paths.enumerated() {
                    guard let path = moved.first(where: { folder.isException(entry, for: $0) })
                    else { continue }
                    plan.remove(position, of: "membershipExceptions", in: set.object)
                    let isOwner = folder.owners.contains(set.target)
                    plan.changes.append(
                        isOwner ? .exclusion(path, target: set.target) : .exception(path, target: set.target))
                }
            }
        }
        plan.removeEmptyExceptionSets(of: folders, in: file)
    }

    /// Plans to take the build files out of their phases. A phase that this leaves empty goes if `adding` made it.
    private mutating func removeMembers() {
        let phases = file.index.kinds.filter { $0.hasSuffix("BuildPhase") }.sorted()
        for phase in phases.flatMap({ file.objects($0) }) {
            let count = plan.removeElements(of: "files", in: phase, of: file)
            guard count.removed > 0 else { continue }
            let owner = targets.first { file.contents($0.object).objects("buildPhases").contains(phase) }
            guard count.kept == 0, let owner else { continue }
            let subject = DerivedID.Subject(kind: .phase, path: file.isa(phase), target: owner.name)
            guard DerivedID.isDerived(file.id(phase), for: subject) else { continue }
            plan.drop(phase, of: "files")
            _ = plan.removeElements(of: "buildPhases", in: owner.object, of: file)
            plan.changes.append(.phase(phaseName(file.isa(phase)), target: owner.name))
        }
    }

    /// Plans to take the references out of their groups. A group that this leaves empty goes if `adding` made it.
    private mutating func removeChildren() {
        // The groups from the bottom up.
        for node in tree.nodes.indices.reversed() where tree.nodes[node].kind != .synchronized {
            let object = tree.nodes[node].object
            guard !plan.removedObjects.contains(object) else { continue }
            let count = plan.removeElements(of: "children", in: object, of: file)
            guard count.removed > 0, count.kept == 0, tree.nodes[node].kind == .group, node > 0
            else { continue }
            let names = tree.displayPath(node)
            let subject = DerivedID.Subject(kind: .group, path: names.joined(separator: "/"))
            guard DerivedID.isDerived(file.id(object), for: subject) else { continue }
            plan.drop(object, of: "children")
            plan.changes.append(.group(names))
        }
    }

    /// Throws an error if something that stays names a removed reference, as a build configuration does with its file.
    private func checkOtherUses() throws {
        let ids = Set(plan.removedObjects.map(file.id))
        let uses = file.uses(of: ids)
        let arrays = plan.removals.flatMap { removal in
            file.contents(removal.object).entry(removal.key).map { [$0.value.range] } ?? []
        }
        let gone = plan.removedObjects.map {
            file.idRange($0).lowerBound..<Int(file.index.entries[$0].valueEnd)
        }
        let known = (arrays + gone).sorted { $0.lowerBound < $1.lowerBound }
        for use in uses {
            let next = known.indices.partitioningIndex { known[$0].upperBound > use.lowerBound }
            guard next < known.count, known[next].contains(use.lowerBound) else {
                throw Diagnostics.error(
                    "the project still uses a file that is to be removed", at: file.source.range(use),
                    hint: "remove this use in Xcode first")
            }
        }
    }
}
