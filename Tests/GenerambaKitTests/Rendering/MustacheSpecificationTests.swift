import Testing

@testable import GenerambaKit

/// The suites of the Mustache specification: the six core ones, and two of the three optional ones.
struct MustacheSpecificationTests {
    @Test(arguments: [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
        "~dynamic-names",
    ])
    func aSuitePasses(name: String) throws {
        guard let suite = try MustacheSuite(named: name) else { return }
        #expect(suite.tests.count >= 12)
        for test in suite.tests {
            let expected = Self.unknown["\(name)/\(test.name)"] ?? Self.unescaped(test, in: name)
            #expect(test.actual == expected, "\(name): \(test.name)")
        }
        let names = Set(suite.tests.map { "\(name)/\($0.name)" })
        let listed = Self.escaping.union(Self.unknown.keys).filter { $0.hasPrefix("\(name)/") }
        #expect(names.isSuperset(of: listed))
    }

    /// Lambdas are code: a template's data have none.
    @Test func lambdasAreNotSupported() throws {
        guard let suite = try MustacheSuite(named: "~lambdas") else { return }
        #expect(
            suite.tests.map(\.name) == [
                "Interpolation", "Interpolation - Expansion", "Interpolation - Alternate Delimiters",
                "Interpolation - Multiple Calls", "Escaping", "Section", "Section - Expansion",
                "Section - Alternate Delimiters", "Section - Multiple Calls", "Inverted Section",
            ])
    }

    /// No suite is overlooked.
    @Test func thereAreNoOtherSuites() throws {
        guard let names = try ConformanceData.names(in: "mustache") else { return }
        #expect(
            names.filter { $0.hasSuffix(".json") } == [
                "comments.json", "delimiters.json", "interpolation.json", "inverted.json", "partials.json",
                "sections.json", "~dynamic-names.json", "~inheritance.json", "~lambdas.json",
            ])
    }

    /// These expect HTML's escapes: the output here is source code.
    static let escaping: Set = [
        "interpolation/HTML Escaping", "interpolation/Implicit Iterators - HTML Escaping",
        "sections/Implicit Iterator - HTML Escaping",
    ]

    private static func unescaped(_ test: MustacheSuite.Test, in suite: String) -> String {
        guard escaping.contains("\(suite)/\(test.name)") else { return test.expected }
        let escapes = [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
        return escapes.reduce(test.expected) { $0.replacing($1.0, with: $1.1) }
    }

    /// These ask for names and partials that are not there: that is an error here, not an empty text.
    static let unknown = [
        "interpolation/Basic Context Miss Interpolation": "unknown name 'cannot'",
        "interpolation/Triple Mustache Context Miss Interpolation": "unknown name 'cannot'",
        "interpolation/Ampersand Context Miss Interpolation": "unknown name 'cannot'",
        "interpolation/Dotted Names - Broken Chains": "unknown name 'a.b.c'",
        "interpolation/Dotted Names - Broken Chain Resolution": "unknown name 'a.b.c.name'",
        "interpolation/Dotted Names - Context Precedence": "unknown name 'b.c'",
        "interpolation/Dotted Names are never single keys": "unknown name 'a.b'",
        "inverted/Context Misses": "unknown name 'missing'",
        "inverted/Dotted Names - Broken Chains": "unknown name 'a.b.c'",
        "sections/Context Misses": "unknown name 'missing'",
        "sections/Dotted Names - Broken Chains": "unknown name 'a.b.c'",
        "partials/Failed Lookup": "unknown partial 'text'",
        "~inheritance/Negative Sections": "unknown name 'bar'",
        "~dynamic-names/Context Misses - Partial": "unknown name 'missing'",
        "~dynamic-names/Failed Lookup - Partial": "unknown partial 'content'",
        "~dynamic-names/Dotted Names - Operator Precedence": "unknown name 'foo.bar.baz'",
        "~dynamic-names/Dotted Names - Failed Lookup": "unknown name 'text'",
        "~dynamic-names/Dotted names - Context Stacking Failed Lookup": "unknown name 'value'",
        "~dynamic-names/Dynamic Names - Double Dereferencing": "'*dynamic' is no name",
        "~dynamic-names/Dynamic Names - Composed Dereferencing": "'foo.*bar' is no name",
    ]
}
