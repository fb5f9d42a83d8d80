import SourceText
import SystemAccess
import XcodeProject

/// An `.xcodeproj` bundle with its project file.
package struct XcodeBundle: Sendable {
    /// The bundle's path in the project's folder.
    let path: RelativePath
    /// The project file, in the format that can be edited or in that of Xcode 27.
    let format: Format
    let targets: [Target]
    private let synchronizedFolders: [SynchronizedFolder]

    enum Format: Sendable {
        case pbxproj(ProjectFile)
        case json(JSONProjectFile)
    }

    var file: ProjectFile {
        get throws {
            switch format {
            case .pbxproj(let file): return file
            case .json(let file): throw file.editRefusal
            }
        }
    }

    /// The project file in the format that can be edited; nil for that of Xcode 27.
    private var classicFile: ProjectFile? { if case .pbxproj(let file) = format { file } else { nil } }

    /// The path of the project file in the project's folder.
    var filePath: RelativePath { path.appending(Self.fileName) }

    /// The bundle's name without its extension.
    var name: String { String(path.name.dropLast(".xcodeproj".count)) }

    private static let fileName: RelativePath = "project.pbxproj"
    /// The project file in JSON, which Xcode 27 introduced.
    private static let newFileName: RelativePath = "project.xcproj"

    /// Reads a bundle.
    ///
    /// - Parameter place: where the Rambafile names the bundle; nil if it was found in the folder.
    init(at path: RelativePath, named place: SourceRange?, in root: AbsolutePath, user: AbsolutePath) throws {
        self.path = path
        let folder = root.appending(path)
        func file(_ name: RelativePath) throws -> SourceFile? {
            try Disk.read(folder.appending(name)).map {
                SourceFile(path: folder.appending(name).shown(from: user), bytes: $0)
            }
        }
        switch (try file(Self.fileName), try file(Self.newFileName)) {
        case (let text?, nil):
            let file = try ProjectFile(text)
            (targets, synchronizedFolders) = (file.targets, file.synchronizedFolders)
            format = .pbxproj(file)
        case (nil, let text?):
            let file = try JSONProjectFile(text)
            (targets, synchronizedFolders) = (file.targets, file.synchronizedFolders)
            format = .json(file)
        case (.some, .some):
            throw Diagnostics.error(
                "'\(path)' contains both project.pbxproj and project.xcproj, and Xcode opens neither",
                at: place, hint: "remove the one that is out of date")
        case (nil, nil): throw try Self.problem(path, folder, at: place)
        }
    }

    private static func problem(
        _ path: RelativePath, _ folder: AbsolutePath, at place: SourceRange?
    ) throws -> Diagnostics {
        if try path.name.hasSuffix(".xcodeproj") && Disk.kind(following: folder) == .folder {
            return .error(
                "'\(path)' has no project.pbxproj", at: place,
                hint: "restore it from git, or open the project in Xcode")
        }
        let siblings = try bundles(in: folder.parent ?? folder)
        let list =
            siblings.isEmpty
            ? "correct the path, or remove it to generate into the Swift package beside the Rambafile"
            : "the folder has \(quoted(siblings))"
        let bundle = path.parent.flatMap { $0.name.hasSuffix(".xcodeproj") ? $0 : nil }
        let hint = bundle.map { "name the bundle itself: '\($0)'" } ?? didYouMean(path.name, in: siblings)
        return .error("no Xcode project '\(path)'", at: place, hint: hint ?? list)
    }

    /// The names of the `.xcodeproj` bundles in a folder, sorted; empty if there is no such folder.
    static func bundles(in folder: AbsolutePath) throws -> [String] {
        guard try Disk.kind(following: folder) == .folder else { return [] }
        return try names(in: folder, endingWith: ".xcodeproj")
    }

    /// The names of the bundles of a kind in a folder, sorted.
    static func names(in folder: AbsolutePath, endingWith suffix: String) throws -> [String] {
        try Disk.entries(in: folder).filter { $0.kind != .file && $0.name.hasSuffix(suffix) }.map(\.name)
            .sorted()
    }

    func change(from old: ProjectFile, to bytes: [UInt8], in root: AbsolutePath) throws -> Change {
        guard try !Disk.isReadOnly(root.appending(filePath)) else {
            throw Diagnostics.error(
                "'\(old.source.path)' is read-only",
                hint: "make it writable: chmod u+w \(quotedForShell(old.source.path))")
        }
        return Change(.edit, filePath, before: .file(old.source.bytes), after: .file(bytes), by: .program)
    }

    // MARK: Paths

    private var folder: RelativePath { path.parent ?? .here }

    /// A path of the project's folder, relative to the folder that contains the bundle.
    func projectPath(_ path: RelativePath) -> ProjectPath {
        let common = zip(path.components, folder.components).prefix { $0 == $1 }.count
        let up = folder.components.dropFirst(common).map { _ in ".." }
        return ProjectPath((up + path.components.dropFirst(common)).joined(separator: "/"))
    }

    /// The path in the project's folder; nil if it leads out of it.
    func path(_ path: ProjectPath) -> RelativePath? {
        path.isAbsolute
            ? nil : try? folder.appending(untrusted: path.components.isEmpty ? "." : path.description)
    }

    // MARK: Targets

    /// The folders of the local packages that the project uses.
    var localPackages: [RelativePath] { classicFile?.localPackages.compactMap { path($0) } ?? [] }

    /// The products of packages that the project's targets use.
    var packageProducts: [String] { classicFile?.packageProducts ?? targets.flatMap(\.packageProducts) }

    /// The test targets of a target: the one named after it or, without one, those of unit tests that it hosts.
    func testTargets(of target: String) -> [String] {
        let tests = targets.filter { $0.isTest && !$0.isUITest }
        if let own = tests.first(where: { $0.name == "\(target)Tests" }) { return [own.name] }
        return tests.filter { $0.host == target }.map(\.name)
    }

    /// The folder of a target, where most of its sources are. Without sources, it is the folder of its name, which for
    /// tests may be yet to make. Nil if it is not clear.
    func folder(of target: Target, in root: AbsolutePath) throws -> RelativePath? {
        let home =
            try classicFile?.home(of: target) {
                guard let folder = path($0), try Disk.kind(following: root.appending(folder)) == .folder
                else { return 1 }
                return try max(1, TargetFiles.swiftFiles(of: nil, in: folder, of: root).count)
            }
            ?? target.synchronizedFolders.first { $0.name == target.name } ?? target.synchronizedFolders.first
        if let folder = home.flatMap({ path($0) }) { return folder }
        guard classicFile?.hasSources(target) != true,
            let folder = try? folder.appending(untrusted: target.name),
            try target.isTest || Disk.kind(following: root.appending(folder)) == .folder
        else { return nil }
        return folder
    }

    /// The name of a target's Swift module: that of its product or, if its build settings give none, its own.
    func moduleName(of target: Target) -> String {
        swiftModuleName(classicFile?.productName(of: target) ?? target.name)
    }

    /// Returns the files that are members of a target.
    func members(among paths: [RelativePath], of target: String) -> [RelativePath] {
        let listed = try? file.targets(of: paths.map(projectPath))
        return paths.indices.filter { number in
            switch placement(of: paths[number], in: target) {
            case .synchronized: true
            case .excluded, .ownedByAnother: false
            case .classic: listed?[number].contains(target) ?? true
            }
        }.map { paths[$0] }
    }

    /// Whether the project file lists all members of targets in a folder, because nothing of it is synchronized.
    func listsMembers(in folder: RelativePath) -> Bool {
        let folder = projectPath(folder)
        return classicFile != nil
            && synchronizedFolders.allSatisfy {
                $0.path != folder && !$0.path.isBelow(folder) && !folder.isBelow($0.path)
            }
    }

    /// Returns the files with certain names that the project file lists; none if it is in JSON.
    func listedFiles(named names: Set<String>) -> [RelativePath] {
        classicFile?.files(named: names).compactMap { path($0) } ?? []
    }

    /// The innermost synchronized folder around a file; nil if there is none.
    func folder(around path: ProjectPath) -> ProjectPath? { synchronizedFolder(around: path)?.path }

    /// The targets that own the innermost synchronized folder around a file; empty if there is none.
    func owners(of path: ProjectPath) -> [String] { synchronizedFolder(around: path)?.owners ?? [] }

    private func synchronizedFolder(around path: ProjectPath) -> SynchronizedFolder? {
        let around = synchronizedFolders.filter { path.isBelow($0.path) }
        return around.max { $0.path.components.count < $1.path.components.count }
    }

    /// How a file gets into a target.
    func placement(of path: RelativePath, in target: String) -> Placement {
        // There may be 50,000 paths, and their conversion takes longer than anything else.
        synchronizedFolders.isEmpty ? .classic : placement(of: projectPath(path), in: target)
    }

    /// How a file, relative to the folder that contains the bundle, gets into a target.
    func placement(of path: ProjectPath, in target: String) -> Placement {
        synchronizedFolders.placement(of: path, in: target)
    }
}
