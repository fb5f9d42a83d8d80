import SourceText
import SystemAccess

/// A golden test of a template: the file `tests/NAME.yml` with the words of a `gen`, and what these must make beside it,
/// either the files themselves in `tests/NAME/` or their hashes in `tests/NAME.sha256`.
package struct GoldenTest: Sendable {
    /// The path of the file in the template's folder.
    package let path: RelativePath

    package var name: String { String(path.name.dropLast(Self.ending.count)) }

    /// The folder with the expected files.
    package var folder: RelativePath { beside(name) }

    /// The file with the hashes of the expected files. If it is there, the files themselves are not kept.
    package var hashes: RelativePath { beside(name + ".sha256") }

    /// Whether a file of the template belongs to the test.
    package func contains(_ file: RelativePath) -> Bool {
        file == path || file == hashes || file.isInside(folder)
    }

    private func beside(_ name: String) -> RelativePath {
        (path.parent ?? .here).appending(RelativePath(name: name))
    }

    fileprivate static let ending = ".yml"
}

extension TemplateFolder {
    /// Finds the golden tests of the templates in the folder. They are in `tests/`, whose name may be in any letter case:
    /// most templates have sources in `Tests/`, and on most disks of Macs that is the same folder.
    package func goldenTests() throws -> [GoldenTest] {
        try names(in: .here).filter { !$0.hasPrefix(".") }.compactMap { try? RelativePath(untrusted: $0) }
            .flatMap { $0.isFolderOfTests ? try goldenTests(in: $0, among: names(in: $0)) : [] }
    }

    /// Finds the golden tests in one of the template's folders. A YAML file with other keys is a source or something else.
    ///
    /// - Parameter names: the names in that folder.
    func goldenTests(in path: RelativePath, among names: [String]) throws -> [GoldenTest] {
        guard path.isFolderOfTests else { return [] }
        return try names.filter { !$0.hasPrefix(".") && $0.hasSuffix(GoldenTest.ending) }.sorted()
            .compactMap { try? path.appending(untrusted: $0) }.map(GoldenTest.init)
            .filter { try isFile($0.path) && read($0.path)?.hasGenKey == true }
    }
}

extension RelativePath {
    fileprivate var isFolderOfTests: Bool { components.count == 1 && caseFolded == "tests" }
}

extension [UInt8] {
    /// Whether a line begins with the key of a golden test.
    fileprivate var hasGenKey: Bool { lineRanges.contains { self[$0].starts(with: "gen:".utf8) } }
}
