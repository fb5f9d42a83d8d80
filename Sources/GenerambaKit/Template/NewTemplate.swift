import SystemAccess
import YAML

/// A starter template: a rambaspec with one parameter, a source file and the source of its test.
package struct NewTemplate: Sendable {
    /// The name of the template and its folder.
    package let name: String
    package var summary: String?
    package var author: String?
    package var license: String?

    /// Returns the template's files with their paths in its folder.
    package func files() throws -> [GeneratedFile] {
        let texts = [
            (name + TemplateName.ending, rambaspec), ("Code/viewmodel.swift.mustache", Self.code),
            ("Tests/viewmodeltests.swift.mustache", Self.test),
        ]
        return try texts.map { path, text in
            GeneratedFile(path: try RelativePath(untrusted: path), content: .file(Array(text.utf8)))
        }
    }

    /// The words of `gen` of its first golden test.
    package static let words = "Profile --title Welcome"

    private var rambaspec: String { head + Self.files }

    /// The lines of the rambaspec that describe the template.
    var head: String {
        let fields = [
            ("name", name), ("summary", summary), ("author", author), ("version", "1.0.0"),
            ("license", license),
        ]
        return fields.compactMap { key, text in
            text.map { "\(key): \(key == "version" ? $0 : Self.scalar($0))\n" }
        }.joined()
    }

    /// Returns a text as YAML. Escapes anything that would make the rambaspec a Liquid one.
    private static func scalar(_ text: String) -> String {
        yaml(text, escaping: Dialect(rambaspec: Array(text.utf8)) == .liquid ? ["%", "."] : [])
    }

    private static let files = #"""

        # What the template asks for: 'gen NAME TEMPLATE --title Welcome'
        parameters:
        - name: title
          summary: what the view model shows at first
          type: string
          default: Hello
          pattern: '^[^"\\\n]+$'
          pattern_hint: a text without quotation marks or backslashes
          examples: [Hello, Welcome back]

        # What it makes: 'name' ends the file's name, 'path' is the source
        code_files:
        - {name: ViewModel.swift, path: Code/viewmodel.swift.mustache}

        test_files:
        - {name: ViewModelTests.swift, path: Tests/viewmodeltests.swift.mustache}

        """#

    private static let code = """
        /// What the view of {{ module_info.name }} shows.
        struct {{ prefix }}{{ module_info.name }}ViewModel {
          let title = "{{ title | swift_string }}"
        }

        """

    private static let test = """
        import XCTest

        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}ViewModelTests: XCTestCase {
          func testTitle() {
            // given
            let viewModel = {{ prefix }}{{ module_info.name }}ViewModel()

            // then
            XCTAssertEqual(viewModel.title, "{{ title | swift_string }}")
          }
        }

        """
}

extension NewTemplate {
    /// Creates a template from its name alone.
    package init(name: String) { self.init(name: name, summary: nil) }
}
