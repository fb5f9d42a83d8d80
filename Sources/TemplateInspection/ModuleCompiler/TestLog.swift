import SystemAccess

/// Parses the output of XCTest line by line.
package struct TestLog {
    package private(set) var results: [TestResult] = []
    /// The running test.
    private var current: String?
    private var failures: [TestResult.Failure] = []
    /// Whether the next lines continue the message of the last failure.
    private var isInMessage = false

    /// Parses the output of a test run.
    ///
    /// - Parameter sources: the source files of each module, to find the ones that a crash names.
    package init(
        _ output: Subprocess.Output, sources: [String: [AbsolutePath]] = [:], tests: [TestClass] = []
    ) {
        for bytes in [output.standardError, output.standardOutput] {
            for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                read(String(decoding: line, as: UTF8.self)[...])
            }
            isInMessage = false
        }
        // The program may have ended in the middle of a test, or in an unusual way outside of one.
        let isUsual = output.status == 0 || output.status == 1 && results.contains { $0.outcome == .failed }
        guard current != nil || output.excess != nil || !isUsual else { return }
        let place = current.flatMap { Self.place(of: $0, tests) }
        let end = TestResult.Failure(endOf: output, sources: sources, place: place)
        results.append(
            TestResult(
                name: current ?? "the test run", outcome: .failed, failures: failures + [end],
                isEndless: output.excess != nil))
    }

    /// The place of a test. XCTest omits the types that a test class is nested in.
    private static func place(of name: String, _ tests: [TestClass]) -> CodePlace? {
        for tests in tests {
            let type = tests.name.split(separator: ".").last ?? ""
            for method in tests.methods where "\(type).\(method.plainName)" == name { return method.place }
        }
        return nil
    }

    private mutating func read(_ line: Substring) {
        // The output of a test that prints in an endless loop can have hundreds of thousands of lines too short to
        // matter.
        guard isInMessage || line.utf8.count > 10 else { return }
        if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") {
            isInMessage = false
        } else if line.hasPrefix("Test Case '") {
            isInMessage = false
            readCase(line.dropFirst("Test Case '".count))
        } else if let failure = Self.failure(line) {
            failures.append(failure)
            isInMessage = true
        } else if isInMessage, !line.isEmpty, TestResult.Failure(crash: line, [:]) == nil {
            failures[failures.count - 1].message += "\n\(line)"
        }
    }

    /// Parses `NAME' started at …` and `NAME' passed (…`.
    private mutating func readCase(_ line: Substring) {
        guard let quote = line.lastIndex(of: "'") else { return }
        let name = Self.name(line[..<quote])
        let word = line[quote...].dropFirst(2).prefix { $0.isLetter }
        let hasEnded = word != "started"
        if hasEnded {
            let outcome = TestResult.Outcome(rawValue: String(word)) ?? .failed
            let failures = outcome == .failed ? failures : []
            results.append(TestResult(name: name, outcome: outcome, failures: failures))
        }
        (current, failures) = (hasEnded ? nil : name, [])
    }

    /// Returns `ProfileTests.testIt` for `ProfileTests.testIt` or `-[AppTests.ProfileTests testIt]`.
    private static func name(_ text: Substring) -> String {
        guard text.hasPrefix("-["), text.hasSuffix("]") else { return String(text) }
        let words = text.dropFirst(2).dropLast().split(separator: " ")
        let type = words.first?.split(separator: ".").last ?? ""
        return "\(type).\(words.last ?? "")"
    }

    /// Parses `PATH:LINE: error: NAME : MESSAGE`.
    private static func failure(_ line: Substring) -> TestResult.Failure? {
        guard let mark = line.firstRange(of: ": error: "),
            let colon = line[mark.upperBound...].firstRange(of: " : "),
            let (path, number) = line[..<mark.lowerBound].numbered
        else { return nil }
        let message = line[colon.upperBound...]
        // If an assertion has no message, XCTest prints a hyphen without a text.
        let text = message.hasSuffix(" - ") ? message.dropLast(3) : message
        let isKnown = isAbsolutePath(String(path))
        return TestResult.Failure(
            message: String(text),
            place: isKnown ? CodePlace(path: AbsolutePath(String(path)), line: number) : nil)
    }
}
