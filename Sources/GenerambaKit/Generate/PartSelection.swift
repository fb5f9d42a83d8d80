import SourceText
import SystemAccess

/// The parts of a module to generate: `--only View,Tests`. A part is a folder of the template or a file. Its name also
/// stands for the tests of that file, and `Tests` for all tests. Letter case does not matter.
struct PartSelection: Sendable {
    /// The names of the parts; empty for the whole module.
    let names: [String]

    private static let tests = "Tests"

    /// Whether a file belongs to one of the parts.
    func contains(_ file: GeneratedFile) -> Bool { names.isEmpty || names.contains { file.belongs(to: $0) } }

    /// Checks that every part exists.
    ///
    /// - Parameters:
    ///   - files: all files of the modules.
    ///   - entries: the entries of the manifest.
    ///   - noTests: the reason why no tests are generated; nil if they are.
    func check(_ files: [GeneratedFile], of entries: [Manifest.Entry], noTests: String?) throws {
        var found = Diagnostics()
        for name in names where !files.contains(where: { $0.belongs(to: name) }) {
            let isTests = name.lowercased() == Self.tests.lowercased()
            let known = Self.parts(
                code: files.filter { !$0.isTest }.map(\.entryName),
                tests: files.filter(\.isTest).map(\.entryName))
            let hint =
                (isTests ? noTests : nil) ?? entries.first { $0.isNamed(name) }?.reasonToBeMissing
                ?? didYouMean(name, in: known) ?? "it has \(quoted(known, most: .max))"
            found.addError("the module has no part '\(name)'", hint: hint)
        }
        try found.throwErrors()
    }

    /// The names of all parts: folders, then files.
    ///
    /// - Parameters:
    ///   - code: the names of the entries for code, and `tests` those for tests.
    fileprivate static func parts(code: [String], tests: [String]) -> [String] {
        let folders = (code + tests).flatMap { pathNames($0).dropLast() }
        let own = code.map(fileStem)
        // A test is selected by the name of the file that it tests.
        let others = tests.map(fileStem).filter { !own.contains($0.withoutTests) }
        return (folders + own + (tests.isEmpty ? [] : [Self.tests]) + others).distinct { $0.lowercased() }
    }
}

extension OpenTemplate {
    /// The parts of a module that `gen --only` can choose: the template's folders and files, and `Tests`. Leaves out
    /// names with tags, and all if the manifest is not valid.
    package var parts: [String] {
        var ignored = Diagnostics()
        guard let manifest = try? manifest(nil, diagnostics: &ignored) else { return [] }
        func names(_ entries: [Manifest.Entry]) -> [String] {
            entries.map(\.name.value).filter { !$0.contains("{{") }
        }
        return PartSelection.parts(code: names(manifest.codeFiles), tests: names(manifest.testFiles))
    }
}

extension GeneratedFile {
    fileprivate func belongs(to part: String) -> Bool {
        if isTest, part.lowercased() == "tests" { return true }
        let fileNames = [path.name, fileStem(path.name)].map { [$0] }
        return (entryName.spellings + fileNames).contains { $0.contains(part: part) }
    }
}

extension Manifest.Entry {
    fileprivate func isNamed(_ part: String) -> Bool {
        name.value.spellings.contains { $0.contains(part: part) }
    }

    /// Why the module may lack the file.
    fileprivate var reasonToBeMissing: String? {
        if let condition { return "it is generated only when '\(condition.value)'" }
        return forEach.map { "it is generated only for the items of '\($0.value)'" }
    }
}

extension String {
    /// The names in the path of an entry, with and without the file extension and a final `Tests`.
    fileprivate var spellings: [[String]] {
        let (folders, stem) = (Array(pathNames(self).dropLast()), fileStem(self))
        return [pathNames(self), folders + [stem], folders + [stem.withoutTests]]
    }

    fileprivate var withoutTests: String { hasSuffix("Tests") ? String(dropLast(5)) : self }
}

extension [String] {
    /// Whether a part is one of the names, or several adjacent ones: `View/Cells`.
    fileprivate func contains(part: String) -> Bool {
        let names = map { $0.lowercased() }
        let wanted = pathNames(part.lowercased())
        guard !wanted.isEmpty, wanted.count <= names.count else { return false }
        return (0...names.count - wanted.count).contains { names[$0...].starts(with: wanted) }
    }
}

/// The last name of a path without its extension, unless nothing else is left.
private func fileStem(_ path: String) -> String {
    let name = pathNames(path).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
}
