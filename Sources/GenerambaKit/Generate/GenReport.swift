/// The report of `gen --json`, except for the diagnostics.
package struct GenReport: Encodable, Sendable {
    package struct Module: Encodable, Sendable {
        let name: String
        let template: String
        let changes: [File]
        /// The tests omitted because values are missing; absent if there are none.
        let leftOut: [SkippedTest]?
        /// The types without a sample that cause tests to be omitted.
        let withoutSample: [String]?
        /// The resources that Package.swift does not list; absent if there are none.
        let resources: [MissingResource]?
        /// The required templates that have not been generated into the target; absent if there are none.
        let requirements: [String]?
        /// The test target that the Rambafile does not name; absent if tests are generated, or if there are none.
        let unusedTestTarget: String?

        package init(_ module: GeneratedModule, from template: String, changes: [File]) {
            name = module.name.text
            self.template = template
            self.changes = changes
            leftOut = module.leftOut.isEmpty ? nil : module.leftOut
            withoutSample = module.leftOut.isEmpty ? nil : module.withoutSample
            resources = module.resources.isEmpty ? nil : module.resources
            requirements = module.requirements.isEmpty ? nil : module.requirements
            unusedTestTarget = module.unusedTestTarget
        }

        enum CodingKeys: String, CodingKey {
            case name, template, changes, resources, requirements
            case leftOut = "left_out"
            case withoutSample = "without_sample"
            case unusedTestTarget = "unused_test_target"
        }
    }

    package struct File: Encodable, Sendable {
        let path: String
        let kind: String
        let action: Change.Action
        let diff: String?

        /// - Parameter diff: whether to include the diff of a changed file.
        package init(_ change: Change, diff: Bool) {
            path = change.path.text
            kind = change.after == .folder ? "folder" : "file"
            action = change.action
            self.diff = diff && change.action != .identical ? change.unifiedDiff : nil
        }
    }

    /// The folder to which the paths of changes are relative; absent if there is no Rambafile.
    let root: String?
    /// Whether the changes were made.
    let applied: Bool
    let modules: [Module]
    /// The edit of Package.swift; absent if there is none.
    let manifest: File?
    /// The entries that `platforms:` in Package.swift lacks; absent if there are none, or if the edit adds them.
    let platforms: [String]?

    package init(
        root: AbsolutePath?, applied: Bool, modules: [Module], manifest: File? = nil,
        platforms: [String]? = nil
    ) {
        self.root = root?.text
        self.applied = applied
        self.modules = modules
        self.manifest = manifest
        self.platforms = platforms
    }
}
