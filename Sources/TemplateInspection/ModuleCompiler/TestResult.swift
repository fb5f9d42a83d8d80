import SystemAccess

/// The result of a test.
package struct TestResult: Sendable, Equatable {
    /// A failed assertion, or the way in which the test ended the program.
    package struct Failure: Sendable, Equatable {
        package var message: String
        /// The place of the failure; nil if it is unknown.
        package var place: CodePlace?
        /// The arguments with which a parameterized test failed, separated by commas; nil for any other test.
        package var arguments: String?
    }

    package enum Outcome: String, Sendable { case passed, failed, skipped }

    /// Class and method, as in `ProfileTests.testIt`, or suite and function, as in `ProfileTests.showsTitle(_:)`.
    package var name: String
    package var outcome: Outcome
    package var failures: [Failure] = []
    /// Whether the test hung until a time limit.
    package var isEndless = false

    /// The quoted name, with the arguments of a parameterized test.
    package func name(with arguments: String?) -> String {
        guard let arguments else { return "'\(name)'" }
        return
            "'\(name)' with \(name.count { $0 == ":" } > 1 ? "the arguments" : "the argument") \(arguments)"
    }
}

extension TestResult.Failure {
    /// The failure of a test that ended the program, or of the whole run. A crash in one of the source files of a module
    /// replaces the place of the running test.
    init(endOf output: Subprocess.Output, sources: [String: [AbsolutePath]], place: CodePlace?) {
        let lines = [output.standardError, output.standardOutput]
            .flatMap { $0.split(separator: UInt8(ascii: "\n")) }.lazy.reversed().filter { $0.count > 10 }
        let crash =
            output.excess == nil
            ? lines.compactMap { Self(crash: String(decoding: $0, as: UTF8.self)[...], sources) }.first : nil
        // How the program ended, if it printed nothing about it.
        let end =
            switch output.excess {
            case .silence(let limit): "did not finish within \(limit) s"
            case .some(let excess): "was stopped: the tests \(excess.text)"
            case nil where output.status > 128: "terminated by signal \(output.status - 128)"
            case nil: "exited with status \(output.status)"
            }
        self.init(message: crash?.message ?? end, place: crash?.place ?? place)
    }

    /// Parses `MODULE/FILE:LINE: Fatal error: MESSAGE`, or the message alone. Nil for any other line.
    package init?(crash line: Substring, _ sources: [String: [AbsolutePath]]) {
        let marks = [
            "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
        ]
        guard let start = marks.lazy.compactMap({ line.firstRange(of: $0)?.lowerBound }).first
        else { return nil }
        self.init(message: String(line[start...]))
        let place = line[..<start]
        if place.isEmpty { return }
        guard place.hasSuffix(": "), let (file, number) = place.dropLast(2).numbered else { return nil }
        self.place = Self.source(String(file), sources).map { CodePlace(path: $0, line: number) }
    }

    /// The source file that is called `MODULE/FILE`.
    package static func source(_ id: String, _ sources: [String: [AbsolutePath]]) -> AbsolutePath? {
        let slash = id.firstIndex(of: "/") ?? id.endIndex
        return sources[String(id[..<slash])]?.first { $0.name == id[slash...].dropFirst() }
    }
}
