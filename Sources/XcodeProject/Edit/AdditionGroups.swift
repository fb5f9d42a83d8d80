import SourceText

extension Addition {
    /// Returns the group for a file with its names from the main group, and plans it if it is missing.
    mutating func group(of added: AddedFile) throws -> (group: Group, names: [String]) {
        guard !tree.nodes.isEmpty else {
            throw file.source.error("the project has no main group", at: file.idRange(file.rootObject))
        }
        let folder = added.path.folder
        let around = added.group == nil ? folderGroups?.group(around: folder) : nil
        if let around, around.all.count > 1 {
            let names = around.all.map { tree.displayPath($0).joined(separator: "/") }
            let own = tree.displayPath(around.node).joined(separator: "/")
            let warning = Diagnostic.warning(
                "the folder '\(around.folder)' has several groups: \(quoted(names, most: .max)); files go into '\(own)'",
                at: file.source.range(file.idRange(tree.nodes[around.node].object)),
                hint:
                    "the groups are defined in lines \(lines(of: around.all)): files in one of them are easier to find"
            )
            if !plan.warnings.all.contains(warning) { plan.warnings.add(warning) }
        }
        var node = around?.node ?? 0
        let known = around.map { tree.displayPath($0.node) } ?? []
        var count = known.count
        let names = added.group ?? known + (around?.rest ?? folder.components.filter { $0 != ".." })
        while count < names.count, let next = try existing(names[count...], in: node) {
            node = next.node
            count += next.length
        }
        var group = Group.existing(node)
        while count < names.count {
            count += 1
            group = newGroup(Array(names[..<count]), in: group, rest: Array(names[count...]), for: folder)
        }
        return (group, names)
    }

    private func lines(of groups: [Int]) -> String {
        groups.map { "\(file.source.range(file.idRange(tree.nodes[$0].object)).line)" }.joined(
            separator: " and ")
    }

    /// Returns the group in a group that has the first of the names, or several of them because its name contains `/`.
    private func existing(_ names: ArraySlice<String>, in node: Int) throws -> (node: Int, length: Int)? {
        for length in 1...names.count {
            let name = names.prefix(length).joined(separator: "/")
            let found = tree.children(of: node, named: name)
            let groups = found.filter { tree.nodes[$0].kind == .group }
            let path = (tree.displayPath(node) + [name]).joined(separator: "/")
            if groups.count > 1 {
                throw Diagnostics.error(
                    "the project has \(groups.count) groups '\(path)'",
                    at: file.source.range(file.idRange(tree.nodes[groups[1]].object)),
                    hint:
                        "rename all but one of them in Xcode; they are defined in lines \(lines(of: groups))")
            }
            if let group = groups.first { return (group, length) }
            if let folder = found.first(where: { tree.nodes[$0].kind == .synchronized }) {
                throw Diagnostics.error(
                    "'\(path)' is a synchronized folder, not a group",
                    at: file.source.range(file.idRange(tree.nodes[folder].object)),
                    hint: "put the files into the folder '\(tree.nodes[folder].folder?.description ?? path)'")
            }
        }
        return nil
    }

    /// Plans a group, unless it is planned already. The rest are the names of the groups between it and a file in the
    /// folder.
    private mutating func newGroup(
        _ names: [String], in parent: Group, rest: [String], for folder: ProjectPath
    ) -> Group {
        guard newGroups[names] == nil, let name = names.last else { return .new(names) }
        let display = names.joined(separator: "/")
        let id = ids.make(DerivedID.Subject(kind: .group, path: display))
        let own = ownFolder(name, rest: rest, for: folder)
        let path = own.flatMap { own in self.folder(of: parent).flatMap { own.relative(to: $0) } }
        newGroups[names] = NewGroup(
            id: id, name: name, path: path,
            folder: path == nil ? self.folder(of: parent) : own)
        newChildren.append((parent, ArrayItem(text: id, annotation: annotation(name, path))))
        plan.changes.append(.group(names))
        return .new(names)
    }

    /// Returns the folder of a new group: the one above the file's that has its name and the names of the groups below
    /// it. Nil if the groups are logical, or are named otherwise than the folders.
    private func ownFolder(_ name: String, rest: [String], for folder: ProjectPath) -> ProjectPath? {
        guard !options.createsLogicalGroups else { return nil }
        var own = folder
        for name in rest.reversed() {
            guard own.name == name else { return nil }
            own = own.folder
        }
        return own.name == name ? own : nil
    }

    private func annotation(_ name: String, _ path: String?) -> String {
        path.map { $0.contains("/") ? name : $0 } ?? name
    }

    /// Returns the folder of a group, or nil if it depends on build settings.
    func folder(of group: Group) -> ProjectPath? {
        switch group {
        case .existing(let node): tree.nodes[node].folder
        case .new(let names): newGroups[names]?.folder
        }
    }

    /// Plans the objects of the new groups, and the new elements of those that exist.
    mutating func addGroups() {
        let children = Dictionary(grouping: newChildren, by: \.group).mapValues { $0.map(\.child) }
        for (names, group) in newGroups.sorted(by: { $0.value.id < $1.value.id }) {
            let items = (children[.new(names)] ?? []).ordered
            var new = NewObject(id: group.id, isa: "PBXGroup", annotation: annotation(group.name, group.path))
            new.fields = ["children": .list(items), "sourceTree": .text("<group>")]
            new.fields["path"] = group.path.map { .text($0) }
            if group.path?.contains("/") ?? true { new.fields["name"] = .text(group.name) }
            plan.newObjects.append(new)
        }
        for node in tree.nodes.indices {
            if let items = children[.existing(node)] { insert(items, into: node) }
        }
    }

    /// Plans new elements of a group that exists: in the order of its elements or, if they are in none, of the most
    /// that are. So two branches that add different elements rarely change the same place.
    private mutating func insert(_ items: [ArrayItem], into node: Int) {
        let object = tree.nodes[node].object
        let old = file.contents(object).elements("children")
        let names = old.map { element in
            file.object(at: element.content).map { file.contents($0).displayName } ?? ""
        }
        let isSorted = names.indices.dropFirst().allSatisfy { !isOrdered(names[$0], names[$0 - 1]) }
        // Xcode puts the products and frameworks behind all groups of sources.
        let isTop = node == 0 && !isSorted
        let end =
            isTop ? names.count - names.reversed().prefix { Self.lastGroups.contains($0) }.count : names.count
        let run = isSorted ? Array(names.indices) : Array(names[..<end]).longestRun { !isOrdered($1, $0) }
        for item in items.ordered {
            let name = item.annotation ?? ""
            let before = run.last { !isOrdered(name, names[$0]) }
            plan.insert(item, at: before.map { $0 + 1 } ?? 0, among: old, of: "children", in: object)
        }
    }

    private static let lastGroups: Set<String> = ["Products", "Frameworks", "Pods"]
}

extension [ArrayItem] {
    /// The items in the order of their names.
    fileprivate var ordered: [ArrayItem] { sorted { isOrdered($0.annotation ?? "", $1.annotation ?? "") } }
}

/// Returns whether Xcode sorts the first name before the second: upper and lower case are alike, and numbers count as
/// such.
func isOrdered(_ first: String, _ second: String) -> Bool {
    var (first, second) = (Array(first.lowercased().utf8)[...], Array(second.lowercased().utf8)[...])
    while let left = first.first, let right = second.first {
        if left.isDigit, right.isDigit {
            let numbers = (first.takeNumber(), second.takeNumber())
            if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
            if !numbers.0.elementsEqual(numbers.1) { return numbers.0.lexicographicallyPrecedes(numbers.1) }
        } else {
            guard left == right else { return left < right }
            first = first.dropFirst()
            second = second.dropFirst()
        }
    }
    return first.isEmpty && !second.isEmpty
}

extension ArraySlice<UInt8> {
    /// Removes the digits at the start and returns them without leading zeros.
    fileprivate mutating func takeNumber() -> ArraySlice<UInt8> {
        let digits = prefix(while: \.isDigit)
        self = self[digits.endIndex...]
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}
