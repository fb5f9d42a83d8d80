import SourceText
import SwiftText
import Testing

/// Tests which code is converted by where it is, and what leaves a whole file as it is.
struct ConversionObstacleTests {
    @Test(arguments: [
        ("XCTAssertTrue(try a(b, c))", "#expect(try a(b, c))"),
        ("XCTAssertFalse(try a() == b)", "#expect(try !(a() == b))"),
        ("XCTAssertNotNil(try a?.b)", "#expect(try a?.b != nil)"),
        ("XCTAssertEqual(try a(), try b())", "#expect(try a() == b())"),
        ("XCTAssertEqual(try XCTUnwrap(a), 1)", "#expect(try #require(a) == 1)"),
        ("XCTAssertTrue(a, \"no entry in \\(b)\")", "#expect(a, \"no entry in \\(b)\")"),
        ("let a = try XCTUnwrap(b(), \"c\")", "let a = try #require(b(), \"c\")"),
        (
            "for a in b where a {\n  if a == c { XCTAssertTrue(try a()) }\n}",
            "for a in b where a {\n  if a == c { #expect(try a()) }\n}"
        ),
        ("XCTAssertNil(Shop.Comment(a), \"Tag\")", "#expect(Shop.Comment(a) == nil, \"Tag\")"),
        ("guard a else { return XCTFail(\"b\") }", "guard a else { Issue.record(\"b\"); return }"),
        (
            "guard let a else {\n  return XCTFail(b)\n}",
            "guard let a else {\n  Issue.record(Comment(rawValue: b)); return\n}"
        ),
        (
            "switch a {\ncase .b: XCTFail()\ndefault: break\n}",
            "switch a {\ncase .b: Issue.record()\ndefault: break\n}"
        ),
        // The type of a closure may depend on its only statement.
        ("let a = { XCTFail() }", "let a = { _ = Issue.record() }"),
        ("a { b in XCTFail() }", "a { b in _ = Issue.record() }"),
        ("a {\n  if b { XCTFail() }\n  c()\n}", "a {\n  if b { _ = Issue.record() }\n  c()\n}"),
        ("a { XCTAssertNoThrow(try b()) }", "a { _ = #expect(throws: Never.self) { try b() } }"),
    ]) func aStatementIsConverted(_ statement: String, _ expected: String) {
        #expect(
            converted(Self.test(statement, "throws ")) == """
                import Testing

                struct T {
                  @Test func thing() throws {
                \(expected)
                  }
                }

                """)
    }

    @Test(arguments: [
        // The error would be lost, or does not compile.
        ("XCTAssertTrue(try a())", "XCTAssertTrue"),
        ("XCTAssertEqual(b(try a()), 1)", "XCTAssertEqual"),
        ("XCTAssertEqual(try XCTUnwrap(a), 1)", "XCTAssertEqual"),
        ("XCTAssertNil(a, \"\\(try b())\")", "XCTAssertNil"),
        ("XCTAssertNil(a, try b())", "XCTAssertNil"),
        // The type of a number is unknown, or a difference means something else.
        ("XCTAssertEqual(a, b, accuracy: 0.1)", "XCTAssertEqual"),
        ("XCTAssertEqual(a, 1, accuracy: 1)", "XCTAssertEqual"),
        ("XCTAssertEqual(a, 1, accuracy: b)", "XCTAssertEqual"),
        ("XCTAssertEqual(.infinity, .infinity, accuracy: 1)", "XCTAssertEqual"),
        ("XCTAssertEqual(a, 1.5, accuracy: -1)", "XCTAssertEqual"),
        // Places that are no parameters.
        ("XCTAssertTrue(a, file: \"b\", line: 3)", "XCTAssertTrue"),
        ("XCTAssertTrue(a, \"b\", file: #filePath, line: #line)", "XCTAssertTrue"),
        ("XCTAssertTrue(a, line: line)", "XCTAssertTrue"),
        ("XCTFail(file: file)", "XCTFail"),
        // An issue is a value, and what `#expect(throws:)` returns is one.
        ("let a: Void = b ? XCTFail() : ()", "XCTFail"),
        ("a = XCTFail", "XCTFail"),
        ("return b ?? XCTFail()", "XCTFail"),
        ("return XCTAssertNoThrow(try a())", "XCTAssertNoThrow"),
        ("XCTest.XCTFail()", "XCTest"),
        // The body of `if let` is no closure.
        ("XCTAssertThrowsError(try a()) { error in return }", "XCTAssertThrowsError"),
        ("XCTAssertThrowsError(try a()) { (error) in b(error) }", "XCTAssertThrowsError"),
        ("XCTAssertThrowsError(try a()) { b([1].map { $0 }, $0) }", "XCTAssertThrowsError"),
        ("XCTAssertThrowsError(try a()) { b(error, $0) }", "XCTAssertThrowsError"),
        ("XCTAssertThrowsError(try a(), \"\", { b($0) })", "XCTAssertThrowsError"),
        ("a(\"\\(XCTWaiter())\")", "XCTest"),
        ("throw XCTSkip()", "XCTSkip"),
        // Swift Testing has types of these names.
        ("let a: [Comment] = b()", "Comment"), ("XCTAssertNil(Tag(name: a))", "Tag"),
        ("executionTimeAllowance = 1", "executionTimeAllowance"),
    ]) func aStatementStays(_ statement: String, _ obstacle: String) {
        stays(Self.test(statement), obstacle)
    }

    @Test(arguments: [
        ("do { XCTAssertTrue(try a()) } catch {}", "XCTAssertTrue"),
        ("a { XCTAssertTrue(try b()) }", "XCTAssertTrue"),
        ("if a { b() }\na { XCTAssertTrue(try b()) }", "XCTAssertTrue"),
        ("func a() { XCTAssertTrue(try b()) }", "XCTAssertTrue"),
        ("func a() throws(E) { XCTAssertTrue(try b()) }", "XCTAssertTrue"),
        ("func a() throws { XCTAssertTrue(try b()) }\ntry? a()", "XCTAssertTrue"),
        ("let a = try? XCTUnwrap(b())", "XCTUnwrap"),
        ("try? a(XCTUnwrap(b()))", "XCTUnwrap"),
        ("XCTAssertThrowsError(try XCTUnwrap(a()))", "XCTUnwrap"),
        ("try XCTAssertEqual(XCTUnwrap(a), 1)", "XCTAssertEqual"),
    ]) func anErrorThatDoesNotEndTheTestStays(_ statement: String, _ obstacle: String) {
        stays(Self.test(statement, "throws "), obstacle)
    }

    @Test(arguments: [
        // A subclass inherits tests.
        ("class A: XCTestCase { func testA() {} }\nfinal class B: A {}", "A"),
        ("class A: XCTestCase { func check() {} }", "A"),
        ("open class A: XCTestCase { open func testA() {} }", "A"),
        ("final class B: BaseTests { func testB() { check() } }", "BaseTests"),
        ("extension A { func testA() { XCTFail() } }", "A"),
        // One method for two.
        (
            "final class A: XCTestCase { override func setUp() { a() }; override func setUp() async throws { b() } }",
            "setUp"
        ),
        ("final class A: XCTestCase { override func tearDown() { XCTAssertNil(a) } }", "tearDown"),
        ("final class A: XCTestCase { override var name: String { \"\" } }", "override"),
        ("final class A: XCTestCase { @objc func testA() {} }", "objc"),
        ("final class A: XCTestCase { func b() { addTeardownBlock {} } }", "addTeardownBlock"),
        // A helper that needs more of its place.
        (
            "func a(file: StaticString = #filePath, line: UInt = #line) { print(file) }", "file"
        ),
        (
            "func a(file: StaticString = #filePath, line: UInt = #line) {}\na(file: \"b\", line: 1)", "file"
        ),
        ("func XCTAssertMine() {}", "XCTAssertMine"),
        ("func XCTFail() {}", "XCTFail"),
    ]) func aDeclarationStays(_ code: String, _ obstacle: String) {
        stays("import XCTest\n\n\(code)\n", obstacle)
    }

    @Test(arguments: [
        "func testNumber() -> Int { 1 }", "private func testA() {}", "static func testA() {}",
        "func testA(b: Int = 1) {}", "func testA<B>(_ b: B) {}", "fileprivate func testA() async {}",
    ]) func whatXCTestDoesNotRunIsNoTest(_ method: String) {
        let text = "import XCTest\n\nfinal class T: XCTestCase {\n  \(method)\n}\n"
        #expect(converted(text) == "import Testing\n\nstruct T {\n  \(method)\n}\n")
    }

    @Test(arguments: [
        ("func testA() -> Void {}", "@Test func a() -> Void {}"),
        ("func testA() async throws -> () {}", "@Test func a() throws -> () {}"),
        ("func testA() async { async let b = c() }", "@Test func a() async { async let b = c() }"),
        // Names that are used elsewhere stay.
        (
            "func testA() {}\n  func testB() { testA() }",
            "@Test func testA() {}\n  @Test func b() { testA() }"
        ),
        ("func testURL() {}\n  func testUrl() {}", "@Test func testURL() {}\n  @Test func testUrl() {}"),
    ]) func aTestIsConverted(_ method: String, _ expected: String) {
        let text = "import XCTest\n\nfinal class T: XCTestCase {\n  \(method)\n}\n"
        #expect(converted(text) == "import Testing\n\nstruct T {\n  \(expected)\n}\n")
    }

    @Test func testsOfAPrivateExtensionStay() {
        let code = "private extension T {\n  func testA() {}\n}\n"
        #expect(
            converted("import XCTest\n\nfinal class T: XCTestCase {}\n\n\(code)")
                == "import Testing\n\nstruct T {}\n\n\(code)")
    }

    private static func test(_ statement: String, _ effects: String = "") -> String {
        """
        import XCTest

        final class T: XCTestCase {
          func testThing() \(effects){
        \(statement)
          }
        }

        """
    }

    private func stays(_ text: String, _ obstacle: String, sourceLocation: SourceLocation = #_sourceLocation)
    {
        #expect(
            SwiftTestingConversion(Array(text.utf8)).obstacle?.text == obstacle,
            sourceLocation: sourceLocation)
        #expect(converted(text) == text, sourceLocation: sourceLocation)
    }

    private func converted(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes.applying(SwiftTestingConversion(bytes).edits), as: UTF8.self)
    }
}
