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
        /// A file that this program keeps gets new content, which needs nobody's consent.
        case edit
        /// What stands there goes; a folder only if it is empty.
        case remove
    }

    /// The path below the plan's folder.
    package let path: RelativePath
    /// What stands there; nil for nothing.
    package let before: GeneratedFile.Content?
    /// What is wanted there; nil for nothing.
    package let after: GeneratedFile.Content?
    package var action: Action

    /// A change as it follows from what stands there and what is wanted.
    package init(path: RelativePath, before: GeneratedFile.Content?, after: GeneratedFile.Content?) {
        self.init(
            before == after ? .identical : before == nil ? .create : .conflict, path, before: before,
            after: after)
    }

    /// A change that is decided.
    init(
        _ action: Action, _ path: RelativePath, before: GeneratedFile.Content?,
        after: GeneratedFile.Content? = nil
    ) {
        self.path = path
        self.before = before
        self.after = after
        self.action = action
    }
}
