@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// A text rendered by Liquid, with the messages about it.
struct LiquidText {
    /// The rendered text; nil if there is an error.
    let text: String?
    /// All messages, as printed.
    let messages: String

    /// The text or, if there is an error, the messages.
    var result: String { text ?? messages }

    init(
        _ template: String, in scope: Value.Object = .sample, partials: [String: String] = [:],
        limits: Renderer.Limits = .init(), now: Int? = nil
    ) {
        do {
            let documents = try partials.map { name, text in
                (name, try Document.liquid(SourceFile(path: "snippets/\(name).liquid", text: text).whole))
            }
            var renderer = Renderer(scope: scope, partials: Dictionary(uniqueKeysWithValues: documents))
            renderer.limits = limits
            renderer.now = now
            let document = try Document.liquid(SourceFile(path: "Code/View.liquid", text: template).whole)
            var warnings = Diagnostics()
            text = String(decoding: try renderer.render(document, warnings: &warnings), as: UTF8.self)
            messages = warnings.all.map { $0.text() }.joined()
        } catch let diagnostics as Diagnostics {
            text = nil
            messages = diagnostics.all.map { $0.text() }.joined()
        } catch {
            text = nil
            messages = "\(error)"
        }
    }
}
