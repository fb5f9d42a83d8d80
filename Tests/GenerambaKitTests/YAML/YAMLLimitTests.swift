import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import YAML

/// No YAML file exceeds its limits.
struct YAMLLimitTests {
    private func message(_ text: String) -> String? {
        do {
            _ = try YAMLNode.parse(SourceFile(path: "a.yml", text: text))
            return nil
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map(\.message).joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }

    @Test func aLongFileIsRefused() {
        let text = String(repeating: "# a\n", count: 1 << 20)
        #expect(message(text) == nil)
        #expect(message(text + "#") == "more than 4 MiB of YAML")
    }

    @Test func aliasesOfALongTextAreRefused() {
        let text = "- &a '\(String(repeating: "a", count: 1 << 20))'\n"
        #expect(message(text + "- *a\n- *a\n- *a\n") == nil)
        #expect(
            message(text + "- *a\n- *a\n- *a\n- *a\n") == "more than 4 MiB of text after expanding aliases")
    }

    @Test func aChainOfAliasesIsNested() {
        func chain(_ levels: Int) -> String {
            "- &a0 x\n" + (1..<levels).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
        }
        #expect(message(chain(99)) == nil)
        #expect(message(chain(100)) == "nested more than 100 levels deep")
    }

    @Test(arguments: ["[", "{", "[{", "- ", "? ", "a: [", "'a", "&a ", "!a ", "|\n"])
    func whatIsNestedWithoutAnEndIsRefusedSoon(text: String) {
        let time = ContinuousClock().measure {
            #expect(message(String(repeating: text, count: 50_000)) != nil)
        }
        #expect(time < .seconds(100))
    }

    @Test func manyUnknownKeysAreToldInPart() {
        let text = (0..<20_000).map { "key\($0): 1\n" }.joined()
        var diagnostics = Diagnostics()
        let time = ContinuousClock().measure {
            let root = try? YAMLNode.parse(SourceFile(path: "a.yml", text: text))
            _ = root.flatMap { YAMLFields($0, known: ["name"], of: "it", diagnostics: &diagnostics) }
            #expect(diagnostics.all.map { $0.text() }.count == 200)
        }
        #expect(time < .seconds(100))
    }
}
