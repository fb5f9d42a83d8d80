import GenerambaKit
import SwiftText

@testable import SystemAccess

/// A module generated from a template with the richest parameter values.
struct Rendering {
    let sources: ModuleSources
    /// The files of the template itself: the others are those of templates that it requires.
    let own: [RelativePath]

    /// Generates a package for each library of tests. The code of all is the same.
    ///
    /// - Parameter folder: the folder for the packages.
    /// - Throws: `Diagnostics` with the program's messages, `FileProblem`, `Interruption`.
    init(
        _ template: TemplateSource, with program: Program, tests libraries: [TestFramework],
        in folder: AbsolutePath
    ) throws {
        let packages = try libraries.map { library in
            try Package(
                template, with: program, tests: library,
                in: folder.appending("package-\(library.rawValue)"))
        }
        let first = packages[0]
        sources = ModuleSources(
            module: "Shop", root: first.root, code: first.code,
            tests: zip(libraries, packages).map { ($0, $1.tests) })
        own = first.own
    }
}

/// A package with a module and the tests of one library.
private struct Package {
    let root: AbsolutePath
    let code: [RelativePath]
    let own: [RelativePath]
    let tests: [AbsolutePath]

    init(
        _ template: TemplateSource, with program: Program, tests library: TestFramework,
        in folder: AbsolutePath
    ) throws {
        root = folder.appending("Sources/Shop")
        let tests = folder.appending("Tests/ShopTests")
        for folder in [root, tests] { try Disk.makeFolders(folder) }
        let required = try template.requirements()
        let texts = [("Package.swift", Self.manifest), ("Rambafile", Self.rambafile(required + [template]))]
        for (name, text) in texts { try Disk.create(folder.appending(name), Array(text.utf8)) }
        try program.run(["template", "install"], in: folder)
        func generate(_ module: String, _ template: TemplateSource) throws {
            let options = ["--tests", library.rawValue] + template.richestOptions()
            try program.run(["gen", module, template.name] + options, in: folder)
        }
        for required in required { try generate("Base", required) }
        // Helpers of their tests stay, because the template's tests may use them.
        let foundations = try Disk.swiftFiles(in: tests).filter { $0.text.hasSuffix("Tests.swift") }
        try template.writeStubs(code: root, tests: tests)
        let before = try Disk.swiftFiles(in: root)
        try generate("Profile", template)
        code = try Disk.swiftFiles(in: root)
        own = code.filter { !before.contains($0) }
        self.tests = try Disk.swiftFiles(in: tests).filter { !foundations.contains($0) }
            .map { tests.appending($0) }
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

        """

    private static func rambafile(_ templates: [TemplateSource]) -> String {
        """
        company: Shop
        author: Jane Doe
        project_name: Shop
        project_target: Shop
        test_target: ShopTests
        project_file_path: Sources/Shop
        test_file_path: Tests/ShopTests
        templates:
        \(templates.map { "- {name: \($0.name), local: '\($0.folder.text)'}" }.joined(separator: "\n"))

        """
    }
}

/// The generamba program.
struct Program {
    let path: AbsolutePath
    let environment: [String: String]

    /// Runs it in a folder.
    func run(_ arguments: [String], in folder: AbsolutePath) throws {
        _ = try Subprocess(
            program: "env", arguments: ["-C", folder.text, path.text] + arguments, environment: environment
        ).run()
    }
}

extension Disk {
    /// The Swift files in a folder and those below, by their paths in it, sorted.
    fileprivate static func swiftFiles(in folder: AbsolutePath) throws -> [RelativePath] {
        try swiftFiles(in: folder, below: .here).sorted(by: <)
    }

    private static func swiftFiles(in folder: AbsolutePath, below path: RelativePath) throws -> [RelativePath]
    {
        try names(in: folder.appending(path)).flatMap { name -> [RelativePath] in
            let inner = try path.appending(untrusted: name)
            if isFolder(folder.appending(inner)) { return try swiftFiles(in: folder, below: inner) }
            return name.hasSuffix(".swift") ? [inner] : []
        }
    }
}
