import SwiftText
import Testing

@testable import GenerambaKit
@testable import TemplateInspection

/// With Apple's SDK for a simulator, no message says that a stand-in lacks something.
struct SimulatorCauseTests {
    @Test(
        arguments: [
            (
                "no such module 'AppKit'", "the SDK has no module 'AppKit'",
                "put the import and what needs it between '#if canImport(AppKit)' and '#endif'"
            ),
            (
                "cannot find type 'UIReferenceLibraryViewController' in scope",
                "nothing declares 'UIReferenceLibraryViewController'",
                "if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the "
                    + "folder in the rambaspec: 'check_stubs: DIR'"
            ),
        ] as [(String, String?, String)])
    func aMessageSpeaksOfTheSDK(_ text: String, _ message: String?, _ hint: String) throws {
        let code = "import UIKit\n\nfinal class View: UIView {}\n"
        var causes = ErrorCauses(
            code: ["View.swift": SourceNames(Array(code.utf8))], tests: [:], module: "Shop", prefix: "",
            objectiveC: [:], usesStandIns: false, elsewhere: { _ in nil })
        let error = CompilerMessage(severity: .error, text: text, line: 3)
        let found = causes.sort([ErrorCauses.Place(message: error, path: "View.swift")])
        #expect(found.map(\.message) == [message])
        #expect(found.map { $0.hint([]) } == [hint])
    }
}
