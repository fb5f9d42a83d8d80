import Foundation
import Testing

@testable import GenerambaKit

/// Makes templates from modules of several styles that people have written, with the real program.
struct HandMadeModuleTests {
    /// The folder with a text for each style, which has a line with the path in front of each file.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Modules")

    /// Copies the files of a package, and writes its manifest.
    private func package(_ style: String, target: String) throws -> Sandbox {
        let sandbox = try Sandbox([
            "Package.swift": Shop.manifest.replacing("Shop", with: target),
            "Rambafile":
                "project_name: \(target)\nproject_target: \(target)\ntest_target: \(target)Tests\ntests: swift-testing\n",
        ])
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(style).txt"), encoding: .utf8)
        for part in text.split(separator: "==== ") {
            let path = part.prefix { $0 != "\n" }
            try sandbox.write([String(path): String(part.dropFirst(path.count + 1))])
        }
        StandInCache.prepare()
        return sandbox
    }

    @Test(arguments: [
        ("mvc", "Shop", ["Sources/Shop/GiftCard"], "GiftCard: all 4 files identical\n", 1),
        ("reducer", "Reader", ["Sources/Reader/URLList"], "URLList: all 3 files identical\n", 2),
        ("swiftui", "Shop", ["Sources/Shop/Features/Category"], "Category: all 3 files identical\n", 1),
        (
            "viper", "App", ["Sources/App/Modules/Login", "Sources/App/Modules/SignUp"],
            """
            Login: all 5 files identical
            SignUp: all 4 files identical with --title 'Nice to meet you' --no-router
            What differs, by parameter ('--param title=NAME' gives one another name):
              title: 'Welcome back', 'Nice to meet you'
                Sources/App/Modules/Login/LoginInteractor.swift:2  func title() -> String { "Welcome back" }
                Sources/App/Modules/SignUp/SignUpInteractor.swift:2  func title() -> String { "Nice to meet you" }
              router: true, false
                Sources/App/Modules/Login/LoginContracts.swift:10  protocol LoginRouterProtocol {

            """, 1
        ),
        ("service", "Kit", ["Sources/Kit/PushToken"], "PushToken: all 3 files identical\n", 2),
    ])
    func theModuleComesBackAndAnInventedOneCompiles(
        style: String, target: String, folders: [String], report: String, tests: Int
    ) throws {
        let sandbox = try package(style, target: target)
        let made = try sandbox.run(["template", "create", "screen", "--from"] + folders)
        let check = """
                     ok  Profile  (\(tests) test\(tests == 1 ? "" : "s"))
            screen: 1 combination, 1 ok
            Next: check it, and add it to the Rambafile
              generamba template check Templates/screen
              generamba template add Templates/screen

            """
        #expect(made.output.hasSuffix(report + check), "\(made)")
        let lint = try sandbox.run("template", "lint", "screen", "--strict")
        #expect(lint.output == "screen: no problems\n", "\(lint)")
        // The program itself makes the module again, whatever the project says of tests.
        let module = folders[0].split(separator: "/").last.map(String.init) ?? ""
        let code = folders[0].split(separator: "/").dropLast().joined(separator: "/")
        let home = code.replacing("Sources/\(target)", with: "Tests/\(target)Tests")
        let again = try sandbox.run(
            "gen", module, "screen", "--project_file_path", code, "--test_file_path", home, "--dry-run",
            "--author", "Nadia Petrova", "--prefix", style == "mvc" ? "RDS" : "",
            with: ["SOURCE_DATE_EPOCH": "1739491200"])
        #expect(again.output.contains("identical (dry run"), "\(again)")
    }

    @Test func whatIsLeftOfTheNameIsListed() throws {
        let sandbox = try package("reducer", target: "Reader")
        let made = try sandbox.run(
            "template", "create", "screen", "--from", "Sources/Reader/URLList", "--no-check", "--quiet")
        #expect(made == Run())
        try sandbox.remove("Templates")
        let second = try sandbox.run(
            "template", "create", "screen", "--from", "Sources/Reader/URLList", "--no-check")
        #expect(
            second.messages == """
                Templates/screen/Code/Feature.swift.mustache:1:22: warning: still says 'URL list', from the module 'URLList'
                 1 | /// The state of the URL list, and what changes it.
                   |                      ^^^^^^^^
                  hint: '{{ module_info.name | title }}' gives 'URL List'; leave it if it is meant for every module
                Templates/screen/Tests/FeatureTests.swift.mustache:5:9: warning: still says 'URL list', from the module 'URLList'
                 5 | @Suite("URL list")
                   |         ^^^^^^^^
                  hint: '{{ module_info.name | title }}' gives 'URL List'; leave it if it is meant for every module

                """)
    }
}
