import Foundation

/// A folder on the disk.
struct Folder {
    let path: String
    init(_ path: String) { self.path = path }

    /// The files in it and in folders below whose names end so, by their paths in it; sorted.
    func names(endingIn end: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(end) }.sorted()
    }

    /// The paths of these files.
    func files(endingIn end: String) -> [String] { names(endingIn: end).map { "\(path)/\($0)" } }

    /// Makes it anew, without anything in it.
    func clear() throws {
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
}

extension String {
    /// Writes the text into a file.
    func write(to path: String) throws { try write(toFile: path, atomically: false, encoding: .utf8) }

    /// A path from the top, not from the current folder.
    var absolutePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }

    /// The last component of a path.
    var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
