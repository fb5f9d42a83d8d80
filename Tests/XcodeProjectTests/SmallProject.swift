@testable import XcodeProject

/// A small project in Xcode's form, with an app, its tests and a group of sources.
struct SmallProject {
    var objectVersion = 56
    /// The line of the app's build phases, and the sections of phases.
    var hasResources = true
    /// Further sections, behind the sources phase.
    var sections = ""
    var groupChildren = "\t\t\t\tA00000000000000000000013 /* AppDelegate.swift */,\n"

    /// The text of the project file.
    var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = \(objectVersion);
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\tA00000000000000000000023 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; \
        fileRef = A00000000000000000000013 /* AppDelegate.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\tA00000000000000000000013 /* AppDelegate.swift */ = {isa = PBXFileReference; \
        lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        \t\tA00000000000000000000001 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tA00000000000000000000002 /* App */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tA00000000000000000000002 /* App */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \(groupChildren)\t\t\t);
        \t\t\tpath = App;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tA00000000000000000000031 /* App */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tA00000000000000000000041 /* Sources */,
        \(hasResources ? "\t\t\t\tA00000000000000000000042 /* Resources */,\n" : "")\t\t\t);
        \t\t\tname = App;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tA00000000000000000000051 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tattributes = {
        \t\t\t\tORGANIZATIONNAME = "Acme, Inc.";
        \t\t\t};
        \t\t\tmainGroup = A00000000000000000000001;
        \t\t\tprojectDirPath = "";
        \t\t\ttargets = (
        \t\t\t\tA00000000000000000000031 /* App */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */
        \(hasResources ? resources : "")
        /* Begin PBXSourcesBuildPhase section */
        \t\tA00000000000000000000041 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \(mask)\t\t\tfiles = (
        \t\t\t\tA00000000000000000000023 /* AppDelegate.swift in Sources */,
        \t\t\t);
        \t\t};
        /* End PBXSourcesBuildPhase section */
        \(sections)\t};
        \trootObject = A00000000000000000000051 /* Project object */;
        }

        """
    }

    private var mask: String { objectVersion < 90 ? "\t\t\tbuildActionMask = 2147483647;\n" : "" }

    private var resources: String {
        """

        /* Begin PBXResourcesBuildPhase section */
        \t\tA00000000000000000000042 /* Resources */ = {
        \t\t\tisa = PBXResourcesBuildPhase;
        \(mask)\t\t\tfiles = (
        \t\t\t);
        \t\t};
        /* End PBXResourcesBuildPhase section */

        """
    }

    var file: ProjectFile { get throws { try ProjectFile(text) } }
}

/// Returns the lines that an edit adds, without the ids that are derived.
func addedLines(_ edit: ProjectEdit, to file: ProjectFile) -> [String] {
    let old = Set(file.source.text(0..<file.source.bytes.count).split(separator: "\n").map(String.init))
    return String(decoding: edit.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        .filter { !old.contains($0) }
        .map { line in line.replacing(/[0-9A-F]{24}/) { $0.0.hasPrefix("A0000000000000000000") ? $0.0 : "ID" }
        }
}
