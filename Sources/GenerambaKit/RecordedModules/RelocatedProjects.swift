import SourceText
import SystemAccess
import XcodeProject

extension ModuleRelocation {
    /// What the move means for Xcode projects. Under another name, the files stay in their places in the project. In
    /// another target, they get into that, and leave the old one.
    func projectEdits() throws -> ProjectEdits {
        guard drafts.old.generation.targets.generator == nil else { return ProjectEdits() }
        if !isMove, let edits = try renamedProjects() { return edits }
        var draft = drafts.new
        let known = Set(old.record.known)
        let places = Set(moved.filter { !known.contains($0.from) }.map(\.to))
        draft.modules[0].files = draft.modules[0].files.filter { places.contains($0.path) }
        var edits = try ProjectEdits(adding: [draft])
        for path in old.record.projects {
            try edits.remove(moved.map(\.from), from: path, in: project.root, user: project.user)
        }
        return edits
    }

    /// The edits of the projects that give the files their new paths; nil if the files need other groups.
    private func renamedProjects() throws -> ProjectEdits? {
        var edits = ProjectEdits()
        let used = drafts.old.generation.destination.sides.compactMap { $0.target.bundle?.path }
        let paths = (used + old.record.projects.compactMap(\.parent)).distinct(by: \.self)
        for path in paths where try Disk.kind(following: project.root.appending(path)) == .folder {
            let bundle = try XcodeBundle(at: path, named: nil, in: project.root, user: project.user)
            guard case .pbxproj(let file) = bundle.format else { continue }
            func changes(_ pairs: [(from: RelativePath, to: RelativePath)]) -> [PathChange] {
                pairs.map { PathChange(bundle.projectPath($0.from), bundle.projectPath($0.to)) }
            }
            guard let bytes = try file.renaming(changes(moved), in: changes(folders)) else { return nil }
            if bytes != file.source.bytes {
                edits.changes.append(try bundle.change(from: file, to: bytes, in: project.root))
            }
        }
        return edits
    }
}
