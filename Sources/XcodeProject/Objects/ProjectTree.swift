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
    }

    /// A file reference and the group that contains it.
    struct Member: Sendable {
        private let objectNumber: UInt32
        private let nodeNumber: UInt32

        init(object: Int, node: Int) {
            objectNumber = UInt32(object)
            nodeNumber = UInt32(node)
        }

        var object: Int { Int(objectNumber) }
        /// The number of the group.
        var node: Int { Int(nodeNumber) }
    }

    /// The groups from the top down. The main group is the first one.
    package private(set) var nodes: [Node] = []
    /// The file references in the order in which Xcode shows them.
    private(set) var members: [Member] = []

    /// Creates the tree of a project without groups.
    init() {}

    /// Reads the groups of a project. An object that is in two groups counts for the first one.
    init(_ file: ProjectFile) {
        let project = file.contents(file.rootObject)
        guard let main = project.object("mainGroup") else { return }
        var isKnown = [Bool](repeating: false, count: file.index.entries.count)
        isKnown[main] = true
        let root = ProjectPath.projectFolder.appending(project.string("projectDirPath") ?? "")
        let reader = TreeReader(file: file, root: root)
        nodes = [reader.node(main, .group, parent: nil, of: root)]
        var next = 0
        while next < nodes.count {
            let (node, number) = (nodes[next], next)
            next += 1
            guard node.kind != .synchronized else { continue }
            for child in file.contents(node.object).objects("children") where !isKnown[child] {
                isKnown[child] = true
                if let kind = reader.kind(of: child) {
                    nodes.append(reader.node(child, kind, parent: number, of: node.folder))
                } else {
                    members.append(Member(object: child, node: number))
                }
            }
        }
    }

    /// Returns the names of the groups from the main group to a group.
    func displayPath(_ node: Int) -> [String] {
        var names: [String] = []
        var current = node
        while let parent = nodes[current].parent {
            names.append(nodes[current].name)
            current = parent
        }
        return names.reversed()
    }

    /// Returns the numbers of the groups and folders with a name in a group.
    func children(of node: Int, named name: String) -> [Int] {
        nodes.indices.filter { nodes[$0].parent == node && nodes[$0].name == name }
    }
}

private struct TreeReader {
    let file: ProjectFile
    /// The folder that contains the sources: SOURCE_ROOT.
    let root: ProjectPath
    /// The kinds of node by the numbers of the classes.
    private let kinds: [ProjectTree.Node.Kind?]

    init(file: ProjectFile, root: ProjectPath) {
        self.file = file
        self.root = root
        kinds = file.index.kinds.map {
            switch $0 {
            case "PBXGroup": .group
            case "PBXVariantGroup", "XCVersionGroup": .file
            case "PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedGroup": .synchronized
            default: nil
            }
        }
    }

    func kind(of object: Int) -> ProjectTree.Node.Kind? { kinds[Int(file.index.entries[object].kind)] }

    func node(
        _ object: Int, _ kind: ProjectTree.Node.Kind, parent: Int?, of folder: ProjectPath?
    ) -> ProjectTree.Node {
        let contents = file.contents(object)
        let name = contents.displayName
        return ProjectTree.Node(
            kind: kind, name: parent == nil ? "" : name,
            folder: contents.path(in: folder, root: root), object: object, parent: parent)
    }
}

extension PlistDictionary {
    /// The name that Xcode shows for a group or file reference: without a name, the last part of the path.
    var displayName: String { string("name") ?? string("path").map { ProjectPath($0).name } ?? "" }

    /// Returns the path on disk of a group or file reference, or nil if it depends on build settings.
    ///
    /// - Parameters:
    ///   - folder: the folder of the group that contains it.
    ///   - root: the folder that contains the sources.
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
}
