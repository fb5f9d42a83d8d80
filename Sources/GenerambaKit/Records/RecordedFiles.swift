import SwiftText
import SystemAccess

/// What has become of a generated file.
package enum FileState: Sendable, Equatable {
    /// The file has the generated text.
    case unedited
    /// Only the formatting differs from the generated text.
    case formatted
    case edited
    case missing
    /// The file is at another path.
    case moved(RelativePath)

    /// Whether no person has changed what the file says.
    package var isUnedited: Bool { self == .unedited || self == .formatted }
}

/// Compares the files of a record with what the project has.
package struct RecordedFiles {
    private let root: AbsolutePath
    /// All files of the project by name, once a missing file is looked for.
    private var tree: [String: [RelativePath]]?
    /// The Swift files of the project by size, once a file with the same content is looked for.
    private var sizes: [Int: [RelativePath]]?

    package init(in root: AbsolutePath) { self.root = root }

    /// Returns what has become of a file.
    ///
    /// - Parameter text: returns the generated text.
    /// - Throws: `FileProblem`; the errors of `text`.
    package mutating func state(of file: ModuleRecord.File, text: () throws -> [UInt8]?) throws -> FileState {
        let path = root.appending(file.path)
        guard try Disk.kind(following: path) == .file else {
            return try moved(file, try text() ?? []).map { .moved($0) } ?? .missing
        }
        if try Disk.checksum(of: path) == file.checksum { return .unedited }
        guard let bytes = try Disk.read(path), let generated = try text() else { return .edited }
        guard !file.path.isBinary(bytes) else { return .edited }
        return bytes.isFormatted(generated, isSwift: file.path.isSwift) ? .formatted : .edited
    }

    /// Finds a file that was moved or renamed: one of the same name that is more alike than not, or one with the same
    /// content.
    private mutating func moved(_ file: ModuleRecord.File, _ text: [UInt8]) throws -> RelativePath? {
        let tree = try tree ?? Self.tree(in: root)
        self.tree = tree
        for path in tree[file.path.name] ?? [] where path != file.path {
            if let bytes = try Disk.read(root.appending(path), most: Self.mostBytes),
                bytes.likeness(to: text) >= 0.5
            {
                return path
            }
        }
        guard !text.isEmpty else { return nil }
        let sizes =
            try sizes
            ?? Dictionary(
                grouping: tree.values.lazy.flatMap(\.self).filter(\.isSwift).sorted()
            ) { try Disk.status(of: root.appending($0), followingLinks: false).map { Int($0.st_size) } ?? 0 }
        self.sizes = sizes
        for path in sizes[text.count] ?? [] where path.name != file.path.name && file.path.isSwift {
            if try Disk.checksum(of: root.appending(path)) == file.checksum { return path }
        }
        return nil
    }

    /// Larger files were not generated.
    private static let mostBytes = 10 << 20

    /// Returns the Swift files of a project, sorted, without those in hidden folders, build products and templates.
    ///
    /// - Throws: `FileProblem`.
    static func swiftFiles(in root: AbsolutePath) throws -> [RelativePath] {
        try tree(in: root).values.flatMap(\.self).filter(\.isSwift).sorted()
    }

    /// Returns the files of a project by their names, without hidden folders, build products and templates.
    ///
    /// - Throws: `FileProblem`.
    package static func tree(in root: AbsolutePath) throws -> [String: [RelativePath]] {
        var all: [String: [RelativePath]] = [:]
        var folders = [RelativePath.here]
        while let folder = folders.popLast() {
            for (name, kind) in try Disk.entries(in: root.appending(folder)) where !name.hasPrefix(".") {
                guard let path = try? folder.appending(untrusted: name) else { continue }
                if kind == .file { all[name, default: []].append(path) }
                if kind == .folder, !others.contains(name), path != Project.templates {
                    folders.append(path)
                }
            }
        }
        return all.mapValues { $0.sorted() }
    }

    private static let others: Set = ["build", "Build", "Carthage", "DerivedData", "Pods"]
}

extension ModuleRecord {
    /// Returns the files with conflict markers that were not generated.
    ///
    /// - Throws: `FileProblem`.
    package func filesWithMarkers(in root: AbsolutePath) throws -> [RelativePath] {
        try files.filter { file in
            let bytes = try Disk.read(root.appending(file.path)) ?? []
            return bytes.hasConflictMarkers && checksum(of: bytes) != file.checksum
        }.map(\.path)
    }
}

extension RelativePath {
    /// The path beside a file that was edited and cannot be merged, where an update puts the new file.
    var updatedVersion: RelativePath { (parent ?? .here).appending(RelativePath(name: name + Self.updated)) }

    /// Whether this is such a path.
    var isUpdatedVersion: Bool { name.hasSuffix(Self.updated) }

    static let updated = ".updated"
}

extension [UInt8] {
    /// Whether a text says the same as a generated one in another form.
    func isFormatted(_ generated: [UInt8], isSwift: Bool) -> Bool {
        if isSwift { return UnformattedCode(self) == UnformattedCode(generated) }
        return withoutCarriageReturns == generated.withoutCarriageReturns
    }

    private var withoutBlanks: [UInt8] { filter { ![9, 13, 32].contains($0) } }

    var withoutCarriageReturns: [UInt8] { filter { $0 != UInt8(ascii: "\r") } }

    /// The share of a text's lines that are also in this one, from 0 to 1. White space does not count.
    func likeness(to text: [UInt8]) -> Double {
        let (old, new) = (Lines(text.withoutBlanks).all, Lines(withoutBlanks).all)
        return Double(old.count - LineDifference(old, new).removed.count) / Double(Swift.max(old.count, 1))
    }

    func withOwnLineBreaks(_ text: [UInt8]) -> [UInt8] {
        let lines = Lines(self).all
        guard 2 * lines.count(where: { $0.suffix(2) == [13, 10] }) > lines.count else { return text }
        return text.withoutCarriageReturns.flatMap { $0 == 10 ? [13, 10] : [$0] }
    }
}
