import GenerambaKit
import SourceText

/// The result of `template lint`, also as JSON.
package struct LintReport: Encodable, Sendable {
    package struct Template: Encodable, Sendable {
        package let name: String
        /// The template's folder, as the user knows it.
        package let folder: String
        /// The problems of the template itself.
        fileprivate let own: Diagnostics
        /// The problems of the folder.
        fileprivate let ofFolder: Diagnostics
        package let diagnostics: Diagnostics

        private enum CodingKeys: CodingKey { case name, folder, diagnostics }

        fileprivate init(_ template: ResolvedTemplate, _ found: Lint.Result, isStrict: Bool) {
            (name, folder) = (template.name, template.folder.shown)
            own = isStrict ? found.own.asErrors : found.own
            ofFolder = isStrict ? found.folder.asErrors : found.folder
            diagnostics = Diagnostics(own.all + ofFolder.all)
        }

        fileprivate var summary: String {
            let counts = [Diagnostic.Severity.error, .warning].compactMap { severity in
                let count = diagnostics.all.count { $0.severity == severity }
                return count > 0 ? counted(count, severity.rawValue) : nil
            }
            return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
        }
    }

    /// Whether there are no errors. False if no template could be read.
    package private(set) var isFine = false
    package private(set) var templates: [Template] = []

    private enum CodingKeys: String, CodingKey {
        case isFine = "ok"
        case templates
    }

    package init() {}

    /// - Parameter isStrict: whether to treat warnings as errors.
    /// - Throws: the errors of `Lint.results`.
    package init(
        of templates: [ResolvedTemplate], _ resolver: TemplateResolver, now: Moment, isStrict: Bool
    ) throws {
        var results: [Int: Lint.Result] = [:]
        for folder in templates.map(\.folder.shown).distinct(by: \.self) {
            let places = templates.indices.filter { templates[$0].folder.shown == folder }
            let found = try Lint.results(of: places.map { templates[$0] }, resolver, now: now)
            for (place, result) in zip(places, found) { results[place] = result }
        }
        self.templates = templates.indices.compactMap { index in
            results[index].map { Template(templates[index], $0, isStrict: isStrict) }
        }
        isFine = !self.templates.contains { $0.diagnostics.hasErrors }
    }

    /// The report in all formats that programs read.
    package var shared: CommandReport {
        CommandReport(
            "template lint", self,
            problems: templates.flatMap(\.diagnostics.all).distinct(by: \.identity).map { Problem($0) },
            results: templates.map { .init($0.name, isFine: !$0.diagnostics.hasErrors, $0.summary) })
    }

    /// Returns one line per template.
    package func text(color: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        return templates.map { "\(paint.bold(printable($0.name))): \($0.summary)\n" }.joined()
    }

    /// Returns the problems with excerpts from the files. A problem of several templates in one folder is printed once.
    package func messages(color: Bool = false, width: Int? = nil) -> String {
        let paint = ANSIStyle(isOn: color)
        return templates.map(\.folder).distinct(by: \.self).flatMap { folder -> [String] in
            let siblings = templates.filter { $0.folder == folder }
            // The names of the templates that have a problem, by its identity.
            var owners: [String: [String]] = [:]
            for template in siblings {
                for problem in template.own.all {
                    owners[problem.identity, default: []].append(template.name)
                }
            }
            return siblings.flatMap { template in
                let own = template.own.all.compactMap { problem -> String? in
                    guard let names = owners[problem.identity], names[0] == template.name else { return nil }
                    let text = problem.text(color: color, width: width)
                    let rambaspec = "\(folder)/\(template.name)\(TemplateName.ending)"
                    let isInRambaspec = problem.range?.file.path == rambaspec
                    guard siblings.count > 1, !isInRambaspec else { return text }
                    return text + "  \(paint.cyan("in:")) \(printable(extent(names, of: siblings.count)))\n"
                }
                return own + template.ofFolder.all.map { $0.text(color: color, width: width) }
            }
        }.joined()
    }

    /// The names of templates or, if they are many, their number.
    private func extent(_ names: [String], of total: Int) -> String {
        guard names.count > 5 else { return names.joined(separator: ", ") }
        return names.count == total
            ? "all \(total) templates" : "\(names.count) of \(total) templates, such as \(names[0])"
    }
}
