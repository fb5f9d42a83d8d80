import Testing

@testable import XcodeProject

/// Headers of a target that installs headers join its phase for them, as its other headers do.
@Suite struct HeaderPhaseTests {
    private func file(_ headers: [String]) throws -> ProjectFile {
        let ids = headers.indices.map { "A0000000000000000000006\($0)" }
        let files = zip(ids, headers).map { id, settings in
            "\t\t\(id) /* H.h in Headers */ = {isa = PBXBuildFile; fileRef = A00000000000000000000013 /* H.h */; \(settings)};\n"
        }
        let list = ids.map { "\t\t\t\t\($0) /* H.h in Headers */,\n" }.joined()
        var project = SmallProject()
        project.sections = """

            /* Begin PBXHeadersBuildPhase section */
            \t\tA00000000000000000000043 /* Headers */ = {
            \t\t\tisa = PBXHeadersBuildPhase;
            \t\t\tfiles = (
            \(list)\t\t\t);
            \t\t};
            /* End PBXHeadersBuildPhase section */

            """
        let sources = "\t\t\t\tA00000000000000000000041 /* Sources */,\n"
        let text = project.text.replacing(
            sources, with: "\(sources)\t\t\t\tA00000000000000000000043 /* Headers */,\n"
        )
        .replacing("/* End PBXBuildFile section */", with: files.joined() + "/* End PBXBuildFile section */")
        return try ProjectFile(text)
    }

    private static let options = {
        var options = EditOptions(module: "New")
        options.installsHeaders = true
        return options
    }()
    private static let open = "settings = {ATTRIBUTES = (Public, ); }; "
    private static let inside = "settings = {ATTRIBUTES = (Private, ); }; "

    @Test(arguments: [
        ([open, open, inside], "settings = {ATTRIBUTES = (Public, ); }; "),
        ([inside, inside, open, ""], "settings = {ATTRIBUTES = (Private, ); }; "), (["", "", open], ""),
        ([], ""),
    ])
    func theyGetTheAttributesOfMost(others: [String], settings: String) throws {
        let all = try file(others)
        let edit = try all.adding(
            [
                AddedFile(ProjectPath("App/New.h"), targets: ["App"]),
                AddedFile(ProjectPath("App/New.pch"), targets: ["App"]),
            ],
            options: Self.options)
        let lines = addedLines(edit, to: all)
        #expect(
            lines.filter { $0.contains("New.h in Headers") } == [
                "\t\tID /* New.h in Headers */ = {isa = PBXBuildFile; fileRef = ID /* New.h */; \(settings)};",
                "\t\t\t\tID /* New.h in Headers */,",
            ])
        #expect(!lines.contains { $0.contains("New.pch in") })
        let removal = try ProjectFile(String(decoding: edit.bytes, as: UTF8.self)).removing([
            ProjectPath("App/New.h"), ProjectPath("App/New.pch"),
        ])
        #expect(removal.bytes == all.source.bytes)
    }

    @Test func aTargetWithoutSuchAPhaseGetsNone() throws {
        let file = try SmallProject().file
        let edit = try file.adding(
            [AddedFile(ProjectPath("App/New.h"), targets: ["App"])], options: Self.options)
        #expect(!String(decoding: edit.bytes, as: UTF8.self).contains("New.h in"))
    }
}
