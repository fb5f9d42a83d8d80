import Testing

/// Tests the warning about module names that end with what the template adds.
struct DoubledNameTests {
    private static func shop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        let template = [
            "page.rambaspec": """
            name: page
            parameters: [{name: worker, type: bool}]
            code_files:
              - {name: View/ViewController.swift, path: types.swift.mustache}
              - {name: Worker.txt, path: worker, when: worker}

            """,
            "types.swift.mustache": """
            protocol Any{{ prefix }}{{ module_info.name }}Presenter {}
            struct {{ prefix }}{{ module_info.name }}View {}
            {{#custom_parameters.worker}}
            final class {{ prefix }}{{ module_info.name }}Service {}
            {{/custom_parameters.worker}}

            """,
            "worker": "",
        ]
        try shop.install(template, as: "page")
        return shop
    }

    @Test(arguments: [
        (
            "ProfileViewController", [], "ViewController", "ProfileViewControllerViewController.swift",
            "Profile"
        ),
        ("ProfilePresenter", [], "Presenter", "AnyProfilePresenterPresenter", "Profile"),
        ("ProfileView", [], "View", "ProfileViewViewController.swift", "Profile"),
        ("ProfileView", ["--prefix", "XY"], "View", "XYProfileViewViewController.swift", "Profile"),
        ("ProfileService", ["--worker"], "Service", "ProfileServiceService", "Profile"),
    ])
    func aDoubledEndGetsAWarning(
        name: String, options: [String], end: String, example: String, other: String
    ) throws {
        let run = try Self.shop().run(["gen", name, "page"] + options)
        #expect(run.status == 0, "\(run)")
        #expect(
            run.messages == """
                warning: the module's name '\(name)' ends in '\(end)', which leads to '\(example)'
                  hint: leave it out: 'generamba gen \(other) page'

                """)
    }

    @Test func moduleIsNeverPartOfAName() throws {
        let run = try Self.shop().run("gen", "ProfileModule")
        #expect(run.status == 0, "\(run)")
        #expect(
            run.messages == """
                warning: the module's name 'ProfileModule' ends in 'Module'
                  hint: leave it out: 'generamba gen Profile page'

                """)
    }

    @Test(arguments: [
        "ProfileService", "ProfileRouter", "WebView", "View", "Module", "Preview", "ProfileController",
    ])
    func otherNamesAreFine(name: String) throws {
        let run = try Self.shop().run("gen", name)
        #expect(run.status == 0 && run.messages.isEmpty, "\(run)")
    }

    @Test func underStrictItIsAnError() throws {
        try Self.shop().refuses(
            "gen", "ProfileModule", "--strict",
            saying: """
                error: the module's name 'ProfileModule' ends in 'Module'
                  hint: leave it out: 'generamba gen Profile page'
                """)
    }
}
