import SourceText

/// A file, or a folder, that is to stand in a plan's folder.
public struct GeneratedFile: Sendable, Equatable {
    /// What stands at a path.
    public enum Content: Sendable, Equatable {
        case folder
        case file([UInt8])

        /// The content of a file; nil for a folder.
        var bytes: [UInt8]? { if case .file(let bytes) = self { bytes } else { nil } }
    }

    /// The path below the plan's folder.
    public let path: RelativePath
    public let content: Content
    /// Where it is named, as in a template.
    package var range: SourceRange?
    /// Where its text comes from; nil where that was not asked for.
    package var origins: SourceMap?
    /// Whether it is a resource of its target.
    public var isResource = false

    /// Whether it is Swift code.
    var isSwift: Bool { content != .folder && path.isSwift }

    /// Its bytes, when it is Swift code.
    var swift: [UInt8]? { path.isSwift ? content.bytes : nil }

    /// Its text, of which each range knows its origin where that was asked for; nil for a folder.
    package var text: SourceFile? {
        content.bytes.map { SourceFile(path: path.text, bytes: $0, origins: origins) }
    }
}
