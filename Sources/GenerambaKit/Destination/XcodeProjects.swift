import SourceText
import SystemAccess

/// The Xcode projects for a folder's modules: those in it or, without any, those of its workspaces, except for Pods.
package struct XcodeProjects: Sendable {
    /// The paths of the `.xcodeproj` bundles, sorted.
    package let paths: [RelativePath]
    /// The paths of all of them, also those of the workspaces if there are some in the folder, sorted.
    package let all: [RelativePath]
    /// Whether the projects are in the folder itself.
    let areInFolder: Bool
    /// The folder, as an absolute path for messages.
    private let folder: AbsolutePath
    /// The names of the workspaces and of the folder, without extension.
    private let names: [String]

    package init(in folder: AbsolutePath) throws {
        self.folder = folder
        let own = try XcodeBundle.bundles(in: folder).filter { $0 != Self.pods }
        let workspaces = try XcodeWorkspace.all(in: folder)
        areInFolder = !own.isEmpty
        names = workspaces.map(\.name) + [folder.name]
        let beside = own.compactMap { try? RelativePath(untrusted: $0) }
        let listed = workspaces.flatMap(\.projects).filter { $0.name != Self.pods }
        all = try (beside + listed).distinct(by: \.self).sorted { $0.text < $1.text }.filter {
            try Disk.kind(following: folder.appending($0)) == .folder
        }
        paths = own.isEmpty ? all : beside
    }

    /// The project that CocoaPods generates.
    static let pods = "Pods.xcodeproj"

    /// The only project or, of several, the one that is named like a workspace or like the folder; nil if none is.
    package var usual: RelativePath? {
        guard paths.count > 1 else { return paths.first }
        return names.lazy.map { name in paths.filter { $0.name == "\(name).xcodeproj" } }
            .first { $0.count == 1 }?.first
    }

    /// The error for several projects of which none is more likely than the others.
    ///
    /// - Parameter hint: what to do about it.
    package func ambiguity(hint: String) -> Diagnostics {
        .error(
            "'\(folder.text)' has several Xcode projects: \(quoted(paths.map(\.text), most: .max))",
            hint: hint)
    }
}
