/// Templates with tests that cannot be compiled.
extension StrangersTemplatesTests {
    static let testTemplates = [
        StrangersTemplate(
            "Clean Swift whose tests import nothing",
            [
                "page.rambaspec": """
                name: page
                summary: A scene of Clean Swift
                code_files:
                  - {name: Models.swift, path: Scene/models.swift.mustache}
                  - {name: Interactor.swift, path: Scene/interactor.swift.mustache}
                  - {name: Presenter.swift, path: Scene/presenter.swift.mustache}
                  - {name: Worker.swift, path: Scene/worker.swift.mustache}
                test_files:
                  - {name: InteractorTests.swift, path: Tests/interactor.swift.mustache}
                  - {name: PresenterTests.swift, path: Tests/presenter.swift.mustache}
                """,
                "Scene/interactor.swift.mustache": """
                protocol {{ prefix }}{{ module_info.name }}BusinessLogic {
                    func load(_ request: {{ prefix }}{{ module_info.name }}.Load.Request)
                }

                final class {{ prefix }}{{ module_info.name }}Interactor: {{ prefix }}{{ module_info.name }}BusinessLogic {
                    var presenter: {{ prefix }}{{ module_info.name }}PresentationLogic?
                    var worker = {{ prefix }}{{ module_info.name }}Worker()

                    func load(_ request: {{ prefix }}{{ module_info.name }}.Load.Request) {
                        presenter?.present(.init(names: worker.names()))
                    }
                }
                """,
                "Scene/models.swift.mustache": """
                enum {{ prefix }}{{ module_info.name }} {
                    enum Load {
                        struct Request {}
                        struct Response { let names: [String] }
                        struct ViewModel { let title: String }
                    }
                }
                """,
                "Scene/presenter.swift.mustache": """
                protocol {{ prefix }}{{ module_info.name }}PresentationLogic {
                    func present(_ response: {{ prefix }}{{ module_info.name }}.Load.Response)
                }

                protocol {{ prefix }}{{ module_info.name }}DisplayLogic: AnyObject {
                    func display(_ viewModel: {{ prefix }}{{ module_info.name }}.Load.ViewModel)
                }

                final class {{ prefix }}{{ module_info.name }}Presenter: {{ prefix }}{{ module_info.name }}PresentationLogic {
                    weak var view: {{ prefix }}{{ module_info.name }}DisplayLogic?

                    func present(_ response: {{ prefix }}{{ module_info.name }}.Load.Response) {
                        view?.display(.init(title: response.names.joined(separator: ", ")))
                    }
                }
                """,
                "Scene/worker.swift.mustache": """
                class {{ prefix }}{{ module_info.name }}Worker {
                    func names() -> [String] { [] }
                }
                """,
                "Tests/interactor.swift.mustache": """
                import XCTest

                class {{ prefix }}{{ module_info.name }}InteractorTests: XCTestCase {
                    var sut: {{ prefix }}{{ module_info.name }}Interactor!

                    override func setUp() {
                        super.setUp()
                        sut = {{ prefix }}{{ module_info.name }}Interactor()
                    }

                    override func tearDown() {
                        sut = nil
                        super.tearDown()
                    }

                    class PresentationLogicSpy: {{ prefix }}{{ module_info.name }}PresentationLogic {
                        var presentCalled = false

                        func present(_ response: {{ prefix }}{{ module_info.name }}.Load.Response) {
                            presentCalled = true
                        }
                    }

                    func testLoad() {
                        let spy = PresentationLogicSpy()
                        sut.presenter = spy
                        sut.load({{ prefix }}{{ module_info.name }}.Load.Request())
                        XCTAssertTrue(spy.presentCalled)
                    }
                }
                """,
                "Tests/presenter.swift.mustache": """
                import XCTest

                class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
                    private final class DisplaySpy: {{ prefix }}{{ module_info.name }}DisplayLogic {
                        var title: String?

                        func display(_ viewModel: {{ prefix }}{{ module_info.name }}.Load.ViewModel) { title = viewModel.title }
                    }

                    func testTitle() {
                        let (sut, spy) = ({{ prefix }}{{ module_info.name }}Presenter(), DisplaySpy())
                        sut.view = spy
                        sut.present(.init(names: ["A", "B"]))
                        XCTAssertEqual(spy.title, "A, B")
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (9 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileInteractorTests.swift:4:14: error: the tests do not import the module that they test
                 4 |     var sut: ProfileInteractor!
                   |              ^
                  note: the module declares 'ProfileInteractor', 'ProfilePresentationLogic', 'Profile'
                  note: 4 more errors follow from this
                  from: own/page/Tests/interactor.swift.mustache:4:26
                 4 |     var sut: {{ prefix }}{{ module_info.name }}Interactor!
                   |                          ^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: Profile
                Tests/ShopTests/Profile/ProfilePresenterTests.swift:4:37: error: the tests do not import the module that they test
                 4 |     private final class DisplaySpy: ProfileDisplayLogic {
                   |                                     ^
                  note: the module declares 'ProfileDisplayLogic', 'Profile', 'ProfilePresenter'
                  note: 3 more errors follow from this
                  from: own/page/Tests/presenter.swift.mustache:4:49
                 4 |     private final class DisplaySpy: {{ prefix }}{{ module_info.name }}DisplayLogic {
                   |                                                 ^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: Profile
                """,
            status: 1
        )
    ]
}
