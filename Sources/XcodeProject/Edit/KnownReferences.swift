/// The file references of a project to some files.
struct KnownReferences {
    private let file: ProjectFile
    private(set) var references: [ProjectPath: [Int]] = [:]
    /// The localized or versioned files that references are parts of.
    private var containers: [Int: Int] = [:]
    /// The build files of the references and of what they are parts of.
    let buildFiles: [Int: [Int]]
    /// The targets that each build file makes its file a member of.
    private let members: [Int: Set<String>]

    /// Finds the references to files by what they name on disk.
    init(_ paths: [ProjectPath], in file: ProjectFile) {
        self.file = file
        let (tree, root) = (file.tree, file.sourceRoot)
        let wanted = Set(paths)
        let candidates = FileNames(paths.map(\.name)).candidates(in: file)
        for member in tree.members where candidates.contains(member.object) {
            let node = tree.nodes[member.node]
            guard let path = file.contents(member.object).path(in: node.folder, root: root),
                wanted.contains(path)
            else { continue }
            references[path, default: []].append(member.object)
            if node.kind == .file { containers[member.object] = node.object }
        }
        for node in tree.nodes where node.kind == .file {
            guard let path = node.folder, wanted.contains(path) else { continue }
            references[path, default: []].append(node.object)
        }
        buildFiles = file.buildFiles(of: Set(references.values.joined()).union(containers.values))
        members = buildFiles.isEmpty ? [:] : file.members(Set(buildFiles.values.joined()))
    }

    /// Returns the numbers of the references to a file.
    subscript(path: ProjectPath) -> [Int] { references[path] ?? [] }

    /// Returns the name of the localized or versioned file that the project has a file as a part of, or nil.
    func container(of path: ProjectPath) -> String? {
        self[path].lazy.compactMap { containers[$0] }.first.map { file.contents($0).displayName }
    }

    /// Returns the names of the targets that have one of the references as a member, or what it is a part of.
    func targets(of references: [Int]) -> Set<String> {
        let all = references + references.compactMap { containers[$0] }
        return Set(all.flatMap { buildFiles[$0] ?? [] }.flatMap { members[$0] ?? [] })
    }
}

/// Names of files, to find the few references that may be meant without reading all.
private struct FileNames {
    private let hashes: Set<UInt64>

    init(_ names: [String]) { hashes = Set(names.map { Array($0.utf8).withUnsafeBufferPointer(Self.hash) }) }

    /// Returns the objects that may have a path that ends with one of the names. Goes through the objects in the order
    /// of the file, which is much faster than in that of the groups.
    func candidates(in file: ProjectFile) -> Set<Int> {
        file.source.bytes.withUnsafeBufferPointer { bytes in
            var found: Set<Int> = []
            for (number, entry) in file.index.entries.enumerated() where entry.pathStart > 0 {
                var scanner = PlistScanner(bytes, at: Int(entry.pathStart))
                guard let path = try? scanner.readString() else { continue }
                if path.hasEscapes || hashes.contains(Self.hash(bytes, nameIn: path.content)) {
                    found.insert(number)
                }
            }
            return found
        }
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, nameIn path: Range<Int>) -> UInt64 {
        var start = path.upperBound
        while start > path.lowerBound, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
        return hash(UnsafeBufferPointer(rebasing: bytes[start..<path.upperBound]))
    }

    /// Returns a hash that is the same for names that a Mac does not tell apart. Names that are not in ASCII all have
    /// the same one. Takes eight bytes at a time.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(name)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var offset = 0
        while offset < name.count {
            let isWord = offset + 8 <= name.count
            let word =
                isWord
                ? raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                : name[offset...].reduce(0) { $0 << 8 | UInt64($1) }
            guard word & 0x8080_8080_8080_8080 == 0 else { return 0 }
            // This bit tells upper from lower case.
            hash = (hash ^ (word | 0x2020_2020_2020_2020)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            offset += 8
        }
        return hash
    }
}

extension ProjectFile {
    /// Returns the paths of the files with certain names that the project refers to, with the letter case of these names.
    /// Leaves out localized files, and those whose paths depend on build settings.
    package func files(named names: Set<String>) -> [ProjectPath] {
        let candidates = FileNames(Array(names)).candidates(in: self)
        guard !candidates.isEmpty else { return [] }
        return tree.members.filter { candidates.contains($0.object) }.flatMap { member in
            let path = path(of: member)
            return names.filter { isSameName($0, path?.name ?? "") }.compactMap { path?.folder.appending($0) }
        }
    }

    /// Returns the names of the targets whose phases contain each of some files.
    package func targets(of paths: [ProjectPath]) -> [Set<String>] {
        let known = KnownReferences(paths, in: self)
        return paths.map { known.targets(of: known[$0]) }
    }

    fileprivate func buildFiles(of references: Set<Int>) -> [Int: [Int]] {
        guard !references.isEmpty else { return [:] }
        var found: [Int: [Int]] = [:]
        for object in objects("PBXBuildFile") {
            guard let reference = fileReference(of: object), references.contains(reference) else { continue }
            found[reference, default: []].append(object)
        }
        return found
    }

    /// Returns the reference that a build file names, without reading the rest of it.
    func fileReference(of buildFile: Int) -> Int? {
        string("fileRef", of: buildFile).flatMap { object(at: $0.content) }
    }

    /// Returns the names of the targets that build files belong to.
    fileprivate func members(_ buildFiles: Set<Int>) -> [Int: Set<String>] {
        var members: [Int: Set<String>] = [:]
        for target in targets {
            for phase in contents(target.object).objects("buildPhases") {
                for object in contents(phase).objects("files") where buildFiles.contains(object) {
                    members[object, default: []].insert(target.name)
                }
            }
        }
        return members
    }
}
