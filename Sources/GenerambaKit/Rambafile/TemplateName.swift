/// The name of a template: the name of one folder, which neither hides nor looks like an option, and leaves room for the
/// ending of its rambaspec in the 255 bytes that a name has on a disk.
package struct TemplateName: Sendable, Hashable, CustomStringConvertible {
    /// The template's folder, in the one that holds templates.
    package let folder: RelativePath

    /// Checks a name; nil for what cannot be one.
    package init?(_ text: String) {
        guard let folder = try? RelativePath(untrusted: text), folder.components == [text],
            !text.hasPrefix("."), !text.hasPrefix("-"), text.utf8.count + ".rambaspec".utf8.count <= 255
        else { return nil }
        self.folder = folder
    }

    package var text: String { folder.text }

    /// The template's rambaspec, in the template's folder.
    package var rambaspec: RelativePath { RelativePath(name: text + Self.ending) }

    /// What ends the name of a rambaspec.
    static let ending = ".rambaspec"

    package var description: String { text }
}
