import Platform

/// The user that a file or folder belongs to.
package struct Owner: Sendable {
    /// The user's number.
    package let id: UInt32

    /// Whether files of the user may be obeyed, by the rule of ssh: those of who runs the program and of root, who can do
    /// anything anyway; as git has it, under sudo also those of who called it.
    package func isTrusted(environment: [String: String]) -> Bool {
        id == 0 || id == Self.current || Self.current == 0 && environment["SUDO_UID"] == String(id)
    }

    /// The number of the user who runs the program.
    private static let current = geteuid()
}

extension Disk {
    /// Whom a folder belongs to, symbolic links followed, and whether everybody may replace what is in it; nil when there
    /// is nothing. That its group may is usual where each user has a group of one.
    package static func owner(
        of path: AbsolutePath
    ) throws(FileProblem) -> (owner: Owner, isOpenToAll: Bool)? {
        try status(of: path, followingLinks: true).map {
            (Owner(id: $0.st_uid), $0.st_mode & (0o002 | S_ISVTX) == 0o002)
        }
    }
}
