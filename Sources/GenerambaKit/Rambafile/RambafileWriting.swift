import SwiftText
import YAML

/// The answers of `setup`, which it writes into a Rambafile.
package struct RambafileAnswers: Sendable, Equatable {
    package var author: String?
    package var company: String?
    package var projectName: String
    package var prefix: String?
    package var xcodeprojPath: String?
    package var projectTarget: String
    /// The targets that get the code besides the first one.
    package var otherTargets: [String] = []
    package var projectFilePath: String?
    package var projectGroupPath: String?
    package var testTarget: String?
    /// The targets that get the tests besides the first one.
    package var otherTestTargets: [String] = []
    package var testFilePath: String?
    package var testGroupPath: String?
    package var tests: TestFramework?
    package var templates: [String]
    /// The folders of templates that the Rambafile names with `local`, by the names of the templates.
    package var templateFolders: [String: String] = [:]
    /// Whether the modules from these templates have folders of their own; nil for the default.
    package var moduleFolder: Bool?
    package var samples: [Sample] = []
    package var imports = ImportedTypes()

    /// The keys of the entry for a template, with their values.
    func item(for template: String) -> [(key: String, value: String)] {
        [("name", template)] + (templateFolders[template].map { [("local", $0)] } ?? [])
    }

    /// The entry for a template, without braces.
    func words(for template: String) -> String {
        item(for: template).map { "\($0.key): \(yaml($0.value))" }.joined(separator: ", ")
    }

    /// The Rambafile as a file of the project.
    package var file: GeneratedFile {
        GeneratedFile(path: Rambafile.path, content: .file(Array(rambafile.utf8))).by(.program)
    }

    /// The text of the Rambafile, with a comment on every section.
    package var rambafile: String {
        """
        # Generamba's settings for this project. Paths are relative to this file's folder.

        # The names of the project and the company, as templates print them
        project_name: \(yaml(projectName))
        \(line("company", company, else: "Example Ltd."))
        # The prefix of the names of types and files
        \(line("prefix", prefix, else: "XY"))\(given("author", author))

        \(xcodeproj)# The target for the modules, and their folder. By default, it is the target's own.
        \(targets("project_target", [projectTarget] + otherTargets))
        \(line("project_file_path", projectFilePath, else: "\(parent("Sources"))\(projectTarget)/Modules"))\
        \(given("project_group_path", projectGroupPath))

        # The same for the tests. Without a test target, no tests are generated.
        \(testTarget.map { targets("test_target", [$0] + otherTestTargets) } ?? "# test_target: \(yaml("\(projectTarget)Tests"))")
        \(line("test_file_path", testFilePath, else: "\(parent("Tests"))\(projectTarget)Tests/Modules"))\
        \(given("test_group_path", testGroupPath))
        # Whether tests are written with Swift Testing or XCTest. By default, each template decides.
        \(line("tests", tests?.rawValue, else: "swift-testing"))

        # Catalogs to search before the built-in one: git URLs or folders
        # catalogs:
        #   - https://example.com/catalog.git

        # The templates that the team uses, such as
        #   - {name: rviper_controller}
        #   - {name: own_template, local: path/to/own_template}
        #   - {name: team_template, git: https://example.com/team_template.git, branch: main}
        templates:\(templates.isEmpty ? " []" : "")
        \(templates.map { "  - {\(words(for: $0))\(moduleFolder.map { ", module_folder: \($0)" } ?? "")}\n" }.joined())\
        \(lines("samples", samples.map { "\(yaml($0.type)): \(yaml($0.expression))" }))\
        \(lines("imports", imports.lines.map { "\(yaml($0)): [\($1.map { yaml($0) }.joined(separator: ", "))]" }))
        """
    }

    /// The folder of a target's folder, for examples; empty in an Xcode project.
    private func parent(_ name: String) -> String { xcodeprojPath == nil ? "\(name)/" : "" }

    /// The section about the Xcode project; empty without one.
    private var xcodeproj: String {
        guard let path = xcodeprojPath else { return "" }
        return "# The Xcode project that the modules are added to\nxcodeproj_path: \(yaml(path))\n\n"
    }

    private func targets(_ key: String, _ names: [String]) -> String {
        names.count == 1
            ? "\(key): \(yaml(names[0]))" : "\(key)s: [\(names.map { yaml($0) }.joined(separator: ", "))]"
    }

    /// A line with a value behind another line; empty without a value.
    private func given(_ key: String, _ value: String?) -> String {
        value.map { "\n\(key): \(yaml($0))" } ?? ""
    }

    /// A mapping; empty without lines.
    private func lines(_ key: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\(key):\n\(lines.map { "  \($0)\n" }.joined())"
    }

    private func line(_ key: String, _ value: String?, else example: String) -> String {
        value.map { "\(key): \(yaml($0))" } ?? "# \(key): \(yaml(example))"
    }
}

extension RambafileAnswers {
    /// Makes empty answers.
    package init() { self.init(projectName: "", projectTarget: "", templates: []) }
}
