import SwiftText

/// The command line's options for targets. The Rambafile's setting applies where an option is nil or empty.
package struct TargetOptions: Sendable, Equatable {
    /// The target for the code, which also determines the one for the tests.
    package var target: String?
    /// The target to make for the module; nil for one that exists.
    package var new: NewTarget?
    package var projectTargets: [String] = []
    package var projectFilePath: String?
    /// The Xcode group for the code.
    package var projectGroupPath: String?
    package var testTargets: [String] = []
    package var testFilePath: String?
    /// The Xcode group for the tests.
    package var testGroupPath: String?
    /// Whether files in synchronized folders of other targets become exceptions there.
    package var addsExceptions = false
    /// Whether to generate tests if there is a test target.
    package var tests = true
    /// The library for the tests.
    package var testFramework: TestFramework?
    /// Whether generated code keeps its documentation comments.
    package var keepsDocumentation = true

    /// The targets that the options name.
    package var names: [String] { [target].compactMap(\.self) + projectTargets + testTargets }

    package init() {}
}
