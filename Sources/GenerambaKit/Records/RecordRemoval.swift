import SystemAccess

extension Records {
    /// Returns the changes that remove records, and their folders if nothing else is in these.
    ///
    /// - Parameter others: the records that stay.
    /// - Throws: `FileProblem`.
    package func removals(of records: [ModuleRecord], leaving others: [ModuleRecord]) throws -> [Change] {
        var changes: [Change] = []
        for path in records.map(\.path) {
            guard let bytes = try Disk.read(root.appending(path)) else { continue }
            changes.append(Change(.remove, path, before: .file(bytes), by: .program))
        }
        let folders = Set(records.compactMap(\.path.parent)).subtracting(others.compactMap(\.path.parent))
        changes += folders.sorted().map { Change(.remove, $0, before: .folder, by: .program) }
        guard others.isEmpty else { return changes }
        let attributes = Self.attributes
        if try Disk.read(root.appending(attributes.path)) == attributes.content.bytes {
            changes.append(Change(.remove, attributes.path, before: attributes.content, by: .program))
        }
        for folder in sequence(first: ModuleRecord.folder, next: \.parent) where folder != .here {
            changes.append(Change(.remove, folder, before: .folder, by: .program))
        }
        return changes
    }
}
