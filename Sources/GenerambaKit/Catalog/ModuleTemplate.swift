import SourceText
import SystemAccess

extension TemplateResolver {
    /// Finds the template that modules are generated from.
    ///
    /// - Parameter word: its name, its folder or its address; nil to use the only one in the Rambafile.
    /// - Throws: `Diagnostics` when it does not exist, or has to be installed first.
    package func template(forModules word: String?) throws -> ResolvedTemplate {
        var ignored = Diagnostics()
        guard let project = try project(&ignored) else { return try one(word ?? "", diagnostics: &ignored) }
        let word = try word ?? project.onlyTemplate()
        guard !isPath(word), !isAddress(word) else { return try only(word) }
        if let template = try find(word, in: project) { return template }
        if TemplateName(word) != nil, project.reference(to: word) == nil { try checkFolder(word) }
        throw try project.missing(word)
    }

    /// Finds the template that a word of a command line may name; nil when it names none.
    package func candidate(_ word: String) throws -> ResolvedTemplate? {
        if let address = try TemplateAddress(word) { return try fetch(address).template }
        guard isPath(word) else { return try knownProject.map { try find(word, in: $0) } ?? builtIn(word) }
        if let template = try template(ofRambaspec: word) { return template }
        return try readableTemplate(in: AbsolutePath(word, relativeTo: start))
    }

    func isPath(_ word: String) -> Bool {
        word.contains("/") || [".", ".."].contains(word) || word.hasSuffix(XcodeTemplate.ending)
    }

    /// Whether a folder can be read and contains a template.
    func hasTemplate(_ folder: AbsolutePath) throws -> Bool { try readableTemplate(in: folder) != nil }

    /// The template in a folder that can be read; nil if there is none.
    private func readableTemplate(in folder: AbsolutePath) throws -> ResolvedTemplate? {
        guard try Disk.kind(following: folder) == .folder, (try? Disk.names(in: folder)) != nil
        else { return nil }
        return try template(in: folder)
    }

    /// A word of a command line that names a template, in the form of a record: a folder relative to the project's.
    package func word(_ word: String, in project: Project) -> String {
        guard isPath(word), !isAddress(word) else { return GitAddress.withoutPassword(word) }
        let path = AbsolutePath(word, relativeTo: start).relative(to: project.root)
        return path.hasPrefix("..") ? path : "./\(path)"
    }

    /// Whether a word of a command line is the address of a template in a repository.
    package func isAddress(_ word: String) -> Bool { TemplateAddress.start(of: word) != nil }
}
