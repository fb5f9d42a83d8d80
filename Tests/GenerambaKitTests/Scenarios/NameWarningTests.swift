import Testing

/// Tests the warnings about module names that end with what the template adds, or begin with a lower-case letter.
struct NameWarningTests {
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
        "iCloudSync",
    ])
    func otherNamesAreFine(name: String) throws {
        let run = try Self.shop().run("gen", name)
        #expect(run.status == 0 && run.messages.isEmpty, "\(run)")
    }

    @Test(arguments: [
        ("profile", [], "profileView", "Profile"), ("éclair", [], "éclairView", "Éclair"),
        ("profile", ["--prefix", "XY"], "XYprofileView", "Profile"),
    ])
    func aTypeInLowerCaseGetsAWarning(
        name: String, options: [String], example: String, other: String
    ) throws {
        let shop = try Self.shop()
        let run = try shop.run(["gen", name, "page"] + options)
        #expect(run.status == 0, "\(run)")
        #expect(
            run.messages == """
                warning: the module's name '\(name)' begins with a lower-case letter, which leads to '\(example)'
                  hint: begin it with a capital: 'generamba gen \(other) page'

                """)
        for words in [["gen", name, "page"] + options, ["update"]] {
            let again = try shop.run(words)
            #expect(again.status == 0 && again.messages.isEmpty, "\(again)")
        }
    }

    @Test func aTemplateThatWritesACapitalIsFine() throws {
        let shop = try Shop.sandbox(printing: "struct {{ module_info.name | upper_camel }}View {}\n")
        for name in ["profile", "iCloudSync"] {
            let run = try shop.run("gen", name)
            #expect(run.status == 0 && run.messages.isEmpty, "\(run)")
        }
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
