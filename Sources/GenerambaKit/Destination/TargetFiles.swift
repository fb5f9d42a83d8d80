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
        for home in destination.homes {
            files[home.folder] = try Self.swiftFiles(in: home.folder, of: root)
                .filter { home.target.rejectionReason(to: $0, home: home.folder) == nil }
        }
    }

    /// The files of the target that receives code.
    var code: [RelativePath] { destination.home(of: destination.code).flatMap { files[$0.folder] } ?? [] }

    /// Whether one of the targets contains a file of this name.
    func has(_ name: String) -> Bool { files.values.contains { $0.contains { $0.name == name } } }

    /// Checks that no generated file has the same name as another file of its target. The compiler does not allow two
    /// files of the same name in a module.
    ///
    /// - Throws: `Diagnostics` for the first that does; `FileProblem`.
    package func check(_ wanted: [GeneratedFile]) throws {
        var standing = files.mapValues { Dictionary(grouping: $0, by: \.name) }
        for path in wanted.filter(\.isSwift).map(\.path) {
            guard let home = destination.home(of: path)?.folder else { continue }
            let namesakes = standing[home]?[path.name] ?? []
            if let other = try namesakes.first(where: { try !isOne($0, path) }) {
                throw Diagnostics.error(
                    "'\(path)' has the same file name as '\(other)': Swift allows a file name only once in a target",
                    hint: ModuleName.otherHint)
            }
            standing[home, default: [:]][path.name, default: []].append(path)
        }
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
        var folders = [folder]
        while let next = folders.popLast() {
            let entries = try Disk.entries(in: root.appending(next))
            if next != folder, entries.contains(where: { $0.name == SwiftPackage.manifest }) { continue }
            for (name, kind) in entries where !name.hasPrefix(".") {
                guard let path = try? next.appending(untrusted: name) else { continue }
                if kind == .folder, !bundles.contains(where: name.hasSuffix) { folders.append(path) }
                if kind != .folder, path.isSwift { found.append(path) }
            }
        }
        return found.sorted()
    }

    /// The bundles that SwiftPM always skips.
    private static let bundles = [".xcodeproj", ".xcworkspace", ".playground", ".docc"]
}
