import SourceText
import SwiftText
import Testing

struct SwiftTestingConversionTests {
    @Test(arguments: [
        ("XCTAssertEqual(a, b)", "#expect(a == b)"),
        ("XCTAssertEqual(a, b, \"why\")", "#expect(a == b, \"why\")"),
        ("XCTAssertEqual(a, b, why)", "#expect(a == b, Comment(rawValue: why))"),
        ("XCTAssertEqual(a ?? c, b + 1)", "#expect(a ?? c == b + 1)"),
        ("XCTAssertEqual(a == c, b && d)", "#expect((a == c) == (b && d))"),
        ("XCTAssertEqual(a ? b : c, d as? E)", "#expect((a ? b : c) == (d as? E))"),
        ("XCTAssertEqual([1, 2].map { $0 + 1 }, [2, 3])", "#expect([1, 2].map { $0 + 1 } == [2, 3])"),
        ("XCTAssertNil(try? a())", "#expect((try? a()) == nil)"),
        ("XCTAssertEqual(a, await b())", "#expect(await a == b())"),
        ("XCTAssertEqual(\n  a,\n  b\n)", "#expect(a == b)"),
        ("XCTAssertEqual(a==c, b&&d)", "#expect((a==c) == (b&&d))"),
        ("XCTAssertFalse(a&&b)", "#expect(!(a&&b))"),
        ("XCTAssertEqual(a, 1, accuracy: 0.1)", "#expect(abs(a - 1) <= 0.1)"),
        ("XCTAssertEqual(a - c, -1.5, accuracy: 1, \"f\")", "#expect(abs((a - c) - -1.5) <= 1, \"f\")"),
        ("XCTAssertNotEqual(a, 0, accuracy: 0.01)", "#expect(!(abs(a - 0) <= 0.01))"),
        ("XCTAssertNotEqual(a, b)", "#expect(a != b)"),
        ("XCTAssertIdentical(a, b)", "#expect(a === b)"),
        ("XCTAssertNotIdentical(a, b)", "#expect(a !== b)"),
        ("XCTAssertGreaterThan(a, b)", "#expect(a > b)"),
        ("XCTAssertGreaterThanOrEqual(a, b)", "#expect(a >= b)"),
        ("XCTAssertLessThan(a, b)", "#expect(a < b)"),
        ("XCTAssertLessThanOrEqual(a, b)", "#expect(a <= b)"),
        ("XCTAssert(a || b, \"\\(c)\")", "#expect(a || b, \"\\(c)\")"),
        ("XCTAssertFalse(a)", "#expect(!a)"),
        ("XCTAssertFalse(a.b(c) || d)", "#expect(!(a.b(c) || d))"),
        ("XCTAssertFalse(a is B)", "#expect(!(a is B))"),
        ("XCTAssertNil(a)", "#expect(a == nil)"),
        ("XCTAssertNil(a as? B, \"c\")", "#expect((a as? B) == nil, \"c\")"),
        ("let a = try XCTUnwrap(b as? C)", "let a = try #require(b as? C)"),
        ("let a = try XCTUnwrap(b, \"c\")", "let a = try #require(b, \"c\")"),
        ("let a = try XCTUnwrap(b)(c)", "let a = try [#require(b)][0](c)"),
        ("XCTFail()", "Issue.record()"),
        ("XCTFail(\"a\")", "Issue.record(\"a\")"),
        ("XCTFail(a.description)", "Issue.record(Comment(rawValue: a.description))"),
        ("XCTAssertThrowsError(try a())", "#expect(throws: (any Error).self) { try a() }"),
        ("XCTAssertThrowsError(try a(), \"b\")", "#expect(throws: (any Error).self, \"b\") { try a() }"),
        (
            "XCTAssertThrowsError(try a()) { problem in\n  XCTAssertEqual(problem as? B, .c)\n}",
            "if let problem = #expect(throws: (any Error).self, performing: { try a() }) {\n"
                + "  #expect((problem as? B) == .c)\n}"
        ),
        (
            "XCTAssertThrowsError(try a()) { XCTAssertTrue($0 is B) }",
            "if let error = #expect(throws: (any Error).self, performing: { try a() }) { #expect(error is B) }"
        ),
        ("XCTAssertNoThrow(try a())", "#expect(throws: Never.self) { try a() }"),
        ("XCTAssertEqual(a, b, file: file, line: line)", "#expect(a == b, sourceLocation: sourceLocation)"),
        ("\"XCTFail()\" // XCTFail()", "\"XCTFail()\" // XCTFail()"),
    ]) func anAssertionIsConverted(_ assertion: String, _ expectation: String) {
        #expect(converted("import XCTest\n\n\(assertion)\n") == "import Testing\n\n\(expectation)\n")
    }

    @Test(arguments: [
        // XCTest brings Foundation with it.
        ("import XCTest\n\nlet a = URL(b)\n", "import Foundation\nimport Testing\n\nlet a = URL(b)\n"),
        (
            "import A\nimport Shop\nimport XCTest\n\nlet a = NSLog\n",
            "import A\nimport Foundation\nimport Shop\nimport Testing\n\nlet a = NSLog\n"
        ),
        (
            "import Shop\nimport XCTest\nlet a = b.trimmingCharacters(in: c)",
            "import Foundation\nimport Shop\nimport Testing\nlet a = b.trimmingCharacters(in: c)"
        ),
        ("import UIKit\nimport XCTest\nlet a = URL(b)", "import Testing\nimport UIKit\nlet a = URL(b)"),
        ("import XCTest\nlet a = \"URL\" // Data", "import Testing\nlet a = \"URL\" // Data"),
    ])
    func foundationIsImportedIfItIsUsed(_ tests: String, _ expected: String) {
        #expect(converted(tests) == expected)
    }

    @Test(arguments: [
        ("private lazy var a = A(b: 1)", "", "struct", "private let a = A(b: 1)"),
        // The initial value of a constant cannot use other members.
        ("private lazy var a = make()", "func make() -> A { A() }", "final class", nil),
        ("private lazy var a = A(\n    b: c\n  )\n  private let c = 1", "", "final class", nil),
        ("lazy var a = A { self.b }", "", "final class", nil),
        ("lazy var a = A(c: 1).c\n  let c = 2", "", "struct", "let a = A(c: 1).c\n  let c = 2"),
        ("lazy var a = A()", "func b() { a = A() }", "final class", nil),
        // A part of a structure changes.
        ("lazy var a = A()", "struct A { var b = 0 }; func c() { a.b = 1 }", "final class", nil),
        ("lazy var a = A()", "struct A { var b = B() }; func c() { a.b.d = 1 }", "final class", nil),
        ("lazy var a: A = .e", "struct A { var b = 0 }; func c() { a.b = 1 }", "final class", nil),
        ("lazy var a = A()", "struct A { let b = B() }; func c() { a.b.d = 1 }", "struct", "let a = A()"),
        ("lazy var a = [1, 2]", "func b() { a[0] = 3 }", "final class", nil),
        ("lazy var a = 1", "func b() { a += 1 }", "final class", nil),
        ("lazy var a = A()", "func b() { a.c = { [weak self] in self?.d() } }", "final class", "let a = A()"),
    ])
    func aLazyPropertyBecomesAConstant(
        _ lazy: String, _ other: String, _ keyword: String, _ constant: String?
    ) {
        #expect(
            converted("import XCTest\n\nfinal class T: XCTestCase {\n  \(lazy)\n\n  \(other)\n}\n")
                == "import Testing\n\n\(keyword) T {\n  \(constant ?? lazy)\n\n  \(other)\n}\n")
    }

    @Test(arguments: [
        // Only XCTest takes the place of an assertion about errors.
        ("func testA() { XCTAssertThrowsError(try f(), file: file, line: line) }", "XCTAssertThrowsError"),
        // A deinitializer is not isolated.
        ("var a = 1\n  override func tearDown() { a = 2 }", "tearDown"),
    ])
    func aFileWithAnObstacleStays(_ member: String, _ obstacle: String) {
        let tests = "import XCTest\n\n@MainActor\nfinal class T: XCTestCase {\n  \(member)\n}\n"
        #expect(SwiftTestingConversion(Array(tests.utf8)).obstacle?.text == obstacle)
        #expect(converted(tests) == tests)
    }

    @Test(arguments: [
        (
            "override func setUp() { super.setUp(); a = b }\n  var a = 1",
            "final class", "init() { a = b }\n  var a = 1"
        ),
        ("func testDefault() {}", "struct", "@Test func testDefault() {}"),
        ("func testInit() {}", "struct", "@Test func testInit() {}"),
    ])
    func aMethodIsConverted(_ method: String, _ keyword: String, _ expected: String) {
        #expect(
            converted("import XCTest\n\nfinal class T: XCTestCase {\n  \(method)\n}\n")
                == "import Testing\n\n\(keyword) T {\n  \(expected)\n}\n")
    }

    @Test func aFileIsConverted() {
        let tests = """
            import Foundation
            import UIKit
            import XCTest

            @testable import Shop

            /// The view.
            @MainActor
            final class ViewTests: XCTestCase {
              private lazy var layers = Layers()

              func testTitleIsSet() async {
                // when
                layers.view.load()

                // then
                XCTAssertEqual(layers.view.title, "Shop")
              }

              @available(iOS 17, *)
              func testURLIsLoaded() async throws {
                let url = try await layers.load()
                check(url)
              }

              func testLayers() throws {
                XCTAssertNotNil(layers)
              }

              private func check(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
                XCTAssertTrue(url.isFileURL, file: file, line: line)
              }
            }

            extension ViewTests {
              func testMore() async throws {}

              private struct Layers {
                func testNothing() {}
              }
            }
            """
        let expected = """
            import Foundation
            import Testing
            import UIKit

            @testable import Shop

            /// The view.
            @MainActor
            struct ViewTests {
              private let layers = Layers()

              @Test func titleIsSet() {
                // when
                layers.view.load()

                // then
                #expect(layers.view.title == "Shop")
              }

              @available(iOS 17, *)
              @Test func urlIsLoaded() async throws {
                let url = try await layers.load()
                check(url)
              }

              @Test func testLayers() throws {
                #expect(layers != nil)
              }

              private func check(_ url: URL, sourceLocation: SourceLocation = #_sourceLocation) {
                #expect(url.isFileURL, sourceLocation: sourceLocation)
              }
            }

            extension ViewTests {
              @Test func more() throws {}

              private struct Layers {
                func testNothing() {}
              }
            }
            """
        #expect(converted(tests) == expected)
    }

    @Test func setUpAndTearDownAreAnInitializerAndItsEnd() {
        let tests = """
            import XCTest

            final class StoreTests: XCTestCase {
                var store: Store!

                override func setUp() async throws {
                    try await super.setUp()
                    store = try await Store()
                }

                override func tearDown() {
                    store = nil
                    super.tearDown()
                }
            }

            final class FileTests: XCTestCase, Helper {
                override func tearDownWithError() throws {
                    try super.tearDownWithError()
                }

                override func setUpWithError() throws { path = try make() }

                let path: String

                override func tearDown() { remove(path) }
            }
            """
        let expected = """
            import Testing

            final class StoreTests {
                var store: Store!

                init() async throws {
                    store = try await Store()
                }

            }

            final class FileTests: Helper {

                init() throws { path = try make() }

                let path: String

                deinit { remove(path) }
            }
            """
        #expect(converted(tests) == expected)
    }

    @Test(arguments: [
        "import XCTest\nlet a = XCTSkip()", "import XCTest\nlet a = expectation(description: \"\")",
        "import XCTest\nfinal class A: BaseTests { let b = XCTestExpectation() }",
        "import XCTest\nclass A: XCTestCase { override class func setUp() {} }",
    ]) func whatHasNoCounterpartStaysAsItIs(_ tests: String) {
        #expect(converted(tests) == tests)
        #expect(SwiftTestingConversion(Array(tests.utf8)).obstacle != nil)
    }

    @Test func aFileWithoutXCTestStaysAsItIs() {
        let tests = "import Testing\n\nstruct A { func testB() { XCTFail() } }"
        #expect(converted(tests) == tests)
        #expect(SwiftTestingConversion(Array(tests.utf8)).obstacle == nil)
    }

    private func converted(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes.applying(SwiftTestingConversion(bytes).edits), as: UTF8.self)
    }
}
