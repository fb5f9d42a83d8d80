import Foundation
import Testing

@testable import XcodeProject

/// Repeats what Xcode itself wrote when somebody added files, with the ids and places that it chose.
@Suite struct XcodeCommitTests {
    @Test func ourBytesAreXcodes() throws {
        guard let urls = try SharedProjects.files(in: "commits") else { return }
        let befores = urls.filter { $0.lastPathComponent.hasSuffix(".before.pbxproj") }
        #expect(befores.count == 47)
        var different: [String] = []
        for url in befores {
            let name = String(url.lastPathComponent.prefix(3))
            let after = url.deletingLastPathComponent().appendingPathComponent("\(name).after.pbxproj")
            let file = try ProjectFile(contentsOf: url)
            let wanted = Array(try Data(contentsOf: after))
            let addition = try XcodeAddition(
                before: try FoundationProject(file.source.bytes), after: try FoundationProject(wanted))
            let edit = try file.adding(addition.files, options: addition.options)
            if edit.bytes != wanted { different.append(name) }
        }
        // 039: the Ruby gem wrote it, with `includeInIndex = 1`. 052: the commit also moves elements and leaves a build
        // file without a file.
        #expect(different == ["039", "052"])
    }
}

/// What Xcode added to a project.
struct XcodeAddition {
    let files: [AddedFile]
    private(set) var options = EditOptions(module: "Xcode")

    init(before: FoundationProject, after: FoundationProject) throws {
        let reader = XcodeAdditionReader(before: before, after: after)
        files = reader.references.map(reader.file)
        options.createsLogicalGroups = reader.newGroups.contains { after.text($0, "path") == nil }
        options.choices = reader.choices
    }
}

private struct XcodeAdditionReader {
    let before: FoundationProject
    let after: FoundationProject
    /// The group of each object.
    let parents: [String: String]
    let references: [String]
    let newGroups: [String]

    init(before: FoundationProject, after: FoundationProject) {
        self.before = before
        self.after = after
        var parents: [String: String] = [:]
        for group in after.objects.keys where after.isa(group).hasSuffix("Group") {
            for child in after.array(group, "children") { parents[child] = group }
        }
        self.parents = parents
        func new(_ isa: String) -> [String] { after.ids(isa).filter { before.objects[$0] == nil } }
        references = new("PBXFileReference")
        newGroups = new("PBXGroup")
    }

    func path(_ id: String) -> ProjectPath {
        let path = after.text(id, "path") ?? ""
        let root = ProjectPath(after.text(after.root, "projectDirPath") ?? "")
        guard after.text(id, "sourceTree") == "<group>" else { return root.appending(path) }
        return (parents[id].map(self.path) ?? root).appending(path)
    }

    /// The display names from the main group to an object.
    func names(_ id: String) -> [String] {
        guard let parent = parents[id] else { return [] }
        let name = after.text(id, "name") ?? ProjectPath(after.text(id, "path") ?? "").name
        return names(parent) + [name]
    }

    /// The new build files of a reference.
    func buildFiles(_ reference: String) -> [EditChoices.Member] {
        let own = Set(after.ids("PBXBuildFile").filter { after.text($0, "fileRef") == reference })
        return after.ids("PBXNativeTarget").flatMap { target in
            after.array(target, "buildPhases").flatMap { phase in
                after.array(phase, "files").filter(own.contains).map {
                    let settings = after.objects[$0]?["settings"] as? [String: [String]]
                    return EditChoices.Member(
                        id: $0, target: after.text(target, "name") ?? "", phase: phase,
                        attributes: settings?["ATTRIBUTES"] ?? [])
                }
            }
        }
    }

    func file(_ reference: String) -> AddedFile {
        let members = buildFiles(reference)
        let group = parents[reference].map(names) ?? []
        return AddedFile(
            path(reference), group: group.joined(separator: "/"), targets: members.map(\.target))
    }

    var choices: EditChoices {
        var choices = EditChoices()
        for reference in references {
            let path = path(reference).description
            choices.references[path] = reference
            choices.members[path] = buildFiles(reference)
            if after.text(reference, "fileEncoding") != nil { choices.encoded.insert(path) }
        }
        for group in newGroups { choices.groups[names(group).joined(separator: "/")] = group }
        for (id, _) in after.objects {
            for key in ["children", "files"] {
                for (position, element) in after.array(id, key).enumerated() {
                    choices.positions["\(id)\t\(element)"] = before.objects[element] == nil ? position : nil
                }
            }
        }
        return choices
    }
}
