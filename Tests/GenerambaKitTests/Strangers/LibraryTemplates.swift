/// Templates with libraries for screens.
extension StrangersTemplatesTests {
    static let libraryTemplates = [
        StrangersTemplate(
            "MVVM with RxSwift and RxCocoa",
            [
                "page.rambaspec": """
                name: page
                summary: A screen with RxSwift
                version: 0.3.1
                author: Mobile guild
                license: MIT
                dependencies:
                - RxSwift
                - RxCocoa
                code_files:
                - name: ViewModel.swift
                  path: viewmodel.swift.liquid
                - name: ViewController.swift
                  path: viewcontroller.swift.liquid
                - name: Service.swift
                  path: service.swift.liquid
                """,
                "service.swift.liquid": """
                import RxSwift

                protocol {{ prefix }}{{ module_info.name }}Service {
                    func items() -> Single<[String]>
                }
                """,
                "viewcontroller.swift.liquid": """
                import UIKit
                import RxSwift
                import RxCocoa

                final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                    private let tableView = UITableView()
                    private let refreshControl = UIRefreshControl()
                    private let disposeBag = DisposeBag()
                    private let viewModel: {{ prefix }}{{ module_info.name }}ViewModel

                    init(viewModel: {{ prefix }}{{ module_info.name }}ViewModel) {
                        self.viewModel = viewModel
                        super.init(nibName: nil, bundle: nil)
                    }

                    required init?(coder: NSCoder) {
                        fatalError("init(coder:) has not been implemented")
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.refreshControl = refreshControl
                        view.addSubview(tableView)
                        bind()
                    }

                    private func bind() {
                        let refresh = refreshControl.rx.controlEvent(.valueChanged).asDriver()
                        let output = viewModel.transform(input: .init(refresh: refresh))
                        output.items
                            .drive(tableView.rx.items(cellIdentifier: "Cell")) { _, item, cell in
                                cell.textLabel?.text = item
                            }
                            .disposed(by: disposeBag)
                        output.isLoading.drive(refreshControl.rx.isRefreshing).disposed(by: disposeBag)
                    }
                }
                """,
                "viewmodel.swift.liquid": """
                //
                //  {{ module_info.file_name }}
                //  Created by {{ developer.name }} on {{ date }}.
                //

                import Foundation
                import RxSwift
                import RxCocoa

                protocol {{ prefix }}{{ module_info.name }}ViewModelType {
                    associatedtype Input
                    associatedtype Output
                    func transform(input: Input) -> Output
                }

                final class {{ prefix }}{{ module_info.name }}ViewModel: {{ prefix }}{{ module_info.name }}ViewModelType {
                    struct Input {
                        let refresh: Driver<Void>
                    }

                    struct Output {
                        let items: Driver<[String]>
                        let isLoading: Driver<Bool>
                    }

                    private let loading = BehaviorRelay<Bool>(value: false)
                    private let service: {{ prefix }}{{ module_info.name }}Service

                    init(service: {{ prefix }}{{ module_info.name }}Service) {
                        self.service = service
                    }

                    func transform(input: Input) -> Output {
                        let items = input.refresh.flatMapLatest { [service, loading] in
                            service.items()
                                .do(onSubscribe: { loading.accept(true) }, onDispose: { loading.accept(false) })
                                .asDriver(onErrorJustReturn: [])
                        }
                        return Output(items: items, isLoading: loading.asDriver())
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (12 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileViewModel.swift:7:8: error: the module 'RxSwift' is missing
                 7 | import RxSwift
                   |        ^
                  note: nothing else declares 'Driver', 'BehaviorRelay', 'Single', 'DisposeBag', so this module or your app may do it
                  note: 10 more errors follow from this
                  from: own/page/viewmodel.swift.liquid:7:8
                 7 | import RxSwift
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'RxSwift' in DIR and pass '--stubs DIR'
                  in: Profile
                Sources/Shop/Profile/ProfileViewModel.swift:8:8: error: the module 'RxCocoa' is missing
                 8 | import RxCocoa
                   |        ^
                  from: own/page/viewmodel.swift.liquid:8:8
                 8 | import RxCocoa
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'RxCocoa' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        StrangersTemplate(
            "MVP with SnapKit, with stubs",
            snapKit.with(stubs: [
                "Stubs/SnapKit/SnapKit.swift": """
                import UIKit

                @MainActor public struct Constraints {
                    public let view: UIView
                    public var top: Any { view }
                    public func makeConstraints(_ make: (Maker) -> Void) { make(Maker()) }
                }

                @MainActor public final class Maker {
                    public var top: Maker { self }
                    public var leading: Maker { self }
                    public var trailing: Maker { self }
                    public var height: Maker { self }
                    @discardableResult public func equalTo(_ other: Any) -> Maker { self }
                    @discardableResult public func equalToSuperview() -> Maker { self }
                    @discardableResult public func offset(_ value: CGFloat) -> Maker { self }
                    @discardableResult public func inset(_ value: CGFloat) -> Maker { self }
                }

                extension UIView {
                    public var snp: Constraints { Constraints(view: self) }
                }

                extension UILayoutGuide {
                    @MainActor public var snp: Constraints { Constraints(view: UIView()) }
                }
                """
            ]),
            output: """
                         ok  Profile  (1 test)
                page: 1 combination, 1 ok
                """
        ),
    ]

    private static let snapKit = [
        "page.rambaspec": """
        name: page
        summary: MVP, views in code
        author: A. Developer
        version: 1.0.0
        license: MIT
        dependencies: [SnapKit]
        code_files:
          - {name: View.swift, path: Code/view.swift.mustache}
          - {name: Presenter.swift, path: Code/presenter.swift.mustache}
          - {name: ViewController.swift, path: Code/controller.swift.mustache}
        test_files:
          - {name: PresenterTests.swift, path: Tests/presenter.swift.mustache}
        """,
        "Code/controller.swift.mustache": """
        import UIKit

        final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
            private let contentView = {{ prefix }}{{ module_info.name }}View()
            private let presenter: {{ prefix }}{{ module_info.name }}PresenterProtocol

            init(presenter: {{ prefix }}{{ module_info.name }}PresenterProtocol) {
                self.presenter = presenter
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func loadView() { view = contentView }

            override func viewDidLoad() {
                super.viewDidLoad()
                let action = UIAction { [presenter] _ in presenter.didTapButton() }
                contentView.button.addAction(action, for: .touchUpInside)
            }
        }
        """,
        "Code/presenter.swift.mustache": """
        protocol {{ prefix }}{{ module_info.name }}PresenterProtocol: AnyObject {
            func didTapButton()
        }

        final class {{ prefix }}{{ module_info.name }}Presenter: {{ prefix }}{{ module_info.name }}PresenterProtocol {
            private(set) var taps = 0

            func didTapButton() { taps += 1 }
        }
        """,
        "Code/view.swift.mustache": """
        import UIKit
        import SnapKit

        final class {{ prefix }}{{ module_info.name }}View: UIView {
            private let stackView: UIStackView = {
                let stackView = UIStackView()
                stackView.axis = .vertical
                stackView.spacing = 8
                return stackView
            }()
            let button = UIButton(type: .system)

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(stackView)
                stackView.addArrangedSubview(button)
                makeConstraints()
            }

            required init?(coder: NSCoder) { nil }

            private func makeConstraints() {
                stackView.snp.makeConstraints { make in
                    make.top.equalTo(safeAreaLayoutGuide.snp.top).offset(16)
                    make.leading.trailing.equalToSuperview().inset(16)
                }
                button.snp.makeConstraints { $0.height.equalTo(44) }
            }
        }
        """,
        "Tests/presenter.swift.mustache": """
        import XCTest
        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
            func testTap() {
                let presenter = {{ prefix }}{{ module_info.name }}Presenter()
                presenter.didTapButton()
                XCTAssertEqual(presenter.taps, 1)
            }
        }
        """,
    ]
}
