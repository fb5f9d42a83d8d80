import GenerambaKit
import SourceText
import SystemAccess

/// Reads the modules that a template is to be made from.
struct ModuleFolders {
    /// The project's folder.
    let root: AbsolutePath
    let context: CommandContext
    /// The project's Rambafile; nil if there is none.
    let rambafile: Rambafile?

    /// Where a module is in the project.
    struct Place: Equatable {
        let code: RelativePath
        /// The folder with its tests, or the one with the tests of all modules; nil if there are none.
        var tests: RelativePath?
        var sharesTests = false
    }

    /// Finds the folders of modules.
    ///
    /// - Parameter tests: the folder with the tests of the first module; nil to look for it.
    /// - Throws: `Diagnostics` for folders that are not there, outside of the project or named twice.
    func places(_ folders: [String], tests: String?) throws -> [Place] {
        let code = try folders.mapCollecting(folder)
        if let twice = code.indices.first(where: { code[..<$0].contains(code[$0]) }) {
            throw Diagnostics.error(
                "the folder '\(folders[twice])' is named twice", hint: "name each module once")
        }
        let first = try tests.map(folder)
        return try code.enumerated().map { index, path in
            var place = Place(code: path)
            if let first {
                place.tests = index == 0 ? first : Self.likewise(first, of: code[0], for: path)
                if let folder = place.tests, !Disk.isFolder(root.appending(folder)) { place.tests = nil }
            }
            return place.tests == nil ? try withTests(place) : place
        }
    }

    private func folder(_ word: String) throws -> RelativePath {
        let path = AbsolutePath(word, relativeTo: context.start)
        guard Disk.isFolder(path) else {
            let near = nearestFolder(to: path).map { "did you mean '\($0.shown(from: context.start))'?" }
            let isFile = try Disk.kind(following: path) == .file
            throw Diagnostics.error(
                isFile ? "'\(word)' is a file" : "no folder '\(word)'",
                hint: near ?? "name the folder of a module, such as 'Sources/Shop/Cart'")
        }
        guard let below = path.below(root), below != .here else {
            throw Diagnostics.error(
                path == root
                    ? "'\(word)' is the folder of the project" : "'\(word)' is outside of the project",
                hint: "name the folder of a module in '\(root.shown(from: context.user))'")
        }
        try rejectTarget(below, word)
        return below
    }

    /// Throws an error for the folder of a target, if folders in it have the names of files that they contain.
    private func rejectTarget(_ path: RelativePath, _ word: String) throws {
        guard
            path.parent?.name == "Sources"
                || rambafile?.projectTargets.contains(where: { $0.value == path.name }) == true
        else {
            return
        }
        let folders = try Disk.entries(in: root.appending(path)).filter { $0.kind == .folder }.map(\.name)
        let modules = try folders.sorted().filter { name in
            let files = try Disk.names(in: root.appending(path).appending(name))
            return files.contains { $0.hasSuffix(".swift") && $0.hasPrefix(name) }
        }
        guard modules.count > 1 else { return }
        throw Diagnostics.error(
            "'\(word)' is the folder of the target '\(path.name)', not of a module",
            hint: "name the folder of a module: it contains \(quoted(modules, most: 8))")
    }

    /// The folder that belongs to a module as another one belongs to another module.
    private static func likewise(_ tests: RelativePath, of code: RelativePath, for other: RelativePath)
        -> RelativePath?
    {
        try? RelativePath(untrusted: tests.text.replacing(code.name, with: other.name))
    }

    /// Finds the tests of a module where the folders of tests mirror those of code.
    private func withTests(_ place: Place) throws -> Place {
        var place = place
        let names = place.code.components
        var all: [RelativePath] = []
        for index in names.indices {
            var mirrored = names
            mirrored[index] += "Tests"
            if index > 0, names[index - 1] == "Sources" { mirrored[index - 1] = "Tests" }
            all += (try? RelativePath(untrusted: mirrored.joined(separator: "/"))).map { [$0] } ?? []
        }
        if let home = rambafile?.testFilePath?.value, let tests = try? RelativePath(untrusted: home) {
            let code = (rambafile?.projectFilePath?.value).flatMap { try? RelativePath(untrusted: $0) }
            let rest = code.map {
                place.code.isInside($0) ? place.code.dropping($0) : RelativePath(name: place.code.name)
            }
            all.insert(tests.appending(rest ?? RelativePath(name: place.code.name)), at: 0)
        }
        let candidates = all.flatMap {
            [$0, ($0.parent ?? .here).appending(RelativePath(name: $0.name + "Tests"))]
        }
        if let found = candidates.first(where: { Disk.isFolder(root.appending($0)) }) {
            place.tests = found
        } else if let shared = try all.compactMap(\.parent).first(where: {
            try !sharedTests(of: place.code.name, in: $0).isEmpty
        }) {
            (place.tests, place.sharesTests) = (shared, true)
        }
        return place
    }

    /// Returns the tests of a module that are directly in the folder with the tests of all modules.
    private func sharedTests(of name: String, in folder: RelativePath) throws -> [RelativePath] {
        let path = root.appending(folder)
        guard Disk.isFolder(path) else { return [] }
        return try Disk.names(in: path).filter { file in
            file.hasSuffix("Tests.swift") && file.drop(while: { $0.isUppercase }).contains(name.dropFirst())
                && file.contains(name)
        }.map { RelativePath(name: $0) }
    }

    /// Reads a module.
    ///
    /// - Throws: `Diagnostics` for a folder without Swift files; `FileProblem`.
    func module(in place: Place) throws -> ExampleModule {
        var files = try self.files(below: place.code).map { try file($0, in: place.code, isTest: false) }
        guard files.contains(where: \.path.isSwift) else {
            throw Diagnostics.error(
                "there are no Swift files in '\(place.code)'",
                hint: "name the folder of a module, such as 'Sources/Shop/Cart'")
        }
        if let tests = place.tests {
            let paths =
                try place.sharesTests
                ? sharedTests(of: place.code.name, in: tests).map(tests.appending) : self.files(below: tests)
            files += try paths.map { try file($0, in: tests, isTest: true) }
        }
        return ExampleModule(
            folder: place.code.name, testFolder: place.sharesTests ? "." : place.tests?.name, files: files,
            prefix: rambafile?.prefix?.value,
            product: rambafile?.productModuleName?.value ?? target(of: place.code))
    }

    /// The target that SwiftPM has for a folder.
    private func target(of path: RelativePath) -> String? {
        path.components.firstIndex(of: "Sources").flatMap { path.components.dropFirst($0 + 1).first }
            ?? rambafile?.projectTargets.first?.value
    }

    /// Returns the Swift files of the target that modules belong to, without those of the modules.
    func others(besides places: [Place]) throws -> [SourceFile] {
        guard let path = places.first?.code else { return [] }
        let names = path.components
        let count = names.firstIndex(of: "Sources").map { $0 + 2 } ?? 1
        guard count < names.count else { return [] }
        let target = names.prefix(count).reduce(RelativePath.here) { $0.appending(RelativePath(name: $1)) }
        return try files(below: target).filter { file in
            file.isSwift && !places.contains { file.isInside($0.code) }
        }.map { file in
            let path = root.appending(file)
            let bytes = try Disk.read(path, most: TemplateLimits.bytes)
            return SourceFile(path: path.shown(from: context.start), bytes: bytes ?? [])
        }
    }

    private func file(_ path: RelativePath, in folder: RelativePath, isTest: Bool) throws
        -> ExampleModule.File
    {
        let place = root.appending(path)
        let bytes = try Disk.read(place, most: TemplateLimits.bytes)
        return ExampleModule.File(
            path: path.dropping(folder), bytes: bytes ?? [], isTest: isTest,
            shown: place.shown(from: context.start))
    }

    /// Returns the files below a folder, sorted, without hidden ones and symbolic links.
    private func files(below folder: RelativePath) throws -> [RelativePath] {
        guard folder.components.count < TemplateLimits.depth else { return [] }
        let entries = try Disk.entries(in: root.appending(folder)).sorted { $0.name < $1.name }
        let files = try entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [RelativePath] in
            let path = folder.appending(RelativePath(name: entry.name))
            let kind = entry.kind
            return kind == .folder ? try self.files(below: path) : kind == .file ? [path] : []
        }
        guard files.count <= Self.mostFiles else {
            throw Diagnostics.error(
                "'\(folder)' has more than \(Self.mostFiles) files",
                hint: "name the folder of a single module")
        }
        return files
    }

    /// No module has as many files.
    private static let mostFiles = 500
}
