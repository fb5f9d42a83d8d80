import SourceText

/// A file that a project is to contain.
package struct AddedFile: Sendable {
    package let path: ProjectPath
    /// The names of the groups from the main group to the one that is to contain the file. Missing ones are made.
    package let group: [String]
    /// The names of the targets that the file is to be a member of.
    package let targets: [String]
    /// Whether the file is a resource although its extension does not say so.
    package let isResource: Bool

    /// - Parameter group: the names of the groups with `/` between them. Nil stands for the folders of the path.
    package init(_ path: ProjectPath, group: String? = nil, targets: [String], isResource: Bool = false) {
        self.path = path
        let names = group.map { $0.split(separator: "/").map(String.init) }
        self.group = names ?? path.folder.components.filter { $0 != ".." }
        self.targets = targets
        self.isResource = isResource
    }

    /// The class of the build phase that takes the file, or nil if none does.
    package var phase: String? { isResource ? "PBXResourcesBuildPhase" : FileType.phase(of: path.name) }
}

extension ProjectPath {
    /// Checks that a project can have a reference to the file alone: Xcode keeps the languages of a localized file in a
    /// group, and so the versions of a data model.
    ///
    /// - Throws: `Diagnostics`.
    func checkWhole() throws {
        let names = components.map { $0.lowercased() }
        if names.dropLast().contains(where: { $0.hasSuffix(".lproj") }) {
            throw Diagnostics.error(
                "'\(self)' is a localization",
                hint: "add it in Xcode, which groups it with the other languages")
        }
        if names.contains(where: { $0.hasSuffix(".xcdatamodeld") }) {
            throw Diagnostics.error(
                "'\(self)' is a data model with versions", hint: "add it in Xcode, which lists the versions")
        }
    }
}

/// How files are added to a project.
package struct EditOptions: Sendable {
    /// The name of what the files belong to. The ids of new objects begin with digits that are derived from it.
    package var module: String
    /// Whether new groups get a name only, and no folder.
    package var createsLogicalGroups: Bool
    /// Whether a file in a synchronized folder of another target becomes an exception there. If not, it is refused.
    package var addsExceptions: Bool
    /// Ids and places to use instead of derived ones.
    package var choices = EditChoices()

    package init(module: String, createsLogicalGroups: Bool = false, addsExceptions: Bool = false) {
        self.module = module
        self.createsLogicalGroups = createsLogicalGroups
        self.addsExceptions = addsExceptions
    }
}

/// Ids and places of new objects. Tests use them to repeat what Xcode did.
package struct EditChoices: Sendable {
    /// The ids of file references by their paths.
    package var references: [String: String] = [:]
    /// The build files of each path.
    package var members: [String: [Member]] = [:]
    /// The ids of groups by the names of the groups that contain them, with `/` between them.
    package var groups: [String: String] = [:]
    /// The positions of new elements in the arrays that contain them in the end, by the id of the array's object, a tab,
    /// and the id of the element.
    package var positions: [String: Int] = [:]
    /// The paths of the files that get `fileEncoding = 4`, as Xcode wrote it until version 9.
    package var encoded: Set<String> = []

    /// A build file that somebody chose.
    package struct Member: Sendable {
        package let id: String
        package let target: String
        /// The id of the build phase.
        package let phase: String
        /// How a header is installed, as in `Public`.
        package let attributes: [String]

        package init(id: String, target: String, phase: String, attributes: [String]) {
            self.id = id
            self.target = target
            self.phase = phase
            self.attributes = attributes
        }
    }

    package init() {}

    /// Returns new elements of an object's array with their positions in the old array, or nil if none was chosen.
    func places(of items: [ArrayItem], in object: String) -> [(position: Int, item: ArrayItem)]? {
        let chosen = items.compactMap { item in positions["\(object)\t\(item.text)"].map { ($0, item) } }
        guard !chosen.isEmpty, chosen.count == items.count else { return nil }
        let sorted = chosen.sorted { $0.0 < $1.0 }
        return sorted.enumerated().map { (max(0, $0.element.0 - $0.offset), $0.element.1) }
    }
}
