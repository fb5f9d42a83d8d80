import Testing

@testable import SourceText
@testable import SwiftText

/// Tests where import statements are added to Swift code.
struct ImportInsertionTests {
    private static func code(
        _ text: String, adding modules: [String] = [], conditional: [String] = [], sorts: Bool = false
    ) -> String {
        let bytes = Array(text.utf8)
        let edits = ImportInsertion(bytes).edits(adding: modules, conditional: conditional, sorts: sorts)
        return String(decoding: bytes.applying(edits), as: UTF8.self)
    }

    @Test(arguments: [
        ("import UIKit\n\nlet a = 1\n", "import Domain\nimport UIKit\n\nlet a = 1\n"),
        (
            "import Alpha\nimport XCTest\n\n@testable import Shop\n",
            "import Alpha\nimport Domain\nimport XCTest\n\n@testable import Shop\n"
        ),
        ("@testable import Shop\n\nlet a = 1\n", "import Domain\n\n@testable import Shop\n\nlet a = 1\n"),
        ("/// A value.\nlet a = 1\n", "import Domain\n\n/// A value.\nlet a = 1\n"),
        (
            "//\n//  Created by Jane.\n//\n\nlet a = 1\n",
            "//\n//  Created by Jane.\n//\n\nimport Domain\n\nlet a = 1\n"
        ),
        ("// Header\n\nimport UIKit\n", "// Header\n\nimport Domain\nimport UIKit\n"),
        ("import struct UIKit.UIView\n", "import Domain\n\nimport struct UIKit.UIView\n"),
        ("", "import Domain\n\n"),
    ])
    func aModuleIsAddedToTheFirstImports(text: String, expected: String) {
        #expect(Self.code(text, adding: ["Domain"]) == expected)
    }

    @Test func aModuleOfSomeSystemsFollowsTheOthers() {
        let block = "#if canImport(Net)\n  import Net\n#endif\n"
        #expect(
            Self.code("import XCTest\n\n@testable import Shop\n\nlet a = 1\n", conditional: ["Net"])
                == "import XCTest\n\n@testable import Shop\n\n\(block)\nlet a = 1\n")
        #expect(Self.code("let a = 1\n", conditional: ["Net"]) == "\(block)\nlet a = 1\n")
        #expect(
            Self.code("let a = 1\n", adding: ["A", "B"], conditional: ["Net"])
                == "import A\nimport B\n\n\(block)\nlet a = 1\n")
    }

    @Test func importsAreSortedIfWished() {
        let text = "import os\nimport XCTest\n"
        #expect(Self.code(text) == text)
        #expect(Self.code(text, sorts: true) == "import XCTest\nimport os\n")
    }

    @Test func theNamesThatCodeUses() {
        let code = ImportInsertion(
            Array("import Net\nstruct A: B { let c: [D.E] // F\n  func g(h: I) -> `J` { \"K\" } }".utf8))
        #expect(code.names.isSuperset(of: ["B", "D", "I", "J"]))
        #expect(code.names.isDisjoint(with: ["A", "E", "F", "K", "Net"]))
        #expect(code.imported == ["Net"])
    }
}
