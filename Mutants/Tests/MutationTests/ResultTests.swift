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

    @Test func `what uses the result is dropped`() {
        let before = "let user = try await service.user(id) output?.didLoad(user)"
        #expect(changes(.dropResult, text) == ["\(before) → _ = try await service.user(id)"])
    }

    @Test func `the call is dropped with what uses its result`() {
        let before = "let user = try await service.user(id) output?.didLoad(user)"
        #expect(changes(.dropCall, text) == ["\(before) → "])
    }

    @Test func `an awaited call without a result is a statement`() {
        let found = changes(.dropStatement, "func f() async {\n  await g()\n}")
        #expect(found == ["await g() → "])
    }
}
