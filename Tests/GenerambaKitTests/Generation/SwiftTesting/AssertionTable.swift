/// The assertions of XCTest that are converted, each with values for which they can fail.
struct AssertionTable {
    /// An assertion about two drawn values, `a` and `b`, of a kind of values. A failure prints the message `m`; an error
    /// that a value throws prints it, too.
    struct Row {
        let name: String
        let values: Values
        let code: String
    }

    /// A kind of values, with its type and literals.
    enum Values: String, CaseIterable {
        case numbers = "Double"
        case unsigned = "UInt"
        case integers = "Int"
        case optionals = "Int?"
        case nested = "Int??"
        case flags = "Bool"
        case optionalFlags = "Bool?"
        case texts = "String"
        case lists = "[Double]"
        case objects = "Object?"

        var literals: [String] {
            switch self {
            case .numbers: ["0", "-0.0", "0.5", "0.51", "1", "-1.5", ".nan", ".infinity", "-.infinity"]
            case .unsigned: ["0", "1", "3", ".max"]
            case .integers: ["0", "1", "-1", ".min", ".max"]
            case .optionals: ["nil", "0", "1"]
            case .nested: ["nil", ".some(nil)", "0", "1"]
            case .flags: ["true", "false"]
            case .optionalFlags: ["nil", "true", "false"]
            case .texts: ["\"\"", "\"a\"", "\"\\u{e9}\"", "\"e\\u{301}\""]
            case .lists: ["[]", "[1]", "[.nan]", "[1, 2]"]
            case .objects: ["nil", "first", "second"]
            }
        }
    }

    static let rows =
        rows(
            ["XCTAssertEqual", "XCTAssertNotEqual"], Values.allCases.filter { $0 != .objects }, ["(a, b, m)"])
        + rows(
            ["XCTAssertEqual", "XCTAssertNotEqual"], [.numbers],
            ["(a, 0.5, accuracy: 0.01, m)", "(0, a, accuracy: 0.5, m)", "(a + b, -1, accuracy: 0.5, m)"])
        + rows(["XCTAssertEqual", "XCTAssertNotEqual"], [.integers], ["(try pick(a, m), b, m)"])
        + rows(["XCTAssertEqual", "XCTAssertNotEqual"], [.flags], ["(a&&b, a == b, m)"])
        + rows(["XCTAssertEqual", "XCTAssertNotEqual"], [.optionals], ["(a ?? 1, b ?? 0, m)"])
        + rows(orders, [.numbers, .unsigned, .integers, .texts], ["(a, b, m)"])
        + rows(orders, [.integers], ["(try pick(a, m), try pick(b, m), m)"])
        + rows(["XCTAssertIdentical", "XCTAssertNotIdentical"], [.objects], ["(a, b, m)"])
        + rows(
            ["XCTAssert", "XCTAssertTrue", "XCTAssertFalse"], [.flags],
            [
                "(a, m)", "(a && b, m)", "(a&&b, m)", "(a == b, m)", "(a==b, m)", "(!a, m)",
                "(try pick(a, m), m)",
                "(try pick(a, m) != b, m)", "([a].contains { $0 }, m)",
            ])
        + rows(
            ["XCTAssertNil", "XCTAssertNotNil"], [.optionals, .nested, .optionalFlags, .objects],
            ["(a, m)", "(a as Any?, m)"])
        + rows(
            ["XCTAssertNil", "XCTAssertNotNil"], [.integers],
            ["(try? pick(a, m), m)", "(try pick(a, m) as Int?, m)"])
        + rows(["XCTUnwrap"], [.optionals, .objects, .nested], ["(a, m)"])
        + rows(
            ["XCTAssertThrowsError"], [.integers],
            [
                "(try pick(a, m), m)", "(try pick(a, m), m) { XCTAssertEqual($0 as? Lost, Lost(m), m) }",
                "(try pick(a, m), m) { lost in XCTAssertEqual(\"\\(lost)\", \"a\", m) }",
            ])
        + rows(["XCTAssertNoThrow"], [.integers, .flags], ["(try pick(a, m), m)"])
        + rows(["XCTFail"], [.texts], ["(m)", "(\"\\(m) and \\(a)\")"])

    private static let orders = [
        "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual", "XCTAssertLessThan",
        "XCTAssertLessThanOrEqual",
    ]

    private static func rows(_ names: [String], _ values: [Values], _ code: [String]) -> [Row] {
        names.flatMap { name in
            values.flatMap { values in code.map { Row(name: name, values: values, code: $0) } }
        }
    }

    /// The functions of the values. They throw errors for some of them.
    static let functions = """
        final class Object: Sendable {}
        let (first, second) = (Object(), Object())
        struct Lost: Error, Equatable, CustomStringConvertible {
            let description: String
            init(_ description: String) { self.description = description }
        }
        func pick(_ number: Int, _ m: String) throws -> Int { if number < 0 { throw Lost(m) }; return number }
        func pick(_ flag: Bool, _ m: String) throws -> Bool { if !flag { throw Lost(m) }; return flag }

        """
}
