import SystemAccess

/// What the program remembers of a generated module: how it was generated, and the generated text of each file. Each
/// module has a file below `.generamba/modules/`, which is made to be committed.
package struct ModuleRecord: Sendable, Equatable {
    /// A generated file.
    package struct File: Sendable, Equatable {
        /// The path in the project. If the file was moved, its new path.
        package var path: RelativePath
        /// The checksum of the generated text.
        package var checksum: UInt64
        /// The path that the template gives to a file that was moved; nil for the same path.
        package var origin: RelativePath?

        /// The path that the template gives to the file.
        package var generatedPath: RelativePath { origin ?? path }
    }

    /// The name of the module without the prefix.
    package var name: String
    package var prefix: String?
    /// The template as `gen` takes it: a name, a folder relative to the Rambafile's folder, or an address.
    package var template: String
    /// The name of the template.
    package var templateName: String
    /// The version in the template's manifest; nil if it has none.
    package var version: String?
    /// A checksum of the template's files.
    package var templateChecksum: UInt64
    /// The target that received the code.
    package var codeTarget: String
    /// The folder that contains the modules' folders, and the one for tests; nil if there are no tests.
    package var codeFolder: RelativePath?
    package var testFolder: RelativePath?
    /// The day of the first generation, in the form `2026-03-05`, and the time in seconds since 1970 UTC.
    package var date: String
    package var now: Int
    /// The author whom the files name; nil if they name none.
    package var author: String?
    /// The command line's options other than the template's parameters, by their names, in order.
    package var options: [Setting] = []
    /// The values of the template's parameters, in the form of the command line.
    package var parameters: [Setting] = []
    /// The templates that the template requires.
    package var requirements: [String] = []
    /// Whether it was generated because another module required its template.
    package var isRequired = false
    /// The files, sorted by path.
    package var files: [File] = []
    /// The folders without files that the template makes.
    package var folders: [RelativePath] = []
    /// The folders that did not exist before, outermost first.
    package var madeFolders: [RelativePath] = []
    /// The files that the user removed on purpose.
    package var missing: [RelativePath] = []
    /// The project files that got the module's files.
    package var projects: [RelativePath] = []
    /// The files that those projects had already.
    package var known: [RelativePath] = []
    /// What it added to other files.
    package var insertions: [ModuleInsertion] = []
    /// The manifest to which its own target was added, and what was added there.
    package var manifest: RelativePath?
    package var manifestEntries: [ManifestEntry] = []
    /// Whether the record had conflict markers, and was put together from both sides.
    package var isRebuilt = false

    /// A name with a value.
    package struct Setting: Sendable, Equatable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    package init(
        name: String, prefix: String? = nil, template: String, templateName: String, version: String? = nil,
        templateChecksum: UInt64 = 0, codeTarget: String, date: String, now: Int
    ) {
        (self.name, self.prefix) = (name, prefix.flatMap { $0.isEmpty ? nil : $0 })
        (self.template, self.templateName, self.version) = (template, templateName, version)
        (self.templateChecksum, self.codeTarget, self.date, self.now) = (
            templateChecksum, codeTarget, date, now
        )
    }

    /// Prefix and name.
    package var prefixedName: String { (prefix ?? "") + name }

    /// The name and the version of the template, as in `clean_swift 1.1.0`.
    package var versionedTemplate: String {
        [templateName, version].compactMap(\.self).joined(separator: " ")
    }

    /// The folder of all records.
    package static let folder: RelativePath = ".generamba/modules"

    /// The path of the record's file in the project.
    package var path: RelativePath { Self.path(of: prefixedName, from: templateName, in: codeTarget) }

    /// Returns the path of the record of a module.
    static func path(of prefixedName: String, from template: String, in target: String) -> RelativePath {
        folder(of: target).appending(RelativePath(name: "\(prefixedName).\(template)\(ending)"))
    }

    /// Returns the folder of the records of modules in a target.
    static func folder(of target: String) -> RelativePath {
        let target = target.replacing("/", with: "_")
        return folder.appending(RelativePath(name: target.hasPrefix(".") ? "_" + target : target))
    }

    /// The end of the names of records.
    package static let ending = ".txt"

    /// Returns the values of an option.
    package func values(of option: String) -> [String] { options.filter { $0.name == option }.map(\.value) }
}
