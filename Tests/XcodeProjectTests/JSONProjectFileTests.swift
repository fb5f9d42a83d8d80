import SourceText
import Testing

@testable import XcodeProject

@Suite struct JSONProjectFileTests {
    private let text = """
        // Written by Xcode
        {
          "organization": 'Acme',
          files: [
            { "path": "Config.xcconfig" },
            { "kind": "group", "path": "Sources", "children": [
              { "kind": "folder", "path": "App", "target-membership": [ "App" ],
                "membership-exceptions": [ { "target": "App", "exclusions": [ "Info.plist" ] } ] },
            ], },
            { "kind": "folder", "path": "<PROJECT>/AppTests", "target-membership": [ "AppTests" ], },
          ],
          "targets": [
            { "name": "App", "id": "A1", "product-type": "application" },
            { "name": "AppTests", "id": "A2", "product-type": "bundle.unit-test", "test-host-target": "App" },
            { "name": "All", "id": "A3", "kind": "aggregate" },
          ],
        }
        """

    @Test func targetsAndFoldersAreRead() throws {
        let file = try JSONProjectFile(SourceFile(path: "project.xcproj", text: text))
        #expect(file.targets.map(\.name) == ["App", "AppTests", "All"])
        #expect(file.targets.map(\.kind) == [.native, .native, .aggregate])
        #expect(file.targets.map(\.isTest) == [false, true, false])
        #expect(file.targets[1].host == "App")
        #expect(file.targets[0].synchronizedFolders == [ProjectPath("Sources/App")])
        let folders = file.synchronizedFolders
        #expect(
            folders.placement(of: ProjectPath("Sources/App/A.swift"), in: "App")
                == .synchronized(folder: ProjectPath("Sources/App")))
        #expect(
            folders.placement(of: ProjectPath("Sources/App/Info.plist"), in: "App")
                == .excluded(folder: ProjectPath("Sources/App")))
        #expect(
            folders.placement(of: ProjectPath("Sources/App/A.swift"), in: "AppTests")
                == .ownedByAnother(folder: ProjectPath("Sources/App"), owners: ["App"]))
        #expect(folders.placement(of: ProjectPath("Other/A.swift"), in: "App") == .classic)
    }

    @Test func anEditIsRefused() throws {
        let file = try JSONProjectFile(SourceFile(path: "project.xcproj", text: "{files: []}"))
        #expect(
            "\(file.editRefusal)" == """
                project.xcproj:1:1: error: projects in the format of 'project.xcproj' cannot be edited
                 1 | {files: []}
                   | ^
                  hint: convert the project with 'xcodebuild -convert-project pbxproj', or put the files into a folder \
                that belongs to a target

                """)
    }

    @Test(arguments: [
        ("{files: [}", "1:10: error: expected a value"), ("{files: [", "1:10: error: expected ']'"),
        ("{files 1}", "1:8: error: expected ':'"), ("[]", "1:1: error: the project file has no 'files'"),
        ("{files: ['a}", "1:10: error: expected a string that is closed"),
        ("{files: []} x", "1:13: error: expected the end of the file"),
    ])
    func badInputIsRefused(_ text: String, _ message: String) throws {
        let error = #expect(throws: Diagnostics.self) {
            try JSONProjectFile(SourceFile(path: "project.xcproj", text: text))
        }
        #expect(
            error?.description.hasPrefix("project.xcproj:\(message)\n") == true, "\(error?.description ?? "")"
        )
    }
}
