import Testing

@testable import SwiftText
@testable import TemplateInspection

/// What lint and check tell of tests that tell nothing, and of objects that keep each other alive.
struct UntoldMistakesTests {
    private static let files = [
        "page.rambaspec": """
        name: page
        code_files: [{name: Presenter.swift, path: presenter.liquid}, {name: View.swift, path: view.liquid}]
        test_files: [{name: Tests.swift, path: tests.liquid}]

        """,
        "presenter.liquid": """
        protocol {{ module_info.name }}Output: AnyObject { func show() }
        final class {{ module_info.name }}Presenter {
            var view: (any {{ module_info.name }}Output)?
            func start() -> Int { 1 }
        }

        """,
        "view.liquid": """
        final class {{ module_info.name }}View: {{ module_info.name }}Output {
            let presenter = {{ module_info.name }}Presenter()
            func show() {}
        }

        """,
        "tests.liquid": """
        import XCTest
        @testable import {{ module_info.product_module_name }}

        final class {{ module_info.name }}Tests: XCTestCase {
            private let sut = {{ module_info.name }}Presenter()
            func testStart() { XCTAssertEqual(sut.start(), 1) }
            func testNothing() { _ = sut }
            func tesStart() { XCTAssertEqual(sut.start(), 1) }
        }

        """,
    ]

    private static let messages = [
        """
        page/presenter.liquid:3:9: warning: objects keep each other alive: 'ProfilePresenter.view', 'ProfileView.presenter' are strong
         3 |     var view: (any {{ module_info.name }}Output)?
           |         ^^^^
          hint: let one of them be 'weak'

        """,
        """
        page/tests.liquid:7:10: warning: the test 'testNothing' cannot fail: it asserts nothing
         7 |     func testNothing() { _ = sut }
           |          ^^^^^^^^^^^
          hint: compare what the code has done with what is expected

        """,
        """
        page/tests.liquid:8:10: warning: 'tesStart' is never run
         8 |     func tesStart() { XCTAssertEqual(sut.start(), 1) }
           |          ^^^^^^^^
          hint: the name of a test of XCTest begins with 'test', and it has no parameters and no result

        """,
    ]

    @Test func lintTellsThemAtTheirPlacesInTheTemplate() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.files, below: "page")
        try sandbox.expect(
            "template", "lint", "./page", output: "page: 3 warnings",
            messages: String(Self.messages.joined().dropLast()))
    }

    @Test func lintTellsOfPlatformsThatAreStatedTooEarly() throws {
        for (platforms, code, output) in [
            ("iOS 13, macOS 14", "@Observable final class A {}", "page: 1 warning"),
            ("iOS 17", "@Observable final class A {}", "page: no problems"),
            ("iOS 13", "@available(iOS 17, *) @Observable final class A {}", "page: no problems"),
        ] {
            let sandbox = try Sandbox()
            try sandbox.write(
                [
                    "page.rambaspec":
                        "name: page\nplatforms: [\(platforms)]\ncode_files: [{name: A.swift, path: a.swift}]\n",
                    "a.swift": "import SwiftUI\n\n\(code)\n",
                ], below: "page")
            let run = try sandbox.run("template", "lint", "./page")
            #expect(run.output == output + "\n")
            #expect(
                run.messages.contains(
                    "page.rambaspec:2:1: warning: the template states iOS 13, but 'Observable' needs iOS 17")
                    == (output == "page: 1 warning"), "\(run.messages)")
        }
    }

    @Test func checkTellsThemOnceAndPasses() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.files, below: "page")
        let run = try sandbox.run("template", "check", "./page", "--swift-version", "6")
        let warned = [Self.messages[1], Self.messages[2], Self.messages[0]]
            .map { $0 + "  in: all 3 combinations, such as Profile\n" }.joined()
        #expect(run.messages == warned)
        #expect(
            run.output == """
                         ok  Profile  (2 tests)
                         ok  Profile --prefix ZZ  (2 tests)
                         ok  Profile,URLPreview  (4 tests)
                page: 3 combinations, all 3 ok

                """)
        #expect(run.status == 0)
    }

    @Test(arguments: [
        "XCTAssertTrue(x)", "XCTFail()", "try run()", "helper()", "sut.verify()", "wait(for: [], timeout: 1)",
        "XCTAssertEqual(\"\\(x)\", \"1\")", "run { XCTAssertTrue($0) }", "assertSnapshot(of: x)",
        "expect(x).to(beNil())", "throw XCTSkip()",
    ])
    func whatMayFailIsNoMistake(statement: String) {
        #expect(
            dead(
                "func testA() { \(statement) }\nprivate func helper() { deeper() }\nfunc deeper() { XCTFail() }"
            ) == [])
    }

    @Test(arguments: [
        "override func setUp() { XCTAssertTrue(x) }",
        "func check() { XCTAssertTrue(x) }\nfunc testB() { check() }",
        "func check(_ a: Int) {}", "func done() { print(\"\\(1)\") }",
    ])
    func whatSomebodyCallsIsNoForgottenTest(member: String) {
        #expect(dead(member).filter { $0 != "testB" } == [])
    }

    @Test(
        "a test in a class that no library runs is found",
        arguments: [
            ("class B { func testB() { XCTFail() } }", [.isInNoTestCase]),
            ("struct B { func testB() { XCTAssertTrue(x) } }", [.isInNoTestCase]),
            ("class B: Base { func testB() { XCTFail() } }", []),
            ("class B { func testB() { XCTFail() } }\nlet b = B()", []),
            ("class B { func testB() { XCTFail() } }\nextension B: Other {}", []),
            ("class B { func testB() { XCTFail() } }\nfunc run() { testB() }", []),
            ("class B { private func testB() { XCTFail() } }", []),
            ("class B { func check() { XCTFail() } }", []),
            ("extension B { func testB() { XCTFail() } }", []),
        ] as [(String, [DeadTest.Reason])])
    func aTestOutsideOfTestCasesIsFound(code: String, reasons: [DeadTest.Reason]) {
        let text = "import XCTest\nclass A: XCTestCase { func testA() { XCTFail() } }\n\(code)"
        #expect(DeadTest.all(in: [Array(text.utf8)]).map(\.reason) == reasons)
    }

    @Test func aTestOfSwiftTestingWithoutItsAttributeIsFound() {
        let text =
            "import Testing\nstruct A { @Test func a() { #expect(x) } }\nstruct B { func testB() { #expect(x) } }"
        #expect(DeadTest.all(in: [Array(text.utf8)]).map(\.reason) == [.isNotFound(.swiftTesting)])
    }

    @Test(
        "a closure that keeps its own object alive is found",
        arguments: [
            ("class A { var b: () -> Void; func c() { self.b = { self.c() } } }", ["A.b"]),
            ("class A { var b: () -> Void; func c() { b = { [self] in c() } } }", ["A.b"]),
            ("class A { var b: () -> Void; func c() { b = { [weak self] in self?.c() } } }", []),
            ("class A { var b: () -> Void; func c() { b = { [unowned self] in self.c() } } }", []),
            ("class A { var b: () -> Void; func c() { b = { print() } } }", []),
            ("class A { var b: (() -> Void)?; func c() { b = { self.c() } }; deinit { b = nil } }", []),
            ("struct A { var b: () -> Void; mutating func c() { b = { self.c() } } }", []),
            ("class A { var b: Int; func c() { b = { self.d }() } }", []),
            ("class A { lazy var b: () -> Int = { self.c }; let c = 1 }", ["A.b"]),
            ("class A { lazy var b: Int = { self.c }(); let c = 1 }", []),
            (
                "class A { let p: P; func c() { p.done = { self.c() } } }; class P { var done: () -> Void }",
                ["P.done"]
            ),
            (
                "class A { let p: Q; func c() { self.p.done = { self.c() } } }; protocol Q {}; class P: Q { var done: () -> Void }",
                ["P.done"]
            ),
            (
                "class A { weak var p: P?; func c() { p?.done = { self.c() } } }; class P { var done: () -> Void }",
                []
            ),
            (
                "class A { var p: P?; func c() { self.p?.done = { self.c() } } }; class P { var done: () -> Void }",
                ["P.done"]
            ),
            (
                "class A { let p: P; func c() { let p = P(); p.done = { self.c() } } }; class P { var done: () -> Void }",
                []
            ),
            (
                "class A { let p: P; func c(p: P) { p.done = { self.c() } } }; class P { var done: () -> Void }",
                []
            ),
            (
                "class A { let p: P; func c() { p.done = { self.c() } } }; struct P { var done: () -> Void }",
                []
            ),
            (
                "class A { let p: P; func c() { p.done = { self.c() } } }; class P { var done: () -> Void { get {} set {} } }",
                []
            ),
            (
                "class A { let p: P; }; extension A { func c() { p.done = { self.c() } } }; class P { var done: () -> Void }",
                ["P.done"]
            ),
        ])
    func aClosureThatKeepsItsObjectIsFound(code: String, properties: [String]) {
        #expect(ClosureCycle.all(in: [Array(code.utf8)]).map(\.property) == properties)
    }

    @Test func theyAreFoundInBothLibrariesAndInSubclasses() {
        #expect(
            dead(
                "func testA() {}\nfunc testB() -> Int { XCTFail(); return 1 }\nfunc testC(_ a: Int) { XCTFail() }"
            ) == [
                "testA", "testB", "testC",
            ])
        let files = [
            "class Base: XCTestCase {}\nprotocol P {}", "final class T: Base { func testA() { _ = 1 } }",
            "final class U: XCTestCase, P { func done() { XCTFail() } }",
            "struct S {\n@Test(arguments: [1]) func a(n: Int) { _ = n }\nfunc b() { #expect(x) }\n}",
            "@Test func free() async {}", "struct Spy { func b() { Issue.record() } }",
        ]
        let found = DeadTest.all(in: files.map { Array($0.utf8) })
        #expect(found.map(\.name) == ["testA", "a", "free"])
        let first = DeadTest.all(in: files.prefix(4).map { Array($0.utf8) })
        #expect(first.map(\.reason) == [.assertsNothing, .assertsNothing, .isNotFound(.swiftTesting)])
    }

    @Test(arguments: [
        "XCTAssertTrue(true)", "XCTAssertEqual(1, 1, \"same\")", "#expect(-1.5 == -1.5)", "XCTAssertNil(nil)",
    ])
    func anAssertionOfConstantsTellsNothing(assertion: String) {
        #expect(dead("func testA() { \(assertion) }") == ["testA"])
        #expect(dead("func testA() { \(assertion); XCTAssertTrue(x) }") == [])
    }

    private func dead(_ members: String) -> [String] {
        DeadTest.all(in: [Array("final class T: XCTestCase {\n\(members)\n}".utf8)]).map(\.name)
    }

    @Test(arguments: [
        ("class A { var b: B? }; class B { var a: A? }", ["A.b B.a"]),
        ("class A { var b: B? }; class B { weak var a: A? }", []),
        ("class A { var b: [B] = [] }; struct B { let c: C }; actor C { var a: A? }", ["A.b B.c C.a"]),
        ("struct A { var b: [B] }; struct B { var a: [A] }", []), ("class Node { var next: Node? }", []),
        ("class V: UIViewController { var r = R() }; class R { var v: UIViewController? }", []),
        ("class A { var b: B?; var c: B? }; class B { var a: A? }", ["A.b B.a"]),
    ])
    func objectsKeepEachOtherAlive(code: String, cycles: [String]) {
        let graph = OwnershipGraph(of: DeclaredType.all(in: [Array(code.utf8)]))
        #expect(
            graph.retainCycles.map { $0.map { "\($0.holder).\($0.property)" }.joined(separator: " ") }
                == cycles)
    }
}
