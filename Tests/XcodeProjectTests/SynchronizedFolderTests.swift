import Foundation
import SourceText
import Testing

@testable import XcodeProject

@Suite struct SynchronizedFolderTests {
    /// A project with an app that owns the folder Shop, and tests that own ShopTests.
    private let text = """
        // !$*UTF8*$!
        {
        \tobjectVersion = 77;
        \tobjects = {

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        \t\tB00000000000000000000061 /* Exceptions for "Shop" folder in "Shop" target */ = {
        \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        \t\t\tmembershipExceptions = (
        \t\t\t\tInfo.plist,
        \t\t\t);
        \t\t\ttarget = B00000000000000000000031 /* Shop */;
        \t\t};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        \t\tB00000000000000000000002 /* Shop */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\texceptions = (
        \t\t\t\tB00000000000000000000061 /* Exceptions for "Shop" folder in "Shop" target */,
        \t\t\t);
        \t\t\tpath = Shop;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tB00000000000000000000003 /* ShopTests */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\tpath = ShopTests;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        \t\tB00000000000000000000001 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tB00000000000000000000002 /* Shop */,
        \t\t\t\tB00000000000000000000003 /* ShopTests */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tB00000000000000000000031 /* Shop */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\tB00000000000000000000002 /* Shop */,
        \t\t\t);
        \t\t\tname = Shop;
        \t\t};
        \t\tB00000000000000000000032 /* ShopTests */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\tB00000000000000000000003 /* ShopTests */,
        \t\t\t);
        \t\t\tname = ShopTests;
        \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tB00000000000000000000051 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = B00000000000000000000001;
        \t\t\ttargets = (
        \t\t\t\tB00000000000000000000031 /* Shop */,
        \t\t\t\tB00000000000000000000032 /* ShopTests */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */
        \t};
        \trootObject = B00000000000000000000051 /* Project object */;
        }

        """

    private func adding(_ path: String, to target: String, addsExceptions: Bool = false) throws -> ProjectEdit
    {
        try ProjectFile(text).adding(
            [AddedFile(ProjectPath(path), targets: [target])],
            options: EditOptions(module: "Login", addsExceptions: addsExceptions))
    }

    @Test func aFileInTheTargetsFolderNeedsNoEdit() throws {
        #expect(try adding("Shop/Login/Login.swift", to: "Shop").isEmpty)
        #expect(try adding("shop/Login.swift", to: "Shop").isEmpty)
    }

    @Test func aTestInTheAppsFolderIsRefused() throws {
        let error = #expect(throws: Diagnostics.self) { try adding("Shop/LoginTests.swift", to: "ShopTests") }
        #expect(
            error?.description == """
                App.xcodeproj/project.pbxproj:17:3: error: 'Shop/LoginTests.swift' is not in the target 'ShopTests': its \
                synchronized folder 'Shop' belongs to 'Shop'
                 17 | \t\tB00000000000000000000002 /* Shop */ = {
                    | \t\t^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: move it below 'ShopTests', or add an exception with '--add-exception'

                """)
    }

    @Test func anExceptionIsAddedOnDemand() throws {
        let edit = try adding("Shop/LoginTests.swift", to: "ShopTests", addsExceptions: true)
        let lines = String(decoding: edit.bytes, as: UTF8.self).split(separator: "\n").map {
            $0.drop { $0 == "\t" }
        }
        #expect(lines.count { $0 == "LoginTests.swift," } == 2)
        let path = ProjectPath("Shop/LoginTests.swift")
        #expect(edit.changes == [.exception(path, target: "ShopTests"), .exclusion(path, target: "Shop")])
        let folders = try ProjectFile(SourceFile(path: "", bytes: edit.bytes)).synchronizedFolders
        #expect(folders.placement(of: path, in: "ShopTests") == .synchronized(folder: folders[0].path))
        #expect(folders.placement(of: path, in: "Shop") == .excluded(folder: folders[0].path))
    }

    @Test func aFileInBothTargetsIsOneException() throws {
        let path = ProjectPath("Shop/LoginTests.swift")
        let options = EditOptions(module: "Login", addsExceptions: true)
        let both = AddedFile(path, targets: ["ShopTests", "Shop"])
        #expect(
            try ProjectFile(text).adding([both], options: options).changes
                == [.exception(path, target: "ShopTests")])
    }

    /// The first exception makes a set, and the next ones join it.
    @Test func removingEndsTheExceptions() throws {
        let paths = ["Shop/LoginTests.swift", "Shop/Login/FormTests.swift"]
        let files = paths.map { AddedFile(ProjectPath($0), targets: ["ShopTests"]) }
        let options = EditOptions(module: "Login", addsExceptions: true)
        let added = try ProjectFile(text).adding(files, options: options)
        let edited = try ProjectFile(SourceFile(path: "", bytes: added.bytes))
        let first = try edited.removing([files[0].path])
        #expect(
            Set(first.changes) == [
                .exception(files[0].path, target: "ShopTests"), .exclusion(files[0].path, target: "Shop"),
            ])
        let rest = try ProjectFile(SourceFile(path: "", bytes: first.bytes))
        #expect(
            first.bytes == (try ProjectFile(text).adding([files[1]], options: options).bytes))
        #expect(try rest.removing([files[1].path]).bytes == Array(text.utf8))
        #expect(try edited.removing(files.map(\.path)).bytes == Array(text.utf8))
    }

    /// The folder ShopTests has no exceptions before.
    @Test func removingTheOnlyExceptionRemovesTheKey() throws {
        let path = ProjectPath("ShopTests/Stubs.swift")
        let added = try adding("ShopTests/Stubs.swift", to: "Shop", addsExceptions: true)
        let edited = try ProjectFile(SourceFile(path: "", bytes: added.bytes))
        #expect(try edited.removing([path]).bytes == Array(text.utf8))
    }

    /// What an owner leaves out is somebody's decision.
    @Test func removingKeepsWhatAnOwnerLeavesOut() throws {
        #expect(try ProjectFile(text).removing([ProjectPath("Shop/Info.plist")]).isEmpty)
    }

    @Test func anExcludedFileIsRefused() throws {
        let error = #expect(throws: Diagnostics.self) { try adding("Shop/Info.plist", to: "Shop") }
        #expect(
            error?.all.first?.message
                == "'Shop/Info.plist' is not in the target 'Shop': the synchronized folder 'Shop' excludes it"
        )
        #expect(
            error?.all.first?.hint
                == "an Info.plist needs no target: the build setting INFOPLIST_FILE names it")
    }

    /// A set that becomes empty goes.
    @Test func endingTheOnlyExceptionRemovesItsSet() throws {
        let edit = try adding("Shop/Info.plist", to: "Shop", addsExceptions: true)
        #expect(edit.changes == [.endedExclusion(ProjectPath("Shop/Info.plist"), target: "Shop")])
        let start = try #require(text.range(of: "/* Begin PBXFileSystemSynchronizedBuild"))
        let end = try #require(text.range(of: "/* Begin PBXFileSystemSynchronizedRoot"))
        let expected = (text[..<start.lowerBound] + text[end.lowerBound...])
            .replacingOccurrences(
                of: """
                    \t\t\texceptions = (
                    \t\t\t\tB00000000000000000000061 /* Exceptions for "Shop" folder in "Shop" target */,
                    \t\t\t);

                    """, with: "")
        #expect(String(decoding: edit.bytes, as: UTF8.self) == expected)
    }

    /// A set that says more than which files are exceptions stays.
    @Test func anEmptySetWithCompilerFlagsStays() throws {
        let flags = "\t\t\tadditionalCompilerFlagsByRelativePath = {\n\t\t\t\tOld.m = \"-w\";\n\t\t\t};\n"
        let isa = "\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n"
        let project = text.replacingOccurrences(of: isa, with: isa + flags)
        let edit = try ProjectFile(project).adding(
            [AddedFile(ProjectPath("Shop/Info.plist"), targets: ["Shop"])],
            options: EditOptions(module: "Login", addsExceptions: true))
        #expect(
            String(decoding: edit.bytes, as: UTF8.self)
                == project.replacingOccurrences(of: "\t\t\t\tInfo.plist,\n", with: ""))
    }

    /// One edit takes a path out of a set and adds another one.
    @Test func anExceptionIsReplaced() throws {
        let files = [
            AddedFile(ProjectPath("Shop/Info.plist"), targets: ["Shop"]),
            AddedFile(ProjectPath("Shop/LoginTests.swift"), targets: ["ShopTests"]),
        ]
        let edit = try ProjectFile(text).adding(
            files, options: EditOptions(module: "Login", addsExceptions: true))
        let folders = try ProjectFile(SourceFile(path: "", bytes: edit.bytes)).synchronizedFolders
        #expect(folders[0].exceptions.map(\.target) == ["Shop", "ShopTests"])
        #expect(folders[0].exceptions.allSatisfy { $0.paths == ["LoginTests.swift"] })
    }
}
