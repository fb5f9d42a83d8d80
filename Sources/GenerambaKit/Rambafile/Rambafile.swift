import SourceText
import SwiftText

/// A project's settings, as its Rambafile gives them. Keys and meanings are Generamba 1.5's.
package struct Rambafile: Sendable {
    /// The file's name.
    package static let name = path.text
    /// Where it stands in a project.
    package static let path: RelativePath = "Rambafile"

    package var projectName: Located<String>
    package var company: Located<String>?
    package var author: Located<String>?
    package var prefix: Located<String>?
    package var productModuleName: Located<String>?
    package var xcodeprojPath: Located<String>?
    /// The targets that take the modules, at least one.
    package var projectTargets: [Located<String>]
    package var projectFilePath: Located<String>?
    /// The targets that take the tests; none: no tests.
    package var testTargets: [Located<String>]
    package var testFilePath: Located<String>?
    package var templates: [TemplateReference]
    /// Where templates are looked for by name: git URLs or folders.
    package var catalogs: [Located<String>]
    /// The values that tests take for the team's own types.
    package var samples: [Sample]
}

/// A template that a Rambafile names.
package struct TemplateReference: Sendable, Equatable {
    /// Where a template comes from.
    package enum Source: Sendable, Equatable {
        /// The catalogs, by name.
        case catalogs
        /// The folder that holds NAME.rambaspec, relative to the Rambafile or absolute.
        case local(Located<String>)
        /// A folder of a repository, most often the top one.
        case git(GitReference)
    }

    package var name: Located<TemplateName>
    package var source: Source
}
