/// What the command line says of the targets that take the files. Nil or empty: the Rambafile's word holds.
package struct TargetOptions: Sendable {
    package var projectTargets: [String] = []
    package var projectFilePath: String?
    package var testTargets: [String] = []
    package var testFilePath: String?
    /// Whether tests are generated where there is a test target.
    package var tests = true

    package init() {}
}
