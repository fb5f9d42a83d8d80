import SourceText
import TemplateEngine

/// The language of a template's texts.
package enum Dialect: Int, CaseIterable, Sendable {
    case mustache, liquid

    /// The ending of files in this language.
    var ending: String {
        switch self {
        case .mustache: ".mustache"
        case .liquid: ".liquid"
        }
    }

    /// The language of a file by its ending; nil for another ending.
    init?(fileName: String) {
        guard let dialect = Self.allCases.first(where: { fileName.hasSuffix($0.ending) }) else { return nil }
        self = dialect
    }

    /// The language of a rambaspec, and of files whose ending tells nothing: Liquid, as with Generamba, where the
    /// rambaspec names a Liquid file or has a tag of Liquid in it.
    init(rambaspec: [UInt8]) {
        self = rambaspec.mention(".liquid") || rambaspec.mention("{%") ? .liquid : .mustache
    }

    /// The language that a document was parsed from.
    init(of document: Document) { self = !document.isLiquid ? .mustache : .liquid }

    /// Parses a text.
    ///
    /// - Throws: `Diagnostics` with its mistakes.
    func parse(_ range: SourceRange, limits: Renderer.Limits = .init()) throws -> Document {
        switch self {
        case .mustache: try Document.mustache(range, limits: limits)
        case .liquid: try Document.liquid(range, limits: limits)
        }
    }
}
