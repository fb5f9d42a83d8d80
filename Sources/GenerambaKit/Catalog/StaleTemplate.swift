import SourceText
import SystemAccess

extension TemplateResolver {
    /// Warns if an installed template differs from the folder that the Rambafile names as its source.
    package func noteSource(of template: ResolvedTemplate, _ diagnostics: inout Diagnostics) throws {
        guard let project = try knownProject,
            case .disk(let installed, _, _) = template.original ?? template.folder,
            installed == project.root.appending(Project.templates).appending(template.name),
            let reference = project.reference(to: template.name),
            let (source, top, range) = try source(of: reference, in: project),
            try Disk.realPath(of: source) != Disk.realPath(of: installed)
        else { return }
        let shown = source.shown(from: user)
        let boundary = LinkBoundary(folder: top, shown: top.shown(from: user))
        let original = ResolvedTemplate(
            name: template.name, folder: .disk(source, shown: shown, within: boundary))
        guard try original.folder.hasManifest(of: reference.name.value) else { return }
        let files = try original.installableFiles()
        let isSame = try files?.allSatisfy { try Disk.read(installed.appending($0.key)) == $0.value } ?? false
        guard !isSame else { return }
        diagnostics.addWarning(
            "the installed template '\(template.name)' differs from its source '\(shown)'", at: range,
            hint: "run 'generamba template install'")
    }

    /// The folder of a template and the one that its links may not leave; nil if it is built in or in a repository.
    private func source(
        of reference: TemplateReference, in project: Project
    ) throws -> (AbsolutePath, top: AbsolutePath, SourceRange?)? {
        switch reference.source {
        case .local(let path):
            let folder = AbsolutePath(path.value, relativeTo: project.root)
            return (folder, folder, path.range)
        case .git: return nil
        case .catalogs:
            for url in project.rambafile.catalogs {
                guard let folder = try Catalog.folder(of: url, in: project.root) else { return nil }
                let template = folder.appending(reference.name.value.folder)
                guard try Disk.kind(following: template.appending(reference.name.value.rambaspec)) == nil
                else { return (template, folder, url.range) }
            }
            return nil
        }
    }
}
