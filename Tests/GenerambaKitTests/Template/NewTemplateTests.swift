import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess
@testable import TemplateInspection

/// Tests the templates that `template create` makes.
struct NewTemplateTests {
    private static let pieces = [
        "{{x}}", "{% if a %}", "{%", "%}", ".liquid", "{{", "}}", "it's", "\"", "\\", ":", "#", " ", "\n",
        "\t",
        "~", "[a", "a{b", "null", "- ", "%", ".", "é", "日本", "\u{1F600}", "\u{7}", "\u{85}", "\u{2028}",
        "\u{FEFF}", "a", "<<", "parameters:", "for_each", "name: x", "{%\u{301}",
    ]
    private static let names = [
        "page", "a{b", "it's", "{%", "a.liquid", "null", "~", "[a", "a b", "{{x}}", "#", "é",
    ]

    @Test func whateverTheWordsThereIsNothingToComplain() throws {
        var random = Seeded(7)
        func words() -> String? {
            guard random.next(below: 8) > 0 else { return nil }
            return (0...random.next(below: 5)).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }
                .joined()
        }
        let resolver = TemplateResolver(from: .root, user: .root, environment: [:])
        for _ in 0..<200 {
            let name = Self.names[random.next(below: Self.names.count)]
            let (summary, author, license) = (words(), words(), words())
            let template = NewTemplate(name: name, summary: summary, author: author, license: license)
            let files = try Dictionary(
                uniqueKeysWithValues: template.files().map { ($0.path, $0.text?.bytes ?? []) })
            let made = ResolvedTemplate(name: name, folder: .memory(files, shown: name))
            let found = try Lint.results(
                of: [made], resolver, now: (0, Day(year: 2026, month: 3, day: 5)))
            #expect(found[0].own.all + found[0].folder.all == [], "\([name, summary, author, license])")
            let manifest = try RelativePath(untrusted: "\(name).rambaspec")
            let file = SourceFile(path: manifest.text, bytes: files[manifest] ?? [])
            var warnings = Diagnostics()
            let read = try Manifest(rambaspec: file, of: name, diagnostics: &warnings)
            #expect(read.summary == summary && read.author == author && warnings.all == [])
        }
    }
}
