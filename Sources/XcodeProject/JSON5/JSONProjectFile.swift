import SourceText

/// The project file of Xcode 27: `project.xcproj`, in JSON5. It is read for its targets and folders; edits are refused.
package struct JSONProjectFile: Sendable {
    package let source: SourceFile
    /// The targets in the order of the file.
    package let targets: [Target]
    /// The folders whose files are members of the targets that own them.
    package let synchronizedFolders: [SynchronizedFolder]

    /// Reads a project file. Throws `Diagnostics` if it is not JSON5, or not a project.
    package init(_ source: SourceFile) throws {
        let project = try JSON5Scanner.value(of: source)
        guard case .object = project, case .array(let files) = project["files"]
        else { throw source.error("the project file has no 'files'") }
        let list = project["targets"]?.elements ?? []
        let names = list.compactMap { $0["name"]?.text }
        if let name = names.enumerated().first(where: { names[..<$0.offset].contains($0.element) })?.element {
            throw source.error(
                "the project has two targets named '\(name)'", hint: "rename one of them in Xcode")
        }
        let ids = Dictionary(
            list.compactMap { target in target["id"]?.text.map { ($0, target["name"]?.text ?? "") } },
            uniquingKeysWith: { first, _ in first })
        let folders = Self.folders(in: files, below: .projectFolder, names: ids)
        (self.source, synchronizedFolders) = (source, folders)
        targets = list.map { Self.target($0, folders, names: ids) }
    }

    /// The error for whatever would change the file.
    package var editRefusal: Diagnostics {
        source.error(
            "projects in the format of 'project.xcproj' cannot be edited",
            hint:
                "convert the project with 'xcodebuild -convert-project pbxproj', or put the files into a folder"
                + " that belongs to a target")
    }

    private static func target(
        _ target: JSON5Value, _ folders: [SynchronizedFolder], names: [String: String]
    ) -> Target {
        let name = target["name"]?.text ?? ""
        let kinds: [String: Target.Kind] = ["aggregate": .aggregate, "external-build-system": .legacy]
        let short = target["product-type"]?.text.map {
            $0.hasPrefix("com.") ? $0 : "com.apple.product-type.\($0)"
        }
        let host = target["test-host-target"]?.text
        let products = target["package-product-members"]?.elements ?? []
        return Target(
            name: name, kind: target["kind"]?.text.flatMap { kinds[$0] } ?? .native,
            productType: target["full-product-type"]?.text ?? short,
            host: host.map { names[$0] ?? $0 },
            synchronizedFolders: folders.filter { $0.owners.contains(name) }.map(\.path),
            packageProducts: products.compactMap { $0["product"]?.text ?? $0["name"]?.text ?? $0.text },
            object: -1)
    }

    /// Returns the synchronized folders among references and in the groups among them.
    private static func folders(
        in references: [JSON5Value], below folder: ProjectPath, names: [String: String]
    ) -> [SynchronizedFolder] {
        references.flatMap { reference -> [SynchronizedFolder] in
            let path = path(reference["path"]?.text ?? "", below: folder)
            switch reference["kind"]?.text {
            case "group": return folders(in: reference["children"]?.elements ?? [], below: path, names: names)
            case "folder":
                let owners = (reference["target-membership"]?.elements ?? []).compactMap(\.text)
                let sets = reference["membership-exceptions"]?.elements ?? []
                return [
                    SynchronizedFolder(
                        path: path, owners: owners.map { names[$0] ?? $0 },
                        exceptions: sets.compactMap { exceptionSet($0, names: names) }, object: -1)
                ]
            default: return []
            }
        }
    }

    private static func exceptionSet(
        _ set: JSON5Value, names: [String: String]
    ) -> SynchronizedFolder.ExceptionSet? {
        let phase = set["build-phase"]?.text
        guard let target = set["target"]?.text ?? phase.map({ String($0.prefix { $0 != "/" }) })
        else { return nil }
        let paths = (set["inclusions"] ?? set["exclusions"])?.elements.compactMap(\.text) ?? []
        return SynchronizedFolder.ExceptionSet(
            target: names[target] ?? target, paths: paths, isForBuildPhase: phase != nil, object: -1)
    }

    private static func path(_ text: String, below folder: ProjectPath) -> ProjectPath {
        let project = "<PROJECT>"
        guard text.hasPrefix(project) else { return folder.appending(text) }
        return .projectFolder.appending(String(text.dropFirst(project.count).drop { $0 == "/" }))
    }
}
