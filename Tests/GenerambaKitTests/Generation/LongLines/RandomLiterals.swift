@testable import SwiftText

/// Random Swift code that compiles, with literals and comments that look like code.
struct RandomLiterals {
    private var random: Seeded

    init(seed: UInt64) { random = Seeded(seed) }

    /// What the code uses.
    static let declarations = ##"""
        func g(_ values: Any...) -> Int { values.count }
        func `load a, (b`(_ id: Int, in text: Any) -> Int { id }
        func text(_ id: Int, _ body: () -> String) -> Int { id }
        func sum(_ body: (Int, Int) throws(CancellationError) -> Int) -> Int { 1 }
        infix operator /^/ : MultiplicationPrecedence
        func /^/ (a: Int, b: Int) -> Int { a }
        let (count, names) = (1, [2])

        """##

    /// The signs around each literal and comment.
    static let (start, end): (Character, Character) = ("\u{1}", "\u{2}")

    /// A function with many statements in it, whose literals and comments are marked.
    mutating func function(_ number: Int) -> String {
        let head =
            "@available(*, deprecated, message: \(marked("\"a, (b\""))) private func f\(number)(a: Int, b: [Int]) {\n"
        return (0..<60).reduce(head) { text, _ in text + "  \(statement())\n" } + "}\n"
    }

    private func marked(_ text: String) -> String {
        "\(Self.start)\(text.filter { $0 != Self.start && $0 != Self.end })\(Self.end)"
    }

    private mutating func pick(_ all: [String]) -> String { all[random.next(below: all.count)] }

    private mutating func statement() -> String {
        switch random.next(below: 10) {
        case 0: "do { let c = \(number(0)), d = \(value(0)); _ = (c, d) }"
        case 1:
            "guard \(number(1)) == \(number(2)), \(string(1)) != \(string(1)) else { return _ = \(number(1)) }"
        case 2: "_ = text(count) { \(string(1)) + \(string(1)) }"
        case 3: "_ = sum { [names, other = b] c, d in g(c, d, names, other, \(value(1))) }"
        case 4: "if let c = names.first, c > 1, \(number(1)) > \(number(1)) { _ = \(number(1)) }"
        case 5:
            "#if (os(Linux) || os(macOS)) && swift(>=5.9) // \(pick(["a, b", "(c"]))\n  _ = \(value(0))\n  #endif"
        case 6: "_ = [\(value(1)), \(value(1)), \(value(1))] as [Any]"
        case 7: "_ = g(\(value(1)), \(value(1))) \(marked("// a, (b) and \"c"))"
        case 8:
            "_ = \(marked("\"\"\"\n    a, (b), \"c, d\"\n    \\(g(count, \"\"\"\n      (c, \"d\n      \"\"\")), \"e, (f\"\n    \"\"\""))"
        default: "_ = g(\(value(0)), \(value(0)), \(value(0)))"
        }
    }

    private mutating func value(_ depth: Int) -> String {
        switch random.next(below: 8) {
        case 0, 1: string(depth + 1)
        case 2, 3:
            marked(
                pick([
                    "/a, b/", "/(c, d)/", "/[,(\"]/", #"/\/, "(e)/"#, "/f = \\(g, {/", #"#/h", (i)/j, k/#"#,
                    "##/l/#, m/##",
                    "/n, o$/", "/p \\) in q/",
                ]))
        case 4:
            pick([#"\[Int].count"#, #"\String.utf8.count.description"#, #"\[String: [Int]].["a"]?.count"#])
        case 5: "\(marked("/* a, (b /* \" */ */")) \(number(depth + 1))"
        case 6: "{ (c: Int, d: Int) async throws -> Int in c / d }"
        default: number(depth)
        }
    }

    private mutating func number(_ depth: Int) -> String {
        if depth > 2 { return pick(["count", "a", "names[0]", "b.count", "a/count"]) }
        return switch random.next(below: 8) {
        case 0: "(count / \(number(depth + 1)) / a)"
        case 1: "g(\(value(depth + 1)), \(value(depth + 1)))"
        case 2: "names.reduce(count, \(pick(["/", "+", "*"]))) / b.reduce(a, /)"
        case 3: "(count == a ? \(number(depth + 1)) : \(number(depth + 1)))"
        case 4: "\(marked("`load a, (b`"))(\(number(depth + 1)), in: \(value(depth + 1)))"
        case 5: "b.map({ $0 + count }).filter({ $0 > a }).count"
        case 6: "a /^/ \(number(depth + 1))"
        default: number(3)
        }
    }

    private mutating func string(_ depth: Int) -> String {
        let inner = depth > 2 ? "count" : pick([number(depth + 1), string(depth + 1), "(a /* ), \" */ + a)"])
        return marked(
            pick([
                "\"a, (b in c, d\"", "\" else { \"", "\"https://e, /* f\"", "#\"g\", \\(h, (\"#", "#\"\"\"#",
                "\"\"",
                "\"i, \\(\(inner)), (j\"", "##\"k\"#, \\##(\(inner))) in l\"##", "\"\\\"m, [n\\\\\"",
            ]))
    }
}
