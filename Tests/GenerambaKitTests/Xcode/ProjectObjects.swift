import Foundation
import Testing

/// The objects of a project file, as Foundation reads them.
struct ProjectObjects {
    private let objects: [String: [String: Any]]
    /// Where groups and file references are in the tree of groups.
    private var places: [String: [Place]] = [:]
    private var targets: [[String: Any]] = []

    private struct Place {
        var path: String
        /// The names of the groups that contain it, without the main group.
        var groups: [String]
    }

    /// - Parameters:
    ///   - bytes: a `project.pbxproj`.
    ///   - folder: the folder of the `.xcodeproj`. All paths begin with it.
    init(_ bytes: [UInt8], in folder: String) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        let root = try #require(list as? [String: Any])
        objects = try #require(root["objects"] as? [String: [String: Any]])
        let project = try #require(objects[root["rootObject"] as? String ?? ""])
        targets = ids(project["targets"]).compactMap { objects[$0] }
        let base = join(folder, project["projectDirPath"] as? String ?? "")
        for child in ids(objects[project["mainGroup"] as? String ?? ""]?["children"]) {
            walk(child, Place(path: base, groups: []), base: base)
        }
    }

    private mutating func walk(_ id: String, _ parent: Place, base: String) {
        guard let object = objects[id] else { return }
        let isFromRoot = object["sourceTree"] as? String == "SOURCE_ROOT"
        let path = join(isFromRoot ? base : parent.path, object["path"] as? String ?? "")
        places[id, default: []].append(Place(path: path, groups: parent.groups))
        let name = object["name"] as? String ?? object["path"] as? String ?? ""
        for child in ids(object["children"]) {
            walk(child, Place(path: path, groups: parent.groups + [name]), base: base)
        }
    }

    // MARK: Files and groups

    /// The groups of each reference to a file: the names from the first group below the main group, joined by `/`.
    func groups(ofReferencesTo path: String) -> [String] {
        references(to: path).flatMap { id, places in places.map { $0.groups.joined(separator: "/") } }
    }

    private func references(to path: String) -> [(id: String, places: [Place])] {
        places.compactMap { id, all in
            let found = all.filter { $0.path == path }
            return objects[id]?["isa"] as? String == "PBXFileReference" && !found.isEmpty ? (id, found) : nil
        }
    }

    /// The phases that build a file, as `Target/Sources`, sorted.
    func phases(of path: String) -> [String] {
        let files = references(to: path).map(\.id)
        return targets.flatMap { target in
            ids(target["buildPhases"]).flatMap { phase in
                let built = ids(objects[phase]?["files"]).filter {
                    files.contains(objects[$0]?["fileRef"] as? String ?? "")
                }
                let kind = (objects[phase]?["isa"] as? String ?? "").dropFirst(3).dropLast("BuildPhase".count)
                return built.map { _ in "\(target["name"] as? String ?? "")/\(kind)" }
            }
        }.sorted()
    }

    /// The folders of the groups that have this name in this group.
    func folders(ofGroup name: String, in group: [String]) -> [String] {
        places.flatMap { id, all -> [String] in
            let object = objects[id] ?? [:]
            let isNamed = (object["name"] ?? object["path"]) as? String == name && object["children"] != nil
            return isNamed ? all.filter { $0.groups == group }.map(\.path) : []
        }
    }

    /// The synchronized folders that a target owns, sorted.
    func synchronizedFolders(of target: String) -> [String] {
        let owned = targets.first { $0["name"] as? String == target }?["fileSystemSynchronizedGroups"]
        return ids(owned).flatMap { places[$0] ?? [] }.map(\.path).sorted()
    }

    // MARK: Changes

    /// The numbers of new objects by kind.
    func added(to old: ProjectObjects) -> [String: Int] {
        var kinds: [String: Int] = [:]
        for (id, object) in objects where old.objects[id] == nil {
            kinds[object["isa"] as? String ?? "", default: 0] += 1
        }
        return kinds
    }

    /// The ids of old objects that are missing, or that differ in more than new elements of `children`, `files` or
    /// `buildPhases`, sorted.
    func damaged(since old: ProjectObjects) -> [String] {
        let lists = ["children", "files", "buildPhases"]
        return old.objects.filter { id, before in
            guard let after = objects[id] else { return true }
            let keepsLists = lists.allSatisfy { list in
                ids(after[list]).filter(Set(ids(before[list])).contains) == ids(before[list])
            }
            func rest(_ object: [String: Any]) -> NSDictionary {
                NSDictionary(dictionary: object.filter { !lists.contains($0.key) })
            }
            return !keepsLists || !rest(before).isEqual(rest(after))
        }.keys.sorted()
    }

    private func ids(_ list: Any?) -> [String] { list as? [String] ?? [] }
}

/// A path in a folder, without `.` and `..`.
private func join(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in "\(folder)/\(path)".split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
}
