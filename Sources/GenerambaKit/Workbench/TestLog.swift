/// What a run of XCTest prints, read line by line.
package struct TestLog {
    package private(set) var results: [TestResult] = []
    /// The test that has begun and not ended.
    private var current: String?
    private var failures: [TestResult.Failure] = []
    /// Whether the next lines go on with the message of the last failure.
    private var isInMessage = false
    /// What the program said when it crashed.
    private var crash: TestResult.Failure?

    /// Reads what a run printed.
    package init(_ output: Subprocess.Output, secondsAtMost limit: Int) {
        for bytes in [output.standardError, output.standardOutput] {
            let text = String(decoding: bytes, as: UTF8.self)
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                read(line)
            }
            isInMessage = false
        }
        noteEnd(output, limit)
    }

    /// Notes an end in the middle of a test, and one that no test has to answer for.
    private mutating func noteEnd(_ output: Subprocess.Output, _ limit: Int) {
        let isUsual = output.status == 0 || output.status == 1 && results.contains { $0.outcome == .failed }
        guard current != nil || output.tookTooLong || !isUsual else { return }
        let end = crash ?? TestResult.Failure(message: Self.end(output, limit))
        let name = current ?? "the test run"
        results.append(TestResult(name: name, outcome: .failed, failures: failures + [end]))
    }

    private static func end(_ output: Subprocess.Output, _ limit: Int) -> String {
        guard !output.tookTooLong else { return "did not end within \(limit) s" }
        return output.status > 128
            ? "ended by signal \(output.status - 128)" : "ended the program with status \(output.status)"
    }

    private mutating func read(_ line: Substring) {
        if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") {
            isInMessage = false
        } else if line.hasPrefix("Test Case '") {
            isInMessage = false
            readCase(line.dropFirst("Test Case '".count))
        } else if let failure = Self.failure(line) {
            failures.append(failure)
            isInMessage = true
        } else if let failure = Self.crash(line) {
            crash = failure
        } else if isInMessage, !line.isEmpty {
            failures[failures.count - 1].message += "\n\(line)"
        }
    }

    /// Reads `NAME' started at …`, `NAME' passed (…`.
    private mutating func readCase(_ line: Substring) {
        guard let quote = line.lastIndex(of: "'") else { return }
        let name = Self.name(line[..<quote])
        let word = line[quote...].dropFirst(2).prefix { $0.isLetter }
        guard word != "started" else {
            (current, failures) = (name, [])
            return
        }
        let outcome: TestResult.Outcome = word == "passed" ? .passed : word == "skipped" ? .skipped : .failed
        results.append(TestResult(name: name, outcome: outcome, failures: outcome == .failed ? failures : []))
        (current, failures) = (nil, [])
    }

    /// `ProfileTests.testIt`, of that or of `-[AppTests.ProfileTests testIt]`.
    private static func name(_ text: Substring) -> String {
        guard text.hasPrefix("-["), text.hasSuffix("]") else { return String(text) }
        let words = text.dropFirst(2).dropLast().split(separator: " ")
        let type = words.first?.split(separator: ".").last ?? ""
        return "\(type).\(words.last ?? "")"
    }

    /// Reads `PATH:LINE: error: NAME : MESSAGE`.
    private static func failure(_ line: Substring) -> TestResult.Failure? {
        guard let mark = line.firstRange(of: ": error: "),
            let colon = line[mark.upperBound...].firstRange(of: " : ")
        else { return nil }
        return failure(line[..<mark.lowerBound], message: line[colon.upperBound...])
    }

    /// Reads `MODULE/FILE:LINE: Fatal error: MESSAGE`, of which only the module's name and the file's are known.
    private static func crash(_ line: Substring) -> TestResult.Failure? {
        guard let mark = line.firstRange(of: "Fatal error"), mark.lowerBound > line.startIndex else {
            return nil
        }
        return TestResult.Failure(message: String(line[mark.lowerBound...]))
    }

    private static func failure(_ place: Substring, message: Substring) -> TestResult.Failure? {
        guard let colon = place.lastIndex(of: ":"), let number = Int(place[colon...].dropFirst()) else {
            return nil
        }
        let path = String(place[..<colon])
        return TestResult.Failure(
            message: String(message).trimmedEnd, path: isAbsolutePath(path) ? FilePath(path) : nil,
            line: max(1, number))
    }
}

extension String {
    /// Without blanks and the lone hyphen that XCTest leaves where an assertion has no message.
    fileprivate var trimmedEnd: String {
        let text = hasSuffix(" - ") ? dropLast(3) : self[...]
        return String(text)
    }
}
