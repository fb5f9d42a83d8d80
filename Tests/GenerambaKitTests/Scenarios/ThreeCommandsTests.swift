import Foundation
import Testing

/// From a package to a module in three commands, with a built-in template.
struct ThreeCommandsTests {
    @Test func setupTemplateInstallAndGen() throws {
        let project = try Sandbox(Shop.package)
        let setup = ["setup", "--yes", "--company", "© Example", "--author", "Ann"]
        #expect(try project.run(setup + ["--templates", "rviper_controller"]).status == 0)
        #expect(try project.run("template", "install").status == 0)
        let first = try project.run("gen", "Profile")
        #expect(first.status == 0 && first.messages == "", "\(first)")
        let lines = first.output.split(separator: "\n")
        let created = lines.prefix { $0.hasPrefix("     create  ") }
        #expect(
            lines.dropFirst(created.count).joined(separator: "\n") == """
                Profile from rviper_controller: all \(created.count) created
                     create  Sources/Shop/Shared/TransitionHandler.swift
                     create  Tests/ShopTests/Shared/TransitionHandlerTests.swift
                Shared from rviper_foundation: all 2 created
                  note: the code needs iOS 14 ('UIAction'), but Package.swift names no platforms
                  hint: write 'platforms: [.iOS(.v14)]' in Package.swift, after the name of the package, or pass '--edit-manifest'
                  hint: 'swift build' has no UIKit: build for iOS with Xcode, or compile the template with stand-ins: \
                'generamba template check rviper_controller'
                """)
        let made = try project.files(in: "Sources/Shop") + project.files(in: "Tests/ShopTests")
        #expect(made.count == created.count + 4)
        #expect(made.contains("Profile/View/ProfileViewController.swift"))
        let before = try project.snapshot()
        let second = try project.run("gen", "Profile", with: ["SOURCE_DATE_EPOCH": "1900000000"])
        #expect(second.status == 0)
        #expect(
            second.output.split(separator: "\n").last
                == "Profile from rviper_controller: all \(created.count) identical")
        #expect(try project.snapshot() == before)
    }

    @Test func twoCommandsInAnEmptyFolder() throws {
        let project = try Sandbox()
        _ = try project.output(of: ["swift", "package", "init"])
        let first = try project.run("gen", "Profile", "rviper_controller", "--yes")
        #expect(first.status == 0 && first.messages == "", "\(first)")
        #expect(first.output.contains("\nProfile from rviper_controller: all 21 created\n"), "\(first)")
        #expect(
            first.output.contains(
                """
                     create  Rambafile
                Next: commit the Rambafile. 'generamba gen NAME' generates the next module.
                      'generamba setup' sets your company and a prefix.

                """), "\(first)")
        #expect(project.exists("Sources/Shop/Profile/View/ProfileViewController.swift"))
        #expect(project.exists("Tests/ShopTests/Profile/View/ProfileViewControllerTests.swift"))
        try project.expect("gen", "Profile", output: "Profile from rviper_controller: all 21 identical")
    }

    @Test func inAFolderWithAnOddName() throws {
        let project = try Shop.sandbox()
        let folder = "../Мой 'Shop' & \"$x\"; %41"
        try project.write(Shop.package, below: folder)
        try project.write(Shop.page, below: folder + "/page")
        try project.makeRepository("../team", Shelf.template("team", "t"))
        try project.write([
            folder + "/Rambafile": Shop.settings.replacing("{name: page}", with: "{name: page, local: page}")
                + "  - {name: team, git: ../team}\n"
        ])
        try project.expect(
            "template", "install", in: folder,
            output: """
                page from page: all 4 created
                team from ../team: all 2 created
                """)
        try project.expect(
            "gen", "Profile", "team", in: folder,
            with: ["GENERAMBA_CACHE": project.root + "/cache"],
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from team: 1 created
                """)
    }

    @Test func aRambafileThatIsAPipeDoesNotHang() throws {
        let project = try Sandbox()
        #expect(mkfifo(project.path("Rambafile"), 0o600) == 0)
        try project.refuses(
            "gen", "Profile", saying: "error: cannot read 'Rambafile': it is neither a file nor a folder")
    }
}
