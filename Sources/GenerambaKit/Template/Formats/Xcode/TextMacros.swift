import SourceText
import SystemAccess
import XcodeProject

/// Xcode's text macros of a project or a user, from an `IDETemplateMacros.plist`: Xcode Help, "Customize text macros".
struct TextMacros: Sendable {
    /// The path of the file as the user knows it.
    let path: String
    /// The texts of the macros, or why they cannot be read.
    let values: Result<[String: String], Diagnostics>

    /// Finds the file in the order in which Xcode looks for it: in the project and its workspaces, and in the user's
    /// settings, each time first in what belongs to the user and then in what a team shares.
    ///
    /// - Parameter bundles: the project and its workspaces, in this order.
    /// - Returns: nil if there is none.
    static func find(
        in root: AbsolutePath, bundles: [RelativePath], user: AbsolutePath, environment: [String: String]
    ) throws -> TextMacros? {
        let login = environment["USER"].flatMap {
            try? RelativePath(untrusted: "xcuserdata/\($0).xcuserdatad")
        }
        var folders = bundles.map(root.appending).flatMap { bundle in
            [login, "xcshareddata"].compactMap { $0.map(bundle.appending) }
        }
        if let home = environment["HOME"], isAbsolutePath(home) {
            folders.append(AbsolutePath(home).appending("Library/Developer/Xcode/UserData"))
        }
        for folder in folders {
            let file = folder.appending("IDETemplateMacros.plist")
            guard let bytes = try Disk.read(file) else { continue }
            return TextMacros(bytes, path: file.shown(from: user))
        }
        return nil
    }

    private init(_ bytes: [UInt8], path: String) {
        self.path = path
        let values = try? JSON.texts(ofPropertyList: bytes)
        self.values =
            values.map { .success($0) } ?? .failure(.error("it is not a property list of texts"))
    }

    /// Returns the comment above new files, in Mustache; nil if the macros do not set one.
    ///
    /// - Throws: `Diagnostics` if the macros cannot be read, and for an unknown macro.
    func header() throws -> SourceFile? {
        let values = try values.get()
        guard let text = values["FILEHEADER"] else { return nil }
        var macros = XcodeMacros(own: values)
        // Xcode writes the two slashes in front of the text.
        let pieces = macros.pieces(of: SourceFile(path: path, text: "//\(text)").whole)
        if let unknown = macros.unknown.first {
            throw Diagnostics.error("it has the unknown macro '\(unknown.text)'")
        }
        return SourceFile(path: path, text: pieces.map { $0.piece.mustache() }.joined())
    }
}
