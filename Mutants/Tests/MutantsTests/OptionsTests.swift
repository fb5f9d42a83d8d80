import GenerambaKit
import Testing

@testable import mutants

@Suite struct OptionsTests {
    @Test("the tests are those of XCTest unless an option names another library")
    func theTestsAreThoseOfXCTestUnlessAnOptionNamesAnotherLibrary() throws {
        #expect(try Options(["silver"]).tests == .xctest)
        #expect(try Options(["--tests", "swift-testing", "silver"]).tests == .swiftTesting)
    }

    @Test("another library is refused") func anotherLibraryIsRefused() {
        let found = #expect(throws: Diagnostics.self) { try Options(["--tests", "quick", "silver"]) }
        #expect(
            found?.all.map(\.message) == [
                "'--tests' must be 'swift-testing' or 'xctest', not 'quick'"
            ])
    }
}
