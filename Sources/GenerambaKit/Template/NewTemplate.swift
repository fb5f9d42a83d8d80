/// A template to begin with: a rambaspec with one parameter, a source and the source of its test.
package struct NewTemplate: Sendable {
    private let name: String
    private let summary: String?
    private let author: String?
    private let license: String?

    /// - Parameter name: the name of the template and of its folder.
    package init(name: String, summary: String?, author: String?, license: String?) {
        self.name = name
        self.summary = summary
        self.author = author
        self.license = license
    }

    /// Its files.
    ///
    /// - Parameter folder: where the template's folder is to stand.
    package func files(in folder: RelativePath) throws -> [WantedFile] {
        let texts = [
            ("\(name).rambaspec", rambaspec), ("Code/viewmodel.swift.mustache", Self.code),
            ("Tests/viewmodeltests.swift.mustache", Self.test),
        ]
        return try texts.map { path, text in
            let path = try folder.appending(untrusted: "\(name)/\(path)")
            return WantedFile(path: path, content: .file(Array(text.utf8)))
        }
    }

    private var rambaspec: String {
        let lines = [("summary", summary), ("author", author), ("version", "1.0.0"), ("license", license)]
        return "name: \(yaml(name))\n"
            + lines.compactMap { key, text in
                text.map { "\(key): \(key == "version" ? $0 : yaml($0))\n" }
            }.joined() + Self.files
    }

    private static let files = #"""

        # What the template asks for: 'gen NAME TEMPLATE --title Welcome'
        parameters:
        - name: title
          summary: what the view model shows at first
          type: string
          default: Hello
          pattern: '^[^"\\\n]+$'
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
          let title = "{{ title }}"
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
            XCTAssertEqual(viewModel.title, "{{ title }}")
          }
        }

        """
}
