import SourceText

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
    /// Where its text comes from; nil where that was not asked for.
    package let origins: SourceMap?
    /// Whether it is a resource of its target.
    package let isResource: Bool

    package init(
        path: RelativePath, content: Content, range: SourceRange? = nil, origins: SourceMap? = nil,
        isResource: Bool = false
    ) {
        self.path = path
        self.content = content
        self.range = range
        self.origins = origins
        self.isResource = isResource
    }

    /// Whether it is Swift code.
    var isSwift: Bool { content != .folder && path.isSwift }

    /// Its bytes, when it is Swift code.
    var swift: [UInt8]? {
        guard isSwift, case .file(let bytes) = content else { return nil }
        return bytes
    }

    /// Its text, of which each range knows its origin where that was asked for; nil for a folder.
    package var text: SourceFile? {
        guard case .file(let bytes) = content else { return nil }
        return SourceFile(path: path.text, bytes: bytes, origins: origins)
    }
}
