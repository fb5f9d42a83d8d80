/// A generated resource that the package's manifest does not declare yet.
package struct MissingResource: Sendable, Equatable, Encodable {
    /// The name of its target.
    package let target: String
    /// Its path in the target's folder.
    package let path: String
}

extension Destination {
    /// Returns the resources that their targets do not declare.
    package func missingResources(among files: [GeneratedFile]) -> [MissingResource] {
        files.compactMap { file in
            guard file.isResource, let side = side(of: file.path), let target = side.target.packageTarget,
                !file.path.isInside(anyOf: target.resources ?? [], in: side.home)
            else { return nil }
            return MissingResource(target: target.name, path: file.path.dropping(side.home).text)
        }
    }
}

extension [MissingResource] {
    /// For each target, the declaration to add to a manifest with this name.
    package func hints(_ manifest: String) -> [String] {
        let targets = Dictionary(grouping: self, by: \.target).sorted { $0.key < $1.key }
        return targets.map { target, resources in
            let list = resources.map { ".process(\"\($0.path)\")" }.joined(separator: ", ")
            return "add to the target '\(target)' in \(manifest): resources: [\(list)]"
        }
    }
}
