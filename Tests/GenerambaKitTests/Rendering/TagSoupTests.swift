import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// No text crashes the parser or the renderer, and every error has a message.
struct TagSoupTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func randomBytesAreTextOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            check(bytes, &random)
        }
    }

    @Test(arguments: 100..<116 as Range<UInt64>)
    func randomTagsAreTextOrAMessage(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<200 {
            let pieces = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                Self.pieces.randomElement(using: &random) ?? ""
            }
            check(Array(pieces.joined().utf8), &random)
        }
    }

    @Test(arguments: 200..<208 as Range<UInt64>)
    func balancedTagsAlwaysRender(seed: UInt64) throws {
        var random = Seeded(seed)
        for _ in 0..<50 {
            let text = Self.balanced(depth: 4, &random)
            let document = try Document.mustache(SourceFile(path: "soup", text: text).whole)
            let rendered = try Renderer(scope: .sample, partials: ["p": document]).render(document)
            if rendered.contains(UInt8(ascii: "{")) { Issue.record("\(text.debugDescription)") }
        }
    }

    /// Fragments that the scanner must handle: delimiters of many kinds, signs, names, spaces and line breaks.
    static let pieces = [
        "{{", "}}", "{{{", "}}}", "{", "}", "#", "^", "/", ">", "!", "=", "&", "=}}", "{{=", "<%", "%>", "|",
        " ", "\n", "\r\n", "\t", "yes", "no", "word", "module_info", ".", "matrix", "custom_parameters", "p",
        "é", "x", "{{#yes}}", "{{/yes}}", "{{#matrix}}", "{{/matrix}}", "{{>p}}", "{{word}}", "{{=<% %>=}}",
        "<%={{ }}=%>", "{{=| |=}}", "|word|", "{{.}}", "{{#.}}", "{{/.}}", "  {{>q}}\n", "{{^no}}", "{{/no}}",
        "{{! ", "{{}}", "<", "$", "*", "{{<p}}", "{{/p}}", "{{$a}}", "{{/a}}", "  {{$a}}\n", "  {{/a}}\n",
        "{{<*word}}", "{{/*word}}", "{{>*word}}", "{{<q}}{{$a}}\n  x\n{{/a}}{{/q}}", "{{ word | snake }}",
        "{{ -index | upper }}", "| upper", "{{-first}}", "{{#-last}}", "{{/-last}}", "{{^-index}}",
        "{{/-index}}", "    a\n", "{{<b}}{{$a}}", "{{/a}}{{/b}}",
    ]

    /// Renders part of the text. Expects either a result, or messages that can be printed and have places in that part.
    private func check(_ bytes: [UInt8], _ random: inout Seeded) {
        let file = SourceFile(path: "soup", bytes: bytes)
        let start = Int.random(in: 0...min(3, bytes.count), using: &random)
        let part = file.range(start..<Int.random(in: start...bytes.count, using: &random))
        do {
            let document = try Document.mustache(part)
            var renderer = Renderer(scope: .sample, partials: Self.partials(document))
            renderer.limits.steps = 1000
            _ = try renderer.render(document)
        } catch let diagnostics as Diagnostics {
            let areGood = diagnostics.hasErrors && diagnostics.all.allSatisfy { isGood($0, in: part) }
            if !areGood {
                Issue.record("\(part.text.debugDescription): \(diagnostics.all.map { $0.text() })")
            }
        } catch {
            Issue.record(error)
        }
    }

    private func isGood(_ diagnostic: Diagnostic, in part: SourceRange) -> Bool {
        guard let range = diagnostic.range, diagnostic.text().hasSuffix("\n") else { return false }
        guard range.file.path == part.file.path else { return true }
        return part.offsets.lowerBound <= range.offsets.lowerBound
            && range.offsets.upperBound <= part.offsets.upperBound
    }

    private static func partials(_ document: Document) -> [String: Document] {
        ["p": document, "swift": document, "q": partial, "b": blocks]
    }

    static let partial = try! Document.mustache(SourceFile(path: "q", text: "{{lines}}\n\n {{>r}}\n").whole)

    static let blocks = try! Document.mustache(
        SourceFile(path: "b", text: "  {{$a}}{{/a}}\n{{$a}}\n    x\n{{/a}}\n({{$a}}{{>p}}{{/a}})").whole)

    private static func balanced(depth: Int, _ random: inout Seeded) -> String {
        guard depth > 0 else {
            return ["a\n", "{{word}}", "\n", "  {{! b }}\n"].randomElement(using: &random) ?? ""
        }
        return (0..<3).map { _ in
            let name = ["yes", "no", "word", "none", "empty", "nothing"].randomElement(using: &random) ?? ""
            let sign = ["#", "^", "$"].randomElement(using: &random) ?? ""
            let lineBreak = ["", "\n", " \r\n"].randomElement(using: &random) ?? ""
            let inside = balanced(depth: depth - 1, &random)
            return "{{\(sign)\(name)}}\(lineBreak)\(inside){{/\(name)}}\(lineBreak)"
        }.joined()
    }
}
