/// Who writes a project's modules.
package enum Author: Sendable {
    /// One whom the command line or the Rambafile names, or who was looked for; nil for nobody.
    case known(String?)
    /// The user: the preferences have the name, else git's settings of a folder.
    case user(UserPreferences?, Git, in: AbsolutePath)

    /// The name, which is looked for once; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when the preferences cannot be read; `Interruption`.
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
