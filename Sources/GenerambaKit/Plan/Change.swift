/// What happens to one file or folder of a project.
package struct Change: Sendable, Equatable {
    /// Words of Rails and Thor, whose meaning people know.
    package enum Action: String, Sendable, Codable, CaseIterable {
        /// Nothing stands there: it is made.
        case create
        /// The same stands there: nothing happens.
        case identical
        /// Something else stands there and gives way.
        case overwrite
        /// Something else stands there and stays.
        case skip
        /// Something else stands there, and nobody has decided.
        case conflict
    }

    /// The path below the plan's folder.
    package let path: RelativePath
    /// What stands there; nil for nothing.
    package let before: WantedFile.Content?
    /// What is wanted there.
    package let after: WantedFile.Content
    package var action: Action

    package init(path: RelativePath, before: WantedFile.Content?, after: WantedFile.Content) {
        self.path = path
        self.before = before
        self.after = after
        action = before == nil ? .create : before == after ? .identical : .conflict
    }
}
