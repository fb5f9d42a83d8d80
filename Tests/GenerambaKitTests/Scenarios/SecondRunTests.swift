import Foundation
import Testing

/// Tests generating a module again.
struct SecondRunTests {
    @Test func onAnotherDayAllIsIdenticalAndNothingIsTouched() throws {
        let shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile")
        let before = try shop.snapshot()
        try shop.expect(
            "gen", "Profile", with: ["SOURCE_DATE_EPOCH": "1804204800"],
            output: "Profile from page: all 3 identical")
        try shop.expect(
            "gen", "Profile", "-v",
            output: """
                  identical  Sources/Shop/Modules/Profile/View/ProfileView.swift
                  identical  Sources/Shop/Modules/Profile/ProfileModel.swift
                  identical  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                Profile from page: all 3 identical
                """)
        #expect(try shop.snapshot() == before)
    }

    @Test func aFileThatIsMissingIsMade() throws {
        let shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile")
        try shop.remove("Sources/Shop/Modules/Profile/View")
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/View/ProfileView.swift
                  identical  2 files
                Profile from page: 1 created, 2 identical
                """)
    }

    @Test func otherFilesOfTheModuleStay() throws {
        let shop = try Shop.sandbox()
        let file = "Sources/Shop/Modules/Profile/Own.swift"
        try shop.write([file: "struct Own {}"])
        _ = try shop.run("gen", "Profile", "--on-conflict", "overwrite")
        #expect(try shop.read(file) == "struct Own {}")
    }

    @Test func aFolderThatIsThereIsIdentical() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Templates/page/page.rambaspec": "name: page\ncode_files: [{name: Views}]\n"])
        _ = try shop.run("gen", "Profile")
        try shop.expect(
            "gen", "Profile",
            output: "Profile from page: 1 identical")
        try shop.expect(
            "gen", "Profile", "--verbose",
            output: """
                  identical  Sources/Shop/Modules/Profile/Views/
                Profile from page: 1 identical
                """)
    }

    @Test func filesAndFoldersShareALine() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files:
              - {name: Views}
              - {name: Model.swift, path: Code/model.swift.mustache}
              - {name: Other.swift, path: Code/model.swift.mustache}

            """
        ])
        _ = try shop.run("gen", "Profile")
        try shop.remove("Sources/Shop/Modules/Profile/ProfileOther.swift")
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/ProfileOther.swift
                  identical  2 files and folders
                Profile from page: 1 created, 2 identical
                """)
    }
}
