import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess
@testable import TemplateEngine

/// Complete templates designed to waste time and memory.
struct HostileTemplateTests {
    private static let module = Module(.example, now: (0, Day(year: 2026, month: 3, day: 5)))

    /// The messages about a template; nil if there are none.
    private func messages(
        _ files: [String: String], limits: Renderer.Limits = .init()
    ) throws -> String? {
        var contents: [RelativePath: [UInt8]] = [:]
        for (path, text) in files { contents[try RelativePath(untrusted: path)] = Array(text.utf8) }
        let folder = TemplateFolder.memory(contents, shown: "Templates/t")
        var warnings = Diagnostics()
        do {
            var module = Self.module
            module.limits = limits
            var generator = Generator(ResolvedTemplate(name: "t", folder: folder), into: try .here)
            let open = try generator.open(for: module, diagnostics: &warnings)
            _ = try generator.generate(module, from: open, with: nil, diagnostics: &warnings)
            return nil
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map { $0.text() }.joined()
        }
    }

    private func rambaspec(_ entries: [String]) -> String {
        "name: t\ncode_files:\n" + entries.map { "- \($0)\n" }.joined()
    }

    @Test func theFilesOfATemplateShareTheLimits() throws {
        let entries = (0..<5).map { "{name: a\($0), path: a.liquid}" }
        let files = ["t.rambaspec": rambaspec(entries), "a.liquid": "{% for i in (1..40) %}x{% endfor %}"]
        #expect(try messages(files) == nil)
        let found = try messages(files, limits: .init(steps: 200))
        #expect(
            found == """
                Templates/t/a.liquid:1:4: error: the template takes more than 200 steps
                 1 | {% for i in (1..40) %}x{% endfor %}
                   |    ^^^
                  hint: look for nested loops, or allow more: '--limit steps=N'

                """)
    }

    @Test func copiedFilesShareThemToo() throws {
        let entries = (0..<5).map { "{name: a\($0), path: a.png}" }
        let files = ["t.rambaspec": rambaspec(entries), "a.png": String(repeating: "x", count: 300_000)]
        #expect(try messages(files) == nil)
        let found = try messages(files, limits: .init(mebibytes: 1))
        #expect(
            found == """
                Templates/t/t.rambaspec:6:10: error: the template's files are larger than 1 MiB together
                 6 | - {name: a3, path: a.png}
                   |          ^^
                  hint: use smaller files, or allow more: '--limit output=N'

                """)
    }

    @Test func aSourceOfManyFilesIsParsedOnce() throws {
        let entries = (0..<500).map { "{name: a\($0), path: a.liquid}" }
        let text = "{{" + String(repeating: "{{ prefix }} ", count: 20_000)
        let time = try ContinuousClock().measure {
            let files = ["t.rambaspec": rambaspec(entries), "a.liquid": text]
            let found = try messages(files, limits: .init(steps: 30_000))
            #expect(found?.split(separator: "\n").count { $0.contains(" error: ") } == 1)
        }
        #expect(time < .seconds(100))
    }

    @Test func manyNamesWithEscapesTakeLittle() throws {
        let entries = (0..<5000).map { _ in #"{name: "\x41"}"# }
        let time = try ContinuousClock().measure {
            let found = try messages(["t.rambaspec": rambaspec(entries)])
            #expect(found == nil)
        }
        #expect(time < .seconds(100))
    }

    @Test func aMistakeInANameWithEscapesIsShownInItsPlace() throws {
        let files = ["t.rambaspec": rambaspec([#"{name: View}"#, #"{name: "\x41{{nmae}}"}"#])]
        let found = try messages(files)
        #expect(
            found == """
                Templates/t/t.rambaspec:4:10: error: unknown name 'nmae'
                 4 | - {name: "\\x41{{nmae}}"}
                   |          ^^^^^^^^^^^^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'

                """)
    }

    @Test func aRambaspecIsNotRenderedWithoutEnd() throws {
        let text = """
            name: t
            code_files:
            {% for i in (1..3000) %}- {name: a{{ i }}, custom_name: "{{ file_basename }}", path: a}
            {% endfor %}
            """
        let found = try messages(["t.rambaspec": text, "a": ""])
        #expect(found?.contains("error: the template takes more than 1000000 steps\n") == true)
    }
}

extension Destination {
    /// The root of a package's only target.
    fileprivate static var here: Destination {
        get throws {
            let dump =
                #"{"name": "A", "targets": [{"name": "A", "type": "regular", "path": "tmp", "exclude": []}]}"#
            var warnings = Diagnostics()
            let file = SourceFile(path: "Rambafile", text: "project_name: A\nproject_target: A\n")
            let rambafile = try Rambafile.parse(file, diagnostics: &warnings)
            return try Destination(
                for: Project(
                    root: .root, user: .root, rambafile: rambafile, file: file, publicCatalog: nil),
                options: TargetOptions(),
                in: ProjectTargets(SwiftPackage(dump: Array(dump.utf8)[...])), diagnostics: &warnings)
        }
    }
}
