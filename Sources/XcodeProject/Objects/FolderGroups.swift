/// The groups of a project by the folders where they lie.
struct FolderGroups: Sendable {
    private let file: ProjectFile
    /// The numbers of the groups of each folder from the top down, without the main group.
    private let groups: [ProjectPath: [Int]]

    /// The group that a folder has.
    struct Found {
        let node: Int
        /// The folder of the group.
        let folder: ProjectPath
        /// The names of the folders between it and the folder that was asked for.
        let rest: [String]
        /// All groups that begin at this folder.
        let all: [Int]
    }

    init(_ file: ProjectFile) {
        self.file = file
        let nodes = file.tree.nodes
        groups = Dictionary(
            grouping: nodes.indices.dropFirst().filter { nodes[$0].kind == .group && nodes[$0].folder != nil }
        ) { nodes[$0].folder! }
    }

    /// Returns the group of a folder or of the nearest one around it that has one. Of several, it is the one that contains
    /// a group for the next folder or, without that, most sources of its own. A group without a path lies in the folder of
    /// its parent, which is taken instead unless it has no sources there. Nil if only the main group is left.
    func group(around folder: ProjectPath) -> Found? {
        var rest: [String] = []
        for around in sequence(first: folder, next: \.folder).prefix(folder.components.count) {
            if let all = groups[around] {
                let nodes = file.tree.nodes
                let first = all.filter { nodes[nodes[$0].parent ?? 0].folder != around }
                let own = first.isEmpty ? all : first
                let next = own.filter { node in
                    rest.first.map { !file.tree.children(of: node, named: $0).isEmpty } ?? false
                }
                let usual = mostUsed(next.isEmpty ? own : next, in: around)
                let isUsed = !rest.isEmpty || all.count == own.count || fileCount(usual, in: around) > 0
                return Found(
                    node: isUsed ? usual : mostUsed(all, in: around), folder: around, rest: rest, all: own)
            }
            rest.insert(around.name, at: 0)
        }
        return nil
    }

    private func mostUsed(_ nodes: [Int], in folder: ProjectPath) -> Int {
        let counts = nodes.map { nodes.count > 1 ? fileCount($0, in: folder) : 0 }
        return nodes[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
    }

    /// Returns the number of a group's sources that lie in a folder.
    private func fileCount(_ node: Int, in folder: ProjectPath) -> Int {
        file.tree.members.count { member in
            guard member.node == node else { return false }
            let path = file.path(of: member)
            return path?.folder == folder && FileType.phase(of: path?.name ?? "") == "PBXSourcesBuildPhase"
        }
    }
}

extension ProjectFile {
    /// Returns the names of the groups from the main group to the one for folders in a folder; nil without such a group.
    package func group(of folder: ProjectPath) -> [String]? {
        FolderGroups(self).group(around: folder.appending("-")).map {
            tree.displayPath($0.node) + $0.rest.dropLast()
        }
    }
}
