import Foundation
import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// The cases of Liquid's golden suite that Liquid 4.0.0 passes, and idioms from real templates.
struct LiquidConformanceTests {
    @Test func theGoldenSuitePasses() throws {
        guard let cases = try Self.objects("liquid/golden_liquid_4.json", "tests") else { return }
        #expect(cases.count == 751)
        var failed: Set<String> = []
        for fields in cases {
            let name = fields["name"]?.text ?? ""
            let rendered = Self.render(fields, scope: fields["data"]?.object ?? Value.Object([:]))
            if !Self.isExpected(rendered, by: fields) {
                failed.insert(name)
                if Self.exceptions[name] == nil {
                    Issue.record("\(name): \(rendered.result.debugDescription)")
                }
            }
        }
        #expect(failed == Set(Self.exceptions.keys))
    }

    /// The cases that do not pass, with the reasons.
    static let exceptions: [String: String] = [:]

    @Test func theIdiomsPass() throws {
        guard let cases = try Self.objects("generamba/idioms.json", "cases"),
            let base = try Self.field("generamba/idioms.json", "baseScope")?.object
        else { return }
        #expect(cases.count == 63)
        for fields in cases {
            var scope = base
            let own = fields["scope"]?.object?.fields ?? [:]
            scope.fields.merge(own) { _, own in own }
            let rendered = Self.render(fields, scope: scope)
            let name = fields["name"]?.text ?? ""
            if let expected = fields["expected"]?.text {
                #expect(rendered.text == expected, "\(name)")
            } else {
                #expect(rendered.text == nil && rendered.messages.contains(": error: "), "\(name)")
            }
        }
    }

    private static func render(_ fields: [String: Value], scope: Value.Object) -> LiquidText {
        let partials = (fields["templates"] ?? fields["partials"])?.object?.fields ?? [:]
        return LiquidText(
            fields["template"]?.text ?? "", in: scope, partials: partials.mapValues { $0.text ?? "" })
    }

    private static func isExpected(_ rendered: LiquidText, by fields: [String: Value]) -> Bool {
        if fields["invalid"] == .bool(true) { return rendered.text == nil }
        if case .list(let results)? = fields["results"] {
            return results.contains { $0.text == rendered.text && rendered.text != nil }
        }
        return rendered.text != nil && rendered.text == fields["result"]?.text
    }

    private static func field(_ path: String, _ name: String) throws -> Value? {
        guard let data = try ConformanceData.file(path) else { return nil }
        return try OrderedJSON.value(Array(data)).object?.fields[name]
    }

    private static func objects(_ path: String, _ name: String) throws -> [[String: Value]]? {
        guard case .list(let list)? = try field(path, name) else { return nil }
        return list.compactMap { $0.object?.fields }
    }
}

extension Value {
    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    fileprivate var object: Object? {
        if case .object(let object) = self { object } else { nil }
    }
}
