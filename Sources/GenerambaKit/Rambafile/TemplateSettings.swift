import SourceText
import YAML

/// The Rambafile's settings for the modules from one template. Installing the template does not depend on them.
package struct TemplateSettings: Sendable, Equatable {
    /// The folder for code; nil for that of all templates.
    package var folder: Located<String>?
    /// The folder for tests; nil for that of all templates.
    var testFolder: Located<String>?
    /// Whether each module has a folder of its own; nil for the default.
    var moduleFolder: Bool?
    /// The defaults of the template's parameters.
    package var parameters: [ParameterDefault] = []
    /// What its modules add to other files of the project.
    var insertions: [InsertionEntry] = []

    package init() {}

    package static let keys = [
        YAMLKey("folder", .text(), "the folder for the code of its modules"),
        YAMLKey("test_folder", .text(), "the folder for the tests of its modules"),
        YAMLKey("module_folder", .flag, "whether each module has a folder of its own"),
        YAMLKey("parameters", .pairs(.texts()), "the defaults of its parameters"),
        YAMLKey(
            "insertions", .items(InsertionEntry.keys), "what its modules add to other files of the project"),
    ]

    package init(_ fields: YAMLFields, _ found: inout Diagnostics) {
        folder = fields.text("folder", &found)
        testFolder = fields.text("test_folder", &found)
        moduleFolder = fields.flag("module_folder", &found)
        insertions = fields.items("insertions", &found).compactMap { InsertionEntry($0, &found) }
        parameters = ParameterDefault.read(fields.node("parameters"), &found)
    }
}
