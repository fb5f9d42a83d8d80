import GenerambaKit
import Testing

/// Tests user-given names in a VIPER module that clash with the template's own.
struct NamesInUIKitModulesTests {
    private static let signatures = """
        load(call: Int, outcome: String, layers: [Int], error: String, result: Int) async throws -> Int,\
        find(view: Int, presenter: Int, interactor: Int, router: Int, service: Int, output: Int) -> Int?,\
        save(calls: Int, loadResults: Int, saveErrors: Int, state: Int, sample: Int) throws,\
        openSettings,configure,title,present,dismiss,show,viewDidLoad
        """

    @Test(arguments: ["rviper_controller", "viper_configurator"])
    func argumentsAndUseCasesMayHaveNamesOfTheTemplate(template: String) throws {
        let project = try project(template)
        let run = try project.run("gen", "Profile", "--use_cases", Self.signatures)
        #expect(run.status == 0, "\(run)")
        let results = try project.testResults(.swift6)
        #expect(results.count > 40)
        #expect(results.filter { $0.outcome != .passed } == [])
    }

    @Test(arguments: [
        "clean_swift", "rviper_controller", "silver", "swiftui_mvvm", "swiftui_viper", "viper_configurator",
    ])
    func argumentsMayHaveNamesOfVariables(template: String) throws {
        let project = try project(template)
        let signatures = """
            add(task: Int, first: Int, message: String, outcome: Int, presenter: Int, layers: Bool) \
            async throws(CancellationError),change(switch: Int, let: Int, to other: Int??) async -> Int??,\
            sort(by order: (Int) -> Int?, pair: (Int, () -> Void))
            """
        let run = try project.run("gen", "UserProfile", "--use_cases", signatures, "--with-required")
        #expect(run.status == 0, "\(run)")
        let results = try project.testResults(.swift6)
        #expect(results.contains { $0.name.contains("Add") })
        #expect(results.filter { $0.outcome != .passed } == [])
        let code = try project.files(in: "Sources/Shop").map { try project.read("Sources/Shop/\($0)") }
        #expect(code.contains { $0.contains("\"User Profile\"") })
        #expect(!code.contains { $0.contains("\"UserProfile\"") })
    }

    @Test(arguments: ["swiftui_mvvm", "swiftui_viper"])
    func severalEventsMayLeadToAFunctionWithAValueThatNobodyEnters(template: String) throws {
        let project = try project(template)
        let run = try project.run(
            "gen", "Profile", "--use_cases", "rename(to name: String, at index: Int) throws", "--events",
            "pullToRefresh: rename, tapRename: rename", "--with-required")
        #expect(run.status == 0, "\(run)")
        let results = try project.testResults(.swift6)
        #expect(results.contains { $0.name.contains("Rename") })
        #expect(results.filter { $0.outcome != .passed } == [])
    }

    @Test(arguments: ["obtainTitle", "close", "triggerModuleClosedEvent"])
    func useCasesThatTheTemplateHas(name: String) throws {
        try project("rviper_controller").refuses(
            "gen", "Profile", "--use_cases", name,
            saying: """
                --use_cases:1:1: error: the template already uses the name '\(name)'
                 1 | \(name)
                   | \(String(repeating: "^", count: name.count))
                  hint: rename the function
                """)
    }

    @Test func aUseCaseThatLeadsToTheEventOfAScreen() throws {
        try project("rviper_controller").refuses(
            "gen", "Profile", "--router_targets", "help,settings", "--use_cases", "load,settingsTransition",
            saying: """
                --use_cases:1:6: error: the template already uses the name 'settingsTransition'
                 1 | load,settingsTransition
                   |      ^^^^^^^^^^^^^^^^^^
                  hint: rename the function
                """)
    }

    @Test(arguments: ["state: Int", "State: Int"])
    func anInputOfAChildWithANameOfTheTemplate(argument: String) throws {
        let child = "header(\(argument))"
        try project("rviper_container").refuses(
            "gen", "Profile", "--children", "content,\(child)", "--inputs", "id: Int",
            saying: """
                --children:1:9: error: the template already uses the name 'state'
                 1 | content,\(child)
                   |         \(String(repeating: "^", count: child.count))
                  hint: rename the argument
                """)
    }

    @Test func anInputThatNoPropertyStores() throws {
        try project("rviper_controller").refuses(
            "gen", "Profile", "--inputs", "names: [String: Int], row: inout Int, id: Int!",
            saying: """
                --inputs:1:23: error: the argument 'row: inout Int' cannot be stored in a property
                 1 | names: [String: Int], row: inout Int, id: Int!
                   |                       ^^^^^^^^^^^^^^
                  hint: remove 'inout'
                --inputs:1:39: error: the argument 'id: Int!' cannot be stored in a property
                 1 | names: [String: Int], row: inout Int, id: Int!
                   |                                       ^^^^^^^^
                  hint: write '?' instead of '!'
                """)
    }

    @Test func oneScreenTwice() throws {
        try project("rviper_controller").refuses(
            "gen", "Profile", "--router_targets", "settings,Settings",
            saying: """
                --router_targets:1:10: error: 'Settings' appears twice
                 1 | settings,Settings
                   |          ^^^^^^^^
                  hint: it generates the same names as 'settings'
                """)
    }

    /// The project with an installed built-in template.
    private func project(_ template: String) throws -> Sandbox {
        let settings = Shop.settings.replacing("name: page", with: "name: \(template)")
        let project = try Shop.sandbox(settings: settings)
        let run = try project.run("template", "install")
        #expect(run.status == 0, "\(run)")
        return project
    }
}
