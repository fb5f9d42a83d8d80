/// A template's manifest, NAME.rambaspec. Keys and meanings are Generamba 1.5's.
package struct Rambaspec: Sendable {
    package var file: SourceFile
    package var name: Located<String>
    package var summary: String?
    package var author: String?
    package var version: String?
    package var codeFiles: [Entry]
    package var testFiles: [Entry]

    /// A file to make, or a folder.
    package struct Entry: Sendable {
        /// The destination below the module's folder; its last component ends the file's name.
        package var name: Located<String>
        /// The source in the template; nil makes a folder.
        package var path: Located<RelativePath>?
        /// The file's own name, instead of prefix, module and the end of `name`.
        package var customName: Located<String>?
    }

    static let keys = [
        "name", "summary", "author", "version", "license", "code_files", "test_files", "dependencies",
    ]

    /// Reads a rambaspec. Warnings are added to `diagnostics`.
    ///
    /// - Parameter template: the name of the template, which the manifest should have too.
    /// - Throws: `Diagnostics` with all that was found when an error is among it.
    package static func parse(
        _ file: SourceFile, of template: String, diagnostics: inout Diagnostics
    ) throws -> Rambaspec {
        let root = try YAMLNode.parse(file)
        var found = Diagnostics()
        guard
            let fields = YAMLFields(
                root, known: keys, of: "the rambaspec", hint: "write 'KEY: VALUE' in each line",
                diagnostics: &found)
        else { throw found }
        let spec = Rambaspec(
            file: file,
            name: fields.requiredText("name", of: "the rambaspec", &found) ?? Located(template),
            summary: fields.text("summary", &found)?.value,
            author: fields.text("author", &found)?.value,
            version: fields.text("version", &found)?.value,
            codeFiles: fields.items("code_files", &found).compactMap { Entry($0, &found) },
            testFiles: fields.items("test_files", &found).compactMap { Entry($0, &found) }
        )
        if !found.hasErrors, spec.codeFiles.isEmpty, spec.testFiles.isEmpty {
            found.add(
                .error(
                    "the rambaspec has neither 'code_files' nor 'test_files'", at: fields.start,
                    hint: "list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'"))
        }
        if spec.name.value != template {
            found.add(
                .warning("the rambaspec of '\(template)' is named '\(spec.name.value)'", at: spec.name.range))
        }
        found.sort()
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
        return spec
    }
}

extension Rambaspec.Entry {
    static let keys = ["name", "path", "custom_name", "is_resource"]

    /// Reads `{name: …, path: …}`; nil with an error noted.
    fileprivate init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let fields = YAMLFields(
            node, known: Self.keys, of: "a file", hint: "write '- {name: NAME, path: SOURCE}'",
            diagnostics: &found)
        guard let fields else { return nil }
        let path = fields.text("path", &found).flatMap { Self.source($0, &found) }
        guard let name = fields.requiredText("name", of: "the file", &found) else { return nil }
        self.init(name: name, path: path, customName: fields.text("custom_name", &found))
    }

    /// A path inside of the template; `..` is refused wherever it stands. Nil with an error noted.
    private static func source(_ text: Located<String>, _ found: inout Diagnostics) -> Located<RelativePath>?
    {
        do throws(PathProblem) {
            guard !pathNames(text.value).contains("..") else { throw .leaves }
            return Located(try RelativePath(untrusted: text.value), text.range)
        } catch {
            found.add(
                .error(
                    "the path '\(text.value)' \(error.reason)", at: text.range,
                    hint: "name a file in the template's folder"))
            return nil
        }
    }
}
