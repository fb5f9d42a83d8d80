import GenerambaKit
import SourceText
import SystemAccess

extension Diagnostics {
    /// The error for a command outside of a package.
    ///
    /// - Parameter way: how to create a package.
    static func noPackage(_ context: CommandContext, creating way: String = "swift package init")
        -> Diagnostics
    {
        // Folders that cannot be read have no projects to suggest.
        let folders = ((try? Disk.names(in: context.start)) ?? []).map { context.start.appending($0) }
        let projects = folders.filter { (try? ProjectTargets.isRoot($0)) == true }.map {
            $0.shown(from: context.user)
        }
        let isOfBazel = folders.contains {
            ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"].contains($0.name)
        }
        let advice =
            switch projects.count {
            case 0 where isOfBazel:
                "Bazel builds this folder: name the folder for modules with 'generamba setup --project_target NAME "
                    + "--project_file_path FOLDER', or generate an Xcode project"
            case 0:
                "run this command in the folder of your project, or create a package with '\(way)'"
            case 1: "choose the project in '\(projects[0])' with '-C \(quotedForShell(projects[0]))'"
            default: "choose one of the projects below with '-C': \(quoted(projects))"
            }
        return .error(
            "no Package.swift or Xcode project in '\(context.start.text)' or any folder above it",
            hint: advice)
    }

    /// The error for a package that modules cannot be generated into.
    ///
    /// - Parameter xcodeproj: the Xcode project; nil for a package.
    static func noCodeTarget(in xcodeproj: String?, of package: SwiftPackage? = nil) -> Diagnostics {
        let advice =
            xcodeproj == nil
            ? "add one, such as '.target(name: \"App\")', or run this command in the folder of the code"
            : "add one in Xcode"
        return .error(
            "\(xcodeproj ?? package?.manifest ?? SwiftPackage.manifest) has no target that can receive modules",
            hint: advice)
    }

    /// The error for an Xcode project that is still missing, or for several of which none is more likely.
    static func notGenerated(by generator: ProjectGenerator, in root: AbsolutePath) throws -> Diagnostics {
        let way = "name the folder for modules with '--project_file_path'"
        let projects = try XcodeProjects(in: root)
        guard projects.paths.isEmpty else { return projects.ambiguity(hint: way) }
        return .error(
            "\(generator.rawValue) has not generated an Xcode project yet",
            hint: "run '\(generator.command)' first, or \(way)")
    }

    /// The error for a project in which no target is more likely than the others.
    static func severalTargets(_ names: [String], option: String) -> Diagnostics {
        .error(
            "the project has several targets: \(quoted(names, most: .max))",
            hint: "choose one with '\(option)'")
    }
}
