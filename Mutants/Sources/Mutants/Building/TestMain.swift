import SwiftParser
import SwiftSyntax

/// The source of a program that runs all tests of XCTest, and stops at the first that fails.
struct TestMain {
    let text: String

    /// - Parameter sources: the texts of the files with the tests.
    init(_ sources: [String]) {
        let search = TestSearch(viewMode: .sourceAccurate)
        for source in sources { search.walk(Parser.parse(source: source)) }
        let cases = search.cases.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }
        text = Self.frame + cases.map(Self.list).joined() + Self.main(cases.map(\.key))
    }

    private static func list(_ name: String, _ tests: [TestMethod]) -> String {
        let entries = tests.map { test in
            let method = "\(name).\(test.name)"
            return "(\"\(test.name)\", \(test.isAsync ? "asyncTest(\(method))" : method))"
        }
        return """
            extension \(name) {
                @MainActor static var mutantsTests: [(String, (\(name)) -> () throws -> Void)] {
                    [\(entries.joined(separator: ", "))]
                }
            }

            """
    }

    private static func main(_ names: [String]) -> String {
        """
        @main
        @MainActor
        struct Main {
            static func main() {
                XCTestObservationCenter.shared.addTestObserver(FirstFailure())
                XCTMain([\(names.map { "testCase(\($0).mutantsTests)" }.joined(separator: ", "))])
            }
        }

        """
    }

    private static let frame = """
        import Foundation
        import XCTest

        private final class FirstFailure: XCTestObservation {
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

private struct TestMethod {
    let name: String
    let isAsync: Bool
}

/// Finds the tests. A class because visitors of trees are.
private final class TestSearch: SyntaxVisitor {
    var cases: [String: [TestMethod]] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.contains("XCTestCase") { add(node.memberBlock, to: node.name.text) }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        if name.hasSuffix("Tests") { add(node.memberBlock, to: name) }
        return .skipChildren
    }

    private func add(_ block: MemberBlockSyntax, to name: String) {
        cases[name, default: []] += block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter {
                $0.name.text.hasPrefix("test") && $0.signature.parameterClause.parameters.isEmpty
                    && $0.signature.returnClause == nil
                    && !$0.modifiers.contains { ["private", "fileprivate", "static"].contains($0.name.text) }
            }
            .map {
                TestMethod(name: $0.name.text, isAsync: $0.signature.effectSpecifiers?.asyncSpecifier != nil)
            }
    }
}
