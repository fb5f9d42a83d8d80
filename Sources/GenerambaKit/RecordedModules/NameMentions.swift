import SourceText
import SwiftText
import SystemAccess

extension ModuleRelocation {
    /// Notes of the places in the project that name types of the module, which stay as they are. The module's own files
    /// are left out.
    ///
    /// - Parameter others: what is changed in other files.
    /// - Throws: `FileProblem`.
    func mentions(after others: [Change]) throws -> [String] {
        let names = self.names.types.filter { isMove || self.names.changed[$0] != nil }
        guard !names.isEmpty else { return [] }
        let own = Set(recorded.record.files.map(\.path) + old.record.files.map(\.path))
        let edited = Dictionary(others.map { ($0.path, $0.after?.bytes) }) { first, _ in first }
        let places = Dictionary(moved.map { ($0.from, $0.to) }) { first, _ in first }
        var (found, count): ([String], Int) = ([], 0)
        for path in try RecordedFiles.swiftFiles(in: project.root) where !own.contains(path) {
            // What moved with the module to another target still imports the old one.
            let isMoved = isMove && places[path] != nil
            let names = isMoved ? names.union([drafts.old.generation.destination.productModuleName]) : names
            guard let bytes = try edited[path] ?? Disk.read(project.root.appending(path)),
                names.contains(where: { bytes.mention($0) })
            else { continue }
            let file = SourceFile(path: (places[path] ?? path).text, bytes: bytes)
            for name in SwiftName.all(in: bytes) where names.contains(name.text) {
                count += 1
                guard count <= Self.mostMentions else { continue }
                let range = file.range(name.range)
                found.append("note: '\(file.path):\(range.line):\(range.column)' mentions '\(name.text)'")
            }
        }
        if count > Self.mostMentions {
            found.append("note: … and \(count - Self.mostMentions) more places mention types of the module")
        }
        return found
    }

    /// Nobody reads more of them; the compiler lists all.
    private static let mostMentions = 20
}
