import GenerambaKit
import SystemAccess

extension CommandContext {
    /// Returns the user's name from the preferences or, if they have none, from git; nil if neither has one.
    func author() throws -> String? {
        var author = Author.user(preferences, Git(environment: environment), in: start)
        return try author.name()
    }
}
