import SourceText
import TemplateEngine

/// What the command line says of the modules to generate. Nil or empty: the Rambafile's word holds.
package struct GenerationOptions: Sendable {
    package var description: String?
    package var author: String?
    package var prefix: String?
    package var targets = TargetOptions()
    /// What a template may take.
    package var limits = Renderer.Limits()
    /// What the user gave to parameters, in the order of the command line.
    package var parameters: [GivenParameter] = []

    /// The values that tests take for types, as the command line gives them.
    package var samples: [SourceRange] = []

    package init() {}
}

/// What `gen` is asked for.
package struct GenerationRequest: Sendable {
    /// The modules' names, as they are written.
    package let names: [String]
    package let template: ResolvedTemplate
    package let project: Project
    package let options: GenerationOptions
    /// The user's own preferences; nil without a home.
    package let preferences: UserPreferences?
    package let environment: [String: String]
    package let now: (seconds: Int, day: Day)

    /// - Parameter template: the template's name; nil where the Rambafile names just one.
    /// - Throws: `Diagnostics` for a module that is named twice, and for a template that is not installed; `FileProblem`.
    package init(
        modules names: [String], from template: String?, of installed: InstalledTemplates,
        in project: Project,
        options: GenerationOptions, preferences: UserPreferences?, environment: [String: String],
        now: (seconds: Int, day: Day)
    ) throws {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw Diagnostics.error("the module '\(name)' is named twice")
        }
        self.names = names
        self.template = try installed.template(named: template)
        self.project = project
        self.options = options
        self.preferences = preferences
        self.environment = environment
        self.now = now
    }
}
