import SourceText

/// The edits of a project file that add or remove files and packages.
package struct ProjectEdit: Sendable {
    /// What an edit adds or removes.
    package enum Change: Sendable, Hashable {
        /// A reference to a file, in the group with these names.
        case reference(ProjectPath, group: [String])
        /// A reference to a local package in the folder.
        case package(ProjectPath)
        /// A file, or the products of a package, in a target.
        case member(ProjectPath, target: String)
        case group([String])
        /// A build phase of a target, as in `Resources`.
        case phase(String, target: String)
        /// A file in the exceptions of a synchronized folder for a target that does not own it: the file is a member.
        case exception(ProjectPath, target: String)
        /// A file in the exceptions of a synchronized folder for a target that owns it: the file is not a member.
        case exclusion(ProjectPath, target: String)
        /// A file that becomes a member of a target because such an exception ends.
        case endedExclusion(ProjectPath, target: String)
    }

    /// The edits in the order of the text. None if the project already is as it is to be.
    package let edits: [TextEdit]
    /// The project file with the edits.
    package let bytes: [UInt8]
    package let changes: [Change]
    package let warnings: Diagnostics

    /// Whether the edit changes nothing.
    package var isEmpty: Bool { edits.isEmpty }

    /// Turns a plan into edits. Throws `Diagnostics` if what was written does not read as planned.
    init(_ plan: EditPlan, in file: ProjectFile) throws {
        var splicer = Splicer(file, plan)
        edits = splicer.edits()
        (changes, warnings) = (plan.changes, plan.warnings)
        guard !edits.isEmpty else {
            bytes = file.source.bytes
            return
        }
        bytes = file.source.bytes.applying(edits)
        try SelfCheck(old: file, plan: plan, edits: edits, bytes: bytes).run()
    }
}
