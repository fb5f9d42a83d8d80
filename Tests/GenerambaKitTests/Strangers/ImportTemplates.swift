/// Templates with imports that name no module.
extension StrangersTemplatesTests {
    static let importTemplates = [
        StrangersTemplate(
            "MVP whose tests import the project",
            [
                "page.rambaspec": """
                name: page
                summary: MVP with tests
                author: Team
                version: 1.0.0
                license: MIT
                code_files:
                  - {name: Contract.swift, path: Code/contract.swift.liquid}
                  - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                test_files:
                  - {name: PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}
                """,
                "Code/contract.swift.liquid": """
                //
                //  {{ module_info.file_name }}
                //  {{ module_info.project_name }}
                //

                protocol {{ prefix }}{{ module_info.name }}View: AnyObject {
                    func render(_ title: String)
                }
                """,
                "Code/presenter.swift.liquid": """
                //
                //  {{ module_info.file_name }}
                //  {{ module_info.project_name }}
                //

                final class {{ prefix }}{{ module_info.name }}Presenter {
                    weak var view: {{ prefix }}{{ module_info.name }}View?

                    func attach(_ view: {{ prefix }}{{ module_info.name }}View) {
                        self.view = view
                        view.render("{{ module_info.name }}")
                    }
                }
                """,
                "Tests/presenter_tests.swift.liquid": """
                @testable import {{ module_info.project_name }}
                import XCTest

                class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
                    var presenter: {{ prefix }}{{ module_info.name }}Presenter!
                    fileprivate var view: {{ prefix }}{{ module_info.name }}ViewMock!

                    override func setUp() {
                        super.setUp()
                        view = {{ prefix }}{{ module_info.name }}ViewMock()
                        presenter = {{ prefix }}{{ module_info.name }}Presenter()
                    }

                    func testAttach() {
                        presenter.attach(view)
                        XCTAssertEqual(view.titles, ["{{ module_info.name }}"])
                    }
                }

                private final class {{ prefix }}{{ module_info.name }}ViewMock: {{ prefix }}{{ module_info.name }}View {
                    var titles: [String] = []
                    func render(_ title: String) { titles.append(title) }
                }
                """,
            ],
            output: """
                     failed  Profile  (7 errors)
                     failed  Profile --prefix ZZ  (7 errors)
                     failed  Profile,URLPreview  (13 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfilePresenterTests.swift:1:18: error: there is no module 'My' to test
                 1 | @testable import My Shop
                   |                  ^
                  note: 6 more errors follow from this
                  from: own/page/Tests/presenter_tests.swift.liquid:1:18
                 1 | @testable import {{ module_info.project_name }}
                   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: all 3 combinations, such as Profile
                """,
            status: 1,
            lint: "page: 1 warning",
            findings: """
                own/page/Tests/presenter_tests.swift.liquid:1:21: warning: 'module_info.project_name' is the project's name, not a module
                 1 | @testable import {{ module_info.project_name }}
                   |                     ^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '{{ module_info.product_module_name }}'
                """
        ),
        StrangersTemplate(
            "a service with a list of imports",
            [
                "page.rambaspec": """
                name: page
                summary: A service with the modules of its layer
                parameters:
                  - {name: modules, type: list, default: Foundation Dispatch}
                code_files:
                  - {name: Service.swift, path: Code/service.swift.liquid}
                  - {name: Facade.swift, path: Code/facade.swift.liquid}
                test_files:
                  - {name: ServiceTests.swift, path: Tests/service_tests.swift.liquid}
                """,
                "Code/facade.swift.liquid": """
                public struct {{ prefix }}{{ module_info.name }}Facade {
                    public let service: {{ prefix }}{{ module_info.name }}Service

                    public init(service: {{ prefix }}{{ module_info.name }}Service) { self.service = service }
                }
                """,
                "Code/service.swift.liquid": """
                import {{ modules }}

                public protocol {{ prefix }}{{ module_info.name }}Service {
                    func fetch(_ completion: @escaping (Data) -> Void)
                }

                public final class {{ prefix }}{{ module_info.name }}ServiceImplementation: {{ prefix }}{{ module_info.name }}Service {
                    private let queue = DispatchQueue(label: "{{ module_info.name }}")

                    public init() {}

                    public func fetch(_ completion: @escaping (Data) -> Void) {
                        queue.async { completion(Data()) }
                    }
                }
                """,
                "Tests/service_tests.swift.liquid": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}ServiceTests: XCTestCase {
                    func testFetch() {
                        let done = expectation(description: "done")
                        {{ prefix }}{{ module_info.name }}ServiceImplementation().fetch { _ in done.fulfill() }
                        waitForExpectations(timeout: 1)
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (3 errors, 1 warning)
                     failed  Profile --prefix ZZ  (3 errors, 1 warning)
                     failed  Profile,URLPreview  (6 errors, 2 warnings)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileService.swift:1:18: error: one import cannot name several modules: 'Foundation Dispatch'
                 1 | import Foundation Dispatch
                   |                  ^
                  note: 2 more errors follow from this
                  from: own/page/Code/service.swift.liquid:1:8
                 1 | import {{ modules }}
                   |        ^^^^^^^^^^^^^
                  hint: if this is a list, loop over it and write an import for each item
                  in: all 3 combinations, such as Profile
                """,
            status: 1,
            lint: "page: 1 warning",
            findings: """
                own/page/Code/service.swift.liquid:1:11: warning: 'modules' is a list, which one import cannot name
                 1 | import {{ modules }}
                   |           ^^^^^^^
                  hint: loop over it: '{% for module in modules %}import {{ module }}…{% endfor %}'
                """
        ),
    ]
}
