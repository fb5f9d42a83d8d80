import SwiftText
import SystemAccess

/// A test that is not generated because a value for it is missing.
package struct SkippedTest: Sendable, Equatable, Encodable {
    /// The path of the file that would contain the test.
    package let path: String
    /// The name of the test function.
    package let test: String

    /// The file name without its extension, which is usually the class name.
    package var file: Substring {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".swift") ? name.dropLast(6) : name
    }

    /// Returns the tests that are missing from a module's files because samples are missing.
    ///
    /// - Parameters:
    ///   - all: the module's files, generated with placeholders for missing samples.
    ///   - tests: the tests folder.
    package static func all(
        in all: [GeneratedFile], of tests: RelativePath, besides files: [GeneratedFile]
    ) -> [SkippedTest] {
        let known = Dictionary(files.map { ($0.path, $0.testNames) }) { first, _ in first }
        return all.filter { $0.path.isInside(tests) }.flatMap { file in
            let names = Set(known[file.path] ?? [])
            return file.testNames.filter { !names.contains($0) }.map {
                SkippedTest(path: file.path.text, test: $0)
            }
        }
    }
}

extension GeneratedFile {
    /// The names of the test functions in the file: of XCTest they begin with `test`, of Swift Testing they have `@Test`.
    fileprivate var testNames: [String] {
        guard let bytes = content.bytes else { return [] }
        var (names, hasAttribute): ([String], Bool) = ([], false)
        let tokens = SwiftToken.all(in: bytes)
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.isSign("@"), next.isWord("Test") { hasAttribute = true }
            guard token.isWord("func") else { continue }
            if hasAttribute || next.text.hasPrefix("test") { names.append(next.bare) }
            hasAttribute = false
        }
        return names
    }
}
