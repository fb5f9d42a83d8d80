import Testing

@testable import Mutation

@Suite struct ReferenceTests {
    @Test("a weak property becomes strong") func aWeakPropertyBecomesStrong() {
        let found = changes(.dropWeak, "class C {\n  private weak var a: (any A)?\n  unowned let b: B\n}")
        #expect(
            found == [
                "private weak var a: (any A)? → private var a: (any A)?", "unowned let b: B → let b: B",
            ])
    }

    @Test("a strong property becomes weak") func aStrongPropertyBecomesWeak() {
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
            ])
    }

    @Test("what a protocol asks for is no reference") func whatAProtocolAsksForIsNoReference() {
        #expect(changes(.addWeak, "protocol P {\n  var a: A? { get set }\n}") == [])
    }

    @Test("a local variable is no property") func aLocalVariableIsNoProperty() {
        #expect(changes(.addWeak, "func f() {\n  let a: A = g()\n}") == [])
    }

    @Test("a weak capture becomes a strong one") func aWeakCaptureBecomesAStrongOne() {
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

    @Test("a closure of several statements keeps what it captures, and uses it")
    func aClosureOfSeveralStatements() {
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

    @Test("other files see whether a property is weak") func otherFilesSeeWhetherAPropertyIsWeak() {
        let file = ModuleFile(
            path: "a.swift", text: "class C {\n  weak var a: A?\n  func f() { g { [weak self] in } }\n}")
        let found = Mutant.all(of: [file]).filter { $0.kind == .dropWeak }
        #expect(found.map(\.changesInterface) == [true, false])
    }

    @Test("other files do not see what a new object is made with") func otherFilesDoNotSeeArguments() {
        let file = ModuleFile(path: "a.swift", text: "class C {\n  let a = A(b: 1)\n  let c = d(1)\n}")
        let found = Mutant.all(of: [file]).filter { $0.kind == .changeNumber }
        #expect(found.map(\.changesInterface) == [false, true])
    }
}
