import SourceText

/// The objects of a fetched repository.
package struct GitObjects: Sendable {
    package let folder: AbsolutePath
    /// The folder for the temporary repositories of git commands; nil for the system's temporary folder.
    var scratch: AbsolutePath?
    private let isSHA256: Bool

    /// - Parameter commit: the id of a commit in the repository, possibly abbreviated.
    package init(of commit: String, in folder: AbsolutePath) {
        self.folder = folder.appending("objects")
        isSHA256 = commit.utf8.count > 40
    }

    /// The text of a git configuration file for a repository with these objects and a remote.
    package func settings(for address: GitAddress?) -> String {
        let url = (address?.text ?? "").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "[remote \"origin\"]\n\turl = \"\(url)\"\n[core]\n\tbare = true\n\trepositoryFormatVersion = "
            + (isSHA256 ? "1\n[extensions]\n\tobjectFormat = sha256\n" : "0\n")
    }
}

/// Whether a text is the full id of a commit.
package func isCommitID(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
}

/// Thrown when a fetched repository can no longer be read.
package struct RepositoryDamage: Error {
    package let problem: Diagnostics
}
