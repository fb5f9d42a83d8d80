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

struct BufferTests {
    @Test(arguments: [0, 1]) func itHoldsWhatWasAddedWhenItGrows(capacity: Int) {
        var buffer: Buffer<UInt8> = Buffer(capacity: capacity)
        for byte in 0..<50 { buffer.append(contentsOf: [UInt8(byte), UInt8(byte)]) }
        for byte in 50..<100 {
            buffer.append(UInt8(byte))
            buffer.append(UInt8(byte))
        }
        let (all, last) = (buffer.array(), buffer.last)
        #expect(all == (0..<100).flatMap { [$0, $0] } && last == 99)
        buffer.removeLast(197)
        let (three, one) = (buffer.array(), buffer.array(from: 2))
        #expect(three == [0, 0, 1] && one == [1])
        buffer.removeLast(3)
        let (count, none) = (buffer.count, buffer.last)
        #expect(count == 0 && none == nil)
    }
}
