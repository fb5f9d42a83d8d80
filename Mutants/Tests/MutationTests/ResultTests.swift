import Testing

@testable import Mutation

@Suite struct ResultTests {
    private let text = """
        func f() async {
          do {
            let user = try await service.user(id)
            output?.didLoad(user)
            output?.didEnd()
          } catch {
            output?.didFail(error)
          }
        }
        """

    @Test("what uses the result is dropped") func whatUsesTheResultIsDropped() {
        let before = "let user = try await service.user(id) output?.didLoad(user)"
        #expect(changes(.dropResult, text) == ["\(before) → _ = try await service.user(id)"])
    }

    @Test("the call is dropped with what uses its result") func theCallIsDroppedWithItsUse() {
        let before = "let user = try await service.user(id) output?.didLoad(user)"
        #expect(changes(.dropCall, text) == ["\(before) → "])
    }

    @Test("an awaited call without a result is a statement") func anAwaitedCallWithoutAResult() {
        let found = changes(.dropStatement, "func f() async {\n  await g()\n}")
        #expect(found == ["await g() → "])
    }
}
