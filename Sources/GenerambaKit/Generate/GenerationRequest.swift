import SourceText
import SystemAccess
import TemplateEngine

/// The command line's settings for the modules. Nil or empty values leave the Rambafile's settings in effect.
package struct GenerationOptions: Sendable {
    package var description: String?
    package var author: String?
    package var prefix: String?
    package var targets = TargetOptions()
    /// Whether each module has a folder of its own.
    package var moduleFolder: Bool?
    /// The parts of the modules to generate; empty for all.
    package var only: [String] = []
    /// The resource limits for templates.
    package var limits = Renderer.Limits()
    /// The time budget that all patterns share.
    package let patternTime = TimeBudget.forPatterns()
    /// The parameter values from the command line, in order.
    package var parameters: [GivenParameter] = []

    /// The sample values from the command line, for types in tests.
    package var samples: [SourceRange] = []
    /// The types of the app's other modules from the command line.
    package var imports: [SourceFile] = []

    package init() {}
}

/// A request to generate modules.
package struct GenerationRequest: Sendable {
    /// The names of the modules as the user wrote them.
    package internal(set) var names: [String]
    /// The names of all modules that are requested together. The user is asked once for the values of all.
    let allNames: [String]
    package internal(set) var template: ResolvedTemplate
    /// Finds the templates that the template requires.
    package let templates: TemplateResolver
    package let project: Project
    package internal(set) var options: GenerationOptions
    /// What is recorded of the module; nil for a new one.
    package internal(set) var record: ModuleRecord?
    /// The template as the command line names it, in the form of `ModuleRecord.template`; empty for its name.
    package var templateWord = ""
    /// The template as messages name it: as on the command line, but without a password.
    package var shownTemplate = ""
    /// Whether the files are only compared with existing ones, so that it does not matter what these declare.
    package var isForAdoption = false
    /// Whether recorded files move with the template.
    var movesFiles = false
    /// The user's preferences; nil without a home folder.
    package let preferences: UserPreferences?
    package let environment: [String: String]
    package internal(set) var now: Moment
    /// The stamp of the lock when the template was found.
    let stamp: String?

    /// - Parameter templates: finds the templates that the template requires.
    /// - Throws: `Diagnostics` for duplicate module names; `FileProblem`.
    package init(
        modules names: [String], from template: ResolvedTemplate, _ templates: TemplateResolver,
        in project: Project, options: GenerationOptions, preferences: UserPreferences?,
        environment: [String: String], now: Moment
    ) throws {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw Diagnostics.error("the module '\(name)' is named twice")
        }
        (self.names, allNames) = (names, names)
        (self.template, self.templates, self.project, self.options) = (template, templates, project, options)
        (self.preferences, self.environment, self.now) = (preferences, environment, now)
        stamp = try Lockfile.stamp(in: project.root)
        guard options.targets.new != nil else { return }
        guard names.count == 1 else {
            throw Diagnostics.error(
                "'--new-target' makes the target of one module, not of \(names.count)",
                hint: "run 'generamba gen' for each of them")
        }
        self.options.targets.new?.name = names[0]
        self.options.targets.target = names[0]
    }
}
