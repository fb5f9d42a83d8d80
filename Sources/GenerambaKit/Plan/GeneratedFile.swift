import SourceText
import SystemAccess

/// A file or folder that a plan is to create.
public struct GeneratedFile: Sendable, Equatable {
    /// What exists at a path.
    public enum Content: Sendable, Equatable {
        case folder
        case file(FileText)

        package static func file(_ bytes: [UInt8]) -> Content { .file(FileText(bytes)) }

        /// The content of a file; nil for a folder.
        package var bytes: [UInt8]? { text?.bytes }

        /// The content of a file, which may not be in memory; nil for a folder.
        package var text: FileText? { if case .file(let text) = self { text } else { nil } }
    }

    /// The path relative to the plan's folder.
    public internal(set) var path: RelativePath
    public internal(set) var content: Content
    /// The place that names it, for example in a template.
    package var range: SourceRange?
    /// The name in the list that it comes from, for example in a template; empty if there is none.
    package var entryName = ""
    /// Whether it belongs to the tests.
    package var isTest = false
    /// The origins of its text; nil unless they were requested.
    package var origins: SourceMap?
    /// Whether it is a resource of its target.
    public var isResource = false
    /// Whether it may be run as a program.
    package var isExecutable = false
    /// Who wants it.
    private(set) var writer = Writer.template

    /// Returns the same file, wanted by another writer.
    package func by(_ writer: Writer) -> GeneratedFile {
        var file = self
        file.writer = writer
        return file
    }

    /// Whether it is Swift code.
    package var isSwift: Bool { content != .folder && path.isSwift }

    /// Its bytes if it is Swift code.
    package var swift: [UInt8]? { path.isSwift ? content.bytes : nil }

    /// Its text, with the origin of each range if that was requested; nil for a folder.
    package var text: SourceFile? {
        content.bytes.map { SourceFile(path: path.text, bytes: $0, origins: origins) }
    }
}

extension Change {
    /// The file that the change writes; nil if it removes one.
    package var file: GeneratedFile? { after.map { GeneratedFile(path: path, content: $0) } }
}
