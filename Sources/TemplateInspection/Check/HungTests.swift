import SystemAccess

/// The templates with a test that hangs. While a check runs, it skips the tests of their other combinations, each of
/// which would hang until its time limit. A class because threads share it; its lock guards all mutable state.
final class HungTests: @unchecked Sendable {
    /// Why the tests of later combinations did not run.
    static let reason = "a test of an earlier combination did not finish"

    private let lock = Lock()
    private var templates: Set<String> = []

    func has(_ template: String) -> Bool { lock.locked { templates.contains(template) } }

    func note(_ result: CaseResult, of template: String) {
        guard result.isEndless else { return }
        lock.locked { _ = templates.insert(template) }
    }

    /// The results in their original order, without the test results that follow a hanging test of the same template:
    /// whether those tests ran depends on timing, and the report must not.
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
