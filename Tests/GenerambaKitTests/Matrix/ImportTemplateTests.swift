import Testing

/// Runs `template check` on small templates that import Apple's modules in all the ways that Swift has.
struct ImportTemplateTests {
    @Test(arguments: correct + wrong) func anImportBringsWhatItBringsOnApplesSystems(_ template: TemplateCase)
        throws
    {
        try template.run()
    }

    static let correct = [
        TemplateCase(
            "Foundation brings names of Combine, and URLSession and XMLParser",
            [
                "Model.swift.mustache": """
                import Foundation

                final class {{ prefix }}{{ module_info.name }}Model: NSObject, ObservableObject, XMLParserDelegate {
                    @Published var title = "a"
                    let session = URLSession.shared
                    func request(_ url: URL) -> URLRequest { URLRequest(url: url) }
                    func read(_ data: Data) -> Bool { XMLParser(data: data).parse() }
                }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle() {
                        let model = {{ prefix }}{{ module_info.name }}Model()
                        var count = 0
                        let changes = model.objectWillChange.sink { count += 1 }
                        model.title = "b"
                        XCTAssertEqual(count, 1)
                        changes.cancel()
                        XCTAssertTrue(model.read(Data("<a/>".utf8)))
                    }
                }

                """,
            ],
            output: """
                         ok  Profile  (1 test)
                page: 1 combination, 1 ok
                """),
        TemplateCase(
            "submodules, and single declarations",
            [
                "View.swift.mustache": """
                import class Foundation.NSDate
                import Foundation.NSURL
                import UIKit.UIGestureRecognizerSubclass
                import UIKit.UIViewController
                import class UIKit.UIView

                final class {{ prefix }}{{ module_info.name }}View: UIViewController {
                    let date: NSDate? = nil
                    let url: URL? = nil
                    let content = UIView()
                }

                """
            ],
            output: """
                   compiled  Profile  (no tests)
                page: 1 combination, 1 compiled
                """),
    ]

    static let wrong = [
        TemplateCase(
            "a file without imports does not see Combine",
            [
                "Model.swift.mustache": """
                final class {{ prefix }}{{ module_info.name }}Model: ObservableObject {}

                """,
                "Other.swift.mustache": """
                import Foundation

                final class {{ prefix }}{{ module_info.name }}Other: ObservableObject {}

                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:27: error: the file uses 'ObservableObject' without importing Combine
                 1 | final class ProfileModel: ObservableObject {}
                   |                           ^
                  from: own/page/Model.swift.mustache:1:54
                 1 | final class {{ prefix }}{{ module_info.name }}Model: ObservableObject {}
                   |                                                      ^
                  hint: add 'import Combine'
                  in: Profile
                """, status: 1)
    ]
}
