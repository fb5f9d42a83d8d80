import Testing

@testable import Mutation

@Suite struct VariableTests {
    @Test("the next property of the same type is named") func anotherPropertyIsNamed() {
        let found = changes(
            .otherVariable,
            """
            final class C {
              var a: Task<Void, Never>?, b: Task<Void, Never>?, d: Task<Void, Never>?
              let c: Int
              func f() {
                a?.cancel()
                d = nil
                g(c, x.a)
              }
            }
            """)
        #expect(found == ["a?.cancel() → b?.cancel()", "d = nil → a = nil"])
    }

    @Test("the next parameter of the same type is named") func anotherParameterIsNamed() {
        let found = changes(
            .otherVariable, "func f(from a: Int, c: Bool, _ b: Int) {\n  g(a: a)\n  h(c)\n}")
        #expect(found == ["g(a: a) → g(a: b)"])
    }

    @Test("a parameter hides a property, and a variable hides both") func aParameterHidesAProperty() {
        let found = changes(
            .otherVariable,
            "struct S {\n  var a: Int, b: Int\n  func f(a: Int) { g(a) }\n  func h() {\n    let b = 1\n    g(b)\n  }\n}"
        )
        #expect(found == [])
    }

    @Test("another case of a type that is named is used") func anotherCaseOfANamedType() {
        let found = changes(.otherCase, "enum State { case idle, loading, loaded(Int) }\nlet a = State.idle")
        #expect(found == ["let a = State.idle → let a = State.loading"])
    }
}
