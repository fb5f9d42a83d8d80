/// Who writes a project's modules: the one whom the command line or the Rambafile names, else the user.
package struct Author: Sendable {
    private let preferences: UserPreferences?
    private let git: Git
    private let root: AbsolutePath
    /// The name, once it was looked for.
    private var known: String??

    /// - Parameters:
    ///   - name: the name that the command line or the Rambafile gives.
    ///   - preferences: the user's own, which win over git's settings.
    ///   - root: the folder whose git settings may have the name.
    package init(_ name: String?, else preferences: UserPreferences?, _ git: Git, in root: AbsolutePath) {
        self.preferences = preferences
        self.git = git
        self.root = root
        if let name { known = .some(name) }
    }

    /// The name; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when the preferences cannot be read; `Interruption`.
    mutating func name() throws -> String? {
        if let known { return known }
        let name = try preferences?.author() ?? git.userName(in: root)
        known = .some(name)
        return name
    }
}
