/// The templates with a test that does not end, while they are checked: each of their combinations would take its time.
/// A class, as threads share it; its lock guards all that changes.
final class HungTests: @unchecked Sendable {
    /// Why the tests of what comes later do not run.
    static let reason = "a test of an earlier combination does not end"

    private let lock = Lock()
    private var templates: Set<String> = []

    func has(_ template: String) -> Bool { lock.locked { templates.contains(template) } }

    func note(_ result: CaseResult, of template: String) {
        guard result.isEndless else { return }
        lock.locked { _ = templates.insert(template) }
    }

    /// The results, in the order of the work, of which those behind a test that hangs say nothing of tests:
    /// whether they ran is a matter of chance.
    static func settled<Key>(
        _ results: [(Key, CaseResult)], template: (Key) -> String
    ) -> [(Key, CaseResult)] {
        var endless: Set<String> = []
        return results.map { key, result in
            let template = template(key)
            var result = result
            if endless.contains(template), !result.tests.isEmpty {
                (result.tests, result.notRun, result.reason) = ([], 0, reason)
            } else if result.isEndless {
                endless.insert(template)
            }
            return (key, result)
        }
    }
}

extension CaseResult {
    fileprivate var isEndless: Bool { tests.contains(where: \.isEndless) }
}
