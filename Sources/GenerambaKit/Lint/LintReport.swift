import SourceText

/// The result of `template lint`, also as JSON.
package struct LintReport: Encodable, Sendable {
    package struct Template: Encodable, Sendable {
        let name: String
        /// The template's folder, as the user knows it.
        let folder: String
        package let diagnostics: Diagnostics
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
    /// - Throws: the errors of `Lint.diagnostics`.
    package init(
        of templates: [ResolvedTemplate], _ resolver: TemplateResolver, now: Moment, isStrict: Bool
    ) throws {
        self.templates = try templates.map { template in
            let found = try Lint.diagnostics(of: template, resolver, now: now)
            return Template(
                name: template.name, folder: template.folder.shown,
                diagnostics: isStrict ? found.asErrors : found)
        }
        isFine = !self.templates.contains { $0.diagnostics.hasErrors }
    }

    /// Returns one line per template.
    package func text(color: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        return templates.map { "\(paint.bold(printable($0.name))): \($0.summary)\n" }.joined()
    }
}

extension LintReport.Template {
    fileprivate var summary: String {
        let counts = [Diagnostic.Severity.error, .warning].compactMap { severity in
            let count = diagnostics.all.count { $0.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    }
}
