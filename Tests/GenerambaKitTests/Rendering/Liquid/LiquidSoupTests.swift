import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// No text crashes the parser or the renderer of Liquid, and every error has a message.
struct LiquidSoupTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func randomBytesAreTextOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                UInt8.random(in: 0...127, using: &random)
            }
            check(bytes, &random)
        }
    }

    @Test(arguments: 100..<124 as Range<UInt64>)
    func randomTagsAreTextOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<200 {
            let pieces = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Self.pieces.randomElement(using: &random) ?? ""
            }
            check(Array(pieces.joined().utf8), &random)
        }
    }

    @Test(arguments: 200..<216 as Range<UInt64>)
    func randomFiltersAreTextOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        let filters = Filter.all.keys.sorted()
        for _ in 0..<300 {
            var text = "{{ " + (Self.values.randomElement(using: &random) ?? "")
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                text += " | " + (filters.randomElement(using: &random) ?? "")
                let count = Int.random(in: 0...2, using: &random)
                let arguments = (0..<count).map { _ in Self.values.randomElement(using: &random) ?? "" }
                if count > 0 { text += ": " + arguments.joined(separator: ", ") }
            }
            check(Array((text + " }}").utf8), &random, isWhole: true)
        }
    }

    /// Fragments that the parser must handle.
    static let pieces = [
        "{{", "}}", "{%", "%}", "-", "{%-", "-%}", "{{-", "-}}", "|", ":", ",", "'", "\"", " ", "\n", "(",
        ")",
        "[", "]", "..", ".", "=", "==", "<", "contains", "and", "or", "if", "for", "in", "word", "matrix",
        "é",
        "{% if yes %}", "{% elsif no %}", "{% else %}", "{% endif %}", "{% for i in matrix %}", "{{ i }}",
        "{% for i in (1..3) limit: 2 %}", "{% endfor %}", "{% case word %}", "{% when 'swift', 1 %}",
        "{% endcase %}", "{% unless no %}", "{% endunless %}", "{% capture c %}", "{% endcapture %}",
        "{{ c }}",
        "{% assign a = matrix | first %}", "{{ a | size }}", "{% comment %}", "{% endcomment %}", "{% raw %}",
        "{% endraw %}", "{% break %}", "{% continue %}", "{% cycle 'a', word %}", "{% increment n %}",
        "{% include 'p' %}", "{% include 'p' for matrix %}", "{% tablerow i in matrix cols: 2 %}",
        "{% endtablerow %}", "{% ifchanged %}", "{% endifchanged %}", "{{ forloop.parentloop.index }}",
        "{{ module_info.fields[0]['name'] | upcase }}", "{{ word | split: '' | join: '-' }}", "reversed",
        "1.5",
    ]

    /// Values that the filters must handle.
    static let values = [
        "word", "nothing", "none", "matrix", "module_info", "module_info.fields", "yes", "empty", "blank",
        "1",
        "0", "-1", "1.5", "0.0", "9223372036854775807", "-9223372036854775808", "'äb c'", "''", "'1.5'",
        "'name'", "'2026-03-05'", "'%Y%Q%-d%'", "(1..3)", "(3..1)", "(1..1000000000000)", "'\\0\\1'", "a: 1",
        "'<b>&amp;</b>'", "1e400", "99999999999999999.5", "0.000000000000000000001",
    ]

    /// Renders part of the text. Expects either a result, or messages that can be printed and have places in that part.
    private func check(_ bytes: [UInt8], _ random: inout Seeded, isWhole: Bool = false) {
        let file = SourceFile(path: "soup", bytes: bytes)
        let start = isWhole ? 0 : Int.random(in: 0...min(3, bytes.count), using: &random)
        let end = isWhole ? bytes.count : Int.random(in: start...bytes.count, using: &random)
        let part = file.range(start..<end)
        var warnings = Diagnostics()
        do {
            let document = try Document.liquid(part)
            var renderer = Renderer(scope: .sample, partials: ["p": document])
            renderer.limits.steps = 10_000
            let text = try renderer.render(document, warnings: &warnings)
            if !String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) {
                Issue.record("\(part.text.debugDescription)")
            }
            if bytes.count.isMultiple(of: 4) { try checkAgain(document, gives: text, by: renderer) }
            try checkCompiled(document, gives: text, by: renderer, &random)
        } catch let diagnostics as Diagnostics {
            if !diagnostics.hasErrors { Issue.record("\(part.text.debugDescription)") }
            warnings.add(contentsOf: diagnostics)
        } catch {
            Issue.record(error)
        }
        if !warnings.all.allSatisfy({ isGood($0, in: part) }) {
            Issue.record("\(part.text.debugDescription): \(warnings.all.map { $0.text() })")
        }
    }

    /// Renderings that share names and snippets give the same text as the first one.
    private func checkAgain(_ document: Document, gives text: [UInt8], by renderer: Renderer) throws {
        var renderer = renderer
        renderer.limits.steps *= 3
        var (usage, warnings) = (Renderer.Usage(), Diagnostics())
        for _ in 0..<2 where try renderer.render(document, &usage, warnings: &warnings) != text {
            Issue.record("\(document.source.whole.text.debugDescription)")
        }
    }

    /// A document that is read from its compact form has the same form again and gives the same text. A damaged form is
    /// refused, or makes a document that can be rendered.
    private func checkCompiled(
        _ document: Document, gives text: [UInt8], by renderer: Renderer, _ random: inout Seeded
    ) throws {
        var compiled = document.compiled
        let range = document.source.range(document.range)
        let again = try Document(compiled: ByteReader(compiled, compiled.indices), of: range)
        var warnings = Diagnostics()
        let isSame = try again.compiled == compiled && renderer.render(again, warnings: &warnings) == text
        if !isSame { Issue.record("\(range.text.debugDescription)") }
        compiled[random.next(below: compiled.count)] = UInt8.random(in: 0...255, using: &random)
        if let damaged = try? Document(compiled: ByteReader(compiled, compiled.indices), of: range) {
            _ = try? renderer.render(damaged, warnings: &warnings)
        }
    }

    private func isGood(_ diagnostic: Diagnostic, in part: SourceRange) -> Bool {
        guard let range = diagnostic.range, diagnostic.text().hasSuffix("\n") else { return false }
        return part.offsets.lowerBound <= range.offsets.lowerBound
            && range.offsets.upperBound <= part.offsets.upperBound
    }
}
