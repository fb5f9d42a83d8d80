/// A library that Swift tests are written with.
package enum TestFramework: String, Sendable, CaseIterable {
    case swiftTesting = "swift-testing"
    case xctest

    /// The name of the module that tests import.
    private var module: String { self == .xctest ? "XCTest" : "Testing" }

    /// The library that a file of tests imports; Swift Testing if it imports both, nil if it imports neither.
    package init?(of bytes: [UInt8]) {
        let imports = ImportStatement.all(in: SwiftToken.all(in: bytes)).map(\.module)
        let used = Self.allCases.first { library in imports.contains { $0.isWord(library.module) } }
        guard let used else { return nil }
        self = used
    }
}
