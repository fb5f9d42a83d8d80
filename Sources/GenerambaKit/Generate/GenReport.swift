import SystemAccess

/// The report of `gen --json`, except for the diagnostics.
package struct GenReport: Encodable, Sendable {
    package struct Module: Encodable, Sendable {
        package let name: String
        package let template: String
        package let changes: [File]
        /// The tests omitted because values are missing; absent if there are none.
        package let leftOut: [SkippedTest]?
        /// The types without a sample that cause tests to be omitted.
        package let withoutSample: [String]?
        /// The resources that Package.swift does not list; absent if there are none.
        package let resources: [MissingResource]?
        /// The required templates that have not been generated into the target; absent if there are none.
        package let requirements: [String]?
        /// The test target that the Rambafile does not name; absent if tests are generated, or if there are none.
        let unusedTestTarget: String?

        package init(_ module: GeneratedModule, changes: [File]) {
            (name, template, self.changes) = (module.name.text, module.template, changes)
            leftOut = module.leftOut.isEmpty ? nil : module.leftOut
            withoutSample = module.leftOut.isEmpty ? nil : module.withoutSample
            resources = module.resources.isEmpty ? nil : module.resources
            requirements = module.requirements.isEmpty ? nil : module.requirements
            unusedTestTarget = module.unusedTestTarget
        }

        package enum CodingKeys: String, CodingKey {
            case name, template, changes, resources, requirements
            case leftOut = "left_out"
            case withoutSample = "without_sample"
            case unusedTestTarget = "unused_test_target"
        }
    }

    package struct File: Encodable, Sendable {
        package let path: String
        package let kind: String
        package let action: Change.Action
        let diff: String?

        /// - Parameter diff: whether to include the diff of a changed file.
        package init(_ change: Change, diff: Bool) {
            path = change.path.text
            kind = (change.after ?? change.before) == .folder ? "folder" : "file"
            action = change.action
            self.diff = diff && change.action != .identical ? change.unifiedDiff : nil
        }
    }

    /// The folder to which the paths of changes are relative; absent if there is neither a Rambafile nor a package.
    package let root: String?
    /// Whether the changes were made.
    let applied: Bool
    /// Whether no file would change; absent unless that was asked.
    let isUpToDate: Bool?
    package let modules: [Module]
    /// The edit of Package.swift; absent if there is none.
    package let manifest: File?
    /// The entries that `platforms:` in Package.swift lacks; absent if there are none, or if the edit adds them.
    package let platforms: [String]?
    /// The edits of Xcode projects; absent if there are none.
    package let projects: [File]?
    /// The edits of other files to which modules add something; absent if there are none.
    package let insertions: [File]?
    /// The new Rambafile; absent if none is written.
    let rambafile: File?

    package init(
        root: AbsolutePath?, applied: Bool, isUpToDate: Bool? = nil, modules: [Module],
        manifest: File? = nil, platforms: [String]? = nil, projects: [File]? = nil, insertions: [File]? = nil,
        rambafile: File? = nil
    ) {
        self.root = root?.text
        (self.applied, self.isUpToDate, self.modules) = (applied, isUpToDate, modules)
        (self.manifest, self.platforms, self.projects) = (manifest, platforms, projects)
        (self.insertions, self.rambafile) = (insertions, rambafile)
    }

    package enum CodingKeys: String, CodingKey {
        case root, applied, modules, manifest, platforms, projects, insertions, rambafile
        case isUpToDate = "up_to_date"
    }
}
