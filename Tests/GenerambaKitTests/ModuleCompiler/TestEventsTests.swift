import Testing

@testable import GenerambaKit
@testable import SystemAccess
@testable import TemplateInspection

struct TestEventsTests {
    private static let file = AbsolutePath("/tmp/ATests.swift")
    private static let view = AbsolutePath("/tmp/View.swift")
    private static let place = #""sourceLocation":{"column":2,"fileID":"ShopTests/ATests.swift","line":4}"#
    private static let id = "ShopTests.Outer/ATests/takes(_:b:)/ATests.swift:4:2"

    /// The events of a run, from their kinds and the rest of their payloads.
    private static func events(_ events: (kind: String, rest: String)...) -> String {
        let test = """
            {"kind":"test","payload":{"id":"ShopTests.Outer","kind":"suite","name":"Outer",\(place)},"version":0}
            {"kind":"test","payload":{"id":"\(id)","isParameterized":true,"kind":"function","name":"takes(_:b:)",\(place)},"version":0}

            """
        return test
            + events.map { #"{"kind":"event","payload":{"kind":"\#($0)"\#($1)},"version":0}"# + "\n" }
            .joined()
    }

    private static let ofTest = #","testID":"\#(id)""#

    private static func ofCase(_ arguments: String) -> String {
        ofTest + #","_testCase":{"displayName":"\#(arguments)","id":"1"}"#
    }

    private static func issue(_ messages: String..., isKnown: Bool = false, line: Int? = nil) -> String {
        let texts = messages.map { #"{"symbol":"fail","text":"\#($0)"}"# }.joined(separator: ",")
        let place = line.map {
            #","sourceLocation":{"column":2,"fileID":"ShopTests/ATests.swift","line":\#($0)}"#
        }
        return #","issue":{"isKnown":\#(isKnown)\#(place ?? "")},"messages":[\#(texts)]"#
    }

    private func parse(
        _ stream: String, errors: String = "", status: Int = 0, excess: Subprocess.LimitExceeded? = nil
    ) -> TestEvents {
        var run = Subprocess.Output()
        run.standardError = Array(errors.utf8)
        (run.status, run.excess) = (status, excess)
        return TestEvents(
            Array(stream.utf8), run, sources: ["Shop": [Self.view], "ShopTests": [Self.file]])
    }

    private func result(
        _ outcome: TestResult.Outcome, _ failures: TestResult.Failure..., isEndless: Bool = false
    ) -> TestResult {
        TestResult(
            name: "Outer.ATests.takes(_:b:)", outcome: outcome, failures: failures, isEndless: isEndless)
    }

    private func failure(_ message: String, line: Int = 4, with arguments: String? = nil)
        -> TestResult.Failure
    {
        .init(message: message, place: CodePlace(path: Self.file, line: line), arguments: arguments)
    }

    @Test func aParameterizedTestCountsOnce() {
        let events = parse(
            Self.events(
                ("runStarted", ""), ("testStarted", #","testID":"ShopTests.Outer""#),
                ("testStarted", Self.ofTest),
                ("testCaseStarted", Self.ofCase("1, 2")), ("testCaseEnded", Self.ofCase("1, 2")),
                ("testCaseStarted", Self.ofCase("3, 4")), ("testCaseEnded", Self.ofCase("3, 4")),
                ("testEnded", Self.ofTest), ("testEnded", #","testID":"ShopTests.Outer""#), ("runEnded", "")))
        #expect(events.results == [result(.passed)])
        #expect(events.count == 1)
    }

    @Test func aFailureHasItsArgumentsAndItsPlace() {
        let events = parse(
            Self.events(
                ("testStarted", Self.ofTest), ("testCaseStarted", Self.ofCase("1, 2")),
                ("issueRecorded", Self.ofCase("1, 2") + Self.issue("Expectation failed: a", "why", line: 7)),
                ("issueRecorded", Self.ofCase("1, 2") + Self.issue("known", isKnown: true)),
                ("issueRecorded", Self.ofTest + Self.issue("without a place")),
                ("issueRecorded", Self.issue("of a detached task")),
                ("testCaseEnded", Self.ofCase("1, 2")), ("testEnded", Self.ofTest), ("runEnded", "")),
            status: 1)
        #expect(
            events.results == [
                result(
                    .failed, failure("Expectation failed: a - why", line: 7, with: "1, 2"),
                    failure("without a place", with: "1, 2"), failure("of a detached task", with: "1, 2"))
            ])
        #expect(
            events.results[0].name(with: "1, 2") == "'Outer.ATests.takes(_:b:)' with the arguments 1, 2")
    }

    @Test func anOldVersionRepeatsThePlaceInTheMessage() {
        let events = parse(
            Self.events(
                ("testStarted", Self.ofTest),
                (
                    "issueRecorded",
                    Self.ofTest + Self.issue("Test a() recorded an issue at ATests.swift:9:2: No: a", line: 9)
                ), ("testEnded", Self.ofTest), ("runEnded", "")), status: 1)
        #expect(events.results == [result(.failed, failure("No: a", line: 9))])
    }

    @Test func aKnownIssueIsNoFailureAndADisabledTestIsSkipped() {
        let known = parse(
            Self.events(
                ("testStarted", Self.ofTest), ("issueRecorded", Self.ofTest + Self.issue("a", isKnown: true)),
                ("testEnded", Self.ofTest), ("runEnded", "")))
        #expect(known.results == [result(.passed)])
        let skipped = parse(
            Self.events(
                ("testSkipped", #","testID":"ShopTests.Outer""#), ("testSkipped", Self.ofTest),
                ("runEnded", "")))
        #expect(skipped.results == [result(.skipped)])
    }

    @Test func theRunningTestHasTheEndOfTheProgram() {
        let stream = Self.events(
            ("testStarted", Self.ofTest), ("testCaseStarted", Self.ofCase("1, 2")),
            ("issueRecorded", Self.ofCase("1, 2") + Self.issue("before", line: 7)))
        let before = failure("before", line: 7, with: "1, 2")
        var crash = failure("Fatal error: no way", with: "1, 2")
        crash.place = CodePlace(path: Self.view, line: 3)
        #expect(
            parse(
                stream + #"{"kind":"ev"#, errors: "Shop/View.swift:3: Fatal error: no way\n", status: 132
            ).results == [result(.failed, before, crash)])
        #expect(
            parse(stream, status: 139).results == [
                result(.failed, before, failure("terminated by signal 11", with: "1, 2"))
            ])
        #expect(
            parse(stream).results == [
                result(.failed, before, failure("exited with status 0", with: "1, 2"))
            ])
        #expect(
            parse(stream, status: 137, excess: .silence(10)).results == [
                result(
                    .failed, before, failure("did not finish within 10 s", with: "1, 2"), isEndless: true)
            ])
    }

    @Test func anEndOutsideOfTestsIsAFailure() {
        let failure = TestResult(
            name: "the test run", outcome: .failed, failures: [.init(message: "exited with status 3")])
        #expect(parse("", status: 3).results == [failure])
        #expect(parse(Self.events(("runEnded", "")), status: 3).results == [failure])
        #expect(parse(#"{"kind":"event","payload":{"kind":"runEnded"}}"#, status: 69).results == [])
        let loose = Self.events(("issueRecorded", Self.issue("loose")), ("runEnded", ""))
        #expect(
            parse(loose, status: 1).results == [
                TestResult(name: "the test run", outcome: .failed, failures: [.init(message: "loose")])
            ])
    }

    @Test func aSuiteMayFailWithoutItsTests() {
        let ofSuite = #","testID":"ShopTests.Outer""#
        let events = parse(
            Self.events(
                ("testStarted", ofSuite), ("issueRecorded", ofSuite + Self.issue("no")),
                ("testEnded", ofSuite),
                ("runEnded", "")), status: 1)
        #expect(events.results == [TestResult(name: "Outer", outcome: .failed, failures: [failure("no")])])
    }

    @Test(arguments: [
        ("import Testing\n", true), ("@testable import Shop; import Testing", true),
        ("import struct Testing.Tag", true), ("// import Testing\nlet a = \"import Testing\"", false),
        ("import XCTest\nlet Testing = 1", false), ("import TestingSupport", false), ("import", false),
    ])
    func codeThatImportsTheLibraryIsFound(_ code: String, isFound: Bool) {
        #expect(SourceWords(Array(code.utf8)).usesSwiftTesting == isFound)
    }
}
