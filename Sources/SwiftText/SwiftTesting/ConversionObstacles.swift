extension SwiftTestingConversion {
    /// What Swift Testing has no counterpart of, unless an edit replaces it, and the names of its own types, in text order.
    var obstacles: [SwiftToken] {
        let suites = suites
        let modifiers = suites.flatMap(\.members).filter { !isOfXCTest($0 + 1) }.flatMap {
            start(of: $0)..<$0
        }
        let inherited = modifiers.filter { tokens[$0].isWord(in: ["override", "objc"]) }
        let numbers =
            tokens.indices.filter { isOfXCTest($0) || isAmbiguous($0) } + inherited + places
            + otherTests(besides: suites)
        return numbers.sorted().map { number in
            let token = tokens[number]
            guard token.kind == .literal else { return token }
            return SwiftToken(
                kind: .literal, text: "XCTest", range: token.range, beginsLine: token.beginsLine)
        }
    }

    /// Whether a token names something of XCTest, also in a string's interpolation.
    private func isOfXCTest(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .literal { return isInterpolated(index, "XCT") }
        return token.kind == .word && (token.text.hasPrefix("XCT") || Self.methods.contains(token.text))
    }

    /// Whether a token names a type of the module that would no longer be the only one of its name.
    private func isAmbiguous(_ index: Int) -> Bool {
        Self.types.contains(tokens[index].text) && !(index > 0 && tokens[index - 1].isSign("."))
    }

    /// The types of Swift Testing 6.3, from its module interface.
    package static let types = SDKTypeNames.names(in: "testing-types.txt")

    /// The methods and properties of XCTestCase without a counterpart that is one.
    private static let methods = SDKTypeNames.names(in: "test-case-members.txt")

    /// The words `file` and `line`, if helpers take the places of their calls.
    private var places: [Int] {
        let words = tokens.indices.dropFirst().dropLast(2).filter { index in
            tokens[index].isWord(in: ["file", "line"]) && !tokens[index - 1].isSign(".")
        }
        let isPlace = words.contains { index in
            tokens[index + 1].isSign(":") && tokens[index + 2].isWord(in: ["StaticString", "file"])
        }
        return isPlace ? words : []
    }

    /// The superclasses of classes with tests and the names of extensions with tests, if the file does not have the class
    /// that inherits from XCTestCase, and the names of classes that others may inherit from.
    private func otherTests(besides suites: [TestSuite]) -> [Int] {
        let names = Set(suites.map { tokens[$0.start + 1].text })
        let classes = subclasses.filter { index, body in
            !tokens[index + 3].isWord("XCTestCase")
                && (names.contains(tokens[index + 3].text) || hasTests(body))
        }
        let extensions = tokens.indices.dropLast(2).filter { index in
            tokens[index].isWord("extension") && !names.contains(tokens[index + 1].text)
                && body(behind: index).map(hasTests) == true
        }
        let bases = suites.filter(isBase).map(\.start)
        return classes.map { $0.index + 3 } + (extensions + bases).map { $0 + 1 }
    }

    /// Whether classes of other files may inherit from a class.
    private func isBase(_ suite: TestSuite) -> Bool {
        let modifiers = tokens[start(of: suite.start)..<suite.start]
        return !modifiers.contains { $0.isWord("final") }
            && (modifiers.contains { $0.isWord("open") } || !suite.members.contains(where: isTest))
    }

    private func hasTests(_ body: Range<Int>) -> Bool {
        topLevel(body).contains { tokens[$0].isWord("func") && isTest($0) }
    }
}
