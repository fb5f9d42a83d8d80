/// A generated module with its notes for the user.
package struct GeneratedModule: Sendable {
    package let name: ModuleName
    /// The name of the template.
    package let template: String
    /// The files to write.
    package internal(set) var files: [GeneratedFile]
    /// The files of parts that are not selected.
    private(set) var others: [GeneratedFile] = []
    /// The platforms that the template's author states.
    package internal(set) var platforms: [PlatformVersion] = []
    /// The resources that Package.swift does not list yet.
    package internal(set) var resources: [MissingResource] = []
    /// The required templates that have not been generated into the target yet.
    package internal(set) var requirements: [String] = []
    /// The test target that would take tests if the Rambafile named it. Only the first module of a run has it.
    package internal(set) var unusedTestTarget: String?
    /// The tests omitted because values are missing.
    package internal(set) var leftOut: [SkippedTest] = []
    /// The types without a sample that cause tests to be omitted.
    package internal(set) var withoutSample: [String] = []
    /// What to remember of the module besides its files; nil if nothing is remembered.
    package internal(set) var record: ModuleRecord?

    /// - Parameter files: all files of the module.
    init(
        name: ModuleName, template: String, files: [GeneratedFile],
        selection: PartSelection = PartSelection(names: [])
    ) {
        (self.name, self.template) = (name, template)
        guard !selection.names.isEmpty else {
            self.files = files
            return
        }
        self.files = files.filter(selection.contains)
        others = files.filter { !selection.contains($0) }
    }
}
