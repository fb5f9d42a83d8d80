/// A library that Swift tests are written with.
package enum TestFramework: String, Sendable, CaseIterable {
    case swiftTesting = "swift-testing"
    case xctest

    /// The library that a file of tests imports; Swift Testing if it imports both, nil if it imports neither.
    package init?(of bytes: [UInt8]) {
        let modules = ImportStatement.all(in: SwiftToken.all(in: bytes)).map(\.module)
        func imports(_ name: String) -> Bool { modules.contains { $0.isWord(name) } }
        guard imports("Testing") || imports("XCTest") else { return nil }
        self = imports("Testing") ? .swiftTesting : .xctest
    }
}
