import SourceText

/// A template's manifest, NAME.rambaspec. Keys and meanings are Generamba 1.5's.
package struct Rambaspec: Sendable {
    package var file: SourceFile
    package var name: Located<String>
    package var summary: String?
    package var author: String?
    package var version: String?
    /// What it asks for; none for a template of Generamba, which takes any.
    package var parameters: [Parameter]
    /// The templates from which something has to be generated once into the same target.
    package var requirements: [Located<String>]
    package var codeFiles: [Entry]
    package var testFiles: [Entry]
    /// The most characters of a line in the Swift files that are made; nil leaves lines as they come.
    package var lineLength: Int?

    /// A file to make, or a folder.
    package struct Entry: Sendable {
        /// The destination below the module's folder; its last component ends the file's name.
        package var name: Located<String>
        /// The source in the template; nil makes a folder.
        package var path: Located<RelativePath>?
        /// The file's own name, instead of prefix, module and the end of `name`.
        package var customName: Located<String>?
        /// When it is made: what may stand behind Liquid's `if`.
        package var condition: Located<String>?
        /// The list for whose items it is made, each bound to `item`.
        package var forEach: Located<String>?
        /// Whether Package.swift has to list it among the resources.
        package var isResource = false
    }

    static let keys = [
        "name", "summary", "author", "version", "license", "code_files", "test_files", "dependencies",
        "parameters", "line_length", "requires",
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
            parameters: try Parameter.read(fields.node("parameters"), &found),
            requirements: Self.requirements(fields, &found),
            codeFiles: fields.items("code_files", &found).compactMap { Entry($0, &found) },
            testFiles: fields.items("test_files", &found).compactMap { Entry($0, &found) },
            lineLength: Self.lineLength(fields, &found)
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

    private static func lineLength(_ fields: YAMLFields, _ found: inout Diagnostics) -> Int? {
        guard let text = fields.text("line_length", &found) else { return nil }
        guard let length = Int(text.value), 40...1000 ~= length else {
            found.add(
                .error(
                    "'line_length' must be a number from 40 to 1000, not '\(text.value)'", at: text.range))
            return nil
        }
        return length
    }

    private static func requirements(_ fields: YAMLFields, _ found: inout Diagnostics) -> [Located<String>] {
        fields.texts("requires", &found).filter { name in
            guard TemplateReference.isName(name.value) else {
                found.add(.error("'\(name.value)' cannot name a template", at: name.range))
                return false
            }
            return true
        }
    }
}
