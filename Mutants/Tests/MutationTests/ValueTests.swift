import Testing

@testable import Mutation

@Suite struct ValueTests {
    @Test("a shared object gives way to a new one") func aSharedObjectGivesWay() {
        let found = changes(
            .otherInstance,
            """
            final class Navigation {}
            struct Context { var navigation: Navigation }
            func f(context: Context, navigation: Navigation) {
              g(context.navigation, navigation, 1)
              h.navigation = navigation
            }
            """)
        #expect(
            found == [
                "g(context.navigation, navigation, 1) → g(Navigation(), navigation, 1)",
                "g(context.navigation, navigation, 1) → g(context.navigation, Navigation(), 1)",
                "h.navigation = navigation → h.navigation = Navigation()",
            ])
    }

    @Test("a closure is emptied") func aClosureIsEmptied() {
        let found = changes(
            .emptyClosure,
            "let a = f { g() }\nlet b = f { h($0) }\nlet c = f { a in h(a); g() }\nlet d = f {}")
        #expect(
            found == [
                "let b = f { h($0) } → let b = f { _ in }",
                "let c = f { a in h(a); g() } → let c = f { a in }",
            ])
    }

    @Test("another case of the enumeration is named") func anotherCaseIsNamed() {
        let found = changes(
            .otherCase,
            """
            enum State {
              case idle, loading
              case loaded(Int), failed(Error)
            }
            func f() {
              state = .loading
              state = .loaded(1)
              color = .red
            }
            """)
        #expect(found == ["state = .loading → state = .idle", "state = .loaded(1) → state = .failed(1)"])
    }

    @Test("conditions and Booleans turn around") func conditionsTurnAround() {
        #expect(
            changes(.negate, "func f() {\n  if a.isB { g() }\n  guard let a, a == b else { return }\n}") == [
                "if a.isB { g() } → if !(a.isB) { g() }",
                "guard let a, a == b else { return } → guard let a, !(a == b) else { return }",
                "guard let a, a == b else { return } → guard let a, a != b else { return }",
            ])
        #expect(
            changes(.flipBoolean, "func f() {\n  g(animated: true)\n}") == [
                "g(animated: true) → g(animated: false)"
            ])
    }
}
