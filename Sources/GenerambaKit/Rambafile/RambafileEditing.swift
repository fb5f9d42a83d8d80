import SourceText
import YAML

extension RambafileAnswers {
    /// Reads the answers that a Rambafile has. It may lack some, even required ones.
    ///
    /// - Throws: `Diagnostics` when the file is not a mapping, or when a value is of the wrong kind.
    package init(_ file: SourceFile) throws {
        var found = Diagnostics()
        let fields = try Self.fields(of: file)
        func text(_ key: String) -> String? {
            fields.text(key, &found).flatMap { $0.value.isEmpty ? nil : $0.value }
        }
        self.init(
            company: text("company"), projectName: text("project_name") ?? "", prefix: text("prefix"),
            xcodeprojPath: text("xcodeproj_path") ?? text("project_xcodeproj_path"),
            projectTarget: fields.either("project_targets", "project_target", &found).first?.value ?? "",
            projectFilePath: text("project_file_path"), projectGroupPath: text("project_group_path"),
            testTarget: fields.either("test_targets", "test_target", &found).first?.value,
            testFilePath: text("test_file_path"), testGroupPath: text("test_group_path"),
            tests: fields.testFramework(&found),
            templates: fields.items("templates", &found).compactMap {
                TemplateReference($0, &found)?.name.value.text
            })
        try found.throwErrors()
    }

    /// The catalogs that a Rambafile names.
    package static func catalogs(in file: SourceFile) throws -> [Located<String>] {
        var ignored = Diagnostics()
        return try fields(of: file).texts("catalogs", &ignored)
    }

    /// The targets that a Rambafile names, for code and for tests.
    ///
    /// - Throws: `Diagnostics` when the file is not a mapping, or when a value is of the wrong kind.
    package static func targets(in file: SourceFile) throws -> [Located<String>] {
        var found = Diagnostics()
        let fields = try fields(of: file)
        let targets =
            fields.either("project_targets", "project_target", &found)
            + fields.either("test_targets", "test_target", &found)
        try found.throwErrors()
        return targets
    }

    private static func fields(of file: SourceFile) throws -> YAMLFields {
        var warnings = Diagnostics()
        let root = try YAMLNode.parse(file)
        return try YAMLFields(root: root, known: Rambafile.keys, of: "the Rambafile", diagnostics: &warnings)
    }

    /// Returns a Rambafile with these answers in place of its own. Comments, layout and all else stay as they are.
    ///
    /// - Throws: `Diagnostics` when the Rambafile cannot be read, or when an answer cannot be written into it.
    package func file(editing file: SourceFile) throws -> GeneratedFile {
        let old = try RambafileAnswers(file)
        var text = try YAMLText(file)
        let keys = try Set(YAMLText(file).keys)
        func key(_ single: String, or list: String) -> String { keys.contains(list) ? list : single }
        let changes = [
            ("project_name", old.projectName, projectName), ("company", old.company, company),
            ("prefix", old.prefix, prefix), ("xcodeproj_path", old.xcodeprojPath, xcodeprojPath),
            (key("project_target", or: "project_targets"), old.projectTarget, projectTarget),
            ("project_file_path", old.projectFilePath, projectFilePath),
            ("project_group_path", old.projectGroupPath, projectGroupPath),
            (key("test_target", or: "test_targets"), old.testTarget, testTarget),
            ("test_file_path", old.testFilePath, testFilePath),
            ("test_group_path", old.testGroupPath, testGroupPath),
            ("tests", old.tests?.rawValue, tests?.rawValue),
        ]
        for (key, old, new) in changes where old != new {
            let hint = new.map { "write '\(key): \(yaml($0))' into it" } ?? "remove '\(key)' from it"
            text = try text.setting(key, to: new) ?? refused("\(hint) yourself")
        }
        for (index, name) in old.templates.enumerated().reversed() where !templates.contains(name) {
            text =
                try text.removing(itemAt: index, from: "templates")
                ?? refused("remove '\(name)' from its 'templates' yourself")
        }
        for name in templates where !old.templates.contains(name) {
            text =
                try text.appending(item(for: name), to: "templates")
                ?? refused("add '{\(words(for: name))}' to its 'templates' yourself")
        }
        return GeneratedFile(path: Rambafile.path, content: .file(text.file.bytes)).by(.program)
    }

    private func refused(_ hint: String) throws -> YAMLText {
        throw Diagnostics.error("cannot change the Rambafile without losing something", hint: hint)
    }
}

extension Rambafile {
    /// Makes the settings of a project that has no Rambafile.
    package init(_ answers: RambafileAnswers) {
        func located(_ text: String?) -> Located<String>? { text.map { Located($0) } }
        self.init(
            projectName: Located(answers.projectName), company: located(answers.company),
            prefix: located(answers.prefix), xcodeprojPath: located(answers.xcodeprojPath),
            projectTargets: answers.projectTarget.isEmpty ? [] : [Located(answers.projectTarget)],
            projectFilePath: located(answers.projectFilePath),
            projectGroupPath: located(answers.projectGroupPath),
            testTargets: [answers.testTarget].compactMap(located),
            testFilePath: located(answers.testFilePath), testGroupPath: located(answers.testGroupPath),
            tests: answers.tests,
            templates: answers.templates.compactMap(TemplateName.init).map {
                let folder = answers.templateFolders[$0.text].map {
                    TemplateReference.Source.local(Located($0))
                }
                return TemplateReference(name: Located($0), source: folder ?? .catalogs)
            },
            catalogs: [], samples: [])
    }
}
