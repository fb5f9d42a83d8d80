import GenerambaKit
import SourceText

/// A folder with the templates that share it.
struct LintedFolder {
    /// A template of the folder.
    struct Member {
        let template: ResolvedTemplate
        /// The template with the information for rules; nil if it cannot be read.
        let linted: LintedTemplate?
        /// The problems that were found while it was read.
        let found: Diagnostics
    }

    let folder: TemplateFolder
    let tree: TemplateTree
    /// The templates to lint, then the other ones of the folder.
    let members: [Member]
    /// The sources of all templates, in lower case; nil if some depend on the module, or if a template cannot be read.
    let used: Set<String>?
    let others: OtherFiles

    /// - Parameter templates: the templates to lint. They have the same folder.
    init(of templates: [ResolvedTemplate], _ resolver: TemplateResolver, now: Moment) throws {
        let folder = templates[0].folder
        // The tree reports a folder that cannot be read.
        var ignored = Diagnostics()
        let names = try ignored.collect { try folder.names(in: .here) } ?? []
        let siblings = names.compactMap(TemplateName.ofRambaspec).filter { name in
            !templates.contains { $0.name == name.text }
        }.map { ResolvedTemplate(name: $0.text, folder: folder) }
        self.folder = folder
        tree = try TemplateTree(folder)
        members = try (templates + siblings).map { template in
            var (found, thrown) = (Diagnostics(), Diagnostics())
            let linted = try thrown.collect { try LintedTemplate(template, resolver, now: now, &found) }
            found.add(contentsOf: thrown)
            return Member(template: template, linted: linted, found: found)
        }
        used = members.all { $0.sources?.map(\.caseFolded) }.map(Set.init)
        others = OtherFiles(tree.files, used: used ?? [])
    }
}

extension [LintedFolder.Member] {
    /// Returns what a function finds in each template; nil if it finds nothing in one of them, or if one cannot be read.
    func all<Found>(_ find: (LintedTemplate) -> [Found]?) -> [Found]? {
        let found = map { $0.linted.flatMap(find) }
        return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    }
}
