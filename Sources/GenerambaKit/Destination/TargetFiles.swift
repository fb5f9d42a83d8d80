import SourceText

/// The Swift files in the targets of a destination.
package struct TargetFiles: Sendable {
    let destination: Destination
    let root: AbsolutePath
    /// The files by their target's folder.
    private var files: [RelativePath: [RelativePath]] = [:]

    /// Reads the folders of the targets.
    ///
    /// - Parameter root: the folder of the package.
    /// - Throws: `FileProblem`.
    package init(of destination: Destination, in root: AbsolutePath) throws(FileProblem) {
        self.destination = destination
        self.root = root
        for side in destination.sides {
            files[side.home] = try Self.swiftFiles(in: side.home, of: root)
                .filter { side.target.rejectionReason(to: $0, home: side.home) == nil }
        }
    }

    /// The files of the target that receives code.
    var code: [RelativePath] { destination.side(of: destination.code).flatMap { files[$0.home] } ?? [] }

    /// Whether one of the targets contains a file of this name.
    func has(_ name: String) -> Bool { files.values.contains { $0.contains { $0.name == name } } }

    /// Checks that no generated file has the same name as another file of its target. The compiler does not allow two
    /// files of the same name in a module.
    ///
    /// - Throws: `Diagnostics` for the first that does; `FileProblem`.
    package func check(_ wanted: [GeneratedFile]) throws {
        let paths = wanted.filter(\.isSwift).map(\.path)
        let names = Set(paths.map(\.name))
        var standing = files.mapValues {
            Dictionary(grouping: $0.filter { names.contains($0.name) }, by: \.name)
        }
        for path in paths {
            guard let home = destination.side(of: path)?.home else { continue }
            let namesakes = standing[home]?[path.name] ?? []
            if let other = try namesakes.first(where: { try isMember($0) && !isOne($0, path) }) {
                throw Diagnostics.error(
                    "'\(path)' has the same file name as '\(other)': Swift allows a file name only once in a target",
                    hint: ModuleName.otherHint)
            }
            standing[home, default: [:]][path.name, default: []].append(path)
        }
    }

    /// Whether the target compiles a file in its folder. In the groups of an Xcode project, a file may lie there without
    /// belonging to the target.
    private func isMember(_ path: RelativePath) -> Bool {
        guard let side = destination.side(of: path), let bundle = side.target.bundle else { return true }
        return bundle.isMember(path, of: side.target.name)
    }

    /// Whether two paths lead to the same file, perhaps through a symbolic link.
    private func isOne(_ a: RelativePath, _ b: RelativePath) throws(FileProblem) -> Bool {
        guard a != b else { return true }
        let (first, second) = try (Disk.realPath(of: root.appending(a)), Disk.realPath(of: root.appending(b)))
        return first != nil && first == second
    }

    /// The Swift files in a folder, sorted. Skips hidden files, nested packages and Xcode's bundles.
    private static func swiftFiles(
        in folder: RelativePath, of root: AbsolutePath
    ) throws(FileProblem) -> [RelativePath] {
        var found: [RelativePath] = []
        try addSwiftFiles(in: folder, isTop: true, of: root, to: &found)
        return found
    }

    /// Adds the Swift files in a folder. Sorting the entries of each folder sorts all paths.
    private static func addSwiftFiles(
        in folder: RelativePath, isTop: Bool, of root: AbsolutePath, to found: inout [RelativePath]
    ) throws(FileProblem) {
        let entries = try Disk.entries(in: root.appending(folder))
        if !isTop, entries.contains(where: { $0.name == SwiftPackage.manifest }) { return }
        let sorted = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (name, kind) in sorted where !name.hasPrefix(".") {
            guard kind == .folder ? !bundles.contains(where: name.hasSuffix) : name.hasSuffix(".swift"),
                let path = try? RelativePath(untrusted: name)
            else { continue }
            if kind == .folder {
                try addSwiftFiles(in: folder.appending(path), isTop: false, of: root, to: &found)
            } else {
                found.append(folder.appending(path))
            }
        }
    }

    /// The bundles that SwiftPM always skips.
    private static let bundles = [".xcodeproj", ".xcworkspace", ".playground", ".docc"]
}
