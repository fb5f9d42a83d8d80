import Foundation
import Testing

/// Tests the projects that `Scripts/check-xcode-projects` makes. The script has plutil and Xcode read them on a Mac; here,
/// Foundation does.
struct XcodeProjectsScriptTests {
    @Test("Foundation reads what gen makes of small projects in many forms") func smallProjects() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("results")
        let script = Program.repository.appendingPathComponent("Scripts/check-xcode-projects").path
        let results = sandbox.path("results")
        _ = try sandbox.output(of: ["bash", script, Program.executable, results])
        let names = try FileManager.default.contentsOfDirectory(atPath: results).filter {
            FileManager.default.fileExists(atPath: "\(results)/\($0)/before")
        }
        #expect(names.count >= 20)
        for name in names {
            func objects(_ bundle: String) throws -> ProjectObjects {
                try ProjectObjects(sandbox.bytes("results/\(name)/\(bundle)/project.pbxproj"), in: "")
            }
            let (before, after) = (try objects("before/Shop.xcodeproj"), try objects("Shop.xcodeproj"))
            let hasExceptions = name.hasPrefix("exceptions")
            #expect(after.damaged(since: before) == (hasExceptions ? Self.app : []), "\(name)")
            let added = after.added(to: before).filter { $0.key != "PBXGroup" }
            #expect(added == Self.added(name), "\(name)")
        }
    }

    /// The synchronized folder of the app, to which exceptions of the tests are added, and the app's own exceptions.
    private static let app = ["7D2F51032D3A1B1F00C0FFEE", "7D2F51422D3A1B1F00C0FFEE"]

    /// The objects for the seven files of the template, of which a header and a text are in no phase.
    private static func added(_ name: String) -> [String: Int] {
        switch name {
        case "exceptions", "exceptions-in-version-90":
            ["PBXFileSystemSynchronizedBuildFileExceptionSet": 1]
        // The tests are in a synchronized folder.
        case "outside-of-synchronized-folders": ["PBXFileReference": 6, "PBXBuildFile": 4]
        case "no-resources-phase":
            ["PBXFileReference": 7, "PBXBuildFile": 5, "PBXResourcesBuildPhase": 1]
        default: ["PBXFileReference": 7, "PBXBuildFile": 5]
        }
    }
}
