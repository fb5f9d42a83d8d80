/// The main programs that run tests.
package enum TestRunnerSource {
    /// The source code of the one for Swift Testing, which finds all tests that are linked.
    package static let swiftTesting = """
        import Testing

        await Testing.__swiftPMEntryPoint() as Never

        """

    /// Returns the source code of the one for XCTest, where no Objective-C runtime can find the tests in the module.
    package static func source(_ classes: [TestClass], in module: String) -> String {
        let entries = classes.filter { !$0.methods.isEmpty }.map { tests in
            let methods = tests.methods.map { "        (\"\($0.quotedName)\", \($0.call(in: tests.name)))," }
            return """
                    testCase([
                \(methods.joined(separator: "\n"))
                    ] as [(String, (\(tests.name)) -> () throws -> Void)]),
                """
        }
        return """
            import XCTest
            @testable import \(module)

            let entries: [XCTestCaseEntry] = [
            \(entries.joined(separator: "\n"))
            ]
            XCTMain(entries)

            """
    }
}

extension TestMethod {
    /// The name as XCTest prints it.
    var plainName: String { name.filter { $0 != "`" } }

    /// The name as a Swift string literal.
    fileprivate var quotedName: String {
        plainName.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The expression that turns a test method into a closure. XCTest runs synchronous tests on the main thread.
    fileprivate func call(in testClass: String) -> String {
        if isAsync { return "asyncTest(\(testClass).\(name))" }
        if isMainActor { return "{ test in { try MainActor.assumeIsolated { try test.\(name)() } } }" }
        return "{ test in { try test.\(name)() } }"
    }
}
