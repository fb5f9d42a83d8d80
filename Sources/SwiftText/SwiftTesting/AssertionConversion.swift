/// Assertions of XCTest, and how Swift Testing writes them.
enum Assertion {
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

    /// The number of values in front of the message.
    var values: Int {
        switch self {
        case .failure: 0
        case .comparison: 2
        default: 1
        }
    }

    /// Whether an error of a value is what the assertion is about.
    var catchesErrors: Bool { if case .throwing = self { true } else { false } }
}

extension SwiftTestingConversion {
    /// Converts the assertions that surely mean the same in Swift Testing. The others are obstacles.
    mutating func convertAssertions() {
        for (index, token) in tokens.enumerated().dropLast() where token.kind == .word {
            guard let assertion = Assertion.all[token.text], tokens[index + 1].isSign("("),
                !tokens[index - 1].isWord(in: token.text == "XCTUnwrap" ? ["func"] : ["func", "try"]),
                let close = partners[index + 1]
            else { continue }
            let arguments = arguments(index + 2..<close)
            let values = arguments.prefix(assertion.values)
            guard values.count == assertion.values, !values.contains(where: isLabeled),
                assertion.catchesErrors || !canThrow(assertion, values) || endsTest(index)
            else { continue }
            convert(assertion, at: index, values, arguments.dropFirst(values.count))
        }
    }

    /// Whether a value may throw an error. A `try` in front of `XCTUnwrap` is also one for the calls in it.
    private func canThrow(_ assertion: Assertion, _ values: ArraySlice<Range<Int>>) -> Bool {
        if case .unwrapping = assertion { return values.joined().contains { tokens[$0].isSign("(") } }
        return values.contains(where: canThrow)
    }

    private mutating func convert(
        _ assertion: Assertion, at index: Int, _ values: ArraySlice<Range<Int>>,
        _ rest: ArraySlice<Range<Int>>
    ) {
        let close = partners[index + 1] ?? index
        switch assertion {
        case .comparison(let sign) where rest.first.map { isLabeled($0, "accuracy") } == true:
            guard let accuracy = rest.first, isApproximate(values, accuracy), isMessage(rest.dropFirst()),
                ["==", "!="].contains(sign)
            else { return }
            convert(values, sign, accuracy, at: index)
            end(values + rest)
            convertMessage(rest.dropFirst().first)
        case .failure:
            if isMessage(rest) { convertFailure(index, close, rest) }
        case .throwing(let type):
            // One with the place of the helper's call stays.
            guard rest.count < 2, !rest.contains(where: isLabeled), isMessage(rest), beginsStatement(index)
            else { return }
            convertThrowing(type, index, Array(values + rest))
        default:
            guard isMessage(rest) else { return }
            if case .comparison(let sign) = assertion {
                begin("#expect(", index, values)
                for argument in values where isLoose(argument) { enclose(argument) }
                join(values[0], values[1], with: " \(sign) ")
            } else {
                convert(assertion, index, values[0])
            }
            end(values + rest)
            convertMessage(rest.first)
        }
    }

    /// `XCTAssertEqual(a, 1, accuracy: 0.1)` becomes `#expect(abs(a - 1) <= 0.1)`.
    private mutating func convert(
        _ values: ArraySlice<Range<Int>>, _ sign: String, _ accuracy: Range<Int>, at index: Int
    ) {
        begin("#expect(", index, values, suffix: sign == "==" ? "abs(" : "!(abs(")
        for argument in values where hasOperator(argument) { enclose(argument) }
        join(values[0], values[1], with: " - ")
        join(values[1], accuracy.dropFirst(2), with: ") <= ")
        // A comparison with NaN is never true.
        if sign != "==" { insert(")", behind: accuracy) }
    }

    /// Whether `abs(a - b) <= accuracy` means what XCTest does: not for unsigned numbers, nor for two infinite ones.
    private func isApproximate(_ values: ArraySlice<Range<Int>>, _ accuracy: Range<Int>) -> Bool {
        let accuracy = number(accuracy.dropFirst(2))
        let numbers = values.compactMap(number)
        guard let accuracy, !accuracy.hasPrefix("-"),
            !values.contains(where: { tokens[$0.lowerBound].isSign(".") })
        else { return false }
        return !numbers.isEmpty && (numbers + [accuracy]).contains { $0.contains(".") }
    }

    /// Returns the text of an argument that is a decimal number.
    private func number(_ argument: Range<Int>) -> String? {
        let text = String(decoding: bytes[range(argument)], as: UTF8.self)
        let isDecimal = tokens[argument].allSatisfy { $0.kind == .number || $0.isSign(in: [".", "-"]) }
        return isDecimal && Float(text)?.isFinite == true ? text : nil
    }

    /// `return XCTFail(a)` becomes `Issue.record(a)` and `return`: an issue is a value.
    private mutating func convertFailure(_ index: Int, _ close: Int, _ message: ArraySlice<Range<Int>>) {
        if tokens[index - 1].isWord("return"), beginsStatement(index - 1), isEnd(close) {
            replace(range(index - 1..<index + 1), with: "Issue.record")
            insert("; return", behind: close..<close + 1)
        } else if beginsStatement(index), isEnd(close) {
            replace(tokens[index].range, with: isResult(index, close) ? "_ = Issue.record" : "Issue.record")
        } else {
            return
        }
        convertMessage(message.first)
    }

    /// Whether a statement ends with a token.
    private func isEnd(_ index: Int) -> Bool {
        index + 1 >= tokens.count || tokens[index + 1].beginsLine || tokens[index + 1].isSign(in: ["}", ";"])
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
            let result = isResult(index, close) ? "_ = " : ""
            replace(front, with: "\(result)\(effect)#expect(throws: \(type)\(comment)) { ")
            return replace(behind, with: " }")
        }
        let isNamed = tokens[close + 2].isName && tokens[close + 3].isWord("in")
        guard isHandler(close + 2..<last, isNamed: isNamed) else { return }
        let name = isNamed ? tokens[close + 2].text : "error"
        replace(front, with: "if let \(name) = \(effect)#expect(throws: \(type)\(comment), performing: { ")
        let end = tokens[close + (isNamed ? 3 : 1)].range.upperBound
        replace(behind.lowerBound..<end, with: " }) {")
        guard !isNamed else { return }
        for inner in close + 2..<last where tokens[inner].isSign("$") && tokens[inner + 1].text == "0" {
            replace(tokens[inner].range.lowerBound..<tokens[inner + 1].range.upperBound, with: name)
        }
    }

    /// Whether the code of a closure means the same in the body of `if let`.
    private func isHandler(_ body: Range<Int>, isNamed: Bool) -> Bool {
        guard !tokens[body].contains(where: { $0.isWord("return") }) else { return false }
        guard !isNamed else { return true }
        let words = topLevel(body).filter { tokens[$0].isWord("in") }
        let isNested = body.contains { tokens[$0].isSign("$") && braces(in: body).contains($0) }
        return words.isEmpty && !isNested && !tokens[body].contains { $0.isWord("error") }
    }
}
