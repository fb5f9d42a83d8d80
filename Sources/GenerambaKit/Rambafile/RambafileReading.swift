import SourceText
import SwiftText
import YAML

extension Rambafile {
    /// The keys of a Rambafile, including Generamba's keys that have no effect in a Swift package.
    package static let keys = [
        YAMLKey("company", .text(), "the name of the company, as templates print it"),
        YAMLKey("author", .text(), "the name of the author, as templates print it"),
        YAMLKey("project_name", .name(), "the name of the project, as templates print it"),
        YAMLKey("prefix", .text(), "the prefix of the names of types and files"),
        YAMLKey(
            "product_module_name", .text(), "the module that tests import, if it is not named as the target"),
        YAMLKey("xcodeproj_path", .text(), "the Xcode project for code and tests"),
        YAMLKey("project_xcodeproj_path", .text(), "the Xcode project for code"),
        YAMLKey("test_xcodeproj_path", .text(), "the Xcode project for tests"),
        YAMLKey("project_target", .text(), "the target for code"),
        YAMLKey("project_targets", .texts(), "the targets for code"),
        YAMLKey("project_file_path", .text(), "the folder for code"),
        YAMLKey("project_group_path", .text(), "the Xcode group for code"),
        YAMLKey("test_target", .text(), "the target for tests"),
        YAMLKey("test_targets", .texts(), "the targets for tests"),
        YAMLKey("test_file_path", .text(), "the folder for tests"),
        YAMLKey("test_group_path", .text(), "the Xcode group for tests"),
        YAMLKey("tests", .choice(TestFramework.allCases.map(\.rawValue)), "the library for tests"),
        YAMLKey("indentation", .choice((1...8).map(String.init) + ["tab"]), "how code is indented"),
        YAMLKey("header", .text(), "the comment at the beginning of each file"),
        YAMLKey("podfile_path", .text(), "the Podfile, in which required libraries are looked up"),
        YAMLKey("cartfile_path", .text(), "the Cartfile, in which required libraries are looked up"),
        YAMLKey("create_logical_groups", .flag, "whether Xcode groups have no folders"),
        YAMLKey("catalogs", .texts(), "catalogs to search before the built-in one: git URLs or folders"),
        YAMLKey("public_catalog", .text(), "the catalog to search last"),
        YAMLKey(
            "templates", .items(TemplateReference.keys, orNames: true), "the templates that the team uses"),
        YAMLKey("allow_outside", .texts(), "files outside of modules that templates may change"),
        YAMLKey("samples", .pairs(.text()), "expressions with which tests make values of types"),
        YAMLKey("imports", .pairs(.texts()), "the types that other modules declare"),
    ]

    /// Parses a Rambafile. Adds warnings to `diagnostics`.
    ///
    /// - Throws: `Diagnostics` with all problems when at least one is an error.
    package static func parse(_ file: SourceFile, diagnostics: inout Diagnostics) throws -> Rambafile {
        let root = try YAMLNode.parse(file)
        return try YAMLFields.read(root, known: keys, of: "the Rambafile", diagnostics: &diagnostics) {
            try Rambafile($0, &$1)
        }
    }

    private init(_ fields: YAMLFields, _ found: inout Diagnostics) throws {
        let targets = fields.either("project_targets", "project_target", &found)
        let folder = fields.text("project_file_path", &found)
        if targets.isEmpty, folder?.value.isEmpty ?? true {
            _ = fields.requiredText("project_target", of: "the Rambafile", &found)
        }
        self.init(
            projectName: fields.requiredText("project_name", of: "the Rambafile", &found) ?? Located(""),
            company: fields.text("company", &found), author: fields.text("author", &found),
            prefix: fields.text("prefix", &found),
            productModuleName: fields.text("product_module_name", &found),
            xcodeprojPath: fields.text("xcodeproj_path", &found),
            projectXcodeprojPath: fields.text("project_xcodeproj_path", &found),
            testXcodeprojPath: fields.text("test_xcodeproj_path", &found), projectTargets: targets,
            projectFilePath: folder, projectGroupPath: fields.text("project_group_path", &found),
            testTargets: fields.either("test_targets", "test_target", &found),
            testFilePath: fields.text("test_file_path", &found),
            testGroupPath: fields.text("test_group_path", &found), tests: fields.testFramework(&found),
            indentation: fields.indentation(&found), header: fields.text("header", &found),
            createsLogicalGroups: fields.flag("create_logical_groups", &found) ?? false,
            podfilePath: fields.text("podfile_path", &found),
            cartfilePath: fields.text("cartfile_path", &found),
            templates: fields.items("templates", &found).compactMap { TemplateReference($0, &found) },
            allowsOutside: fields.texts("allow_outside", &found).map(\.value),
            catalogs: fields.texts("catalogs", &found), publicCatalog: fields.text("public_catalog", &found),
            samples: try Sample.read(fields.node("samples"), &found),
            imports: ImportedTypes(fields.node("imports"), &found))
    }
}

extension YAMLFields {
    /// The library for tests that `tests` names; nil without it.
    package func testFramework(_ found: inout Diagnostics) -> TestFramework? {
        guard let name = text("tests", &found) else { return nil }
        let framework = TestFramework(rawValue: name.value)
        if framework == nil {
            let choices = TestFramework.allCases.map(\.rawValue)
            found.addError(
                "'\(name.value)' is not a library for tests", at: name.range,
                hint: didYouMean(name.value, in: choices) ?? "write \(choices.joined(separator: " or "))")
        }
        return framework
    }

    /// The indentation that `indentation` names: a number of spaces, or `tab`; nil without it.
    fileprivate func indentation(_ found: inout Diagnostics) -> Indentation? {
        guard let text = text("indentation", &found) else { return nil }
        if text.value == "tab" { return .tab }
        let indentation = Indentation(spaces: text.value)
        if indentation == nil {
            found.addError(
                "'\(text.value)' is not an indentation", at: text.range,
                hint: "write the number of spaces, from 1 to 8, or 'tab'")
        }
        return indentation
    }

    /// The names in the list under one key or, if there are none, the single name under another.
    func either(_ list: String, _ single: String, _ found: inout Diagnostics) -> [Located<String>] {
        let names = texts(list, &found)
        return (names.isEmpty ? text(single, &found).map { [$0] } ?? [] : names).filter { !$0.value.isEmpty }
    }
}

extension TemplateReference {
    package static let keys =
        [
            YAMLKey("name", .name(pattern: TemplateName.pattern), "the name of the template"),
            YAMLKey("local", .text(), "the template's folder"),
        ] + GitReference.keys + TemplateSettings.keys

    /// Reads `{name: …}` or a plain name. Returns nil after adding an error to `found`.
    package init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let given: (name: Located<String>, source: Source, settings: TemplateSettings)
        if let text = node.text {
            given = (Located(text, node.range), .catalogs, TemplateSettings())
        } else {
            let fields = YAMLFields(
                node, known: Self.keys, of: "a template", hint: "write '- {name: NAME}'", diagnostics: &found)
            guard let fields, let name = fields.requiredText("name", of: "the template", &found)
            else { return nil }
            let (local, git) = (fields.text("local", &found), GitReference(fields, &found))
            if let local, git != nil {
                found.addError("a template cannot have both 'local' and 'git'", at: local.range)
            }
            let source = git.map { Source.git($0) } ?? local.map { .local($0) } ?? .catalogs
            given = (name, source, TemplateSettings(fields, &found))
        }
        guard let name = TemplateName(given.name.value) else {
            found.addError(
                "'\(given.name.value)' is not a valid template name", at: given.name.range,
                hint: Self.hint(forName: given.name.value))
            return nil
        }
        self.init(name: Located(name, given.name.range), source: given.source, settings: given.settings)
    }

    private static func hint(forName text: String) -> String {
        if text.contains("/") { return "a name contains no '/'" }
        return text.hasPrefix("-") || text.hasPrefix(".")
            ? "a name does not begin with '\(text.prefix(1))'" : "write the name of the template's folder"
    }
}
