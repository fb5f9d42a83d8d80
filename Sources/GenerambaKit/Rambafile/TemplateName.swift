import SystemAccess

/// A template's name. It is a valid folder name that is not hidden and does not look like an option. It is short enough
/// that its rambaspec's file name fits in the 255 bytes that disks allow.
package struct TemplateName: Sendable, Hashable, CustomStringConvertible {
    /// The template's folder, inside the folder that contains all templates.
    package let folder: RelativePath

    /// Checks a name. Nil if it is not valid.
    package init?(_ text: String) {
        guard let folder = try? RelativePath(untrusted: text), folder.components == [text],
            !text.hasPrefix("."), !text.hasPrefix("-"), text.utf8.count + ".rambaspec".utf8.count <= 255
        else { return nil }
        self.folder = folder
    }

    /// The name of the template that a rambaspec describes, by its file name. Nil for other files.
    package static func ofRambaspec(_ file: String) -> TemplateName? {
        file.hasSuffix(ending) ? TemplateName(String(file.dropLast(ending.count))) : nil
    }

    /// A regular expression for most names, for editors.
    static let pattern = "^[^/.-][^/]*$"

    package var text: String { folder.text }

    /// The path of the rambaspec in the template's folder.
    package var rambaspec: RelativePath { RelativePath(name: text + Self.ending) }

    /// The file extension of a rambaspec.
    package static let ending = ".rambaspec"

    /// The name among those of a folder that is this one on disks that ignore letter case; nil if there is none.
    func spelling(in names: [String]) -> TemplateName? {
        names.first { $0.caseInsensitiveEquals(text) }.flatMap(TemplateName.init)
    }

    package var description: String { text }
}

extension String {
    /// Whether only letter case differs, if at all.
    func caseInsensitiveEquals(_ other: String) -> Bool {
        utf8.count == other.utf8.count && lowercased() == other.lowercased()
    }
}
