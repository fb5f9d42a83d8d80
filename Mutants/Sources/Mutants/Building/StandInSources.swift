import GenerambaKit

extension StandIns.Source {
    /// The modules in a folder, one in each folder there; those that import others stand behind them.
    ///
    /// - Throws: `Diagnostics` when there are none, or they import each other; `FileProblem`.
    static func all(in folder: FilePath) throws -> [StandIns.Source] {
        // The one that only the code for Objective-C's runtime needs is left out: that code does not run here.
        let names = try Disk.names(in: folder).filter { $0 != "ObjectiveC" }
        var waiting = try names.map { try Self(name: $0, in: folder.appending($0)) }
            .filter { !$0.files.isEmpty }
        var ordered: [StandIns.Source] = []
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name))
            guard let next = waiting.firstIndex(where: { $0.imports.isDisjoint(with: names) }) else {
                throw Diagnostics.error("the stand-ins in '\(folder.text)' import each other")
            }
            ordered.append(waiting.remove(at: next))
        }
        guard !ordered.isEmpty else { throw Diagnostics.error("no stand-ins in '\(folder.text)'") }
        return ordered
    }

    private init(name: String, in folder: FilePath) throws {
        let names = try Disk.names(in: folder).filter { $0.hasSuffix(".swift") }
        self.init(
            name: name, files: try names.map { ($0, try Disk.read(folder.appending($0)) ?? []) })
    }

    /// The modules that it imports, itself left out.
    private var imports: Set<String> {
        let lines = files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
        let names = lines.filter { $0.contains("import ") }.compactMap { $0.split(separator: " ").last }
        return Set(names.map(String.init)).subtracting([name])
    }
}
