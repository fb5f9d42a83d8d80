/// A class of XCTest tests in a file, with its extensions there.
struct TestSuite {
    /// The numbers of the tokens from `class` to the brace behind the inherited types.
    let head: ClosedRange<Int>
    /// The numbers of the tokens between the braces of the class and of its extensions.
    let bodies: [Range<Int>]
    /// The members of the class, as the numbers of their keywords `func`, `var`, `let` and others.
    let members: [Int]

    /// Returns the classes that inherit from XCTestCase.
    static func all(in tokens: [SwiftToken], _ partners: [Int: Int]) -> [TestSuite] {
        tokens.indices.dropLast(4).compactMap { index in
            guard tokens[index].isWord("class"), tokens[index + 2].isSign(":"),
                tokens[index + 3].isWord("XCTestCase"),
                let open = tokens[index...].firstIndex(where: { $0.isSign("{") }), let close = partners[open]
            else { return nil }
            let name = tokens[index + 1].text
            let extensions = tokens.indices.dropLast(2).compactMap { index -> Range<Int>? in
                guard tokens[index].isWord("extension"), tokens[index + 1].text == name,
                    let open = tokens[index...].firstIndex(where: { $0.isSign("{") }),
                    let close = partners[open]
                else { return nil }
                return open + 1..<close
            }
            let bodies = [open + 1..<close] + extensions
            return TestSuite(
                head: index...open, bodies: bodies, members: bodies.flatMap { members(tokens, $0, partners) })
        }
    }

    private static func members(_ tokens: [SwiftToken], _ body: Range<Int>, _ partners: [Int: Int]) -> [Int] {
        var (members, index): ([Int], Int) = ([], body.lowerBound)
        while index < body.upperBound {
            if tokens[index].isWord(in: keywords) { members.append(index) }
            index = max(partners[index] ?? index, index) + 1
        }
        return members
    }

    private static let keywords: Set = [
        "func", "var", "let", "init", "deinit", "struct", "class", "enum", "actor", "typealias", "subscript",
    ]
}
