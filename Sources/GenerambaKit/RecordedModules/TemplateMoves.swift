import SystemAccess

/// The files of a recorded module that its template now makes at other paths.
struct TemplateMoves {
    /// The recorded files by the paths that the template gives them now.
    private(set) var old: [RelativePath: ModuleRecord.File] = [:]

    /// Pairs recorded files that the template no longer makes with new ones: those of the same name first, then those
    /// with the most lines in common, which are at least half of them.
    init(of record: RecordText, to files: [GeneratedFile]) {
        let made = Set(files.map(\.path))
        let known = Set(record.record.files.map(\.path))
        let gone = record.record.files.filter { !made.contains($0.path) }
        let new = files.filter { !known.contains($0.path) }
        guard !gone.isEmpty, !new.isEmpty else { return }
        var pairs: [(old: ModuleRecord.File, new: RelativePath, hasSameName: Bool, likeness: Double)] = []
        for file in gone {
            let text = record.texts[file.path]?.bytes ?? []
            for generated in new {
                guard let bytes = generated.content.bytes, generated.path.isSwift == file.path.isSwift else {
                    continue
                }
                let hasSameName = generated.path.name == file.generatedPath.name
                let likeness = bytes.likeness(to: text)
                if hasSameName || likeness >= 0.5 {
                    pairs.append((file, generated.path, hasSameName, likeness))
                }
            }
        }
        pairs.sort { ($0.hasSameName ? 1 : 0, $0.likeness) > ($1.hasSameName ? 1 : 0, $1.likeness) }
        var taken: Set<RelativePath> = []
        for pair in pairs where old[pair.new] == nil && taken.insert(pair.old.path).inserted {
            old[pair.new] = pair.old
        }
    }
}
