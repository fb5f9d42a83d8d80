import SourceText
import SystemAccess

/// An `.xcworkspace` bundle with the Xcode projects that it contains.
struct XcodeWorkspace: Sendable {
    /// The bundle's name without its extension.
    let name: String
    /// The paths of the `.xcodeproj` bundles. Those outside of the workspace's folder are left out.
    let projects: [RelativePath]

    /// Reads the workspaces in a folder, sorted by name.
    static func all(in folder: AbsolutePath) throws -> [XcodeWorkspace] {
        guard try Disk.kind(following: folder) == .folder else { return [] }
        let suffix = ".xcworkspace"
        return try XcodeBundle.names(in: folder, endingWith: suffix).compactMap { name in
            let path = try? RelativePath(untrusted: "\(name)/contents.xcworkspacedata")
            guard let path, let bytes = try Disk.read(folder.appending(path)) else { return nil }
            let places = locations(in: String(decoding: bytes, as: UTF8.self))
            return XcodeWorkspace(
                name: String(name.dropLast(suffix.count)),
                projects: places.filter { $0.hasSuffix(".xcodeproj") }.compactMap {
                    try? RelativePath(untrusted: $0)
                })
        }
    }

    /// Reads the locations of the files in a workspace, relative to its folder. A location counts from the group that
    /// contains it (`group:`) or from the workspace (`container:`); others depend on the Mac.
    static func locations(in text: String) -> [String] {
        var groups = [""]
        var found: [String] = []
        for part in text.split(separator: "<").dropFirst() {
            if part.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
            let isGroup = part.hasPrefix("Group")
            guard isGroup || part.hasPrefix("FileRef") else { continue }
            let place = location(in: part, below: groups[groups.count - 1])
            if !isGroup {
                found += [place].compactMap(\.self)
            } else if part.split(separator: ">").first?.last != "/" {
                groups.append(place ?? groups[groups.count - 1])
            }
        }
        return found
    }

    /// The path in a tag's attribute `location`; nil if it is of another kind.
    private static func location(in tag: Substring, below group: String) -> String? {
        let words = tag.split(separator: "\"", maxSplits: 100, omittingEmptySubsequences: false)
        let index = words.firstIndex { $0.split { $0 == "=" || $0.isWhitespace }.last == "location" }
        guard let index, index + 1 < words.count else { return nil }
        let value = words[index + 1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard value.count == 2, ["group", "container"].contains(value[0]) else { return nil }
        let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
        let path = entities.reduce(String(value[1])) { $0.replacing($1.0, with: $1.1) }
        return value[0] == "container" || group.isEmpty || path.isEmpty
            ? (path.isEmpty && value[0] == "group" ? group : path) : "\(group)/\(path)"
    }
}
