import Testing

@testable import Mutation

@Suite struct BranchTests {
    @Test("the branches of a condition change places") func branchesChangePlaces() {
        let found = changes(
            .swapBranches,
            """
            func f() {
              if a { b() } else { c() }
              if a { b() }
              d = a ? b : c
            }
            """)
        #expect(
            found == [
                "if a { b() } else { c() } → if a { c() } else { b() }", "d = a ? b : c → d = a ? c : b",
            ])
    }

    @Test("neighboring cases change their statements") func casesChangeStatements() {
        let found = changes(
            .swapBranches,
            """
            func f() {
              switch a {
              case .b: g()
              case .c: h()
              default: break
              }
            }
            """)
        #expect(
            found == [
                "case .b: g() case .c: h() → case .b: h() case .c: g()",
                "case .c: h() default: break → case .c: break default: h()",
            ])
    }

    @Test("one of several conditions is dropped") func conditionsAreDropped() {
        let found = changes(
            .dropCondition,
            """
            func f() {
              if a, b { c() }
              if let a, b { c() }
              guard a, let b else { return }
              if a { c() }
            }
            """)
        #expect(
            found == [
                "if a, b { c() } → if b { c() }", "if a, b { c() } → if a { c() }",
                "if let a, b { c() } → if let a { c() }",
                "guard a, let b else { return } → guard let b else { return }",
            ])
    }

    @Test("an operand of 'and', 'or' and '??' is dropped") func operandsAreDropped() {
        #expect(
            changes(.dropCondition, "func f() {\n  a = b && c == d\n  return e ?? g\n}") == [
                "a = b && c == d → a = c == d", "a = b && c == d → a = b", "return e ?? g → return g",
            ])
        #expect(
            changes(.dropCondition, "let a = b || c || d") == [
                "let a = b || c || d → let a = c || d", "let a = b || c || d → let a = b || d",
                "let a = b || c || d → let a = b || c",
            ])
    }

    @Test("'!' is dropped") func negationIsDropped() {
        #expect(changes(.negate, "let a = f(!b)") == ["let a = f(!b) → let a = f(b)"])
    }

    @Test("a function of several statements returns early") func aFunctionReturnsEarly() {
        let found = changes(
            .returnEarly,
            "func f() {\n  a()\n  b()\n}\nfunc g() {\n  a()\n}\nfunc h() -> Int {\n  a()\n  return 1\n}")
        #expect(found == ["a() → return; a()"])
    }

    @Test("a call is made twice unless that changes nothing") func aCallIsMadeTwice() {
        let found = changes(
            .doubleCall,
            """
            func f() async {
              await a.b()
              c = d()
              e?.cancel()
              super.g()
              h?.i()
              j()
              l.removeSubrange(m...)
              hasher.combine(n)
            }
            func j() -> Int { k() }
            """)
        #expect(
            found == [
                "await a.b() → await a.b(); await a.b()", "h?.i() → h?.i(); h?.i()",
            ])
    }
}
