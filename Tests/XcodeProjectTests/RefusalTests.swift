import SourceText
import Testing

@testable import XcodeProject

@Suite struct RefusalTests {
    @Test(arguments: [
        ("", "1:1: error: the project file is empty"),
        (" \n", "1:1: error: the project file is blank"),
        ("<?xml version=\"1.0\"?>", "1:1: error: the project file is an XML property list"),
        ("{\"a\": 1}", "1:1: error: the project file is JSON"),
        ("bplist00", "1:1: error: the project file is a binary property list"),
        ("{a = 1;\u{0}}", "1:8: error: the project file contains a zero byte"),
        ("{\n<<<<<<< HEAD\n", "2:1: error: the project file contains the markers of an unfinished merge"),
        ("{\n=======\n", "2:1: error: the project file contains the markers of an unfinished merge"),
        ("{\n\n>>>>>>> one\n", "3:1: error: the project file contains the markers of an unfinished merge"),
        ("{\n||||||| base\n", "2:1: error: the project file contains the markers of an unfinished merge"),
        ("{objects = {", "1:12: error: the project file ends before '{' is closed"),
        ("{objects = {A = {isa = \"x", "1:24: error: the project file ends before the string is closed"),
        ("{a = 1}", "1:7: error: expected ';'"),
        ("{} x", "1:4: error: unexpected text after the end of the project"),
        ("{}", "1:1: error: the project file has no 'objects'"),
        ("{objects = {};}", "1:1: error: the project file has no 'rootObject'"),
        ("{objects = {}; rootObject = A;}", "1:29: error: 'rootObject' names no PBXProject"),
        ("{objects = {A = {}; B = {}; A = {};};}", "1:29: error: 'A' is defined twice"),
        ("{objects = {A = {isa = a; isa = b;};};}", "1:27: error: 'isa' is defined twice"),
        ("{objects = {A = 1;};}", "1:13: error: expected '{'"),
        ("{a = 1; a = 2;}", "1:9: error: 'a' is defined twice"),
    ])
    func anUnreadableFileIsRefused(_ text: String, _ message: String) throws {
        let error = #expect(throws: Diagnostics.self) { try ProjectFile(text) }
        let first = error?.description.split(separator: "\n").first.map(String.init)
        #expect(first == "App.xcodeproj/project.pbxproj:\(message)")
        #expect(error?.all.first?.hint != nil)
    }

    @Test func nestingTooDeepIsRefused() throws {
        let text = "{a = " + String(repeating: "(", count: 600) + String(repeating: ")", count: 600) + ";}"
        let error = #expect(throws: Diagnostics.self) { try ProjectFile(text) }
        #expect(error?.all.first?.message == "the brackets are nested more than 100 levels deep")
        let json = #expect(throws: Diagnostics.self) {
            try JSONProjectFile(SourceFile(path: "project.xcproj", text: String(repeating: "[", count: 600)))
        }
        #expect(json?.all.first?.message == "the brackets are nested more than 100 levels deep")
    }

    @Test func anUnknownTargetIsRefused() throws {
        let file = try SmallProject().file
        let error = #expect(throws: Diagnostics.self) {
            try file.adding(
                [AddedFile(ProjectPath("A.swift"), targets: ["Ap"])], options: EditOptions(module: "A"))
        }
        #expect(error?.all.first?.message == "the project has no target 'Ap'")
        #expect(error?.all.first?.hint == "did you mean 'App'?")
    }

    @Test func twoGroupsOfOneNameAreRefused() throws {
        let text = SmallProject().text.replacing(
            "\t\t\t\tA00000000000000000000002 /* App */,\n",
            with: "\t\t\t\tA00000000000000000000002 /* App */,\n\t\t\t\tA00000000000000000000003 /* App */,\n"
        ).replacing(
            "/* End PBXGroup section */",
            with: "\t\tA00000000000000000000003 = {isa = PBXGroup; name = App; sourceTree = \"<group>\"; };\n"
                + "/* End PBXGroup section */")
        let error = #expect(throws: Diagnostics.self) {
            try ProjectFile(text).adding(
                [AddedFile(ProjectPath("App/A.swift"), group: "App", targets: ["App"])],
                options: EditOptions(module: "A"))
        }
        #expect(error?.all.first?.message == "the project has 2 groups 'App'")
        #expect(
            error?.all.first?.hint
                == "rename all but one of them in Xcode; they are defined in lines 26 and 34")
    }
}
