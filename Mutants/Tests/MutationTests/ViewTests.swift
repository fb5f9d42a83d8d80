import Testing

@testable import Mutation

@Suite struct ViewTests {
    @Test("a modifier is dropped wherever it stands in a chain") func aModifierIsDropped() {
        let found = changes(
            .dropModifier,
            """
            struct V: View {
              var body: some View { content.padding().sheet(item: $a) { B() } }
              func f() { service.load() }
            }
            """)
        #expect(
            found == [
                "var body: some View { content.padding().sheet(item: $a) { B() } } → var body: some View { content.padding() }",
                "var body: some View { content.padding().sheet(item: $a) { B() } } → var body: some View { content.sheet(item: $a) { B() } }",
            ])
    }

    @Test("a property wrapper gives way to another one") func aWrapperIsReplaced() {
        let found = changes(
            .swapWrapper,
            """
            struct V {
              @StateObject var a = A()
              @State private var b = B()
              @MainActor var c = C()
            }
            """)
        #expect(
            found == [
                "@StateObject var a = A() → @ObservedObject var a = A()",
                "@State private var b = B() → private var b = B()",
            ])
    }

    @Test("a binding becomes a constant") func aBindingBecomesAConstant() {
        let found = changes(
            .constantBinding, "func f() { g($state.isShown, $a); h { $0.name } }")
        #expect(
            found == [
                "func f() { g($state.isShown, $a); h { $0.name } } → func f() { g(.constant(state.isShown), $a); h { $0.name } }",
                "func f() { g($state.isShown, $a); h { $0.name } } → func f() { g($state.isShown, .constant(a)); h { $0.name } }",
            ])
    }
}
