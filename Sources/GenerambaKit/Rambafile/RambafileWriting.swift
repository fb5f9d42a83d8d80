import SourceText

/// The answers of `setup`, which it writes into a Rambafile.
package struct RambafileAnswers: Sendable, Equatable {
    package var company: String?
    package var projectName: String
    package var prefix: String?
    package var projectTarget: String
    package var projectFilePath: String?
    package var testTarget: String?
    package var testFilePath: String?
    package var templates: [String]

    /// The Rambafile as a file of the project.
    package var file: GeneratedFile {
        GeneratedFile(path: Rambafile.path, content: .file(Array(rambafile.utf8)))
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

        # The target for the modules, and their folder
        project_target: \(yaml(projectTarget))
        \(line("project_file_path", projectFilePath, else: "Sources/\(projectTarget)/Modules"))

        # The same for the tests. Without a test target, no tests are generated.
        \(line("test_target", testTarget, else: "\(projectTarget)Tests"))
        \(line("test_file_path", testFilePath, else: "Tests/\(projectTarget)Tests/Modules"))

        # Catalogs to search before the built-in one: git URLs or folders
        # catalogs:
        #   - https://example.com/catalog.git

        # The templates that 'generamba template install' installs into Templates/, such as
        #   - {name: rviper_controller}
        #   - {name: own_template, local: path/to/own_template}
        #   - {name: team_template, git: https://example.com/team_template.git, branch: main}
        templates:\(templates.isEmpty ? " []" : "")
        \(templates.map { "  - {name: \(yaml($0))}\n" }.joined())
        """
    }

    private func line(_ key: String, _ value: String?, else example: String) -> String {
        value.map { "\(key): \(yaml($0))" } ?? "# \(key): \(yaml(example))"
    }
}

extension RambafileAnswers {
    /// Makes empty answers.
    package init() { self.init(projectName: "", projectTarget: "", templates: []) }
}

/// A text as a YAML scalar, plain where every YAML reader takes it as this text, otherwise quoted.
///
/// - Parameter escaped: characters that must be escaped.
package func yaml(_ text: String, escaping escaped: Set<Unicode.Scalar> = []) -> String {
    func isPlain(_ byte: UInt8) -> Bool { byte.isWordPart || byte >= 0x80 || "/.- ".utf8.contains(byte) }
    // Words that YAML 1.1 reads as a boolean or null, in any case (https://yaml.org/type/bool.html).
    let words = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
    let startsAsWord = text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
    let isSafe =
        startsAsWord && text.utf8.allSatisfy(isPlain) && !text.hasSuffix(" ")
        && !words.contains(text.lowercased())
        && escaped.isDisjoint(with: text.unicodeScalars)
        && printable(text, keeping: "") == text
        && !text.unicodeScalars.contains { "\u{FFFE}\u{FFFF}".unicodeScalars.contains($0) }
    guard !isSafe else { return text }
    let quoted = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F || escaped.contains(scalar):
            "\\x" + hex(scalar.value)
        case _ where scalar.value > 0xFFFF && scalar.isHidden(): "\\U" + hex(scalar.value, digits: 8)
        case _ where scalar.isHidden(), "\u{FFFE}", "\u{FFFF}": "\\u" + hex(scalar.value, digits: 4)
        default: String(scalar)
        }
    }
    return "\"\(quoted.joined())\""
}

private func hex(_ value: UInt32, digits: Int = 2) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
