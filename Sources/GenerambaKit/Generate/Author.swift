import SystemAccess

/// The author of a project's modules.
package enum Author: Sendable {
    /// A name from the command line, from the Rambafile or from an earlier lookup; nil for no author.
    case known(String?)
    /// The current user: the name is in the preferences or else in git's settings for a folder.
    case user(UserPreferences?, Git, in: AbsolutePath)

    /// Returns the author's name, which is looked up once, or nil if there is none.
    ///
    /// - Throws: `Diagnostics` if the preferences cannot be read; `Interruption`.
    package mutating func name() throws -> String? {
        switch self {
        case .known(let name): return name
        case .user(let preferences, let git, let root):
            let name = try preferences?.author() ?? git.userName(in: root)
            self = .known(name)
            return name
        }
    }
}
