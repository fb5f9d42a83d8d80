import SourceText
import SystemAccess

/// An Xcode project that files are added to or removed from, without any template.
package struct Xcodeproj: Sendable {
    /// The folder that the paths of changes are relative to, and that runs lock: the Rambafile's if the Xcode project is
    /// below it, otherwise the one that contains the Xcode project.
    package let root: AbsolutePath
    /// The bundle's path in that folder.
    package let path: RelativePath
    /// The folder that the paths of files on the command line are relative to.
    package let start: AbsolutePath
    /// The user's working directory, for the paths in messages.
    private let user: AbsolutePath
    /// Where the Rambafile names the bundle; nil if it does not.
    private let place: SourceRange?
    private let environment: [String: String]

    /// Finds the Xcode project that the command line names; otherwise the one of the nearest Rambafile; otherwise the
    /// only one in a folder or in the nearest folder above it that has any.
    ///
    /// - Parameters:
    ///   - name: the path on the command line.
    ///   - start: the folder that the command works in.
    ///   - user: the user's working directory, for the paths in messages.
    ///   - diagnostics: receives the Rambafile's problems.
    /// - Throws: `Diagnostics` when there is no such project, when there are several, or when a tool generates it;
    ///   `FileProblem`; `Interruption`.
    package init(
        named name: String?, from start: AbsolutePath, user: AbsolutePath, environment: [String: String],
        diagnostics: inout Diagnostics
    ) throws {
        let bundle: AbsolutePath
        if let name {
            (bundle, place) = (try Self.bundle(named: name, from: start), nil)
        } else if let project = try Project.nearest(
            from: start, user: user, environment: environment, diagnostics: &diagnostics),
            let path = project.rambafile.projectXcodeprojPath ?? project.rambafile.xcodeprojPath,
            !path.value.isEmpty
        {
            place = path.range
            bundle = project.root.appending(try project.folder(path, diagnostics: &diagnostics))
        } else {
            (bundle, place) = (try Self.onlyBundle(from: start), nil)
        }
        let folder = bundle.parent ?? .root
        guard try Disk.kind(following: folder) == .folder else {
            throw Diagnostics.error("no Xcode project '\(bundle.shown(from: user))'", at: place)
        }
        let rambafile = try Project.root(from: folder)
        // The owner counts here, not the contents.
        if let rambafile { _ = try Project.file(in: rambafile, user: user, environment: environment) }
        root = rambafile ?? folder
        let names = bundle.components.dropFirst(root.components.count)
        path = try RelativePath(untrusted: names.joined(separator: "/"))
        (self.start, self.user, self.environment) = (start, user, environment)
    }

    private static func bundle(named name: String, from start: AbsolutePath) throws -> AbsolutePath {
        let path = AbsolutePath(name, relativeTo: start)
        if let parent = path.parent, parent.name.hasSuffix(".xcodeproj") { return parent }
        if let parent = path.parent, path.name.hasSuffix(".xcworkspace") {
            let workspace = try XcodeWorkspace.all(in: parent).first { "\($0.name).xcworkspace" == path.name }
            let projects = workspace?.projects ?? []
            let own = projects.filter { $0.name != XcodeProjects.pods }
            if own.count == 1 { return parent.appending(own[0]) }
            throw Diagnostics.error(
                "'\(name)' contains \(own.isEmpty ? "no Xcode project" : "several Xcode projects")",
                hint: own.isEmpty
                    ? "name an .xcodeproj" : "name one with '--project': \(quoted(own.map(\.text)))")
        }
        guard path.name.hasSuffix(".xcodeproj") else {
            let names = try XcodeBundle.bundles(in: path)
            throw Diagnostics.error(
                "'\(name)' is not an Xcode project",
                hint: names.isEmpty ? "name an .xcodeproj" : "the folder has \(quoted(names))")
        }
        return path
    }

    /// The only bundle in a folder, or in the nearest folder above it that has any.
    private static func onlyBundle(from start: AbsolutePath) throws -> AbsolutePath {
        for folder in sequence(first: start, next: \.parent) {
            let names = try XcodeBundle.bundles(in: folder)
            guard names.count < 2 else {
                throw Diagnostics.error(
                    "'\(folder.text)' has several Xcode projects: \(quoted(names, most: .max))",
                    hint: "name one with '--project'")
            }
            if let name = names.first {
                if let generator = try ProjectGenerator(in: folder) {
                    throw Diagnostics.error(
                        "\(generator.rawValue) generates '\(name)' and would undo the edit",
                        hint:
                            "run '\(generator.command)' instead, or name the project with '--project' to edit it all the same"
                    )
                }
                return folder.appending(name)
            }
            if let usual = try XcodeProjects(in: folder).usual { return folder.appending(usual) }
        }
        throw Diagnostics.error(
            "no Xcode project in '\(start.text)' or any folder above it", hint: "name one with '--project'")
    }

    /// Reads the bundle.
    func bundle() throws -> XcodeBundle { try XcodeBundle(at: path, named: place, in: root, user: user) }

    /// Reads the package in a folder of the command line; nil if it is not the folder of a package.
    func package(_ folder: NamedFile) throws -> SwiftPackage? {
        guard try SwiftPackage.isThere(in: folder.place) else { return nil }
        return try PackageCache(environment: environment).package(in: folder.place)
    }

    /// The names of the targets that files can go into.
    ///
    /// - Throws: the errors of `bundle`.
    package var targets: [String] {
        get throws { try bundle().targets.filter { $0.kind == .native }.map(\.name) }
    }
}
