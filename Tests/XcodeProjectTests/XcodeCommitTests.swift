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
            if try addition.edit(of: file).bytes != wanted { different.append(name) }
        }
        // 039: the Ruby gem wrote it, with `includeInIndex = 1`. 052: the commit also moves elements and leaves a build
        // file without a file.
        #expect(different == ["039", "052"])
    }
}

extension XcodeCommitTests {
    /// The groups that people chose are those of the folders, unless groups without folders divide the files of one.
    @Test func ourGroupsAreThoseOfPeople() throws {
        guard let urls = try SharedProjects.files(in: "commits") else { return }
        var different: [String] = []
        for url in urls where url.lastPathComponent.hasSuffix(".before.pbxproj") {
            let name = String(url.lastPathComponent.prefix(3))
            let after = url.deletingLastPathComponent().appendingPathComponent("\(name).after.pbxproj")
            let file = try ProjectFile(contentsOf: url)
            let reader = XcodeAdditionReader(
                before: try FoundationProject(file.source.bytes),
                after: try FoundationProject(Array(try Data(contentsOf: after))))
            let added = reader.references.map { AddedFile(reader.path($0), targets: []) }
            let edit = try file.adding(added, options: EditOptions(module: "Xcode"))
            let groups = edit.changes.compactMap { change -> String? in
                guard case .reference(let path, let group) = change else { return nil }
                return "\(path) \(group)"
            }
            let wanted = reader.references.map { "\(reader.path($0)) \(reader.names($0).dropLast())" }
            if groups.sorted() != wanted.sorted() { different.append(name) }
        }
        #expect(different == ["004", "009", "031", "044", "053", "060", "064", "080"])
    }
}

/// What Xcode added to a project.
struct XcodeAddition {
    private let reader: XcodeAdditionReader

    init(before: FoundationProject, after: FoundationProject) throws {
        reader = XcodeAdditionReader(before: before, after: after)
    }

    /// Plans to add the files, and replaces the ids and places in the plan.
    func edit(of file: ProjectFile) throws -> ProjectEdit {
        var options = EditOptions(module: "Xcode")
        options.createsLogicalGroups = reader.newGroups.contains { reader.after.text($0, "path") == nil }
        var addition = try Addition(file, reader.references.map(reader.file), options)
        var plan = try addition.planned()
        let ids = reader.ids(of: plan)
        plan.newObjects = plan.newObjects.map { reader.object($0, ids) }
        plan.insertions = plan.insertions.map { insertion in
            var insertion = insertion
            let items = insertion.items.map { reader.item($0.item, ids) }
            insertion.items = reader.places(of: items, in: file.id(insertion.object), insertion.key)
            return insertion
        }
        var members: [Int: [ArrayItem]] = [:]
        for reference in reader.references {
            for member in reader.buildFiles(reference) {
                guard let phase = file.object(member.phase) else { continue }
                let name = reader.path(reference).name
                let annotation = "\(name) in \(addition.phase(phase).annotation)"
                var fields = ["fileRef": NewObject.Value.item(ArrayItem(text: reference, annotation: name))]
                if !member.attributes.isEmpty { fields["settings"] = .attributes(member.attributes) }
                plan.newObjects.append(
                    NewObject(id: member.id, isa: "PBXBuildFile", annotation: annotation, fields: fields))
                members[phase, default: []].append(ArrayItem(text: member.id, annotation: annotation))
            }
        }
        for (phase, items) in members {
            let old = file.contents(phase).elements("files")
            for (position, item) in reader.places(of: items, in: file.id(phase), "files") {
                plan.insert(item, at: position, among: old, of: "files", in: phase)
            }
        }
        return try ProjectEdit(plan, in: file)
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

    /// A build file that Xcode added.
    struct Member {
        let id: String
        let phase: String
        /// How a header is installed, as in `Public`.
        let attributes: [String]
    }

    /// The new build files of a reference.
    func buildFiles(_ reference: String) -> [Member] {
        let own = Set(after.ids("PBXBuildFile").filter { after.text($0, "fileRef") == reference })
        return after.ids("PBXNativeTarget").flatMap { target in
            after.array(target, "buildPhases").flatMap { phase in
                after.array(phase, "files").filter(own.contains).map {
                    let settings = after.objects[$0]?["settings"] as? [String: [String]]
                    return Member(id: $0, phase: phase, attributes: settings?["ATTRIBUTES"] ?? [])
                }
            }
        }
    }

    func file(_ reference: String) -> AddedFile {
        let group = parents[reference].map(names) ?? []
        return AddedFile(path(reference), group: group.joined(separator: "/"), targets: [])
    }

    /// Returns Xcode's ids of the new references and groups, by those in a plan.
    func ids(of plan: EditPlan) -> [String: String] {
        var ids: [String: String] = [:]
        func take(_ id: String, _ kind: DerivedID.Subject.Kind, _ path: String) {
            let subject = DerivedID.Subject(kind: kind, path: path)
            let own = plan.newObjects.first { DerivedID.isDerived($0.id, for: subject) }
            if let own { ids[own.id] = id }
        }
        for reference in references { take(reference, .reference, path(reference).description) }
        for group in newGroups { take(group, .group, names(group).joined(separator: "/")) }
        return ids
    }

    func item(_ item: ArrayItem, _ ids: [String: String]) -> ArrayItem {
        ArrayItem(text: ids[item.text] ?? item.text, annotation: item.annotation)
    }

    func object(_ object: NewObject, _ ids: [String: String]) -> NewObject {
        let id = ids[object.id] ?? object.id
        var fields = object.fields
        if case .list(let items) = fields["children"] {
            let own = items.map { item($0, ids) }
            fields["children"] = .list(places(of: own, in: id, "children").map(\.item))
        }
        fields["fileEncoding"] = after.text(id, "fileEncoding").map { _ in .text("4") }
        return NewObject(id: id, isa: object.isa, annotation: object.annotation, fields: fields)
    }

    /// Returns new elements of an object's array with their positions in the old array.
    func places(
        of items: [ArrayItem], in object: String, _ key: String
    ) -> [(position: Int, item: ArrayItem)] {
        let array = after.array(object, key)
        let sorted = items.map { ((array.firstIndex(of: $0.text) ?? 0), $0) }.sorted { $0.0 < $1.0 }
        return sorted.enumerated().map { (max(0, $0.element.0 - $0.offset), $0.element.1) }
    }
}
