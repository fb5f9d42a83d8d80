import SourceText
import SystemAccess

extension [ModuleRecord] {
    /// Returns the modules from a template.
    ///
    /// - Parameter word: the template as records name it.
    /// - Throws: `Diagnostics` when there are none.
    package func all(from template: String, recordedAs word: String) throws -> [ModuleRecord] {
        let found = filter { $0.template == word || $0.templateName == template }
        guard found.isEmpty else { return found }
        let known = map(\.template).distinct(by: \.self)
        throw Diagnostics.error(
            "no module is recorded from '\(template)'",
            hint: didYouMean(word, in: known)
                ?? (known.isEmpty ? nil : "there are modules from \(quoted(known))"))
    }
}

extension TemplateResolver {
    /// Finds a template for the modules of a record. If it is gone, the hint names one that has its name or its files.
    func template(forModules word: String, recordedIn record: ModuleRecord) throws -> ResolvedTemplate {
        do {
            return try template(forModules: word)
        } catch let error as Diagnostics {
            guard let first = error.all.first, let other = try? successor(of: record), other != word else {
                throw error
            }
            let (old, new) = (quotedForShell(record.template), quotedForShell(other))
            throw Diagnostics.error(
                first.message, at: first.range,
                hint: "if it is '\(other)' now, run 'generamba update --from \(old) --to \(new)'")
        }
    }

    /// The word for a template with the recorded files or, without one, with the recorded name; nil if there is none.
    /// Looks at the project's templates, the built-in ones, and those beside a recorded folder.
    private func successor(of record: ModuleRecord) throws -> String? {
        var words: [String] = []
        if record.template.contains("/"), let parent = AbsolutePath(record.template, relativeTo: start).parent
        {
            let folder = record.template.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            words += ((try? Disk.names(in: parent)) ?? []).map {
                (folder + [Substring($0)]).joined(separator: "/")
            }
        }
        let known = try knownProject.map { try KnownTemplates(listed: [], in: $0.root).own } ?? []
        words += known + BuiltInCatalog.names
        let found = words.compactMap { word in (try? only(word)).map { (word: word, template: $0) } }
        return found.first { (try? $0.template.checksum()) == record.templateChecksum }?.word
            ?? found.first { $0.template.name == record.templateName }?.word
    }
}
