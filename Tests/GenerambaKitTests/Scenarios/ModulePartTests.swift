import Testing

/// Tests `--only`, which generates parts of a module.
struct ModulePartTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        let template = [
            "page.rambaspec": """
            name: page
            parameters:
              - {name: worker, type: bool}
              - {name: items, type: list}
            code_files:
              - {name: View/ViewController.txt, path: source}
              - {name: View/Cells/Cell.txt, path: source}
              - {name: Presenter.txt, path: source}
              - {name: Worker.txt, path: source, when: worker}
              - {name: Item.txt, path: source, for_each: items, custom_name: "{{ item }}.txt"}
              - {name: Resources}
            test_files:
              - {name: View/ViewControllerTests.txt, path: source}
              - {name: PresenterTests.txt, path: source}
              - {name: SceneTests.txt, path: source}

            """,
            "source": "generated\n",
        ]
        try shop.install(template, as: "page")
    }

    private static let code = "Sources/Shop/Modules/Profile/"
    private static let tests = "Tests/ShopTests/Modules/Profile/"
    private static let view = [
        code + "View/ProfileViewController.txt", code + "View/Cells/ProfileCell.txt",
        tests + "View/ProfileViewControllerTests.txt",
    ]
    private static let presenter = [code + "ProfilePresenter.txt", tests + "ProfilePresenterTests.txt"]

    @Test(arguments: [
        (["--only", "View"], view),
        (["--only", "view/"], view),
        (["--only", "View/ViewController"], [view[0], view[2]]),
        (["--only", "ViewController.txt"], [view[0]]),
        (["--only", "Cells"], [view[1]]),
        (["--only", "view/cells"], [view[1]]),
        (["--only", "ProfileCell"], [view[1]]),
        (["--only", "ProfileCell.txt"], [view[1]]),
        (["--only=Presenter"], presenter),
        (["--only", "tests"], [view[2], presenter[1], tests + "ProfileSceneTests.txt"]),
        (["--only", "Scene"], [tests + "ProfileSceneTests.txt"]),
        (["--only", "SceneTests"], [tests + "ProfileSceneTests.txt"]),
        (["--only", "View", "--no-tests"], Array(view.prefix(2))),
        (["--only", "Cell, Presenter"], [view[1]] + presenter),
        (["--only", "Cell", "--only", "Presenter"], [view[1]] + presenter),
        (["--only", "Resources"], [code + "Resources/"]),
        (["--only", "Worker", "--worker"], [code + "ProfileWorker.txt"]),
        (["--only", "Item", "--items", "a,b"], [code + "a.txt", code + "b.txt"]),
        (["--only", "a", "--items", "a,b"], [code + "a.txt"]),
    ])
    func aPartIsAFolderOrAFile(options: [String], files: [String]) throws {
        let count = files.count == 1 ? "1" : "all \(files.count)"
        #expect(
            try shop.run(["gen", "Profile", "page", "--dry-run"] + options)
                == Run(
                    output: files.map { "     create  \($0)\n" }.joined()
                        + "Profile from page: \(count) to create (dry run, nothing was written)"))
    }

    @Test func theRestIsNeitherComparedNorChanged() throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.presenter[0]: "edited\n", Self.view[0]: "edited\n"])
        try shop.expect(
            "gen", "Profile", "--only", "View", "--on-conflict", "overwrite",
            output: """
                  overwrite  \(Self.view[0])
                  identical  2 files
                Profile from page: 2 identical, 1 overwritten
                """)
        #expect(try shop.read(Self.presenter[0]) == "edited\n")
    }

    @Test(arguments: [
        (["--only", "Veiw"], "did you mean 'View'?"),
        (
            ["--only", "Storage"],
            """
            it has 'View', 'Cells', 'ViewController', 'Cell', 'Presenter', 'Resources', 'Tests', 'SceneTests'
            """
        ),
        (["--only", "View,Worker"], "it is generated only when 'worker'"),
        (["--only", "Item"], "it is generated only for the items of 'items'"),
        (["--only", "Tests", "--no-tests"], "'--no-tests' leaves the tests out"),
    ])
    func anUnknownPartIsRefused(options: [String], hint: String) throws {
        let before = try shop.snapshot()
        let name = options[1].split(separator: ",").last ?? ""
        #expect(
            try shop.run(["gen", "Profile"] + options)
                == Run(messages: "error: the module has no part '\(name)'\n  hint: \(hint)", status: 1))
        #expect(try shop.snapshot() == before)
    }

    @Test func testsNeedATarget() throws {
        try shop.write(["Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: [page]\n"])
        try shop.refuses(
            "gen", "Profile", "--only", "Tests",
            saying: """
                error: the module has no part 'Tests'
                  hint: no tests are generated: add 'test_target: …' to the Rambafile
                """)
    }

    @Test func severalModulesTogetherHaveTheParts() throws {
        try shop.expect(
            "gen", "Profile,Cart", "--only", "ProfileCell,CartPresenter", "--dry-run",
            output: """
                     create  \(Self.view[1])
                Profile from page: 1 to create (dry run, nothing was written)
                     create  Sources/Shop/Modules/Cart/CartPresenter.txt
                Cart from page: 1 to create (dry run, nothing was written)
                """)
    }

    @Test func noNameIsWrongUsage() throws {
        try shop.refuses(
            "gen", "Profile", "--only", ",", status: 64,
            saying: """
                error: '--only' names no part of the module
                  hint: usage: generamba gen [<options>] <name> [<template>]
                """)
    }

    @Test func testsOfOtherPartsAreNotReportedAsLeftOut() throws {
        try shop.write([
            "Rambafile": Shop.settings.replacing("page", with: "clean_swift"),
            "Sources/Shop/Item.swift": "struct Item {}\n",
        ])
        #expect(try shop.run("template", "install").status == 0)
        let arguments = ["gen", "Profile", "--use_cases", "save(item: Item)", "--dry-run"]
        let whole = try shop.run(arguments)
        #expect(whole.output.contains("because 'Item' has no sample"), "\(whole)")
        #expect(
            try shop.run(arguments + ["--only", "Router"])
                == Run(
                    output: """
                             create  \(Self.code)ProfileRouter.swift
                             create  \(Self.tests)ProfileRouterTests.swift
                        Profile from clean_swift: all 2 to create (dry run, nothing was written)
                          note: the code needs iOS 13 ('MainActor'), but Package.swift names no platforms
                          hint: write 'platforms: [.iOS(.v13)]' in Package.swift, after the name of the package, or pass '--edit-manifest'
                          hint: 'swift build' has no UIKit: build for iOS with Xcode, or compile the template with stand-ins: 'generamba template check clean_swift'
                        """))
    }
}
