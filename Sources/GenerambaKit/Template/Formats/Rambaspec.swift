import SourceText

extension Manifest {
    static let rambaspecKeys = [
        "name", "summary", "author", "version", "license", "code_files", "test_files", "dependencies",
        "parameters", "line_length", "requires",
    ]

    /// Reads a NAME.rambaspec. Keys and meanings are Generamba 1.5's; warnings are added to `diagnostics`.
    ///
    /// - Parameter template: the name of the template, which the manifest should have, too.
    /// - Throws: `Diagnostics` with all that was found when an error is among it.
    package init(rambaspec file: SourceFile, of template: String, diagnostics: inout Diagnostics) throws {
        let root = try YAMLNode.parse(file)
        var found = Diagnostics()
        guard
            let fields = YAMLFields(
                root, known: Self.rambaspecKeys, of: "the rambaspec", hint: "write 'KEY: VALUE' in each line",
                diagnostics: &found)
        else { throw found }
        self.init(
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
        if !found.hasErrors, codeFiles.isEmpty, testFiles.isEmpty {
            found.addError(
                "the rambaspec has neither 'code_files' nor 'test_files'", at: fields.start,
                hint: "list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'")
        }
        if name.value != template {
            found.addWarning("the rambaspec of '\(template)' is named '\(name.value)'", at: name.range)
        }
        found.sort()
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
    }

    private static func lineLength(_ fields: YAMLFields, _ found: inout Diagnostics) -> Int? {
        guard let text = fields.text("line_length", &found) else { return nil }
        guard let length = Int(text.value), 40...1000 ~= length else {
            found.addError(
                "'line_length' must be a number from 40 to 1000, not '\(text.value)'", at: text.range)
            return nil
        }
        return length
    }

    private static func requirements(_ fields: YAMLFields, _ found: inout Diagnostics) -> [Located<String>] {
        fields.texts("requires", &found).filter { name in
            guard TemplateName(name.value) != nil else {
                found.addError("'\(name.value)' cannot name a template", at: name.range)
                return false
            }
            return true
        }
    }
}
