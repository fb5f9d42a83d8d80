import Foundation
import Testing

/// Paths are relative to the project. A path that begins with `..` leads to another folder of the sandbox.
extension Sandbox {
    func path(_ path: String) -> String { path == "." ? project : project + "/" + path }

    /// Writes files, and makes the folders for them.
    func write(_ files: [String: String]) throws {
        for (path, text) in files { try write(Array(text.utf8), to: path) }
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        try makeFolder((path as NSString).deletingLastPathComponent)
        try Data(bytes).write(to: URL(fileURLWithPath: self.path(path)))
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: self.path(path), withIntermediateDirectories: true)
    }

    func makeLink(_ path: String, to target: String) throws {
        try makeFolder((path as NSString).deletingLastPathComponent)
        try FileManager.default.createSymbolicLink(
            atPath: self.path(path), withDestinationPath: target)
    }

    /// The destination of a symbolic link.
    func link(_ path: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: self.path(path))
    }

    /// Sets the permissions of a file or folder.
    func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self.path(path))
    }

    func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self.path(path))[.posixPermissions] as? Int
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path(path)) }

    func read(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self.path(path))))
    }

    func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: self.path(path))) != nil
    }

    /// Waits until a program has created a file.
    func waitFor(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let end = Date() + Child.patience
        while !exists(path) {
            try #require(Date() < end, "there is no '\(path)'", sourceLocation: sourceLocation)
            usleep(2000)
        }
    }

    /// The paths of all files and empty folders in a folder but for the records of modules, sorted. Those of folders end
    /// in `/`.
    func files(in folder: String = ".") throws -> [String] {
        try entries(in: folder).filter { path in
            !path.contains(".generamba/modules") && !path.hasSuffix(".generamba/.gitattributes")
                && (!path.hasSuffix("/") || isEmpty(folder + "/" + path))
        }
    }

    /// The paths of the records of modules, sorted.
    func records() throws -> [String] {
        try entries(in: ".generamba").filter { $0.hasSuffix(".txt") }
    }

    private func isEmpty(_ folder: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path(folder)).isEmpty) ?? false
    }

    private func entries(in folder: String) throws -> [String] {
        let names = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
        return names.sorted().map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path(folder) + "/" + name)
            return attributes?[.type] as? FileAttributeType == .typeDirectory ? name + "/" : name
        }
    }

    /// The names, permissions, modification times and contents of everything in the project, the user's settings and
    /// the program's temporary files.
    func snapshot() throws -> [String] {
        try ["../Shop", "../home/.generamba", "../tmp"].flatMap { folder in
            try entries(in: folder).filter { folder != "../tmp" || $0.hasPrefix("generamba") }
                .map { try "\(folder)/\($0) " + state(of: folder + "/" + $0) }
        }
    }

    private func state(of path: String) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: self.path(path))
        let mode = (attributes[.posixPermissions] as? Int) ?? 0
        guard attributes[.type] as? FileAttributeType == .typeRegular else { return "\(mode)" }
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let content = try? Data(contentsOf: URL(fileURLWithPath: self.path(path)))
        return "\(mode) \(time) \(content?.hashValue ?? 0)"
    }

    /// Makes the unprivileged user the owner of the whole project.
    func giveAway() throws {
        guard geteuid() == 0 else { return }
        for folder in ["../Shop", "../home", "../tmp"] {
            for path in [""] + (try entries(in: folder)) {
                lchown(self.path(folder + "/" + path), User.somebody, User.somebody)
            }
        }
    }
}
