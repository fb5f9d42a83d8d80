import SourceText

/// A folder that holds a template: on the disk, or in memory. `shown` is the path that the user knows it by.
package enum TemplateFolder: Sendable {
    case disk(AbsolutePath, shown: String)
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
    /// - Parameter range: what names it, for the message when it cannot be read.
    /// - Throws: `Diagnostics` for what is no file, is too large or cannot be read, and when a symbolic link leads out of
    ///   the folder.
    func read(_ path: RelativePath, namedAt range: SourceRange? = nil) throws -> [UInt8]? {
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
            guard let bytes = try read(file, path, namedAt: range) else { return nil }
            guard let real = Disk.resolved(file), real != file else { return bytes }
            guard let top = Disk.resolved(folder), real.isInside(top) else {
                throw Diagnostics.error("'\(shown)/\(path)' leads out of the template by a symbolic link")
            }
            return bytes
        }
    }

    private func read(
        _ file: AbsolutePath, _ path: RelativePath, namedAt range: SourceRange?
    ) throws -> [UInt8]? {
        do throws(FileProblem) {
            return try Disk.read(file, most: TemplateLimits.bytes)
        } catch {
            guard error.isTooLarge || error.isNoFile else {
                throw Diagnostics([diagnostic(of: error, at: range)])
            }
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
    ///
    /// - Throws: `Diagnostics` when it cannot be read.
    func names(in path: RelativePath) throws -> [String] {
        switch self {
        case .disk(let folder, _):
            do throws(FileProblem) {
                return try Disk.names(in: folder.appending(path))
            } catch {
                throw Diagnostics([diagnostic(of: error)])
            }
        case .memory(let files, let hazards, _):
            let depth = path.components.count
            let below = (Array(files.keys) + hazards.keys).filter { $0.isInside(path) }
            let names = Set(below.compactMap { $0.components.dropFirst(depth).first.map { Array($0.utf8) } })
            return names.map { String(decoding: $0, as: UTF8.self) }.sorted()
        }
    }

    /// What is wrong with something in the folder, as a message with the path that the user knows.
    func diagnostic(of problem: FileProblem, at range: SourceRange? = nil) -> Diagnostic {
        guard case .disk(let folder, let shown) = self, let below = problem.path.below(folder) else {
            return problem.diagnostic(as: problem.path.text, at: range)
        }
        return problem.diagnostic(as: below == .here ? shown : "\(shown)/\(below)", at: range)
    }
}
