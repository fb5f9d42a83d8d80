import SourceText
import SwiftText
import SystemAccess

/// Swift files that stand for a template's app: the modules and classes that its code expects in `template check`.
package struct Stubs: Sendable {
    /// The files of modules, by the modules' names. Each module is a folder.
    package private(set) var modules: [String: [SourceFile]] = [:]
    /// The files that are compiled with the module itself, by their names.
    package private(set) var code: [String: SourceFile] = [:]
    /// The files that are compiled with its tests, by their names.
    package private(set) var tests: [String: SourceFile] = [:]

    private static let testFolder = "Tests"

    package init() {}

    /// Reads a folder of the user.
    ///
    /// - Throws: `Diagnostics` when there is no such folder, or when it has no usable Swift files.
    package init(in folder: AbsolutePath, shown: String) throws {
        guard try Disk.kind(following: folder) == .folder else {
            throw Diagnostics.error("no folder '\(shown)'", hint: "name a folder with Swift files")
        }
        try self.init(Self.files(in: folder), shown: shown)
    }

    /// Reads a folder that a rambaspec names with `check_stubs`.
    ///
    /// - Throws: `Diagnostics` when there is no such folder, or when it has no usable Swift files.
    package init(of template: ResolvedTemplate, in path: Located<RelativePath>) throws {
        let folder = template.folder
        let files = try folder.files(below: path.value, of: template.name)
        guard !files.isEmpty else {
            let names = try folder.names(in: .here).filter { !$0.contains(".") }
            throw Diagnostics.error(
                "no folder '\(path.value)' in the template", at: path.range,
                hint: didYouMean(path.value.text, in: names)
                    ?? "add the folder with Swift files that the check needs, or remove 'check_stubs'")
        }
        let depth = path.value.components.count
        let swift = try files.filter(\.isSwift).sorted().map { file in
            (Array(file.components.dropFirst(depth)), try folder.read(file, namedAt: path.range) ?? [])
        }
        try self.init(swift, shown: "\(folder.shown)/\(path.value)", at: path.range)
    }

    private init(
        _ files: [(path: [String], bytes: [UInt8])], shown: String, at range: SourceRange? = nil
    ) throws {
        guard !files.isEmpty else { throw Diagnostics.error("no Swift files in '\(shown)'", at: range) }
        for (path, bytes) in files {
            let text = SourceFile(path: "\(shown)/\(path.joined(separator: "/"))", bytes: bytes)
            let (folder, name) = (path[0], path[path.count - 1])
            if path.count == 1 {
                code[name] = text
            } else if folder == Self.testFolder {
                tests[name] = text
            } else {
                guard isSwiftIdentifier(folder) else {
                    throw Diagnostics.error(
                        "'\(shown)/\(folder)' is not a valid name for a module", at: range,
                        hint: "a folder of stubs has the name of the module that it stands for")
                }
                modules[folder, default: []].append(text)
            }
        }
    }

    /// The Swift files in a folder and its subfolders, by their paths, without hidden ones. Follows links.
    private static func files(in folder: AbsolutePath, depth: Int = 0) throws -> [([String], [UInt8])] {
        guard depth < TemplateLimits.depth else { return [] }
        return try Disk.names(in: folder).filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
            let path = folder.appending(name)
            if try Disk.kind(following: path) == .folder {
                return try files(in: path, depth: depth + 1).map { ([name] + $0.0, $0.1) }
            }
            guard name.hasSuffix(".swift"), let bytes = try Disk.read(path) else { return [] }
            return [([name], bytes)]
        }
    }

    /// All files.
    package var files: [SourceFile] {
        modules.sorted { $0.key < $1.key }.flatMap(\.value) + Array(code.values) + Array(tests.values)
    }

    /// Adds a file that is compiled with the module itself.
    package mutating func add(code file: SourceFile) { code[file.path] = file }

    /// Adds other stubs, which replace modules and files of the same name.
    package mutating func add(_ other: Stubs) {
        modules.merge(other.modules) { $1 }
        code.merge(other.code) { $1 }
        tests.merge(other.tests) { $1 }
    }
}
