import SourceText
import SystemAccess
import YAML

extension Manifest {
    /// The keys of a rambaspec.
    package static let rambaspecKeys = [
        YAMLKey("name", .name(), "the name of the template's folder"),
        YAMLKey("summary", .text(), "what modules it makes"), YAMLKey("author", .text(), "who wrote it"),
        YAMLKey("version", .text(), "its version"), YAMLKey("license", .any, "its license"),
        YAMLKey("code_files", .items(Entry.keys), "the files of a module"),
        YAMLKey("test_files", .items(Entry.keys), "the files of its tests"),
        YAMLKey("dependencies", .texts(), "libraries that the code needs"),
        YAMLKey("parameters", .items(Parameter.keys), "what a module can be asked for"),
        YAMLKey(
            "insertions", .items(InsertionEntry.keys), "what a module adds to other files of the project"),
        YAMLKey("liquid", .number(4...5), "the version of Liquid"),
        YAMLKey("line_length", .number(40...1000), "the longest lines of the code"),
        YAMLKey("indentation", .number(1...8), "the spaces with which the template's files are indented"),
        YAMLKey("header", .flag, "whether files begin with the project's header"),
        YAMLKey("module_folder", .flag, "whether a module has a folder of its own"),
        YAMLKey(
            "requires", .texts(pattern: TemplateName.pattern), "templates that it needs once in the target"),
        YAMLKey(
            "platforms", .texts(pattern: "^ *([iI][oO][sS]|[mM][aA][cC][oO][sS]) +[0-9]+(\\.[0-9]+){0,2} *$"),
            "the lowest versions of the platforms, like iOS 16"),
        YAMLKey("check_stubs", .texts(), "folders with code that only 'template check' compiles"),
        YAMLKey("convert_tests", .flag, "whether tests are converted to Swift Testing on request"),
    ]

    /// Parses a NAME.rambaspec with the keys and meanings of Generamba 1.5. Adds warnings to `diagnostics`.
    ///
    /// - Parameters:
    ///   - template: the template's name, which the manifest should repeat.
    ///   - time: the time budget that all patterns of parameters share.
    /// - Throws: `Diagnostics` with all problems, if an error is among them.
    package init(
        rambaspec file: SourceFile, of template: String, time: TimeBudget = .forPatterns(),
        diagnostics: inout Diagnostics
    ) throws {
        try self.init(rambaspec: YAMLNode.parse(file), of: template, diagnostics: &diagnostics) {
            try Parameter.read($0, time, &$1)
        }
    }

    /// Creates a manifest from the YAML of a rambaspec.
    ///
    /// - Parameter parameters: reads the value of `parameters:` and records the problems in it.
    /// - Throws: `Diagnostics` with all problems, if an error is among them.
    package init(
        rambaspec root: YAMLNode, of template: String, diagnostics: inout Diagnostics,
        parameters: (YAMLNode?, inout Diagnostics) throws -> [Parameter]
    ) throws {
        let keys = Self.rambaspecKeys
        self = try YAMLFields.read(root, known: keys, of: "the rambaspec", diagnostics: &diagnostics) {
            try Self($0, of: template, &$1, parameters)
        }
    }

    private init(
        _ fields: YAMLFields, of template: String, _ found: inout Diagnostics,
        _ parameters: (YAMLNode?, inout Diagnostics) throws -> [Parameter]
    ) throws {
        self.init(
            name: fields.requiredText("name", of: "the rambaspec", &found) ?? Located(template),
            summary: fields.text("summary", &found)?.value, author: fields.text("author", &found)?.value,
            version: fields.text("version", &found)?.value,
            parameters: try parameters(fields.node("parameters"), &found),
            requirements: Self.requirements(fields, &found),
            dependencies: fields.texts("dependencies", &found),
            codeFiles: fields.items("code_files", &found).compactMap { Entry($0, &found) },
            testFiles: fields.items("test_files", &found).compactMap { Entry($0, &found) },
            insertions: fields.items("insertions", &found).compactMap { InsertionEntry($0, &found) },
            lineLength: Self.number("line_length", in: 40...1000, fields, &found),
            indentation: Self.number("indentation", in: 1...8, fields, &found),
            isOfLiquid5: Self.number("liquid", in: 4...5, fields, &found) == 5,
            convertsTests: fields.flag("convert_tests", &found) ?? true,
            printsHeader: fields.flag("header", &found) ?? false,
            hasModuleFolder: fields.flag("module_folder", &found) ?? true,
            platforms: Self.platforms(fields, &found),
            checkStubs: Self.checkStubs(fields, &found))
        if !found.hasErrors, codeFiles.isEmpty, testFiles.isEmpty {
            found.addError(
                "the rambaspec has neither 'code_files' nor 'test_files'", at: fields.start,
                hint: "list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'")
        }
        if name.value != template {
            found.addWarning("the rambaspec of '\(template)' is named '\(name.value)'", at: name.range)
        }
    }

    private static func number(
        _ key: String, in range: ClosedRange<Int>, _ fields: YAMLFields, _ found: inout Diagnostics
    ) -> Int? {
        guard let text = fields.text(key, &found) else { return nil }
        if let number = Int(text.value), range ~= number { return number }
        found.addError(
            "'\(key)' must be a number from \(range.lowerBound) to \(range.upperBound), not '\(text.value)'",
            at: text.range)
        return nil
    }

    /// Parses `platforms: [iOS 16, macOS 13]`.
    private static func platforms(_ fields: YAMLFields, _ found: inout Diagnostics) -> [PlatformVersion] {
        var platforms: [PlatformVersion] = []
        for text in fields.texts("platforms", &found) {
            guard let platform = PlatformVersion(text.value) else {
                found.addError(
                    "'\(text.value)' is not a version of iOS or macOS", at: text.range,
                    hint: "write it like 'iOS 16'")
                continue
            }
            if platforms.contains(where: { $0.platform == platform.platform }) {
                found.addError("'\(platform.platform)' appears twice", at: text.range, hint: "remove one")
            }
            platforms.append(platform)
        }
        return platforms
    }

    private static func checkStubs(
        _ fields: YAMLFields, _ found: inout Diagnostics
    ) -> [Located<RelativePath>] {
        let hint = "name a folder in the template's folder"
        return fields.texts("check_stubs", &found).compactMap { text in
            guard let path = text.path(climbing: false, hint: hint, &found) else { return nil }
            if path.value == .here {
                found.addError(
                    "'check_stubs' cannot be the template's own folder", at: text.range, hint: hint)
            }
            return path
        }
    }

    private static func requirements(_ fields: YAMLFields, _ found: inout Diagnostics) -> [Located<String>] {
        fields.texts("requires", &found).filter { name in
            if TemplateName(name.value) != nil { return true }
            found.addError("'\(name.value)' is not a valid template name", at: name.range)
            return false
        }
    }
}

extension Manifest.Entry {
    package static let keys = [
        YAMLKey("name", .name(), "the name of the file without the module's"),
        YAMLKey("path", .text(pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$))"), "its source in the template's folder"),
        YAMLKey("custom_name", .text(), "the whole name of the file"),
        YAMLKey("is_resource", .flag, "whether it is copied as it is"),
        YAMLKey("when", .text(), "the condition under which it is made"),
        YAMLKey("for_each", .text(), "the list for whose items it is made"),
    ]

    /// Parses `{name: …, path: …}`. Records an error and returns nil if it is invalid.
    package init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let fields = YAMLFields(
            node, known: Self.keys, of: "a file", hint: "write '- {name: NAME, path: SOURCE}'",
            diagnostics: &found)
        guard let fields else { return nil }
        let path = fields.text("path", &found).flatMap {
            // `..` is rejected anywhere, even if the path does not leave the folder.
            $0.path(climbing: false, hint: "name a file in the template's folder", &found)
        }
        guard let name = fields.requiredText("name", of: "the file", &found) else { return nil }
        self.init(
            name: name, path: path, customName: fields.text("custom_name", &found),
            condition: fields.text("when", &found), forEach: fields.text("for_each", &found),
            isResource: fields.flag("is_resource", &found) ?? false)
    }
}
