import GenerambaKit
import SourceText

extension CommandContext {
    /// Reads the project of the nearest Rambafile and finds recorded modules.
    ///
    /// - Parameters:
    ///   - words: the names of modules; empty for all.
    ///   - rebuilding: whether records with conflict markers are put together from both sides.
    /// - Throws: `Diagnostics` when there is no project, no such module, or several of a name.
    func modules(
        _ words: [String], rebuilding: Bool = false, _ diagnostics: inout Diagnostics
    ) throws -> (project: Project, wanted: [ModuleRecord], all: [ModuleRecord]) {
        let project = try Project.find(
            from: start, user: user, environment: environment, diagnostics: &diagnostics)
        let all = try Records(of: project, rebuilding: rebuilding).all()
        let wanted = try words.isEmpty ? all : words.mapCollecting { try module($0, among: all) }
        return (project, wanted.distinct(by: \.path), all)
    }

    /// Finds the module that a word names: `Pay`, or `Pay.clean_swift`, perhaps with the target in front, as in
    /// `Shop/Pay.clean_swift`.
    private func module(_ word: String, among all: [ModuleRecord]) throws -> ModuleRecord {
        let found = all.filter { $0.names.contains(word) }
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            let names = found.map { record in
                record.names.first { name in all.count { $0.names.contains(name) } == 1 } ?? record.path.text
            }
            throw Diagnostics.error(
                "there are several modules '\(word)'", hint: "name one of them: \(quoted(names))")
        }
        let known = all.map(\.prefixedName).distinct(by: \.self)
        throw Diagnostics.error(
            "no module '\(word)' is recorded",
            hint: didYouMean(word, in: known)
                ?? (known.isEmpty
                    ? "'generamba gen' records the modules that it generates"
                    : "the modules are \(quoted(known))"))
    }

    /// Finds templates as records name them: relative to the project's folder.
    func templates(ofRecordsIn project: Project, isOffline: Bool, timeLimit: Int) -> TemplateResolver {
        templates(of: project, from: project.root, isOffline: isOffline, timeLimit: timeLimit)
    }
}

extension ModuleRecord {
    /// The names by which users call the module, the shortest first.
    fileprivate var names: [String] {
        let full = "\(prefixedName).\(templateName)"
        return [prefixedName, name, full, "\(codeTarget)/\(prefixedName)", "\(codeTarget)/\(full)"]
            .distinct(by: \.self)
    }
}
