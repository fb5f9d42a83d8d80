import SourceText
import TemplateEngine

/// The comment above each generated Swift file, in Mustache.
struct FileHeader: Sendable {
    let document: Document

    /// Whether the header has the author's name.
    var mentionsDeveloper: Bool { document.names.contains { $0.hasPrefix("developer") } }

    /// Finds the header of a project: that of the Rambafile or, without one, that of Xcode's text macros.
    ///
    /// - Parameter diagnostics: receives a warning for a header of Xcode that cannot be used.
    /// - Returns: nil without either.
    static func find(
        for project: Project, _ macros: TextMacros?, _ diagnostics: inout Diagnostics
    ) throws -> FileHeader? {
        if let header = project.rambafile.header {
            return header.value.isEmpty ? nil : FileHeader(document: try .mustache(header.textRange))
        }
        guard let macros else { return nil }
        do {
            return try macros.header().map { FileHeader(document: try .mustache($0.whole)) }
        } catch let thrown as Diagnostics {
            diagnostics.addWarning(
                "'\(macros.path)' cannot be used: \(thrown.all[0].message)",
                hint: "write 'header:' in the Rambafile")
            return nil
        }
    }
}
