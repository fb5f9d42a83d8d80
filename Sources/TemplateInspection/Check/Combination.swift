import GenerambaKit
import SourceText
import SwiftText

/// The names, prefix, parameters and library for tests from which one or more modules of a target are generated.
package struct Combination: Sendable {
    /// The names of the modules.
    package var names = ["Profile"]
    package var prefix: String?
    /// The given parameters, in the order in which the template declares them.
    package var given: [GivenParameter] = []
    /// The library that the tests are converted to; nil if the template decides.
    package var tests: TestFramework?

    /// Returns this combination for each of the libraries for tests; only itself if there are none.
    package func each(of testFrameworks: [TestFramework]) -> [Combination] {
        guard !testFrameworks.isEmpty else { return [self] }
        return testFrameworks.map { Combination(names: names, prefix: prefix, given: given, tests: $0) }
    }

    /// The arguments of `generamba gen`, without the template: `Profile --prefix ZZ --worker true`.
    package var text: String {
        let own = [("prefix", prefix), ("tests", tests?.rawValue)].compactMap { name, value in
            value.map { (name, $0) }
        }
        let options = own + given.map { ($0.name, $0.text.text) }
        return ([names.joined(separator: ",")] + options.map { "--\($0) \(quotedForShell($1))" })
            .joined(separator: " ")
    }
}
