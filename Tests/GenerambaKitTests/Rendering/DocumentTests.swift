import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Tests the properties of a document.
struct DocumentTests {
    @Test func itsNamesAreThoseThatItAsksFor() throws {
        let text = "{{a}}{{ a.b }}{{#c}}{{.}}{{^d.e}}{{{f}}}{{/d.e}}{{/c}}{{&g}}{{a}}{{! h }}{{> i }}"
        let document = try Document.mustache(SourceFile(path: "a", text: text).whole)
        #expect(document.names == ["a", "a.b", "c", "d.e", "f", "g"])
        #expect(document.partials == ["i"])
    }

    @Test func filtersAndLoopNamesAreNoNamesOfTheScope() throws {
        let text = "{{a | upper}}{{-index}}{{#-first}}{{/-first}}{{^-last}}{{/-last}}{{-index | upper}}{{-b}}"
        let document = try Document.mustache(SourceFile(path: "a", text: text).whole)
        #expect(document.names == ["a", "-b"])
    }

    @Test func parentsArePartialsButBlocksAreNoNames() throws {
        let text = "{{<a}}{{$b}}{{c}}{{>d}}{{/b}}{{/a}}{{>*e.f}}{{<*g}}{{/*g}}{{$h}}{{/h}}"
        let document = try Document.mustache(SourceFile(path: "a", text: text).whole)
        #expect(document.partials == ["a", "d"])
        #expect(document.names == ["c", "e.f", "g"])
    }

    @Test func aTextWithoutTagsAsksForNothing() throws {
        let document = try Document.mustache(SourceFile(path: "a", text: "let a = { $0 }").whole)
        #expect(document.names.isEmpty)
        #expect(document.partials.isEmpty)
    }

    /// A file with `path: {{name}}View` in its second line.
    static let file = SourceFile(
        path: "a.rambaspec", text: "code_files:\n- path: {{name}}View{{wrod}}\n- {{x\n")

    @Test func itMayBeAPartOfAFile() throws {
        let document = try Document.mustache(Self.file.range(20..<32))
        let renderer = Renderer(scope: Value.Object(["name": .string("A")]), partials: [:])
        #expect(try renderer.render(document) == Array("AView".utf8))
    }

    @Test func placesInAPartOfAFileAreThoseOfTheFile() throws {
        let thrown = #expect(throws: Diagnostics.self) {
            let document = try Document.mustache(Self.file.range(20..<40))
            _ = try Renderer(scope: Value.Object(["name": .string("A")]), partials: [:]).render(document)
        }
        #expect(
            thrown?.all.map { $0.text() } == [
                """
                a.rambaspec:2:23: error: unknown name 'wrod'
                 2 | - path: {{name}}View{{wrod}}
                   |                       ^^^^
                  hint: known names: 'name'

                """
            ])
    }

    @Test func mistakesInAPartOfAFileStayInIt() throws {
        let thrown = #expect(throws: Diagnostics.self) { try Document.mustache(Self.file.range(20..<39)) }
        #expect(
            thrown?.all.map { $0.text() } == [
                """
                a.rambaspec:2:21: error: unclosed tag
                 2 | - path: {{name}}View{{wrod}}
                   |                     ^^
                  hint: end it with '}}'

                """
            ])
    }

    @Test func whatFollowsAPartOfAFileDoesNotMatter() {
        let file = SourceFile(path: "a", text: "{{={{=")
        let thrown = #expect(throws: Diagnostics.self) { try Document.mustache(file.range(0..<2)) }
        let text = thrown?.all.map { $0.text() }.joined()
        #expect(
            text == """
                a:1:1: error: unclosed tag
                 1 | {{={{=
                   | ^^
                  hint: end it with '}}'

                """)
    }

    @Test func aTagThatBeginsAPartStandsAloneThere() throws {
        let file = SourceFile(path: "a", text: "key: {{! nothing }}\nnext\n")
        let renderer = Renderer(scope: Value.Object([:]), partials: [:])
        #expect(try renderer.render(.mustache(file.range(5..<20))) == [])
        #expect(try renderer.render(.mustache(file.range(5..<25))) == Array("next\n".utf8))
    }

    @Test func oneRendererRendersManyDocuments() throws {
        let renderer = Renderer(
            scope: .sample, partials: ["p": try .mustache(SourceFile(path: "p", text: "{{year}}").whole)])
        let texts = try ["{{word}}", "{{>p}}", "{{module_info.name}}"].map {
            String(
                decoding: try renderer.render(.mustache(SourceFile(path: "a", text: $0).whole)), as: UTF8.self
            )
        }
        #expect(texts == ["swift", "2026", "Profile"])
    }
}
