extension Addition {
    /// Returns the first phase of a class that a target has, or a new one.
    mutating func phase(_ subject: DerivedID.Subject, of target: Target) -> PhaseContents {
        let (isa, name) = (subject.path, phaseName(subject.path))
        let phases = file.contents(target.object).objects("buildPhases")
        if let object = phases.first(where: { file.isa($0) == isa }) { return phase(object) }
        plan.changes.append(.phase(name, target: target.name))
        let id = ids.make(subject)
        addToTarget(ArrayItem(text: id, annotation: name), isa, of: target)
        return PhaseContents(object: nil, id: id, annotation: name)
    }

    static let headers = "PBXHeadersBuildPhase"

    /// Returns the class of the phase that takes a file: a header joins those of a target that installs headers. Nil if
    /// there is none.
    func phase(for added: AddedFile, of target: Target) -> String? {
        if added.phase != nil || !options.installsHeaders { return added.phase }
        let has = file.contents(target.object).objects("buildPhases").contains {
            file.isa($0) == Self.headers
        }
        return has && FileType.isHeader(added.path.name) ? Self.headers : nil
    }

    /// Returns the attributes of most headers in a phase, as in `Public`; nil if most belong to the project alone.
    func headerAttributes(of phase: PhaseContents) -> [String]? {
        let headers = phase.object.map { file.contents($0).objects("files") } ?? []
        let all = headers.map { file.contents($0).dictionary("settings")?.strings("ATTRIBUTES") ?? [] }
        let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
        let most = counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key
        return most.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns a phase of the project.
    func phase(_ object: Int) -> PhaseContents {
        let name = file.contents(object).string("name") ?? phaseName(file.isa(object))
        return PhaseContents(object: object, id: file.id(object), annotation: name)
    }

    /// Plans a new phase at the place where Xcode's templates have it: sources before frameworks, resources behind them.
    private mutating func addToTarget(_ item: ArrayItem, _ isa: String, of target: Target) {
        let elements = file.contents(target.object).elements("buildPhases")
        let kinds = elements.map { element in file.object(at: element.content).map { file.isa($0) } ?? "" }
        let position: Int
        if isa == "PBXSourcesBuildPhase" {
            let behind = ["PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase"]
            position = kinds.firstIndex { behind.contains($0) } ?? kinds.count
        } else {
            let before = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase"]
            position = (kinds.lastIndex { before.contains($0) } ?? kinds.count - 1) + 1
        }
        plan.insert(item, at: position, among: elements, of: "buildPhases", in: target.object)
    }

    /// Plans the objects of the new phases, and the new elements of those that exist.
    mutating func addPhases() {
        for (key, phase) in phases.sorted(by: { $0.value.id < $1.value.id }) {
            if let object = phase.object {
                insert(phase.items, into: object)
            } else {
                addPhase(key.path, phase)
            }
        }
    }

    private mutating func addPhase(_ isa: String, _ phase: PhaseContents) {
        var fields: [String: NewObject.Value] = ["files": .list(phase.items)]
        let usual = ["buildActionMask": "2147483647", "runOnlyForDeploymentPostprocessing": "0"]
        let sibling = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
            .flatMap { [file] in file.objects($0) }.first.map { file.contents($0) }
        for (key, value) in usual {
            let isUsual = sibling.map { $0.entry(key) != nil } ?? (file.objectVersion < 90)
            if isUsual { fields[key] = .text(value) }
        }
        plan.newObjects.append(
            NewObject(id: phase.id, isa: isa, annotation: phase.annotation, fields: fields))
    }

    /// Plans new elements of a phase: all at one place, behind the module's own if there are some.
    private mutating func insert(_ items: [ArrayItem], into object: Int) {
        let old = file.contents(object).elements("files")
        var block = ids.block
        let own = block.withUTF8 { block in
            file.source.bytes.withUnsafeBufferPointer { bytes in
                old.lastIndex { bytes.equal($0.content.prefix(block.count), block, 0..<block.count) }
            }
        }
        let place = own.map { $0 + 1 } ?? place(of: items, in: old, of: object)
        for item in items { plan.insert(item, at: place, among: old, of: "files", in: object) }
    }

    /// Returns the place of a module in a phase. The order there means nothing, and so two branches are to use different
    /// places: by the names if there are few files, since there git merges the children of the group above both modules
    /// by their names as well, else by chance.
    private func place(of items: [ArrayItem], in old: [PlistElement], of phase: Int) -> Int {
        guard old.count <= 32 else {
            return Int(DerivedID.hash("\(file.id(phase))\u{0}\(options.module)") % UInt64(old.count + 1))
        }
        let name = items.compactMap(\.annotation).min() ?? ""
        return old.count { element in
            let reference = file.object(at: element.content).flatMap { file.fileReference(of: $0) }
            return reference.map { isOrdered(file.contents($0).displayName, name) } ?? true
        }
    }
}

/// Returns the name that Xcode shows for a build phase without a name.
func phaseName(_ isa: String) -> String {
    isa.hasPrefix("PBX") && isa.hasSuffix("BuildPhase") ? String(isa.dropFirst(3).dropLast(10)) : isa
}
