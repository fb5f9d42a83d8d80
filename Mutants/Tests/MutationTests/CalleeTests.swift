import Testing

@testable import Mutation

@Suite struct CalleeTests {
    @Test("methods of the same shape stand for each other") func methodsOfTheSameShape() {
        let found = changes(
            .replaceCallee,
            """
            protocol Output: AnyObject {
              func didTapA(_ text: String)
              func didTapB(with text: String)
              func didEnd()
              func didTapC(_ text: String) async
            }
            """,
            """
            class C {
              weak var output: (any Output)?
              func f() { output?.didTapA("a") }
            }
            """)
        #expect(found == [#"func f() { output?.didTapA("a") } → func f() { output?.didTapB(with: "a") }"#])
    }

    @Test("where nothing has the same shape, the next with as many arguments does")
    func methodsWithAsManyArguments() {
        let found = changes(
            .replaceCallee,
            """
            protocol P {
              func a(_ x: Int)
              func b(y: String)
              func c(z: Bool, x: Int)
            }
            func f(_ p: any P) { p.a(1) }
            """)
        #expect(found == ["func f(_ p: any P) { p.a(1) } → func f(_ p: any P) { p.b(y: 1) }"])
    }

    @Test("properties stand for each other") func propertiesStandForEachOther() {
        let found = changes(
            .replaceCallee,
            """
            class Presenter {
              weak var view: (any View)?
              weak var output: (any Output)?
            }
            func make() {
              let presenter = Presenter()
              presenter.view = view
            }
            """)
        #expect(found == ["presenter.view = view → presenter.output = view"])
    }

    @Test("the members of inherited protocols are siblings") func membersOfInheritedProtocols() {
        let found = changes(
            .replaceCallee,
            """
            protocol Base { func close() }
            protocol Router: Base { func open() }
            class C {
              let router: any Router
              func f() { router.close() }
            }
            """)
        #expect(found == ["func f() { router.close() } → func f() { router.open() }"])
    }

    @Test("own methods are called by their names alone") func ownMethodsAreCalledByName() {
        let found = changes(
            .replaceCallee,
            "class C {\n  func a() { b() }\n  func b() {}\n  func c() {}\n}\nextension C { func d() {} }")
        #expect(found == ["func a() { b() } → func a() { c() }"])
    }

    @Test("of foreign types the next that the module uses is a sibling") func membersOfForeignTypes() {
        let found = changes(
            .replaceCallee,
            "func f() {\n  view.add(a)\n  view.remove(b)\n  view.layout()\n  other.insert(c)\n}")
        #expect(found == ["view.add(a) → view.remove(a)", "view.remove(b) → view.add(b)"])
    }

    @Test("static members are siblings of static ones") func staticMembersAreSiblings() {
        let found = changes(
            .replaceCallee,
            """
            enum Assembly {
              static func a() -> A { A() }
              static func b() -> A { A() }
              func c() -> A { A() }
            }
            func f() { Assembly.a() }
            """)
        #expect(found == ["func f() { Assembly.a() } → func f() { Assembly.b() }"])
    }

    @Test("types and initialisers stay") func typesAndInitialisersStay() {
        #expect(
            changes(.replaceCallee, "class A {}\nclass B {}\nfunc f() {\n  A()\n  super.init(b: 1)\n}") == [])
    }
}
