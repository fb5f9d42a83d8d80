import GenerambaKit
import SystemAccess

/// Finds the modules of a project: those that are recorded, and those whose types are named like the parts of one.
struct ModuleSearch {
    private let files: [CodeFile]
    private let records: [ModuleRecord]

    /// A module that is known by its name and by some of its files.
    private struct Known {
        let name: String
        /// The folder below which it is, such as `Sources/Shop`.
        let area: RelativePath
        var record: ModuleRecord?
        var paths: Set<RelativePath>
    }

    init(_ files: [CodeFile], _ records: [ModuleRecord]) { (self.files, self.records) = (files, records) }

    /// Returns the modules, sorted by name and the first path.
    func modules() -> [CodeModule] {
        let all = recorded() + found()
        let names = Dictionary(grouping: all, by: \.area).mapValues { $0.map(\.name) }
        let everyName = all.map(\.name)
        return all.map { known -> CodeModule in
            var (own, others): ([CodeFile], [CodeFile]) = ([], [])
            for file in files {
                let rivals = file.isTest ? everyName : names[file.path.area] ?? []
                if owns(known, file, rivals) { own.append(file) } else { others.append(file) }
            }
            return CodeModule(
                known.name, known.record.flatMap { ModuleStyle(template: $0.templateName) },
                template: known.record?.templateName, target: known.record?.codeTarget, files: own,
                others: others)
        }.sorted { ($0.name, $0.files.first?.path ?? .here) < ($1.name, $1.files.first?.path ?? .here) }
    }

    private func recorded() -> [Known] {
        records.compactMap { record in
            let paths = Set(record.files.map(\.path).filter(\.isSwift))
            let code = record.codeFolder.map { folder in paths.filter { $0.isInside(folder) } } ?? paths
            guard let first = (code.isEmpty ? paths : code).min() else { return nil }
            return Known(name: record.prefixedName, area: first.area, record: record, paths: paths)
        }
    }

    /// Returns the modules with a presenter or an interactor and another layer that no record has.
    private func found() -> [Known] {
        let taken = Set(records.flatMap { $0.files.map(\.path) })
        var parts: [RelativePath: [String: (layers: Set<PartName.Layer>, paths: Set<RelativePath>)]] = [:]
        for file in files where !file.isTest && !taken.contains(file.path) {
            for type in file.types where type.declaration.isType && type.declaration.kind != .protocol {
                let names = type.path + [type.name]
                guard type.path.count < 2, let part = PartName(names.joined()), part.isStandardType else {
                    continue
                }
                var entry = parts[file.path.area]?[part.rest] ?? ([], [])
                entry.layers.insert(part.layer)
                entry.paths.insert(file.path)
                parts[file.path.area, default: [:]][part.rest] = entry
            }
        }
        let recorded = Set(recorded().map { "\($0.area) \($0.name)" })
        return parts.keys.sorted().flatMap { area in
            (parts[area] ?? [:]).sorted { $0.key < $1.key }.compactMap { name, entry in
                let isModule =
                    entry.layers.count > 1 && !entry.layers.isDisjoint(with: [.presenter, .interactor])
                guard isModule, !recorded.contains("\(area) \(name)") else { return nil }
                return Known(name: name, area: area, paths: entry.paths)
            }
        }
    }

    /// Whether a file belongs to a module: it is recorded, or its name begins with the module's, or it is in the
    /// module's folder.
    private func owns(_ module: Known, _ file: CodeFile, _ rivals: [String]) -> Bool {
        if module.paths.contains(file.path) { return true }
        guard file.isTest || file.path.area == module.area else { return false }
        if file.isTest, !file.path.components[0].hasPrefix(module.area.components.first ?? ""),
            !file.path.components.contains(where: { $0.hasSuffix("Tests") })
        {
            return false
        }
        let stem = String(file.path.name.dropLast(".swift".count))
        let owner = rivals.filter { stem.isNamed(after: $0) }.max { $0.count < $1.count }
        if let owner { return owner == module.name }
        let folder = file.path.components.dropLast().last { component in rivals.contains(component) }
        return folder == module.name
    }
}

extension String {
    /// Whether a type or file is named after a module: its name begins with the module's, perhaps behind an `I`.
    fileprivate func isNamed(after module: String) -> Bool {
        [module, "I" + module].contains { start in
            hasPrefix(start) && (dropFirst(start.count).first.map { !$0.isLowercase } ?? true)
        }
    }
}

extension RelativePath {
    /// The folder of the target that a file is in, as far as its path tells: the first two folders.
    fileprivate var area: RelativePath {
        let count = min(2, components.count - 1)
        return (0..<max(0, components.count - max(0, count))).reduce(self) { path, _ in path.parent ?? .here }
    }
}
