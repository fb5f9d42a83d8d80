import SourceText
import SwiftText
import SystemAccess

/// The settings in a project's Rambafile. Keys and meanings are those of Generamba 1.5.
package struct Rambafile: Sendable {
    /// The file name.
    package static let name = path.text
    /// Its path in a project.
    package static let path: RelativePath = "Rambafile"
    /// Generamba's public catalog.
    static let publicCatalog = "https://github.com/rambler-digital-solutions/generamba-catalog.git"

    package var projectName: Located<String>
    package var company: Located<String>?
    package var author: Located<String>?
    package var prefix: Located<String>?
    package var productModuleName: Located<String>?
    /// The Xcode project, unless the Rambafile names one for code or one for tests.
    package var xcodeprojPath: Located<String>?
    package var projectXcodeprojPath: Located<String>?
    package var testXcodeprojPath: Located<String>?
    /// The targets that receive modules.
    package var projectTargets: [Located<String>]
    package var projectFilePath: Located<String>?
    /// The Xcode group that contains the modules' groups.
    package var projectGroupPath: Located<String>?
    /// The targets that receive tests. Without any, no tests are generated.
    package var testTargets: [Located<String>]
    package var testFilePath: Located<String>?
    /// The Xcode group that contains the groups of the modules' tests.
    package var testGroupPath: Located<String>?
    /// The library that tests are written with; nil if the templates decide.
    package var tests: TestFramework?
    /// The indentation of code; nil for that of the project.
    package var indentation: Indentation?
    /// The comment above each Swift file, in Mustache; empty for none, and nil for that of Xcode.
    package var header: Located<String>?
    /// Whether new Xcode groups have no folder.
    package var createsLogicalGroups = false
    /// The files that list dependencies for CocoaPods and Carthage.
    package var podfilePath: Located<String>?
    package var cartfilePath: Located<String>?
    package var templates: [TemplateReference]
    /// The templates that may make files outside of the targets' folders.
    package var allowsOutside: [String] = []
    /// The catalogs that are searched for templates: git URLs or folders.
    package var catalogs: [Located<String>]
    /// The catalog for names that no other catalog has, instead of Generamba's; empty for none.
    package var publicCatalog: Located<String>?
    /// The values that generated tests use for the team's own types.
    package var samples: [Sample]
    /// The types of the app's other modules.
    package var imports = ImportedTypes()

    /// Returns the settings for the modules from a template.
    package func settings(of template: String) -> TemplateSettings {
        templates.first { $0.name.value.text == template }?.settings ?? TemplateSettings()
    }

    /// Returns a catalog with its place; without one if the Rambafile does not list it.
    func catalog(_ text: String) -> Located<String> { catalogs.first { $0.value == text } ?? Located(text) }
}

/// A template that the Rambafile lists.
package struct TemplateReference: Sendable, Equatable {
    /// The source of a template.
    package enum Source: Sendable, Equatable {
        /// The catalogs, which are searched for the name.
        case catalogs
        /// The folder that contains NAME.rambaspec, relative to the Rambafile or absolute.
        case local(Located<String>)
        /// A folder of a repository, often its root.
        case git(GitReference)
    }

    package var name: Located<TemplateName>
    package var source: Source
    package var settings = TemplateSettings()
}
