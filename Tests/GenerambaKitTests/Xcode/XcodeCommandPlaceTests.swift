import Testing

/// Tests where `xcode add` and `xcode remove` look for files and for the project, and what they report in JSON.
struct XcodeCommandPlaceTests {
    private let shop: Sandbox
    private let original: String

    init() throws {
        shop = try Sandbox(XcodeShop.files)
        try shop.write([
            "Shop/Login/LoginView.swift": "", "Shop/Login/Login.h": "", "Shop/Login/Login.json": "",
        ])
        original = try shop.read(XcodeShop.path)
    }

    // MARK: Places

    @Test func pathsAreRelativeToTheWorkingFolder() throws {
        let output = """
                    add  Shop/Login/LoginView.swift (group 'Shop/Login', target 'Shop')
                   edit  Shop.xcodeproj/project.pbxproj
            Shop.xcodeproj: 1 file to add (dry run, nothing was written)
            """
        try shop.expect(
            "xcode", "add", "Login/LoginView.swift", "--dry-run", in: "Shop", output: output)
        try shop.expect("xcode", "add", "-C", "Shop/Login", "LoginView.swift", "--dry-run", output: output)
        try shop.expect(
            "xcode", "add", shop.path("Shop/Login/LoginView.swift"), "--dry-run", "--project",
            shop.path(XcodeShop.path), in: "..", output: output)
    }

    @Test func aFileOutsideOfTheProjectsFolder() throws {
        try shop.write(["../Shared/Model.swift": ""])
        try shop.expect(
            "xcode", "add", "../Shared/Model.swift",
            output: """
                        add  ../Shared/Model.swift (group 'Shared', target 'Shop')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file added
                """)
        #expect(
            try shop.addedLines(to: original)
                == [
                    "ID /* Model.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                        + "path = Model.swift; sourceTree = \"<group>\"; };",
                    "ID /* Model.swift */,",
                    "ID /* Model.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* Model.swift */; };",
                    "ID /* Model.swift in Sources */,",
                    "ID /* Shared */ = {",
                    "ID /* Shared */,",
                    "name = Shared;",
                    "path = ../Shared;",
                ].sorted())
    }

    @Test func theProjectOfTheRambafile() throws {
        let app = try Sandbox([
            "Rambafile": "project_name: Shop\nproject_target: Shop\nxcodeproj_path: App/Shop.xcodeproj\n",
            "Other.xcodeproj/project.pbxproj": "",
        ])
        try app.write(XcodeShop.files, below: "App")
        try app.write(["App/Shop/Cart.swift": ""])
        try app.expect(
            "xcode", "add", "App/Shop/Cart.swift",
            output: """
                        add  App/Shop/Cart.swift (group 'Shop', target 'Shop')
                       edit  App/Shop.xcodeproj/project.pbxproj
                App/Shop.xcodeproj: 1 file added
                """)
        try app.expect(
            "xcode", "remove", "App/Shop/Cart.swift", "--quiet", "--project", "App/Shop.xcodeproj")
        #expect(try app.read("App/" + XcodeShop.path) == original)
    }

    // MARK: Reports

    @Test func theReportInJSON() throws {
        try shop.expect(
            "xcode", "add", "Shop/AppDelegate.swift", "Shop/Login/LoginView.swift", "--json",
            output: """
                {
                  "applied" : true,
                  "changes" : [
                    {
                      "action" : "edit",
                      "kind" : "file",
                      "path" : "Shop.xcodeproj/project.pbxproj"
                    }
                  ],
                  "diagnostics" : [

                  ],
                  "files" : [
                    {
                      "action" : "identical",
                      "path" : "Shop/AppDelegate.swift"
                    },
                    {
                      "action" : "add",
                      "group" : "Shop/Login",
                      "path" : "Shop/Login/LoginView.swift",
                      "targets" : [
                        "Shop"
                      ]
                    }
                  ],
                  "project" : "Shop.xcodeproj",
                  "root" : "<root>/Shop",
                  "version" : 1
                }
                """)
    }

    @Test func aFailureInJSON() throws {
        try shop.expect(
            "xcode", "remove", "Shop/Login", "--json",
            output: """
                {
                  "applied" : false,
                  "changes" : [

                  ],
                  "diagnostics" : [
                    {
                      "code" : "is-a-folder",
                      "hint" : "name its files: 'Shop/Login/Login.h', 'Shop/Login/Login.json', \
                'Shop/Login/LoginView.swift'",
                      "message" : "'Shop/Login' is a folder",
                      "severity" : "error"
                    }
                  ],
                  "files" : [

                  ],
                  "project" : "Shop.xcodeproj",
                  "root" : "<root>/Shop",
                  "version" : 1
                }
                """,
            messages: """
                error: 'Shop/Login' is a folder
                  hint: name its files: 'Shop/Login/Login.h', 'Shop/Login/Login.json', 'Shop/Login/LoginView.swift'
                """, status: 1)
    }
}
