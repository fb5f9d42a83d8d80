import Testing

/// Runs `template check` and `template lint` on whole templates as other teams write them, in Swift 5 mode.
struct StrangersTemplatesTests {
    @Test(arguments: templates) func theFirstLineNamesTheCause(_ template: StrangersTemplate) throws {
        try template.check.run()
    }

    @Test(arguments: templates) func lintHasNoFalseFinding(_ template: StrangersTemplate) throws {
        try template.lint.run()
    }

    private static let portableTemplates =
        appClassTemplates + libraryTemplates + serviceTemplates + testTemplates + importTemplates
        + objectiveCTemplates + nameTemplates + forgottenImportTemplates

    #if os(Linux)
        private static let templates = portableTemplates + runtimeTemplates + swiftTemplates
    #else
        // A Mac has the Objective-C runtime, and Apple's own names from before Swift 4.2.
        private static let templates = portableTemplates
    #endif
}
