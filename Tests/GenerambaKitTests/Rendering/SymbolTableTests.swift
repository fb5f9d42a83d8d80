import Testing

@testable import GenerambaKit
@testable import TemplateEngine

struct SymbolTableTests {
    @Test func eachWordHasOneNumberHoweverManyThereAre() {
        var table = SymbolTable()
        let words = (0..<1000).map { "word\($0)" }
        #expect(words.map { table.add($0) } == Array(0..<1000))
        #expect(words.reversed().map { table.add($0) } == Array((0..<1000).reversed()))
        #expect((0..<1000).map { table[$0] } == words)
    }

    @Test func wordsOfAllLengthsDiffer() {
        var table = SymbolTable()
        let words = (0...40).flatMap { length in
            let same = String(repeating: "a", count: length)
            return [same + "a", same + "b", "b" + same + "c"]
        }
        #expect(words.map { table.add($0) } == Array(words.indices))
        #expect(words.map { table.add($0) } == Array(words.indices))
    }
}

struct ByteBufferTests {
    @Test func itHoldsWhatWasAddedWhenItGrows() {
        var buffer = ByteBuffer(capacity: 1)
        for byte in 0..<100 { buffer.append(contentsOf: [UInt8(byte), UInt8(byte)]) }
        #expect(buffer.array == (0..<100).flatMap { [$0, $0] })
        #expect(buffer.last == 99)
        buffer.removeLast(197)
        #expect(buffer.array == [0, 0, 1])
        #expect(Array(buffer[2...]) == [1])
        buffer.removeLast(3)
        #expect(buffer.count == 0 && buffer.last == nil)
    }
}
