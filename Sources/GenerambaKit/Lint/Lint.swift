import SourceText

/// Finds problems in a template that do not depend on the generated module.
enum Lint {
    /// Returns all problems of a template, in file order with the rambaspec first.
    ///
    /// - Throws: errors that are not the template's fault.
    static func diagnostics(
        of template: ResolvedTemplate, _ resolver: TemplateResolver, now: Moment,
        rules: [any LintRule] = LintRules.all
    ) throws -> Diagnostics {
        var found = Diagnostics()
        do {
            let linted = try LintedTemplate(template, resolver, now: now, &found)
            for rule in rules { found.add(contentsOf: try rule.problems(in: linted)) }
        } catch let thrown as Diagnostics {
            found.add(contentsOf: thrown)
        }
        return found.inOrder(first: "\(template.folder.shown)/\(try template.manifestPath)")
    }
}

extension Diagnostics {
    /// Sorts by file and place, with the first file's diagnostics at the start and those without a place at the end.
    /// Removes duplicates, which occur if two entries use the same text.
    fileprivate func inOrder(first path: String) -> Diagnostics {
        func key(_ diagnostic: Diagnostic) -> (Int, String, Int) {
            guard let range = diagnostic.range else { return (2, "", 0) }
            return (range.file.path == path ? 0 : 1, range.file.path, range.offsets.lowerBound)
        }
        return Diagnostics(
            all.sorted { key($0) < key($1) }.distinct {
                let place = $0.range.map { "\($0.file.path):\($0.offsets)" } ?? ""
                return [$0.severity.rawValue, $0.message, place]
            })
    }
}
