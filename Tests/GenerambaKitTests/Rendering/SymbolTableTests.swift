import Testing

@testable import GenerambaKit
@testable import TemplateEngine

struct SymbolTableTests {
    @Test func eachWordHasOneNumberHoweverManyThereAre() {
        var table = SymbolTable()
        let words = (0..<1000).map { "word\($0)" }
        let (first, second) = (words.map { table.add($0) }, words.reversed().map { table.add($0) })
        #expect(first == Array(0..<1000))
        #expect(second == first.reversed())
        let texts = (0..<1000).map { table[$0] }
        #expect(texts == words)
    }

    @Test func wordsOfAllLengthsDiffer() {
        var table = SymbolTable()
        let words = (0...40).flatMap { length in
            let same = String(repeating: "a", count: length)
            return [same + "a", same + "b", "b" + same + "c"]
        }
        let (first, second) = (words.map { table.add($0) }, words.map { table.add($0) })
        #expect(first == Array(words.indices))
        #expect(second == first)
    }
}
