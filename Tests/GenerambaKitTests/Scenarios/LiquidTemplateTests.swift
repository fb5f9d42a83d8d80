import Testing

/// Tests templates in the format of Generamba 1.5.
@Suite struct LiquidTemplateTests {
    /// A Liquid template, by the paths in its folder.
    private static let viper = [
        "page.rambaspec": """
        name: page
        summary: {{ module_info.name }} and so on
        code_files:
        - {name: View/View.swift, path: Code/view.swift.liquid}
        - {name: .storyboard, path: Code/page.storyboard}
        - {name: Icon.png, path: Code/icon.png}
        - {name: Model.swift, custom_name: "{{ module_info.name }}{{ module_info.file_basename | replace: 'Model', 'Data' }}", path: Code/model}
        {% if custom_parameters.router %}
        - {name: Router.swift, path: Code/router.swift.liquid}
        {% endif %}
        test_files:
        - {name: Tests.swift, path: Tests/tests.swift.liquid}

        """,
        "Code/view.swift.liquid": """
        {% include 'header' %}
        {% assign base = custom_parameters.base | default: 'UIViewController' -%}
        class {{ prefix }}{{ module_info.name }}View: {{ base }} {
        {%- for target in module_info.project_targets %}
            // {{ forloop.index }} {{ target | downcase }}
        {%- endfor %}
        }

        """,
        "Code/page.storyboard": "<scene customClass=\"{{ prefix }}{{ module_info.name }}\"/>\n",
        "Code/icon.png": "{{ bytes }}\0",
        "Code/model": "struct {{ module_info.name }}Model {}\n",
        "Code/router.swift.liquid": "// {{ custom_parameters.router }}\n",
        "Tests/tests.swift.liquid": "@testable import {{ module_info.product_module_name }}\n",
        "snippets/header.liquid": "// {{ module_info.file_name }}, {{ date }}, {{ developer.name }}",
    ]

    private func shop(_ changes: [String: String] = [:]) throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.install(Self.viper.merging(changes) { _, new in new }, as: "page")
        return shop
    }

    @Test func itsFilesAreRendered() throws {
        let shop = try shop()
        try shop.expect(
            "gen", "Profile", "--prefix", "XY", "--author", "Jane Doe",
            output: """
                     create  Sources/Shop/Modules/Profile/View/XYProfileView.swift
                     create  Sources/Shop/Modules/Profile/XYProfile.storyboard
                     create  Sources/Shop/Modules/Profile/XYProfileIcon.png
                     create  Sources/Shop/Modules/Profile/ProfileData.swift
                     create  Tests/ShopTests/Modules/Profile/XYProfileTests.swift
                Profile from page: all 5 created
                """)
        let modules = "Sources/Shop/Modules/Profile/"
        #expect(
            try shop.read(modules + "View/XYProfileView.swift") == """
                // XYProfileView.swift, 05/03/2026, Jane Doe
                class XYProfileView: UIViewController {
                    // 1 shop
                }

                """)
        #expect(try shop.read(modules + "XYProfile.storyboard") == "<scene customClass=\"XYProfile\"/>\n")
        #expect(try shop.read(modules + "XYProfileIcon.png") == "{{ bytes }}\0")
        #expect(try shop.read(modules + "ProfileData.swift") == "struct ProfileModel {}\n")
        #expect(
            try shop.read("Tests/ShopTests/Modules/Profile/XYProfileTests.swift") == "@testable import Shop\n"
        )
    }

    @Test func itsRambaspecIsRenderedBeforeItIsRead() throws {
        let shop = try shop()
        _ = try shop.run("gen", "Profile", "--custom_parameters", "router:deep", "base:Base")
        #expect(try shop.read("Sources/Shop/Modules/Profile/ProfileRouter.swift") == "// deep\n")
        #expect(try shop.read("Sources/Shop/Modules/Profile/View/ProfileView.swift").contains(": Base {"))
    }

    @Test func nowIsTheRunsTime() throws {
        let shop = try shop(["Code/model": "{{ 'now' | date: '%Y-%m-%d' }}\n"])
        _ = try shop.run("gen", "Profile")
        #expect(try shop.read("Sources/Shop/Modules/Profile/ProfileData.swift") == "2026-03-05\n")
    }

    @Test func theAuthorIsFoundForIt() throws {
        let shop = try shop()
        try shop.write(["../home/.generamba/user_preferences.yml": "username: Ann\n"])
        _ = try shop.run("gen", "Profile")
        let view = try shop.read("Sources/Shop/Modules/Profile/View/ProfileView.swift")
        #expect(view.hasPrefix("// ProfileView.swift, 05/03/2026, Ann\n"))
    }

    @Test func eachOfSeveralModulesGetsItsOwnRambaspecAndTheAuthor() throws {
        let shop = try shop([
            "page.rambaspec": """
            name: page
            code_files:
            {% if module_info.name == 'Profile' and developer.name == 'Ann' %}
            - {name: One.swift, path: Code/model}
            {% else %}
            - {name: Other.swift, path: Code/model}
            {% endif %}

            """,
            "Code/model": "{{ module_info.name }} by {{ developer.name }}\n",
        ])
        try shop.write(["../home/.generamba/user_preferences.yml": "username: Ann\n"])
        _ = try shop.run("gen", "Profile,Cart")
        #expect(try shop.read("Sources/Shop/Modules/Profile/ProfileOne.swift") == "Profile by Ann\n")
        #expect(try shop.read("Sources/Shop/Modules/Cart/CartOther.swift") == "Cart by Ann\n")
    }

    @Test func anUnknownNameIsAWarning() throws {
        let shop = try shop(["Code/model": "[{{ module_info.nmae }}]\n"])
        let run = try shop.run("gen", "Profile", "--no-tests", "--dry-run")
        #expect(run.status == 0)
        #expect(
            run.messages == """
                Templates/page/Code/model:1:5: warning: unknown name 'module_info.nmae'
                 1 | [{{ module_info.nmae }}]
                   |     ^^^^^^^^^^^^^^^^
                  hint: did you mean 'module_info.name'?

                """)
    }

    @Test func strictMakesAWarningAnError() throws {
        let shop = try shop(["Code/model": "[{{ module_info.nmae }}]\n"])
        try shop.refuses(
            "gen", "Profile", "--strict",
            saying: """
                Templates/page/Code/model:1:5: error: unknown name 'module_info.nmae'
                 1 | [{{ module_info.nmae }}]
                   |     ^^^^^^^^^^^^^^^^
                  hint: did you mean 'module_info.name'?
                """)
        try shop.install(Self.viper, as: "page")
        #expect(try shop.run("gen", "Profile", "--strict").status == 0)
    }

    @Test func aSnippetThatNothingIncludesMayBeBroken() throws {
        let shop = try shop(["snippets/broken.liquid": "{% if %}"])
        #expect(try shop.run("gen", "Profile").status == 0)
    }

    @Test(arguments: [
        ("{% include 'broken' %}", [:]), ("{% include 'Broken' %}", [:]),
        ("{% include 'outer' %}", ["snippets/outer.liquid": "{% include 'broken' %}"]),
        ("{% include custom_parameters.name %}", [:]),
    ])
    func aSnippetThatSomethingMayIncludeMayNot(text: String, others: [String: String]) throws {
        let broken = ["snippets/broken.liquid": "{% if true %}", "Code/model": text]
        let shop = try shop(broken.merging(others) { $1 })
        try shop.refuses(
            "gen", "Profile", "--custom_parameters", "name:header",
            saying: """
                Templates/page/snippets/broken.liquid:1:4: error: unclosed 'if'
                 1 | {% if true %}
                   |    ^^
                  hint: end it with '{% endif %}'
                """)
    }

    @Test func aPathInAnotherLetterCaseServesWithAWarning() throws {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: .txt, path: code/File.liquid}]\n",
                "Code/file.liquid": "{{ module_info.name }}\n",
            ], as: "page")
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from page: 1 created
                """,
            messages: """
                Templates/page/page.rambaspec:2:33: warning: 'code/File.liquid' is named 'Code/file.liquid' on disk
                 2 | code_files: [{name: .txt, path: code/File.liquid}]
                   |                                 ^^^^^^^^^^^^^^^^
                  hint: write it that way: most disks of other systems distinguish letter case
                """)
    }

    @Test func allFilesAreInstalledOfOneWhoseRambaspecNeedsAModule() throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("{name: page}", with: "{name: page, local: shelf}"))
        try shop.remove("Templates")
        try shop.write(Self.viper, below: "shelf")
        try shop.expect("template", "install", output: "page from shelf: all 8 created")
        #expect(try shop.files(in: "Templates/page") == Self.viper.keys.sorted())
    }
}
