import SourceText

/// What a template is, asks for and makes, in whatever format it is written.
package struct Manifest: Sendable {
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

    /// All entries, those of code first.
    var entries: [Entry] { codeFiles + testFiles }

    /// The sources that entries name.
    var sources: [Located<RelativePath>] { entries.compactMap(\.path) }
}
