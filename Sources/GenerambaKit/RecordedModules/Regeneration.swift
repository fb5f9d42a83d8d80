import SystemAccess

/// What it takes to generate recorded modules again, besides their records.
package struct Regeneration: Sendable {
    let project: Project
    /// Finds the templates as records name them.
    let templates: TemplateResolver
    private let preferences: UserPreferences?
    private let environment: [String: String]
    private let now: Moment

    /// - Parameter preferences: the user's preferences; nil without a home folder.
    package init(
        in project: Project, _ templates: TemplateResolver, preferences: UserPreferences?,
        environment: [String: String], now: Moment
    ) {
        (self.project, self.templates, self.preferences) = (project, templates, preferences)
        (self.environment, self.now) = (environment, now)
    }

    /// Returns the request for a recorded module with the parts that it has.
    ///
    /// - Parameter word: the template as records name it.
    func request(
        for record: ModuleRecord, from template: ResolvedTemplate, named word: String,
        _ parameters: [GivenParameter] = []
    ) throws -> GenerationRequest {
        var options = GenerationOptions()
        options.only = record.values(of: "only")
        options.targets.tests = record.values(of: "no-tests").isEmpty
        options.parameters = parameters
        var request = try GenerationRequest(
            modules: [record.name], from: template, templates, in: project, options: options,
            preferences: preferences, environment: environment, now: now)
        request.templateWord = word
        request.movesFiles = true
        return request
    }
}
