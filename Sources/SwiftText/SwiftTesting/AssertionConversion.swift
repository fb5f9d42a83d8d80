/// Assertions of XCTest, and how Swift Testing writes them.
private enum Assertion {
    /// `#expect(a == b)`, with this operator.
    case comparison(String)
    /// `#expect(a)`
    case truth
    /// `#expect(!a)`
    case falsehood
    /// `#expect(a == nil)`, with this operator.
    case absence(String)
    /// `#require(a)`
    case unwrapping
    /// `#expect(throws: (any Error).self) { a }`, with this type.
    case throwing(String)
    /// `Issue.record(a)`
    case failure

    static let all: [String: Assertion] = [
        "XCTAssertEqual": .comparison("=="), "XCTAssertNotEqual": .comparison("!="),
        "XCTAssertIdentical": .comparison("==="), "XCTAssertNotIdentical": .comparison("!=="),
        "XCTAssertGreaterThan": .comparison(">"), "XCTAssertGreaterThanOrEqual": .comparison(">="),
        "XCTAssertLessThan": .comparison("<"), "XCTAssertLessThanOrEqual": .comparison("<="),
        "XCTAssert": .truth, "XCTAssertTrue": .truth, "XCTAssertFalse": .falsehood,
        "XCTAssertNil": .absence("=="), "XCTAssertNotNil": .absence("!="), "XCTUnwrap": .unwrapping,
        "XCTAssertThrowsError": .throwing("(any Error).self"), "XCTAssertNoThrow": .throwing("Never.self"),
        "XCTFail": .failure,
    ]
}

extension SwiftTestingConversion {
    mutating func convertAssertions() {
        for (index, token) in tokens.enumerated().dropLast() where token.kind == .word {
            guard let assertion = Assertion.all[token.text], tokens[index + 1].isSign("("),
                let close = partners[index + 1]
            else { continue }
            convert(assertion, at: index, arguments(index + 2..<close))
        }
    }

    private mutating func convert(_ assertion: Assertion, at index: Int, _ arguments: [Range<Int>]) {
        switch assertion {
        case .failure:
            replace(tokens[index].range, with: "Issue.record")
            convertMessage(arguments.first)
        case .comparison(let sign):
            guard arguments.count > 1, !arguments[0...1].contains(where: isLabeled) else { return }
            if arguments.count > 2, isLabeled(arguments[2]),
                tokens[arguments[2].lowerBound].isWord("accuracy")
            {
                // `XCTAssertEqual(a, b, accuracy: c)` becomes `#expect(abs(a - b) <= c)`.
                begin("#expect(", index, arguments[0...1], suffix: "abs(")
                for argument in arguments[0...1] where hasOperator(argument) { enclose(argument) }
                join(arguments[0], arguments[1], with: " - ")
                let accuracy = arguments[2].lowerBound + 2..<arguments[2].upperBound
                join(arguments[1], accuracy, with: ") <= ")
            } else {
                begin("#expect(", index, arguments[0...1])
                for argument in arguments[0...1] where isLoose(argument) { enclose(argument) }
                join(arguments[0], arguments[1], with: " \(sign) ")
            }
            end(arguments)
            convertMessage(arguments.dropFirst(2).first)
        case .truth, .falsehood, .absence, .unwrapping:
            guard let first = arguments.first else { return }
            convert(assertion, index, first)
            end(arguments)
            convertMessage(arguments.dropFirst().first)
        case .throwing(let type):
            // One with the place of the helper's call stays.
            guard !arguments.isEmpty, !arguments.contains(where: isLabeled) else { return }
            convertThrowing(type, index, arguments)
        }
    }

    /// Converts an assertion about one value.
    private mutating func convert(_ assertion: Assertion, _ index: Int, _ argument: Range<Int>) {
        switch assertion {
        case .unwrapping:
            let close = partners[index + 1] ?? index
            let isCalled = close + 1 < tokens.count && tokens[close + 1].isSign("(")
            // Swift 6.3 crashes on `#require(a)(b)`.
            let text = isCalled ? "[#require(" : "#require("
            replace(tokens[index].range.lowerBound..<tokens[index + 2].range.lowerBound, with: text)
            if isCalled { insert("][0]", behind: close..<close + 1) }
        case .falsehood:
            begin("#expect(", index, [argument], suffix: "!")
            if hasOperator(argument) || isNegated(argument) { enclose(argument) }
        case .absence(let sign):
            begin("#expect(", index, [argument])
            if isLoose(argument) { enclose(argument) }
            insert(" \(sign) nil", behind: argument)
        default: begin("#expect(", index, [argument])
        }
    }

    /// `XCTAssertThrowsError(try a) { error in … }` becomes
    /// `if let error = #expect(throws: (any Error).self, performing: { try a }) { … }`.
    private mutating func convertThrowing(_ type: String, _ index: Int, _ arguments: [Range<Int>]) {
        let (call, close) = (arguments[0], partners[index + 1] ?? index)
        let comment = arguments.dropFirst().first.map { ", " + self.comment($0) } ?? ""
        let effect = tokens[call].contains { $0.isWord("await") } ? "await " : ""
        let behind = tokens[call.upperBound - 1].range.upperBound..<tokens[close].range.upperBound
        let front = tokens[index].range.lowerBound..<tokens[call.lowerBound].range.lowerBound
        guard close + 1 < tokens.count, tokens[close + 1].isSign("{"), let last = partners[close + 1] else {
            replace(front, with: "\(effect)#expect(throws: \(type)\(comment)) { ")
            return replace(behind, with: " }")
        }
        let isNamed = tokens[close + 2].isName && tokens[close + 3].isWord("in")
        let name = isNamed ? tokens[close + 2].text : "error"
        replace(front, with: "if let \(name) = \(effect)#expect(throws: \(type)\(comment), performing: { ")
        let end = tokens[close + (isNamed ? 3 : 1)].range.upperBound
        replace(behind.lowerBound..<end, with: " }) {")
        guard !isNamed else { return }
        for inner in close + 2..<last where tokens[inner].isSign("$") && tokens[inner + 1].text == "0" {
            replace(tokens[inner].range.lowerBound..<tokens[inner + 1].range.upperBound, with: name)
        }
    }
}
