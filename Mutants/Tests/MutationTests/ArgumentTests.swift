import Testing

@testable import Mutation

@Suite struct ArgumentTests {
    @Test("each two arguments are swapped, and keep their labels") func eachTwoArgumentsAreSwapped() {
        let found = changes(.swapArguments, "func f() {\n  g(a, b: b, c: c)\n}")
        #expect(
            found == [
                "g(a, b: b, c: c) → g(b, b: a, c: c)", "g(a, b: b, c: c) → g(c, b: b, c: a)",
                "g(a, b: b, c: c) → g(a, b: c, c: b)",
            ])
    }

    @Test("equal arguments cannot be swapped") func equalArgumentsCannotBeSwapped() {
        #expect(changes(.swapArguments, "func f() {\n  g(a, b: a)\n}") == [])
    }

    @Test("nil stands for each argument and each assigned value") func nilStandsForEachValue() {
        let found = changes(.assignNil, "func f() {\n  self.a = b ?? c\n  d += 1\n  g(a, b: nil)\n}")
        #expect(found == ["self.a = b ?? c → self.a = nil", "g(a, b: nil) → g(nil, b: nil)"])
    }

    @Test("the result of a call is ignored instead of stored") func theResultOfACallIsIgnored() {
        let found = changes(.discardValue, "func f() {\n  self.a = Task { b() }\n  c = d\n}")
        #expect(found == ["self.a = Task { b() } → _ = Task { b() }"])
    }

    @Test("the value of a property is a call, too") func theValueOfAPropertyIsACallToo() {
        let found = changes(.swapArguments, "class C {\n  let a = B(c: c, d: d)\n}")
        #expect(found == ["let a = B(c: c, d: d) → let a = B(c: d, d: c)"])
    }
}
