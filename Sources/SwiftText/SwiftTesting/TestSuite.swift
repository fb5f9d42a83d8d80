/// A class of XCTest tests in a file, with its extensions there.
struct TestSuite {
    /// The number of the token `class`.
    let start: Int
    /// The numbers of the tokens between the braces of the class and of its extensions.
    let bodies: [Range<Int>]
    /// The members of the class, as the numbers of their keywords `func`, `var`, `let` and others.
    let members: [Int]
}

extension SwiftTestingConversion {
    /// The classes that inherit from XCTestCase.
    var suites: [TestSuite] {
        subclasses.filter { tokens[$0.index + 3].isWord("XCTestCase") }.map { index, body in
            // What XCTest does not run stays as it is.
            let extensions = tokens.indices.dropLast(2).filter {
                tokens[$0].isWord("extension") && tokens[$0 + 1].text == tokens[index + 1].text
                    && !tokens[$0 - 1].isWord(in: ["private", "fileprivate"])
            }
            let bodies = [body] + extensions.compactMap(self.body)
            let members = bodies.flatMap(topLevel).filter { tokens[$0].isWord(in: Self.memberKeywords) }
            return TestSuite(start: index, bodies: bodies, members: members)
        }
    }

    private static let memberKeywords: Set = [
        "func", "var", "let", "init", "deinit", "struct", "class", "enum", "actor", "typealias", "subscript",
    ]

    /// The classes that inherit from something: the numbers of `class` and of the tokens between the braces.
    var subclasses: [(index: Int, body: Range<Int>)] {
        tokens.indices.dropLast(4).compactMap { index in
            guard tokens[index].isWord("class"), tokens[index + 2].isSign(":") else { return nil }
            return body(behind: index).map { (index, $0) }
        }
    }

    /// Returns the numbers of the tokens between the next braces.
    func body(behind index: Int) -> Range<Int>? {
        guard let open = tokens[index...].firstIndex(where: { $0.isSign("{") }), let close = partners[open]
        else { return nil }
        return open + 1..<close
    }

    /// Returns the numbers of the tokens in a part of the code that are in no brackets.
    func topLevel(_ part: Range<Int>) -> [Int] {
        var (numbers, index): ([Int], Int) = ([], part.lowerBound)
        while index < part.upperBound {
            if partners[index] == nil { numbers.append(index) }
            index = max(partners[index] ?? index, index) + 1
        }
        return numbers
    }
}
