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
                     failed  Profile --prefix ZZ  (9 errors)
                     failed  Profile,URLPreview  (18 errors)
                page: 3 combinations, all 3 failed
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
                  in: all 3 combinations, such as Profile
                Tests/ShopTests/Profile/ProfilePresenterTests.swift:4:37: error: the tests do not import the module that they test
                 4 |     private final class DisplaySpy: ProfileDisplayLogic {
                   |                                     ^
                  note: the module declares 'ProfileDisplayLogic', 'Profile', 'ProfilePresenter'
                  note: 3 more errors follow from this
                  from: own/page/Tests/presenter.swift.mustache:4:49
                 4 |     private final class DisplaySpy: {{ prefix }}{{ module_info.name }}DisplayLogic {
                   |                                                 ^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '@testable import {{ module_info.product_module_name }}'
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "specs of Quick and Nimble",
            [
                "page.rambaspec": """
                name: page
                summary: VIPER with specs
                author: BDD fans
                version: 1.0.0
                license: MIT
                code_files:
                - {name: Interactor.swift, path: Code/interactor.swift.liquid}
                - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                test_files:
                - {name: PresenterSpec.swift, path: Specs/presenter_spec.swift.liquid}
                - {name: InteractorSpec.swift, path: Specs/interactor_spec.swift.liquid}
                dependencies: [Quick, Nimble]
                """,
                "Code/interactor.swift.liquid": """
                protocol {{ prefix }}{{ module_info.name }}InteractorInput {
                    func obtain() -> [Int]
                }

                final class {{ prefix }}{{ module_info.name }}Interactor: {{ prefix }}{{ module_info.name }}InteractorInput {
                    func obtain() -> [Int] { [1, 2] }
                }
                """,
                "Code/presenter.swift.liquid": """
                final class {{ prefix }}{{ module_info.name }}Presenter {
                    private let interactor: {{ prefix }}{{ module_info.name }}InteractorInput

                    init(interactor: {{ prefix }}{{ module_info.name }}InteractorInput) { self.interactor = interactor }

                    func sum() -> Int { interactor.obtain().reduce(0, +) }
                }
                """,
                "Specs/interactor_spec.swift.liquid": """
                import Quick
                import Nimble
                @testable import {{ module_info.product_module_name }}

                class {{ prefix }}{{ module_info.name }}InteractorSpec: QuickSpec {
                    override class func spec() {
                        it("obtains two numbers") {
                            expect({{ prefix }}{{ module_info.name }}Interactor().obtain()).to(haveCount(2))
                        }
                    }
                }
                """,
                "Specs/presenter_spec.swift.liquid": """
                import Quick
                import Nimble
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}PresenterSpec: QuickSpec {
                    override func spec() {
                        describe("sum") {
                            var sut: {{ prefix }}{{ module_info.name }}Presenter!

                            beforeEach {
                                sut = {{ prefix }}{{ module_info.name }}Presenter(interactor: InteractorStub())
                            }

                            it("adds all numbers") {
                                expect(sut.sum()).to(equal(7))
                            }
                        }
                    }
                }

                private final class InteractorStub: {{ prefix }}{{ module_info.name }}InteractorInput {
                    func obtain() -> [Int] { [3, 4] }
                }
                """,
            ],
            output: """
                     failed  Profile  (14 errors)
                     failed  Profile --prefix ZZ  (14 errors)
                     failed  Profile,URLPreview  (26 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfilePresenterSpec.swift:1:8: error: the module 'Quick' is missing
                 1 | import Quick
                   |        ^
                  note: nothing else declares 'QuickSpec', so this module or your app may do it
                  note: 12 more errors follow from this
                  from: own/page/Specs/presenter_spec.swift.liquid:1:8
                 1 | import Quick
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Quick' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                Tests/ShopTests/Profile/ProfilePresenterSpec.swift:2:8: error: the module 'Nimble' is missing
                 2 | import Nimble
                   |        ^
                  from: own/page/Specs/presenter_spec.swift.liquid:2:8
                 2 | import Nimble
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Nimble' in DIR and pass '--stubs DIR', or pass '--package DIR' with a package that depends on it
                  in: all 3 combinations, such as Profile
                """,
            status: 1
        ),
    ]
}
