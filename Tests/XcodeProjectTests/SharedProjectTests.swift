import Foundation
import SourceText
import Testing

@testable import XcodeProject

@Suite struct SharedProjectTests {
    @Test func aModuleIsAddedToEachTarget() async throws {
        guard let urls = try SharedProjects.files(in: "projects") else { return }
        let count = try await withThrowingTaskGroup(of: Int.self) { group in
            for url in urls { group.addTask { try addModules(to: url) } }
            return try await group.reduce(0, +)
        }
        #expect(count == 261)
    }

    /// Adds a module to each target of a project, adds it again, and removes it. Returns the number of targets.
    private func addModules(to url: URL) throws -> Int {
        let file = try ProjectFile(contentsOf: url)
        let before = try FoundationProject(file.source.bytes)
        let targets = file.targets.filter { $0.kind == .native }
        for target in targets {
            let label = Comment(rawValue: "\(url.lastPathComponent), \(target.name)")
            let files = module("Login", in: "Sources/Generated", targets: [target.name])
            let edit = try file.adding(files, options: EditOptions(module: "Login"))
            #expect(isSubsequence(file.source.bytes, of: edit.bytes), label)
            try check(edit, of: before, target: target.name, label)
            let edited = try ProjectFile(SourceFile(path: url.lastPathComponent, bytes: edit.bytes))
            let second = try edited.adding(files, options: EditOptions(module: "Login"))
            #expect(second.isEmpty && second.changes.isEmpty, label)
            #expect(try edited.removing(files.map(\.path)).bytes == file.source.bytes, label)
        }
        return targets.count
    }

    /// Checks an edited project as Foundation reads it.
    private func check(
        _ edit: ProjectEdit, of before: FoundationProject, target: String, _ label: Comment
    ) throws {
        let after = try FoundationProject(edit.bytes)
        let arrays: Set = ["children", "files", "buildPhases"]
        for (id, object) in before.objects {
            let old = NSDictionary(dictionary: object.filter { !arrays.contains($0.key) })
            let new = (after.objects[id] ?? [:]).filter { !arrays.contains($0.key) }
            #expect(old.isEqual(NSDictionary(dictionary: new)), label)
            for key in arrays {
                let kept = after.array(id, key).filter { before.objects[$0] != nil }
                #expect(kept == before.array(id, key).filter { before.objects[$0] != nil }, label)
            }
        }
        let new = Set(after.objects.keys).subtracting(before.objects.keys)
        let kinds = Dictionary(grouping: new, by: after.isa).mapValues(\.count)
        let owner = before.objects.first { _, object in
            (object["isa"] as? String) == "PBXNativeTarget" && (object["name"] as? String) == target
        }
        let phases = (owner.map { before.array($0.key, "buildPhases") } ?? []).map(before.isa)
        let hasSources = phases.contains("PBXSourcesBuildPhase")
        let hasResources = phases.contains("PBXResourcesBuildPhase")
        #expect(kinds["PBXFileReference"] == 17, label)
        #expect(kinds["PBXBuildFile"] == 16, label)
        #expect(kinds["PBXSourcesBuildPhase"] ?? 0 == (hasSources ? 0 : 1), label)
        #expect(kinds["PBXResourcesBuildPhase"] ?? 0 == (hasResources ? 0 : 1), label)
        #expect(
            kinds["PBXGroup"] == edit.changes.count { if case .group = $0 { true } else { false } }, label)
        #expect(Set(kinds.keys).isSubset(of: expectedKinds), label)
        #expect(membersAreConnected(after, new, target), label)
    }

    private let expectedKinds: Set = [
        "PBXFileReference", "PBXBuildFile", "PBXGroup", "PBXSourcesBuildPhase", "PBXResourcesBuildPhase",
    ]

    /// Returns whether each new object is in exactly one array, and each build file in a phase of the target.
    private func membersAreConnected(_ project: FoundationProject, _ new: Set<String>, _ target: String)
        -> Bool
    {
        var uses: [String: Int] = [:]
        var members: Set<String> = []
        for (id, object) in project.objects {
            for key in ["children", "files", "buildPhases"] {
                for element in project.array(id, key) where new.contains(element) {
                    uses[element, default: 0] += 1
                }
            }
            guard object["isa"] as? String == "PBXNativeTarget", object["name"] as? String == target else {
                continue
            }
            members.formUnion(project.array(id, "buildPhases").flatMap { project.array($0, "files") })
        }
        return new.allSatisfy { uses[$0] == 1 && (project.isa($0) != "PBXBuildFile" || members.contains($0)) }
    }
}
