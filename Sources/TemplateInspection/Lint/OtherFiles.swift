import GenerambaKit
import SystemAccess

/// The files of a repository that are not meant for its templates: documents, images, scripts, example apps.
struct OtherFiles {
    /// The folders with used files, in lower case.
    private let usedFolders: Set<String>
    /// The folders and endings of used files, in lower case.
    private let usedEndings: Set<[String]>
    /// The folders of apps and packages, in lower case.
    private let projects: Set<String>

    /// - Parameter used: the files that templates use, in lower case.
    init(_ files: [RelativePath], used: Set<String>) {
        let sources = files.filter { used.contains($0.caseFolded) }
        let rest = files.filter { !used.contains($0.caseFolded) }
        usedFolders = Set(sources.flatMap(\.folders))
        usedEndings = Set(sources.map(\.folderAndEnding))
        projects = Set(rest.compactMap(\.project))
    }

    /// Whether a file that no template uses is not meant for one.
    func contains(_ file: RelativePath) -> Bool {
        // Some files are meant for those who read or maintain the repository.
        let name = file.name.uppercased()
        if name.hasSuffix(".MD") || Self.namesForRepository.contains(where: name.hasPrefix) { return true }
        if file.isProjectFile { return true }
        let isText = Dialect(fileName: file.name.lowercased()) != nil
        guard isText || file.folderAndEnding[1].isCodeEnding || usedEndings.contains(file.folderAndEnding)
        else { return true }
        // Beside an app or a package, code belongs to that.
        if !isText, projects.contains(RelativePath.here.text) { return true }
        return isInOtherFolder(file)
    }

    private static let namesForRepository = ["AUTHORS", "CHANGE", "DANGERFILE", "LICEN", "NOTICE", "README"]

    /// Whether a path leads through a folder of documents, scripts, libraries or examples.
    func isInOtherFolder(_ path: RelativePath) -> Bool {
        path.folders.contains { folder in
            !usedFolders.contains(folder) && (projects.contains(folder) || folder.isNameOfOtherFolder)
        }
    }
}

extension RelativePath {
    /// The folders that contain it, in lower case.
    fileprivate var folders: [String] { selfAndParents.dropFirst().map(\.caseFolded) }

    /// Its folder and the text after the last dot in its name, in lower case.
    fileprivate var folderAndEnding: [String] {
        let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        return [parent?.caseFolded ?? "", parts.dropFirst().last.map(String.init) ?? ""]
    }

    /// Whether it describes an app or a package, or its dependencies.
    fileprivate var isProjectFile: Bool {
        let name = name.lowercased()
        return name.hasPrefix("package@swift-") || Self.projectFiles.contains(name)
    }

    private static let projectFiles: Set = [
        "cartfile", "package.swift", "podfile", "project.swift", "project.yml",
        "rambafile", "workspace.swift",
    ]

    /// The folder of the app or package that the file describes, in lower case; nil if it does not describe any.
    fileprivate var project: String? {
        let bundle = selfAndParents.last { $0.name.lowercased().isNameOfProject }
        return (bundle ?? (isProjectFile ? self : nil))?.parent?.caseFolded
    }
}

extension String {
    /// Whether a bundle with this name, in lower case, is an Xcode project.
    fileprivate var isNameOfProject: Bool { hasSuffix(".xcodeproj") || hasSuffix(".xcworkspace") }

    /// Whether the folder with this path, in lower case, is a bundle, or has a name that is usual for documents,
    /// scripts, libraries and examples.
    fileprivate var isNameOfOtherFolder: Bool {
        let name = String(split(separator: "/").last ?? "")
        return Self.folders.contains(name) || Self.exampleWords.contains(where: name.contains)
            || isNameOfProject || Self.bundles.contains(where: name.hasSuffix)
    }

    private static let exampleWords = ["demo", "example", "sample"]

    private static let folders: Set = [
        "bin", "build", "carthage", "ci", "deriveddata", "doc", "docs", "documentation", "fastlane",
        "node_modules", "pods", "scripts", "tools", "vendor",
    ]

    private static let bundles = [
        ".app", ".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcframework", ".xctemplate",
    ]
}
