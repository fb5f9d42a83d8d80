/// The templates with a test that does not end, while they are checked: each of their combinations would take its time.
/// A class, as threads share it; its lock guards all that changes.
final class EndlessTests: @unchecked Sendable {
    /// Why the tests of what comes later do not run.
    static let reason = "a test of an earlier combination does not end"

    private let lock = Lock()
    private var templates: Set<String> = []

    func has(_ template: String) -> Bool { lock.locked { templates.contains(template) } }

    func note(_ verdict: Verdict, of template: String) {
        guard verdict.isEndless else { return }
        lock.locked { _ = templates.insert(template) }
    }

    /// The verdicts, in the order of the work, of which those behind an endless one say nothing of tests: whether they
    /// ran is a matter of chance.
    static func settled<Key>(_ verdicts: [(Key, Verdict)], template: (Key) -> String) -> [(Key, Verdict)] {
        var endless: Set<String> = []
        return verdicts.map { key, verdict in
            let template = template(key)
            guard endless.contains(template), !verdict.tests.isEmpty else {
                if verdict.isEndless { endless.insert(template) }
                return (key, verdict)
            }
            var settled = verdict
            (settled.tests, settled.notRun, settled.reason) = ([], 0, reason)
            return (key, settled)
        }
    }
}

extension Verdict {
    fileprivate var isEndless: Bool { tests.contains(where: \.isEndless) }
}
