import GenerambaKit

@testable import SystemAccess
@testable import TemplateInspection

extension Sandbox {
    /// Compiles the UIKit modules of the project without a warning, and runs their tests.
    func testResults(_ mode: LanguageMode) throws -> [TestResult] {
        try ModuleBench.results(
            code: paths(in: "Sources/Shop"), tests: paths(in: "Tests/ShopTests"), module: "Shop", mode)
    }

    private func paths(in folder: String) throws -> [AbsolutePath] {
        try files(in: folder).map { AbsolutePath(path("\(folder)/\($0)")) }
    }
}
