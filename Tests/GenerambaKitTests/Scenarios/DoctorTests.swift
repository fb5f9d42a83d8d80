import Foundation
import Testing

/// `generamba doctor` in projects.
@Suite struct DoctorTests {
    /// A package with a module of Rambler's VIPER.
    private func shop() throws -> Sandbox {
        let sandbox = try NewPackage.sandbox()
        _ = try sandbox.run("gen", "Profile", "rviper_controller")
        return sandbox
    }

    @Test func aGeneratedModuleHasNoFinding() throws {
        try shop().expect(
            "doctor", output: "Profile (VIPER): no findings\nShared (VIPER): no findings")
    }

    @Test func aFindingHasItsPlaceAndEndsWithOne() throws {
        let sandbox = try shop()
        let path = "Sources/Shop/Profile/Interactor/ProfileInteractor.swift"
        let text = try sandbox.read(path).replacing("  weak var output", with: "  var output")
        try sandbox.write([path: text])
        try sandbox.expect(
            "doctor", "Profile", output: "Profile (VIPER): 1 finding",
            messages: """
                \(path):4:7: warning: the interactor keeps its output alive: 'output' is not weak [weak-output]
                 4 |   var output: (any ProfileInteractorOutput)?
                   |       ^^^^^^
                """, status: 1)
        for directive in ["disable weak-output", "disable-file weak-output: a reason"] {
            let comment = "// generamba:\(directive)"
            try sandbox.write([path: text.replacing("  var output", with: "  \(comment)\n  var output")])
            try sandbox.expect("doctor", "Profile", output: "Profile (VIPER): no findings")
        }
    }
}
