import SourceText
import SwiftText
import SystemAccess
import YAML

/// The answers of `setup`, which it writes into a Rambafile.
package struct RambafileAnswers: Sendable, Equatable {
    package var company: String?
    package var projectName: String
    package var prefix: String?
    package var xcodeprojPath: String?
    package var projectTarget: String
    package var projectFilePath: String?
    package var testTarget: String?
    package var testFilePath: String?
    package var tests: TestFramework?
    package var templates: [String]

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
        \(line("prefix", prefix, else: "XY"))

        \(xcodeproj)# The target for the modules, and their folder. By default, it is the target's own.
        project_target: \(yaml(projectTarget))
        \(line("project_file_path", projectFilePath, else: "\(parent("Sources"))\(projectTarget)/Modules"))

        # The same for the tests. Without a test target, no tests are generated.
        \(line("test_target", testTarget, else: "\(projectTarget)Tests"))
        \(line("test_file_path", testFilePath, else: "\(parent("Tests"))\(projectTarget)Tests/Modules"))
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
        \(templates.map { "  - {name: \(yaml($0))}\n" }.joined())
        """
    }

    /// The folder of a target's folder, for examples; empty in an Xcode project.
    private func parent(_ name: String) -> String { xcodeprojPath == nil ? "\(name)/" : "" }

    /// The section about the Xcode project; empty without one.
    private var xcodeproj: String {
        guard let path = xcodeprojPath else { return "" }
        return "# The Xcode project that the modules are added to\nxcodeproj_path: \(yaml(path))\n\n"
    }

    private func line(_ key: String, _ value: String?, else example: String) -> String {
        value.map { "\(key): \(yaml($0))" } ?? "# \(key): \(yaml(example))"
    }
}

extension RambafileAnswers {
    /// Makes empty answers.
    package init() { self.init(projectName: "", projectTarget: "", templates: []) }
}
