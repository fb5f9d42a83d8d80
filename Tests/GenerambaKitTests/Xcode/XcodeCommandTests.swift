import Testing

/// Tests `xcode add` and `xcode remove` in a project with groups.
struct XcodeCommandTests {
    private let shop: Sandbox
    private let original: String

    init() throws {
        shop = try Sandbox(XcodeShop.files)
        try shop.write([
            "Shop/Login/LoginView.swift": "", "Shop/Login/Login.h": "", "Shop/Login/Login.json": "",
        ])
        original = try shop.read(XcodeShop.path)
    }

    private var project: String { get throws { try shop.read(XcodeShop.path) } }

    @Test func filesAreAddedOnceAndRemovedAgain() throws {
        let files = ["Shop/Login/LoginView.swift", "Shop/Login/Login.h", "Shop/Login/Login.json"]
        let added = try shop.run(["xcode", "add"] + files)
        #expect(
            added
                == Run(
                    output: """
                                add  Shop/Login/LoginView.swift (group 'Shop/Login', target 'Shop')
                                add  Shop/Login/Login.h (group 'Shop/Login')
                                add  Shop/Login/Login.json (group 'Shop/Login', target 'Shop')
                               edit  Shop.xcodeproj/project.pbxproj
                        Shop.xcodeproj: 3 files added
                        """))
        #expect(
            try shop.addedLines(to: original)
                == [
                    "ID /* Login */ = {",
                    "ID /* Login */,",
                    "ID /* Login.h */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.c.h; path = Login.h; "
                        + "sourceTree = \"<group>\"; };",
                    "ID /* Login.h */,",
                    "ID /* Login.json */ = {isa = PBXFileReference; lastKnownFileType = text.json; path = Login.json; "
                        + "sourceTree = \"<group>\"; };",
                    "ID /* Login.json */,",
                    "ID /* Login.json in Resources */ = {isa = PBXBuildFile; fileRef = ID /* Login.json */; };",
                    "ID /* Login.json in Resources */,",
                    "ID /* LoginView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                        + "path = LoginView.swift; sourceTree = \"<group>\"; };",
                    "ID /* LoginView.swift */,",
                    "ID /* LoginView.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* LoginView.swift */; };",
                    "ID /* LoginView.swift in Sources */,",
                    "path = Login;",
                ].sorted())
        let edited = try project
        #expect(
            try shop.run(["xcode", "add"] + files)
                == Run(
                    output: """
                          identical  Shop/Login/LoginView.swift
                          identical  Shop/Login/Login.h
                          identical  Shop/Login/Login.json
                        Shop.xcodeproj: nothing to do
                        """))
        #expect(try project == edited)
        try shop.remove("Shop/Login/Login.h")
        #expect(
            try shop.run(["xcode", "remove"] + files)
                == Run(
                    output: """
                             remove  Shop/Login/LoginView.swift (group 'Shop/Login', target 'Shop')
                             remove  Shop/Login/Login.h (group 'Shop/Login')
                             remove  Shop/Login/Login.json (group 'Shop/Login', target 'Shop')
                               edit  Shop.xcodeproj/project.pbxproj
                        Shop.xcodeproj: 3 files removed
                        """))
        #expect(try project == original)
        #expect(shop.exists("Shop/Login/LoginView.swift"))
    }

    @Test func aPackageIsLinkedOnceAndRemovedAgain() throws {
        let package = "Features/Profile"
        let core = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Profile",
                products: [
                    .library(name: "Profile", targets: ["Profile"]), .library(name: "Avatar", targets: ["Profile"]),
                    .executable(name: "tool", targets: ["tool"]),
                ],
                targets: [.target(name: "Profile"), .executableTarget(name: "tool")])

            """
        try shop.write(["\(package)/Package.swift": core])
        func report(_ word: String, _ summary: String) -> String {
            """
                 \(word)  Features/Profile (package, target 'Shop')
                   edit  Shop.xcodeproj/project.pbxproj
            Shop.xcodeproj: 1 package \(summary)
            """
        }
        try shop.expect("xcode", "add", package, output: report("   add", "added"))
        #expect(
            try shop.addedLines(to: original) == [
                "/* Begin PBXFrameworksBuildPhase section */",
                "/* Begin XCLocalSwiftPackageReference section */",
                "/* Begin XCSwiftPackageProductDependency section */",
                "/* End PBXFrameworksBuildPhase section */",
                "/* End XCLocalSwiftPackageReference section */",
                "/* End XCSwiftPackageProductDependency section */",
                "ID /* Avatar */ = {", "ID /* Avatar */,",
                "ID /* Avatar in Frameworks */ = {isa = PBXBuildFile; productRef = ID /* Avatar */; };",
                "ID /* Avatar in Frameworks */,", "ID /* Frameworks */ = {", "ID /* Frameworks */,",
                "ID /* Profile */ = {", "ID /* Profile */,",
                "ID /* Profile in Frameworks */ = {isa = PBXBuildFile; productRef = ID /* Profile */; };",
                "ID /* Profile in Frameworks */,",
                "ID /* XCLocalSwiftPackageReference \"Features/Profile\" */ = {",
                "ID /* XCLocalSwiftPackageReference \"Features/Profile\" */,",
                "isa = PBXFrameworksBuildPhase;", "isa = XCLocalSwiftPackageReference;",
                "isa = XCSwiftPackageProductDependency;", "isa = XCSwiftPackageProductDependency;",
                "packageProductDependencies = (", "packageReferences = (", "productName = Avatar;",
                "productName = Profile;", "relativePath = Features/Profile;",
            ])
        let edited = try project
        try shop.expect(
            "xcode", "add", package,
            output: """
                  identical  Features/Profile
                Shop.xcodeproj: nothing to do
                """)
        // Modules can go into the package.
        try shop.expect(
            "xcode", "add", package, "--target", "ShopTests", "Shop/Login/LoginView.swift",
            output: """
                        add  Shop/Login/LoginView.swift (group 'Shop/Login', target 'ShopTests')
                        add  Features/Profile (target 'ShopTests')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 2 files added
                """)
        try shop.expect(
            "xcode", "remove", package, "Shop/Login/LoginView.swift",
            output: """
                     remove  Features/Profile (package, targets 'Shop', 'ShopTests')
                     remove  Shop/Login/LoginView.swift (group 'Shop/Login', target 'ShopTests')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file and 1 package removed
                """)
        #expect(try project == original)
        #expect(edited != original)
    }

    @Test func aPackageThatNoTargetCanLink() throws {
        let manifest =
            "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"Core\")\n"
        try shop.write(["Core/Package.swift": manifest])
        try shop.refuses(
            "xcode", "add", "Core",
            saying: """
                error: the package in 'Core' has no library that a target could link
                  hint: add '.library(name: …, targets: […])' to its products
                """)
    }

    @Test func aFileThatNoPhaseTakesIsInNoTarget() throws {
        try shop.write(["Shop/Login/Login.md": ""])
        try shop.expect(
            "xcode", "add", "Shop/Login/Login.h", "Shop/Login/Login.md", "--target", "Shop",
            output: """
                        add  Shop/Login/Login.h (group 'Shop/Login')
                        add  Shop/Login/Login.md (group 'Shop/Login')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 2 files added
                """,
            messages: """
                warning: 'Shop/Login/Login.h' is not in the target 'Shop': its type is neither compiled nor copied
                warning: 'Shop/Login/Login.md' is not in the target 'Shop': its type is neither compiled nor copied
                  hint: to copy it, pass '--resource'
                """)
    }

    @Test func theDiffOfADryRun() throws {
        let before = try shop.snapshot()
        let run = try shop.run("xcode", "add", "Shop/Login/LoginView.swift", "--dry-run", "--diff")
        let wanted = """
            diff --git a/Shop.xcodeproj/project.pbxproj b/Shop.xcodeproj/project.pbxproj
            --- a/Shop.xcodeproj/project.pbxproj
            +++ b/Shop.xcodeproj/project.pbxproj
            @@ -17,10 +17,12 @@
             \

             /* Begin PBXBuildFile section */
             \t\tI23 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = I13 /* AppDelegate.swift */; };
            +\t\tID /* LoginView.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* LoginView.swift */; };
             /* End PBXBuildFile section */
             \

             /* Begin PBXFileReference section */
             \t\tI13 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; \
            path = AppDelegate.swift; sourceTree = "<group>"; };
            +\t\tID /* LoginView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; \
            path = LoginView.swift; sourceTree = "<group>"; };
             /* End PBXFileReference section */
             \

             /* Begin PBXGroup section */
            @@ -36,6 +38,7 @@
             \t\t\tisa = PBXGroup;
             \t\t\tchildren = (
             \t\t\t\tI13 /* AppDelegate.swift */,
            +\t\t\t\tID /* Login */,
             \t\t\t);
             \t\t\tpath = Shop;
             \t\t\tsourceTree = "<group>";
            @@ -45,6 +48,14 @@
             \t\t\tchildren = (
             \t\t\t);
             \t\t\tpath = ShopTests;
            +\t\t\tsourceTree = "<group>";
            +\t\t};
            +\t\tID /* Login */ = {
            +\t\t\tisa = PBXGroup;
            +\t\t\tchildren = (
            +\t\t\t\tID /* LoginView.swift */,
            +\t\t\t);
            +\t\t\tpath = Login;
             \t\t\tsourceTree = "<group>";
             \t\t};
             /* End PBXGroup section */
            @@ -104,6 +115,7 @@
             \t\t\tbuildActionMask = 2147483647;
             \t\t\tfiles = (
             \t\t\t\tI23 /* AppDelegate.swift in Sources */,
            +\t\t\t\tID /* LoginView.swift in Sources */,
             \t\t\t);
             \t\t\trunOnlyForDeploymentPostprocessing = 0;
             \t\t};
                    add  Shop/Login/LoginView.swift (group 'Shop/Login', target 'Shop')
                   edit  Shop.xcodeproj/project.pbxproj
            Shop.xcodeproj: 1 file to add (dry run, nothing was written)

            """
        #expect(run.output.withoutIDs == wanted)
        #expect(run.messages == "" && run.status == 0)
        #expect(try shop.snapshot() == before)
    }

    @Test func aFileOfTheProjectJoinsAnotherTarget() throws {
        try shop.expect(
            "xcode", "add", "Shop/AppDelegate.swift", "--target", "Shop, ShopTests",
            output: """
                        add  Shop/AppDelegate.swift (target 'ShopTests')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file added
                """)
        try shop.expect(
            "xcode", "remove", "Shop/AppDelegate.swift",
            output: """
                     remove  Shop/AppDelegate.swift (group 'Shop', targets 'Shop', 'ShopTests')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file removed
                """)
        #expect(try !project.contains("AppDelegate"))
        #expect(try project.contains("/* Shop */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t);"))
    }

    @Test(arguments: [["--group", "Shop/Screens"], ["--logical-groups"]])
    func aGroupWithoutAFolder(options: [String]) throws {
        let group = options.count > 1 ? "Screens" : "Login"
        let run = try shop.run(["xcode", "add", "Shop/Login/LoginView.swift"] + options)
        #expect(
            run
                == Run(
                    output: """
                                add  Shop/Login/LoginView.swift (group 'Shop/\(group)', target 'Shop')
                               edit  Shop.xcodeproj/project.pbxproj
                        Shop.xcodeproj: 1 file added
                        """))
        #expect(
            try shop.addedLines(to: original)
                == [
                    "ID /* \(group) */ = {",
                    "ID /* \(group) */,",
                    "ID /* LoginView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                        + "name = LoginView.swift; path = Login/LoginView.swift; sourceTree = \"<group>\"; };",
                    "ID /* LoginView.swift */,",
                    "ID /* LoginView.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* LoginView.swift */; };",
                    "ID /* LoginView.swift in Sources */,",
                    "name = \(group);",
                ].sorted())
    }

    @Test func resourcesAndBundles() throws {
        try shop.write(["Shop/Words.txt": "", "Shop/Assets.xcassets/Contents.json": "{}"])
        try shop.expect(
            "xcode", "add", "Shop/Words.txt", "--resource",
            output: """
                        add  Shop/Words.txt (group 'Shop', target 'Shop')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file added
                """)
        #expect(try project.contains("/* Words.txt in Resources */,"))
        try shop.expect(
            "xcode", "add", "Shop/Assets.xcassets/",
            output: """
                        add  Shop/Assets.xcassets (group 'Shop', target 'Shop')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file added
                """)
        #expect(try project.contains("lastKnownFileType = folder.assetcatalog; path = Assets.xcassets;"))
        try shop.refuses(
            "xcode", "add", "Shop/Assets.xcassets/Contents.json",
            saying: """
                error: 'Shop/Assets.xcassets/Contents.json' is a part of 'Assets.xcassets'
                  hint: add 'Assets.xcassets' as a whole
                """)
    }

    @Test(arguments: [
        ("a.ttf", "file"), ("A.OTF", "file"), ("a.cer", "file"), ("a.m4a", "file"), ("a.heic", "file"),
        ("PrivacyInfo.xcprivacy", "text.xml"), ("a.gpx", "text.xml"), ("a.txt", "text"),
        ("a.stencil", "text"),
    ])
    func typesOfFiles(name: String, type: String) throws {
        try shop.write(["Shop/\(name)": ""])
        try shop.expect("xcode", "add", "Shop/\(name)", "--quiet")
        #expect(try project.contains("lastKnownFileType = \(type); path = \(name);"))
    }
}
