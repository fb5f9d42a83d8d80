import GenerambaKit
import SourceText
import Testing

@testable import mutants

@Suite struct OptionsTests {
    @Test("the tests are those of both libraries unless an option names one")
    func theTestsAreThoseOfBothLibrariesUnlessAnOptionNamesOne() throws {
        #expect(try Options(["silver"]).tests == [.xctest, .swiftTesting])
        #expect(try Options(["--tests", "swift-testing", "silver"]).tests == [.swiftTesting])
    }

    @Test("all mutants are tried unless an option asks for less")
    func allMutantsAreTriedUnlessAnOptionAsksForLess() throws {
        #expect(try Options(["silver"]).every == 1)
        #expect(try Options(["--every", "10", "silver"]).every == 10)
    }

    @Test("another library is refused") func anotherLibraryIsRefused() {
        let found = #expect(throws: Diagnostics.self) { try Options(["--tests", "quick", "silver"]) }
        #expect(
            found?.all.map(\.message) == [
                "'--tests' must be 'swift-testing' or 'xctest', not 'quick'"
            ])
    }
}
