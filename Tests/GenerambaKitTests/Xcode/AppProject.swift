/// A small Xcode project as a test describes it, printed as Xcode writes it.
struct AppProject {
    struct Target {
        let name: String
        var type = "application"
        /// The synchronized folders that it owns.
        var folders: [String] = []
        /// The target that it tests.
        var host: String?
        /// The build settings of its only configuration.
        var settings: [(String, String)] = []
    }

    /// A group in the main group, with its files.
    struct Group {
        let name: String
        /// The folder; nil for a logical group.
        var path: String?
        /// The files with the targets that they are members of.
        var files: [(path: String, targets: [String])] = []
    }

    var targets: [Target]
    /// Further synchronized folders: those that no target owns.
    var folders: [String] = []
    /// The exceptions of synchronized folders.
    var exceptions: [(folder: String, target: String, paths: [String])] = []
    var groups: [Group] = []
    /// The folders of local packages.
    var packages: [String] = []

    /// The text of the project file.
    var text: String {
        var writer = AppProjectText()
        writer.write(self)
        return writer.text
    }
}

/// The text of a project file, object by object.
private struct AppProjectText {
    private var sections: [String: [String]] = [:]
    private var ids: [String] = []

    /// The id of what a key stands for.
    private mutating func id(_ key: String) -> String {
        if !ids.contains(key) { ids.append(key) }
        let number = String((ids.firstIndex(of: key) ?? 0) + 1, radix: 16, uppercase: true)
        return "A" + String(repeating: "0", count: 23 - number.count) + number
    }

    private mutating func add(_ isa: String, _ key: String, _ fields: [(key: String, value: String)]) {
        let id = id(key)
        let lines = fields.map { "\t\t\t\($0.key) = \($0.value);\n" }.joined()
        sections[isa, default: []].append("\t\t\(id) = {\n\t\t\tisa = \(isa);\n\(lines)\t\t};\n")
    }

    private func list(_ items: [String]) -> String {
        "(\n\(items.map { "\t\t\t\t\($0),\n" }.joined())\t\t\t)"
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }

    mutating func write(_ project: AppProject) {
        for target in project.targets { write(target, in: project) }
        let folders = (project.targets.flatMap(\.folders) + project.folders)
        var known: [String] = []
        for folder in folders where !known.contains(folder) {
            known.append(folder)
            write(folder, in: project)
        }
        for group in project.groups { write(group) }
        let children = known.map { id("folder \($0)") } + project.groups.map { id("group \($0.name)") }
        add("PBXGroup", "main", [("children", list(children)), ("sourceTree", quoted("<group>"))])
        for package in project.packages {
            add("XCLocalSwiftPackageReference", "package \(package)", [("relativePath", quoted(package))])
        }
        add(
            "PBXProject", "project",
            [
                ("mainGroup", id("main")),
                ("packageReferences", list(project.packages.map { id("package \($0)") })),
                ("projectDirPath", quoted("")),
                ("targets", list(project.targets.map { id("target \($0.name)") })),
            ])
    }

    private mutating func write(_ target: AppProject.Target, in project: AppProject) {
        let name = target.name
        let members = project.groups.flatMap(\.files).filter { $0.targets.contains(name) }
        for phase in ["Sources", "Resources"] {
            let files = phase == "Sources" ? members.map { id("build \($0.path) \(name)") } : []
            add("PBX\(phase)BuildPhase", "\(phase) \(name)", [("files", list(files))])
        }
        let settings = target.settings.map { "\t\t\t\t\($0.0) = \($0.1);\n" }.joined()
        add(
            "XCBuildConfiguration", "settings \(name)",
            [("buildSettings", "{\n\(settings)\t\t\t}"), ("name", "Debug")])
        add("XCConfigurationList", "list \(name)", [("buildConfigurations", list([id("settings \(name)")]))])
        if let host = target.host {
            add("PBXTargetDependency", "host \(name)", [("target", id("target \(host)"))])
        }
        add(
            "PBXNativeTarget", "target \(name)",
            [
                ("buildConfigurationList", id("list \(name)")),
                ("buildPhases", list([id("Sources \(name)"), id("Resources \(name)")])),
                ("dependencies", list(target.host == nil ? [] : [id("host \(name)")])),
                ("fileSystemSynchronizedGroups", list(target.folders.map { id("folder \($0)") })),
                ("name", quoted(name)),
                ("productType", quoted("com.apple.product-type.\(target.type)")),
            ])
    }

    private mutating func write(_ folder: String, in project: AppProject) {
        let sets = project.exceptions.filter { $0.folder == folder }
        for set in sets {
            add(
                "PBXFileSystemSynchronizedBuildFileExceptionSet", "set \(folder) \(set.target)",
                [
                    ("membershipExceptions", list(set.paths.map(quoted))),
                    ("target", id("target \(set.target)")),
                ])
        }
        add(
            "PBXFileSystemSynchronizedRootGroup", "folder \(folder)",
            [
                ("exceptions", list(sets.map { id("set \(folder) \($0.target)") })),
                ("path", quoted(folder)), ("sourceTree", quoted("<group>")),
            ])
    }

    private mutating func write(_ group: AppProject.Group) {
        for file in group.files {
            add(
                "PBXFileReference", "file \(file.path)",
                [("path", quoted(file.path)), ("sourceTree", quoted("<group>"))])
            for target in file.targets {
                add("PBXBuildFile", "build \(file.path) \(target)", [("fileRef", id("file \(file.path)"))])
            }
        }
        let name = group.path?.split(separator: "/").last.map(String.init) == group.name ? nil : group.name
        let place = [name.map { ("name", quoted($0)) }, group.path.map { ("path", quoted($0)) }].compactMap(
            \.self)
        add(
            "PBXGroup", "group \(group.name)",
            [
                ("children", list(group.files.map { id("file \($0.path)") }))
            ] + place + [("sourceTree", quoted("<group>"))])
    }

    var text: String {
        let objects = sections.keys.sorted().map { isa in
            "\n/* Begin \(isa) section */\n\(sections[isa, default: []].sorted().joined())/* End \(isa) section */\n"
        }
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 77;
            \tobjects = {
            \(objects.joined())\t};
            \trootObject = \(project);
            }

            """
    }

    private var project: String {
        var copy = self
        return copy.id("project")
    }
}
