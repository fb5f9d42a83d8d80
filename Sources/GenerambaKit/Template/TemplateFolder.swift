/// A folder that holds a template: on the disk, or in memory. `shown` is the path that the user knows it by.
package enum TemplateFolder: Sendable {
    case disk(FilePath, shown: String)
    /// The content of each file by its path in the folder, and what is wrong with others.
    case memory([RelativePath: [UInt8]], hazards: [RelativePath: String] = [:], shown: String)

    /// In the built-in catalog, by the template's name.
    package static func builtIn(_ name: String) -> Self {
        .memory(BuiltInCatalog.files(of: name), shown: "built-in/\(name)")
    }

    /// The path for messages.
    package var shown: String {
        switch self {
        case .disk(_, let shown), .memory(_, _, let shown): shown
        }
    }

    /// The content of a file; nil when there is none.
    ///
    /// - Throws: `Diagnostics` for what is no file, for a file that is too large, and when a symbolic link leads out of
    ///   the folder; `FileProblem`.
    func read(_ path: RelativePath) throws -> [UInt8]? {
        switch self {
        case .memory(let files, let hazards, _):
            if let place = path.selfAndParents.first(where: { hazards[$0] != nil }),
                let hazard = hazards[place]
            {
                throw Diagnostics.error("'\(shown)/\(place)' \(hazard)")
            }
            return files[path]
        case .disk(let folder, _):
            let file = folder.appending(path)
            guard let bytes = try read(file, path) else { return nil }
            guard let real = Disk.resolved(file), real != file else { return bytes }
            guard let top = Disk.resolved(folder), real.isInside(top) else {
                throw Diagnostics.error("'\(shown)/\(path)' leads out of the template by a symbolic link")
            }
            return bytes
        }
    }

    private func read(_ file: FilePath, _ path: RelativePath) throws -> [UInt8]? {
        do throws(FileProblem) {
            return try Disk.read(file, most: TemplateLimits.bytes)
        } catch {
            guard error.isTooLarge || error.isNoFile else { throw error }
            let hazard = error.isTooLarge ? TemplateLimits.hazard : "is neither a file nor a folder"
            throw Diagnostics.error("'\(shown)/\(path)' \(hazard)")
        }
    }

    /// Whether there is a file.
    func isFile(_ path: RelativePath) -> Bool {
        switch self {
        case .memory(let files, _, _): files[path] != nil
        case .disk(let folder, _): Disk.isFile(folder.appending(path))
        }
    }

    /// The names of the files and folders in a folder of the template, sorted; empty when there is none.
    func names(in path: RelativePath) throws -> [String] {
        switch self {
        case .disk(let folder, _):
            return try Disk.names(in: folder.appending(path))
        case .memory(let files, let hazards, _):
            let depth = path.components.count
            let below = (Array(files.keys) + hazards.keys).filter { $0.isInside(path) }
            let names = Set(below.compactMap { $0.components.dropFirst(depth).first.map { Array($0.utf8) } })
            return names.map { String(decoding: $0, as: UTF8.self) }.sorted()
        }
    }
}
