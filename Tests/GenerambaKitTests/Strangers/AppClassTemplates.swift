/// Templates with base classes and protocols that only their app has.
extension StrangersTemplatesTests {
    static let appClassTemplates = [
        StrangersTemplate(
            "VIPER on base classes of the team",
            baseClasses,
            output: """
                     failed  Profile  (18 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/View/ProfileViewController.swift:7:36: error: nothing declares 'BaseViewController'
                 7 | final class ProfileViewController: BaseViewController<ProfilePresenter> {
                   |                                    ^
                  note: 11 more errors follow from this
                  from: own/page/Code/view.swift.liquid:7:63
                 7 | final class {{ prefix }}{{ module_info.name }}ViewController: BaseViewController<{{ prefix }}{{ module_info.name }}Presenter> {
                   |                                                               ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                Sources/Shop/Profile/Presenter/ProfilePresenter.swift:3:31: error: nothing declares 'BasePresenter'
                 3 | final class ProfilePresenter: BasePresenter {
                   |                               ^
                  note: 3 more errors follow from this
                  from: own/page/Code/presenter.swift.liquid:3:58
                 3 | final class {{ prefix }}{{ module_info.name }}Presenter: BasePresenter {
                   |                                                          ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                Sources/Shop/Profile/Router/ProfileRouter.swift:3:28: error: nothing declares 'BaseRouter'
                 3 | final class ProfileRouter: BaseRouter {
                   |                            ^
                  note: 1 more error follows from this
                  from: own/page/Code/router.swift.liquid:3:55
                 3 | final class {{ prefix }}{{ module_info.name }}Router: BaseRouter {
                   |                                                       ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "VIPER on base classes, with stubs",
            baseClasses.with(stubs: [
                "Stubs/Base.swift": """
                import UIKit

                class BasePresenter: NSObject {
                    func viewIsReady() {}
                }

                class BaseRouter {
                    weak var viewController: UIViewController?
                    init(viewController: UIViewController) { self.viewController = viewController }
                }

                enum BarStyle { case plain }

                class BaseViewController<Presenter>: UIViewController {
                    var presenter: Presenter?
                    func setupNavigationBar(style: BarStyle) {}
                    func hideLoader() {}
                }
                """
            ]),
            output: """
                         ok  Profile  (1 test)
                page: 1 combination, 1 ok
                """
        ),
        StrangersTemplate(
            "a coordinator of a protocol of the team, in a folder of another name",
            [
                "page.rambaspec": """
                name: mvvm_coordinator
                summary: A coordinator and its screen
                code_files:
                  - {name: Coordinator.swift, path: Code/coordinator.swift.mustache}
                  - {name: ViewController.swift, path: Code/view.swift.mustache}
                  - {name: ViewModel.swift, path: Code/view_model.swift.mustache}
                test_files:
                  - {name: CoordinatorTests.swift, path: Tests/coordinator.swift.mustache}
                """,
                "Code/coordinator.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}Coordinator: Coordinator {
                    var childCoordinators: [Coordinator] = []
                    private let navigationController: UINavigationController

                    init(navigationController: UINavigationController) {
                        self.navigationController = navigationController
                    }

                    func start() {
                        let viewModel = {{ prefix }}{{ module_info.name }}ViewModel()
                        viewModel.onFinish = { [weak self] in self?.navigationController.popViewController(animated: true) }
                        navigationController.pushViewController({{ prefix }}{{ module_info.name }}ViewController(viewModel: viewModel), animated: false)
                    }
                }
                """,
                "Code/view.swift.mustache": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                    private let viewModel: {{ prefix }}{{ module_info.name }}ViewModel

                    init(viewModel: {{ prefix }}{{ module_info.name }}ViewModel) {
                        self.viewModel = viewModel
                        super.init(nibName: nil, bundle: nil)
                    }

                    @available(*, unavailable)
                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = viewModel.title
                        view.backgroundColor = .systemBackground
                        navigationItem.rightBarButtonItem = UIBarButtonItem(
                            systemItem: .done, primaryAction: UIAction { [viewModel] _ in viewModel.onFinish?() })
                    }
                }
                """,
                "Code/view_model.swift.mustache": """
                final class {{ prefix }}{{ module_info.name }}ViewModel {
                    let title = "{{ module_info.name }}"
                    var onFinish: (() -> Void)?
                }
                """,
                "Tests/coordinator.swift.mustache": """
                import UIKit
                import XCTest
                @testable import {{ module_info.product_module_name }}

                @MainActor
                final class {{ prefix }}{{ module_info.name }}CoordinatorTests: XCTestCase {
                    func testStart() {
                        let navigationController = UINavigationController()
                        let coordinator = {{ prefix }}{{ module_info.name }}Coordinator(navigationController: navigationController)
                        coordinator.start()
                        XCTAssertTrue(navigationController.topViewController is {{ prefix }}{{ module_info.name }}ViewController)
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileCoordinator.swift:3:33: error: nothing declares 'Coordinator'
                 3 | final class ProfileCoordinator: Coordinator {
                   |                                 ^
                  note: 1 more error follows from this
                  from: own/page/Code/coordinator.swift.mustache:3:60
                 3 | final class {{ prefix }}{{ module_info.name }}Coordinator: Coordinator {
                   |                                                            ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                own/page/page.rambaspec:1:7: warning: the rambaspec of 'page' is named 'mvvm_coordinator'
                 1 | name: mvvm_coordinator
                   |       ^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1,
            lint: "page: 1 warning",
            findings: """
                own/page/page.rambaspec:1:7: warning: the rambaspec of 'page' is named 'mvvm_coordinator'
                 1 | name: mvvm_coordinator
                   |       ^^^^^^^^^^^^^^^^
                """
        ),
    ]

    private static let baseClasses = [
        "page.rambaspec": """
        name: page
        summary: "VIPER on our base classes"
        author: "Mobile team"
        version: "1.2.0"
        license: "MIT"

        code_files:
        - {name: Assembly/Assembly.swift, path: Code/assembly.swift.liquid}
        - {name: View/ViewController.swift, path: Code/view.swift.liquid}
        - {name: Presenter/Presenter.swift, path: Code/presenter.swift.liquid}
        - {name: Router/Router.swift, path: Code/router.swift.liquid}
        test_files:
        - {name: Presenter/PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}
        """,
        "Code/assembly.swift.liquid": """
        import UIKit

        final class {{ prefix }}{{ module_info.name }}Assembly {
            static func build() -> UIViewController {
                let view = {{ prefix }}{{ module_info.name }}ViewController()
                let router = {{ prefix }}{{ module_info.name }}Router(viewController: view)
                view.presenter = {{ prefix }}{{ module_info.name }}Presenter(view: view, router: router)
                return view
            }
        }
        """,
        "Code/presenter.swift.liquid": """
        import Foundation

        final class {{ prefix }}{{ module_info.name }}Presenter: BasePresenter {
            private weak var view: {{ prefix }}{{ module_info.name }}ViewInput?
            private let router: {{ prefix }}{{ module_info.name }}Router

            init(view: {{ prefix }}{{ module_info.name }}ViewInput, router: {{ prefix }}{{ module_info.name }}Router) {
                self.view = view
                self.router = router
                super.init()
            }

            override func viewIsReady() {
                super.viewIsReady()
                view?.show(title: "{{ module_info.name }}")
            }
        }
        """,
        "Code/router.swift.liquid": """
        import UIKit

        final class {{ prefix }}{{ module_info.name }}Router: BaseRouter {
            func close() {
                viewController?.dismiss(animated: true)
            }
        }
        """,
        "Code/view.swift.liquid": """
        import UIKit

        protocol {{ prefix }}{{ module_info.name }}ViewInput: AnyObject {
            func show(title: String)
        }

        final class {{ prefix }}{{ module_info.name }}ViewController: BaseViewController<{{ prefix }}{{ module_info.name }}Presenter> {
            private let titleLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                setupNavigationBar(style: .plain)
                view.addSubview(titleLabel)
                presenter?.viewIsReady()
            }
        }

        extension {{ prefix }}{{ module_info.name }}ViewController: {{ prefix }}{{ module_info.name }}ViewInput {
            func show(title: String) {
                titleLabel.text = title
                hideLoader()
            }
        }
        """,
        "Tests/presenter_tests.swift.liquid": """
        import UIKit
        import XCTest
        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
            func testTitle() {
                let view = ViewMock()
                let presenter = {{ prefix }}{{ module_info.name }}Presenter(
                    view: view, router: {{ prefix }}{{ module_info.name }}Router(viewController: UIViewController()))
                presenter.viewIsReady()
                XCTAssertEqual(view.title, "{{ module_info.name }}")
            }
        }

        private final class ViewMock: {{ prefix }}{{ module_info.name }}ViewInput {
            var title: String?
            func show(title: String) { self.title = title }
        }
        """,
    ]
}
