import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// The test suites of the Mustache specification: the six core ones and two of the three optional ones. Values
/// are not escaped for HTML, and unknown names are empty, though also errors.
struct MustacheSpecificationTests {
    @Test(arguments: [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
        "~dynamic-names",
    ])
    func aSuitePasses(name: String) throws {
        guard let suite = try MustacheSuite(named: name) else { return }
        #expect(suite.tests.count >= 12)
        for test in suite.tests {
            let expected = Self.mistakes["\(name)/\(test.name)"] ?? test.unescaped
            #expect(test.actual == expected, "\(name): \(test.name)")
        }
        let names = Set(suite.tests.map { "\(name)/\($0.name)" })
        #expect(names.isSuperset(of: Self.mistakes.keys.filter { $0.hasPrefix("\(name)/") }))
    }

    /// Lambdas are code. A template's data contain none.
    @Test func lambdasAreNotSupported() throws {
        guard let suite = try MustacheSuite(named: "~lambdas") else { return }
        #expect(
            suite.tests.map(\.name) == [
                "Interpolation", "Interpolation - Expansion", "Interpolation - Alternate Delimiters",
                "Interpolation - Multiple Calls", "Escaping", "Section", "Section - Expansion",
                "Section - Alternate Delimiters", "Section - Multiple Calls", "Inverted Section",
            ])
    }

    /// The list of suites is complete.
    @Test func thereAreNoOtherSuites() throws {
        guard let names = try ConformanceData.names(in: "mustache") else { return }
        #expect(
            names.filter { $0.hasSuffix(".json") } == [
                "comments.json", "delimiters.json", "interpolation.json", "inverted.json", "partials.json",
                "sections.json", "~dynamic-names.json", "~inheritance.json", "~lambdas.json",
            ])
    }

    /// A `*` inside a name is an error here instead of an empty text, because it is probably a mistake.
    static let mistakes = [
        "~dynamic-names/Dynamic Names - Double Dereferencing": "'*dynamic' is not a valid name",
        "~dynamic-names/Dynamic Names - Composed Dereferencing": "'foo.*bar' is not a valid name",
    ]
}
