import Testing

@testable import Mutation

@Suite struct ReferenceTests {
    @Test func `a weak property becomes strong`() {
        let found = changes(.dropWeak, "class C {\n  private weak var a: (any A)?\n  unowned let b: B\n}")
        #expect(
            found == [
                "private weak var a: (any A)? → private var a: (any A)?", "unowned let b: B → let b: B",
            ])
    }

    @Test func `a strong property becomes weak`() {
        let found = changes(
            .addWeak,
            """
            class C {
              let a: any A
              private var b: B?
              let c = Label()
              let d: [D]
              lazy var e = E()
              static let f = F()
              var g: G { h }
            }
            """)
        #expect(
            found == [
                "let a: any A → weak var a: (any A)!",
                "private var b: B? → private weak var b: B?",
                "let c = Label() → weak var c: Label! = Label()",
            ])
    }

    @Test func `what a protocol asks for is no reference`() {
        #expect(changes(.addWeak, "protocol P {\n  var a: A? { get set }\n}") == [])
    }

    @Test func `a local variable is no property`() {
        #expect(changes(.addWeak, "func f() {\n  let a: A = g()\n}") == [])
    }

    @Test func `a weak capture becomes a strong one`() {
        let found = changes(
            .dropWeak,
            """
            func f() {
              g { [weak self] in self?.h() }
              g { [a, unowned b = c.d] in b.h(a) }
            }
            """)
        #expect(
            found == [
                "g { [weak self] in self?.h() } → g { [self = self as Optional] in self?.h() }",
                "g { [a, unowned b = c.d] in b.h(a) } → g { [a, b = c.d] in b.h(a) }",
            ])
    }

    @Test func `a closure of several statements keeps what it captures, and uses it`() {
        let found = changes(
            .dropWeak,
            """
            func f() {
              g { [weak self] _ in
                guard let self else { return }
                h()
              }
            }
            """)
        #expect(found == ["g { [weak self] _ in → g { [weak self, strong = self] _ in _ = strong;"])
    }

    @Test func `other files see whether a property is weak`() {
        let file = ModuleFile(
            path: "a.swift", text: "class C {\n  weak var a: A?\n  func f() { g { [weak self] in } }\n}")
        let found = Mutant.all(of: [file]).filter { $0.kind == .dropWeak }
        #expect(found.map(\.changesInterface) == [true, false])
    }
}
