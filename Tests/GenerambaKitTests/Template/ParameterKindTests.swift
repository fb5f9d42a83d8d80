import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText
@testable import TemplateEngine
@testable import TemplateInspection
@testable import YAML

/// A kind that is not part of the program, as an additional file would define it.
private struct SizeKind: ParameterKind {
    let word = "size"
    let keys = ["largest"]

    func check(_ parameter: Parameter, _ found: inout Diagnostics) {
        guard let largest = parameter.fields.text("largest", &found), !Self.sizes.contains(largest.value)
        else { return }
        found.add(.error("'\(largest.value)' is not a size", at: largest.range))
    }

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        guard sizes(of: parameter).contains(text.text) else {
            throw parameter.wrong("'\(text.text)' is not a size", at: text.range)
        }
        return .value(.string(text.text))
    }

    func placeholder(for parameter: Parameter) -> String { sizes(of: parameter).joined(separator: "|") }
    func triedTexts(for parameter: Parameter) -> [String] { sizes(of: parameter) }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) -> Answer {
        .value(.string(set == .second ? "M" : "S"))
    }

    func domain(for parameter: Parameter) -> ParameterDomain {
        .values(sizes(of: parameter).map { .text(Array($0.utf8)) })
    }

    private static let sizes = ["S", "M", "L", "XL"]

    private func sizes(of parameter: Parameter) -> [String] {
        var ignored = Diagnostics()
        let largest = parameter.fields.text("largest", &ignored)?.value ?? "XL"
        return Array(Self.sizes.prefix { $0 != largest }) + [largest]
    }
}

/// A kind of parameter is one file and one line in a table.
struct ParameterKindTests {
    private static func parameters(_ text: String) throws -> [Parameter] {
        var found = Diagnostics()
        let node = try YAMLNode.parse(SourceFile(path: "parameters", text: text))
        let all = try Parameter.read(node, kinds: ParameterKinds.all + [SizeKind()], .forPatterns(), &found)
        guard found == Diagnostics() else { throw found }
        return all
    }

    private static func text(_ body: () throws -> Void) rethrows -> String {
        do {
            try body()
            return ""
        } catch let found as Diagnostics {
            return found.all.map { $0.text() }.joined()
        }
    }

    private let shirt = "- {name: shirt, type: size, largest: L, examples: [M]}\n"

    @Test func aMadeUpKindIsRead() throws {
        let parameters = try Self.parameters(shirt + "- {name: all, type: list, items: size}")
        func answers(_ name: String, _ text: String) throws -> TemplateValues {
            let given = GivenParameter(name: name, text: SourceFile(path: "--\(name)", text: text).whole)
            return try GivenAnswers(parameters, given: [given], to: "page").complete().values(Samples())
        }
        #expect(try answers("shirt", "M").parameters.fields["shirt"] == .string("M"))
        #expect(
            try answers("all", "S,XL").parameters.fields["all"] == .list([.string("S"), .string("XL")]))
        #expect(
            try Self.text { _ = try answers("shirt", "XL") } == """
                --shirt:1:1: error: 'XL' is not a size
                 1 | XL
                   | ^^
                  hint: for example 'M'

                """)
    }

    @Test func aMadeUpKindHasKeysOfItsOwn() throws {
        #expect(
            try Self.text { _ = try Self.parameters("- {name: a, type: size, largest: huge}") } == """
                parameters:1:34: error: 'huge' is not a size
                 1 | - {name: a, type: size, largest: huge}
                   |                                  ^^^^

                """)
        #expect(
            try Self.text { _ = try Self.parameters("- {name: a, type: int, largest: L}") } == """
                parameters:1:33: warning: 'largest' does not apply to a parameter of type 'int'
                 1 | - {name: a, type: int, largest: L}
                   |                                 ^
                  hint: write 'type: size'

                """)
    }

    @Test func theHelpShowsAMadeUpKind() throws {
        let parameters = try Self.parameters(shirt + "- {name: all, type: list, items: size}")
        #expect(parameters.map { $0.form() } == ["--shirt <S|M|L>", "--all <S|M|L|XL,…>"])
    }

    @Test func theCheckTriesTheValuesOfAMadeUpKind() throws {
        let all = try CombinationMatrix.full.combinations(Self.parameters(shirt), of: "page").map(\.text)
        for size in ["S", "M", "L"] { #expect(all.contains("Profile --shirt \(size)")) }
        let usual = try CombinationMatrix.defaults.combinations(Self.parameters(shirt), of: "page")
        #expect(
            usual.map(\.text) == [
                "Profile", "Profile --prefix ZZ", "Profile --shirt M", "Profile --prefix ZZ --shirt M",
                "Profile,URLPreview",
            ])
    }
}
