/// Templates with imports that name no module.
extension StrangersTemplatesTests {
    static let importTemplates = [
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
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileService.swift:1:18: error: consecutive statements on a line must be separated by ';'
                 1 | import Foundation Dispatch
                   |                  ^
                  from: own/page/Code/service.swift.liquid:1:8
                 1 | import {{ modules }}
                   |        ^^^^^^^^^^^^^
                  in: Profile
                Sources/Shop/Profile/ProfileService.swift:1:19: error: expressions are not allowed at the top level
                 1 | import Foundation Dispatch
                   |                   ^
                  from: own/page/Code/service.swift.liquid:1:8
                 1 | import {{ modules }}
                   |        ^^^^^^^^^^^^^
                  in: Profile
                Sources/Shop/Profile/ProfileService.swift:1:19: error: expected module member name after module name
                 1 | import Foundation Dispatch
                   |                   ^
                  from: own/page/Code/service.swift.liquid:1:8
                 1 | import {{ modules }}
                   |        ^^^^^^^^^^^^^
                  in: Profile
                Sources/Shop/Profile/ProfileService.swift:1:19: warning: expression of type 'module<Dispatch>' is unused
                 1 | import Foundation Dispatch
                   |                   ^
                  from: own/page/Code/service.swift.liquid:1:8
                 1 | import {{ modules }}
                   |        ^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1,
            lint: "page: 1 warning",
            findings: """
                own/page/Code/service.swift.liquid:1:11: warning: 'modules' is a list, which one import cannot name
                 1 | import {{ modules }}
                   |           ^^^^^^^
                  hint: loop over it: '{% for module in modules %}import {{ module }}…{% endfor %}'
                """
        )
    ]
}
