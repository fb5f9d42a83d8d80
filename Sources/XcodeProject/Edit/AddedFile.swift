import SourceText

/// A file that a project is to contain.
package struct AddedFile: Sendable {
    package let path: ProjectPath
    /// The names of the groups from the main group to the one that is to contain the file, or nil for the group of its
    /// folder. Missing ones are made.
    package let group: [String]?
    /// The names of the targets that the file is to be a member of.
    package let targets: [String]
    /// Whether the file is a resource although its extension does not say so.
    package let isResource: Bool
    /// The `lastKnownFileType`.
    let type: String

    /// - Parameters:
    ///   - group: the names of the groups with `/` between them. Nil stands for the group of the file's folder.
    ///   - isBinary: whether the file contains no text, which matters if Xcode does not know its extension.
    package init(
        _ path: ProjectPath, group: String? = nil, targets: [String], isResource: Bool = false,
        isBinary: @autoclosure () -> Bool = false
    ) {
        let type = FileType.of(path.name)
        self.type = type == "text" && isBinary() ? "file" : type
        self.group = group.map { $0.split(separator: "/").map(String.init) }
        (self.path, self.targets, self.isResource) = (path, targets, isResource)
    }

    /// The class of the build phase that takes the file, or nil if none does.
    package var phase: String? { isResource ? "PBXResourcesBuildPhase" : FileType.phase(of: path.name) }
}

extension ProjectPath {
    /// Throws an error if a project cannot have a reference to the file alone: Xcode keeps the languages of a localized
    /// file in a group, and so the versions of a data model.
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
    /// Whether headers join the phase for headers of their targets. Generamba 1.5 leaves them out.
    package var installsHeaders = false

    package init(module: String, createsLogicalGroups: Bool = false, addsExceptions: Bool = false) {
        (self.module, self.createsLogicalGroups) = (module, createsLogicalGroups)
        self.addsExceptions = addsExceptions
    }
}
