import SourceText
import SystemAccess

/// What `update`, `rename`, `move`, `destroy` or `adopt` would change in a project.
package struct ModulesProposal: Sendable {
    /// A module with its changes.
    package struct Module: Sendable {
        /// The module and its template, as in `Pay from clean_swift 1.1.0`.
        package let title: String
        package var changes: [Change]
        package var notes: [String] = []
    }

    /// The project's folder.
    package let root: AbsolutePath
    package internal(set) var modules: [Module] = []
    /// Changes of project files and others.
    package internal(set) var others: [Change] = []
    /// The changes of records.
    var records: [Change] = []
    /// What is said of a module without changes, and if there are no modules.
    package internal(set) var nothing = "nothing to do"
    /// How files differ that are only compared.
    package internal(set) var differences: [Change] = []
    /// Why the changes cannot be made; nil if they can.
    package internal(set) var problem: Diagnostics?

    init(in root: AbsolutePath) { self.root = root }

    /// Nothing, because a run of the same command that was interrupted has been finished.
    package static func done(in root: AbsolutePath) -> ModulesProposal {
        var proposal = ModulesProposal(in: root)
        proposal.nothing = "nothing was left to do"
        return proposal
    }

    /// All changes.
    package var plan: Plan {
        var plan = Plan(root: root, changes: modules.flatMap(\.changes) + others)
        plan.moduleRecords = records
        return plan
    }

    /// Drops the removal of folders that are still there after the changes have been made.
    package mutating func dropKeptFolders() {
        for index in modules.indices {
            modules[index].changes.removeAll {
                $0.action == .remove && Disk.isFolder(root.appending($0.path))
            }
        }
    }
}

extension Diagnostics {
    /// Returns the error for missing files of modules.
    static func missing(_ files: [RelativePath], hint: String) -> Diagnostics {
        .error(
            "\(files.count == 1 ? "a file is" : "\(files.count) files are") missing: "
                + quoted(files.map(\.text)), hint: hint)
    }
}
