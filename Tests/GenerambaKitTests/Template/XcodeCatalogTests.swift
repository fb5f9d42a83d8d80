import Testing

/// File templates of Xcode in catalogs, repositories and `Templates/`.
struct XcodeCatalogTests {
    private static let files = XcodeTemplateTests.files
    private static let project = XcodeTemplateTests.plist(
        "<dict><key>Kind</key><string>Xcode.Xcode3.ProjectTemplateUnitKind</string></dict>")

    private static func settings(_ catalog: String) -> String {
        Shop.settings.replacing("templates:\n  - {name: page}\n", with: "catalogs: [\(catalog)]\n")
    }

    /// A project whose catalog is a repository with a template of Xcode and one for projects.
    private func shop() throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.makeRepository("../kits", Self.files)
        try shop.commit(["deep/App.xctemplate/TemplateInfo.plist": Self.project], in: "../kits")
        try shop.write(["Rambafile": Self.settings("../kits/.git")])
        return shop
    }

    @Test func aRepositoryIsACatalog() throws {
        let shop = try shop()
        let list = try shop.run("template", "list")
        #expect(list.output.contains(/(?m)^Scene +\.\.\/kits\/\.git +A scene & its tests$/), "\(list)")
        #expect(
            list.messages == """
                ../kits/.git/deep/App.xctemplate/TemplateInfo.plist:4:30: warning: templates of the kind 'Xcode.Xcode3.ProjectTemplateUnitKind' make projects, not files
                 4 | <dict><key>Kind</key><string>Xcode.Xcode3.ProjectTemplateUnitKind</string></dict>
                   |                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: templates for files are of the kind 'Xcode.IDEKit.TextSubstitutionFileTemplateKind'

                """)
        try shop.expect(
            "template", "add", "Scene",
            output: """
                       edit  Rambafile
                Scene from ../kits/.git: all 5 created
                """)
        #expect(!shop.exists("Templates/Scene/TemplateIcon.png"))
        #expect(try shop.read("Templates/Scene/TemplateInfo.plist") == XcodeTemplateTests.info)
        #expect(try shop.read("Rambafile.lock").contains("  commit: "))
        #expect(try shop.run("gen", "Profile", "Scene", "--kind", "XIB file", "--offline", "-q").status == 0)

        let changed = "kits/Scene.xctemplate/XIB file/___VARIABLE_view___Tests.swift"
        try shop.commit([changed: "import XCTest\n// changed\n"], in: "../kits")
        try shop.remove("Templates")
        try shop.expect(
            "template", "install", "--locked", "--offline",
            output: "Scene from ../kits/.git: all 5 created")
        let status = try shop.run("status")
        #expect(status.output == "1 module: all clean\n", "\(status)")
        let update = try shop.run("template", "update", "Scene")
        #expect(update.output.contains(/^Scene from .*: 4 identical, 1 overwritten\n$/), "\(update)")
        #expect(try shop.run("update", "Profile", "-q").status == 0)
        let tests = try shop.read("Tests/ShopTests/Modules/Profile/ProfileViewTests.swift")
        #expect(tests == "import XCTest\n// changed\n")
        try shop.expect("template", "remove", "Scene", output: "       edit  Rambafile\nScene: removed")
    }

    @Test func anAddressNamesOne() throws {
        let shop = try shop()
        let url = "file://\(shop.root)/kits"
        let run = try shop.run("template", "add", "\(url)//kits/Scene.xctemplate")
        #expect(run.status == 0, "\(run)")
        #expect(
            try shop.read("Rambafile").contains("{name: Scene, git: \"\(url)\", path: kits/Scene.xctemplate}")
        )
        #expect(try shop.run("template", "show", "Scene").output.hasPrefix("Scene\nA scene & its tests\n"))
        try shop.refuses(
            "template", "add", url,
            saying: """
                error: 'file://<root>/kits' contains several templates
                  hint: name one: 'file://<root>/kits//deep/App.xctemplate', 'file://<root>/kits//kits/Scene.xctemplate'
                """)
    }

    @Test func twoOfOneNameAreTold() throws {
        let shop = try Shop.sandbox()
        try shop.write(Self.files)
        try shop.write(["kits/Other/Scene.xctemplate/TemplateInfo.plist": XcodeTemplateTests.info])
        try shop.write(["Rambafile": Self.settings("kits")])
        try shop.refuses(
            "template", "add", "Scene",
            saying: """
                Rambafile:7:12: error: cannot fetch 'kits': 'kits' has several templates 'Scene': 'Other/Scene.xctemplate', 'Scene.xctemplate'
                 7 | catalogs: [kits]
                   |            ^^^^
                  hint: name the folder of one with 'local', or with 'git' and 'path'
                """)
    }

    @Test func theProjectsOwnNeedNoInstallation() throws {
        let shop = try Shop.sandbox()
        try shop.write(Self.files, below: "Templates")
        _ = try shop.output(of: ["mv", "Templates/kits/Scene.xctemplate", "Templates"])
        #expect(try shop.run("gen", "Profile", "Scene", "-q").status == 0)
        #expect(try shop.run("template", "list").output.contains(/(?m)^Scene +Templates\/Scene +installed/))
        let lint = try shop.run("template", "lint", "Templates")
        #expect(lint.output.hasPrefix("Scene: 1 warning\n"), "\(lint)")
        // A repository may have the name of a template.
        _ = try shop.output(of: ["mkdir", "A.xctemplate"])
        _ = try shop.output(of: ["cp", "-r", "Templates/Scene.xctemplate", "A.xctemplate/B.xctemplate"])
        let list = try shop.run("template", "list", "--xcode")
        #expect(
            list.output == """
                B      A.xctemplate/B.xctemplate   A scene & its tests
                Scene  Templates/Scene.xctemplate  A scene & its tests

                """, "\(list)")
    }

    @Test func aPackageWithoutARambafileListsItsTemplates() throws {
        let shop = try Shop.sandbox()
        try shop.remove("Rambafile")
        try shop.write(["Templates/own/own.rambaspec": "name: own\ncode_files: []\n"])
        #expect(try shop.run("template", "list").output.contains(/(?m)^own +Templates\/own +installed$/))
        #expect(try shop.run("gen", "Profile", "swiftui_mvvm", "-q").status == 0)
        try shop.refuses(
            "template", "add", "swiftui_mvvm",
            saying: """
                error: no Rambafile in '<root>/Shop' or any folder above it
                  hint: run 'generamba setup' to create one
                """)
    }
}
