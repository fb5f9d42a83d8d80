import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

/// Tests the source maps of generated files.
struct TracedGenerationTests {
    private func files(isTraced: Bool) throws -> [GeneratedFile] {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                code_files:
                  - {name: Views}
                  - {name: View.swift, path: Code/view.swift.mustache}
                  - {name: Model.swift, path: Code/model.swift}

                """,
                "Code/view.swift.mustache": "{{! no line }}\nstruct View {\n    {{> body }}\n}\n",
                "Code/model.swift": "// {{ no tag }}\nlet model = 1\n",
                "snippets/body.mustache": "let name: {{ module_info.name }}\n",
            ], as: "page")
        var found = Diagnostics()
        let root = AbsolutePath(shop.project)
        let project = try Project.find(
            from: root, user: root, environment: [:], diagnostics: &found)
        let dump = """
            {"name": "Shop", "targets": [{"name": "Shop", "type": "regular", "exclude": []}]}
            """
        let package = try SwiftPackage(dump: Array(dump.utf8)[...])
        var options = TargetOptions()
        options.tests = false
        let destination = try Destination(
            for: project, options: options, in: ProjectTargets(package), diagnostics: &found)
        let module = Module(.example, now: (0, Day(year: 2026, month: 3, day: 5)))
        let folder = TemplateFolder.disk(root.appending("Templates/page"), shown: "Templates/page")
        var generator = Generator(ResolvedTemplate(name: "page", folder: folder), into: destination)
        generator.isTraced = isTraced
        let open = try generator.open(for: module, diagnostics: &found)
        return try generator.generate(module, from: open, with: nil, diagnostics: &found)
    }

    @Test func aCompilersComplaintIsToldAtTheTemplatesLine() throws {
        let files = try files(isTraced: true)
        let texts = files.compactMap(\.text)
        #expect(files.count == 3 && texts.count == 2)
        let complaints = [
            (texts[0], 2, 15, "cannot find type 'Profile' in scope"), (texts[0], 3, 2, "expected '}'"),
            (texts[1], 2, 5, "never used"),
        ]
        let messages = complaints.map { text, line, column, message in
            Diagnostic.error(message, at: text.place(line: line, column: column)).text()
        }
        #expect(
            messages.joined() == """
                Templates/page/snippets/body.mustache:1:11: error: cannot find type 'Profile' in scope
                 1 | let name: {{ module_info.name }}
                   |           ^^^^^^^^^^^^^^^^^^^^^^
                Templates/page/Code/view.swift.mustache:4:2: error: expected '}'
                 4 | }
                   |  ^
                Templates/page/Code/model.swift:2:5: error: never used
                 2 | let model = 1
                   |     ^

                """)
    }

    @Test func originsAreNotedOnRequestOnly() throws {
        let (plain, traced) = (try files(isTraced: false), try files(isTraced: true))
        #expect(plain.map(\.content) == traced.map(\.content))
        #expect(plain.map(\.origins) == [nil, nil, nil])
        #expect(plain[1].text?.line(1)?.origin.file.path == "Sources/Shop/Modules/Profile/ProfileView.swift")
    }
}
