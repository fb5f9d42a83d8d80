@testable import SourceText
@testable import XcodeProject

/// A project that can be read can be edited, or is refused with a message, and removing what was added restores it. The
/// edits check themselves.
func fuzzXcodeProject(_ bytes: [UInt8]) {
    _ = valueOrDiagnostics { try addAndRemoveModule(bytes) }
    let file = SourceFile(path: "project.xcproj", bytes: bytes)
    if let project = valueOrDiagnostics({ try JSONProjectFile(file) }) { check(project.editRefusal) }
}

/// Adds a module to every target of a project, and removes it again.
private func addAndRemoveModule(_ bytes: [UInt8]) throws {
    let file = try ProjectFile(SourceFile(path: "project.pbxproj", bytes: bytes))
    let targets = file.targets.filter { $0.kind == .native }.map(\.name)
    _ = (file.localPackages, file.packageProducts, file.synchronizedFolders)
    let names = ["LoginView.swift", "Login.storyboard", "Login.h", "Ein Name+1.m", "Sub/\u{E9}.swift"]
    let files = names.map { AddedFile(ProjectPath("Modules/Login/\($0)"), targets: targets) }
    let edit = try file.adding(files, options: EditOptions(module: "Login", addsExceptions: true))
    let edited = try ProjectFile(SourceFile(path: "project.pbxproj", bytes: edit.bytes))
    _ = try edited.removing(files.map(\.path))
}
