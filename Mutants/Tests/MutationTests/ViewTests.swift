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

    @Test("other files see the opaque result of a function, but not the body of a view")
    func otherFilesSeeAnOpaqueResult() {
        let file = ModuleFile(
            path: "a.swift",
            text: """
                struct V: View {
                  var body: some View { a.padding() }
                  func f() -> some View { a.padding() }
                }
                """)
        let found = Mutant.all(of: [file]).filter { $0.kind == .dropModifier }
        #expect(found.map(\.changesInterface) == [false, true])
    }
}
