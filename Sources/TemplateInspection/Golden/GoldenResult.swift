import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// What a golden test makes, compared with what it expects.
package struct GoldenResult: Sendable {
    package let test: GoldenTest
    /// What would have to change in the template's folder for the test to pass.
    package private(set) var changes: [Change] = []
    /// The problems of its words and of generating its modules.
    package private(set) var problems = Diagnostics()

    /// The day of all golden tests, so that they make the same on all others.
    package static let now: Moment = (1_767_225_600, Day(year: 2026, month: 1, day: 1))

    /// Runs a test. Returns nil if it is one of another template in the same folder.
    init?(
        _ test: GoldenTest, of template: ResolvedTemplate, _ declared: [Parameter], among siblings: [String]
    ) throws {
        self.test = test
        var warnings = Diagnostics()
        let files = try problems.collect { () -> [GeneratedFile]? in
            let golden = try GoldenCase(test, in: template.folder, &warnings)
            return try golden.arguments(of: template.name, declared, among: siblings).map {
                try golden.files($0, of: template)
            }
        }
        problems.add(contentsOf: warnings)
        switch files {
        case nil: break
        case .some(nil): return nil
        case .some(let made?):
            changes = try Self.changes(test, made, in: template)
        }
    }

    /// Compares the made files with the expected ones. Folders do not count: git keeps no empty ones.
    private static func changes(
        _ test: GoldenTest, _ made: [GeneratedFile], in template: ResolvedTemplate
    ) throws -> [Change] {
        let folder = template.folder
        let bytes = made.compactMap { file in file.content.bytes.map { (file.path, $0) } }.sorted {
            $0.0 < $1.0
        }
        let old = try folder.files(below: test.folder, of: template.name)
        let hashes = try folder.read(test.hashes)
        var wanted = bytes.map { (test.folder.appending($0.0), $0.1) }
        if hashes != nil {
            let list = bytes.map { "\(sha256(of: $0.1))  \($0.0)\n" }.joined()
            wanted = [(test.hashes, Array(list.utf8))]
        }
        let changed = try wanted.compactMap { path, bytes -> Change? in
            let before = try folder.read(path)
            guard before != bytes else { return nil }
            return Change(
                before == nil ? .create : .update, path, before: before.map { .file($0) }, after: .file(bytes)
            )
        }
        let kept = Set(wanted.flatMap(\.0.selfAndParents))
        let gone = old.filter { !kept.contains($0) }.sorted()
        let empty = Set(gone.flatMap { $0.selfAndParents.dropFirst() })
            .filter { $0.isInside(test.folder) && !kept.contains($0) }.sorted(by: >)
        let removed = try gone.map {
            Change(.remove, $0, before: .file(try folder.read($0) ?? []))
        }
        return removed + empty.map { Change(.remove, $0, before: .folder) } + changed
    }
}

extension GoldenTest {
    /// Returns the files of the first golden test of a new template; none if its words do not make a module.
    ///
    /// - Parameters:
    ///   - words: the words of `gen`, which begin with the module's name.
    ///   - files: the files of the template.
    package static func files(
        _ words: String, ofNew template: String, _ files: [GeneratedFile]
    ) throws -> [GeneratedFile] {
        let folder = files.map(\.path.components[0]).first { $0.lowercased() == "tests" } ?? "tests"
        let name = words.prefix { $0 != " " }.lowercased()
        let path = try RelativePath(name: folder).appending(untrusted: "\(name).yml")
        let text = GoldenCase.text(words)
        var contents = Dictionary(files.map { ($0.path, $0.content.bytes ?? []) }) { first, _ in first }
        contents[path] = text
        let resolved = ResolvedTemplate(name: template, folder: .memory(contents, shown: template))
        let made = try GoldenReport(of: [resolved])
        let changes = made.templates[0].changes
        guard !changes.isEmpty else { return [] }
        return ([Change(path: path, before: nil, after: .file(text))] + changes).compactMap(\.file)
    }
}

extension GoldenCase {
    /// Generates the modules into the target of the example app.
    fileprivate func files(
        _ arguments: (names: [String], given: [GivenParameter]), of template: ResolvedTemplate
    ) throws -> [GeneratedFile] {
        var module = CheckCase.exampleModule(now: GoldenResult.now)
        module.author = author ?? module.author
        module.company = company ?? module.company
        module.projectName = projectName ?? module.projectName
        module.description = description
        let combination = Combination(
            names: arguments.names, prefix: prefix, given: arguments.given, tests: tests)
        let made = try CheckCase(template, combination, number: 1, Samples(), like: module, nil)
        try Diagnostics(made.found.all.filter { $0.severity == .error }).throwErrors()
        if let reason = made.rejectionReason { throw Diagnostics.error(reason, at: range) }
        return made.files
    }
}
