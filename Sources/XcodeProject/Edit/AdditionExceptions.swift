import SourceText

extension Addition {
    /// Returns the targets that a file needs a reference for. Plans exceptions for those whose synchronized folder it is
    /// not in.
    mutating func classicTargets(of added: AddedFile) throws -> [String]? {
        let around = synchronized.filter { added.path.isBelow($0.path) }
        guard !around.isEmpty else { return added.targets }
        for target in added.targets {
            switch synchronized.placement(of: added.path, in: target) {
            case .synchronized, .classic: continue
            case .ownedByAnother(let folder, let owners):
                guard options.addsExceptions else { throw misplaced(added, folder, owners, target) }
                except(added.path, in: folder, target, .exception(added.path, target: target))
                for owner in owners where !added.targets.contains(owner) {
                    except(added.path, in: folder, owner, .exclusion(added.path, target: owner))
                }
            case .excluded(let folder):
                guard options.addsExceptions else { throw excluded(added, folder, target) }
                try stopExcluding(added.path, in: folder, target)
            }
        }
        return nil
    }

    private func misplaced(
        _ added: AddedFile, _ folder: ProjectPath, _ owners: [String], _ target: String
    ) -> Diagnostics {
        let right = synchronized.filter { $0.owners.contains(target) }.map(\.path.description)
        let owner = owners.isEmpty ? "belongs to no target" : "belongs to \(quoted(owners))"
        let move = right.isEmpty ? "move it out of '\(folder)'" : "move it below \(quoted(right))"
        return .error(
            "'\(added.path)' is not in the target '\(target)': its synchronized folder '\(folder)' \(owner)",
            at: place(of: folder), hint: "\(move), or add an exception with '--add-exception'")
    }

    private func excluded(_ added: AddedFile, _ folder: ProjectPath, _ target: String) -> Diagnostics {
        .error(
            "'\(added.path)' is not in the target '\(target)': the synchronized folder '\(folder)' excludes it",
            at: place(of: folder),
            hint: added.path.isInfoPlist
                ? "an Info.plist needs no target: the build setting INFOPLIST_FILE names it"
                : "give the file another name, or end the exception with '--add-exception'")
    }

    private func place(of folder: ProjectPath) -> SourceRange? {
        synchronized.first { $0.path == folder }.map { file.source.range(file.idRange($0.object)) }
    }

    /// Plans that a file becomes a member of a target that does not own its folder, or that an owner leaves it out.
    private mutating func except(
        _ path: ProjectPath, in folder: ProjectPath, _ target: String, _ change: ProjectEdit.Change
    ) {
        guard let folder = synchronized.first(where: { $0.path == folder }),
            let relative = folder.entry(for: path, like: synchronized.flatMap(\.exceptions).flatMap(\.paths)),
            !folder.isException(path, for: target),
            !plan.changes.contains(change)
        else { return }
        plan.changes.append(change)
        if let set = folder.exceptions.first(where: { $0.target == target && !$0.isForBuildPhase }) {
            let position = set.paths.firstIndex { isOrdered(relative, $0) } ?? set.paths.count
            let key = "membershipExceptions"
            let old = file.contents(set.object).elements(key)
            let isPlanned = plan.insertions.contains { insertion in
                insertion.object == set.object && insertion.items.contains { $0.item.text == relative }
            }
            if isPlanned { return }
            plan.insert(ArrayItem(text: relative), at: position, among: old, of: key, in: set.object)
        } else {
            let key = ExceptionKey(folder: folder.object, target: target)
            if exceptions[key]?.contains(relative) != true { exceptions[key, default: []].append(relative) }
        }
    }

    /// Plans that an exception no longer leaves out a file.
    private mutating func stopExcluding(_ path: ProjectPath, in folder: ProjectPath, _ target: String) throws
    {
        guard let folder = synchronized.first(where: { $0.path == folder }) else { return }
        for set in folder.exceptions where set.target == target && !set.isForBuildPhase {
            for (position, entry) in set.paths.enumerated() where folder.isException(entry, for: path) {
                plan.remove(position, of: "membershipExceptions", in: set.object)
                plan.changes.append(.endedExclusion(path, target: target))
                return
            }
        }
        throw Diagnostics.error(
            "an exception of the synchronized folder '\(folder.path)' leaves out the whole folder of '\(path)'",
            at: place(of: folder.path), hint: "choose another folder")
    }

    /// Plans the new exception sets.
    mutating func addExceptionSets() {
        guard !exceptions.isEmpty else { return }
        let targets = file.targets
        for (key, paths) in exceptions.sorted(by: {
            ($0.key.folder, $0.key.target) < ($1.key.folder, $1.key.target)
        }) {
            guard let target = targets.first(where: { $0.name == key.target }) else { continue }
            let isa = SynchronizedFolder.ExceptionSet.isa
            let folder = file.contents(key.folder)
            let name = folder.displayName
            let subject = DerivedID.Subject(kind: .exceptions, path: file.id(key.folder), target: key.target)
            let id = ids.make(subject)
            // Xcode names the folder and the target since version 16.3.
            let isNew = file.objectVersion >= 77 && !usesPlainExceptionNames
            let annotation = isNew ? "Exceptions for \"\(name)\" folder in \"\(key.target)\" target" : isa
            let items = paths.sorted { isOrdered($0, $1) }.map { ArrayItem(text: $0) }
            let owner = ArrayItem(text: file.id(target.object), annotation: key.target)
            plan.newObjects.append(
                NewObject(
                    id: id, isa: isa, annotation: annotation,
                    fields: ["membershipExceptions": .list(items), "target": .item(owner)]))
            let old = folder.elements("exceptions")
            plan.insert(
                ArrayItem(text: id, annotation: annotation), at: old.count, among: old, of: "exceptions",
                in: key.folder)
        }
    }

    /// Whether the comments of exception sets name only their class.
    private var usesPlainExceptionNames: Bool {
        let isa = SynchronizedFolder.ExceptionSet.isa
        guard let first = file.objects(isa).first else { return false }
        let entry = file.index.entries[first]
        return file.source.text(Int(entry.keyEnd)..<Int(entry.valueStart)).contains(isa)
    }
}
