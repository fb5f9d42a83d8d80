import Foundation
import Testing

/// Tests that the promises of the documentation are tested.
struct PromiseTests {
    @Test func eachSentenceIsTheNameOfATest() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Program.repository.appendingPathComponent(path), encoding: .utf8)
        }
        let folder = "Tests/GenerambaKitTests"
        let path = Program.repository.appendingPathComponent(folder).path
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let texts = try names.filter { $0.hasSuffix(".swift") }.map { try text("\(folder)/\($0)") }
        let tests = texts.joined().replacing(#/\\\n\s*/#, with: "")
        let sentences = Self.sentences(of: try text("Documentation/Security-and-promises.md"))
        #expect(sentences.count > 25)
        let untested = sentences.filter { !tests.contains($0) }
        #expect(untested == [])
    }

    /// The sentences of a page's lists, without what is in bold.
    private static func sentences(of page: String) -> [String] {
        let lists = page.split(separator: "\n\n").filter { $0.hasPrefix("- ") }
        let items = lists.flatMap { list in
            String(list).replacing("\n  ", with: " ").split(separator: "\n").map { String($0.dropFirst(2)) }
        }
        return items.flatMap { item -> [String] in
            let text = item.replacing(#/\*\*.*?\*\*\s/#, with: "").replacing("`", with: "'")
            return text.split(separator: ". ").map { $0.hasSuffix(".") ? String($0) : $0 + "." }
        }
    }
}
