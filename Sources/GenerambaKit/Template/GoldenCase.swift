import SourceText
import SwiftText
import YAML

/// The contents of a golden test: the words of `gen`, and the settings that a Rambafile would have.
package struct GoldenCase: Sendable {
    package private(set) var prefix, author, description: String?
    package private(set) var company, projectName: String?
    /// The library that the tests are converted to; nil if the template decides.
    package private(set) var tests: TestFramework?
    /// The other words: the names, the template and its parameters.
    private var words: [String] = []
    /// The values of `--custom_parameters`.
    private var custom: [GivenParameter] = []
    /// The place of the words.
    package let range: SourceRange

    /// Reads a golden test.
    ///
    /// - Throws: `Diagnostics` for a file without words, and for an option that a golden test does not have.
    package init(_ test: GoldenTest, in folder: TemplateFolder, _ diagnostics: inout Diagnostics) throws {
        let file = SourceFile(path: "\(folder.shown)/\(test.path)", bytes: try folder.read(test.path) ?? [])
        self = try YAMLFields.read(
            YAMLNode.parse(file), known: ["gen", "author", "company", "project_name"], of: "a golden test",
            diagnostics: &diagnostics
        ) { fields, found in
            guard let text = fields.requiredText("gen", of: "the golden test", &found) else { throw found }
            var read = try GoldenCase(text)
            read.author = read.author ?? fields.text("author", &found)?.value
            read.company = fields.text("company", &found)?.value
            read.projectName = fields.text("project_name", &found)?.value
            return read
        }
    }

    /// Returns the text of a golden test with these words of `gen`.
    package static func text(_ words: String) -> [UInt8] { Array("gen: \(yaml(words))\n".utf8) }

    private init(_ text: Located<String>) throws {
        range = text.textRange
        guard let all = shellWords(text.value) else {
            throw Diagnostics.error("a quotation mark is not closed", at: range)
        }
        var rest = all[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let option = parts[0].replacing("_", with: "-")
            guard Self.options.contains(option) else {
                words.append(word)
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw Diagnostics.error("'\(option)' has no value", at: range)
            }
            try take(option, value)
            while option == "--custom-parameters", rest.first?.hasPrefix("-") == false,
                rest.first?.contains(":") == true
            {
                try take(option, rest.removeFirst())
            }
        }
    }

    /// The options of `gen` that a golden test may have, besides those of its template.
    private static let options = [
        "--prefix", "--author", "--description", "-d", "--tests", "--custom-parameters",
    ]

    private mutating func take(_ option: String, _ value: String) throws {
        switch option {
        case "--prefix": prefix = value
        case "--author": author = value
        case "--tests":
            tests = TestFramework(rawValue: value)
            guard tests == nil else { return }
            throw Diagnostics.error(
                "'\(value)' is not a library for tests", at: range, hint: "write xctest or swift-testing")
        case "--custom-parameters":
            guard let parameter = GivenParameter(custom: value) else {
                throw Diagnostics.error(
                    "'\(value)' is not a custom parameter", at: range, hint: "write KEY:VALUE")
            }
            custom.append(parameter)
        default: description = value
        }
    }

    /// The names of the modules, and the parameters of a template.
    ///
    /// - Parameters:
    ///   - declared: the parameters that the template declares.
    ///   - siblings: the names of all templates in its folder.
    /// - Returns: nil if the words name another template of the folder.
    /// - Throws: `Diagnostics` if the words do not fit the template.
    package func arguments(
        of template: String, _ declared: [Parameter], among siblings: [String]
    ) throws -> (names: [String], given: [GivenParameter])? {
        let read = ModuleArguments(words, declared: declared)
        let words = read.arguments
        if words.count > 1, words[1] != template, siblings.contains(words[1]) { return nil }
        func error(_ message: String, hint: String? = nil) -> Diagnostics {
            .error(message, at: range, hint: hint)
        }
        if let option = read.unknown.first {
            let known = declared.map { "--\($0.name.value)" } + Self.options
            throw error(
                "unknown option '\(option)'",
                hint: didYouMean(option, in: known)
                    ?? "it is neither a parameter of '\(template)' nor one of \(quoted(Self.options))")
        }
        if let parameter = read.incomplete.first { throw error("missing value for '\(parameter.form())'") }
        guard let names = words.first else {
            throw error("no name of a module", hint: "write 'gen: Profile'")
        }
        guard words.count <= 2 else { throw error("unexpected argument '\(words[2])'") }
        guard words.count == 2 || siblings.count == 1 else {
            throw error(
                "several templates share the folder", hint: "name one after the module: \(quoted(siblings))")
        }
        guard words.count == 1 || words[1] == template else {
            throw error("no template '\(words[1])' in the folder", hint: didYouMean(words[1], in: siblings))
        }
        return (names.split(separator: ",").map(\.trimmed), read.parameters + custom)
    }
}
