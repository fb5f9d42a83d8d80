import Testing

@testable import Mutation

@Suite struct StatementTests {
    @Test("each call, assignment and return without a value is dropped") func eachStatementIsDropped() {
        let found = changes(
            .dropStatement,
            """
            func f() {
              let a = A()
              a.b = 1
              guard a.isReady else { return }
              if a.isReady {
                a.g()
              }
            }
            """)
        #expect(
            found == [
                "a.b = 1 → ",
                "guard a.isReady else { return } → ",
                "guard a.isReady else { return } → guard a.isReady else { }",
                "if a.isReady { a.g() } → ",
                "a.g() → ",
            ])
    }

    @Test("what gives a function or a property its value stays") func whatGivesAValueStays() {
        let found = changes(
            .dropStatement,
            """
            struct S {
              var a: Int { g() }
              var b: Int {
                get { g() }
                set { h(newValue) }
              }
              func c() -> Int { g() }
              func d() -> Int {
                h(1)
                return g()
              }
            }
            """)
        #expect(found == ["set { h(newValue) } → set { }", "h(1) → "])
    }

    @Test("a case with one statement is left with a break") func aCaseIsLeftWithABreak() {
        let found = changes(
            .dropStatement,
            """
            func f() {
              switch a {
              case .one: g()
              default: break
              }
            }
            """)
        #expect(found.contains("case .one: g() → case .one: break"))
        #expect(found.count == 2)
    }

    @Test("closures and observers have statements") func closuresAndObserversHaveStatements() {
        let found = changes(
            .dropStatement,
            """
            final class C {
              let action = Action { g() }
              var a = 1 { didSet { h() } }
            }
            """)
        #expect(
            found == [
                "let action = Action { g() } → let action = Action { }",
                "var a = 1 { didSet { h() } } → var a = 1 { didSet { } }",
            ])
    }

    @Test("default arguments, attributes and macros stay as they are") func argumentsOfDeclarationsStay() {
        let found = changes(
            .dropStatement,
            """
            @Wrapped({ f() })
            struct S {
              func g(_ h: () -> Void = { f() }) {}
            }
            #Preview { f() }
            """)
        #expect(found == [])
    }

    @Test("the line is that of the statement") func theLineIsThatOfTheStatement() {
        let file = ModuleFile(path: "a.swift", text: "func f() {\n  g()\n  h(\n    1)\n}\n")
        let found = Mutant.all(of: [file]).filter { $0.kind == .dropStatement }
        #expect(found.map(\.line) == [2, 3])
        #expect(found.map(\.text) == ["func f() {\n  \n  h(\n    1)\n}\n", "func f() {\n  g()\n  \n}\n"])
    }
}
