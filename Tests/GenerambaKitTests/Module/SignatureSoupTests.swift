import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// No text crashes the parsers of parameters, and every error has a message with its place.
struct SignatureSoupTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func randomBytesAreASignatureOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<200 {
            let bytes = (0..<random.next(below: 60)).map { _ in UInt8.random(in: 0...255, using: &random) }
            check(bytes, &random)
        }
    }

    @Test(arguments: 100..<116 as Range<UInt64>)
    func randomTokensAreASignatureOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<500 {
            let pieces = (0..<random.next(below: 20)).map { _ in
                Self.pieces[random.next(below: Self.pieces.count)]
            }
            let beginning = ["", "f(a: ", "f() -> ", "f() "][random.next(below: 4)]
            check(Array((beginning + pieces.joined()).utf8), &random)
        }
    }

    @Test(arguments: 200..<208 as Range<UInt64>)
    func randomTypesAreKept(seed: UInt64) throws {
        var random = Seeded(seed)
        for _ in 0..<100 {
            let text = "f(a: \(Self.type(depth: 5, &random))) -> [\(Self.type(depth: 5, &random))]"
            #expect(FunctionSignatureTests.printed(text) == text)
            let dense = text.replacing(": ", with: ":").replacing(", ", with: ",").replacing(
                " -> ", with: "->")
            #expect(FunctionSignatureTests.printed(dense) == text)
        }
    }

    @Test func deepAndLongTextsAreNoTrouble() {
        for piece in [
            "(", "[", "<", "a<", "(a:", "()->", "@a", "A.", "A&", "?", "a:", ",", "`", "'", "((a)->",
        ] {
            let text = "f(a: " + String(repeating: piece, count: 3000)
            var random = Seeded(1)
            check(Array(text.utf8), &random)
        }
    }

    static let pieces = [
        "(", ")", "[", "]", "<", ">", "{", "}", "->", "...", ".", ",", ":", "?", "!", "&", "@", "~", "=", "`",
        "'",
        "\"", "\\", " ", " ", " ", "\n", "Int", "a", "_", "1", "1a", "é", "\u{A0}", "async", "throws",
        "rethrows",
        "inout", "any ", "some ", "default", "where", "func ", "@escaping ", "@convention(c)", "() -> ",
        "a: ",
        "[Int]", "Set<Int>", "(Int)", "throws(E)", "Any", "self", "`in`", "each ", "isolated ",
    ]

    /// Parses the text as a list and as a signature.
    private func check(_ bytes: [UInt8], _ random: inout Seeded) {
        let file = SourceFile(path: "soup", bytes: bytes)
        let start = random.next(below: min(3, bytes.count) + 1)
        let part = file.range(start..<Int.random(in: start...bytes.count, using: &random))
        for range in [file.whole, part] {
            check(range) { try ListItem.items(in: range) }
            guard let signature = check(range, { try FunctionSignature(range) }) else { continue }
            #expect(FunctionSignatureTests.printed(signature.description) == signature.description)
        }
    }

    /// Runs `body`, which returns a value or throws messages about the range. Returns the value.
    @discardableResult
    private func check<Result>(_ range: SourceRange, _ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch let diagnostics as Diagnostics {
            let isGood = diagnostics.all.count == 1 && diagnostics.all.allSatisfy { isInside($0, range) }
            if !isGood {
                Issue.record("\(range.text.debugDescription): \(diagnostics.all.map { $0.text() })")
            }
        } catch {
            Issue.record(error)
        }
        return nil
    }

    private func isInside(_ diagnostic: Diagnostic, _ part: SourceRange) -> Bool {
        guard let range = diagnostic.range, diagnostic.text().hasSuffix("\n") else { return false }
        return part.offsets.lowerBound <= range.offsets.lowerBound
            && range.offsets.upperBound <= part.offsets.upperBound
    }

    /// A type, as Swift prints it.
    private static func type(depth: Int, _ random: inout Seeded) -> String {
        guard depth > 0 else { return ["Int", "A.B", "any P", "Self"][random.next(below: 4)] }
        let first = type(depth: depth - 1, &random)
        let second = type(depth: random.next(below: depth), &random)
        let forms = [
            "[\(first)]", "[Int: \(second)]", "(\(first), b: \(second))", "Pair<\(first), \(second)>",
            "(\(first)) -> \(second)", "@Sendable (\(first)) async throws(E) -> \(second)", "(\(first))?",
            "(inout \(second), \(first)...) -> Int",
        ]
        return forms[random.next(below: forms.count)]
    }
}
