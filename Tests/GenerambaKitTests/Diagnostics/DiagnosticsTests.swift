import Testing

@testable import GenerambaKit
@testable import SourceText

struct DiagnosticsTests {
    @Test func theSameThingIsSaidOnce() {
        var all = Diagnostics()
        all.add(.error("a"))
        all.add(.error("a"))
        all.add(contentsOf: Diagnostics([.error("a"), .warning("a")]))
        #expect(all.all == [.error("a"), .warning("a")])
    }

    @Test func onlyErrorsAreThrown() throws {
        try Diagnostics([.warning("a")]).throwErrors()
        let both = Diagnostics([.warning("a"), .error("b")])
        #expect(throws: both) { try both.throwErrors() }
    }

    @Test func thrownDiagnosticsCanBeCollected() throws {
        var all = Diagnostics()
        #expect(try all.collect { 1 } == 1)
        let nothing: Int? = try all.collect { throw Diagnostics.error("a") }
        #expect(nothing == nil && all.all == [.error("a")])
        #expect(throws: CancellationError.self) { try all.collect { throw CancellationError() } }
    }
}
