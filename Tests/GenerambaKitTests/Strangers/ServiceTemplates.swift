/// Templates with libraries for assemblies and networking.
extension StrangersTemplatesTests {
    static let serviceTemplates = [
        StrangersTemplate(
            "VIPER with a Swinject assembly",
            [
                "page.rambaspec": """
                name: page
                summary: "VIPER module with a Swinject assembly"
                author: "iOS chapter"
                version: "2.0.1"
                license: "MIT"
                code_files:
                - {name: Assembly/AssemblyContainer.swift, path: Code/Assembly/container.swift.liquid}
                - {name: Interactor/Interactor.swift, path: Code/interactor.swift.liquid}
                - {name: Presenter/Presenter.swift, path: Code/presenter.swift.liquid}
                - {name: View/ViewController.swift, path: Code/view.swift.liquid}
                dependencies:
                - Swinject
                - SwinjectStoryboard
                """,
                "Code/Assembly/container.swift.liquid": """
                import Swinject
                import SwinjectStoryboard

                final class {{ prefix }}{{ module_info.name }}AssemblyContainer: Assembly {

                    func assemble(container: Container) {
                        container.register({{ prefix }}{{ module_info.name }}Interactor.self) { (r, presenter: {{ prefix }}{{ module_info.name }}Presenter) in
                            let interactor = {{ prefix }}{{ module_info.name }}Interactor()
                            interactor.output = presenter
                            return interactor
                        }

                        container.register({{ prefix }}{{ module_info.name }}Presenter.self) { (r, viewController: {{ prefix }}{{ module_info.name }}ViewController) in
                            let presenter = {{ prefix }}{{ module_info.name }}Presenter()
                            presenter.view = viewController
                            presenter.interactor = r.resolve({{ prefix }}{{ module_info.name }}Interactor.self, argument: presenter)
                            return presenter
                        }

                        container.storyboardInitCompleted({{ prefix }}{{ module_info.name }}ViewController.self) { r, viewController in
                            viewController.output = r.resolve({{ prefix }}{{ module_info.name }}Presenter.self, argument: viewController)
                        }
                    }
                }
                """,
                "Code/interactor.swift.liquid": """
                protocol {{ prefix }}{{ module_info.name }}InteractorOutput: AnyObject {
                    func didLoad(_ names: [String])
                }

                final class {{ prefix }}{{ module_info.name }}Interactor {
                    weak var output: {{ prefix }}{{ module_info.name }}InteractorOutput!

                    func load() { output.didLoad([]) }
                }
                """,
                "Code/presenter.swift.liquid": """
                final class {{ prefix }}{{ module_info.name }}Presenter: {{ prefix }}{{ module_info.name }}ViewOutput, {{ prefix }}{{ module_info.name }}InteractorOutput {
                    weak var view: {{ prefix }}{{ module_info.name }}ViewController!
                    var interactor: {{ prefix }}{{ module_info.name }}Interactor!

                    func viewIsReady() { interactor.load() }

                    func didLoad(_ names: [String]) {}
                }
                """,
                "Code/view.swift.liquid": """
                import UIKit

                protocol {{ prefix }}{{ module_info.name }}ViewOutput {
                    func viewIsReady()
                }

                class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {

                    var output: {{ prefix }}{{ module_info.name }}ViewOutput!

                    // MARK: Life cycle
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        output.viewIsReady()
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (4 errors)
                     failed  Profile --prefix ZZ  (4 errors)
                     failed  Profile,URLPreview  (6 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/Assembly/ProfileAssemblyContainer.swift:1:8: error: the module 'Swinject' is missing
                 1 | import Swinject
                   |        ^
                  note: nothing else declares 'Assembly', 'Container', so this module or your app may do it
                  note: 2 more errors follow from this
                  from: own/page/Code/Assembly/container.swift.liquid:1:8
                 1 | import Swinject
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Swinject' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/Assembly/ProfileAssemblyContainer.swift:2:8: error: the module 'SwinjectStoryboard' is missing
                 2 | import SwinjectStoryboard
                   |        ^
                  from: own/page/Code/Assembly/container.swift.liquid:2:8
                 2 | import SwinjectStoryboard
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'SwinjectStoryboard' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "an API with Moya, Alamofire and Codable",
            [
                "page.rambaspec": """
                name: page
                summary: Networking with Moya
                version: 1.1.0
                author: Backend friends
                license: MIT
                dependencies:
                - Moya/Combine
                - "pod 'Alamofire', '~> 5.4'"
                code_files:
                - {name: API.swift, path: Code/api.swift.liquid}
                - {name: DTO.swift, path: Code/dto.swift.liquid}
                - {name: Client.swift, path: Code/client.swift.liquid}
                - {name: Reachability.swift, path: Code/reachability.swift.liquid}
                test_files:
                - {name: DTOTests.swift, path: Tests/dto_tests.swift.liquid}
                """,
                "Code/api.swift.liquid": """
                import Moya

                enum {{ prefix }}{{ module_info.name }}API {
                    case list(page: Int)
                    case remove(id: String)
                }

                extension {{ prefix }}{{ module_info.name }}API: TargetType {
                    var baseURL: URL { URL(string: "https://example.org/api")! }

                    var path: String {
                        switch self {
                        case .list: return "/{{ module_info.name }}"
                        case .remove(let id): return "/{{ module_info.name }}/\\(id)"
                        }
                    }

                    var method: Moya.Method {
                        switch self {
                        case .list: return .get
                        case .remove: return .delete
                        }
                    }

                    var task: Task {
                        switch self {
                        case .list(let page):
                            return .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
                        case .remove:
                            return .requestPlain
                        }
                    }

                    var headers: [String: String]? { nil }
                }
                """,
                "Code/client.swift.liquid": """
                import Foundation
                import Moya

                final class {{ prefix }}{{ module_info.name }}Client {
                    private let provider: MoyaProvider<{{ prefix }}{{ module_info.name }}API>

                    init(provider: MoyaProvider<{{ prefix }}{{ module_info.name }}API> = MoyaProvider()) {
                        self.provider = provider
                    }

                    func list(page: Int, completion: @escaping (Result<[{{ prefix }}{{ module_info.name }}DTO], Error>) -> Void) {
                        provider.request(.list(page: page)) { result in
                            switch result {
                            case .success(let response):
                                completion(Result { try response.map([{{ prefix }}{{ module_info.name }}DTO].self) })
                            case .failure(let error):
                                completion(.failure(error))
                            }
                        }
                    }
                }
                """,
                "Code/dto.swift.liquid": """
                import Foundation

                struct {{ prefix }}{{ module_info.name }}DTO: Codable, Equatable {
                    let id: String
                    let createdAt: Date

                    enum CodingKeys: String, CodingKey {
                        case id
                        case createdAt = "created_at"
                    }
                }
                """,
                "Code/reachability.swift.liquid": """
                import Alamofire

                final class {{ prefix }}{{ module_info.name }}Reachability {
                    private let manager = NetworkReachabilityManager()

                    func start(_ changed: @escaping (Bool) -> Void) {
                        manager?.startListening { status in
                            if case .reachable = status { changed(true) } else { changed(false) }
                        }
                    }
                }
                """,
                "Tests/dto_tests.swift.liquid": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}DTOTests: XCTestCase {
                    func testDecoding() throws {
                        let json = Data(#"{"id": "1", "created_at": 0}"#.utf8)
                        let dto = try JSONDecoder().decode({{ prefix }}{{ module_info.name }}DTO.self, from: json)
                        XCTAssertEqual(dto.id, "1")
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (12 errors)
                     failed  Profile --prefix ZZ  (12 errors)
                     failed  Profile,URLPreview  (22 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileAPI.swift:1:8: error: the module 'Moya' is missing
                 1 | import Moya
                   |        ^
                  note: nothing else declares 'TargetType', 'URLEncoding', 'MoyaProvider', so this module or your app may do it
                  note: 7 more errors follow from this
                  from: own/page/Code/api.swift.liquid:1:8
                 1 | import Moya
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Moya' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileReachability.swift:1:8: error: the module 'Alamofire' is missing
                 1 | import Alamofire
                   |        ^
                  note: nothing else declares 'NetworkReachabilityManager', so this module or your app may do it
                  note: 1 more error follows from this
                  from: own/page/Code/reachability.swift.liquid:1:8
                 1 | import Alamofire
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Alamofire' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Sources/Shop/Profile/ProfileAPI.swift:9:18: error: the file uses 'URL' without importing Foundation
                 9 |     var baseURL: URL { URL(string: "https://example.org/api")! }
                   |                  ^
                  note: 1 more error follows from this
                  from: own/page/Code/api.swift.liquid:9:18
                 9 |     var baseURL: URL { URL(string: "https://example.org/api")! }
                   |                  ^
                  hint: add 'import Foundation'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
    ]
}
