import GenerambaKit
import SystemAccess

/// Parses the event stream of Swift Testing, which has a JSON text in each line (see "JSON schema" in the documentation
/// of Swift Testing).
package struct TestEvents {
    package private(set) var results: [TestResult] = []
    /// The suites and the test functions by their identifiers.
    private var tests: [String: Record.Payload] = [:]
    /// The identifier of the running test function.
    private var current: String?
    /// The arguments of the running case of a parameterized test; nil for any other test.
    private var arguments: String?
    /// The failures of tests that have not ended yet, by their identifiers.
    private var failures: [String: [TestResult.Failure]] = [:]
    private var hasEnded = false
    private let sources: [String: [AbsolutePath]]

    /// How many test functions the program has.
    package var count: Int { tests.values.count { $0.kind == "function" } }

    /// Parses the event stream of a test run.
    ///
    /// - Parameters:
    ///   - output: what the program printed, and how it ended.
    ///   - sources: the source files of each module, to find the ones that an event or a crash names.
    package init(_ stream: [UInt8], _ output: Subprocess.Output, sources: [String: [AbsolutePath]] = [:]) {
        self.sources = sources
        for line in stream.split(separator: UInt8(ascii: "\n")) {
            // If the program crashes while it writes, the last line is incomplete.
            guard let record = try? JSON.decode(Record.self, from: line) else { continue }
            if record.kind == "test", let id = record.payload.id {
                tests[id] = record.payload
            } else if record.kind == "event" {
                read(record.payload)
            }
        }
        let rest = failures.filter { $0.key != current }.sorted { $0.key < $1.key }.flatMap(\.value)
        let hasFailed = !rest.isEmpty || results.contains { $0.outcome == .failed }
        // If there is no test, the status is EX_UNAVAILABLE.
        let isUsual =
            hasEnded && output.excess == nil
            && (output.status == 0 || output.status == 1 && hasFailed || count == 0 && output.status == 69)
        if !rest.isEmpty {
            results.append(TestResult(name: "the test run", outcome: .failed, failures: rest))
        }
        guard !isUsual else { return }
        // The program ended in the middle of a test, or in an unusual way outside of one.
        let test = current.flatMap { tests[$0] }
        var end = TestResult.Failure(
            endOf: output, sources: sources, place: test?.sourceLocation.flatMap(place))
        end.arguments = arguments
        results.append(
            TestResult(
                name: test?.testName ?? "the test run", outcome: .failed,
                failures: (current.flatMap { failures[$0] } ?? []) + [end], isEndless: output.excess != nil))
    }

    private mutating func read(_ event: Record.Payload) {
        let test = event.testID.flatMap { tests[$0] }
        let isFunction = test?.kind == "function"
        switch event.kind {
        case "testStarted" where isFunction: (current, arguments) = (event.testID, nil)
        case "testCaseStarted" where test?.isParameterized == true: arguments = event._testCase?.displayName
        case "testCaseEnded": arguments = nil
        case "issueRecorded" where event.issue?.isKnown == false: note(event)
        case "testSkipped" where isFunction:
            results.append(TestResult(name: test?.testName ?? "", outcome: .skipped))
        case "testEnded":
            if let id = event.testID, let test { finish(id, test) }
        case "runEnded": hasEnded = true
        default: break
        }
    }

    /// Adds a failure to the test that it belongs to. Tests run one after the other, so an issue of a detached task
    /// belongs to the running one.
    private mutating func note(_ event: Record.Payload) {
        let id = event.testID ?? current ?? ""
        let place = (event.issue?.sourceLocation ?? tests[id]?.sourceLocation).flatMap(place)
        let texts = event.messages?.map(\.text) ?? []
        var message = ([event.issue?.message(texts.first ?? "") ?? ""] + texts.dropFirst())
            .joined(separator: " - ")
        // `Issue.record("a")` has the own words of the test.
        if message.hasPrefix("Issue recorded - ") { message.removeFirst("Issue recorded - ".count) }
        failures[id, default: []].append(
            TestResult.Failure(message: message, place: place, arguments: arguments(event._testCase, of: id)))
    }

    private func arguments(_ testCase: Record.Case?, of id: String) -> String? {
        guard tests[id]?.isParameterized == true else { return nil }
        return testCase?.displayName ?? (id == current ? arguments : nil)
    }

    /// Adds the result of a function, or the failures of a suite that are those of no function.
    private mutating func finish(_ id: String, _ test: Record.Payload) {
        let failures = failures.removeValue(forKey: id) ?? []
        if test.kind == "function" || !failures.isEmpty {
            let outcome = failures.isEmpty ? TestResult.Outcome.passed : .failed
            results.append(TestResult(name: test.testName, outcome: outcome, failures: failures))
        }
        if id == current { (current, arguments) = (nil, nil) }
    }

    /// The place in one of the sources; nil for any other file.
    private func place(_ location: Record.Location) -> CodePlace? {
        TestResult.Failure.source(location.fileID, sources).map { CodePlace(path: $0, line: location.line) }
    }
}

/// A line of the event stream: a test, before all of them run, or an event.
private struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
        /// Of a test, `suite` or `function`; the kind of the event otherwise.
        let kind: String
        /// Of a test: `ShopTests.ProfileTests/showsTitle(_:)/ProfileTests.swift:7:6`, or `ShopTests.ProfileTests`.
        let id: String?
        let isParameterized: Bool?
        let sourceLocation: Location?
        /// The identifier of the test that the event belongs to.
        let testID: String?
        let issue: Issue?
        let messages: [Message]?
        /// The case of the test function. It is not part of the schema, but all versions write it.
        let _testCase: Case?

        /// The types and the function: `ProfileTests.showsTitle(_:)`.
        var testName: String {
            let path = id?.split(separator: ".", maxSplits: 1).last ?? ""
            let end = kind == "function" ? path.lastIndex(of: "/") : nil
            let parts = path[..<(end ?? path.endIndex)].split(
                separator: "`", omittingEmptySubsequences: false)
            // A name in backticks may contain any character.
            return parts.enumerated()
                .map { $0.isMultiple(of: 2) ? String($1).replacing("/", with: ".") : String($1) }
                .joined()
        }
    }

    struct Location: Decodable {
        /// The module and the name of the file: `ShopTests/ProfileTests.swift`.
        let fileID: String
        let line: Int
        let column: Int
    }

    struct Issue: Decodable {
        let isKnown: Bool
        let sourceLocation: Location?

        /// Returns `Expectation failed` for `Test a() recorded an issue at ATests.swift:4:2: Expectation failed`, which
        /// old versions write.
        func message(_ text: String) -> String {
            guard let mark = text[...].firstRange(of: " recorded an issue") else { return text }
            let place = sourceLocation.map { ":\($0.line):\($0.column): " } ?? ": "
            let rest = text[mark.upperBound...]
            return rest.firstRange(of: place).map { String(rest[$0.upperBound...]) } ?? text
        }
    }

    struct Message: Decodable { let text: String }

    struct Case: Decodable {
        /// The arguments, separated by commas.
        let displayName: String
    }
}
