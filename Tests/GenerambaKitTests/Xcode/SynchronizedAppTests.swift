import Foundation
import Testing

@testable import GenerambaKit
@testable import YAML

/// Tests apps whose folders Xcode synchronizes: a new file only has to be in the right folder.
struct SynchronizedAppTests {
    @Test(arguments: SynchronizedApp.all)
    func twoCommandsAreEnoughForAModule(app: SynchronizedApp) throws {
        guard let repository = try AppRepository(app.app) else { return }
        let sandbox = try Sandbox()
        try repository.write(to: sandbox)
        try expectFolders(of: app, in: sandbox)
        let paths = Set(try sandbox.files())

        let setup = try sandbox.run("setup", "--yes", in: app.folder)
        try #require(setup.status == 0 && setup.messages == "", "\(setup)")
        try expectSettings(of: app, in: sandbox)

        let run = try sandbox.run("gen", "Profile", "rviper_controller", in: app.folder)
        try #require(run.status == 0 && run.messages == "", "\(run)")
        #expect(!run.output.lowercased().contains("tuist"), "\(run)")
        let added = try sandbox.files().filter { !paths.contains($0) }
        try expectModule(of: app, in: sandbox, paths: added)
        let project = "\(app.folder == "." ? "" : app.folder + "/")\(app.name).xcodeproj/project.pbxproj"
        for path in repository.projectFiles where !app.testsAreInGroups || path != project {
            #expect(try sandbox.bytes(path) == repository.bytes(path), "\(path)")
        }

        let before = try sandbox.snapshot()
        let second = try sandbox.run("gen", "Profile", "rviper_controller", in: app.folder)
        #expect(second.status == 0 && second.messages == "", "\(second)")
        #expect(try sandbox.snapshot() == before)
    }

    /// Expects the folders to belong to the targets, as Foundation reads the project.
    private func expectFolders(of app: SynchronizedApp, in sandbox: Sandbox) throws {
        let bytes = try sandbox.bytes("\(app.folder)/\(app.name).xcodeproj/project.pbxproj")
        let objects = try ProjectObjects(bytes, in: "")
        #expect(objects.synchronizedFolders(of: app.name) == [app.targetFolder ?? app.name])
        #expect(
            objects.synchronizedFolders(of: app.name + "Tests")
                == (app.testsAreInGroups ? [] : [app.tests].compactMap(\.self)))
    }

    /// Expects the Rambafile beside the project, with the project and its targets.
    private func expectSettings(of app: SynchronizedApp, in sandbox: Sandbox) throws {
        let lines = try sandbox.read("\(app.folder)/Rambafile").split(separator: "\n")
        // YAML may read a text that begins with a digit as a number or a date.
        func yaml(_ text: String) -> String { text.first?.isNumber == true ? "\"\(text)\"" : text }
        let settings = [
            "project_name: \(yaml(app.name))", "xcodeproj_path: \(yaml("\(app.name).xcodeproj"))",
            "project_target: \(yaml(app.name))",
        ]
        for setting in settings { #expect(lines.contains(Substring(setting)), "\(lines)") }
        let tests = lines.filter { $0.hasPrefix("test_target:") }
        #expect(tests == (app.hasTests ? ["test_target: \(yaml("\(app.name)Tests"))"] : []))
    }

    /// Expects the module's code and tests in the folders of their targets, and no other new file but the Rambafile.
    private func expectModule(of app: SynchronizedApp, in sandbox: Sandbox, paths: [String]) throws {
        func files(in folder: String) -> [String] {
            let start = app.folder == "." ? folder : "\(app.folder)/\(folder)"
            return paths.filter { $0.hasPrefix(start + "/Profile/") || $0.hasPrefix(start + "/Shared/") }
        }
        let code = files(in: app.code)
        let tests = app.tests.map(files) ?? []
        #expect(code.contains { $0.hasSuffix("/Profile/View/ProfileViewController.swift") }, "\(paths)")
        #expect(tests.isEmpty == !app.hasTests, "\(paths)")
        let others = Set(paths).subtracting(code + tests)
        #expect(others == [app.folder == "." ? "Rambafile" : "\(app.folder)/Rambafile"])

        let imports = { (path: String) in try sandbox.read(path).contains("import XCTest") }
        #expect(try !code.contains(where: imports))
        let testable = "@testable import \(app.module ?? app.name)\n"
        for path in tests where try imports(path) {
            #expect(try sandbox.read(path).contains(testable), "\(path)")
        }
    }
}
