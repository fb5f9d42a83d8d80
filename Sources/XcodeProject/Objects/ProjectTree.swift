/// The groups of a project, with everything that lies in them.
package struct ProjectTree: Sendable {
    /// A group, a variant group or a synchronized folder.
    package struct Node: Sendable {
        /// What the members of a node are.
        package enum Kind: Sendable {
            case group
            /// A localized or versioned file. It looks like a group, but no other file can be put into it.
            case file
            /// A folder whose files are all members of the targets that own it.
            case synchronized
        }

        package let kind: Kind
        /// The name that Xcode shows. Empty for the main group.
        package let name: String
        /// The folder on disk, or nil if it depends on build settings.
        package let folder: ProjectPath?
        /// The number of the object.
        let object: Int
        /// The number of the group that contains it, or nil for the main group.
        let parent: Int?

        /// The kinds of nodes by their classes.
        fileprivate static let kinds: [String: Kind] = [
            "PBXGroup": .group, "PBXVariantGroup": .file, "XCVersionGroup": .file,
            "PBXFileSystemSynchronizedRootGroup": .synchronized,
            "PBXFileSystemSynchronizedGroup": .synchronized,
        ]
    }

    /// A file reference and the group that contains it.
    struct Member: Sendable {
        let object: Int
        /// The number of the group.
        let node: Int
    }

    /// The groups from the top down. The main group is the first one.
    package private(set) var nodes: [Node] = []
    /// The file references in the order in which Xcode shows them.
    private(set) var members: [Member] = []

    /// Creates the tree of a project without groups.
    init() {}

    /// Reads the groups of a project. An object that is in two groups counts for the first one.
    init(_ file: ProjectFile) {
        guard let main = file.contents(file.rootObject).object("mainGroup") else { return }
        var isKnown = [Bool](repeating: false, count: file.index.entries.count)
        isKnown[main] = true
        let root = file.sourceRoot
        let kinds = file.index.kinds.map { Node.kinds[$0] }
        func node(_ object: Int, _ kind: Node.Kind, in parent: Int?, folder: ProjectPath?) -> Node {
            let contents = file.contents(object)
            let name = parent == nil ? "" : contents.displayName
            let path = contents.path(in: folder, root: root)
            return Node(kind: kind, name: name, folder: path, object: object, parent: parent)
        }
        nodes = [node(main, .group, in: nil, folder: root)]
        var next = 0
        while next < nodes.count {
            let (parent, number) = (nodes[next], next)
            next += 1
            guard parent.kind != .synchronized else { continue }
            for child in file.contents(parent.object).objects("children") where !isKnown[child] {
                isKnown[child] = true
                if let kind = kinds[Int(file.index.entries[child].kind)] {
                    nodes.append(node(child, kind, in: number, folder: parent.folder))
                } else {
                    members.append(Member(object: child, node: number))
                }
            }
        }
    }

    /// Returns the names of the groups from the main group to a group.
    func displayPath(_ node: Int) -> [String] {
        sequence(first: node) { nodes[$0].parent }.dropLast().map { nodes[$0].name }.reversed()
    }

    /// Returns the numbers of the groups and folders with a name in a group.
    func children(of node: Int, named name: String) -> [Int] {
        nodes.indices.filter { nodes[$0].parent == node && nodes[$0].name == name }
    }
}

extension PlistDictionary {
    /// The name that Xcode shows for a group or file reference: without a name, the last part of the path.
    var displayName: String { string("name") ?? string("path").map { ProjectPath($0).name } ?? "" }

    /// Returns the path on disk of a group or file reference in a group with this folder, or nil if it depends on build
    /// settings. The root is the folder that contains the sources.
    func path(in folder: ProjectPath?, root: ProjectPath) -> ProjectPath? {
        let path = string("path") ?? ""
        return switch string("sourceTree") ?? "<group>" {
        case "<group>": path.utf8.first == UInt8(ascii: "/") ? ProjectPath(path) : folder?.appending(path)
        case "SOURCE_ROOT": root.appending(path)
        case "<absolute>": ProjectPath(path)
        default: nil
        }
    }
}

extension ProjectFile {
    /// The folder that contains the sources: SOURCE_ROOT.
    var sourceRoot: ProjectPath {
        .projectFolder.appending(contents(rootObject).string("projectDirPath") ?? "")
    }

    /// Returns the path on disk of a file reference, or nil if it depends on build settings.
    func path(of member: ProjectTree.Member) -> ProjectPath? {
        contents(member.object).path(in: tree.nodes[member.node].folder, root: sourceRoot)
    }
}
