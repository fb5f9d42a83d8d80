import Foundation
import GenerambaKit

/// A module made of a template with the richest values of its parameters, in a package of its own.
struct Rendering {
    /// The folder of the code.
    let root: String
    /// The files of the code below it.
    let code: [String]
    /// The paths of the tests' files.
    let tests: [String]
    /// The files of templates that it needs, generated before.
    let foundation: (code: [String], tests: [String])

    static let target = "App"

    /// - Parameters:
    ///   - folder: for the package; it is made anew.
    ///   - foundations: templates to be generated into the same target first.
    init(
        _ template: TemplateSource, needing foundations: [TemplateSource], program: String, in folder: String
    ) throws {
        try Folder(folder).clear()
        try Self.manifest.write(to: "\(folder)/Package.swift")
        for part in ["Sources/\(Self.target)", "Tests/\(Self.target)Tests"] {
            try Folder("\(folder)/\(part)").clear()
        }
        try Self.rambafile(foundations + [template]).write(to: "\(folder)/Rambafile")
        try Self.run(program, ["template", "install", "--on-conflict", "overwrite"], in: folder)
        for foundation in foundations {
            try Self.run(program, ["gen", "Base", foundation.name] + foundation.richestOptions(), in: folder)
        }
        let before = Self.files(folder)
        try Self.run(program, ["gen", "Profile", template.name] + template.richestOptions(), in: folder)
        let after = Self.files(folder)
        root = "\(folder)/Sources/\(Self.target)"
        foundation = before
        code = after.code.filter { !before.code.contains($0) }
        tests = after.tests.filter { !before.tests.contains($0) }
    }

    private static func run(_ program: String, _ arguments: [String], in folder: String) throws {
        try Command(program: program, arguments: arguments, folder: folder).output()
    }

    private static func files(_ folder: String) -> (code: [String], tests: [String]) {
        (
            Folder("\(folder)/Sources/\(target)").names(endingIn: ".swift"),
            Folder("\(folder)/Tests").files(endingIn: ".swift")
        )
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

        """

    private static func rambafile(_ templates: [TemplateSource]) -> String {
        """
        company: Shop
        author: Jane Doe
        project_name: App
        project_target: App
        test_target: AppTests
        project_file_path: Sources/App
        test_file_path: Tests/AppTests
        templates:
        \(templates.map { "- {name: \($0.name), local: '\($0.folder)'}" }.joined(separator: "\n"))

        """
    }
}
