/// Ends a run of XCTest after the first failure.
enum FirstFailure {
    static let registration = "XCTestObservationCenter.shared.addTestObserver(FirstFailure())"

    static let source = """
        import Foundation
        import XCTest

        final class FirstFailure: XCTestObservation {
            func testCase(
                _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
                atLine lineNumber: Int
            ) {
                print("\\(testCase.name): \\(description)")
                exit(1)
            }
            func testBundleWillStart(_ testBundle: Bundle) {}
            func testBundleDidFinish(_ testBundle: Bundle) {}
            func testSuiteWillStart(_ testSuite: XCTestSuite) {}
            func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
            func testCaseWillStart(_ testCase: XCTestCase) {}
            func testCaseDidFinish(_ testCase: XCTestCase) {}
        }

        """
}
