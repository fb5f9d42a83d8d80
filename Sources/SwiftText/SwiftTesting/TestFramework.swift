/// A library that Swift tests are written with.
package enum TestFramework: String, Sendable, CaseIterable {
    case swiftTesting = "swift-testing"
    case xctest

    /// The library that a file of tests imports; Swift Testing if it imports both, nil if it imports neither.
    package init?(of bytes: [UInt8]) {
        let imports = ImportStatement.all(in: SwiftToken.all(in: bytes)).map(\.module)
        if imports.contains(where: { $0.isWord("Testing") }) {
            self = .swiftTesting
        } else if imports.contains(where: { $0.isWord("XCTest") }) {
            self = .xctest
        } else {
            return nil
        }
    }
}
