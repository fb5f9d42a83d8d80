extension SwiftTestingConversion {
    /// Converts the head of a test class and its methods.
    mutating func convert(_ suite: TestSuite) {
        var isStruct = !suite.bodies.joined().contains { index in
            tokens[index].isWord("self") && tokens[index - 1].isWord(in: ["weak", "unowned"])
        }
        for member in suite.members where suite.bodies[0].contains(member) {
            if tokens[member].isWord("var"), !convertLazy(member, of: suite) { isStruct = false }
        }
        for member in suite.members where tokens[member].isWord("func") {
            // In the initializer of a struct, no closure that stays can use the suite.
            if convertFixture(member, of: suite) { isStruct = false }
            if isTest(member) { convertTest(member) }
        }
        convertHead(suite, isStruct: isStruct)
    }

    private mutating func convertHead(_ suite: TestSuite, isStruct: Bool) {
        let start = suite.start
        if isStruct {
            let isFinal = start > 0 && tokens[start - 1].isWord("final")
            replace(range((isFinal ? start - 1 : start)..<start + 1), with: "struct")
        }
        if tokens[start + 4].isSign(",") {
            remove(start + 3...start + 4)
        } else {
            replace(tokens[start + 1].range.upperBound..<tokens[start + 3].range.upperBound, with: "")
        }
    }

    /// Makes a constant of a lazy property: Swift Testing makes a suite for each test. Returns false for a property
    /// whose value depends on other members, or that gets another value, whole or in part.
    private mutating func convertLazy(_ member: Int, of suite: TestSuite) -> Bool {
        guard member > 0, tokens[member - 1].isWord("lazy"), !usesMembers(member, of: suite),
            let sign = tokens[member...].firstIndex(where: { $0.isSign("=") }),
            tokens[sign + 1].isName || tokens[sign + 1].isSign(".")
        else { return false }
        // The type may be named before the value.
        let names = tokens[member + 2...sign + 1].filter(\.isName).map(\.text)
        let isStructure = tokens.indices.dropLast().contains {
            tokens[$0].isWord(in: ["struct", "enum"]) && names.contains(tokens[$0 + 1].text)
        }
        let isAssigned = suite.bodies.joined().contains { index in
            tokens[index].text == tokens[member + 1].text && !tokens[index - 1].isWord(in: ["let", "var"])
                && self.isAssigned(index, isStructure)
        }
        guard !isAssigned else { return false }
        replace(range(member - 1..<member + 1), with: "let")
        return true
    }

    /// Whether a property gets a value or, if it is a structure, one of its parts does.
    private func isAssigned(_ property: Int, _ isStructure: Bool) -> Bool {
        var end = property + 1
        if isStructure, tokens[end].isSign(".") {
            let part = tokens[end + 1].text
            end += 2
            let isVariable = tokens.indices.dropLast().contains {
                tokens[$0].isWord("var") && tokens[$0 + 1].text == part
            }
            while isVariable, tokens[end].isSign(".") { end += 2 }
        }
        return tokens[end].isSign("=") && !tokens[end + 1].isSign("=")
    }

    /// Whether what follows the name of a property, up to the next member, names `self`, other properties or methods.
    private func usesMembers(_ property: Int, of suite: TestSuite) -> Bool {
        let end = suite.members.first { $0 > property } ?? suite.bodies[0].upperBound
        let members = suite.members.filter { tokens[$0].isWord(in: ["func", "var", "let"]) }
        let names = Set(members.map { tokens[$0 + 1].bare })
        return (property + 2..<max(end, property + 2)).contains { index in
            let isOther = tokens[index - 1].isSign(".") || tokens[index + 1].isSign(":")
            return tokens[index].isName && !isOther
                && (tokens[index].isWord("self") || names.contains(tokens[index].bare))
        }
    }

    /// Returns the number of the first token of a declaration: its first attribute or modifier.
    func start(of member: Int) -> Int {
        var start = member
        while start > 0 {
            if tokens[start - 1].isWord(in: Self.modifiers) {
                start -= 1
            } else if start > 1, tokens[start - 2].isSign("@") {
                start -= 2
            } else {
                break
            }
        }
        return start
    }

    private static let modifiers: Set = [
        "public", "internal", "private", "fileprivate", "open", "final", "static", "class", "override",
        "nonisolated",
    ]

    /// Whether XCTest runs a method as a test.
    func isTest(_ member: Int) -> Bool {
        let modifiers = tokens[start(of: member)..<member]
        guard tokens[member + 1].text.hasPrefix("test"), tokens[member + 2].isSign("("),
            partners[member + 2] == member + 3, let body = body(behind: member + 3)
        else { return false }
        let result = tokens[member + 4..<body.lowerBound - 1].drop { !$0.isSign("->") }.map(\.text)
        return [[], ["->", "Void"], ["->", "(", ")"]].contains(result)
            && !modifiers.contains {
                $0.isWord(in: ["private", "fileprivate", "static", "class", "override"])
            }
    }

    private mutating func convertTest(_ member: Int) {
        let start = tokens[start(of: member)].range.lowerBound
        replace(start..<start, with: "@Test ")
        if let name = Self.name(tokens[member + 1].text),
            tokens.count(where: { $0.text == name || Self.name($0.text) == name }) == 1
        {
            replace(tokens[member + 1].range, with: name)
        }
        guard let body = partners[member + 2].flatMap(body), tokens[member + 4].isWord("async"),
            !tokens[body].contains(where: { $0.isWord(in: ["async", "await"]) })
        else { return }
        remove(member + 4...member + 4)
    }

    /// Returns the name of a test without `test`; nil if the rest is not a name.
    private static func name(_ text: String) -> String? {
        guard text.hasPrefix("test") else { return nil }
        let rest = text.dropFirst("test".count)
        let capitals = rest.prefix { $0.isUppercase }
        let isWord = capitals.count < 2 || capitals.count == rest.count
        let head = isWord ? capitals : capitals.dropLast()
        let name = head.lowercased() + rest.dropFirst(head.count)
        let isUsable = isSwiftIdentifier(name) && !swiftKeywords.contains(name)
        return !capitals.isEmpty && isUsable ? name : nil
    }

    /// Makes an initializer of `setUp`, and `deinit` of `tearDown`. Returns false for other methods.
    private mutating func convertFixture(_ member: Int, of suite: TestSuite) -> Bool {
        let name = tokens[member + 1].text
        let isSetUp = ["setUp", "setUpWithError"].contains(name)
        guard isSetUp || ["tearDown", "tearDownWithError"].contains(name),
            tokens[member - 1].isWord("override"), partners[member + 2] == member + 3,
            let body = body(behind: member + 3), isOnlyFixture(member, of: suite)
        else { return false }
        let calls = callsOfSuper(body, to: name)
        // The `deinit` of a class that is isolated to the main actor would not be.
        let isIsolated = tokens[self.start(of: suite.start)..<suite.start].contains { $0.isWord("MainActor") }
        let start = start(of: member)
        // Attributes such as '@MainActor' stay.
        let modifier = (start...member).first { tokens[$0].isWord(in: Self.modifiers) } ?? member
        let declaration = range(modifier..<member + 4)
        if isSetUp {
            replace(declaration, with: "init()")
        } else if tokens[body].contains(where: { $0.text.hasPrefix("XCT") }) {
            // Nobody knows when a suite ends.
            return false
        } else if onlyForgets(body, but: calls) {
            removeLines(start...body.upperBound)
            return true
        } else if body.lowerBound == member + 5, modifier == start, !isIsolated {
            replace(declaration, with: "deinit")
        } else {
            return false
        }
        for call in calls { removeLines(call) }
        return true
    }

    /// Whether a suite has no other method or initializer that would become the same.
    private func isOnlyFixture(_ member: Int, of suite: TestSuite) -> Bool {
        let isSetUp = tokens[member + 1].text.hasPrefix("setUp")
        return !suite.members.contains { other in
            tokens[other].isWord(isSetUp ? "init" : "deinit")
                || isSetUp && other != member && tokens[other].isWord("func")
                    && tokens[other + 1].isWord(in: ["setUp", "setUpWithError"])
        }
    }

    /// Returns the calls of the inherited method, such as `try await super.setUp()`, with a semicolon behind them.
    private func callsOfSuper(_ body: Range<Int>, to method: String) -> [ClosedRange<Int>] {
        body.filter {
            tokens[$0].isWord("super") && $0 + 4 < body.upperBound && tokens[$0 + 2].isWord(method)
        }
        .map { index in
            let words = tokens[body.lowerBound..<index].suffix(2).reversed().prefix {
                $0.isWord(in: ["try", "await"])
            }
            let end = tokens[index + 5].isSign(";") ? index + 5 : index + 4
            return index - words.count...end
        }
    }

    /// Whether a body only sets properties to nil, which ends with the suite anyway.
    private func onlyForgets(_ body: Range<Int>, but calls: [ClosedRange<Int>]) -> Bool {
        let rest = body.filter { index in !calls.contains { $0.contains(index) } }.map { tokens[$0] }
        return rest.count.isMultiple(of: 3)
            && stride(from: 0, to: rest.count, by: 3).allSatisfy {
                rest[$0].isName && rest[$0 + 1].isSign("=") && rest[$0 + 2].isWord("nil")
            }
    }
}
