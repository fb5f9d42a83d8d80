import GenerambaKit
import SourceText
import SystemAccess

/// The Swift code of a project, and the modules in it.
package struct CodeBase: Sendable {
    /// The Swift files, sorted by path.
    package let files: [CodeFile]
    /// The recorded modules and those that the code shows, sorted by name and place.
    package let modules: [CodeModule]

    /// Reads the Swift files of a project, without hidden folders, build products and templates.
    ///
    /// - Parameters:
    ///   - user: the working directory, for the paths in messages.
    ///   - records: the modules that are recorded.
    /// - Throws: `FileProblem`.
    package init(in root: AbsolutePath, user: AbsolutePath, records: [ModuleRecord]) throws {
        let paths = try RecordedFiles.tree(in: root).values.flatMap(\.self).filter(\.isSwift).sorted()
        let files = try paths.compactMap { path -> CodeFile? in
            let place = root.appending(path)
            guard let bytes = try Disk.read(place), bytes.count <= Self.mostBytes else { return nil }
            return CodeFile(at: path, SourceFile(path: place.shown(from: user), bytes: bytes))
        }
        self.init(files, records: records)
    }

    /// Larger files were not written by hand.
    private static let mostBytes = 1 << 20

    /// - Parameter files: the Swift files, sorted by path.
    package init(_ files: [CodeFile], records: [ModuleRecord] = []) {
        self.files = files
        modules = ModuleSearch(files, records).modules()
    }

    /// Returns the modules that the command line names.
    ///
    /// - Parameter words: the names of modules; empty for all.
    /// - Throws: `Diagnostics` for names that no module has.
    package func modules(named words: [String]) throws -> [CodeModule] {
        let known = modules.map(\.name).distinct(by: \.self)
        let chosen = try words.mapCollecting { word in
            guard known.contains(word) else {
                throw Diagnostics.error(
                    "no module '\(word)'",
                    hint: didYouMean(word, in: known)
                        ?? (known.isEmpty ? nil : "the modules are \(quoted(known))"))
            }
            return word
        }
        return words.isEmpty ? modules : modules.filter { chosen.contains($0.name) }
    }
}
