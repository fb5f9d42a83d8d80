import Foundation
import SwiftText
import Testing

/// Insertions at random places of real code, in several styles: twice is once, and they come out again without a trace.
struct RandomInsertionTests {
    private static let files: [String] = {
        let root = Program.repository.appendingPathComponent("Sources").path
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let paths = all.filter { $0.hasSuffix(".swift") }.map { root + "/" + $0 }
        return SampledCases.every(8, of: paths.sorted())
    }()

    private static func styled(_ text: String, _ random: inout Seeded) -> String {
        var text = text
        if random.next(below: 3) == 0 { text = text.replacing("    ", with: "\t") }
        if random.next(below: 3) == 0 { text = text.replacing("\n", with: "\r\n") }
        if random.next(below: 2) == 0 { text = String(text.trimmingCharacters(in: .newlines)) }
        return text
    }

    private static func insertion(in text: String, _ random: inout Seeded) -> Insertion? {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let line = lines[random.next(below: lines.count)]
        switch random.next(below: 4) {
        case 0: return Insertion(.before, line, "added(1)")
        case 1: return Insertion(.after, line, "added(\n  1\n)")
        case 2:
            let brackets = line.indices.filter { "[({".contains(line[$0]) }
            guard !brackets.isEmpty else { return nil }
            let end = brackets[random.next(below: brackets.count)]
            return Insertion(.list, String(line[...end]), "added(2)")
        default:
            guard line.hasPrefix("enum "),
                let name = line.dropFirst(5).split(whereSeparator: { !$0.isLetter }).first
            else { return nil }
            var insertion = Insertion(.enum, String(name), "added(id: Int)")
            insertion.clauses = ["": "case .added: break"]
            return insertion
        }
    }

    @Test func twiceIsOnceAndRemovedIsAsBefore() throws {
        var random = Seeded(UInt64(SampledCases.seed))
        var count = 0
        for path in Self.files {
            let text = Self.styled(try String(contentsOfFile: path, encoding: .utf8), &random)
            let bytes = Array(text.utf8)
            for _ in 0..<20 {
                guard var insertion = Self.insertion(in: text, &random) else { continue }
                insertion.isSorted = random.next(below: 2) == 0
                guard let new = try? insertion.inserted(into: bytes, isSwift: true) else { continue }
                count += 1
                let place = Comment(rawValue: "\(path): \(insertion)")
                #expect(try insertion.inserted(into: new, isSwift: true) == nil, place)
                #expect(insertion.removed(from: new, isSwift: true) == bytes, place)
            }
        }
        #expect(count > 100)
    }
}
