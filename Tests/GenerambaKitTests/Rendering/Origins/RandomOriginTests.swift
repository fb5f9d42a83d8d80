import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Properties of the source map of any template.
struct RandomOriginTests {
    @Test(arguments: 0..<24 as Range<UInt64>)
    func withoutValuesEachByteIsACopy(seed: UInt64) throws {
        var random = Seeded(seed)
        for round in 0..<100 {
            let dialect: Dialect = round.isMultiple(of: 2) ? .mustache : .liquid
            let partials = [
                "p": Self.template(dialect, "q", &random), "q": Self.template(dialect, nil, &random),
            ]
            let template = Self.template(dialect, "p", &random)
            let file = try TracedText(template, dialect, partials: partials).file
            for offset in file.bytes.indices {
                let origin = file.range(offset..<offset + 1).origin
                guard origin.text == file.text(offset..<offset + 1), origin.file.path != "View.swift" else {
                    Issue.record("byte \(offset) of \(template.debugDescription) with \(partials)")
                    return
                }
            }
        }
    }

    @Test(arguments: 100..<116 as Range<UInt64>)
    func tracingChangesNoTextAndEachPlaceIsInATemplate(seed: UInt64) {
        var random = Seeded(seed)
        for round in 0..<200 {
            let dialect: Dialect = round.isMultiple(of: 2) ? .mustache : .liquid
            let pieces = dialect == .mustache ? TagSoupTests.pieces : LiquidSoupTests.pieces
            let bytes = (0..<Int.random(in: 0...40, using: &random))
                .flatMap { _ in (pieces.randomElement(using: &random) ?? "").utf8 }
            check(SourceFile(path: "soup", bytes: bytes), dialect, &random)
        }
    }

    private func check(_ soup: SourceFile, _ dialect: Dialect, _ random: inout Seeded) {
        let part = soup.range(Int.random(in: 0...min(3, soup.bytes.count), using: &random)..<soup.bytes.count)
        guard let document = try? dialect.parse(part) else { return }
        var renderer = Renderer(
            scope: .sample, partials: ["p": document, "q": TagSoupTests.partial])
        renderer.limits.steps = 1000
        var warnings = Diagnostics()
        guard let text = try? renderer.render(document) else { return }
        let traced = try? renderer.traced(document, as: "View.swift", warnings: &warnings)
        guard let traced, traced.bytes == text else {
            Issue.record("\(part.text.debugDescription)")
            return
        }
        for _ in 0..<20 {
            let start = Int.random(in: 0...text.count, using: &random)
            let range = traced.range(start..<Int.random(in: start...text.count, using: &random))
            let origin = range.origin
            let isGood =
                ["soup", "q"].contains(origin.file.path)
                && origin.offsets.upperBound <= origin.file.bytes.count
                && !Diagnostic.error("a", at: range).text().isEmpty
            if !isGood { Issue.record("\(range.offsets) of \(part.text.debugDescription)") }
        }
    }

    /// A template that prints no values.
    private static func template(_ dialect: Dialect, _ partial: String?, _ random: inout Seeded) -> String {
        body(dialect, partial, depth: 3, &random)
    }

    private static func body(
        _ dialect: Dialect, _ partial: String?, depth: Int, _ random: inout Seeded
    ) -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let inside = depth > 0 ? body(dialect, partial, depth: depth - 1, &random) : ""
            return dialect == .mustache
                ? mustache(inside, partial, &random) : liquid(inside, partial, &random)
        }.joined()
    }

    private static func text(_ random: inout Seeded) -> String {
        let letters = Array("abcdefgh \t\n\n")
        return String(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? " "
            })
    }

    private static func mustache(_ inside: String, _ partial: String?, _ random: inout Seeded) -> String {
        let name = ["yes", "no", "matrix", "module_info.targets"].randomElement(using: &random) ?? ""
        let lineBreak = ["", "\n", " \r\n"].randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return "{{#\(name)}}\(lineBreak)\(inside){{/\(name)}}\(lineBreak)"
        case 1: return "{{^\(name)}}\(lineBreak)\(inside){{/\(name)}}\(lineBreak)"
        case 2: return "{{! comment }}\(lineBreak)"
        case 3: return partial.map { "\n \t{{> \($0) }}\n" } ?? ""
        case 4: return partial.map { "{{> \($0) }}\(lineBreak)" } ?? ""
        default: return text(&random)
        }
    }

    private static func liquid(_ inside: String, _ partial: String?, _ random: inout Seeded) -> String {
        let (left, right) = (["{%", "{%-"][random.next(below: 2)], ["%}", "-%}"][random.next(below: 2)])
        switch random.next(below: 8) {
        case 0: return "\(left) if yes \(right)\(inside)\(left) else %}x\(left) endif \(right)"
        case 1: return "\(left) for i in matrix \(right)\(inside)\(left) endfor \(right)"
        case 2: return "\(left) ifchanged %}\(inside)\(left) endifchanged \(right)"
        case 3: return "\(left) capture c %}\(inside)\(left) endcapture \(right)"
        case 4: return "\(left) comment %}\(inside)\(left) endcomment \(right)"
        case 5: return "\(left) raw \(right){{ \(text(&random)) }}{% endraw \(right)"
        case 6: return partial.map { "\(left) include '\($0)' \(right)" } ?? ""
        default: return text(&random)
        }
    }
}
