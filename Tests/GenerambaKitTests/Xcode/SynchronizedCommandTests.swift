import Testing

/// Tests `xcode add` and `xcode remove` in projects with folders that Xcode synchronizes.
struct SynchronizedCommandTests {
    private let shop: Sandbox
    private let original: String

    init() throws {
        shop = try Sandbox(XcodeShop.synchronizedFiles)
        try shop.write(["Shop/LoginTests.swift": ""])
        original = try shop.read(XcodeShop.path)
    }

    @Test func aFileInAFolderOfATargetNeedsNoEdit() throws {
        try shop.expect(
            "xcode", "add", "Shop/AppDelegate.swift", "ShopTests/ShopTests.swift",
            output: """
                  identical  Shop/AppDelegate.swift (Xcode synchronizes 'Shop')
                  identical  ShopTests/ShopTests.swift (Xcode synchronizes 'ShopTests')
                Shop.xcodeproj: nothing to do
                """)
        try shop.expect(
            "xcode", "remove", "Shop/AppDelegate.swift", "Shop/Gone.swift",
            output: """
                     absent  Shop/AppDelegate.swift (Xcode synchronizes 'Shop')
                     absent  Shop/Gone.swift (Xcode synchronizes 'Shop')
                Shop.xcodeproj: nothing to do
                """,
            messages: """
                warning: 'Shop/AppDelegate.swift' stays in the target 'Shop': Xcode synchronizes 'Shop'
                  hint: delete the file, or move it out of the folder
                """)
        #expect(try shop.read(XcodeShop.path) == original)
    }

    @Test func aFileInAFolderOfAnotherTargetBecomesAnException() throws {
        let add = ["xcode", "add", "Shop/LoginTests.swift", "--target", "ShopTests"]
        try shop.refuses(
            add,
            saying: """
                error: the file 'Shop/LoginTests.swift' does not belong to the target 'ShopTests'
                  hint: the folder 'Shop' belongs to the target 'Shop'; put the files below 'ShopTests', \
                or pass '--add-exception'
                """)
        #expect(
            try shop.run(add + ["--add-exception"])
                == Run(
                    output: """
                                add  Shop/LoginTests.swift (exceptions of the folder 'Shop', target 'ShopTests' instead of 'Shop')
                               edit  Shop.xcodeproj/project.pbxproj
                        Shop.xcodeproj: 1 file added
                        """))
        #expect(try shop.addedLines(to: original).count { $0 == "LoginTests.swift," } == 2)
        #expect(
            try shop.run(add)
                == Run(
                    output: """
                          identical  Shop/LoginTests.swift (Xcode synchronizes 'Shop')
                        Shop.xcodeproj: nothing to do
                        """))
        try shop.expect(
            "xcode", "remove", "Shop/LoginTests.swift",
            output: """
                     remove  Shop/LoginTests.swift (exceptions of the folder 'Shop', target 'ShopTests' instead of 'Shop')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 1 file removed
                """,
            messages: """
                warning: 'Shop/LoginTests.swift' goes back into the target 'Shop': Xcode synchronizes 'Shop'
                  hint: delete the file, or move it out of the folder
                """)
        #expect(try shop.read(XcodeShop.path) == original)
    }

    @Test func aFileInASynchronizedFolderGetsNoGroup() throws {
        try shop.expect(
            "xcode", "add", "Shop/AppDelegate.swift", "--group", "Shop/Core",
            output: """
                  identical  Shop/AppDelegate.swift (Xcode synchronizes 'Shop')
                Shop.xcodeproj: nothing to do
                """,
            messages: """
                warning: 'Shop/AppDelegate.swift' gets no group: Xcode synchronizes 'Shop'
                  hint: leave out '--group', or move the file out of the folder
                """)
    }

    @Test func anExceptionEnds() throws {
        let add = ["xcode", "add", "Shop/LoginTests.swift", "--add-exception", "--target"]
        #expect(try shop.run(add + ["ShopTests"]).status == 0)
        #expect(
            try shop.run(add + ["Shop"])
                == Run(
                    output: """
                                add  Shop/LoginTests.swift (ends an exception of the folder 'Shop', target 'Shop')
                               edit  Shop.xcodeproj/project.pbxproj
                        Shop.xcodeproj: 1 file added
                        """))
        #expect(try shop.addedLines(to: original).count { $0 == "LoginTests.swift," } == 1)
    }

    /// As a member of the target, it would be copied as a resource.
    @Test func anInfoPlistNeedsNoTarget() throws {
        var project = ShopApp.synchronized
        project.exceptions = [("Shop", "Shop", ["Info.plist"])]
        let app = try ShopApp.sandbox(project)
        try app.write(["Shop/Info.plist": ""])
        try app.refuses(
            "xcode", "add", "Shop/Info.plist",
            saying: """
                error: the file 'Shop/Info.plist' does not belong to the target 'Shop'
                  hint: an exception in 'Shop.xcodeproj' takes it out of the target's folder 'Shop'; it needs no target: \
                the build setting INFOPLIST_FILE names it
                """)
    }

    /// In the format of Xcode 27, folders work, but no edits.
    @Test func aProjectInJSON() throws {
        try shop.remove(XcodeShop.path)
        let text = """
            {
              "files": [ { "kind": "folder", "path": "Shop", "target-membership": [ "Shop" ] } ],
              "targets": [ { "name": "Shop", "id": "A1", "product-type": "application" } ],
            }
            """
        try shop.write(["Shop.xcodeproj/project.xcproj": text, "Cart/Cart.swift": ""])
        try shop.expect(
            "xcode", "add", "Shop/AppDelegate.swift",
            output: """
                  identical  Shop/AppDelegate.swift (Xcode synchronizes 'Shop')
                Shop.xcodeproj: nothing to do
                """)
        for command in ["add", "remove"] {
            try shop.refuses(
                "xcode", command, "Cart/Cart.swift",
                saying: """
                    Shop.xcodeproj/project.xcproj:1:1: error: projects in the format of 'project.xcproj' cannot be edited
                     1 | {
                       | ^
                      hint: convert the project with 'xcodebuild -convert-project pbxproj', or put the files into a \
                    folder that belongs to a target
                    """)
        }
    }
}
