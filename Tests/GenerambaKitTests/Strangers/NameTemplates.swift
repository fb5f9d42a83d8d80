/// Templates with names that are misspelled or printed twice.
extension StrangersTemplatesTests {
    static let nameTemplates = [
        StrangersTemplate(
            "three rambaspecs with one folder",
            [
                "page.rambaspec": """
                name: page
                summary: A page of the feed
                code_files:
                  - {name: ViewController.swift, path: Code/page_view.swift.liquid}
                  - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                test_files:
                  - {name: PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}
                """,
                "list.rambaspec": """
                name: list
                summary: A list
                code_files:
                  - {name: ViewController.swift, path: Code/list_view.swift.liquid}
                  - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                  - {name: Cell.swift, path: Code/cell.swift.liquid}
                test_files:
                  - {name: PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}
                """,
                "service.rambaspec": """
                name: service
                summary: A service without a screen
                code_files:
                  - {name: Service.swift, path: Code/service.swift.liquid}
                """,
                "Code/cell.swift.liquid": """
                {% include 'header' %}
                import UIKit

                final class {{ prefix }}{{ module_info.name }}Cell: UITableViewCell {
                    static let reuseIdentifier = "{{ prefix }}{{ module_info.name }}Cell"
                }
                """,
                "Code/list_view.swift.liquid": """
                {% include 'header' %}
                import UIKit

                final class {{ prefix }}{{ module_info.name }}ViewController: UITableViewController {
                    lazy var presenter = {{ prefix }}{{ module_info.name }}Presenter { [weak self] _ in self?.tableView.reloadData() }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register({{ prefix }}{{ module_info.name }}Cell.self, forCellReuseIdentifier: {{ prefix }}{{ module_info.name }}Cell.reuseIdentifer)
                        presenter.load()
                    }
                }
                """,
                "Code/page_view.swift.liquid": """
                {% include 'header' %}
                import UIKit

                final class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                    lazy var presenter = {{ prefix }}{{ module_info.name }}Presenter { [weak self] in self?.title = $0 }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter.load()
                    }
                }
                """,
                "Code/presenter.swift.liquid": """
                {% include 'header' %}
                final class {{ prefix }}{{ module_info.name }}Presenter {
                    private let show: (String) -> Void

                    init(show: @escaping (String) -> Void) { self.show = show }

                    func load() { show("{{ module_info.name }}") }
                }
                """,
                "Code/service.swift.liquid": """
                {% include 'header' %}
                import Foundation

                protocol {{ prefix }}{{ module_info.name }}Service {
                    func load(completion: @escaping (Result<[String], Error>) -> Void)
                }

                final class {{ prefix }}{{ module_info.name }}ServiceImpl: {{ prefix }}{{ module_info.name }}Service {
                    private let session: URLSession

                    init(session: URLSession = .shared) { self.session = session }

                    func load(completion: @escaping (Result<[String], Error>) -> Void) {
                        guard let url = URL(string: "https://example.org/{{ module_info.name | downcase }}") else { return }
                        session.dataTask(with: url) { data, _, error in
                            if let error = error { return completion(.failure(error)) }
                            completion(Result { try JSONDecoder().decode([String].self, from: data ?? Data()) })
                        }.resume()
                    }
                }
                """,
                "snippets/header.liquid": """
                //
                //  Created by {{ developer.name }} on {{ date }}.
                //  Copyright © {{ year }} {{ developer.company }}. All rights reserved.
                //
                """,
                "Tests/presenter_tests.swift.liquid": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
                    func testLoad() {
                        var titles: [String] = []
                        {{ prefix }}{{ module_info.name }}Presenter { titles.append($0) }.load()
                        XCTAssertEqual(titles, ["{{ module_info.name }}"])
                    }
                }
                """,
            ],
            output: """
                     failed  Profile  (1 error)
                     failed  Profile --prefix ZZ  (1 error)
                     failed  Profile,URLPreview  (2 errors)
                list: 3 combinations, all 3 failed
                         ok  Profile  (1 test)
                         ok  Profile --prefix ZZ  (1 test)
                         ok  Profile,URLPreview  (2 tests)
                page: 3 combinations, all 3 ok
                   compiled  Profile  (no tests)
                   compiled  Profile --prefix ZZ  (no tests)
                   compiled  Profile,URLPreview  (no tests)
                service: 3 combinations, all 3 compiled
                3 templates: 9 combinations, 3 ok, 3 compiled, 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileViewController.swift:12:82: error: type 'ProfileCell' has no member 'reuseIdentifer'
                 12 |         tableView.register(ProfileCell.self, forCellReuseIdentifier: ProfileCell.reuseIdentifer)
                    |                                                                                  ^
                  from: own/page/Code/list_view.swift.liquid:9:136
                 9 |         tableView.register({{ prefix }}{{ module_info.name }}Cell.self, forCellReuseIdentifier: {{ prefix }}{{ module_info.name }}Cell.reuseIdentifer)
                   |                                                                                                                                        ^
                  hint: did you mean 'reuseIdentifier'?
                  in: list, all 3 combinations, such as Profile
                """,
            status: 1,
            lint: """
                list: no problems
                page: no problems
                service: no problems
                """
        ),
        StrangersTemplate(
            "VIPER whose class has the name twice",
            [
                "page.rambaspec": """
                name: page
                summary: VIPER
                author: Team
                version: 1.0.0
                license: MIT
                code_files:
                - {name: ViewController.swift, path: Code/view.swift.liquid}
                - {name: Presenter.swift, path: Code/presenter.swift.liquid}
                - {name: Router.swift, path: Code/router.swift.liquid}
                """,
                "Code/presenter.swift.liquid": """
                //
                //  {{ prefix }}{{ module_info.name }}{{ module_info.file_name }}
                //  {{ module_info.project_name }}
                //

                import Foundation

                final class {{ prefix }}{{ module_info.name }}Presenter {
                    weak var view: {{ prefix }}{{ module_info.name }}ViewController?
                }
                """,
                "Code/router.swift.liquid": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}Router {
                    static func make() -> {{ prefix }}{{ module_info.name }}ViewController {
                        let view = {{ prefix }}{{ module_info.name }}ViewController()
                        view.presenter = {{ prefix }}{{ module_info.name }}Presenter()
                        view.presenter.view = view
                        return view
                    }
                }
                """,
                "Code/view.swift.liquid": """
                //
                //  {{ prefix }}{{ module_info.name }}{{ module_info.file_name }}
                //  {{ module_info.project_name }}
                //
                //  Created by {{ developer.name }} on {{ date }}.
                //

                import UIKit

                final class {{ module_info.name }}{{ module_info.file_name | remove: ".swift" }}: UIViewController {
                    var presenter: {{ prefix }}{{ module_info.name }}Presenter!
                }
                """,
            ],
            output: """
                     failed  Profile  (3 errors)
                     failed  Profile --prefix ZZ  (3 errors)
                     failed  Profile,URLPreview  (6 errors)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfilePresenter.swift:9:20: error: 'ProfileViewController' is declared with the module's name twice: 'ProfileProfileViewController'
                 9 |     weak var view: ProfileViewController?
                   |                    ^
                  note: 2 more errors follow from this
                  from: own/page/Code/presenter.swift.liquid:9:32
                 9 |     weak var view: {{ prefix }}{{ module_info.name }}ViewController?
                   |                                ^^^^^^^^^^^^^^^^^^^^^^
                  hint: print the name once
                  in: all 3 combinations, such as Profile
                """,
            status: 1,
            lint: "page: 2 warnings",
            findings: """
                own/page/Code/presenter.swift.liquid:2:5: warning: this prints the module's name twice: 'XYProfileXYProfilePresenter.swift'
                 2 | //  {{ prefix }}{{ module_info.name }}{{ module_info.file_name }}
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '{{ module_info.file_name }}'
                own/page/Code/view.swift.liquid:2:5: warning: this prints the module's name twice: 'XYProfileXYProfileViewController.swift'
                 2 | //  {{ prefix }}{{ module_info.name }}{{ module_info.file_name }}
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '{{ module_info.file_name }}'
                """
        ),
    ]
}
