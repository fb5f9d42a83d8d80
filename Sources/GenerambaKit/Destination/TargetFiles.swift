import SourceText
import SystemAccess

/// The Swift files in the targets of a destination. There may be 50,000, so only those with certain names are looked for.
package struct TargetFiles: Sendable {
    package let destination: Destination
    package let root: AbsolutePath
    /// The files with those names by their target's folder.
    private var files: [RelativePath: [RelativePath]] = [:]
    /// The folders of targets that have Swift files of any name.
    private(set) var homesWithSwift: Set<RelativePath> = []

    /// Finds the files that have the name of a wanted file, or that of one of the others. An Xcode project with groups
    /// lists them; of those that it does not list, only the others are found, and only at their own paths.
    ///
    /// - Parameter skipped: the names of folders that need not be searched.
    package init(
        of destination: Destination, in root: AbsolutePath, namedAs wanted: [GeneratedFile],
        or others: [RelativePath] = [], besides skipped: Set<String> = []
    ) throws(FileProblem) {
        (self.destination, self.root) = (destination, root)
        let names = Set(wanted.filter(\.isSwift).map(\.path.name) + others.map(\.name))
        guard !names.isEmpty else { return }
        var listed: [RelativePath: [RelativePath]] = [:]
        for side in destination.sides {
            guard let bundle = side.target.bundle, bundle.listsMembers(in: side.home) else {
                var hasSwift = false
                files[side.home] = try Self.swiftFiles(
                    of: side.target, in: side.home, of: root, besides: skipped
                ) { name in
                    hasSwift = true
                    return names.contains(name)
                }
                if hasSwift { homesWithSwift.insert(side.home) }
                continue
            }
            let own = listed[bundle.path] ?? bundle.listedFiles(named: names)
            listed[bundle.path] = own
            let known = Set(own + others.filter { $0.isInside(side.home) }).sorted()
            for path in known where try Disk.kind(following: root.appending(path)) == .file {
                files[side.home, default: []].append(path)
            }
        }
    }

    /// All files of the target that receives code.
    package func code() throws(FileProblem) -> [RelativePath] {
        guard let side = destination.side(of: destination.code) else { return [] }
        return try Self.swiftFiles(of: side.target, in: side.home, of: root)
    }

    /// Whether one of the targets contains a file of this name, which must be one of the names that were looked for.
    package func has(_ name: String) -> Bool { files.values.contains { $0.contains { $0.name == name } } }

    /// Checks that no generated file has the name of another file of its target, which the compiler does not allow.
    ///
    /// - Parameters:
    ///   - record: the module's record.
    ///   - moves: whether its files move to where the template makes them now.
    package func check(
        _ wanted: [GeneratedFile], recordedIn record: ModuleRecord? = nil, moves: Bool = false
    ) throws {
        let paths = wanted.filter(\.isSwift).map(\.path)
        let recorded = Set(record?.files.map(\.path) ?? [])
        var standing = files.mapValues { Dictionary(grouping: $0, by: \.name) }
        for path in paths {
            guard let home = destination.side(of: path)?.home else { continue }
            let namesakes = standing[home]?[path.name] ?? []
            if let other = try namesakes.first(where: { other in
                try other != path && (paths.contains(other) || isMember(other, of: home))
                    && !isOne(other, path)
                    && !(moves && !paths.contains(other) && recorded.contains(other))
            }) {
                let move = "the template makes it elsewhere now: 'generamba update' moves it along"
                throw Diagnostics.error(
                    "'\(path)' has the same file name as '\(other)': Swift allows a file name only once in a target",
                    hint: paths.contains(other)
                        ? "both are from this template: one of them needs another name"
                        : recorded.contains(other) ? move : ModuleName.otherHint
                )
            }
            standing[home, default: [:]][path.name, default: []].append(path)
        }
    }

    /// Whether the target with this home compiles a file. In an Xcode project, others may lie in its folder.
    private func isMember(_ path: RelativePath, of home: RelativePath) -> Bool {
        let target = destination.sides.first { $0.home == home }?.target
        return target?.bundle?.members(among: [path], of: target?.name ?? "").isEmpty != true
    }

    /// Whether two paths lead to the same file, perhaps through a symbolic link.
    private func isOne(_ a: RelativePath, _ b: RelativePath) throws(FileProblem) -> Bool {
        let (first, second) = try (Disk.realPath(of: root.appending(a)), Disk.realPath(of: root.appending(b)))
        return first != nil && first == second
    }

    /// Returns the Swift files with certain names, sorted. Skips hidden files, nested packages, Xcode's bundles and folders
    /// with the given names.
    static func swiftFiles(
        of target: ModuleTarget?, in home: RelativePath, of root: AbsolutePath,
        besides skipped: Set<String> = [], where isWanted: (String) -> Bool = { _ in true }
    ) throws(FileProblem) -> [RelativePath] {
        var found: [RelativePath] = []
        try addSwiftFiles(in: home, of: root, isTop: true, besides: skipped, where: isWanted, to: &found)
        return found.filter { target?.rejectionReason(to: $0, home: home) == nil }.sorted()
    }

    private static func addSwiftFiles(
        in folder: RelativePath, of root: AbsolutePath, isTop: Bool, besides skipped: Set<String>,
        where isWanted: (String) -> Bool, to found: inout [RelativePath]
    ) throws(FileProblem) {
        let entries = try Disk.entries(in: root.appending(folder)) { name, kind in
            let mayMatter = kind == nil || kind == .folder || name.suffix(6).elementsEqual(".swift".utf8)
            return mayMatter && name.first != UInt8(ascii: ".")
        }
        if !isTop, entries.contains(where: { $0.name == SwiftPackage.manifest }) { return }
        for (name, kind) in entries {
            let isRight =
                kind == .folder
                ? !skipped.contains(name) && !bundles.contains(where: name.hasSuffix)
                : name.hasSuffix(".swift") && isWanted(name)
            guard isRight, let path = try? RelativePath(untrusted: name) else { continue }
            if kind == .folder {
                try addSwiftFiles(
                    in: folder.appending(path), of: root, isTop: false, besides: skipped, where: isWanted,
                    to: &found)
            } else {
                found.append(folder.appending(path))
            }
        }
    }

    /// The bundles that SwiftPM always skips.
    private static let bundles = [".xcodeproj", ".xcworkspace", ".playground", ".docc"]
}
