import SourceText
import SystemAccess

/// What a package's target is written in. SwiftPM compiles no target that has sources of both kinds.
enum SourceLanguage: Sendable {
    case swift
    /// C, C++, Objective-C or assembly.
    case clang

    /// The language of a source file; nil for headers and other files.
    init?(_ path: RelativePath) {
        let ext = path.name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
        if ext == "swift" {
            self = .swift
        } else if ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S"].contains(ext) {
            self = .clang
        } else {
            return nil
        }
    }

    fileprivate var words: String { self == .swift ? "Swift" : "C, C++, Objective-C or assembly" }
}

extension ModuleTarget {
    /// The language of a package's target; nil without sources, and for other targets.
    func language(in root: AbsolutePath) throws -> SourceLanguage? {
        guard let target = packageTarget else { return nil }
        var ignored = Diagnostics()
        guard let home = try ignored.collect({ try folder(in: root) }) else { return nil }
        return try language(of: target, in: home, below: home, root)
    }

    /// The language of the first source in a folder or, if it has none, in the folders inside.
    private func language(
        of target: SwiftPackage.Target, in folder: RelativePath, below home: RelativePath,
        _ root: AbsolutePath
    ) throws -> SourceLanguage? {
        guard try Disk.kind(following: root.appending(folder)) == .folder else { return nil }
        let entries = try Disk.entries(in: root.appending(folder)).compactMap { entry in
            (try? RelativePath(untrusted: entry.name)).map { (path: folder.appending($0), kind: entry.kind) }
        }.filter { !$0.path.name.hasPrefix(".") && target.rejectionReason(to: $0.path, home: home) == nil }
        for entry in entries where entry.kind != .folder {
            if let language = SourceLanguage(entry.path) { return language }
        }
        for entry in entries where entry.kind == .folder {
            if let language = try language(of: target, in: entry.path, below: home, root) { return language }
        }
        return nil
    }
}

extension TargetFiles {
    /// Checks that no file gets into a package's target that is written in another language.
    func checkLanguages(of files: [GeneratedFile]) throws {
        for (number, side) in destination.sides.enumerated() where side.target.packageTarget != nil {
            let own = files.filter { $0.isTest == (number == 1) && $0.content != .folder }
            guard let file = own.first(where: { SourceLanguage($0.path) != nil }),
                let language = SourceLanguage(file.path),
                let known = try homesWithSwift.contains(side.home) ? .swift : side.target.language(in: root),
                known != language
            else { continue }
            throw Diagnostics.error(
                "'\(file.path)' cannot go into the target '\(side.target.name)', which is written in \(known.words): "
                    + "SwiftPM compiles no target with sources of both kinds",
                hint: "name a target written in \(language.words) with '--target'")
        }
    }
}
