/// A file, or a folder, that is to stand in a plan's folder.
package struct WantedFile: Sendable, Equatable {
    /// What stands at a path.
    package enum Content: Sendable, Equatable {
        case folder
        case file([UInt8])
    }

    /// The path below the plan's folder.
    package let path: RelativePath
    package let content: Content
    /// Where it is named, as in a template.
    package let range: SourceRange?

    package init(path: RelativePath, content: Content, range: SourceRange? = nil) {
        self.path = path
        self.content = content
        self.range = range
    }
}
