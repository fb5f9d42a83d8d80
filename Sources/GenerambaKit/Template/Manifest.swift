import SourceText
import SystemAccess

/// A template's description, parameters and files, independent of the manifest's format.
package struct Manifest: Sendable {
    package var name: Located<String>
    package var summary: String?
    package var author: String?
    package var version: String?
    /// The parameters. Empty for a Generamba template, which accepts any.
    package var parameters: [Parameter]
    /// The templates that must be generated once into the same target.
    package var requirements: [Located<String>]
    /// The libraries that the generated code imports.
    package var dependencies: [Located<String>] = []
    package var codeFiles: [Entry]
    package var testFiles: [Entry]
    /// The texts that a module adds to other files of the project.
    package var insertions: [InsertionEntry] = []
    /// The maximum length in characters of lines in generated Swift files; nil to leave lines unchanged.
    package var lineLength: Int?
    /// The number of spaces of each level of indentation in Swift files, which the project may change; nil for none.
    package var indentation: Int?
    /// Whether the texts have the tags of Liquid 5.
    package var isOfLiquid5 = false
    /// Whether the project's setting `tests` applies to the tests, or only the option of `gen`.
    package var convertsTests = true
    /// Whether the header of the project is put above Swift files.
    package var printsHeader = false
    /// Whether a module has a folder of its own, unless the project or the user decides.
    package var hasModuleFolder = true
    /// The lowest versions of platforms that the generated code needs, if the author states them.
    package var platforms: [PlatformVersion] = []
    /// The folders with the stubs of the app that `template check` compiles.
    package var checkStubs: [Located<RelativePath>] = []

    /// A file or folder to generate.
    package struct Entry: Sendable {
        /// The destination below the module's folder. Its last component is the end of the file name.
        package var name: Located<String>
        /// The source in the template; nil for a folder.
        package var path: Located<RelativePath>?
        /// The complete file name, instead of prefix, module name and the end of `name`.
        package var customName: Located<String>?
        /// When to generate the file: a Liquid condition, as after `if`.
        package var condition: Located<String>?
        /// The list with the items for which to generate the file. `item` refers to the current one.
        package var forEach: Located<String>?
        /// Whether Package.swift must list the file as a resource.
        package var isResource = false
    }

    /// The entries, code before tests.
    package var entries: [Entry] { codeFiles + testFiles }

    /// The sources of all entries.
    package var sources: [Located<RelativePath>] { entries.compactMap(\.path) }
}
