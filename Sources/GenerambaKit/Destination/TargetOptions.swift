/// The command line's options for targets. The Rambafile's setting applies where an option is nil or empty.
package struct TargetOptions: Sendable {
    /// The target for the code, which also determines the one for the tests.
    package var target: String?
    package var projectTargets: [String] = []
    package var projectFilePath: String?
    package var testTargets: [String] = []
    package var testFilePath: String?
    /// Whether to generate tests if there is a test target.
    package var tests = true

    package init() {}
}
