import GenerambaKit
import SourceText

/// The default answers of `setup`.
struct SetupDefaults {
    let projectName: String
    let author: String?
    /// The package in the working directory; nil when there is no Package.swift.
    private let package: SwiftPackage?
    private let root: AbsolutePath

    /// - Throws: `Diagnostics` when Package.swift cannot be read; `FileProblem`.
    init(_ context: CommandContext) throws {
        root = context.start
        let hasPackage = try Disk.kind(following: root.appending(SwiftPackage.manifest)) == .file
        package = hasPackage ? try PackageCache(environment: context.environment).package(in: root) : nil
        projectName = package?.name ?? root.name
        author = try context.author()
    }

    /// The names of the targets that can receive modules.
    var targets: [String] { package?.targets.filter(\.takesCode).map(\.name) ?? [] }

    /// The names of the targets that can receive tests.
    var testTargets: [String] { package?.targets.filter(\.takesTests).map(\.name) ?? [] }

    /// The test target for another target: the one named after it, or else the first.
    func testTarget(for target: String) -> String? {
        package?.testTargets(of: target).first ?? testTargets.first
    }

    /// The folder of a target; nil when it is unknown.
    ///
    /// - Throws: `FileProblem`.
    func folder(of target: String) throws -> String? { try home(of: target)?.folder.text }

    private func home(of target: String) throws -> (target: SwiftPackage.Target, folder: RelativePath)? {
        guard let package, let found = package.targets.first(where: { $0.name == target }) else { return nil }
        do {
            return (found, try found.folder(in: root, of: package))
        } catch is Diagnostics {
            return nil
        }
    }

    /// Why a target cannot be chosen; nil when it can, or when the targets are unknown.
    func rejectionReason(toTarget target: String, among known: [String]) -> String? {
        guard package != nil, !known.contains(target) else { return nil }
        let names = known.isEmpty ? "none of that kind" : quoted(known, most: .max)
        return "no target '\(target)' of that kind in Package.swift: it has \(names)"
    }

    /// Why a folder cannot receive the files of a target; nil when it can.
    func rejectionReason(to folder: String, of target: String) -> String? {
        // Whether the folder can be looked at is known by then.
        guard let home = (try? home(of: target)) ?? nil else { return nil }
        do throws(PathProblem) {
            return home.target.rejectionReason(to: try RelativePath(untrusted: folder), home: home.folder).map
            {
                "the folder '\(folder)' does not belong to the target '\(target)': \($0)"
            }
        } catch {
            return "the folder '\(folder)' \(error.reason)"
        }
    }
}
