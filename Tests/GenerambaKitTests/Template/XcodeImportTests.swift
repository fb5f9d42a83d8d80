import Testing

/// `template import`.
struct XcodeImportTests {
    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.write(XcodeTemplateTests.files)
        return shop
    }

    private static let place = "kits/Scene.xctemplate/Code/___FILEBASENAME___View.swift"
    private static let warning = """
        \(place):4:72: warning: unknown macro '___UNKNOWN___' stays as it is
         4 |   let names = (___VARIABLE_list___, "___FILEBASENAMEASIDENTIFIER___", "___UNKNOWN___", ["{{"], __a___b__)
           |                                                                        ^^^^^^^^^^^^^
        """

    @Test func itIsMadeToBeEdited() throws {
        let shop = try shop()
        try shop.expect(
            "template", "import", "kits/Scene.xctemplate", "--to", "scene",
            output: """
                     create  Templates/scene/Code/View.swift.mustache
                     create  Templates/scene/Codelist/List.swift.mustache
                     create  Templates/scene/XIB file/ViewTests.swift.mustache
                     create  Templates/scene/XIB file/Views/DB.xib.mustache
                     create  Templates/scene/scene.rambaspec
                Next: check it, and add it to the Rambafile
                  generamba template check Templates/scene
                  generamba template add Templates/scene
                """, messages: Self.warning)
        #expect(
            try shop.read("Templates/scene/scene.rambaspec") == """
                name: scene
                summary: "A scene & its tests"
                convert_tests: false
                # SortOrder: 3
                # Icons: TemplateIcon.png

                parameters:
                  - {name: kind, type: choice, choices: [Code, XIB file], default: Code}
                  - {name: list, type: bool}
                  - {name: base, default: UIView, examples: [UIView]}

                code_files:
                  - {name: View.swift, path: Code/View.swift.mustache, when: "kind == 'Code' and list == false"}
                  - {name: List.swift, path: Codelist/List.swift.mustache, when: "kind == 'Code' and list"}
                  - {name: "Views/DB{{ prefix }}{{ module_info.name }}.xib", custom_name: "DB{{ prefix }}{{ module_info.name }}.xib", path: XIB file/Views/DB.xib.mustache, when: "kind == 'XIB file'", is_resource: true}

                test_files:
                  - {name: ViewTests.swift, path: XIB file/ViewTests.swift.mustache, when: "kind == 'XIB file'"}

                """)
        #expect(
            try shop.read("Templates/scene/Code/View.swift.mustache").hasPrefix(
                "{{=<% %>=}}\n//\n//  <% module_info.file_name %>\n//  <% module_info.project_name %>\n"))
        for (name, template) in [("Old", "./kits/Scene.xctemplate"), ("New", "scene")] {
            #expect(try shop.run("gen", name, template, "--base", "NSObject").status == 0)
        }
        let old = try shop.read("Sources/Shop/Modules/Old/OldView.swift")
        #expect(try shop.read("Sources/Shop/Modules/New/NewView.swift") == old.replacing("Old", with: "New"))
    }

    @Test func severalAreACatalog() throws {
        let shop = try shop()
        try shop.write(["kits/deep/List.xctemplate/TemplateInfo.plist": "<plist><dict/></plist>"])
        try shop.write(["kits/deep/List.xctemplate/___FILEBASENAME___.swift": "// ___YEAR___\n"])
        try shop.write(["kits/App.xctemplate/TemplateInfo.plist": "<plist><string/></plist>"])
        try shop.expect(
            "template", "import", "kits", "--path", "catalog",
            output: """
                     create  catalog/Scene/Code/View.swift.mustache
                     create  catalog/Scene/Codelist/List.swift.mustache
                     create  catalog/Scene/Scene.rambaspec
                     create  catalog/Scene/XIB file/ViewTests.swift.mustache
                     create  catalog/Scene/XIB file/Views/DB.xib.mustache
                     create  catalog/List/List.rambaspec
                     create  catalog/List/Name.swift.mustache
                Next: check them
                  generamba template lint catalog
                """,
            messages: """
                kits/App.xctemplate/TemplateInfo.plist:1:8: warning: the root is not a dictionary
                 1 | <plist><string/></plist>
                   |        ^^^^^^^^^
                \(Self.warning)
                """)
        let rambafile = Shop.settings.replacing(
            "templates:\n  - {name: page}\n", with: "catalogs: [catalog]\n")
        try shop.write(["Rambafile": rambafile])
        #expect(try shop.run("template", "add", "List").status == 0)
        #expect(try shop.run("gen", "Cart", "List", "-q").status == 0)
        #expect(try shop.read("Sources/Shop/Modules/Cart/Cart.swift") == "// 2026\n")
    }

    @Test func whatCannotBeImported() throws {
        let shop = try shop()
        try shop.refuses(
            "template", "import", "Templates/page", saying: "error: no template of Xcode in 'Templates/page'")
        try shop.refuses(
            "template", "import", "kit", saying: "error: no folder './kit'\n  hint: did you mean './kits'?")
        func other(_ folder: String) -> [String: String] {
            [
                "\(folder)/Other.xctemplate/TemplateInfo.plist": "<plist><dict/></plist>",
                "\(folder)/Other.xctemplate/___FILEBASENAME___.txt": "",
            ]
        }
        try shop.write(other("kits"))
        try shop.refuses(
            "template", "import", "kits", "--to", "scene",
            saying: """
                error: 'kits' contains several templates, which cannot all be named 'scene'
                  hint: name the folder of one, such as 'kits/Other.xctemplate', or leave out '--to'
                """)
        try shop.write(other("more"))
        try shop.refuses(
            "template", "import", ".",
            saying: """
                \(Self.warning)
                error: two templates are named 'Other': 'kits/Other.xctemplate' and 'more/Other.xctemplate'
                  hint: import one with another name: '--to NAME'
                """)
        try shop.refuses(
            "template", "import", "kits/Scene.xctemplate", "--to", "a/b",
            saying: """
                error: 'a/b' is not a valid template name
                  hint: use the name of a folder, like 'own_template'
                """)
        try shop.refuses(
            "template", "import", "kits/Scene.xctemplate", "--to", "page",
            saying: """
                \(Self.warning)
                error: 'Templates/page' already exists
                  hint: choose another name or '--path'
                """)
    }

    @Test(arguments: [
        ("xcshareddata", "Library/Developer/Xcode/UserData", "shared"),
        ("xcuserdata/me.xcuserdatad", "xcshareddata", "user"),
        ("xcuserdata/other.xcuserdatad", "Library/Developer/Xcode/UserData", "home"),
    ])
    func theTeamsMacros(first: String, second: String, expected: String) throws {
        let shop = try shop()
        let texts = ["xcuserdata/me.xcuserdatad": "user", "xcshareddata": "shared"]
        for folder in [first, second] {
            let isHome = folder.hasPrefix("Library")
            let path = isHome ? "../home/\(folder)" : ".swiftpm/xcode/package.xcworkspace/\(folder)"
            let team = texts[folder] ?? (isHome ? "home" : "other")
            let pairs = [
                "FILEHEADER": " ___TEAM___ ___FILENAME___ ___VARIABLE_sceneName:identifier___", "TEAM": team,
                "COPYRIGHT": "by ___TEAM___",
            ]
            let body = pairs.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
            try shop.write([
                "\(path)/IDETemplateMacros.plist": XcodeTemplateTests.plist("<dict>\(body)</dict>")
            ])
        }
        for words in [[], ["--list"]] {
            let gen = try shop.run(
                ["gen", words.isEmpty ? "Profile" : "Cart", "./kits/Scene.xctemplate", "-q"] + words,
                with: ["USER": "me"])
            #expect(gen.status == 0, "\(gen)")
        }
        let view = try shop.read("Sources/Shop/Modules/Profile/ProfileView.swift")
        #expect(view.hasPrefix("// \(expected) ProfileView.swift Profile\n"), "\(view)")
        #expect(try shop.read("Sources/Shop/Modules/Cart/CartList.swift") == "// by \(expected)\n")
        #expect(try shop.run("status", with: ["USER": "me"]).output == "2 modules: all clean\n")
    }
}
