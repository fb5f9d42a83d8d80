import Testing

@testable import Mutation

@Suite struct OrderTests {
    @Test("neighboring calls and assignments change places") func neighborsChangePlaces() {
        let found = changes(
            .swapStatements,
            """
            func f() {
              let a = g()
              a.h()
              b = 1
              a.i()
              return
            }
            """)
        #expect(found == ["a.h() b = 1 → b = 1 a.h()", "b = 1 a.i() → a.i() b = 1"])
    }

    @Test("subviews change places") func subviewsChangePlaces() {
        let found = changes(.swapStatements, "let v = VStack {\n  Text(a)\n  Button(b)\n}")
        #expect(found == ["Text(a) Button(b) → Button(b) Text(a)"])
    }

    @Test("the other end of a list is taken") func theOtherEndIsTaken() {
        let found = changes(.swapEnds, "func f() {\n  a.first?.b()\n  a.lastIndex(of: b)\n  first.c()\n}")
        #expect(found == ["a.first?.b() → a.last?.b()", "a.lastIndex(of: b) → a.firstIndex(of: b)"])
    }
}
