import SourceText
import Testing

@testable import SwiftText

/// Runs each assertion of the table in both libraries.
struct AssertionMeaningTests {
    /// The same assertions fail, for the same values, before and after the conversion.
    @Test func aConvertedAssertionFailsForTheSameValues() throws {
        #expect(Set(AssertionTable.rows.map { $0.name }) == Set(Assertion.all.keys))
        let files = AssertionTable.rows.enumerated().map { number, row in
            ("\(number).swift", row.tests("Row\(number)"))
        }
        let sandbox = try Sandbox(["Package.swift": Self.package])
        for folder in ["Tests/XCTests", "Tests/SwiftTests"] {
            try sandbox.write(["Values.swift": AssertionTable.functions], below: folder)
        }
        for (name, tests) in files {
            let bytes = Array(tests.utf8)
            let conversion = SwiftTestingConversion(bytes)
            #expect(conversion.obstacle == nil, "\(tests)")
            let converted = String(decoding: bytes.applying(conversion.edits), as: UTF8.self)
            try sandbox.write([name: tests], below: "Tests/XCTests")
            try sandbox.write([name: converted], below: "Tests/SwiftTests")
        }
        _ = try sandbox.output(of: ["swift", "build", "--build-tests", "-debug-info-format", "none"])
        let expected = try Self.failures(sandbox, without: "swift-testing")
        let found = try Self.failures(sandbox, without: "xctest")
        #expect(expected.count > 500)
        #expect(found.subtracting(expected).sorted() == [])
        #expect(expected.subtracting(found).sorted() == [])
    }

    /// The messages of the assertions that fail. Swift Testing's are read from its events, because `swift test` loses
    /// lines of what it prints when the machine is busy.
    private static func failures(_ sandbox: Sandbox, without library: String) throws -> Set<String> {
        let test = "swift test --skip-build --disable-\(library) --event-stream-output-path events"
        let output = try sandbox.output(of: ["sh", "-c", "\(test) 2>&1 || true; cat events || true"])
        return Set(output.matches(of: /Row\d+\.\d+;/).map { String($0.output) })
    }

    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Assertions", targets: [.testTarget(name: "XCTests"), .testTarget(name: "SwiftTests")])

        """
}

extension AssertionTable.Row {
    /// A class of tests with drawn values. An error ends a test, so each value has its own if the assertion throws one.
    fileprivate func tests(_ suite: String) -> String {
        var random = Seeded(1)
        let isThrowing =
            code.contains("try pick") && !["XCTAssertThrowsError", "XCTAssertNoThrow"].contains(name)
        let pairs = values.literals.flatMap { a in values.literals.map { b in "\(a), \(b)" } }
            .shuffled(using: &random).prefix(isThrowing ? 6 : 40)
        let type = values.rawValue
        let calls = pairs.enumerated().map { "        try check(\($1), \"\(suite).\($0);\")" }
        let tests = (isThrowing ? calls.map { [$0] } : [calls]).enumerated().map { number, calls in
            "    func testValues\(number)() throws {\n\(calls.joined(separator: "\n"))\n    }\n"
        }
        return """
            import XCTest

            final class \(suite): XCTestCase {
                private func check(_ a: \(type), _ b: \(type), _ m: String) throws {
                    \(name == "XCTUnwrap" ? "_ = try? " : "")\(name)\(code)
                }

            \(tests.joined(separator: "\n"))
            }

            """
    }
}
