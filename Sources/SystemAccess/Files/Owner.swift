import Platform

/// The owner of a file or folder.
package struct Owner: Sendable {
    /// The user's ID.
    package let id: UInt32

    /// Whether to trust the user's files. As in ssh, the user who runs the program and root, who can do anything
    /// anyway, are trusted; as in git, also the user who called sudo.
    package func isTrusted(environment: [String: String]) -> Bool {
        id == 0 || id == Self.current || Self.current == 0 && environment["SUDO_UID"] == String(id)
    }

    /// The ID of the user who runs the program.
    private static let current = geteuid()
}

extension Disk {
    /// Returns the owner of a folder, and whether everybody may replace its contents; nil if it does not exist. Follows
    /// symbolic links. Write access for the group is not reported, because often each user has a group of their own.
    package static func owner(
        of path: AbsolutePath
    ) throws(FileProblem) -> (owner: Owner, isOpenToAll: Bool)? {
        try status(of: path, followingLinks: true).map {
            (Owner(id: $0.st_uid), $0.st_mode & (0o002 | S_ISVTX) == 0o002)
        }
    }
}
