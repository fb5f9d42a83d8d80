@testable import GenerambaKit
@testable import SourceText

/// Random Swift code as templates generate it: signatures, calls and strings of all lengths, each in one line.
struct RandomSwift {
    private var random: Seeded

    init(seed: UInt64) { random = Seeded(seed) }

    /// A file that is formatted correctly except for the length of its lines.
    mutating func file() -> String {
        var text = "/// A class.\nfinal class Example {\n"
        for _ in 0..<40 { text += member() + "\n\n" }
        text += "}\n\nprotocol Service {\n"
        for _ in 0..<15 { text += "  \(function())\n" }
        return text.replacing("\n\n}", with: "\n}") + "}\n"
    }

    private mutating func pick(_ all: [String]) -> String { all[random.next(below: all.count)] }

    private mutating func isIt(_ percent: Int) -> Bool { random.next(below: 100) < percent }

    private mutating func list(_ range: ClosedRange<Int>, _ make: (inout Self) -> String) -> String {
        let count = range.lowerBound + random.next(below: range.count)
        return (0..<count).map { _ in make(&self) }.joined(separator: ", ")
    }
}

extension RandomSwift {
    private mutating func member() -> String {
        switch random.next(below: 4) {
        case 0: "  \(function()) {\n    \(statement())\n  }"
        case 1: "  init(\(list(1...6) { $0.argument() })) {\n    \(statement())\n  }"
        case 2: "  \(function()) { \(call(1)) }"
        default: "  func \(word())() {\n    \(statement())\n  }"
        }
    }

    private mutating func function() -> String {
        let effects = pick(["", "", " async", " throws", " async throws", " throws(SignInError)"])
        let result = pick([
            "", "", " -> Int", " -> [String: [User]]", " -> Result<User, any Error>",
            " -> (name: String, identifier: Int, token: Token)", " -> some Sequence<Int>",
        ])
        return "func \(word())(\(list(0...6) { $0.argument() }))\(effects)\(result)"
    }

    private mutating func argument() -> String {
        let label = isIt(30) ? pick(["_ ", "with ", "for "]) : ""
        let type = pick([
            "Int", "String", "User", "[User]", "[String: Int]", "Result<User, any Error>", "(any Service)?",
            "(Int, String)", "@escaping (Result<User, any Error>) -> Void", "inout Int",
        ])
        return "\(label)\(word()): \(type)"
    }

    private mutating func word() -> String {
        let words = ["user", "profile", "email", "password", "identifier", "session", "remoteConfiguration"]
        let word = pick(words)
        return isIt(50) ? word : word + pick(words).capitalized
    }

    private mutating func statement() -> String {
        let effect = pick(["", "", "try ", "try await "])
        return switch random.next(below: 12) {
        case 0: "let \(word()) = \(effect)\(call(0))"
        case 1: "let \(word()): \(pick(["User", "[String: Int]", "(Int, String)"])) = \(expression(0))"
        case 2: "return \(effect)\(call(0))"
        case 3, 4: "XCTAssertEqual(\(expression(0)), \(expression(0)))"
        case 10, 11: "#expect(\(call(1)) == \(expression(0)))"
        case 5: "calls.append(\(text()))"
        case 6: "self.\(word()) = \(expression(0))"
        case 7: "guard let \(word()) = \(call(1)), let \(word()) else { return }"
        case 8: "if \(effect)\(call(1)) {\n      \(word())()\n    }"
        default: "let \(word()) = await \(word()).\(word()) { \(call(1)) }"
        }
    }

    private mutating func expression(_ depth: Int) -> String {
        switch random.next(below: depth > 2 ? 30 : 100) {
        case 0..<10: pick(["1", "nil", "true", ".\(word())", "\(word()).\(word())"])
        case 10..<30: text()
        case 30..<75: call(depth + 1)
        case 75..<85: "[\(list(1...4) { $0.expression(depth + 1) })]"
        case 85..<90: "{ \(pick(["", "x in ", "[weak self] in "]))\(call(depth + 1)) }"
        case 90..<95: "(\(expression(depth + 1)), \(expression(depth + 1)))"
        default: word()
        }
    }

    private mutating func text() -> String {
        let name = word()
        return pick([
            "\"\(name)\"", "\"a, (\(name)\"", "\"\(word())(\\(\(name)), \\(String(describing: \(name))))\"",
        ])
    }

    private mutating func call(_ depth: Int) -> String {
        let owner = pick(["", "", "\(word()).", "layers.\(word())."])
        let elements = list(0...5) { random in
            (random.isIt(50) ? "\(random.word()): " : "") + random.expression(depth)
        }
        let chain = depth == 0 && isIt(15) ? pick([".\(word())", "?.\(word())(\(word()))"]) : ""
        return "\(owner)\(word())(\(elements))\(chain)"
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
