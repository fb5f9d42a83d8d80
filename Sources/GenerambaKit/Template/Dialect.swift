import SourceText
import TemplateEngine

/// The template language of a template's texts.
package enum Dialect: Int, CaseIterable, Sendable {
    case mustache, liquid

    /// The file extension for this language.
    package var ending: String { self == .mustache ? ".mustache" : ".liquid" }

    /// Determines the language from a file's extension. Nil for any other extension.
    package init?(fileName: String) {
        guard let dialect = Self.allCases.first(where: { fileName.hasSuffix($0.ending) }) else { return nil }
        self = dialect
    }

    /// Detects the language of a rambaspec as Generamba does: Liquid has a Liquid tag or names a Liquid file.
    package init(rambaspec: [UInt8]) {
        self = rambaspec.mention(".liquid") || rambaspec.mention("{%") ? .liquid : .mustache
    }

    /// Determines the language of a parsed document.
    package init(of document: Document) { self = !document.isLiquid ? .mustache : .liquid }

    /// Parses a text.
    package func parse(_ range: SourceRange, limits: Renderer.Limits = .init()) throws -> Document {
        try parse(range, limits: limits, .none)
    }

    /// - Parameter compiled: the texts that have been parsed in earlier runs. Mustache is parsed in less time than read.
    func parse(_ range: SourceRange, limits: Renderer.Limits, _ compiled: CompiledTexts) throws -> Document {
        switch self {
        case .mustache: try Document.mustache(range, limits: limits)
        case .liquid: try compiled.liquid(range, limits: limits)
        }
    }
}
