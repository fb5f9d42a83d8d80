/// A generated module with its notes for the user.
package struct GeneratedModule: Sendable {
    package let name: ModuleName
    package let files: [GeneratedFile]
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
}
