import Testing

@testable import GenerambaKit

/// Runs `template check` and `template lint` on small templates that bring stubs of the app they are made for.
struct StubTemplateTests {
    @Test(arguments: right) func stubsStandForTheApp(_ template: TemplateCase) throws {
        try template.run()
    }

    @Test(arguments: wrong) func mistakesInStubsAreToldAtTheirPlace(_ template: TemplateCase) throws {
        try template.run()
    }

    #if os(Linux)
        @Test(arguments: objectiveC) func stubsMayNeedTheObjectiveCRuntime(_ template: TemplateCase) throws {
            try template.run()
        }
    #endif

    /// The files of a template, with a type that has a text, a test of it, and stubs.
    ///
    /// - Parameters:
    ///   - head: what the file of the type has before it.
    ///   - text: the value of the text.
    ///   - stubs: the stubs, by their paths in the folder `Stubs`.
    private static func files(
        _ head: String, type: String = "struct", base: String = "", text: String = "\"a\"",
        test: String = "\"a\"", stubs: [String: String], folder: String = "Stubs"
    ) -> [String: String] {
        let own = [
            "page.rambaspec": """
            name: page
            check_stubs: \(folder)
            code_files:
              - {name: View.swift, path: view.swift.mustache}
            test_files:
              - {name: Tests.swift, path: tests.swift.mustache}

            """,
            "view.swift.mustache":
                "\(head)\n\(type) {{ prefix }}{{ module_info.name }}View\(base) { let text = \(text) }\n",
            "tests.swift.mustache": """
            import XCTest
            @testable import {{ module_info.product_module_name }}

            final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                func testText() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().text, \(test)) }
            }

            """,
        ]
        return own.merging(stubs.map { ("Stubs/\($0)", $1) }) { own, _ in own }
    }

    private static let box = """
        public struct Box<Item: Equatable>: Equatable {
            public let item: Item
            public init(_ item: Item) { self.item = item }
        }

        """

    private static let passes = """
                 ok  Profile  (1 test)
        page: 1 combination, 1 ok
        """

    private static let fails = """
             failed  Profile  (1 error)
        page: 1 combination, 1 failed
        """

    static let right = [
        TemplateCase(
            "a base class",
            files(
                "", type: "final class", base: ": BaseView", test: "BaseView().name",
                stubs: [
                    "Views/BaseView.swift": "", "BaseView.swift": "class BaseView { let name = \"a\" }\n",
                ]),
            output: passes),
        TemplateCase(
            "a generic type of a module, which runs",
            files("import Boxes", text: "Box(1)", test: "Box(1)", stubs: ["Boxes/Box.swift": box])
                .merging(["tests.swift.mustache": tests("import Boxes", "View().text.item, 1")]) { $1 },
            output: passes),
        TemplateCase(
            "modules that import each other in another order than that of their names",
            files(
                "import A", text: "a()",
                stubs: [
                    "A/Deep/A.swift": "import Z\n\npublic func a() -> String { z(\"a\") }\n",
                    "Z/Z.swift": "public func z<Text>(_ text: Text) -> Text { text }\n",
                ]),
            output: passes),
        TemplateCase(
            "files for the tests",
            files(
                "", test: "Mock.title",
                stubs: ["Tests/Mock.swift": "enum Mock { static let title = \"a\" }\n"]),
            output: passes),
        TemplateCase(
            "a stub beside a stand-in",
            files(
                "import Combine\nimport Streams", text: "Stream().last",
                stubs: [
                    "Streams/Stream.swift": """
                    import Combine

                    public struct Stream {
                        public let subject = CurrentValueSubject<String, Never>("a")
                        public init() {}
                        public var last: String { subject.value }
                    }

                    """
                ]),
            output: passes),
        TemplateCase(
            "a stub in place of a stand-in",
            files(
                "import UIKit", text: "marker",
                stubs: ["UIKit/Marker.swift": "public let marker = \"a\"\n"]),
            output: passes),
        TemplateCase(
            "stubs with warnings",
            files(
                "import Boxes", text: "Box(1).item", test: "1",
                stubs: [
                    "Boxes/Box.swift": box + "func a() { let b = 1 }\n",
                    "Base.swift": "func c() { let d = 1 }\n",
                ]),
            output: passes),
        TemplateCase(
            "stubs are no unused files",
            files("import Boxes", stubs: ["Boxes/Box.swift": box, "Boxes/README.txt": "", "a.swift": ""]),
            lint: "", output: "page: no problems"),
    ]

    private static func tests(_ head: String, _ pair: String) -> String {
        """
        import XCTest
        \(head)
        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
            func testText() { XCTAssertEqual({{ prefix }}{{ module_info.name }}\(pair)) }
        }

        """
    }

    static let wrong = [
        TemplateCase(
            "modules in a circle",
            files(
                "import A",
                stubs: [
                    "A/A.swift": "import B\n", "B/B.swift": "import struct C.C\n", "C/C.swift": "import A\n",
                ]),
            output: "",
            messages: """
                own/page/Stubs/C/C.swift:1:8: error: the stub modules import each other: 'A' → 'B' → 'C' → 'A'
                 1 | import A
                   |        ^
                  hint: put what both need into a third module
                """,
            status: 1),
        TemplateCase(
            "a module that does not compile",
            files("import A", stubs: ["A/A.swift": "public let a = b\n"]), output: "",
            messages: """
                own/page/Stubs/A/A.swift:1:16: error: cannot find 'b' in scope
                 1 | public let a = b
                   |                ^
                  hint: the stub module 'A' does not compile
                """,
            status: 1),
        TemplateCase(
            "a base class that does not compile",
            files("", stubs: ["Base.swift": "class Base { let a = b }\n"]), output: fails,
            messages: """
                own/page/Stubs/Base.swift:1:22: error: cannot find 'b' in scope
                 1 | class Base { let a = b }
                   |                      ^
                  hint: this file is not the template's: it is one of the stubs
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a folder that is not there",
            files("", stubs: ["Base.swift": "class Base {}\n"], folder: "Stub"), output: "",
            messages: """
                own/page/page.rambaspec:2:14: error: no folder 'Stub' in the template
                 2 | check_stubs: Stub
                   |              ^^^^
                  hint: did you mean 'Stubs'?
                """,
            status: 1),
        TemplateCase(
            "a folder that is not there, for lint",
            files("", stubs: ["Base.swift": "class Base {}\n"], folder: "Stub"), lint: "",
            output: "page: 1 error",
            messages: """
                own/page/page.rambaspec:2:14: error: no folder 'Stub' in the template
                 2 | check_stubs: Stub
                   |              ^^^^
                  hint: did you mean 'Stubs'?
                """,
            status: 1),
        TemplateCase(
            "the template's own folder",
            files("", stubs: [:], folder: "."), lint: "", output: "page: 1 error",
            messages: """
                own/page/page.rambaspec:2:14: error: 'check_stubs' cannot be the template's own folder
                 2 | check_stubs: .
                   |              ^
                  hint: name a folder in the template's folder
                """,
            status: 1),
        TemplateCase(
            "a folder without Swift",
            files("", stubs: ["a.h": ""]), output: "",
            messages: """
                own/page/page.rambaspec:2:14: error: no Swift files in 'own/page/Stubs'
                 2 | check_stubs: Stubs
                   |              ^^^^^
                """,
            status: 1),
        TemplateCase(
            "a module with the name of a package",
            files("", stubs: ["rx-swift/a.swift": ""]), output: "",
            messages: """
                own/page/page.rambaspec:2:14: error: 'own/page/Stubs/rx-swift' is not a valid name for a module
                 2 | check_stubs: Stubs
                   |              ^^^^^
                  hint: a folder of stubs has the name of the module that it stands for
                """,
            status: 1),
        TemplateCase(
            "a module with the name of the template's",
            files("", stubs: ["Shop/a.swift": ""]), output: "",
            messages: """
                error: a stub module cannot be named 'Shop', because the check compiles the template as 'Shop'
                  hint: put files for the module itself directly into the folder, and files for its tests into 'Tests'
                """,
            status: 1),
    ]

    static let objectiveC = [
        TemplateCase(
            "a module with outlets",
            files(
                "import Kit\nimport UIKit", type: "final class", base: ": KitController",
                stubs: [
                    "Kit/KitController.swift": """
                    import UIKit

                    open class KitController: UIViewController {
                        @IBOutlet public var label: UILabel!
                    }

                    """
                ]
            )
            .merging([
                "tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                @MainActor final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testText() {
                        let view = {{ prefix }}{{ module_info.name }}View()
                        XCTAssertEqual(view.text, "a")
                    }
                }

                """
            ]) { $1 },
            output: """
                   compiled  Profile  (not run: needs the Objective-C runtime)
                page: 1 combination, 1 compiled
                """,
            messages: """
                error: no test runs: the code needs the Objective-C runtime
                  hint: check it on a Mac, or add '--compile-only'
                  in: Profile
                """,
            status: 1)
    ]
}
