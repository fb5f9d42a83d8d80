import Testing

/// Tests the variables for the project, the command line, the user and the clock.
struct VariableTests {
    @Test func everyVariable() throws {
        let shop = try Shop.sandbox(
            printing: """
                {{ year }}|{{ date }}|{{ prefix }}|{{ developer.name }}|{{ developer.company }}
                {{ module_info.name }}|{{ module_info.description }}|{{ module_info.file_name }}
                {{ module_info.project_name }}|{{ module_info.product_module_name }}
                {{#module_info.project_targets}}<{{.}}>{{/module_info.project_targets}}
                {{#module_info.test_targets}}<{{.}}>{{/module_info.test_targets}}
                {{ custom_parameters.a }}|{{#custom_parameters.b}}never{{/custom_parameters.b}}

                """)
        try shop.write(["Rambafile": Shop.settings + "prefix: SH\nauthor: Ann\n"])
        _ = try shop.run("gen", "Profile", "--custom_parameters", "a:1")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/SHProfile.txt") == """
                2026|05/03/2026|SH|Ann|Example Ltd.
                Profile|Profile module|SHProfile.txt
                Shop|Shop
                <Shop>
                <ShopTests>
                1|

                """)
    }

    @Test(arguments: [
        ["-d", "Shows \"the\" user & more"], ["--description", "Shows \"the\" user & more"],
    ])
    func theDescription(option: [String]) throws {
        let shop = try Shop.sandbox(printing: "{{ module_info.description }}\n")
        _ = try shop.run(["gen", "Profile"] + option)
        #expect(try printed(shop) == "Shows \"the\" user & more\n")
    }

    @Test func aMissingCompanyIsNothing() throws {
        let shop = try Shop.sandbox(printing: "<{{ developer.company }}>\n")
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: [page]\n"])
        _ = try shop.run("gen", "Profile")
        #expect(try shop.read("Sources/Shop/Profile/Profile.txt") == "<>\n")
    }

    @Test func theDayIsThatOfTheSourceDateEpochInUTC() throws {
        let shop = try Shop.sandbox(printing: "{{ date }}\n")
        let variables = ["SOURCE_DATE_EPOCH": "1798761599", "TZ": "Asia/Tokyo"]
        _ = try shop.run("gen", "Profile", with: variables)
        #expect(try printed(shop) == "31/12/2026\n")
    }

    @Test func withoutASourceDateEpochTheDayIsTheClocks() throws {
        let shop = try Shop.sandbox(printing: "{{ date }}\n")
        _ = try shop.run("gen", "Profile", with: ["SOURCE_DATE_EPOCH": ""])
        #expect(try printed(shop).wholeMatch(of: /[0-3][0-9]\/[01][0-9]\/20[0-9][0-9]\n/) != nil)
    }

    @Test(arguments: ["soon", "-1", "99999999999999999999"])
    func aSourceDateEpochThatIsNoneIsRefused(epoch: String) throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", with: ["SOURCE_DATE_EPOCH": epoch],
            saying: """
                error: SOURCE_DATE_EPOCH is '\(epoch)', which is not a valid time
                  hint: set it to the seconds since 1970, or unset it
                """)
    }

    @Test func theModuleNameOfATargetIsAnIdentifier() throws {
        let shop = try Shop.sandbox(
            settings: "project_name: My App\nproject_target: my-app\ntemplates: [page]\n",
            manifest: Shop.manifest.replacing("\"Shop\"", with: "\"my-app\""))
        try shop.write(["Sources/my-app/App.swift": ""])
        try shop.install(
            Shop.template(printing: "import {{ module_info.product_module_name }}\n"), as: "page")
        _ = try shop.run("gen", "Profile")
        #expect(try shop.read("Sources/my-app/Profile/Profile.txt") == "import my_app\n")
    }

    @Test func theRambafileMayNameTheModule() throws {
        let shop = try Shop.sandbox(printing: "{{ module_info.product_module_name }}\n")
        try shop.write(["Rambafile": Shop.settings + "product_module_name: Other\n"])
        _ = try shop.run("gen", "Profile")
        #expect(try printed(shop) == "Other\n")
    }

    private func printed(_ shop: Sandbox) throws -> String {
        try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
    }
}
