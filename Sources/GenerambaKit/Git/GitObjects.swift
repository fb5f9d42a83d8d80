import SourceText

/// The objects of a repository that was fetched.
struct GitObjects: Sendable {
    let folder: AbsolutePath
    /// Where git may keep what goes with a command; nil for the system's temporary files.
    var scratch: AbsolutePath?
    private let isSHA256: Bool

    /// - Parameters:
    ///   - commit: the id of a commit in it, or the id's beginning.
    ///   - folder: the folder of the repository.
    init(of commit: String, in folder: AbsolutePath) {
        self.folder = folder.appending("objects")
        isSHA256 = commit.utf8.count > 40
    }

    /// The settings of a repository that has them.
    ///
    /// - Parameter address: its remote.
    func settings(for address: GitAddress?) -> String {
        let url = (address?.text ?? "").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "[remote \"origin\"]\n\turl = \"\(url)\"\n[core]\n\tbare = true\n\trepositoryFormatVersion = "
            + (isSHA256 ? "1\n[extensions]\n\tobjectFormat = sha256\n" : "0\n")
    }
}

/// Whether a text is the whole id of a commit.
func isCommitID(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
}

/// A repository that was fetched cannot be read any more.
struct RepositoryDamage: Error {
    /// In git's own words.
    let problem: Diagnostics
}
