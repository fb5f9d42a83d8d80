import GenerambaKit
import SourceText

/// Finds problems in a template that do not depend on the generated module.
enum Lint {
    /// The problems of a template.
    struct Result {
        /// The problems of the template itself, in file order with the rambaspec first.
        var own: Diagnostics
        /// The problems of its folder, which it may share with other templates.
        var folder = Diagnostics()
    }

    /// Returns the problems of templates that have the same folder. The first one that can be read gets those of the
    /// folder. Throws errors that are not the templates' fault.
    static func results(
        of templates: [ResolvedTemplate], _ resolver: TemplateResolver, now: Moment,
        rules: [any LintRule] = LintRules.all
    ) throws -> [Result] {
        let folder = try LintedFolder(of: templates, resolver, now: now)
        var results = try folder.members.prefix(templates.count).map { member in
            var found = member.found
            if let linted = member.linted {
                for rule in rules {
                    let problems = try found.collect { try rule.problems(in: linted) }
                    found.add(contentsOf: problems ?? Diagnostics())
                }
            }
            let path = "\(folder.folder.shown)/\(try member.template.manifestPath)"
            // The rambaspec's problems come first, and those without a place last.
            func key(_ diagnostic: Diagnostic) -> (Int, String, Int) {
                guard let range = diagnostic.range else { return (2, "", 0) }
                return (range.file.path == path ? 0 : 1, range.file.path, range.offsets.lowerBound)
            }
            // There are duplicates if two entries use the same text.
            let own = found.all.sorted { key($0) < key($1) }.distinct(by: \.identity)
            return Result(own: Diagnostics(own))
        }
        guard let first = results.indices.first(where: { folder.members[$0].linted != nil })
        else { return results }
        // A problem with a file that a template names has been found before.
        let known = Set(results.flatMap(\.own.all).map(\.message))
        var found = Diagnostics(
            folder.tree.problems.filter { path, problem in
                !folder.others.isInOtherFolder(path) && !known.contains(problem.message)
            }.map(\.problem))
        found.add(contentsOf: UnusedFiles().problems(in: folder))
        results[first].folder = found
        return results
    }
}

extension Diagnostic {
    /// A text that is equal for the same problem in several templates.
    var identity: String {
        "\(severity.rawValue) \(range.map { "\($0.file.path):\($0.offsets)" } ?? "") \(message)"
    }
}
