/// A test that was not generated, as a value for it is missing.
package struct SkippedTest: Sendable, Equatable, Encodable {
    /// The path of the file that it would stand in.
    package let path: String
    /// The name of its function.
    package let test: String

    /// The name of the file, which is most often that of the class.
    package var file: Substring {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix(".swift") ? name.dropLast(6) : name
    }
}

extension SkippedTest {
    /// The tests that are not among a module's files and would be if no sample were missing.
    ///
    /// - Parameters:
    ///   - all: the module's files, generated with placeholders for missing samples.
    ///   - tests: the folder of the tests.
    static func all(
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
    /// The names of the functions in it that are tests.
    fileprivate var testNames: [String] {
        guard case .file(let bytes) = content else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "func ", omittingEmptySubsequences: false).dropFirst().compactMap {
            rest in
            let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            return name.hasPrefix("test") ? name : nil
        }
    }
}
