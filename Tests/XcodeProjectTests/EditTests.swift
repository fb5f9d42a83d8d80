import SourceText
import Testing

@testable import XcodeProject

@Suite struct EditTests {
    private func edit(
        _ file: ProjectFile, _ paths: [String], group: String? = nil, isResource: Bool = false,
        options: EditOptions = EditOptions(module: "Login")
    ) throws -> ProjectEdit {
        let files = paths.map {
            AddedFile(ProjectPath($0), group: group, targets: ["App"], isResource: isResource)
        }
        let edit = try file.adding(files, options: options)
        let edited = try ProjectFile(SourceFile(path: "project.pbxproj", bytes: edit.bytes))
        #expect(try edited.adding(files, options: options).isEmpty)
        #expect(try edited.removing(files.map(\.path)).bytes == file.source.bytes)
        return edit
    }

    @Test func aFileIsAdded() throws {
        let file = try SmallProject().file
        let edit = try edit(file, ["App/Login.swift"])
        #expect(
            addedLines(edit, to: file) == [
                "\t\tID /* Login.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* Login.swift */; };",
                "\t\tID /* Login.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "path = Login.swift; sourceTree = \"<group>\"; };",
                "\t\t\t\tID /* Login.swift */,",
                "\t\t\t\tID /* Login.swift in Sources */,",
            ])
        #expect(
            edit.changes == [
                .reference(ProjectPath("App/Login.swift"), group: ["App"]),
                .member(ProjectPath("App/Login.swift"), target: "App"),
            ])
    }

    @Test func namesAreQuoted() throws {
        let file = try SmallProject().file
        let lines = addedLines(
            try edit(file, ["App/UIView+Login.swift", "App/a*/b.swift"], group: "App"), to: file)
        #expect(
            lines.contains {
                $0.contains("path = \"UIView+Login.swift\"; sourceTree")
                    && $0.contains("/* UIView+Login.swift */")
            })
        #expect(lines.contains { $0.contains("name = b.swift; path = \"a*/b.swift\";") })
        #expect(plistQuoted("a-b") == "\"a-b\"")
        #expect(plistQuoted("../..") == "../..")
        #expect(plistQuoted("a___b") == "\"a___b\"")
        #expect(plistQuoted("") == "\"\"")
        #expect(plistQuoted("é\n\"") == "\"é\\n\\\"\"")
    }

    @Test func missingGroupsAreMade() throws {
        let file = try SmallProject().file
        let lines = addedLines(try edit(file, ["App/Modules/Login/Login.swift"]), to: file)
        #expect(lines.contains("\t\t\tpath = Modules;"))
        #expect(lines.contains("\t\t\tpath = Login;"))
        #expect(lines.contains("\t\tID /* Login */ = {"))
    }

    @Test func logicalGroupsHaveNamesOnly() throws {
        let file = try SmallProject().file
        let options = EditOptions(module: "Login", createsLogicalGroups: true)
        let lines = addedLines(try edit(file, ["App/Modules/Login.swift"], options: options), to: file)
        #expect(lines.contains("\t\t\tname = Modules;"))
        #expect(lines.contains { $0.contains("name = Login.swift; path = Modules/Login.swift;") })
    }

    @Test func aGroupThatIsNamedOtherwiseIsLogical() throws {
        let file = try SmallProject().file
        let lines = addedLines(
            try edit(file, ["Sources/Login/Login.swift"], group: "App/Modules/Login"), to: file)
        #expect(lines.contains("\t\t\tname = Modules;"))
        #expect(lines.contains("\t\t\tpath = ../Sources/Login;"))
        #expect(lines.contains("\t\t\tname = Login;"))
    }

    @Test(arguments: [45, 50, 56, 60, 63, 70, 77, 90, 100, 110])
    func aPhaseIsMade(objectVersion: Int) throws {
        let file = try SmallProject(objectVersion: objectVersion, hasResources: false).file
        let edit = try edit(file, ["App/Login.xib"])
        let lines = addedLines(edit, to: file)
        #expect(lines.contains("/* Begin PBXResourcesBuildPhase section */"))
        #expect(lines.contains("\t\t\t\tID /* Resources */,"))
        let masks = String(decoding: edit.bytes, as: UTF8.self).split(separator: "buildActionMask").count - 1
        #expect(masks == (objectVersion < 90 ? 2 : 0))
        #expect(edit.changes.contains(.phase("Resources", target: "App")))
    }

    @Test func aMissingArrayIsMade() throws {
        let files =
            "\t\t\tfiles = (\n\t\t\t\tA00000000000000000000023 /* AppDelegate.swift in Sources */,\n\t\t\t);\n"
        let file = try ProjectFile(SmallProject().text.replacing(files, with: ""))
        let edit = try file.adding(
            [AddedFile(ProjectPath("App/A.swift"), targets: ["App"])], options: EditOptions(module: "A"))
        let text = String(decoding: edit.bytes, as: UTF8.self)
        #expect(text.contains("\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n\t\t\t\t"))
        #expect(addedLines(edit, to: file).contains("\t\t\t\tID /* A.swift in Sources */,"))
    }

    @Test func headersAreInNoPhaseAndResourcesInTheirs() throws {
        let file = try SmallProject().file
        let edit = try edit(
            file, ["App/Login.h", "App/Login.m", "App/Login.mm", "App/Login.xib", "App/notes.md"])
        let members = edit.changes.compactMap { change -> String? in
            if case .member(let path, _) = change { path.name } else { nil }
        }
        #expect(members == ["Login.m", "Login.mm", "Login.xib"])
        let resource = try self.edit(file, ["App/notes.md"], isResource: true)
        #expect(addedLines(resource, to: file).contains("\t\t\t\tID /* notes.md in Resources */,"))
    }

    @Test(arguments: [
        ("\n", "\r\n"), ("\t", "    "), ("// !$*UTF8*$!", "\u{FEFF}// !$*UTF8*$!"), ("};\n}\n", "};\n}"),
        ("\n\t\t\t\tA00000000000000000000013 /* AppDelegate.swift */,\n\t\t\t)", "A00000000000000000000013)"),
        ("\n\t\t\t\tA00000000000000000000023 /* AppDelegate.swift in Sources */,\n\t\t\t", ""),
        (" /* AppDelegate.swift in Sources */,\n\t\t\t)", "\n\t\t\t)"), ("A000", "\"A000"), ("\n", " "),
    ])
    func formsAreKept(_ old: String, _ new: String) throws {
        var text = SmallProject().text.replacing(old, with: new)
        if old == "A000" {
            text = text.replacing(try Regex("\"(A0+[0-9]+)"), with: { "\"\($0.output[1].substring!)\"" })
        }
        if new == " " { text = text.replacing("// !$*UTF8*$! ", with: "") }
        let file = try ProjectFile(text)
        let edit = try edit(file, ["App/Login/Login.swift", "App/Login/View.swift", "App/Login.xib"])
        let result = String(decoding: edit.bytes, as: UTF8.self)
        #expect(
            result.unicodeScalars.count { $0 == "\n" } == result.unicodeScalars.count { $0 == "\r" }
                || !new.contains("\r"))
        if new == " " { #expect(!result.contains("\n")) }
        if new == "    " { #expect(!result.contains("\t")) }
    }
}
