import Testing

/// Tests what `xcode add` and `xcode remove` refuse, and that nothing is written then.
struct XcodeCommandTroubleTests {
    private let shop: Sandbox

    init() throws {
        shop = try Sandbox(XcodeShop.files)
        try shop.write(["Shop/Login/LoginView.swift": ""])
    }

    /// Expects both commands to be refused.
    private func refusesBoth(
        _ message: String, _ options: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for command in ["add", "remove"] {
            try shop.refuses(
                ["xcode", command, "Shop/Login/LoginView.swift"] + options, saying: message,
                sourceLocation: sourceLocation)
        }
    }

    // MARK: The project

    @Test func noProject() throws {
        try shop.remove("Shop.xcodeproj")
        try refusesBoth(
            """
            error: no Xcode project in '<root>/Shop' or any folder above it
              hint: name one with '--project'
            """)
        try refusesBoth("error: no Xcode project 'App/Shop.xcodeproj'", "--project", "App/Shop.xcodeproj")
    }

    @Test func anotherName() throws {
        try refusesBoth(
            """
            error: no Xcode project 'Shopp.xcodeproj'
              hint: did you mean 'Shop.xcodeproj'?
            """, "--project", "Shopp.xcodeproj")
        try refusesBoth(
            """
            error: '.' is not an Xcode project
              hint: the folder has 'Shop.xcodeproj'
            """, "--project", ".")
        try refusesBoth(
            """
            error: 'Shop.xcworkspace' contains no Xcode project
              hint: name an .xcodeproj
            """, "--project", "Shop.xcworkspace")
    }

    @Test func severalProjects() throws {
        try shop.write(["Other.xcodeproj/project.pbxproj": ""])
        try refusesBoth(
            """
            error: '<root>/Shop' has several Xcode projects: 'Other.xcodeproj', 'Shop.xcodeproj'
              hint: name one with '--project'
            """)
    }

    @Test func aGeneratedProject() throws {
        try shop.write(["project.yml": "name: Shop\ntargets:\n  Shop: {}\n"])
        try refusesBoth(
            """
            error: XcodeGen generates 'Shop.xcodeproj' and would undo the edit
              hint: run 'xcodegen generate' instead, or name the project with '--project' to edit it all the same
            """)
        try shop.expect(
            "xcode", "add", "Shop/Login/LoginView.swift", "--project", "Shop.xcodeproj", "--quiet")
    }

    @Test func anUnfinishedMerge() throws {
        let text = try shop.read(XcodeShop.path)
        try shop.write([
            XcodeShop.path: text.replacing("\tobjects = {\n", with: "\tobjects = {\n<<<<<<< HEAD\n")
        ])
        try refusesBoth(
            """
            Shop.xcodeproj/project.pbxproj:8:1: error: the project file contains the markers of an unfinished merge
             8 | <<<<<<< HEAD
               | ^^^^^^^
              hint: resolve the merge first
            """)
    }

    @Test func anXMLPropertyList() throws {
        try shop.write([XcodeShop.path: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"])
        try refusesBoth(
            """
            Shop.xcodeproj/project.pbxproj:1:1: error: the project file is an XML property list
             1 | <?xml version="1.0" encoding="UTF-8"?>
               | ^
              hint: open the project in Xcode and change something, so that Xcode saves it in its own format
            """)
    }

    @Test func bothFormats() throws {
        try shop.write(["Shop.xcodeproj/project.xcproj": "{}"])
        try refusesBoth(
            """
            error: 'Shop.xcodeproj' contains both project.pbxproj and project.xcproj, and Xcode opens neither
              hint: remove the one that is out of date
            """)
    }

    @Test func noProjectFile() throws {
        try shop.remove(XcodeShop.path)
        try refusesBoth(
            """
            error: 'Shop.xcodeproj' has no project.pbxproj
              hint: restore it from git, or open the project in Xcode
            """)
    }

    @Test func aReadOnlyProjectFile() throws {
        try shop.setMode(0o444, of: XcodeShop.path)
        let message = """
            error: 'Shop.xcodeproj/project.pbxproj' is read-only
              hint: make it writable: chmod u+w Shop.xcodeproj/project.pbxproj
            """
        try shop.refuses("xcode", "add", "Shop/Login/LoginView.swift", saying: message)
        try shop.refuses("xcode", "remove", "Shop/AppDelegate.swift", saying: message)
        // There is nothing to edit.
        try shop.expect(
            "xcode", "add", "Shop/AppDelegate.swift",
            output: """
                  identical  Shop/AppDelegate.swift
                Shop.xcodeproj: nothing to do
                """)
    }

    // MARK: The target

    @Test(arguments: [
        ("Shp", "no target 'Shp' in 'Shop.xcodeproj'", "did you mean 'Shop'?"),
        ("Payment", "no target 'Payment' in 'Shop.xcodeproj'", "it has 'Shop', 'ShopTests'"),
        ("Docs", "the target 'Docs' compiles no files", "name one of 'Shop', 'ShopTests'"),
    ])
    func anotherTarget(name: String, message: String, hint: String) throws {
        try shop.refuses(
            "xcode", "add", "Shop/Login/LoginView.swift", "--target", name,
            saying: "error: \(message)\n  hint: \(hint)")
    }

    @Test func severalApps() throws {
        let text = try shop.read(XcodeShop.path)
            .replacing("product-type.bundle.unit-test", with: "product-type.application")
        try shop.remove("Shop.xcodeproj")
        try shop.write(["Apps.xcodeproj/project.pbxproj": text])
        try shop.refuses(
            "xcode", "add", "Shop/Login/LoginView.swift",
            saying: """
                error: it is not clear which target of 'Apps.xcodeproj' is to have 'Shop/Login/LoginView.swift'
                  hint: name it with '--target': 'Shop', 'ShopTests'
                """)
        try shop.expect("xcode", "add", "Shop/Login/LoginView.swift", "--target", "Shop", "--quiet")
    }

    @Test func noTarget() throws {
        let run = try shop.run("xcode", "add", "Shop/Login/LoginView.swift", "--target", ",")
        #expect(run.status == 64 && run.messages.hasPrefix("error: '--target' names no target\n"), "\(run)")
    }

    // MARK: The files

    @Test func aMissingFile() throws {
        try shop.refuses(
            "xcode", "add", "Shop/Login/LogView.swift", "Shop/Cart.swift",
            saying: """
                error: no file 'Shop/Login/LogView.swift'
                  hint: did you mean 'Shop/Login/LoginView.swift'?
                error: no file 'Shop/Cart.swift'
                  hint: create the file first
                """)
        try shop.expect(
            "xcode", "remove", "Shop/Cart.swift",
            output: """
                     absent  Shop/Cart.swift
                Shop.xcodeproj: nothing to do
                """)
    }

    @Test func aFolder() throws {
        try shop.write(["Shop/Login/Parts/Form.swift": "", "Shop/Login/.hidden": ""])
        try shop.refuses(
            "xcode", "remove", "Shop/Login",
            saying: """
                error: 'Shop/Login' is a folder
                  hint: name its files: 'Shop/Login/LoginView.swift', 'Shop/Login/Parts/Form.swift'
                """)
        try shop.makeFolder("Shop/Empty")
        try shop.refuses(
            "xcode", "add", "Shop/Empty",
            saying: """
                error: the folder 'Shop/Empty' has no files
                """)
        try shop.refuses(
            "xcode", "add", "Shop.xcodeproj",
            saying: """
                error: 'Shop.xcodeproj' is an Xcode project
                  hint: add it to the other one in Xcode
                """)
    }

    @Test func aPathThatCannotBeShown() throws {
        try shop.refuses(
            "xcode", "add", "Shop/\u{7}.swift",
            saying: "error: a path contains a control or invisible character")
    }

    @Test func noFiles() throws {
        for command in ["add", "remove"] {
            let run = try shop.run("xcode", command)
            #expect(run.status == 64 && run.output == "" && run.messages.contains("error: "), "\(run)")
        }
    }
}
