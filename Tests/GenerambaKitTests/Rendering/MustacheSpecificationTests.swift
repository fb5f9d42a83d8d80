import Testing

@testable import GenerambaKit

/// The six core suites of the Mustache specification.
struct MustacheSpecificationTests {
    @Test(arguments: ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"])
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

    /// These ask for names that are not there: that is an error here, not an empty text.
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
    ]
}
