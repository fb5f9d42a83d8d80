/// A module with what there is to say about it.
package struct GeneratedModule: Sendable {
    package let name: ModuleName
    package let files: [GeneratedFile]
    /// The resources that Package.swift does not list yet.
    package internal(set) var resources: [MissingResource] = []
    /// The templates that the target needs once, and of which it has nothing yet.
    package internal(set) var requirements: [String] = []
    /// The tests that are missing as values are.
    package internal(set) var leftOut: [SkippedTest] = []
    /// The types that have no sample, where tests are missing for that.
    package internal(set) var withoutSample: [String] = []
}
