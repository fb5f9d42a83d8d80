import SourceText

/// A file or folder with its path before and after.
package struct PathChange: Sendable {
    package let old: ProjectPath
    package let new: ProjectPath

    package init(_ old: ProjectPath, _ new: ProjectPath) { (self.old, self.new) = (old, new) }
}

extension ProjectFile {
    /// Returns the project file with other paths of files, in the groups and at the places where they are. A group whose
    /// files all change follows its folder. Objects whose ids were derived from paths get other ids.
    ///
    /// - Parameters:
    ///   - files: the files. Those that the project does not have are left out.
    ///   - folders: the folders of these files.
    /// - Returns: nil if the files need other groups.
    /// - Throws: `Diagnostics` if what was written does not read as planned.
    package func renaming(_ files: [PathChange], in folders: [PathChange]) throws -> [UInt8]? {
        var renaming = Renaming(self, files, folders)
        guard let edits = renaming.edits() else { return nil }
        guard !edits.isEmpty else { return source.bytes }
        let changed = try ProjectFile(SourceFile(path: source.path, bytes: source.bytes.applying(edits)))
        let ids = Set(renaming.ids.filter { $0.key != $0.value }.values)
        let sorted = changed.sortingObjects(ids)
        try check(ProjectFile(SourceFile(path: source.path, bytes: sorted)), renaming)
        return sorted
    }

    /// Checks that a changed file differs only in ids and paths.
    private func check(_ new: ProjectFile, _ renaming: Renaming) throws {
        let isSame =
            new.index.entries.count == index.entries.count
            && index.entries.indices.allSatisfy { object in
                let id = id(object)
                guard let other = new.object(renaming.ids[id] ?? id), new.isa(other) == isa(object) else {
                    return false
                }
                let (before, after) = (contents(object), new.contents(other))
                let keys = renaming.keys[object] ?? []
                return before.entries.count == after.entries.count
                    && zip(before.entries, after.entries).allSatisfy { entry, next in
                        text(entry.key) == new.text(next.key)
                            && (keys.contains(text(entry.key))
                                || strings(in: entry.value.range).map { renaming.ids[$0] ?? $0 }
                                    == new.strings(in: next.value.range))
                    }
            }
        guard isSame else {
            throw source.error(
                "the project file is written in a form that cannot be edited safely",
                hint: "save the project in Xcode, and try again")
        }
    }

    /// Returns the strings in a part of the file, keys and values.
    private func strings(in range: Range<Int>) -> [String] { strings(range).map(text) }

    /// Returns the places of the strings in a part of the file.
    fileprivate func strings(_ range: Range<Int>) -> [PlistString] {
        var found: [PlistString] = []
        _ = scan(range.lowerBound) { (scanner) throws(PlistError) in
            while scanner.offset < range.upperBound {
                try scanner.skipTrivia()
                guard scanner.offset < range.upperBound, let byte = scanner.byte else { return }
                if byte.isUnquoted || byte.isQuote {
                    found.append(try scanner.readString())
                } else {
                    scanner.offset += 1
                }
            }
        }
        return found
    }
}

/// Plans what other paths of files take.
private struct Renaming {
    private let file: ProjectFile
    private let tree: ProjectTree
    /// The old and the new ids of the objects that change.
    private(set) var ids: [String: String] = [:]
    /// The names in comments, by the old id.
    private var names: [String: (old: String, new: String)] = [:]
    /// The keys whose values change, by the object.
    private(set) var keys: [Int: Set<String>] = [:]
    private var values: [TextEdit] = []
    private let changes: [ProjectPath: ProjectPath]
    private let folders: [ProjectPath: ProjectPath]
    /// The names of groups before and after.
    private var displayNames: [String]
    /// The folders of groups after.
    private var newFolders: [ProjectPath?]
    private var taken: Set<String>
    private var isPossible = true

    init(_ file: ProjectFile, _ files: [PathChange], _ folders: [PathChange]) {
        (self.file, tree) = (file, file.tree)
        changes = Dictionary(files.map { ($0.old, $0.new) }) { first, _ in first }
        self.folders = Dictionary(folders.map { ($0.old, $0.new) }) { first, _ in first }
        displayNames = tree.nodes.map(\.name)
        newFolders = tree.nodes.map(\.folder)
        taken = Set(file.index.entries.indices.map(file.id))
        renameGroups()
        renameFiles(files)
        renameExceptions()
    }

    /// The edits, in the order of the text; nil if the files need other groups.
    mutating func edits() -> [TextEdit]? {
        guard isPossible else { return nil }
        return (values + idEdits()).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Groups

    /// Renames the groups whose files all change, from the top down.
    private mutating func renameGroups() {
        var (all, moved) = (tree.nodes.map { _ in 0 }, tree.nodes.map { _ in 0 })
        for member in tree.members {
            let isMoved = file.path(of: member).map { changes[$0] != nil } ?? false
            for node in sequence(first: member.node, next: { [tree] in tree.nodes[$0].parent }) {
                all[node] += 1
                if isMoved { moved[node] += 1 }
            }
        }
        for number in tree.nodes.indices.dropFirst() {
            let node = tree.nodes[number]
            let contents = file.contents(node.object)
            let parent = node.parent.flatMap { newFolders[$0] }
            newFolders[number] = contents.path(in: parent, root: file.sourceRoot)
            guard node.kind == .group, all[number] > 0, all[number] == moved[number] else { continue }
            let old = tree.displayPath(number)
            if contents.entry("path") != nil {
                guard let folder = node.folder, let new = folders[folder] else { continue }
                set("path", of: node.object, from: folder, to: new, in: parent)
                newFolders[number] = new
                relabel(number, from: folder.name, to: new.name)
            } else if let (folder, new) = folders.first(where: {
                $0.key.name == node.name && $0.key.name != $0.value.name
            }) {
                relabel(number, from: folder.name, to: new.name)
            }
            note(
                node.object, (node.name, displayNames[number]),
                .init(kind: .group, path: old.joined(separator: "/")),
                .init(kind: .group, path: displayPath(number).joined(separator: "/")))
        }
    }

    private mutating func relabel(_ node: Int, from old: String, to new: String) {
        if tree.nodes[node].name == old { displayNames[node] = new }
        setName(of: tree.nodes[node].object, from: old, to: new)
    }

    private func displayPath(_ node: Int) -> [String] {
        sequence(first: node) { tree.nodes[$0].parent }.dropLast().map { displayNames[$0] }.reversed()
    }

    // MARK: Files

    private mutating func renameFiles(_ files: [PathChange]) {
        let known = KnownReferences(files.map(\.old), in: file)
        let nodes = Dictionary(tree.members.map { ($0.object, $0.node) }) { first, _ in first }
        let targets = file.targets
        for change in files {
            for object in known[change.old] {
                guard let node = nodes[object], known.container(of: change.old) == nil else {
                    isPossible = false
                    return
                }
                let before = file.contents(object).displayName
                set("path", of: object, from: change.old, to: change.new, in: newFolders[node])
                setName(of: object, from: change.old.name, to: change.new.name)
                let after = before == change.old.name ? change.new.name : before
                note(
                    object, (before, after), .init(kind: .reference, path: change.old.description),
                    .init(kind: .reference, path: change.new.description))
                for build in known.buildFiles[object] ?? [] {
                    noteBuildFile(build, change, (before, after), targets)
                }
            }
        }
    }

    private mutating func noteBuildFile(
        _ object: Int, _ change: PathChange, _ names: (old: String, new: String), _ targets: [Target]
    ) {
        let target = targets.first { target in
            file.contents(target.object).objects("buildPhases").contains {
                file.contents($0).objects("files").contains(object)
            }
        }
        let name = target?.name ?? ""
        note(
            object, names, .init(kind: .buildFile, path: change.old.description, target: name),
            .init(kind: .buildFile, path: change.new.description, target: name))
    }

    private mutating func renameExceptions() {
        for folder in file.synchronizedFolders {
            for set in folder.exceptions {
                for element in file.contents(set.object).elements("membershipExceptions") {
                    let entry = file.text(element)
                    guard let (old, new) = changes.first(where: { folder.isException(entry, for: $0.key) }),
                        old != new, let other = folder.entry(for: new, like: set.paths)
                    else { continue }
                    values.append(
                        TextEdit(range: element.range, bytes: Array(plistQuoted(other).utf8)))
                    keys[set.object, default: []].insert("membershipExceptions")
                }
            }
        }
    }

    // MARK: Values

    /// Gives a group or a reference another path.
    private mutating func set(
        _ key: String, of object: Int, from old: ProjectPath, to new: ProjectPath, in folder: ProjectPath?
    ) {
        let contents = file.contents(object)
        let tree = contents.string("sourceTree") ?? "<group>"
        let base = tree == "<group>" ? folder : tree == "SOURCE_ROOT" ? file.sourceRoot : nil
        guard let entry = contents.entry(key), let path = base.flatMap({ new.relative(to: $0) }) else {
            isPossible = false
            return
        }
        replace(entry, of: object, with: path)
    }

    private mutating func setName(of object: Int, from old: String, to new: String) {
        let contents = file.contents(object)
        guard let entry = contents.entry("name"), contents.string("name") == old else { return }
        replace(entry, of: object, with: new)
    }

    private mutating func replace(_ entry: PlistEntry, of object: Int, with text: String) {
        guard case .string(let string) = entry.value.kind, file.text(string) != text else { return }
        values.append(TextEdit(range: entry.value.range, bytes: Array(plistQuoted(text).utf8)))
        keys[object, default: []].insert(file.text(entry.key))
    }

    // MARK: Ids

    /// Notes the name of an object in comments, and its id if that was derived from its path.
    private mutating func note(
        _ object: Int, _ names: (old: String, new: String), _ old: DerivedID.Subject, _ new: DerivedID.Subject
    ) {
        let id = file.id(object)
        self.names[id] = names
        ids[id] = id
        guard old != new, DerivedID.isDerived(id, for: old) else { return }
        var attempt = 0
        while taken.contains(DerivedID.renamed(id, for: new, attempt: attempt)) { attempt += 1 }
        let other = DerivedID.renamed(id, for: new, attempt: attempt)
        taken.insert(other)
        ids[id] = other
    }

    /// The edits of ids and of the comments behind them.
    private func idEdits() -> [TextEdit] {
        var edits: [TextEdit] = []
        for string in file.strings(0..<file.source.bytes.count) {
            let id = file.text(string)
            guard let new = ids[id], let names = names[id] else { continue }
            if new != id { edits.append(TextEdit(range: string.content, bytes: Array(new.utf8))) }
            let comment = string.range.upperBound..<file.offsetBehindComments(at: string.range.upperBound)
            let text = file.source.text(comment)
            guard let start = text.firstRange(of: "/* "), text.hasSuffix(" */"), names.old != names.new else {
                continue
            }
            let inner = text[start.upperBound...].dropLast(3)
            guard inner == names.old || inner.hasPrefix(names.old + " in ") else { continue }
            let offset = comment.lowerBound + text[..<start.upperBound].utf8.count
            edits.append(
                TextEdit(range: offset..<offset + names.old.utf8.count, bytes: Array(names.new.utf8)))
        }
        return edits
    }
}
