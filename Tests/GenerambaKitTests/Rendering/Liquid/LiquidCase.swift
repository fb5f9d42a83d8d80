import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// A Liquid template and the text that it renders.
struct LiquidCase: Sendable, CustomTestStringConvertible {
    let template: String
    let expected: String

    var testDescription: String { template }

    init(_ template: String, _ expected: String) {
        self.template = template
        self.expected = expected
    }

    /// Expects the text. Ignores warnings.
    func check(in scope: Value.Object = .sample, partials: [String: String] = [:]) {
        #expect(LiquidText(template, in: scope, partials: partials).result == expected)
    }
}
