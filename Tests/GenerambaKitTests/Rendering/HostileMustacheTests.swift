import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Mustache templates designed to waste time and memory.
struct HostileMustacheTests {
    @Test func theIndentationOfPartialsCounts() {
        let blanks = String(repeating: " ", count: 10_000)
        let doubling = (0..<40).map { index in
            ("p\(index)", "\(blanks){{>p\(index + 1)}}\n\(blanks){{>p\(index + 1)}}\n")
        }
        let partials = Dictionary(uniqueKeysWithValues: doubling + [("p40", "")])
        let time = ContinuousClock().measure {
            let text = renderedText("{{>p0}}", partials: partials, limits: .init(steps: 1_000_000))
            #expect(text.contains("error: the template takes more than 1000000 steps\n"))
        }
        #expect(time < .seconds(100))
    }

    @Test func aPartialThatIsUnknownIsLookedForOnce() {
        let doubling = (0..<16).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") }
        let others = (0..<500).map { ("other partial \($0)", "") }
        let partials = Dictionary(uniqueKeysWithValues: doubling + others + [("p16", "{{>partial}}")])
        let time = ContinuousClock().measure {
            #expect(
                renderedText("{{>p0}}", partials: partials).contains("error: unknown partial 'partial'\n"))
        }
        #expect(time < .seconds(100))
    }

    @Test func longDelimitersAreRefused() {
        let long = String(repeating: "a", count: 101)
        #expect(
            renderedText("{{=\(long) >>=}}") == """
                Code/View.mustache:1:1: error: invalid delimiters
                 1 | {{=\(long) >>=}}
                   | \(String(repeating: "^", count: 110))
                  hint: write two delimiters without '=', separated by a space, like '{{=<% %>=}}'

                """)
        #expect(renderedText("{{=\(long.dropLast()) >>=}}\(long.dropLast())word>>") == "swift")
    }

    @Test func aNameOfManyPartsCounts() {
        let list = Value.list(Array(repeating: .string("a"), count: 10_000))
        let name = "nothing" + String(repeating: ".a", count: 10_000)
        let text = renderedText(
            "{{#list}}{{\(name)}}{{/list}}", in: Value.Object(["list": list, "nothing": .null]),
            limits: .init(steps: 100_000))
        #expect(text.contains("error: the template takes more than 100000 steps\n"))
    }
}
