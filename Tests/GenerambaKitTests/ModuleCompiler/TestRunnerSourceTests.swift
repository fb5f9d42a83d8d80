import Testing

@testable import GenerambaKit
@testable import TemplateInspection

struct TestRunnerSourceTests {
    @Test func theRunnerCallsEachKindOfTest() {
        let classes = [
            TestClass(
                name: "Outer.ATests",
                methods: [
                    TestMethod(name: "testPlain", isAsync: false, isMainActor: false),
                    TestMethod(name: "testAsync", isAsync: true, isMainActor: true),
                    TestMethod(name: "testMain", isAsync: false, isMainActor: true),
                    TestMethod(name: "`test a \"b\"`", isAsync: false, isMainActor: false),
                ]), TestClass(name: "Empty", methods: []),
        ]
        #expect(
            TestRunnerSource.source(classes, in: "ShopTests") == #"""
                import XCTest
                @testable import ShopTests

                let entries: [XCTestCaseEntry] = [
                    testCase([
                        ("testPlain", { test in { try test.testPlain() } }),
                        ("testAsync", asyncTest(Outer.ATests.testAsync)),
                        ("testMain", { test in { try MainActor.assumeIsolated { try test.testMain() } } }),
                        ("test a \"b\"", { test in { try test.`test a "b"`() } }),
                    ] as [(String, (Outer.ATests) -> () throws -> Void)]),
                ]
                XCTMain(entries)

                """#)
    }
}
