import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Tests a condition outside of a template.
struct LiquidConditionTests {
    private func result(_ text: String) -> String {
        do {
            let document = try Document.liquidCondition(SourceFile(path: "a", text: text).whole)
            let bytes = try Renderer(scope: .sample, partials: [:]).render(document)
            return String(decoding: bytes, as: UTF8.self)
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map { $0.text() }.joined()
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("yes", "true"), ("no", ""), ("custom_parameters.none", ""), ("word == 'swift' and yes", "true"),
        ("module_info.targets contains 'App'", "true"), ("custom_parameters.service != nil", "true"),
    ])
    func itIsMetOrNot(text: String, expected: String) {
        #expect(result(text) == expected)
    }

    @Test func aWrongOneIsShown() {
        #expect(
            result("a = b") == """
                a:1:3: error: unknown operator '='
                 1 | a = b
                   |   ^
                  hint: did you mean '=='?

                """)
        #expect(
            result(" ") == """
                a:1:1: error: invalid condition
                 1 |\u{20}\u{20}
                   | ^
                  hint: write it like 'name == 'value''

                """)
    }
}
