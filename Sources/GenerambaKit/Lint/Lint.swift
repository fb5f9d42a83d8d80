import SourceText

/// Looks for what is wrong in a template whatever is generated from it.
enum Lint {
    /// All that can be said of a template, in the order of the files, the rambaspec first.
    ///
    /// - Throws: what is none of the template's mistakes.
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
    /// Those of one file first, then by their files and places, at the end those without a place. What two entries make
    /// of one text is told once.
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
