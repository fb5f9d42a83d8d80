import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import YAML

/// Invalid YAML, with complete messages.
struct YAMLMistakeTests {
    private func message(_ text: String) -> String { message(bytes: Array(text.utf8)) }

    private func message(bytes: [UInt8]) -> String {
        do {
            return "none: " + (try YAMLNode.parse(SourceFile(path: "File", bytes: bytes)).sketch)
        } catch let diagnostics as Diagnostics {
            return diagnostics.all.map { $0.text() }.joined()
        } catch {
            return "\(error)"
        }
    }

    @Test func tags() {
        #expect(
            message("a: !ruby/object:Gem b\n") == """
                File:1:4: error: the tag '!ruby/object:Gem' is not supported
                 1 | a: !ruby/object:Gem b
                   |    ^^^^^^^^^^^^^^^^^^
                  hint: put a value that begins with '!' in quotes, or remove the tag

                """)
    }

    @Test func mergeKeys() {
        #expect(
            message("a: &a {b: c}\nd:\n  <<: *a\n") == """
                File:3:3: error: merge keys ('<<') are not supported
                 3 |   <<: *a
                   |   ^^
                  hint: write the keys out

                """)
    }

    @Test func aSecondDocument() {
        #expect(
            message("a: b\n---\nc: d\n") == """
                File:2:1: error: a second document begins here
                 2 | ---
                   | ^^^
                  hint: remove the line '---', or what follows it

                """)
    }

    @Test func aNodeThatHoldsItself() {
        #expect(
            message("a: &x\n  b: [*x]\n") == """
                File:1:4: error: this node contains itself through an alias
                 1 | a: &x
                   |    ^^

                """)
    }

    @Test func anAliasOfNothing() {
        #expect(
            message("a: *b\n") == """
                File:1:4: error: a value that begins with '*' needs quotes
                 1 | a: *b
                   |    ^^
                  hint: write "*b"

                """)
    }

    @Test func bytesThatAreNoUTF8() {
        #expect(
            message(bytes: Array("a: caf".utf8) + [0xE9, 0x0A]) == """
                File:1:7: error: not valid YAML: incomplete UTF-8 octet sequence
                 1 | a: caf\u{FFFD}
                   |       ^
                  hint: save the file as UTF-8

                """)
        #expect(message(bytes: [0xFF, 0xFE, 0x61, 0x00]).hasPrefix("File:1:1: error: "))
        #expect(message(bytes: [0xEF, 0xBB, 0xBF, 0x61, 0xC0, 0x80]).hasPrefix("File:1:3: error: "))
        #expect(message(bytes: [0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80]).hasPrefix("File:1:4: error: "))
    }

    @Test func aControlCharacterIsNoQuestionOfTheEncoding() {
        #expect(
            message("a: \u{1}b\n") == """
                File:1:4: error: not valid YAML: control characters are not allowed
                 1 | a: \\u{01}b
                   |    ^
                  hint: remove the character

                """)
    }

    @Test func aLaughThatGrows() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...12 {
            text +=
                "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
        }
        #expect(message(text).firstRange(of: "more than 100000 nodes after expanding aliases") != nil)
    }

    @Test(arguments: [10, 1000, 5000])
    func nodesThatAreNestedDeep(depth: Int) {
        for (open, close) in [("[", "]"), ("{a: ", "}")] {
            let whole = message(
                "x: " + String(repeating: open, count: depth) + String(repeating: close, count: depth))
            let cut = message("x: " + String(repeating: open, count: depth))
            #expect(whole.hasPrefix(depth == 10 ? "none: " : "File:1:"))
            #expect(cut.hasPrefix("File:1:"))
        }
    }

    @Test func manyNodesAreNoMistake() {
        let text = "a:\n" + (0..<20_000).map { "  - b\($0)\n" }.joined()
        #expect(message(text).hasPrefix("none: "))
    }

    /// Parsing never crashes. Any bytes give either a tree or diagnostics with a place.
    @Test func noTextCrashesTheReader() throws {
        var random = Seeded(7)
        let parts =
            [
                "a", ": ", "\n", "- ", "[", "]", "{", "}", ",", "&x ", "*x", "!t ", "'", "\"", "|", ">", "#",
                "\t", "  ", "<<",
                "---\n", "...\n", "%", "?", "é", "\u{FEFF}", "\r\n", "~", "\\", "\u{0}", "\u{2028}", "@", "`",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F]]
        for _ in 0..<3000 {
            let bytes = (0..<random.next(below: 14)).flatMap { _ in parts[random.next(below: parts.count)] }
            let text = message(bytes: bytes)
            #expect(text.hasPrefix("none: ") || text.hasPrefix("File:"), "\(bytes): \(text)")
            let file = SourceFile(path: "File", bytes: bytes)
            guard let node = try? YAMLNode.parse(file) else { continue }
            var compiled = node.compiled
            let again = try YAMLNode(compiled: ByteReader(compiled, compiled.indices), of: file)
            #expect(again.compiled == compiled && again.content.isSame(as: node.content))
            compiled[random.next(below: compiled.count)] = UInt8.random(in: 0...255, using: &random)
            _ = try? YAMLNode(compiled: ByteReader(compiled, compiled.indices), of: file)
        }
    }
}
